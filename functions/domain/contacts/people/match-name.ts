import { foldText } from '../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';
import { matchesRomanised, romanised } from '../words/names/romanise.ts';
import { expandUmlauts, nameParts } from '../words/person-name.ts';

const maxWordsInRuns = 8;

/** "dr.jane.roe", "jane.dr.roe", "notar-jane-roe": what somebody is beside their name. */
const callings =
  /(^|[._-])(?:dr|drmed|dott|dottssa|avv|av|ing|mag|prof|lic|mudr|judr|mgr|arch|arq|dra|notar|notariusz|adwokat|advokat|ra|rechtsanwalt|rechtsanwaeltin|tierarzt|zahnarzt|studio|kanzlei|praxis)[._-]/g;

/** "jane.roe.physio", at a provider where her own name was taken. */
const callingAtEnd =
  /(?<=\p{L}[._-]\p{L}+)[._-](?:physio|physiotherapie|osteopathie|ergo|logopadie|yoga|massage|coaching|coach|praxis|therapie|psy|psicologa|psicologo|nutri|dental|dds|dmd|phd|lcsw|lmft|realtor|immobilien|consulting|photo|photography|foto|fotografie|design|art|avocat|avocate|avv|arch|ing|adv|law|notaire|studio)$/u;

/** "janeroe-51384a": the bar of Portugal gives its lawyers mailboxes with their numbers. */
const numberAtEnd = /(?<=\p{L}{5})-\d{2,6}[a-z]?$/u;

/** A mailbox is compared with each name of its page. */
const bareLocal = remembered((local) =>
  foldText(local)
    .replace(/\+.*$/, '')
    .replace(callings, '$1')
    .replace(numberAtEnd, '')
    .replace(callingAtEnd, ''),
);

/** What may stand for the family name in an address. A name is compared with each mailbox of its site. */
const familyNames = remembered((spelling): readonly string[] => {
  const { last, all } = nameParts(spelling);
  const hyphened = spelling
    .split(/[\s-]+/)
    .slice(1)
    .map((part) => foldText(part).replace(/[^a-z]/g, ''));
  return [
    last,
    all.slice(1).join(''),
    all
      .slice(1)
      .filter((part) => part.length > 1)
      .join(''),
    ...runsOf(all),
    ...[...all.slice(1), ...hyphened].filter((part) => part.length > 3),
  ];
});

/**
 * How a local part matches a name: `full` contains first and last name (jane.roe, j.roe, roej), `part` only one of
 * them, `none` neither. Names of other alphabets are compared in Latin letters.
 */
export function matchesName(local: string, name: string): 'full' | 'part' | 'none' {
  const bare = bareLocal(local);
  const otherAlphabet = matchesRomanised(bare, name);
  if (otherAlphabet !== null) return otherAlphabet;
  const flat = bare.replace(/[^a-z]/g, '');
  for (const spelling of new Set([name, expandUmlauts(name)])) {
    const { first, last, all } = nameParts(spelling);
    // Whom a site calls by their first name alone.
    if (all.length === 1 && first.length > 2 && flat === first) return 'full';
    // "Thangam R", whose family name is only an initial.
    if (last.length === 1 && all.length === 2 && first.length > 4 && flat === first) return 'full';
    if (!first || !last) continue;
    const lasts = familyNames(spelling);
    for (const family of lasts) {
      const full = [
        `${first}${family}`,
        `${family}${first}`,
        `${first[0]}${family}`,
        `${family}${first[0]}`,
        `${first}${family[0]}`,
        // "alroehl" for Alessandra Roehl, as universities write.
        ...(family.length > 3 ? [`${first.slice(0, 2)}${family}`] : []),
      ];
      if (
        family.length >= 2 &&
        (first.length >= 2 || family.length >= 4) &&
        full.includes(flat) &&
        flat.length >= 3
      ) {
        return 'full';
      }
    }
    if (isGivenInitials(spelling, flat, lasts) || isShortened(first, last, flat)) return 'full';
    if (isCutToEight(flat, all) || isOfTwoInitials(bare, first, last) || isCutBeforeNumber(bare, first, last))
      return 'full';
    if (first.length === 1 && last.length >= 5 && isInitialled(first, last, flat)) return 'full';
    const initials = all.map((part) => part[0]).join('');
    if (flat.length >= 2 && (flat === first || lasts.includes(flat))) return 'part';
    if (flat.length >= 2 && flat.length <= 4 && flat === initials) return 'part';
    if (first.length > 3 && flat.length >= 3 && first.startsWith(flat)) return 'part';
    // "jkroehl": another Jane may have the other initial, so that the place must tie both.
    if (last.length > 3 && flat.length === last.length + 2 && flat[0] === first[0] && flat.endsWith(last))
      return 'part';
    const [one = '', ...rest] = bare.split(/[._-]/);
    if (rest.length === 0) continue;
    // "jroehl.vos" for Jane Roehl, who has two family names and gives one.
    if (lasts.some((family) => family.length >= 5 && one === `${first[0]}${family}`)) return 'full';
    const parts = [one, ...rest];
    if (
      parts.every((part) => all.some((word) => word === part || (part.length === 1 && word.startsWith(part))))
    )
      return 'full';
  }
  return 'none';
}

