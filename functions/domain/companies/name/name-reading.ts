import { decodeLabel } from '../../../../shared/text/domain/decode-label.ts';
import { linesOfPhrase } from './line-lexicon.ts';
import { wordCost } from './word-cost.ts';

/** How the words of a domain name are read. */
export interface NameReading {
  /** The best split; a single word if the name is invented. */
  readonly words: readonly string[];
  /** The best few splits, best first; `words` is the first. The root of an invented word is one of them. */
  readonly splits: readonly (readonly string[])[];
  /** The best split as it is shown: `cloud + payments`. */
  readonly text: string;
  /** The name is one invented word that is in no dictionary. */
  readonly brandable: boolean;
}

interface Split {
  readonly words: readonly string[];
  readonly cost: number;
}

const maxWordLength = 24;
const splitsPerPosition = 6;
const splitsKept = 3;
/** Splits that cost this much more than the best one (natural logarithm of probability) are dropped. */
const worthKeeping = 9;

/**
 * Reads the words in a domain's label. Hyphens separate. The rest is split where the words are most frequent
 * together (dynamic programming over log frequencies), and what no word explains stays whole.
 */
export function readName(label: string): NameReading {
  const name = decodeLabel(label.toLowerCase()).normalize('NFC');
  let splits: readonly Split[] = [{ words: [], cost: 0 }];
  for (const part of name.split('-').filter((piece) => piece !== '')) {
    splits = splits
      .flatMap((head) =>
        splitPart(part).map((tail) => ({
          words: [...head.words, ...tail.words],
          cost: head.cost + tail.cost,
        })),
      )
      .sort(byCost)
      .slice(0, splitsPerPosition);
  }
  const best = splits[0] ?? { words: [name], cost: 0 };
  const kept = splits.filter((split) => split.cost <= best.cost + worthKeeping).slice(0, splitsKept);
  const brandable = best.words.length === 1 && best.words.every((word) => !wordCost(word).known);
  const roots = brandable ? rootsOf(name).map((root) => [root]) : [];
  return {
    words: best.words,
    splits: [...kept.map((split) => split.words), ...roots],
    text: best.words.join(' + '),
    brandable,
  };
}

const brandEndings = /^(.{4,}?)(?:ly|lly|ify|fy|io|eo|ia|ora|era|ium|ster|able|ery|y|o|a|r|er|ix|ex|oo)$/;

/** The dictionary word from which an invented name was made: `shop` in `shopify`. */
function rootsOf(name: string): readonly string[] {
  const root = brandEndings.exec(name)?.[1];
  return root !== undefined && wordCost(root).known ? [root] : [];
}

function splitPart(part: string): readonly Split[] {
  const letters = Array.from(part);
  const upTo: Split[][] = [[{ words: [], cost: 0 }]];
  for (let end = 1; end <= letters.length; end += 1) {
    const found: Split[] = [];
    // An invented word may be as long as the whole name, so the part's beginning is always one of the starts.
    for (let start = end - 1; start >= 0; start -= 1) {
      if (end - start > maxWordLength && start > 0) continue;
      if (insideFigure(letters, start) || insideFigure(letters, end)) continue;
      const word = letters.slice(start, end).join('');
      const { cost } = wordCost(word);
      for (const head of upTo[start] ?? []) {
        found.push({
          words: [...head.words, word],
          cost: head.cost + cost + crowding(head.words.at(-1), word),
        });
      }
    }
    upTo.push(found.sort(byCost).slice(0, splitsPerPosition));
  }
  return upTo[letters.length] ?? [];
}

/** How much more a plural costs whose last letter may begin the next word: a name says fencing swords, not fencings words. */
const pluralFirst = 4;
/** Shorter words often follow a plural: flights now. */
const minAfterPlural = 5;

/** How much less than their frequencies two words cost that belong together, such as `car seat`. */
const belongTogether = -4;

/**
 * Short words next to each other, or next to another language's, could explain any name, so they must fit much
 * better.
 */
function crowding(before: string | undefined, word: string): number {
  if (before === undefined || /\d/.test(before + word)) return 0;
  const single = word.length >= minAfterPlural ? /^(.{2,}[^s])s$/.exec(before)?.[1] : undefined;
  if (single !== undefined && wordCost(single).known && wordCost(`s${word}`).known) return pluralFirst;
  if (linesOfPhrase(before, word).size > 0) return belongTogether;
  const little = Math.min(before.length, word.length) <= 3;
  const both = Math.max(before.length, word.length) <= 3;
  return both || (little && wordCost(before).foreign !== wordCost(word).foreign) ? 2 : 0;
}

function insideFigure(letters: readonly string[], at: number): boolean {
  return /^\d\d$/.test(`${letters[at - 1] ?? ''}${letters[at] ?? ''}`);
}

function byCost(a: Split, b: Split): number {
  return a.cost - b.cost || a.words.length - b.words.length || a.words.join().localeCompare(b.words.join());
}
