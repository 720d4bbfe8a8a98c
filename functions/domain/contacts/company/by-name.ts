import { foldText } from '../../../../shared/text/fold-text.ts';
import type { Sighting } from '../page/sighting.ts';
import {
  abbreviationOf,
  anyInitial,
  initialOf,
  initialsOf,
  matchesName,
  shortName,
} from '../people/match-name.ts';
import { isGeneral } from '../words/mailboxes.ts';
import { beginsWithGivenName } from '../words/names/given-names.ts';
import { isPatronymic } from '../words/names/patronymics.ts';
import { romanised, soundsOfName } from '../words/names/romanise.ts';
import { nameParts } from '../words/person-name.ts';
import { localPart } from './own-domains.ts';
import type { Person } from './person.ts';

/** Finds those who may have a mailbox of their name: it begins with the letter of one of its words. */
export function peopleByInitial(people: readonly Person[]): (local: string) => Person[] {
  const byInitial = new Map<string, Person[]>();
  for (const person of people) {
    for (const initial of initialsOf(person.name.value)) {
      const known = byInitial.get(initial);
      if (known) known.push(person);
      else byInitial.set(initial, [person]);
    }
  }
  return (local) => [initialOf(local), anyInitial].flatMap((key) => byInitial.get(key) ?? []);
}

/**
 * The only person of a site with the initials of a mailbox ("jr@…"), if they have no other address. With a number after
 * them, as universities give to their members ("jr93@…"), only one whom the same page names.
 */
export function byInitials(people: readonly Person[], { value, page }: Sighting): Person | undefined {
  const [, letters = '', number = ''] = /^([a-z]{2,4})(\d{0,5})$/.exec(foldText(localPart(value))) ?? [];
  if (letters === '' || isGeneral(letters)) return undefined;
  const [only, ...others] = people.filter(
    ({ name, names }) =>
      (number === '' || names.some((one) => one.page === page)) &&
      nameParts(name.value)
        .all.map(([initial]) => initial)
        .join('') === letters,
  );
  return only && others.length === 0 && only.emails.length === 0 ? only : undefined;
}

/**
 * Everybody once: "J. Roe" and "Mary Ann" are Jane Roe and Mary Ann Roe if these are named as well, and "Juan Roe Quist"
 * is the Juan Roe who has an address. Whoever has no title has that of the shorter name.
 */
export function everybodyOnce(people: readonly Person[]): Person[] {
  const abbreviations = new Set(people.map(({ name }) => abbreviationOf(name.value)));
  const beginnings = new Set(people.map(beginningOf));
  const reached = new Set(
    people
      .filter(({ emails, titles }) => emails.length > 0 && titles.length > 0)
      .map(({ name }) => name.value),
  );
  const shorter = new Map<string, Person>();
  const kept = people.filter((person) => {
    const { name, emails } = person;
    if (isCutShort(name.value, people) || abbreviations.has(shortName(name.value) ?? '')) return false;
    if (emails.length > 0) return true;
    const isBeginning = beginnings.has(foldText(name.value));
    if (isBeginning) shorter.set(foldText(name.value), person);
    return !isBeginning && !reached.has(withoutSecondSurname(name.value));
  });
  return kept.map((person) =>
    person.titles.length > 0 ? person : { ...person, titles: shorter.get(beginningOf(person))?.titles ?? [] },
  );
}

/** The name without its last word, folded. */
function beginningOf({ name: { value } }: Person): string {
  return foldText(value.slice(0, Math.max(0, value.lastIndexOf(' '))));
}

/** Everybody once whom a site in two alphabets names in both: Олена Роу is Olena Rou. */
export function inOneAlphabet(people: readonly Person[]): Person[] {
  const isOther = ({ name }: Person) => romanised(name.value) !== null;
  if (!people.some(isOther)) return [...people];
  const kept: Person[] = [];
  const bySound = new Map<string, number>();
  for (const person of people) {
    const sound = soundsOfName(person.name.value) ?? person.name.value;
    const at = bySound.get(sound);
    const known = kept[at ?? -1];
    if (at === undefined) bySound.set(sound, kept.length);
    if (at !== undefined && known && isOther(known) !== isOther(person)) kept[at] = together(known, person);
    else kept.push(person);
  }
  return kept;
}

