import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name that the tests search, to which all companies of the small web are related. */
export const searched = 'solarroof.example';

interface Company {
  readonly name: string;
  readonly domain: string;
  readonly person: string;
  readonly first: string;
}

const companies: readonly Company[] = [
  { name: 'Brightfield Solar', domain: 'brightfield.example', person: 'Ada Marlow', first: 'ada' },
  { name: 'Helio Roofworks', domain: 'heliowork.example', person: 'Bruno Castell', first: 'bruno' },
  { name: 'Noonday Panels', domain: 'noonday.example', person: 'Clara Voss', first: 'clara' },
  { name: 'Southgable Energy', domain: 'southgable.example', person: 'Dario Lindt', first: 'dario' },
  { name: 'Sunward Installers', domain: 'sunward.example', person: 'Edda Quist', first: 'edda' },
  { name: 'Tilt and Ray', domain: 'tiltandray.example', person: 'Femi Oduya', first: 'femi' },
];

/** How many companies a search for `searched` finds at most. */
export const companyCount = companies.length;

const places = ['Alder', 'Birch', 'Cedar', 'Dale', 'Elm', 'Fern', 'Grove', 'Heath', 'Isle', 'Juniper'];
const trades = ['Roofs', 'Panels', 'Energy'];

/** Thirty more, for those who search for many. */
const further: readonly Company[] = places.flatMap((place) =>
  trades.map((trade) => ({
    name: `${place} Solar ${trade}`,
    domain: `${place}solar${trade}.example`.toLowerCase(),
    person: `Ada ${place}son`,
    first: 'ada',
  })),
);

/**
 * Writes a recorded web of solar companies, six or 36, with one page each; `responseMs` slows every answer. Without a
 * directory the product uses its own lists of companies.
 */
export function writeSmallWeb(
  folder: string,
  responseMs = 0,
  size: 'six' | 'many' = 'six',
  hasDirectory = true,
  registrations: Readonly<Record<string, string>> = {},
): void {
  const zones: Record<string, object> = {};
  const all = size === 'six' ? companies : [...companies, ...further];
  for (const { name, domain, person, first } of all) {
    const host = join(folder, 'hosts', domain);
    mkdirSync(host, { recursive: true });
    writeFileSync(
      join(host, 'index.html'),
      `<!doctype html><html lang="en"><head><title>${name}: solar roofs</title>
<meta name="description" content="${name} plans and installs solar panels on roofs of homes and farms."></head>
<body><h1>${name}</h1><p>We plan and install solar panels on roofs, with storage and service by our own crew.</p>
<p>Write to <a href="mailto:hello@${domain}">hello@${domain}</a>.</p>
<section class="team"><h2>Team</h2><div class="card"><h3>${person}</h3><p>Managing Director</p>
<a href="mailto:${first}@${domain}">${first}@${domain}</a></div></section></body></html>
`,
    );
    zones[domain] = {
      A: ['93.184.215.20'],
      MX: [{ priority: 10, exchange: `mail.${domain}` }],
    };
  }
  writeFileSync(
    join(folder, 'web.json'),
    JSON.stringify(
      {
        ...withRegistry(zones, registrations),
        directory: hasDirectory ? directoryOf(all) : null,
        latency: { dnsMs: 0, connectMs: 0, responseMs },
      },
      null,
      2,
    ),
  );
}

const registry = 'rdap.registry.example';

/** Zones and responses with a registry that knows these domains, each with the day on which it expires. */
function withRegistry(zones: Record<string, object>, registrations: Readonly<Record<string, string>>) {
  if (Object.keys(registrations).length === 0) return { zones };
  const json = (body: object) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answers = Object.entries(registrations).map(([ldhName, day]) => [
    `https://${registry}/domain/${ldhName}`,
    json({
      objectClassName: 'domain',
      ldhName,
      events: [
        { eventAction: 'registration', eventDate: '2015-05-03T12:30:00Z' },
        { eventAction: 'expiration', eventDate: `${day}T12:30:00Z` },
      ],
    }),
  ]);
  const address = { A: ['93.184.215.20'] };
  return {
    zones: { ...zones, 'data.iana.org': address, [registry]: address },
    responses: {
      'https://data.iana.org/rdap/dns.json': json({ services: [[['example'], [`https://${registry}/`]]] }),
      ...Object.fromEntries(answers),
    },
  };
}

/** The companies as the directory lists them: those of the small web unless told otherwise. */
export function directoryOf(all: readonly Company[] = companies): object[] {
  const facts = { industry: 'Solar energy', keywords: ['solar', 'roof', 'panels'], country: 'GB' };
  return all.map(({ name, domain }) => ({ name, domain, ...facts }));
}
