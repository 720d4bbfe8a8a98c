import type { NameReading } from '../name/name-reading.ts';
import affixes from './affixes.json' with { type: 'json' };
import frequencies from './form-frequencies.json' with { type: 'json' };

/*
 * How often companies on a lesser form of their name are on which. `form-frequencies.json` is counted, by
 * tests/bench/buyers/count-forms.ts; `affixes.json` adds by general knowledge what else is usual, likeliest first: the
 * counts are of American companies, and what was seen once is not in them.
 */

/** The ways in which a lesser domain is made from a name. */
export type Form = 'suffix' | 'front' | 'added' | 'hyphen' | 'split' | 'respelled';

/** How much of what was seen only once the hand-made lists foresee, by form; guesses. */
const foreseen = { suffix: 1.2, front: 0.7, added: 0.6 } as const;
/** Where a hand-made list is half as likely as at its beginning. */
const halfway = 20;
/** How often a word after the name has a hyphen before it, against the bare word. */
const hyphened = 0.03;
/** What was counted of a word weighs as much as what is usual from so many on. */
const enough = 3;

type Relations = Omit<typeof frequencies.relations, 'words on both sides'>;
/** Those that are missing from a count were seen less than twice. */
const rareRelations = {
  hyphen: 0,
  'other spelling': 0,
  'plural or singular': 0,
  'suffix completes the name': 0,
};
/** Of all companies on a lesser form, the share on each. */
type FormShares = Readonly<Record<Form, number>>;
const sharesOfAll = formSharesOf(frequencies.relations);
const sharesOfOneWord = formSharesOf({ ...rareRelations, ...frequencies.relationsOfOneWord });

/** A name of one known word has other forms than those of two words, or an invented one. */
export function formSharesFor({ words, brandable }: NameReading): FormShares {
  return words.length === 1 && !brandable ? sharesOfOneWord : sharesOfAll;
}

/** A suffix, or a word with its hyphen; its share of those of its form. */
export type Shares = ReadonlyMap<string, number>;

export const suffixShares = sharesOf(
  frequencies.suffixes,
  affixes.suffixes,
  frequencies.relations['same name, other suffix'],
  foreseen.suffix,
);

/** Words in front or after, and under which suffixes such a longer form of a .com stands. */
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

/** Under which suffixes the hyphened and reworded forms of a .com stand. */
export const rewordingSuffixes: Shares = plainShares(frequencies.hyphenSuffixes);

/** Of the companies with this word, how many more or fewer stand elsewhere than under .com, than is usual: a factor. */
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

/** Of the names that end in the letters of a suffix, the share that are written with a dot before it. */
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
