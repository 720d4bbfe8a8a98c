export interface MailExchange {
  readonly priority: number;
  /** Host name in lower case; `''` or `.` is the null MX of RFC 7505. */
  readonly exchange: string;
}

/**
 * What DNS said. `no_such_name` is NXDOMAIN, `no_records` a name without records of that type, and `unanswered` a
 * SERVFAIL, refusal or timeout, after which nothing is known.
 */
export type DnsAnswer<Record> =
  | { readonly outcome: 'found'; readonly records: readonly Record[] }
  | { readonly outcome: 'no_such_name' | 'no_records' | 'unanswered' };

export interface DnsOptions {
  readonly signal?: AbortSignal;
}

/** DNS as the engine uses it. Never throws for what a zone does. Names are ASCII (punycode), without a final dot. */
export interface Dns {
  /** IPv4 and IPv6 addresses together. */
  addresses(name: string, options?: DnsOptions): Promise<DnsAnswer<string>>;
  mailExchanges(name: string, options?: DnsOptions): Promise<DnsAnswer<MailExchange>>;
}

/** Where texts (TXT records) are looked up; each record is one text, however many strings it was written in. */
export interface TextDns {
  texts(name: string, options?: DnsOptions): Promise<DnsAnswer<string>>;
}
