import type { Unreachable } from '../../domain/web/web.ts';

/** Broken compression (zlib, brotli), too many headers, or a wrong content length. */
const BROKEN_ANSWER =
  /^(Z_|ERR__ERROR_|ERR_BROTLI|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)/;

/** Carries the reason for a missing page from where it is known to `Web.get`. */
export class UnreachableError extends Error {
  readonly reason: Unreachable;

  constructor(reason: Unreachable, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'UnreachableError';
    this.reason = reason;
  }
}

/** Returns the code of an error from Node, undici or OpenSSL; `''` if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Says what an error of undici, zlib or the socket means for the site. */
export function unreachableReason(error: unknown): Unreachable {
  if (error instanceof UnreachableError) return error.reason;
  const code = errorCode(error);
  if (/TIMEDOUT|TIMEOUT/.test(code)) return 'timed_out';
  if (isParserError(error) || BROKEN_ANSWER.test(code)) return 'bad_answer';
  // TLS 1.3 alerts can arrive after the handshake, for example when the site wants a client certificate.
  if (/^(ERR_SSL|ERR_TLS)/.test(code)) return 'tls_failed';
  if (code === 'UND_ERR_INVALID_ARG') return 'bad_url';
  return 'connection_failed';
}

/**
 * Compares the name: importing undici's class would bundle all of undici where only addresses are checked.
 */
function isParserError(error: unknown): boolean {
  return error instanceof Error && error.name === 'HTTPParserError';
}
