import * as z from 'zod';
import type {
  Candidate,
  CompanySource,
  DirectoryCompany,
} from '../../../domain/companies/candidates/company-source.ts';
import { cleanName } from '../../../domain/companies/name/company-name.ts';
import { registrableDomain } from '../../../domain/companies/name/domain-name.ts';
import { synonymsOf, tellingWords } from '../../../domain/companies/name/lines-of-business.ts';
import type { NameReading } from '../../../domain/companies/name/name-reading.ts';
import { rankDirectory } from '../../../domain/companies/rank/rank-directory.ts';
import type { Web } from '../../../domain/web/web.ts';
import { jsonService } from './ask-service.ts';

/** The maximum number of items of each of the two searches. Items that do not fit the name are dropped. */
const maxItemsAsked = 80;
const maxWords = 8;
/** Nobody has reviewed these as the directory was, so they rank after similar companies of the directory. */
const trust = 0.9;

/** Business, company, enterprise, public company. */
const companyKinds = ['Q4830453', 'Q783794', 'Q6881511', 'Q891723'];
/** People have official websites too, and are found most often. */
const human = 'Q5';

const text = z.object({ value: z.string().max(2_000) });
const item = z.object({
  item: text,
  itemLabel: text,
  itemDescription: text.optional(),
  site: text,
  lines: text.optional(),
  country: text.optional(),
});
/** The format of SPARQL results: https://www.w3.org/TR/sparql11-results-json/ */
const results = z.object({ results: z.object({ bindings: z.array(z.unknown()) }) });

/**
 * Finds companies that Wikidata describes in the words of the name and whose official website it knows,
 * through its query service. https://www.mediawiki.org/wiki/Wikidata_Query_Service/User_Manual
 */
export function wikidataSource(options: {
  readonly web: Web;
  /** The SPARQL endpoint, such as `https://query.wikidata.org/sparql`. */
  readonly url: string;
  readonly now?: () => Date;
}): CompanySource {
  const { web, url, now = () => new Date() } = options;
  const ask = jsonService(web, results, now);
  return {
    name: 'wikidata',
    kind: 'topic',
    async candidates({ reading, domain, amount }, signal) {
      const words = searchWords(reading);
      if (words.length === 0) return [];
      const question = new URL(url);
      question.searchParams.set('query', sparql(words));
      question.searchParams.set('format', 'json');
      const { answer, fetchedAt } = await ask(
        { url: question.href, headers: { accept: 'application/sparql-results+json' } },
        signal,
      );
      const companies = new Map<string, Described>();
      for (const binding of answer.results.bindings) {
        const described = describedBy(binding);
        if (described !== null && !companies.has(described.domain))
          companies.set(described.domain, described);
      }
      return rankDirectory([...companies.values()], { reading, domain, register: 'Wikidata' })
        .slice(0, Math.max(3 * amount, amount + 15))
        .flatMap(({ company, match, strength }): Candidate[] => {
          const described = companies.get(company.domain);
          if (described === undefined) return [];
          const { name, industry, domain: site, evidenceUrl, description } = described;
          const snippet = `Described in Wikidata as ${description || industry}; official website ${site}`;
          return [
            {
              kind: 'topic',
              domain: site,
              name,
              industry,
              match,
              strength: Math.round(strength * trust * 1e4) / 1e4,
              evidence: {
                source: 'wikidata',
                url: evidenceUrl,
                fetched_at: fetchedAt,
                snippet: snippet.slice(0, 300),
              },
            },
          ];
        });
    },
  };
}

type Described = DirectoryCompany & { readonly description: string; readonly evidenceUrl: string };

/** Reads a company from one row of the answer. Returns null if the row does not describe one. */
function describedBy(binding: unknown): Described | null {
  const { data } = item.safeParse(binding);
  const id = /\/(Q\d+)$/.exec(data?.item.value ?? '')?.[1];
  const site = data?.site.value ?? '';
  const domain = /^https?:/.test(site) ? registrableDomain(site) : null;
  const name = cleanName(data?.itemLabel.value ?? '');
  // Wikidata labels an item with its id if it has no label in our languages.
  if (data === undefined || id === undefined || domain === null || name === '' || name === id) return null;
  const description = plain(data.itemDescription?.value ?? '');
  const lines = (data.lines?.value ?? '').split('|').map(plain).filter(Boolean);
  return {
    name,
    domain,
    industry: lines[0] ?? description,
    keywords: [...lines.slice(1, 4), ...(lines.length > 0 && description !== '' ? [description] : [])],
    country: data.country?.value ?? '',
    description,
    evidenceUrl: `https://www.wikidata.org/wiki/${id}`,
  };
}

function plain(line: string): string {
  return line
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}

/** Letters and digits only, so that no part of a name is read as SPARQL. */
function searchWords({ words }: NameReading): string[] {
  const main = tellingWords(words);
  return [...new Set([...main, ...main.flatMap((word) => [...synonymsOf(word)])])]
    .filter((word) => /^[\p{L}\p{N}]{2,30}$/u.test(word))
    .slice(0, maxWords);
}

/**
 * Searches Wikidata's texts twice, through its MWAPI service, and fetches the facts of the items found, in one query:
 * items that are called a company outright, and items of any kind that is a subclass of one, such as a brewery or a
 * law firm. Their classes are followed upwards from the few items found, which is what the hint says: downwards there
 * are tens of thousands. https://www.wikidata.org/wiki/Wikidata:SPARQL_query_service/query_optimization
 */
function sparql(words: readonly string[]): string {
  const text = `${words.join(' OR ')} haswbstatement:P856`;
  const outright = companyKinds.map((kind) => `P31=${kind}`).join('|');
  const kinds = companyKinds.map((kind) => `wd:${kind}`).join(' ');
  return `SELECT ?item ?itemLabel ?itemDescription ?site
  (GROUP_CONCAT(DISTINCT ?line; separator="|") AS ?lines) (SAMPLE(?code) AS ?country) WHERE {
  {
    SELECT DISTINCT ?item WHERE {
      { ${searchOf(`${text} haswbstatement:${outright}`)} }
      UNION
      {
        { SELECT ?item WHERE { ${searchOf(`${text} -haswbstatement:P31=${human}`)} } }
        VALUES ?kind { ${kinds} }
        ?item wdt:P31/wdt:P279* ?kind. hint:Prior hint:gearing "forward".
      }
    }
  }
  ?item wdt:P856 ?site.
  FILTER NOT EXISTS { ?item wdt:P576 ?dissolved. }
  OPTIONAL { ?item wdt:P452 ?industry. ?industry rdfs:label ?line. FILTER(LANG(?line) = "en") }
  OPTIONAL { ?item wdt:P17/wdt:P297 ?code. }
  SERVICE wikibase:label { bd:serviceParam wikibase:language "en,mul,de,fr,es,it,nl,pt". }
}
GROUP BY ?item ?itemLabel ?itemDescription ?site
LIMIT ${2 * maxItemsAsked}`;
}

function searchOf(text: string): string {
  return `SERVICE wikibase:mwapi {
        bd:serviceParam wikibase:endpoint "www.wikidata.org";
          wikibase:api "Generator";
          wikibase:limit ${maxItemsAsked};
          mwapi:generator "search";
          mwapi:gsrsearch "${text}";
          mwapi:gsrlimit "${maxItemsAsked}".
        ?item wikibase:apiOutputItem mwapi:title.
      }`;
}
