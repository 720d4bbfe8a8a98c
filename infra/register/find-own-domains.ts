import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type DomainName, parseDomainName } from '../../functions/domain/companies/name/domain-name.ts';
import { isGeneric, languageOfWord } from '../../functions/domain/companies/name/lines-of-business.ts';
import { placeInName } from '../../functions/domain/companies/name/local-trade.ts';
import { readName } from '../../functions/domain/companies/name/name-reading.ts';
import { comparableText } from '../../functions/domain/companies/name/word-forms.ts';
import { exclusionOf } from '../../functions/domain/companies/proof/excluded.ts';
import { builtInCompanies } from '../../functions/providers/company-source/directory/built-in-directory.ts';
import words from './domain-words.json' with { type: 'json' };

/**
 * Finds companies that carry their trade in their own domain, such as a roofer on `skylineroofing.example`, in lists of
 * live domains, one domain a line. Its arguments are the date and the lists, the most recent first:
 *   node infra/register/find-own-domains.ts 2026-11-23 hsts.txt crux.txt
 * `domain-words.json` in this folder has the words of `trades.tsv` that mean too much to say a trade in a domain, and
 * those beside which a trade is no trade, and the domains in which readers found another meaning. docs/decisions/0034 says which lists were read.
 */
const output = 'functions/providers/company-source/register/own-domains.json.br';

const maxWithoutPlace = 80;
const maxWithPlace = 60;
const minPhraseLength = 4;
const maxLabelLength = 28;
const minOtherLength = 3;
const maxOtherWords = 3;

const countryOfSuffix: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', 'co.uk': 'GB', ie: 'IE', us: 'US', ca: 'CA', 'com.au': 'AU', 'co.nz': 'NZ' },
  ...{ de: 'DE', at: 'AT', ch: 'CH', fr: 'FR', be: 'BE', lu: 'LU', nl: 'NL', it: 'IT' },
  ...{ es: 'ES', 'com.mx': 'MX', 'com.ar': 'AR', 'com.co': 'CO', cl: 'CL', 'com.pe': 'PE' },
  ...{ pt: 'PT', 'com.br': 'BR' },
};
const openSuffixes = new Set(['com', 'net', 'co', 'biz', 'shop', 'store', 'pro']);
const largestCountry: Readonly<Record<string, string>> = {
  ...{ de: 'DE', fr: 'FR', es: 'ES', it: 'IT', nl: 'NL' },
};
const countriesOf: Readonly<Record<string, readonly string[]>> = {
  ...{ de: ['DE', 'AT', 'CH'], fr: ['FR', 'BE', 'CH', 'LU'], nl: ['NL', 'BE'], it: ['IT', 'CH'] },
};

/** Lines of business whose trades sell things: who has one in its domain is rather a shop. */
const goods = new Set([
  ...['Bags and luggage', 'Bedding and mattresses', 'Beer, wine and spirits', 'Bicycles'],
  ...['Books and stationery', 'Coffee and tea', 'Confectionery and snacks', 'Electronics'],
  ...['Fashion and apparel', 'Flowers and gifts', 'Food and grocery', 'Furniture and interiors'],
  ...['Household appliances', 'Jewellery and watches', 'Musical instruments', 'Toys and games'],
]);

interface Phrase {
  readonly trade: string;
  readonly line: string;
  readonly text: string;
  readonly isEnglish: boolean;
}

interface Found {
  readonly phrase: Phrase;
  readonly domain: string;
  readonly words: readonly string[];
  readonly country: string;
  readonly place: string;
}

const setOf = (text: string) => new Set(text.split(' '));
const ambiguous = setOf(words.ambiguous);
const otherwise = setOf(words.otherwise);
const shops = setOf(words.shops);
const regions = setOf(words.regions);
const misread = setOf(words.misread);

function phrasesOfTrades(): ReadonlyMap<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  const rows = readFileSync(new URL('./trades.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  for (const row of rows) {
    const [line = '', , english = '', foreign = ''] = row.split('\t');
    const trade = english.split(/[,|]/)[0] ?? '';
    for (const [list, isEnglish] of [[english, true] as const, [foreign, false] as const]) {
      for (const text of list.split(/[,|]/)) {
        const key = comparableText(text).replace(/[^a-z]/g, '');
        if (key.length < minPhraseLength || ambiguous.has(key) || phrases.has(key)) continue;
        phrases.set(key, { trade, line, text, isEnglish });
      }
    }
  }
  return phrases;
}

