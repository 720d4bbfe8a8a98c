import type { PageModel } from '../../page/page-model.ts';
import { firstNameOfThemselves, titleAfterName } from '../../people/lines/introductions.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import { personName } from '../../words/person-name.ts';

const maxLine = 60;
const maxPartsOfTitle = 4;
/** For each of these all lines are read. Where more introduce themselves, the site is of many people. */
const maxIntroduced = 8;
const copyright = /^(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s?[-–]\s?\d{4})?)?\s*/iu;

/**
 * The whole name of somebody who introduces themselves by the first ("I'm Jane, a photographer"), as the titles of the site's
 * pages, its copyright or a line of nothing else has it; null if nobody does, or two have that first name.
 */
export function introducedByFirstName(
  pages: readonly PageModel[],
): { name: string; title: string; page: string } | null {
  const tried = new Set<string>();
  for (const { url, lines } of pages)
    for (const { text } of lines) {
      if (tried.size >= maxIntroduced) return null;
      const { first = '', rest = '' } = firstNameOfThemselves(text) ?? {};
      if (first === '' || !(beginsWithGivenName(first) || !/\p{Script=Latin}/u.test(first))) continue;
      if (tried.has(first)) continue;
      tried.add(first);
      const [only, ...others] = wholeNames(pages, first);
      if (only !== undefined && others.length === 0)
        return { name: only, title: titleAfterName(rest), page: url };
    }
  return null;
}

function wholeNames(pages: readonly PageModel[], first: string): string[] {
  const names = pages.flatMap(({ title, lines }) => [
    ...title.split(/ [|–—·-] |, /u, maxPartsOfTitle),
    ...lines.flatMap(({ text }) => (text.length <= maxLine ? [text.replace(copyright, '')] : [])),
  ]);
  const whole = new Set<string>();
  for (const text of names) {
    const words = text.trim().split(' ');
    if (words[0] !== first || words.length > maxWords) continue;
    const name = personName(text.trim()) ?? personName(words.slice(0, 2).join(' '));
    if (name !== null) whole.add(name);
  }
  return [...whole];
}

/** "Jane Roe Photography" */
const maxWords = 4;
