import type { Unreachable } from '../../domain/web/web.ts';

/** Broken compression (zlib, brotli), too many headers, a length that is not the body's. */
const BROKEN_ANSWER =
  /^(Z_|ERR__ERROR_|ERR_BROTLI|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)/;

/** Carries the reason why no page came from the place that knows it to `Web.get`. */
export class UnreachableError extends Error {
  readonly reason: Unreachable;

  constructor(reason: Unreachable, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'UnreachableError';
    this.reason = reason;
  }
}

/** Reads the code that Node, undici and OpenSSL put on their errors; `''` when there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Names what an error of undici, zlib or the socket says about the site. */
export function unreachableReason(error: unknown): Unreachable {
  if (error instanceof UnreachableError) return error.reason;
  const code = errorCode(error);
  if (/TIMEDOUT|TIMEOUT/.test(code)) return 'timed_out';
  if (isParserError(error) || BROKEN_ANSWER.test(code)) return 'bad_answer';
  // Alerts of TLS 1.3 can arrive after the handshake, as when the site asks for a client certificate.
  if (/^(ERR_SSL|ERR_TLS)/.test(code)) return 'tls_failed';
  if (code === 'UND_ERR_INVALID_ARG') return 'bad_url';
  return 'connection_failed';
}

/** By name: undici's class would bring all of undici along, also where only addresses are checked. */
function isParserError(error: unknown): boolean {
  return error instanceof Error && error.name === 'HTTPParserError';
}
