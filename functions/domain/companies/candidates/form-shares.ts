import type { NameReading } from '../name/name-reading.ts';
import affixes from './affixes.json' with { type: 'json' };
import frequencies from './form-frequencies.json' with { type: 'json' };

/*
 * How often companies on a lesser form of their name use which form. `form-frequencies.json` is counted, by
 * tests/bench/buyers/count-forms.ts. `affixes.json` adds other common forms from general knowledge, likeliest first:
 * the counts are of American companies, and do not include what was seen only once.
 */

/** The ways in which a lesser domain is derived from a name. */
export type Form = 'suffix' | 'front' | 'added' | 'hyphen' | 'split' | 'respelled';

/** How much of what was seen only once the handwritten lists cover, by form. These are guesses. */
const foreseen = { suffix: 1.2, front: 0.7, added: 0.6 } as const;
/** Where a handwritten list is half as likely as at its beginning. */
const halfway = 20;
/** How often a word after the name has a hyphen before it, compared with the bare word. */
const hyphened = 0.03;
/** From this count on, the count of a word has the same weight as the usual share. */
const enough = 3;

type Relations = Omit<typeof frequencies.relations, 'words on both sides'>;
/** Relations missing from a count were seen less than twice. */
const rareRelations = {
  hyphen: 0,
  'other spelling': 0,
  'plural or singular': 0,
  'suffix completes the name': 0,
};
/** The share of each form among all companies on a lesser form. */
type FormShares = Readonly<Record<Form, number>>;
const sharesOfAll = formSharesOf(frequencies.relations);
const sharesOfOneWord = formSharesOf({ ...rareRelations, ...frequencies.relationsOfOneWord });

/** A name of one known word has other forms than one of two words, or an invented one. */
export function formSharesFor({ words, brandable }: NameReading): FormShares {
  return words.length === 1 && !brandable ? sharesOfOneWord : sharesOfAll;
}

/** A suffix, or a word with its hyphen, and its share within its form. */
export type Shares = ReadonlyMap<string, number>;

export const suffixShares = sharesOf(
  frequencies.suffixes,
  affixes.suffixes,
  frequencies.relations['same name, other suffix'],
  foreseen.suffix,
);

/** Words in front or after, and the suffixes of such longer forms of a .com. */
export const longerForms = {
  front: {
    words: sharesOf(frequencies.front, affixes.front, frequencies.relations['word in front'], foreseen.front),
    suffixes: plainShares(frequencies.frontSuffixes),
    elsewhere: new Map(Object.entries<number>(frequencies.frontNotUnderCom)),
    counted: new Map(Object.entries<number>(frequencies.front)),
  },
  added: {
    words: withHyphens(
      sharesOf(frequencies.added, affixes.added, frequencies.relations['word added'], foreseen.added),
    ),
    suffixes: plainShares(frequencies.addedSuffixes),
    elsewhere: new Map(Object.entries<number>(frequencies.addedNotUnderCom)),
    counted: new Map(Object.entries<number>(frequencies.added)),
  },
} as const;

/** The suffixes of the hyphenated and reworded forms of a .com. */
export const rewordingSuffixes: Shares = plainShares(frequencies.hyphenSuffixes);

/**
 * A factor: how many more or fewer companies with this word use another suffix than .com, compared with the average.
 */
export function leaningElsewhere(form: 'front' | 'added', word: string): number {
  const { suffixes, elsewhere, counted } = longerForms[form];
  const usual = 1 - (suffixes.get('com') ?? 1);
  const share = ((elsewhere.get(word) ?? 0) + enough * usual) / ((counted.get(word) ?? 0) + enough);
  return share / usual;
}

const completing = new Map(Object.entries(frequencies.completing));
const endings = new Map(Object.entries(frequencies.endings));
const rareCompletion =
  (frequencies.completedInAll - sum(completing.values())) /
  (frequencies.endingsInAll - sum(endings.values()));

/** The share of names ending in the letters of a suffix that are written with a dot before it. */
export function completionShare(suffix: string): number {
  const count = completing.get(suffix);
  return count === undefined ? rareCompletion : count / (endings.get(suffix) ?? count);
}

function formSharesOf(relations: Relations): FormShares {
  const all = sum(Object.values(relations));
  return {
    suffix: relations['same name, other suffix'] / all,
    front: relations['word in front'] / all,
    added: relations['word added'] / all,
    hyphen: relations.hyphen / all,
    split: relations['suffix completes the name'] / all,
    respelled: (relations['other spelling'] + relations['plural or singular']) / all,
  };
}

function sharesOf(
  counted: Readonly<Record<string, number>>,
  listed: readonly string[],
  total: number,
  foreseenPart: number,
): Shares {
  const words = [...new Set(listed.flatMap((line) => line.split(' ')))];
  const rare = (total - sum(Object.values(counted))) * foreseenPart;
  const weights = words.map((_, rank) => 1 / (rank + halfway));
  const whole = sum(weights);
  const expected = new Map(Object.entries(counted));
  words.forEach((word, rank) => {
    expected.set(word, (expected.get(word) ?? 0) + (rare * (weights[rank] ?? 0)) / whole);
  });
  return new Map([...expected].map(([word, count]) => [word, count / total]));
}

function withHyphens(shares: Shares): Shares {
  const rarer = [...shares]
    .filter(([word]) => !word.startsWith('-') && !shares.has(`-${word}`))
    .map(([word, share]): [string, number] => [`-${word}`, share * hyphened]);
  return new Map([...shares, ...rarer]);
}

function plainShares(counted: Readonly<Record<string, number>>): Shares {
  const total = sum(Object.values(counted));
  return new Map(Object.entries(counted).map(([suffix, count]) => [suffix, count / total]));
}

function sum(figures: Iterable<number>): number {
  let total = 0;
  for (const figure of figures) total += figure;
  return total;
}
