import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The searched name, to which all companies of this web are related. */
export const searched = 'solarroof.example';

/** The latency of every answer of this web, in milliseconds. */
export const latency = { dnsMs: 20, connectMs: 40, responseMs: 120 };

/** The additional latency of each page of the slow company, in milliseconds. */
export const slowMs = 500;

/** Milliseconds between the starts of two requests to one site, as the reader of contacts pauses by default. */
const pauseMs = 100;
const pagesPerCompany = 5;

/**
 * The least that a session over this web can take, from its latencies alone: the name and home page of the slow
 * company, whose lead is written once its page is there; then, if its site is to be read, its name, its robots.txt on
 * a new connection, its home page, and the others one pause apart; then the name of its mail domain.
 */
export function leastMs(sites: 'read' | 'kept'): number {
  const { dnsMs, connectMs, responseMs } = latency;
  const name = dnsMs + connectMs;
  const page = responseMs + slowMs;
  const find = name + page;
  if (sites === 'kept') return find;
  const lastStart = (pagesPerCompany - 2) * pauseMs;
  return find + name + responseMs + page + lastStart + page + dnsMs;
}

const first = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Femi', 'Greta', 'Hugo'];
const last = ['Marlow', 'Castell', 'Voss', 'Lindt', 'Quist', 'Oduya', 'Pryce'];
const places = ['North', 'South', 'East', 'West', 'Upper', 'Lower', 'Old', 'New'];
const things = ['gable', 'ridge', 'brook', 'field', 'haven', 'moor', 'dale'];

/** Writes a recorded web of `count` (at most 56) solar companies with five pages each, the first of them slow. */
export function writeLatencyWeb(folder: string, count: number): void {
  const companies = Array.from({ length: count }, (_, index) => companyAt(index));
  const zones: Record<string, object> = {};
  for (const company of companies) {
    const { domain } = company;
    const host = join(folder, 'hosts', domain);
    mkdirSync(host, { recursive: true });
    for (const [file, html] of Object.entries(pagesOf(company))) writeFileSync(join(host, file), html);
    zones[domain] = { A: ['93.184.215.20'], MX: [{ priority: 10, exchange: `mail.${domain}` }] };
  }
  const slow = companies[0]?.domain ?? '';
  const slowPaths = ['', 'contact', 'team', 'about', 'imprint'];
  const responses = Object.fromEntries(
    slowPaths.map((path) => [`https://${slow}/${path}`, { status: 200, delayMs: slowMs }]),
  );
  const directory = companies.map(({ name, domain }) => ({
    name,
    domain,
    industry: 'Solar energy',
    keywords: ['solar', 'roof', 'panels'],
    country: 'GB',
  }));
  writeFileSync(join(folder, 'web.json'), JSON.stringify({ zones, responses, latency, directory }));
}

interface Company {
  readonly name: string;
  readonly domain: string;
  readonly people: readonly { readonly name: string; readonly address: string }[];
}

function companyAt(index: number): Company {
  const place = `${places[index % places.length]}${things[index % things.length]}`;
  const domain = `${place.toLowerCase()}.example`;
  const people = [0, 1, 2].map((offset) => {
    const given = first[(index + offset) % first.length] ?? '';
    const family = last[(index + 2 * offset) % last.length] ?? '';
    return { name: `${given} ${family}`, address: `${given}.${family}@${domain}`.toLowerCase() };
  });
  return { name: `${place} Solar`, domain, people };
}

function pagesOf({ name, domain, people }: Company): Record<string, string> {
  const titles = ['Managing Director', 'Head of Sales', 'Operations Manager'];
  const menu = ['contact', 'team', 'about', 'imprint']
    .map((path) => `<a href="/${path}">${path.charAt(0).toUpperCase()}${path.slice(1)}</a>`)
    .join(' ');
  const page = (title: string, body: string) =>
    `<!doctype html><html lang="en"><head><title>${title} | ${name}</title>
<meta name="description" content="${name} plans and installs solar panels on roofs of homes and farms."></head>
<body><nav>${menu}</nav><h1>${title}</h1>${body}${filling(name)}</body></html>`;
  const cards = people
    .map(
      (person, index) =>
        `<div class="card"><h3>${person.name}</h3><p>${titles[index]}</p><a href="mailto:${person.address}">${person.address}</a></div>`,
    )
    .join('');
  return {
    'index.html': page(
      'Solar roofs',
      `<p>${name} plans and installs solar panels on roofs, with storage and service by its own crew.</p>`,
    ),
    'contact.html': page('Contact', `<p>Write to <a href="mailto:hello@${domain}">hello@${domain}</a>.</p>`),
    'team.html': page('Team', cards),
    'about.html': page('About us', '<p>We have put panels on roofs since 1998.</p>'),
    'imprint.html': page(
      'Imprint',
      `<p>${name} Ltd, 1 High Street. <a href="tel:+442079460180">Call us</a></p>`,
    ),
  };
}

/** Text of an average length, some 12 KB. */
function filling(name: string): string {
  const sentence = `A roof by ${name} carries panels for thirty years and more. `;
  return Array.from({ length: 30 }, () => `<p>${sentence.repeat(7)}</p>`).join('');
}
