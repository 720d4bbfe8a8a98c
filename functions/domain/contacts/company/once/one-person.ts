import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { Sighting } from '../../page/sighting.ts';
import { isGeneral } from '../../words/mailboxes.ts';
import { isShortFor } from '../../words/names/short-names.ts';
import { together } from '../by-name.ts';
import { localPart } from '../own-domains.ts';
import type { Person } from '../person.ts';

/** "Jo" begins many names. */
const minShort = 3;
/** Of short words one letter makes another name. */
const minSound = 5;
/** Of fewer letters other orders make other names. */
const minTurned = 6;
/** What more people than these are called tells nobody from another. */
const maxHolders = 4;
/** Of larger families on one site nobody knows who is who. */
const maxFamily = 40;

interface Known {
  readonly person: Person;
  readonly words: readonly string[];
  /** The first name as it is written: "Theo" does not sound as the beginning of "Teodore". */
  readonly given: string;
  readonly allTitles: ReadonlySet<string>;
  /** Those that few have on this site. */
  readonly titles: ReadonlySet<string>;
}

/**
 * Everybody once whom a site writes in two ways: "Torvaldi" and "Torvalddi" under one title, one more name in the middle
 * under one title, the short form of a given name ("Rob Roe" of Roberta J. Roe, or with her mailbox), a name in two
 * alphabets at one mailbox, and "Torvald" beside "Tovrald" on the same page, or on two pages that call both the same.
 */
export function underOtherForms(people: readonly Person[]): Person[] {
  const holders = new Map<string, number>();
  const titlesOf = ({ titles }: Person) => new Set(titles.map(({ value }) => foldText(value)));
  for (const person of people)
    for (const title of titlesOf(person)) holders.set(title, (holders.get(title) ?? 0) + 1);
  const families = new Map<string, Known[]>();
  const put = (key: string, one: Known) => {
    const family = families.get(key);
    if (family) family.push(one);
    else families.set(key, [one]);
  };
  for (const person of people) {
    const words = soundsOf(person);
    const allTitles = titlesOf(person);
    const rare = [...allTitles].filter((title) => (holders.get(title) ?? 0) <= maxHolders);
    const [given = ''] = wordsOf(person);
    const one = { person, words, given, allTitles, titles: new Set(rare) };
    const last = words.at(-1) ?? '';
    put(last, one);
    // Of two family names many give only the first.
    if (words.length > 2) put(words.at(-2) ?? '', one);
    if (words.length > 1 && last.length >= minTurned) put(lettersOf(words), one);
    for (const address of ownMailboxes(person)) put(address, one);
  }
  const merged = new Map<Person, Person>();
  const gone = new Set<Person>();
  for (const family of families.values()) {
    if (family.length < 2 || family.length > maxFamily) continue;
    for (const one of family) {
      if (gone.has(one.person)) continue;
      const [only, ...others] = family.filter(
        (other) =>
          other !== one &&
          !gone.has(other.person) &&
          (isFormOf(one, other) || isMisspelling(one, other) || haveOneMailbox(one, other)),
      );
      if (only === undefined || others.length > 0) continue;
      merged.set(
        only.person,
        together(merged.get(only.person) ?? only.person, merged.get(one.person) ?? one.person),
      );
      gone.add(one.person);
    }
  }
  return people.flatMap((person) => (gone.has(person) ? [] : [merged.get(person) ?? person]));
}

/** Whether the first of two people is the second under a name that says less, or no more. */
function isFormOf(one: Known, other: Known): boolean {
  if (one.words.length < 2 || other.words.length < one.words.length) return false;
  if (one.person.emails.length > 0 && other.person.emails.length > 0) return false;
  const haveOneTitle = [...one.titles].some((title) => other.titles.has(title));
  if (one.words[0] === other.words[0])
    return haveOneTitle && one.words.every((word) => other.words.includes(word));
  return (
    one.words.length === 2 &&
    one.given.length >= minShort &&
    (other.given.startsWith(one.given) || isShortFor(one.given, other.given)) &&
    one.words[1] === other.words.at(-1) &&
    (haveOneTitle || isWithin(one.allTitles, other.allTitles) || other.person.titles.length === 0) &&
    one.person.emails.length === 0 &&
    one.person.names.every(({ page }) => other.person.names.some((name) => name.page === page))
  );
}

/** Whether each of some titles is part of one of others. */
function isWithin(titles: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...titles].every((title) => [...others].some((other) => other.includes(title)));
}

/** Their addresses but those that are nobody's own ("office@…"). */
function ownMailboxes({ emails }: Person): string[] {
  return [...new Set(emails.map(({ value }) => value))].filter((address) => !isGeneral(localPart(address)));
}

/** Whether the first of two who have one mailbox has a short or Latin form of the second's name. Spouses have two names. */
function haveOneMailbox(one: Known, other: Known): boolean {
  const addresses = ownMailboxes(other.person);
  if (!ownMailboxes(one.person).some((address) => addresses.includes(address))) return false;
  if (isLatin(one) !== isLatin(other)) return isLatin(one);
  return (
    one.words.length > 1 &&
    one.words.at(-1) === other.words.at(-1) &&
    one.given.slice(0, minShort) === other.given.slice(0, minShort) &&
    one.given.length <= other.given.length &&
    one.words.length <= other.words.length
  );
}

function isLatin({ person: { name } }: Known): boolean {
  return /\p{Script=Latin}/u.test(name.value);
}

/**
 * Whether the first of two people is the second under a name that sounds the same or has two letters of its last word the
 * wrong way round: told of on a page that has the second too and calls both the same, or shown on other pages with the
 * same title. Cards and lists of one page show nobody twice.
 */
function isMisspelling(one: Known, other: Known): boolean {
  const isTurned =
    one.words.slice(0, -1).join(' ') === other.words.slice(0, -1).join(' ') &&
    areTurned(one.words.at(-1) ?? '', other.words.at(-1) ?? '');
  if (one.words.length < 2 || !(isTurned || one.words.join(' ') === other.words.join(' '))) return false;
  if (![...one.allTitles].some((title) => other.allTitles.has(title))) return false;
  if (one.person.names.length > other.person.names.length || one.person.emails.length > 0) return false;
  const isOnPageOfOther = ({ page }: Sighting) => other.person.names.some((name) => name.page === page);
  return one.person.titles.every(({ isTold }) => isTold)
    ? one.person.names.every(isOnPageOfOther)
    : isTurned && !one.person.names.some(isOnPageOfOther);
}

/** Whether two letters that stand beside each other are all in which two words differ. */
function areTurned(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < minTurned) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** What a name shares with itself when two letters of its last word are the wrong way round. */
function lettersOf(words: readonly string[]): string {
  return [...words.slice(0, -1), [...(words.at(-1) ?? '')].sort().join('')].join(' ');
}

/** The words of a name as they sound: the longer ones without a doubled consonant, and without the h after one. */
function soundsOf(person: Person): string[] {
  return wordsOf(person)
    .map((word) =>
      word.length < minSound ? word : word.replace(/(?<=[^aeiouy])h/gu, '').replace(/([^aeiouy])\1/gu, '$1'),
    )
    .filter((word) => word.length > 1);
}

function wordsOf({ name }: Person): string[] {
  return foldText(name.value)
    .split(/[\s-]+/)
    .map((part) => part.replace(/[^\p{L}]/gu, ''));
}
