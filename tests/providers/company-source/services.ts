import type { IncomingHttpHeaders } from 'node:http';
import type { CompanySource } from '../../../functions/domain/companies/candidates/company-source.ts';
import { parseDomainName } from '../../../functions/domain/companies/name/domain-name.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import type { Web } from '../../../functions/domain/web/web.ts';
import { braveSearchSource } from '../../../functions/providers/company-source/service/brave-search.ts';
import { overpassSource } from '../../../functions/providers/company-source/service/overpass.ts';
import { wikidataSource } from '../../../functions/providers/company-source/service/wikidata.ts';
import { webOf } from '../web/local-sites.ts';

export const at = new Date('2026-11-05T10:00:00.000Z');

/** A request to a service. */
interface Asked {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
}

/** An HTTP answer. `hangs` sends its headers and then nothing more. */
export interface Wire {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hangs?: boolean;
}

/** One of the services, how to open a source with it, and an answer in its format with one company. */
export interface Service {
  readonly name: string;
  open(web: Web, now: () => Date): CompanySource;
  readonly domain: string;
  readonly answer: string;
  readonly found: string;
}

/** An item of Wikidata as a row of SPARQL's JSON results. */
export function row(item: string, name: string, site: string, more: Record<string, string> = {}): object {
  const values = { item: `http://www.wikidata.org/entity/${item}`, itemLabel: name, site, ...more };
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      { type: key === 'item' || key === 'site' ? 'uri' : 'literal', value },
    ]),
  );
}

export function rows(...bindings: readonly unknown[]): string {
  return JSON.stringify({ head: { vars: ['item'] }, results: { bindings } });
}

export function ranked(...results: readonly object[]): string {
  return JSON.stringify({ type: 'search', web: { type: 'search', results } });
}

export function mapped(...elements: readonly unknown[]): string {
  return JSON.stringify({ version: 0.6, generator: 'Overpass API', elements });
}

export const services: readonly Service[] = [
  {
    name: 'Wikidata',
    open: (web, now) => wikidataSource({ web, url: 'http://query.wikidata.example/sparql', now }),
    domain: 'cloudpayments.example',
    answer: rows(
      row('Q1', 'Alder Payments', 'https://alder.example/', { itemDescription: 'payment company' }),
    ),
    found: 'alder.example',
  },
  {
    name: 'Brave Search',
    open: (web, now) =>
      braveSearchSource({
        web,
        url: 'http://api.search.example/res/v1/web/search',
        key: async () => 'the-key',
        now,
      }),
    domain: 'cloudpayments.example',
    answer: ranked({
      url: 'https://www.alder.example/pay',
      title: 'Alder',
      description: 'Cloud <strong>payments</strong>',
    }),
    found: 'alder.example',
  },
  {
    name: 'Overpass',
    open: (web, now) => overpassSource({ web, url: 'http://overpass.example/api/interpreter', now }),
    domain: 'austinroofing.example',
    answer: mapped({ type: 'node', id: 7, tags: { name: 'Alder Roofs', website: 'https://alder.example' } }),
    found: 'alder.example',
  },
];

/** Opens a source with a service on loopback that answers as instructed and records its requests. */
export async function openSource(service: Service, answer: () => Wire, now = () => at) {
  const asked: Asked[] = [];
  const { web } = await webOf(
    (request, response) => {
      asked.push({ url: new URL(request.url ?? '', 'http://service.example'), headers: request.headers });
      const { status = 200, body = '', headers = {}, hangs = false } = answer();
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.write(body);
      if (!hangs) response.end();
    },
    { now },
  );
  const source = service.open(web, now);
  return {
    asked,
    candidates: (domain = service.domain, signal = AbortSignal.timeout(10_000)) =>
      source.candidates(
        { domain, reading: readName(parseDomainName(domain)?.label ?? ''), amount: 10 },
        signal,
      ),
  };
}

/** The service of that name. */
export function serviceNamed(name: string): Service {
  const found = services.find((service) => service.name === name);
  if (found === undefined) throw new Error(`There is no service ${name}`);
  return found;
}
