import type { Page } from '../../web/web.ts';
import { type PoliteRequests, sentenceFor } from './polite-requests.ts';

/**
 * What answers for a domain: over HTTPS or else HTTP, with `www.` if it does not answer without. Leads to a sentence that
 * says why if nothing answers or robots.txt forbids it.
 */
export async function homeAnswer(
  domain: string,
  requests: PoliteRequests,
  signal: AbortSignal,
): Promise<{ page: Page } | { error: string }> {
  const bases = [
    `https://${domain}/`,
    `http://${domain}/`,
    ...(domain.startsWith('www.') ? [] : [`https://www.${domain}/`, `http://www.${domain}/`]),
  ];
  let failure = 'The site could not be reached';
  for (const base of bases) {
    if (signal.aborted) return { error: 'The site did not answer in time' };
    const rules = await requests.rulesFor(base);
    if ('outcome' in rules) {
      failure = sentenceFor(rules);
      if (rules.reason === 'timed_out' || rules.reason === 'dns_unanswered') break;
      continue;
    }
    if (!rules.allows(base)) return { error: "The site's robots.txt does not allow reading it" };
    const page = await requests.get(base);
    if (page.outcome === 'page') return { page };
    failure = sentenceFor(page);
    if (page.reason === 'timed_out') break;
  }
  return { error: failure };
}
