import type { HttpResponse } from '../http/http-message.ts';
import { renderPage } from '../http/page.ts';

/** A page of the local Google, which no other site may embed. */
export function pageResponse(page: Parameters<typeof renderPage>[0]): HttpResponse {
  return {
    status: 200,
    headers: new Map([
      ['content-type', ['text/html; charset=utf-8']],
      ['cache-control', ['no-store']],
      ['content-security-policy', ["default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"]],
    ]),
    body: Buffer.from(renderPage(page)),
  };
}
