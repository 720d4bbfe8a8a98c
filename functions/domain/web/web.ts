/** Why no page came: each is a fact about the site, not an error of ours. */
export type Unreachable =
  | 'no_such_host'
  | 'dns_unanswered'
  | 'refused_address'
  | 'connection_failed'
  | 'tls_failed'
  | 'timed_out'
  | 'too_many_redirects'
  | 'bad_url'
  | 'bad_answer';

/** An answer with any HTTP status. `url` is where the redirects ended; `redirects` are the URLs on the way to it. */
export interface Page {
  readonly outcome: 'page';
  readonly requestedUrl: string;
  readonly url: string;
  readonly redirects: readonly string[];
  readonly status: number;
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decompressed bytes, cut at `maxBytes`. */
  readonly body: Uint8Array;
  readonly truncated: boolean;
  /** ISO 8601 in UTC. */
  readonly fetchedAt: string;
}

export interface NoPage {
  readonly outcome: 'unreachable';
  readonly requestedUrl: string;
  readonly reason: Unreachable;
}

export interface GetOptions {
  /** Ends the request when it fires; what was underway counts as `timed_out`. */
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole exchange, redirects included. Default 10,000. */
  readonly timeoutMs?: number;
  /** Bytes kept of the decompressed body. Default 2,000,000. */
  readonly maxBytes?: number;
  /** What this URL's own origin is told beside the usual headers, names in lower case; no redirect takes them elsewhere. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The web as the engine sees it: http and https GET by a named user agent, following at most five redirects, never
 * to an address that is not public. Never throws for what a site does.
 */
export interface Web {
  get(url: string, options?: GetOptions): Promise<Page | NoPage>;
}
