import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Parser } from 'htmlparser2';
import { mentionsOn } from '../../functions/domain/contacts/company/page-facts.ts';
import { parsePage } from '../../functions/domain/contacts/page/parse-page.ts';
import { SiteWords } from '../../functions/domain/contacts/page/site-words.ts';
import { findPeople } from '../../functions/domain/contacts/people/find-people.ts';
import { NameEvidence } from '../../functions/domain/contacts/people/name-evidence.ts';
import { median } from './report.ts';

const address = 'https://lamps.example/';
const rounds = 25;

/**
 * The cost of reading one page: a shop's page of 300 KB as a multiple of a bare htmlparser2 pass over it, and CPU
 * milliseconds for a megabyte of each kind of hostile input. Rounds are interleaved, so that a busy machine slows
 * all of them alike.
 */
export function extractionCosts(): string[] {
  const page = shopPage();
  const times: Record<'bare' | 'parsed' | 'extracted', number[]> = { bare: [], parsed: [], extracted: [] };
  for (let round = 0; round < rounds; round++) extract(page);
  for (let round = 0; round < rounds; round++) {
    times.bare.push(cpuMs(() => barePass(page)));
    times.parsed.push(cpuMs(() => parsePage(page, address)));
    times.extracted.push(cpuMs(() => extract(page)));
  }
  const bare = median(times.bare);
  const ratio = (figures: readonly number[]) => (median(figures) / bare).toFixed(2);
  return [
    `a page of ${Math.round(page.length / 1_000)} KB: bare htmlparser2 ${bare.toFixed(1)} ms, parsed ${ratio(times.parsed)} times that, extracted ${ratio(times.extracted)} times`,
    `a megabyte of malice, CPU ms: ${malice.map(([name, unit]) => `${name} ${maliceMs(unit)}`).join(', ')}`,
    `memory of a process that reads 2 MB of it, MB: ${Math.max(...malice.map((_, at) => memoryOf(String(at))))} at most; a gigabyte out of gzip ${memoryOf('bomb')}`,
  ];
}

export const malice: readonly (readonly [string, string])[] = [
  ['nested divs', '<div>'],
  ['open spans', '<span>a'],
  ['a@', 'a@'],
  ['addresses', 'a@b.cd '],
  ['bracketed at', 'a (at) b<br>'],
  ['phones', '<br>+44 20 7946 0958'],
  ['names', '<br>Jane Barlow'],
  ['titled names', '<p>Jane Barlow, CEO</p>'],
  ['headings', '<section><h2>Team</h2>'],
  ['terms', '<dt>Tel<dd>020 7946 0958'],
  ['itemscopes', '<div itemscope><p itemprop=name>Jane Roe</p>'],
  ['uncased names', '<p>김가람<p>대표이사'],
  ['quotations', '<p>“a'],
];

function maliceMs(unit: string): number {
  const page = `<body>${unit.repeat(Math.ceil(1_000_000 / unit.length))}`;
  return Math.round(median([1, 2, 3].map(() => cpuMs(() => extract(page)))));
}

/** Reads one page as the engine does. */
export function extract(page: string): void {
  const model = parsePage(page, address);
  const { addresses, context } = mentionsOn(model, 'DK', (url) => url.startsWith(address));
  const locals = addresses.map((mention) => mention.address.slice(0, mention.address.lastIndexOf('@')));
  findPeople(model, context, new NameEvidence(new SiteWords([model]), locals), false);
}

function memoryOf(kind: string): number {
  const script = fileURLToPath(import.meta.resolve('./hostile-memory.ts'));
  return Number(execFileSync(process.execPath, [script, kind], { encoding: 'utf8' }));
}

function barePass(page: string): void {
  let seen = 0;
  const parser = new Parser({
    onopentag: () => seen++,
    onclosetag: () => seen++,
    ontext: () => seen++,
  });
  parser.end(page);
}

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** A page as shop systems render it: long classes, source sets, icons, styles, much irrelevant text. */
function shopPage(): string {
  const menu = Array.from(
    { length: 60 },
    (_, at) =>
      `<li class="menu-item menu-item-type-post_type menu-item-${at}"><a class="menu-link" href="/collections/group-${at}?sort=new">Lamps of group ${at}</a></li>`,
  ).join('\n');
  const cards = Array.from({ length: 300 }, (_, at) => card(at)).join('\n');
  const style = `<style>${'.card{display:flex;margin:0 auto;padding:1rem}\n'.repeat(400)}</style>`;
  const script = `<script>${'window.dataLayer=window.dataLayer||[];dataLayer.push({event:"view"});\n'.repeat(300)}</script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lamps</title>${style}${script}</head>
<body class="template-index"><header class="site-header"><nav aria-label="Main"><ul>${menu}</ul></nav></header>
<main id="main">${cards}</main>
<footer class="site-footer"><h2>Contact</h2><p>Lysgaard Lamps, Havnegade 14, 5000 Odense</p>
<p><a href="mailto:hello@lamps.example">hello@lamps.example</a>, phone +45 66 12 34 56</p>
<div class="team"><h3>Ida Krogh</h3><p>Managing Director</p></div><div class="team"><h3>Tom Bech</h3><p>Head of Sales</p></div>
</footer></body></html>`;
}

function card(at: number): string {
  return `<article class="product-card product-card--grid js-product" data-product-id="${40_000 + at}" data-handle="lamp-${at}">
<a class="product-card__link" href="/products/lamp-${at}"><picture><source type="image/webp" srcset="/cdn/lamp-${at}_400.webp 400w, /cdn/lamp-${at}_800.webp 800w, /cdn/lamp-${at}_1200.webp 1200w"><img class="product-card__image lazyload" src="/cdn/lamp-${at}_400.jpg" alt="Lamp number ${at} in brushed brass" width="400" height="400" loading="lazy"></picture></a>
<div class="product-card__info"><h3 class="product-card__title"><a href="/products/lamp-${at}">The Harbour Lamp ${at} &amp; Shade</a></h3>
<p class="product-card__text">A quiet light for desks and sills, made in small series of oak, brass and opal glass. Delivered in ${(at % 9) + 2} days.</p>
<span class="price"><span class="price__label">From</span> <span class="price__amount">DKK ${1_200 + at},00</span></span>
<button class="button button--secondary" type="button" aria-label="Add to basket"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M1 1h2l3 11h10l2-7H5"/></svg> Add</button></div></article>`;
}
