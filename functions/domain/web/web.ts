/** Why no page came. Each reason is a fact about the site, not an error of ours. */
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

/** An answer with any HTTP status. `url` is where the redirects ended; `redirects` are the URLs before it. */
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
  /** Ends the request when it fires; an interrupted request counts as `timed_out`. */
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole exchange, including redirects. Default 10,000. */
  readonly timeoutMs?: number;
  /** Maximum bytes of the decompressed body. Default 2,000,000. */
  readonly maxBytes?: number;
  /**
   * Additional headers for this URL's own origin, names in lower case. They are not sent to other origins after a
   * redirect.
   */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The web as the engine uses it: http and https GET by a named user agent, with at most five redirects, only to
 * public addresses. Never throws for what a site does.
 */
export interface Web {
  get(url: string, options?: GetOptions): Promise<Page | NoPage>;
}
