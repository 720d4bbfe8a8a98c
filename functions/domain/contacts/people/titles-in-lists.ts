import { seniorityOf } from '../../../../shared/text/seniority.ts';
import type { Line, PageModel } from '../page/page-model.ts';
import { closest, elementAt, elementOf, markOf, tagOfLine } from '../page/queries.ts';
import { titleStrength } from '../words/job-title.ts';
import { hasGivenName } from '../words/names/given-names.ts';
import { personName } from '../words/person-name.ts';
import { titleForMembers, titleOfMembers } from './lines/rows/members.ts';
import type { NameAt, TitleAt, TitleRule } from './name-at.ts';
import { namesWithTitles } from './name-with-title.ts';
import { lowerBound } from './person-card.ts';
import { nearestTitle } from './titles-in-cards.ts';

/** "Managing directors:" above names of one form, a line each: the title of the first is that of the next ones. */
export const titlesOfNamesBelow: TitleRule = ({ page, names }, known) => {
  const titles = new Map<NameAt, TitleAt>();
  let above: NameAt | undefined;
  for (const name of names) {
    const title = above && (titles.get(above) ?? known.get(above));
    if (above && title && !known.has(name) && isNextBelow(page, above, name, title)) titles.set(name, title);
    above = name;
  }
  return titles;
};

/** "Elected members" above a list of names, of which most have a given name, and nothing else. */
export const titlesOfMembers: TitleRule = ({ page, context, names }, known) => {
  const lines = new Set(names.map(({ line }) => line));
  const underOne = new Map<number, { title: string; group: NameAt[] }>();
  for (const name of names) {
    const heading = titleOfMembers(context, name.line) ?? titleBeforeNames(page, name.line, lines);
    if (!heading || !isEntryBelow(page, heading.line, name)) continue;
    const under = underOne.get(heading.line) ?? { title: heading.text, group: [] };
    underOne.set(heading.line, under);
    under.group.push(name);
  }
  const titles = new Map<NameAt, TitleAt>();
  for (const [line, { title, group }] of underOne) {
    const last = group.at(-1)?.line ?? line;
    if (last - line < 2 || group.filter(({ name }) => hasGivenName(name)).length * 2 <= group.length)
      continue;
    const { firstSegment = -1 } = page.lines[line] ?? {};
    for (const name of group) if (!known.has(name)) titles.set(name, { text: title, segment: firstSegment });
  }
  return titles;
};

/** The heading right before the first of a row of names, if it is one for members, though it stands in a block of its own. */
function titleBeforeNames(page: PageModel, line: number, names: ReadonlySet<number>) {
  let above = line - 1;
  while (names.has(above) && line - above < maxMembers) above--;
  const isHeading = /^h[2-6]$/.test(tagOfLine(page, above));
  const text = isHeading ? titleForMembers(page.lines[above]?.text ?? '') : null;
  return text === null ? null : { text, line: above };
}

const maxMembers = 40;

/** An entry of a list, or one of the lines right below a heading that each name somebody. */
function isEntryBelow(page: PageModel, heading: number, { firstSegment, line }: NameAt): boolean {
  if (closest(page, elementAt(page, firstSegment), ({ tag }) => tag === 'li', 3) >= 0) return true;
  return (
    line - heading <= maxMembers &&
    page.lines
      .slice(heading + 1, line)
      .every(({ text }) => personName(text) !== null || namesWithTitles(text).length > 0)
  );
}

function isNextBelow(page: PageModel, above: NameAt, name: NameAt, title: TitleAt): boolean {
  const label = page.lines[page.segments[title.segment]?.line ?? -1];
  if (name.line !== above.line + 1 || !label || label.firstSegment >= above.firstSegment) return false;
  if (isAloneInBlock(page, label, name)) return true;
  return (
    label.text.endsWith(':') &&
    seniorityOf(title.text) !== 'other' &&
    elementAt(page, name.firstSegment) === elementAt(page, above.firstSegment)
  );
}

const maxLinesOfBlock = 6;

/** Whether a title, names below it and nothing else are the entries of one list, or of one block beneath a heading. */
function isAloneInBlock(page: PageModel, label: Line, { firstSegment, line }: NameAt): boolean {
  const own = elementOf(page, firstSegment);
  const list = page.elements[own?.parent ?? -1];
  if (own?.tag !== 'li' || list === undefined) return false;
  const from = page.segments[label.firstSegment]?.line ?? -1;
  const first = page.segments[list.firstSegment]?.line ?? -1;
  if (line - from > maxLinesOfBlock || (first !== from && first !== from + 1)) return false;
  if (first !== from && !label.text.endsWith(':')) return false;
  return page.lines.slice(from + 1, line + 1).every(({ text }) => nameInEntry(text) !== null);
}

/** "Jane Roe (class of 1990)" */
function nameInEntry(text: string): string | null {
  return personName(text.replace(/ \([^()]*\)$/u, ''));
}

