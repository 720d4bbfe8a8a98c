import { foldText } from '../../../../shared/text/fold-text.ts';
import { tagOfLine } from '../page/queries.ts';
import { beginsWithGivenName } from '../words/given-names.ts';
import { nameParts } from '../words/person-name.ts';
import type { NameAt, NamesOfPage, TitleAt, TitleRule } from './name-at.ts';
import { peopleInProse } from './people-in-prose.ts';

const minLength = 50;
const maxLinesBelow = 3;

/**
 * Names above a text that begins with their first or last name again ("Jane Roe" above "Jane joined us in 2019 …"),
 * which is how people are introduced in any language.
 */
export function introduced(all: NamesOfPage): ReadonlySet<NameAt> {
  return new Set(all.names.filter((name) => textAbout(all, name) !== null));
}

/** What such a text says about its person: "Jane is our Head of Sales". */
export const titlesInBiographies: TitleRule = (all, known) => {
  const titles = new Map<NameAt, TitleAt>();
  for (const name of all.names) {
    const about = known.has(name) ? null : textAbout(all, name);
    if (about === null) continue;
    const { title } = peopleInProse(`${name.name}${about.rest}`).find((one) => one.name === name.name) ?? {};
    if (title !== undefined) titles.set(name, { text: title, segment: about.segment });
  }
  return titles;
};

/** The text under a name that begins with a word of it, and what follows that word. */
function textAbout({ page }: NamesOfPage, { name, line }: NameAt): { rest: string; segment: number } | null {
  if (!beginsWithGivenName(name) || !/^(?:h[1-6]|strong|b|summary)$/.test(tagOfLine(page, line))) return null;
  const { first, last } = nameParts(name);
  for (let step = 1; step <= maxLinesBelow; step++) {
    const { text = '', firstSegment = 0 } = page.lines[line + step] ?? {};
    if (/^h[1-3]$/.test(tagOfLine(page, line + step))) return null;
    if (text.length < minLength) continue;
    const [, word = '', rest = ''] =
      /^(?:\p{L}{1,5}\. )*([\p{L}'’-]+)((?: [“"'„«]?\p{Lu}[\p{L}.“”"'’»-]*)* .*)$/u.exec(text) ?? [];
    const folded = foldText(word);
    return folded === first || folded === last || foldText(text).startsWith(foldText(name))
      ? { rest: rest.replace(/^(?: [“"'„«]?\p{Lu}[\p{L}.“”"'’»-]*)+/u, ''), segment: firstSegment }
      : null;
  }
  return null;
}
