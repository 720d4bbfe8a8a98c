import { entriesOf, Vocabulary } from './vocabulary.ts';
import { wordsOf } from './word-table.ts';

/** The first word of an entry. */
const beginning = /^\*?[\p{L}\p{N}]+\*?/u;
/** After these the first word of an entry has ended, whatever the text is. */
const endsWord = /^(?:$|[ '"״-])/u;
const maxWord = 40;

/** Entries of several words that begin with the same one. */
interface Group {
  readonly first: string;
  readonly phrases: string[];
  /** What a text with one of the phrases contains of it, whatever joins its words. */
  parts?: readonly (readonly string[])[];
  pattern?: RegExp;
}

/**
 * A list of phrases to find in a folded text. `*` at either end of a word matches any letters, and a space also a
 * hyphen. Words are looked up, and only those entries of several words are tried whose first word is there: one pattern
 * of all would take the engine longer to compile than it takes to read a page, and it forgets what it compiled.
 */
export class Phrases {
  /** The first word of each entry. */
  readonly firstWords: readonly string[];
  private readonly phrases: readonly string[];
  private readonly begun: Vocabulary;
  private readonly words = new Set<string>();
  private readonly partsOfWords: Vocabulary;
  private readonly groups = new Map<string, Group>();
  /** Groups whose first word begins with some letters, by the first of these; those that end with some are under ''. */
  private readonly starred = new Map<string, Group[]>();
  private readonly others: Group = { first: '', phrases: [] };
  private whole: RegExp | undefined;
  private every: RegExp | undefined;

  constructor(list: string) {
    this.phrases = entriesOf(list);
    this.firstWords = this.phrases.map((phrase) => beginning.exec(phrase)?.[0] ?? '');
    this.begun = Vocabulary.of(this.firstWords);
    const partsOfWords: string[] = [];
    for (const [at, phrase] of this.phrases.entries()) {
      const first = this.firstWords[at] ?? '';
      if (first !== phrase) this.groupOf(phrase, first).phrases.push(phrase);
      else if (phrase.includes('*')) partsOfWords.push(phrase);
      else this.words.add(phrase);
    }
    this.partsOfWords = Vocabulary.of(partsOfWords);
  }

  /** Whether a folded text contains one of the phrases. */
  isIn(folded: string): boolean {
    if (!this.begun.isIn(folded)) return false;
    const words = wordsOf(folded);
    for (const { text } of words) {
      if (text.length > maxWord) return this.pattern().test(folded);
      if (this.words.has(text) || (this.partsOfWords.has(text) && /^\p{L}+$/u.test(text))) return true;
    }
    return (
      this.isOneIn(this.others, folded) ||
      words.some(
        ({ text }) =>
          this.isOneIn(this.groups.get(text), folded) ||
          this.isFormIn(this.starred.get(text.charAt(0)), text, folded) ||
          this.isFormIn(this.starred.get(''), text, folded),
      )
    );
  }

  /** The text with another text in place of the first phrase. */
  replacedIn(folded: string, by: string): string {
    return this.isIn(folded) ? folded.replace(this.pattern(), by) : folded;
  }

  /** The text with another text in place of every phrase. */
  allReplacedIn(folded: string, by: string): string {
    this.every ??= new RegExp(this.pattern(), 'gu');
    return folded.replace(this.every, by);
  }

  private groupOf(phrase: string, first: string): Group {
    if (first === '' || !endsWord.test(phrase.slice(first.length))) return this.others;
    const initial = first.startsWith('*') ? '' : first.charAt(0);
    const known = first.includes('*')
      ? this.starred.get(initial)?.find((group) => group.first === first)
      : this.groups.get(first);
    if (known) return known;
    const group = { first, phrases: [] };
    if (first.includes('*')) this.starred.set(initial, [...(this.starred.get(initial) ?? []), group]);
    else this.groups.set(first, group);
    return group;
  }

  private isFormIn(groups: readonly Group[] | undefined, word: string, folded: string): boolean {
    return groups?.some((group) => isForm(group.first, word) && this.isOneIn(group, folded)) ?? false;
  }

  private isOneIn(group: Group | undefined, folded: string): boolean {
    if (group === undefined || group.phrases.length === 0) return false;
    group.parts ??= group.phrases.map((phrase) => phrase.replaceAll('-', ' ').split(/[*.]/));
    const spaced = folded.includes('-') ? folded.replaceAll('-', ' ') : folded;
    // Most texts have the first word alone, and the pattern takes long to compile.
    if (!group.parts.some((parts) => parts.every((part) => spaced.includes(part)))) return false;
    group.pattern ??= patternOf(group.phrases);
    return group.pattern.test(folded);
  }

  private pattern(): RegExp {
    this.whole ??= patternOf(this.phrases);
    return this.whole;
  }
}

function patternOf(phrases: readonly string[]): RegExp {
  const alternatives = phrases.map((phrase) => phrase.replaceAll('*', '[\\p{L}]*').replaceAll(' ', '[ -]'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

/** Whether a word may be one with which such an entry begins. */
function isForm(starred: string, word: string): boolean {
  const bare = starred.replaceAll('*', '');
  if (starred.startsWith('*')) return starred.endsWith('*') ? word.includes(bare) : word.endsWith(bare);
  return word.startsWith(bare);
}
