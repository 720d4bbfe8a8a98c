import commonWords from './common-words.json' with { type: 'json' };
import lineWords from './line-words.json' with { type: 'json' };
import phraseWords from './phrase-words.json' with { type: 'json' };
import tradeWords from './trade-words.json' with { type: 'json' };
import { baseForms, singular } from './word-forms.ts';

interface WordCost {
  /** Negative natural logarithm of how often the word occurs in names: lower is likelier. */
  readonly cost: number;
  readonly known: boolean;
  /** It is only known as a word of another language than English. */
  readonly foreign: boolean;
}

/**
 * Words by how often they occur in names, trade words first. The first place of a word counts. Its cost is the
 * negative natural logarithm of the frequency, about 1 per factor of three.
 */
const costs = new Map<string, number>();
const english = new Set<string>();
let isFilled = false;

/** Words that only the phrases of trades have. */
const phraseWordCost = 11.5;

/** At first use: a Lambda that splits no name starts without. */
function fill(): void {
  isFilled = true;
  const tiers = [
    ...tradeWords.map((tier) => ({ ...tier, words: tier.words.join(' ') })),
    ...commonWords,
    { cost: phraseWordCost, language: 'mul', words: phraseWords.join(' ') },
  ];
  for (const { cost, language, words } of tiers) {
    for (const word of words.split(' ')) {
      if (word === '' || costs.has(word)) continue;
      costs.set(word, cost);
      if (language === 'en') english.add(word);
    }
  }
  addTradeWords();
}

/** Words of one to three letters fit everywhere by chance, so they cost extra. */
const shortness = new Map([
  [1, 6],
  [2, 2.5],
  [3, 1],
]);

const tradeWordCost = 10.6;
const minTradeWordLength = 4;

/**
 * Adds words of lines of business that are in no frequency list. Short ones would explain anything,
 * and one that consists of two known words is read as these.
 */
function addTradeWords(): void {
  const listed = (word: string) => costs.has(word) || costs.has(singular(word));
  const unlisted = Object.values(lineWords)
    .flatMap(({ words, weak }) => `${words} ${weak}`.split(' '))
    .filter((word) => word.length >= minTradeWordLength && !costs.has(word));
  const whole = unlisted.filter((word) => {
    for (let at = 3; at <= word.length - 3; at += 1) {
      if (listed(word.slice(0, at)) && listed(word.slice(at))) return false;
    }
    return true;
  });
  for (const word of whole) costs.set(word, tradeWordCost + (word.length === minTradeWordLength ? 1 : 0));
}

/** The cost of one word in a split. Known words, regular plurals and forms, and numbers are far cheaper. */
export function wordCost(word: string): WordCost {
  if (!isFilled) fill();
  const listed = costs.get(word) ?? costs.get(withoutAccents(word));
  const short = shortness.get(word.length) ?? 0;
  if (listed !== undefined) return { cost: listed + short, known: true, foreign: !english.has(word) };
  const base = [...baseForms(word), ...rootsOf(word)].find((form) => form.length > 2 && isBase(word, form));
  if (base !== undefined) {
    return {
      cost: (costs.get(base) ?? 0) + (base.length === 3 ? 3 : 1.5) + short,
      known: true,
      foreign: !english.has(base),
    };
  }
  const elided = elision.exec(word)?.[1];
  if (elided !== undefined && costs.has(elided) && !english.has(elided)) {
    return { cost: (costs.get(elided) ?? 0) + 3, known: true, foreign: true };
  }
  if (/^\d+$/.test(word)) return { cost: 7, known: true, foreign: false };
  if (/^\d+(?:st|nd|rd|th)$/.test(word)) return { cost: 8, known: true, foreign: false };
  return { cost: 15 + 2.3 * word.length + oddness(word), known: false, foreign: false };
}

/** French articles lose their vowel: `danglais`, `lhotel`. */
const elision = /^[dl]([aeiouh].{3,})$/;

/** The roots of English qualities and people: `mindful` in `mindfulness`. */
function rootsOf(word: string): readonly string[] {
  const root = /^(.{4,})(?:ness|less|ful|ists?|ism)$/.exec(word)?.[1];
  return root === undefined ? [] : [root];
}

/** English words take English endings; of other languages only plurals are known. */
function isBase(word: string, form: string): boolean {
  return english.has(form) || (costs.has(form) && word === `${form}s`);
}

/** Few invented words are longer. */
const maxFreeLength = 10;

/**
 * What no name would be: fragments of a few letters, digits among letters, an unpronounceable beginning, or a great
 * length.
 */
function oddness(word: string): number {
  const scrap = word.length === 1 ? 14 : word.length < 4 ? 8 : 0;
  const mixed = /\d/.test(word) ? 8 : 0;
  const unsayable = /^[^aeiouy\d]{2}/.test(word) && !onsets.test(word) ? 5 : 0;
  const long = 2 * Math.max(0, word.length - maxFreeLength);
  return scrap + mixed + unsayable + long;
}

const onsets =
  /^(?:s[chklmnpqtvw]|[bcfgkpv][lr]|[dtw]r|[cpstw]h|[kgp]n|[dtgsk]w|qu|sl|zw|ts|ps|kv|tl|gh|rh|mc)(?![^aeiouylrwhm])|^[^\p{Script=Latin}]/u;

function withoutAccents(word: string): string {
  return /\P{ASCII}/u.test(word) ? word.normalize('NFKD').replace(/\p{M}+/gu, '') : word;
}
