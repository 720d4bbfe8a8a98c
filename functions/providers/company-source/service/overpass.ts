import * as z from 'zod';
import type { Candidate, CompanySource } from '../../../domain/companies/candidates/company-source.ts';
import { cleanName } from '../../../domain/companies/name/company-name.ts';
import { parseDomainName, registrableDomain } from '../../../domain/companies/name/domain-name.ts';
import { type LocalTrade, readLocalTrade } from '../../../domain/companies/name/local-trade.ts';
import type { Web } from '../../../domain/web/web.ts';
import { jsonService } from './ask-service.ts';

/** How far from the middle of a place a firm still counts as being there, in metres. */
const radius = 15_000;
const maxElements = 120;
/** Limits that the server enforces: seconds, and bytes of memory. */
const queryLimits = '[timeout:5][maxsize:33554432]';
/** https://www.openstreetmap.org/copyright */
const attribution = '© OpenStreetMap contributors, ODbL';

const element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.int().nonnegative(),
  tags: z.record(z.string(), z.string()),
});
const answers = z.object({ elements: z.array(z.unknown()), remark: z.string().optional() });

/**
 * Finds firms of a trade in a place, for names that say exactly that (`austinroofing`): those whose website
 * OpenStreetMap knows, through an Overpass server.
 * https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL
 */
export function overpassSource(options: {
  readonly web: Web;
  /** The interpreter, such as `https://overpass-api.de/api/interpreter`. */
  readonly url: string;
  readonly now?: () => Date;
}): CompanySource {
  const { web, url, now = () => new Date() } = options;
  const ask = jsonService(web, answers, now);
  return {
    name: 'openstreetmap',
    kind: 'topic',
    async candidates({ domain, amount }, signal) {
      const local = readLocalTrade(parseDomainName(domain)?.label ?? '');
      if (local === null) return [];
      const question = new URL(url);
      question.searchParams.set('data', overpassQuery(local));
      const { answer, fetchedAt } = await ask({ url: question.href }, signal);
      // When Overpass runs out of time, it answers 200 with a partial result and a remark.
      if (answer.remark?.includes('error')) throw new Error('Overpass did not finish the query');
      const firms = new Map<string, Candidate>();
      for (const one of answer.elements) {
        const firm = firmOf(one, local, fetchedAt);
        if (firm !== null && !firms.has(firm.domain)) firms.set(firm.domain, firm);
      }
      return [...firms.values()]
        .sort((a, b) => b.strength - a.strength || a.domain.localeCompare(b.domain))
        .slice(0, Math.max(3 * amount, amount + 15));
    },
  };
}

function overpassQuery({ tags, latitude, longitude }: LocalTrade): string {
  const around = `(around:${radius},${latitude},${longitude})`;
  const statements = tags.flatMap((tag) => {
    const [key, value] = tag.split('=');
    return ['website', 'contact:website'].map((site) => `nwr${around}["${key}"="${value}"]["${site}"];`);
  });
  return `[out:json]${queryLimits};(${statements.join('')});out tags ${maxElements};`;
}

function firmOf(one: unknown, { trade, place }: LocalTrade, fetchedAt: string): Candidate | null {
  const { data } = element.safeParse(one);
  const website = data?.tags.website ?? data?.tags['contact:website'] ?? '';
  const domain = registrableDomain(website.split(/[\s;]/)[0] ?? '');
  const name = cleanName(data?.tags.name ?? '');
  if (data === undefined || domain === null || name === '') return null;
  return {
    kind: 'topic',
    domain,
    name,
    industry: trade.charAt(0).toUpperCase() + trade.slice(1),
    match: `is mapped as ${/^[aeiou]/.test(trade) ? 'an' : 'a'} ${trade} in ${place}, the trade and the place`,
    strength: name.toLowerCase().includes(place.toLowerCase()) ? 0.95 : 0.9,
    evidence: {
      source: 'openstreetmap',
      url: `https://www.openstreetmap.org/${data.type}/${data.id}`,
      fetched_at: fetchedAt,
      snippet: `${name}: ${trade} in ${place}, website ${domain}. ${attribution}`.slice(0, 300),
    },
  };
}
