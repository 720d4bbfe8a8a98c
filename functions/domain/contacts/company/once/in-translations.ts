import { together } from '../by-name.ts';
import type { Person } from '../person.ts';

type Twins = readonly (readonly [Person, Person])[];

/** Latin letters, and two ways of writing Chinese characters. */
const maxScripts = 3;

/**
 * Everybody once whom the translations of one page name in several scripts: with one picture, or as the n-th of those
 * whom only this translation names. How the characters of a name sound, nobody knows.
 */
export function onceInTranslations(people: readonly Person[]): readonly Person[] {
  if (people.every(({ name }) => scriptOf(name.value) === 'Latin')) return people;
  const apart = withoutTwins(people, twinsByPicture(people));
  return withoutTwins(apart, twinsByOrder(apart));
}

/** Each two become one person, under the name that was found first. */
function withoutTwins(people: readonly Person[], twins: Twins): readonly Person[] {
  const first = new Map<Person, Person>();
  const whole = new Map<Person, Person>();
  for (const [one, other] of twins) {
    const kept = first.get(one) ?? one;
    if (kept === other || first.has(other)) continue;
    first.set(other, kept);
    whole.set(kept, together(whole.get(kept) ?? kept, other));
  }
  return people.flatMap((person) => (first.has(person) ? [] : [whole.get(person) ?? person]));
}

/** Whoever is beside one picture on translations of one page. One for everybody without a picture is there twice. */
function twinsByPicture(people: readonly Person[]): Twins {
  const holders = new Map<string, Set<Person>>();
  for (const person of people)
    for (const { picture = '' } of person.names)
      if (picture !== '') holders.set(picture, (holders.get(picture) ?? new Set()).add(person));
  return [...holders.values()].flatMap((all) => {
    const [one, ...others] = all;
    if (one === undefined || others.length === 0 || others.length >= maxScripts) return [];
    const pages = [...all].flatMap((person) => [...pagesOf(person)]);
    if (new Set(pages).size < pages.length || new Set(pages.map(withoutLanguage)).size === pages.length)
      return [];
    return others.flatMap((other) => (areInTwoScripts(one, other) ? [[one, other] as const] : []));
  });
}

/**
 * If two translations of one page name as many people whom the other does not, between two whom both name, they are the
 * same, in the same order.
 */
function twinsByOrder(people: readonly Person[]): Twins {
  const versions = new Map<string, Map<string, Person[]>>();
  for (const person of people)
    for (const page of pagesOf(person)) {
      const pages = versions.get(withoutLanguage(page)) ?? new Map<string, Person[]>();
      versions.set(withoutLanguage(page), pages.set(page, [...(pages.get(page) ?? []), person]));
    }
  return [...versions.values()].flatMap((pages) => {
    const [[original = '', named = []] = [], ...translations] = pages;
    return translations.flatMap(([page, translated]) => {
      const runs = runsOf(original, named, page);
      return [...runsOf(page, translated, original)].flatMap(([after, there]) => {
        const here = runs.get(after) ?? [];
        const twins = here.flatMap((one, at) => {
          const other = there[at];
          return other && areInTwoScripts(one, other) ? [[one, other] as const] : [];
        });
        return twins.length === here.length && here.length === there.length ? twins : [];
      });
    });
  });
}

/** Whom a page names and another does not, from top to bottom, by whom of both it names above them. */
function runsOf(page: string, people: readonly Person[], other: string): Map<Person | null, Person[]> {
  const lineOf = ({ names }: Person) => names.find((name) => name.page === page)?.line ?? -1;
  const runs = new Map<Person | null, Person[]>();
  let above: Person | null = null;
  for (const person of people.toSorted((one, two) => lineOf(one) - lineOf(two)))
    if (pagesOf(person).has(other)) above = person;
    else runs.set(above, [...(runs.get(above) ?? []), person]);
  return runs;
}

function pagesOf({ names }: Person): ReadonlySet<string> {
  return new Set(names.map(({ page }) => page));
}

/** "/en/team.html", "/team_en.html" and "/team.html?lang=en" are translations of "/team.html". */
function withoutLanguage(page: string): string {
  const { host = '', pathname = '', search = '' } = URL.parse(page) ?? {};
  return `${host}${pathname}${search}`
    .toLowerCase()
    .split(/[/._?=&-]+/u)
    .filter((word) => !language.test(word))
    .join('/');
}

/** Languages and scripts of names in other letters, and English, as addresses of pages have them. */
const language =
  /^(?:|lang|language|en|eng|english|zh|cn|chs|cht|tc|sc|hk|tw|mo|hans|hant|zht|zhs|ja|jp|jpn|ko|kr|kor|ru|rus|uk|ua|ukr|bg|sr|mk|ka|geo|hy|am|arm|el|gr|he|il|heb|ar|ara|fa|th|hi|kz|kk)$/u;

/** Whether two names are in two scripts, or both in Chinese characters, of which two ways of writing have as many. */
function areInTwoScripts({ name: one }: Person, { name: other }: Person): boolean {
  const script = scriptOf(one.value);
  if (script !== scriptOf(other.value)) return true;
  return script === 'Han' && [...one.value].length === [...other.value].length;
}

function scriptOf(name: string): string {
  return Object.entries(scripts).find(([, letter]) => letter.test(name))?.[0] ?? 'Latin';
}

const scripts = {
  Han: /^[\p{Script=Han}\s]+$/u,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Hangul: /\p{Script=Hangul}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Arabic: /\p{Script=Arabic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Georgian: /\p{Script=Georgian}/u,
  Armenian: /\p{Script=Armenian}/u,
  Thai: /\p{Script=Thai}/u,
  Devanagari: /\p{Script=Devanagari}/u,
};
