import type { HttpRequest, HttpResponse } from '../../http/http-message.ts';
import { renderPage } from '../../http/page.ts';
import type { Account } from '../account.ts';
import { runDue } from '../time.ts';
import { checkoutPage } from './checkout-page.ts';
import { nothingHere, type Page } from './display.ts';
import { overviewPage } from './overview-page.ts';
import { invoicePage, portalPage } from './portal-page.ts';

const pages: { path: RegExp; answer(account: Account, id: string, form: URLSearchParams | null): Page }[] = [
  { path: /^\/()$/, answer: (account, _, form) => overviewPage(account, form) },
  { path: /^\/c\/pay\/(\w+)$/, answer: checkoutPage },
  { path: /^\/p\/session\/(\w+)$/, answer: portalPage },
  { path: /^\/i\/(\w+)$/, answer: invoicePage },
];

/** Serves the pages that people see: payment, portal, invoice and overview. A form is handled in one transaction. */
export function answerPage(account: Account, request: HttpRequest): HttpResponse {
  runDue(account);
  const form = request.method === 'POST' ? new URLSearchParams(request.body?.toString('utf8')) : null;
  const page = account.ledger.transaction(() => {
    for (const { path, answer } of pages) {
      const id = path.exec(request.path)?.[1];
      if (id !== undefined) return answer(account, id, form);
    }
    return nothingHere();
  });
  if ('redirect' in page) {
    return { status: 303, headers: new Map([['location', [page.redirect]]]), body: Buffer.alloc(0) };
  }
  return {
    status: page.status ?? 200,
    headers: new Map([
      ['content-type', ['text/html; charset=utf-8']],
      ['cache-control', ['no-store']],
      ['content-security-policy', ["default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"]],
    ]),
    body: Buffer.from(renderPage({ ...page, heading: page.title })),
  };
}