/**
 * Everybody once whom a site also names with more of their names: Оксана Роу and Оксана Петрівна are Оксана Петрівна Роу, and Anna Maria with
 * the address annaroe@… is Anna Maria Roe. Whom two such names fit stays apart.
 */
export function underFullerNames(people: readonly Person[]): Person[] {
  const fuller = new Map<string, Person[]>();
  const note = (key: string, person: Person) => {
    const known = fuller.get(key);
    if (known) known.push(person);
    else fuller.set(key, [person]);
  };
  for (const person of people) {
    const words = person.name.value.split(' ');
    if (words.length !== 3) continue;
    const at = isPatronymic(words[1] ?? '') ? 1 : 2;
    if (isPatronymic(words[at] ?? '')) {
      note(words.toSpliced(at, 1).toSorted().join(' '), person);
      note(
        words
          .slice(at - 1, at + 1)
          .toSorted()
          .join(' '),
        person,
      );
    } else note(words.slice(0, 2).join(' '), person);
  }
  const merged = new Map<Person, Person>();
  const gone = new Set<Person>();
  for (const person of people) {
    const words = person.name.value.split(' ');
    const [only, ...others] =
      words.length === 2 ? (fuller.get(words.join(' ')) ?? fuller.get(words.toSorted().join(' ')) ?? []) : [];
    if (only === undefined || others.length > 0) continue;
    if (!isUnder(only.name.value, person) && !hasSecondSurname(only, person)) continue;
    merged.set(only, together(merged.get(only) ?? only, person));
    gone.add(person);
  }
  return people.flatMap((person) => (gone.has(person) ? [] : [merged.get(person) ?? person]));
}

/**
 * Everybody once whose names a site writes in another order or with other marks: "Roe Jane Ida" and "Jane Ida Roe", "Ana
 * B. Roe-Quist" and "Ana Roé Quist". Of three words and more `keyOf` sees only two.
 */
export function inOneSpelling(people: readonly Person[]): Person[] {
  const kept: Person[] = [];
  const byWords = new Map<string, number>();
  for (const person of people) {
    const words = foldText(person.name.value)
      .split(/[\s-]+/)
      .map((word) => word.replace(/[^\p{L}]/gu, ''))
      .filter((word) => word.length > 1);
    const key = words.length < 3 ? '' : words.toSorted().join(' ');
    const at = key === '' ? undefined : byWords.get(key);
    const known = kept[at ?? -1];
    if (at !== undefined && known) kept[at] = together(known, person);
    else {
      if (key !== '') byWords.set(key, kept.length);
      kept.push(person);
    }
  }
  return kept;
}

/** Everybody once whom a site also names by what they are called: Katherine "Kat" Roe is the only Kat Roe. */
export function underNicknames(people: readonly Person[]): Person[] {
  const full = new Map<string, Person>();
  for (const person of people) {
    const [, called = '', rest = ''] = nicknamed.exec(person.name.value) ?? [];
    if (called !== '') full.set(`${called} ${rest}`, person);
  }
  if (full.size === 0) return [...people];
  const merged = new Map<Person, Person>();
  const gone = new Set<Person>();
  for (const person of people) {
    const fuller = full.get(person.name.value);
    if (fuller === undefined) continue;
    merged.set(fuller, together(merged.get(fuller) ?? fuller, person));
    gone.add(person);
  }
  return people.flatMap((person) => (gone.has(person) ? [] : [merged.get(person) ?? person]));
}

