import { registrableDomain } from '../../companies/name/domain-name.ts';
import { readPageText } from '../../companies/proof/page-text.ts';
import { judgePage } from '../../companies/proof/page-verdict.ts';
import type { Page } from '../../web/web.ts';

/**
 * Why a home page, of which `html` is the decoded text, contains no company's contacts, as a readable sentence, by the rules of `find`. Returns null if it
 * may be a company's.
 */
export function whyNoCompany(home: Page, html: string, domain: string): string | null {
  const text = readPageText(html, home.url);
  const candidateDomain = registrableDomain(domain) ?? domain;
  const context = { candidateDomain, targetDomain: '' };
  const { kind } = judgePage(home, text, registrableDomain(home.url) ?? candidateDomain, context);
  if (kind === 'parked') return 'The domain is parked: no company uses it';
  return kind === 'for_sale' ? 'The domain is for sale: no company uses it' : null;
}
