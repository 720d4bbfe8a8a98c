import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the tests search for: a name that all companies of the small web have to do with. */
export const searched = 'solarroof.example';

const companies = [
  { name: 'Brightfield Solar', domain: 'brightfield.example', person: 'Ada Marlow', first: 'ada' },
  { name: 'Helio Roofworks', domain: 'heliowork.example', person: 'Bruno Castell', first: 'bruno' },
  { name: 'Noonday Panels', domain: 'noonday.example', person: 'Clara Voss', first: 'clara' },
  { name: 'Southgable Energy', domain: 'southgable.example', person: 'Dario Lindt', first: 'dario' },
  { name: 'Sunward Installers', domain: 'sunward.example', person: 'Edda Quist', first: 'edda' },
  { name: 'Tilt and Ray', domain: 'tiltandray.example', person: 'Femi Oduya', first: 'femi' },
];

/** How many companies a search for `searched` finds at most. */
export const companyCount = companies.length;

/** Writes a recorded web of six solar companies with one page each; `responseMs` slows every answer. */
export function writeSmallWeb(folder: string, responseMs = 0): void {
  const zones: Record<string, object> = {};
  for (const { name, domain, person, first } of companies) {
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
  const directory = companies.map(({ name, domain }) => ({
    name,
    domain,
    industry: 'Solar energy',
    keywords: ['solar', 'roof', 'panels'],
    country: 'GB',
  }));
  writeFileSync(
    join(folder, 'web.json'),
    JSON.stringify({ zones, directory, latency: { dnsMs: 0, connectMs: 0, responseMs } }, null, 2),
  );
}