/** Lists without cards: every name gets the title after it, or every name the one before it. */
export const titlesInFlatLists: TitleRule = ({ page, names, cardOf, starts }, known) => {
  const used = new Set([...known.values()].map(({ segment }) => segment));
  const open = names.filter((name) => {
    const card = page.elements[cardOf.get(name) ?? -1];
    return (
      !known.has(name) &&
      (!card || card.endSegment - card.firstSegment <= name.endSegment - name.firstSegment)
    );
  });
  const attempt = (side: 'after' | 'before') => {
    const titles = new Map<NameAt, TitleAt>();
    for (const name of open) {
      const at = lowerBound(starts, name.firstSegment);
      const from = (starts[at - 1] ?? -1) + 1;
      const to = starts[at + 1] ?? page.segments.length;
      const title = nearestTitle(page, name, from, to, side, side === 'after' ? 2 : 1);
      if (title && !used.has(title.segment)) titles.set(name, title);
    }
    if (alternate(page, open, titles)) return titles;
    return new Map([...titles].filter(([name, { segment }]) => isNear(page, name, segment)));
  };
  const after = attempt('after');
  const before = attempt('before');
  return weight(before) > weight(after) ? before : after;
};

const minAlternating = 3;

/** Whether each name is a line away from a known title, all names having one look and all titles another. */
function alternate(page: PageModel, names: readonly NameAt[], titles: ReadonlyMap<NameAt, TitleAt>): boolean {
  const looks = new Set<string>();
  for (const name of names) {
    const { text = '', segment = -1 } = titles.get(name) ?? {};
    const line = page.segments[segment]?.line ?? -1;
    if (Math.abs(line - name.line) !== 1 || titleStrength(text) !== 'certain') return false;
    looks.add(`${markOf(page, name.firstSegment)} ${markOf(page, segment)}`);
  }
  return names.length >= minAlternating && looks.size === 1;
}

function weight(titles: ReadonlyMap<NameAt, TitleAt>): number {
  return [...titles.values()].reduce((sum, { text }) => sum + (titleStrength(text) === 'certain' ? 2 : 1), 0);
}

/** Whether title and name share a block that is not the page itself. */
function isNear(page: PageModel, name: NameAt, titleSegment: number): boolean {
  let steps = 0;
  let isOutside = false;
  const shared = closest(
    page,
    elementAt(page, name.firstSegment),
    (element) => {
      steps++;
      isOutside = element.parent < 0;
      return element.firstSegment <= titleSegment && element.endSegment > titleSegment;
    },
    4,
  );
  return shared >= 0 || steps === 0 || isOutside;
}

/**
 * Titles in definition lists: `<dt>Name<dd>Title` or `<dt>Title<dd>Name`. If one of the titles of a list is known,
 * the others count as well, whatever their words.
 */
export const titlesOfTerms: TitleRule = ({ page, names }, known) => {
  const lists = new Map<string, { name: NameAt; title: TitleAt }[]>();
  for (const name of names) {
    if (known.has(name) || titleStrength(name.name) === 'certain') continue;
    const own = termOf(page, name.firstSegment);
    if (!own) continue;
    const partner = own.tag === 'dt' ? page.lines[name.line + 1] : page.lines[name.line - 1];
    const other = partner && termOf(page, partner.firstSegment);
    if (!partner || !other || other.parent !== own.parent || other.tag === own.tag) continue;
    if (partner.text.length > 90 || /[@]|\d{4}/.test(partner.text)) continue;
    const title = officesOfTerm(page, other) ?? {
      text: partner.text.replace(/\s*:$/, ''),
      segment: partner.firstSegment,
    };
    const key = `${own.parent} ${own.tag}`;
    lists.set(key, [...(lists.get(key) ?? []), { name, title }]);
  }
  const titles = new Map<NameAt, TitleAt>();
  const all = [...lists.values()].flat();
  for (const list of lists.values()) {
    const isProven = (list.length > 1 ? list : all).some(
      ({ title }) => titleStrength(title.text) === 'certain',
    );
    for (const { name, title } of list)
      if (isProven || titleStrength(title.text) !== 'none') titles.set(name, title);
  }
  return titles;
};

const maxOffices = 3;

/** `<dt>Director<br>Head of sales</dt>`: all lines of a term are one title if each of them is one; null for other terms. */
function officesOfTerm(page: PageModel, { firstSegment, endSegment }: Term): TitleAt | null {
  const first = page.segments[firstSegment]?.line ?? 0;
  const lines = page.lines.slice(first, (page.segments[endSegment - 1]?.line ?? -1) + 1);
  if (lines.length < 2 || lines.length > maxOffices) return null;
  if (!lines.every(({ text }) => titleStrength(text) === 'certain')) return null;
  const between = /^\p{Script=Han}/u.test(lines[0]?.text ?? '') ? ' ' : ', ';
  return { text: lines.map(({ text }) => text).join(between), segment: firstSegment };
}

type Term = PageModel['elements'][number];

/** The `dt` or `dd` that contains a segment. */
function termOf(page: PageModel, segment: number): Term | undefined {
  return page.elements[closest(page, elementAt(page, segment), ({ tag }) => tag === 'dt' || tag === 'dd', 4)];
}
