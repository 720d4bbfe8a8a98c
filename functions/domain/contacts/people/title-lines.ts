import { foldText } from '../../../../shared/text/fold-text.ts';
import { seniorityOf } from '../../../../shared/text/seniority.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';
import type { PageModel } from '../page/page-model.ts';
import { tagAt, tagOfLine } from '../page/queries.ts';
import { kinds } from '../site/link-words.ts';
import { mentionsTitle, titleStrength } from '../words/job-title.ts';
import { beginsWithGivenName, hasGivenName } from '../words/names/given-names.ts';
import { uncasedName } from '../words/names/uncased-name.ts';
import { personName } from '../words/person-name.ts';
import { isBody } from '../words/staff-words.ts';
import type { NameAt, TitleAt, TitleRule } from './name-at.ts';
import { titleClass } from './titles-in-cards.ts';

/** "Veterinary Surgeon" looks like a name, but comes after one. */
export function isTitleBelowName(page: PageModel, line: number, above: NameAt | undefined): boolean {
  const { text = '', firstSegment = 0 } = page.lines[line] ?? {};
  if (titleStrength(text) !== 'certain') return false;
  const words = text.split(' ');
  const below = page.lines[line + 1]?.text ?? '';
  if (words.every((word) => mentionsTitle(word)) && personName(below) && !mentionsTitle(below)) return true;
  // "Principle Investigator" above "Jane Roe": of a title only the last word may be known.
  if (
    !hasGivenName(text) &&
    mentionsTitle(words.at(-1) ?? '') &&
    beginsWithGivenName(below) &&
    personName(below)
  )
    return true;
  if (above?.line !== line - 1) return false;
  if (mentionsTitle(words[0] ?? '') && !mentionsTitle(above.name)) return true;
  if (beginsWithGivenName(above.name) && !hasGivenName(text)) return true;
  if (words.every((word) => mentionsTitle(word))) return !mentionsTitle(above.name.split(' ')[0] ?? '');
  return tagAt(page, firstSegment) !== tagAt(page, above.firstSegment) && mentionsTitle(words.at(-1) ?? '');
}

/** "Partner, Islamic Finance" or "Owner / Master Electrician" below a name is entirely a title. */
export function isTitleInParts(text: string): boolean {
  if (text.length > 90 || titleStrength(text) !== 'certain') return false;
  const [first = ''] = text.split(/, | \/ | & | – | - /, 1);
  // "Chair, Jane Roe" below a name is about somebody else.
  const rest = text.slice(first.length).replace(/^[^\p{L}]+/u, '');
  if (/\p{Ll}$/u.test(rest) && beginsWithGivenName(rest) && personName(rest) !== null) return false;
  if (first !== text) return titleStrength(first) === 'certain';
  return mentionsTitle(text.slice(text.lastIndexOf(' ') + 1));
}

/** Whole lines that occur at least three times: labels, not names. */
export function repeatedLines(page: PageModel): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { text } of page.lines) {
    if (text.length > 60 || text.charCodeAt(0) < 0x590) continue;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([text]) => text));
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u;

/** Whether a page has Japanese syllables; found once per page, as many of its lines may ask. */
const japanese = new WeakMap<PageModel, boolean>();

function isJapanese(page: PageModel): boolean {
  let is = japanese.get(page);
  if (is === undefined) {
    is = page.lines.some(({ text }) => kana.test(text));
    japanese.set(page, is);
  }
  return is;
}

/** Four Chinese characters without a known family name are a name only in Japanese. */
export function mayBeName(
  page: PageModel,
  uncased: { readonly name: string; readonly isCertain: boolean },
): boolean {
  if (uncased.isCertain || !/^\p{Script=Han}/u.test(uncased.name)) return true;
  return /^ja/i.test(page.language) || (!/^zh/i.test(page.language) && isJapanese(page));
}

/**
 * In a script without capitals, a few words are a name if there is a title next to them; so are the words after a
 * profession above a title.
 */
export function nameBesideTitle(page: PageModel, line: number, repeated: ReadonlySet<string>): string | null {
  const text = page.lines[line]?.text ?? '';
  const named = nameAfterProfession(text);
  if (named !== null && titleStrength(page.lines[line + 1]?.text ?? '') === 'certain') return named;
  const uncased = uncasedName(text);
  if (
    !uncased ||
    /^(?:dt|th)$/.test(tagOfLine(page, line)) ||
    !mayBeName(page, uncased) ||
    repeated.has(text) ||
    titleStrength(text) !== 'none' ||
    isCalledLikePage(text) ||
    mentionsTitle(text)
  )
    return null;
  const isBeside = [1, 2, -1].some(
    (step) => titleStrength(page.lines[line + step]?.text ?? '') === 'certain',
  );
  return isBeside ? uncased.name : null;
}

