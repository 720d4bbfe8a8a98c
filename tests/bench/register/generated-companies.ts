import { closeSync, openSync, writeSync } from 'node:fs';
import commonWords from '../../../functions/domain/companies/name/common-words.json' with { type: 'json' };
import tradeWords from '../../../functions/domain/companies/name/trade-words.json' with { type: 'json' };

/** Known words, those of trade first: the place of a word is its rank. */
export const vocabulary: readonly string[] = [
  ...new Set([
    ...tradeWords.flatMap(({ words }) => words),
    ...commonWords.flatMap(({ words }) => words.split(' ')),
  ]),
].filter((word) => /^[a-z]{3,12}$/.test(word));

const suffixes = ['com', 'com', 'com', 'com', 'net', 'co.uk', 'de', 'io', 'org', 'fr'];
const sizes = ['1-10', '1-10', '1-10', '11-50', '11-50', '51-200', '201-500', '1001-5000'];
const linesAtOnce = 10_000;

/** A generator of numbers below 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A word by Zipf's law: the word of rank r comes about 1/r as often as the first. */
function zipfWord(random: () => number): string {
  const rank = Math.floor(Math.exp(random() * Math.log(vocabulary.length))) - 1;
  return vocabulary[rank] ?? 'solar';
}

/** An invented word of two to four syllables. */
function invented(random: () => number): string {
  const letter = (letters: string) => letters[Math.floor(random() * letters.length)] ?? 'a';
  const syllables = 2 + Math.floor(random() * 3);
  return Array.from({ length: syllables }, () => letter('bcdfglmnprstvz') + letter('aeiou')).join('');
}

/** A label as companies have them: two words, an invented one and a word, or a word and a number. */
export function generatedLabel(random: () => number): string {
  const kind = random();
  if (kind < 0.45) return zipfWord(random) + zipfWord(random);
  if (kind < 0.75) return invented(random) + (random() < 0.5 ? zipfWord(random) : '');
  if (kind < 0.9) return `${zipfWord(random)}-${zipfWord(random)}`;
  return `${zipfWord(random)}${invented(random)}${Math.floor(random() * 100)}`;
}

/** Writes a CSV of so many fictional companies, the same at every run, in the columns of BigPicture's list. */
export function writeGeneratedCompanies(file: string, companies: number): void {
  const random = randomFrom(19);
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, 'name,website,industry,country_code,city,size,founded\n');
  let lines: string[] = [];
  for (let at = 0; at < companies; at += 1) {
    const label = generatedLabel(random);
    const suffix = suffixes[at % suffixes.length];
    const industry = [zipfWord(random), zipfWord(random), zipfWord(random)].join(' ');
    const name = label.replace(/^./, (letter) => letter.toUpperCase());
    lines.push(
      `${name} ${zipfWord(random)},${label}${at}.${suffix},${industry},US,Austin,${sizes[at % sizes.length]},${1950 + (at % 70)}`,
    );
    if (lines.length === linesAtOnce || at === companies - 1) {
      writeSync(descriptor, `${lines.join('\n')}\n`);
      lines = [];
    }
  }
  closeSync(descriptor);
}
