import * as z from 'zod';
import type { Candidate, CompanySource } from '../../../domain/companies/candidates/company-source.ts';
import { registrableDomain } from '../../../domain/companies/name/domain-name.ts';
import type { Web } from '../../../domain/web/web.ts';
import { jsonService } from './ask-service.ts';

/**
 * The API's maximum for one query: https://api-dashboard.search.brave.com/app/documentation/web-search/query
 */
const maxResults = 20;
const maxSnippetLength = 240;

const result = z.object({
  url: z.string().max(2_000),
  title: z.string(),
  description: z.string().optional(),
});
const answers = z.object({ web: z.object({ results: z.array(z.unknown()) }).optional() });

/**
 * Finds the sites that rank for the words of the name, through Brave's search API, which requires a key.
 * Sites that rank for everything are excluded as leads for every source. Whether a site belongs to a company
 * is checked on its own page.
 */
export function braveSearchSource(options: {
  readonly web: Web;
  /** The endpoint of web search, such as `https://api.search.brave.com/res/v1/web/search`. */
  readonly url: string;
  readonly key: () => Promise<string>;
  readonly now?: () => Date;
}): CompanySource {
  const { web, url, key, now = () => new Date() } = options;
  const ask = jsonService(web, answers, now);
  return {
    name: 'brave-search',
    kind: 'topic',
    async candidates({ reading }, signal) {
      // A made-up word only leads to itself.
      if (reading.brandable || reading.words.length === 0) return [];
      const words = reading.words.join(' ');
      const question = new URL(url);
      question.searchParams.set('q', words);
      question.searchParams.set('count', String(maxResults));
      question.searchParams.set('result_filter', 'web');
      const { answer, fetchedAt } = await ask(
        { url: question.href, headers: { 'x-subscription-token': await key() } },
        signal,
      );
      const ranked = new Map<string, z.infer<typeof result>>();
      for (const one of answer.web?.results ?? []) {
        const { data } = result.safeParse(one);
        const domain = registrableDomain(data?.url ?? '');
        if (data !== undefined && domain !== null && !ranked.has(domain)) ranked.set(domain, data);
      }
      return [...ranked].map(([domain, { url: seen, title, description = '' }], index): Candidate => {
        return {
          kind: 'topic',
          domain,
          match: `ranks ${ordinal(index + 1)} in a web search for "${words}", the words`,
          strength: Math.round((0.85 - 0.02 * index) * 1e4) / 1e4,
          evidence: {
            source: 'brave-search',
            url: seen,
            fetched_at: fetchedAt,
            snippet: withoutMarkup(`${title}: ${description}`).slice(0, maxSnippetLength),
          },
        };
      });
    },
  };
}

/** Descriptions contain tags that mark the matching words. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<\/?strong>/g, '')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
}

function ordinal(rank: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' } as Partial<Record<Intl.LDMLPluralRule, string>>;
  return `${rank}${ending[new Intl.PluralRules('en', { type: 'ordinal' }).select(rank)] ?? 'th'}`;
}