/** "navarrotuch" and "delatejera" of Sergio Alberto Navarro Tuch and Javier de la Tejera Vos: families of several words. */
function runsOf(words: readonly string[]): string[] {
  const runs: string[] = [];
  if (words.length < 4 || words.length > maxWordsInRuns) return runs;
  for (let from = 1; from < words.length; from++)
    for (let to = from + 2; to <= words.length; to++) runs.push(words.slice(from, to).join(''));
  return runs;
}

/** "J. Roe" as initial and last name; null if the first name is written out. */
export function shortName(name: string): string | null {
  const initial = /^(\p{Lu})\.? /u.exec(name)?.[1];
  return initial === undefined ? null : `${initial} ${nameParts(name).last}`;
}

/** The abbreviation of "Jane Roe" in the form of `shortName`; null if her first name is only an initial. */
export function abbreviationOf(name: string): string | null {
  return shortName(name) === null
    ? `${String.fromCodePoint(name.codePointAt(0) ?? 0)} ${nameParts(name).last}`
    : null;
}

/**
 * "sinakhan" for Sina Khanmohammadi, and "hkchoi" or "choihk" for Hyungkook Choi: two given syllables in one word, of
 * which the second begins with a consonant.
 */
function isShortened(first: string, last: string, flat: string): boolean {
  if (first.length >= 3 && last.length >= 6 && flat.startsWith(first)) {
    const family = flat.slice(first.length);
    if (family.length >= 3 && last.startsWith(family)) return true;
  }
  if (first.length < 5 || last.length < 3) return false;
  const initials = flat.startsWith(last)
    ? flat.slice(last.length)
    : flat.endsWith(last)
      ? flat.slice(0, -last.length)
      : '';
  const [given, second = ''] = initials;
  return (
    initials.length === 2 &&
    given === first[0] &&
    /[^aeiou]/.test(second) &&
    first.slice(2, -1).includes(second)
  );
}

/** "mtorvald" for Anna Maria Torvaldsen: user names of old systems have at most eight letters. */
function isCutToEight(flat: string, words: readonly string[]): boolean {
  return (
    flat.length === 8 &&
    words.some((word) => word.length > 7 && word.startsWith(flat.slice(1))) &&
    words.some((word) => word[0] === flat[0] && !word.startsWith(flat.slice(1)))
  );
}

/** "jtorva27" for Jane Torvaldsen: universities cut the name and number those who share what is left. */
function isCutBeforeNumber(bare: string, first: string, last: string): boolean {
  const [, initial, beginning = ''] = /^([a-z])([a-z]{4,})\d{1,4}$/.exec(bare) ?? [];
  return initial === first[0] && beginning !== '' && last.startsWith(beginning);
}

const maxUserName = 8;

/** "jktorval" for Jane Torvaldsen: a user name of eight letters, of which the second is of a name that is not shown. */
function isOfTwoInitials(bare: string, first: string, last: string): boolean {
  return (
    bare.length === maxUserName &&
    bare[0] === first[0] &&
    last.startsWith(bare.slice(2)) &&
    !/[^a-z]/.test(bare)
  );
}

/** "rtroe" for R. Roe: the page leaves out one of the initials. */
function isInitialled(first: string, last: string, flat: string): boolean {
  return flat.length === last.length + 2 && flat.startsWith(first) && flat.endsWith(last);
}

/** "jhkim" for Ji-hoon Kim, "kimjh" likewise. */
function isGivenInitials(name: string, flat: string, families: readonly string[]): boolean {
  const words = foldText(name)
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const initials = words
    .slice(0, -1)
    .map((word) => word[0])
    .join('');
  if (initials.length < 2) return false;
  // "camora" for Carolina Andrea Mora Matus, of whose two family names the first counts.
  const [, , family = ''] = words;
  if (words.length === 4 && family.length > 2 && flat === initials.slice(0, 2) + family) return true;
  return families.some(
    (family) => family.length > 2 && (flat === initials + family || flat === family + initials),
  );
}

/** Stands for every initial of a mailbox: names of other alphabets are romanised in many ways. */
export const anyInitial = '?';

/** The letter under which `initialsOf` has the people whose name a mailbox may contain: "dr.jane.roe" is under J. */
export function initialOf(local: string): string {
  return bareLocal(local)[0] ?? '';
}

/** The initials of the mailboxes that may contain a name. */
export function initialsOf(name: string): ReadonlySet<string> {
  if (romanised(name) !== null) return new Set([anyInitial]);
  return new Set(nameParts(name).all.map((part) => part[0] ?? ''));
}
