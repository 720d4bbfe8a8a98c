import type { NameReading } from '../name/name-reading.ts';
import { singular } from '../name/word-forms.ts';
import affixes from './affixes.json' with { type: 'json' };
import { type Form, formSharesFor } from './form-shares.ts';

/** Another way to write a name, and how likely a company on a lesser form uses it. */
export interface Rewording {
  readonly label: string;
  readonly form: Form;
  /** Its relation to the name, as a noun phrase. */
  readonly match: string;
  readonly share: number;
}

/**
 * The share of hyphenated names whose hyphen is where the best reading splits the words, the next best, or
 * elsewhere.
 */
const hyphenPlaces = { best: 0.8, other: 0.12, anywhere: 0.25 } as const;
/** How likely each respelling is if the name allows it. Estimated, as the counts are small. */
const respellings = {
  unaccented: 0.1,
  figure: 0.012,
  abbreviation: 0.05,
  grammar: 0.004,
  consonants: 0.0006,
} as const;

/**
 * The name written in other ways: hyphens, digits for words, plural and singular, abbreviations, missing vowels. A
 * label with accents is only written without them, as `mueller` and `muller` for `müller`; other scripts have no
 * rewordings.
 */
export function rewordings(label: string, reading: NameReading): readonly Rewording[] {
  if (!/^[a-z0-9-]+$/.test(label)) return withoutAccents(label);
  const found = [
    ...hyphenations(label, reading),
    ...figures(label, reading.words),
    ...otherEndings(label, reading.words.at(-1) ?? label),
    ...withoutVowels(label),
  ];
  return found.filter((form) => form.label !== label && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(form.label));
}

const germanLetters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
};

function withoutAccents(label: string): readonly Rewording[] {
  const written = label.replace(/[äöüßåøæ]/g, (letter) => germanLetters[letter] ?? letter);
  const spellings = [written, label].map((text) => text.normalize('NFKD').replace(/\p{M}+/gu, ''));
  return [...new Set(spellings)]
    .filter((text) => /^[a-z0-9-]+$/.test(text))
    .map((text) => ({
      label: text,
      form: 'respelled',
      match: 'the name without its accents',
      share: respellings.unaccented,
    }));
}

function hyphenations(label: string, reading: NameReading): readonly Rewording[] {
  const share = formSharesFor(reading).hyphen;
  const hyphenated = (text: string, part: number): Rewording => ({
    label: text,
    form: 'hyphen',
    match: 'the name written with hyphens',
    share: share * part,
  });
  if (label.includes('-')) {
    return [
      { label: label.replaceAll('-', ''), form: 'hyphen', match: 'the name written without hyphens', share },
    ];
  }
  const found: Rewording[] = [];
  const many = reading.splits.filter((words) => words.length > 1);
  many.slice(0, 3).forEach((words, rank) => {
    const part = rank === 0 ? hyphenPlaces.best : hyphenPlaces.other / rank;
    if (words.length > 2) found.push(hyphenated(words.join('-'), part / 4));
    for (let at = 1; at < words.length; at += 1) {
      const text = `${words.slice(0, at).join('')}-${words.slice(at).join('')}`;
      found.push(hyphenated(text, part / (words.length - 1)));
    }
  });
  if (reading.brandable) {
    for (let at = 1; at < label.length; at += 1) {
      found.push(
        hyphenated(`${label.slice(0, at)}-${label.slice(at)}`, hyphenPlaces.anywhere / (label.length - 1)),
      );
    }
  }
  return found;
}

const figurePairs = affixes.numbers.map((pair) => pair.split(' ') as [string, string]);

function figures(label: string, words: readonly string[]): readonly Rewording[] {
  const joint = label.includes('-') ? '-' : '';
  return words.flatMap((word, at) =>
    figurePairs
      .filter((pair) => pair.includes(word))
      .map(([spelled, figure]): Rewording => {
        const isSpelled = word === spelled;
        return {
          label: words.with(at, isSpelled ? figure : spelled).join(joint),
          form: 'respelled',
          match: isSpelled
            ? `the name with "${figure}" for "${spelled}"`
            : `the name with "${figure}" spelled out`,
          share: respellings.figure,
        };
      }),
  );
}

const abbreviations = new Map(Object.entries(affixes.abbreviations));

/** What the last word may be instead: its plural or singular, an abbreviation, or nothing if it says little. */
function otherEndings(label: string, last: string): readonly Rewording[] {
  if (!label.endsWith(last) || !/^[a-z]{3,}$/.test(last)) return [];
  const head = label.slice(0, label.length - last.length);
  const one = singular(last);
  const found: Rewording[] = [
    one === last
      ? {
          label: head + plural(last),
          form: 'respelled',
          match: 'the name in the plural',
          share: respellings.grammar,
        }
      : {
          label: head + one,
          form: 'respelled',
          match: 'the name in the singular',
          share: respellings.grammar,
        },
  ];
  if (head.length < 2) return found;
  const bare = head.replace(/-$/, '');
  for (const short of abbreviations.get(last) ?? []) {
    found.push({
      label: short === '' ? bare : head + short,
      form: 'respelled',
      match: short === '' ? `the name without "${last}"` : `the name with "${short}" for "${last}"`,
      share: respellings.abbreviation,
    });
  }
  return found;
}

function withoutVowels(label: string): readonly Rewording[] {
  const short = label.slice(0, 1) + label.slice(1).replace(/[aeiou]/g, '');
  if (short.length < 3) return [];
  return [
    { label: short, form: 'respelled', match: 'the name without its vowels', share: respellings.consonants },
  ];
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