/** "Contact", "About us": what a page is called that leads to contacts is nobody's name. */
const isCalledLikePage = remembered((text) => {
  const folded = foldText(text);
  return kinds.some(({ words }) => words.isIn(folded) && words.shareOf(folded) === 1);
});

/** "Attorney Jane Roe" */
export function nameAfterProfession(text: string): string | null {
  const space = text.indexOf(' ');
  if (
    space < 3 ||
    !/[\p{L}.)]/u.test(text[space - 1] ?? '') ||
    titleStrength(text.slice(0, space)) !== 'certain'
  )
    return null;
  const rest = text.slice(space + 1);
  // "Chair – Jane Roe" is a line of a list, whose title is its own.
  return /^\p{L}/u.test(rest) && titleStrength(rest) === 'none' && !mentionsTitle(rest)
    ? personName(rest)
    : null;
}

/** "代表取締役 堀口弥一", "남승우 원장": a title and a name in a script without capitals, in either order. */
export function nameInPair(page: PageModel, text: string): { name: string; title: string } | null {
  if (text.length > 60 || text.charCodeAt(0) < 0x1100) return null;
  const [bare = ''] = text.split(/\s*[（(]/, 1);
  for (const mark of [' ', '　']) {
    const first = bare.indexOf(mark);
    const last = bare.lastIndexOf(mark);
    for (const [title, name] of [
      [bare.slice(0, first), bare.slice(first + 1)],
      [bare.slice(last + 1), bare.slice(0, last)],
    ] as const) {
      if (first < 1 || titleStrength(title) !== 'certain' || titleStrength(name) !== 'none') continue;
      if (/^\p{Script=Hangul}/u.test(name) && seniorityOf(title) === 'other') continue;
      const uncased = uncasedName(name);
      if (uncased && mayBeName(page, uncased)) return { name: uncased.name, title };
    }
  }
  return null;
}

/**
 * "堀口 弥一（代表者）": the title in brackets after a name that is the rest of its line. A heading says what all below it
 * are, and a name's own line what this one is among them.
 */
export const titlesInBrackets: TitleRule = ({ page, names }, known) => {
  const titles = new Map<NameAt, TitleAt>();
  for (const one of names) {
    const { text = '' } = page.lines[one.line] ?? {};
    if (known.has(one)) continue;
    const after = text.startsWith(one.name) ? text.slice(one.name.length) : afterCharacters(one.rest);
    const inside = brackets.exec(after)?.[1]?.trim() ?? '';
    if (titleStrength(inside) === 'certain') titles.set(one, { text: inside, segment: -1 });
  }
  return titles;
};

/** What follows a name in characters that stands beside its Latin form: "堀口 弥一［代表］ Yaichi Horiguchi". */
function afterCharacters(rest: readonly string[]): string {
  const [beside = ''] = rest;
  const opens = beside.search(/[（(［〔【[]/u);
  return rest.length === 1 && opens > 0 && uncasedName(beside.slice(0, opens).trim())
    ? beside.slice(opens)
    : '';
}

const brackets = /^\s*[（(［〔【[]([^()（）［］〔〕【】[\]]{2,40})[)）］〕】\]]$/u;

/** Whether a line has a name and a title next to each other, so that as a whole it only looks like a name. */
export function partsTitle(page: PageModel, index: number): boolean {
  const { firstSegment = 0, endSegment = 0 } = page.lines[index] ?? {};
  if (endSegment - firstSegment < 2 || endSegment - firstSegment > 6) return false;
  const parts = page.segments.slice(firstSegment, endSegment);
  const titles = parts.filter(({ text }) => titleStrength(text) === 'certain');
  if (titles.length === 0) return false;
  // `Jane <i class="job">Baker</i>`
  const isMarked = titles.some(({ element }) =>
    titleClass.test(page.elements[element]?.attributes.class ?? ''),
  );
  return isMarked || parts.some(({ text }) => personName(text) !== null);
}

/** "Chair" rather than "Executive Committee": an office says more of somebody than the body that they sit in. */
export function officeAmong(parts: readonly string[]): string | null {
  const titles = parts.filter((part) => titleStrength(part) === 'certain');
  return titles.find((title) => !isBody(title)) ?? titles[0] ?? null;
}