/** Everybody once whom a site also names with the name of both spouses: Jane Roe is the only Jane Quist-Roe. */
export function underDoubleNames(people: readonly Person[]): Person[] {
  const doubles = people.filter(({ name }) => doubled.test(name.value));
  if (doubles.length === 0) return [...people];
  const merged = new Map<Person, Person>();
  const rest = people.filter((person) => {
    const [first = '', last = '', ...more] = person.name.value.split(' ');
    if (more.length > 0 || last === '' || last.includes('-')) return true;
    const [only, ...others] = doubles.filter(({ name }) => {
      const [given, both = ''] = name.value.split(' ');
      return given === first && both.split('-').includes(last);
    });
    if (only === undefined || others.length > 0) return true;
    merged.set(only, together(merged.get(only) ?? only, person));
    return false;
  });
  return rest.map((person) => merged.get(person) ?? person);
}

const doubled = /^[^ -]+ [^ -]+-[^ -]+$/u;

const nicknamed = /^\p{Lu}[^"“”„«»()]*["“”„«(](\p{Lu}\p{L}+)["“”»)] (\p{Lu}.*)$/u;

const minLastInMailbox = 4;

/** Whether somebody is whom a fuller name names: their patronymic says so, or the last name in all their addresses. */
function isUnder(fullerName: string, { emails }: Person): boolean {
  const { last } = nameParts(fullerName);
  return last === ''
    ? fullerName.split(' ').some(isPatronymic)
    : last.length >= minLastInMailbox &&
        emails.length > 0 &&
        emails.every(({ value }) => foldText(localPart(value)).includes(last));
}

/** Whether one person's name is the other's with a second surname: Juan Roe with one mailbox is Juan Roe Quist with another. */
function hasSecondSurname(fuller: Person, { name }: Person): boolean {
  return withoutSecondSurname(fuller.name.value) === name.value && beginsWithGivenName(name.value);
}

export function together(one: Person, other: Person): Person {
  return {
    name: one.name,
    names: [...one.names, ...other.names],
    titles: [...one.titles, ...other.titles],
    emails: [...one.emails, ...other.emails],
    phones: [...one.phones, ...other.phones],
    linkedins: [...one.linkedins, ...other.linkedins],
  };
}

/** Takes an address from all who share it if so many do, unless it is called after one of them: it is the firm's. */
export function withoutShared(people: readonly Person[]): Person[] {
  const owners = new Map<string, Set<Person>>();
  for (const person of people)
    for (const { value } of person.emails) owners.set(value, (owners.get(value) ?? new Set()).add(person));
  const isShared = (address: string, name: string) =>
    (owners.get(address)?.size ?? 0) >= minSharing && matchesName(localPart(address), name) !== 'full';
  return people.map((person) => ({
    ...person,
    emails: person.emails.filter(({ value }) => !isShared(value, person.name.value)),
  }));
}

const minSharing = 3;

/** "Juan Roe" of "Juan Roe Quist"; '' for any other name, as "Mary Ann" may be two first names. */
function withoutSecondSurname(name: string): string {
  const [first, last = '', second, ...more] = name.split(' ');
  return second === undefined || more.length > 0 || beginsWithGivenName(last) ? '' : `${first} ${last}`;
}

/** "Jane R." beside Jane Roe. */
function isCutShort(name: string, people: readonly Person[]): boolean {
  const cut = /^(\p{L}+ \p{Lu})\.?$/u.exec(name)?.[1];
  return (
    cut !== undefined &&
    people.some(({ names }) => names.some(({ value }) => value.length > name.length && value.startsWith(cut)))
  );
}

/** First and last name in the alphabet's order: "Roe Jane" is Jane Roe. */
export function keyOf(name: string): string {
  const { first, last, all } = nameParts(name);
  if (first && last) return [first, last].sort().join(' ');
  // Chinese, Japanese and Korean names are written with and without a space.
  return all.join(' ') || foldText(name).replace(/(?<=[\p{Script=Han}\p{Script=Hangul}])\s/gu, '');
}

/** Whether the last step of a page's address has a person's first and last name ("/team/jane-roe.html"). */
export function isPageOf(url: string, name: string): boolean {
  const path = foldText(URL.parse(url)?.pathname.replace(/\/(?:index\.\w+)?$/, '') ?? '');
  const words = path.slice(path.lastIndexOf('/') + 1).split(/[^a-z]+/);
  const { first, last } = nameParts(name);
  return last !== '' && words.includes(first) && words.includes(last);
}