/** The longest phrase at an end of a label, if the label's words begin or end there. */
function phraseIn(label: string, phrases: ReadonlyMap<string, Phrase>) {
  const plain = label.replaceAll('-', '');
  for (let length = plain.length - minOtherLength; length >= minPhraseLength; length -= 1) {
    for (const isLast of [true, false]) {
      const phrase = phrases.get(isLast ? plain.slice(-length) : plain.slice(0, length));
      if (phrase === undefined) continue;
      const read = readName(label).words;
      const at = isLast ? plain.length - length : length;
      const ends = read.map((_, index) => read.slice(0, index).join('').length);
      const split = ends.indexOf(at);
      if (split === -1) return null;
      return { phrase, isLast, read, others: isLast ? read.slice(0, split) : read.slice(split) };
    }
  }
  return null;
}

function foundIn({ domain, label, suffix }: DomainName, phrases: ReadonlyMap<string, Phrase>): Found | null {
  const hit = phraseIn(label, phrases);
  if (hit === null) return null;
  const { phrase, isLast, read, others } = hit;
  if (others.length > maxOtherWords || others.every((word) => isGeneric(word))) return null;
  if (others.some((word) => otherwise.has(word) || /\d/.test(word))) return null;
  const isCity = placeInName([...others, 'trade'], () => true)?.words.length === others.length;
  const region = others.find((word) => regions.has(word));
  // English says last what a firm is: dental software is no dentist.
  if (!isLast && !isCity && phrase.isEnglish) return null;
  const language = phrase.isEnglish ? undefined : languageOf([...phrase.text.split(' '), ...others]);
  const country = countryOfSuffix[suffix] ?? (phrase.isEnglish ? '' : largestCountry[language ?? '']);
  if (country === undefined) return null;
  const spoken = countriesOf[language ?? ''];
  if (spoken !== undefined && !spoken.includes(country)) return null;
  return { phrase, domain, words: read, country, place: isCity ? others.join(' ') : (region ?? '') };
}

function languageOf(spoken: readonly string[]): string | undefined {
  return spoken.map((word) => languageOfWord(word)).find((language) => language !== undefined);
}

/** An order that no letter or list leads. */
function mixed(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}

function main(date: string, lists: readonly string[]): void {
  const phrases = phrasesOfTrades();
  const known = new Set(builtInCompanies().map(({ domain }) => domain));
  const byTrade = new Map<string, Found[]>();
  for (const list of lists) {
    const fresh: Found[] = [];
    for (const line of readFileSync(list, 'utf8').split('\n')) {
      const host = line
        .trim()
        .toLowerCase()
        .replace(/^www\./, '');
      if (host.length < 8 || known.has(host) || misread.has(host) || !/^[a-z-]+\.[a-z.]+$/.test(host))
        continue;
      const name = parseDomainName(host);
      if (name === null || name.domain !== host || name.label.length > maxLabelLength) continue;
      if (!openSuffixes.has(name.suffix) && !(name.suffix in countryOfSuffix)) continue;
      known.add(host);
      const found = exclusionOf(host) === null ? foundIn(name, phrases) : null;
      if (found !== null) fresh.push(found);
    }
    fresh.sort((a, b) => mixed(a.domain) - mixed(b.domain));
    for (const found of fresh) {
      const held = byTrade.get(found.phrase.trade) ?? [];
      byTrade.set(found.phrase.trade, [...held, found]);
    }
  }
  const kept = [...byTrade.values()].flatMap((found) => [
    ...found.filter(({ place }) => place === '').slice(0, maxWithoutPlace),
    ...found.filter(({ place }) => place !== '').slice(0, maxWithPlace),
  ]);
  const groups = [...Map.groupBy(kept, ({ phrase }) => phrase)].map(([{ line, text }, found]) => [
    line,
    text,
    found.map(({ domain, words: read, country, place }) => [
      domain,
      country,
      place,
      goods.has(line) || read.some((word) => shops.has(word)) ? 'shop' : 'service',
    ]),
  ]);
  const data = brotliCompressSync(JSON.stringify({ date, groups }));
  writeFileSync(output, data);
  console.log(`${kept.length} companies of ${byTrade.size} trades, ${data.length} bytes in ${output}`);
}

const [date, ...lists] = process.argv.slice(2);
if (date === undefined || lists.length === 0) throw new Error('Name the date and the lists of domains');
main(date, lists);
