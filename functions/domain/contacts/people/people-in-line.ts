import { remembered } from '../../../../shared/text/words/remembered.ts';
import type { PageModel } from '../page/page-model.ts';
import { mentionsTitle, titleStrength } from '../words/job-title.ts';
import { uncasedName } from '../words/names/uncased-name.ts';
import { personName } from '../words/person-name.ts';
import { withoutReachLinks } from './call-to-action.ts';
import { saysWhoOwns } from './lines/founders.ts';
import { withoutLabel } from './lines/name-labels.ts';
import { matchesName } from './match-name.ts';
import { labelBefore, lastNameFirst, mayName } from './name-spots.ts';
import { type NamedTitle, namesWithTitles } from './name-with-title.ts';
import { peopleInProse } from './people-in-prose.ts';
import { nameAfterProfession } from './title-lines.ts';

const maxTitledLine = 240;
const minProse = 40;
const maxParts = 20;
const maxPart = 140;
/** "Mrs. Jane Roe, " */
const isAddressed = /^\p{Lu}\p{Ll}{1,4}\. \p{Lu}[\p{L} .'’-]{4,40}, \p{L}/u;
/** "Le gérant est Jane Roe." */
const saysWhoIs = /^\p{Lu}[\p{L} ]{3,30} (?:ist|is|est|es|è|är|er|jest) \p{Lu}[^,;:]{4,}$/u;

/** The people whom a line names with their titles, as a list does or within its text. */
export function peopleInLine(page: PageModel, index: number): NamedTitle[] {
  const { text = '' } = page.lines[index] ?? {};
  const label = labelBefore(page, index);
  return peopleIn(
    text,
    label,
    () => withoutReachLinks(page, index),
    () => namesInParts(page, index),
  );
}

function peopleIn(
  text: string,
  label: string,
  withoutLinks: () => string,
  inParts: () => readonly NamedTitle[],
): NamedTitle[] {
  const hasTitle = label !== '' || mentionsTitle(text) || saysWhoOwns(text) || isLabelled(text);
  const mayTitle =
    text.length <= maxTitledLine &&
    (hasTitle || isAddressed.test(text) || / (?:by|von|par|por|da|door) /.test(text));
  const whole = mayTitle ? namesWithTitles(label + withoutLinks()) : [];
  const byTitle = whole.length > 0 ? whole : inParts();
  const named = byTitle.length > 0 ? byTitle : reached(text);
  const prose = hasTitle && (text.length > minProse || saysWhoIs.test(text)) ? peopleInProse(text) : [];
  return [...named, ...prose.filter((one) => !named.some((other) => other.name === one.name))];
}

/** "Członek Zarządu - Jane Roe": a title of which no word alone is one. */
function isLabelled(text: string): boolean {
  const [label = ''] = text.length > maxLabelled ? [] : (labelOfTwo.exec(text) ?? []);
  return label !== '' && titleStrength(label.replace(/ ?[–—:-] $/u, '')) === 'certain';
}

const labelOfTwo = /^\p{Lu}\p{L}+ \p{L}+ ?[–—:-] (?=\p{Lu})/u;
const maxLabelled = 80;

/** What somebody is, their name and an address: "Bell ringer: Jane Roe (jane.roe@…)". */
const rowOfPerson = /^([^:@]{3,50}): ([^:@()<>[\]]{4,60}?)[ ,–-]*[(<[]?([^\s()<>[\]@,]{3,60})@/;

/** The person of a line whose own address makes them one, whatever the words before the colon say. */
function reached(text: string): readonly NamedTitle[] {
  const [, title = '', before = '', local = ''] = text.includes('@') ? (rowOfPerson.exec(text) ?? []) : [];
  const name = before === '' ? null : personName(before.trim());
  return name !== null && matchesName(local, name) === 'full' ? [{ name, title: title.trim() }] : [];
}

/** "Doctors: Jane Roe, Tom Bech" among other facts about a place, each in an element of its own. */
function namesInParts(page: PageModel, index: number): readonly NamedTitle[] {
  const { firstSegment = 0, endSegment = 0 } = page.lines[index] ?? {};
  if (endSegment - firstSegment < 2 || endSegment - firstSegment > maxParts) return [];
  return page.segments
    .slice(firstSegment, endSegment)
    .flatMap(({ text }) => (text.length <= maxPart && text.includes(': ') ? namesWithTitles(text) : []));
}

const hangul = 0x1100;

/** Whether a text names nobody where it is a whole line of one element. Most lines are, and pages repeat them. */
const namesNobody = remembered(
  (text) =>
    !mayName(text) ||
    (text.charCodeAt(0) < hangul &&
      personName(withoutLabel(text)) === null &&
      lastNameFirst(text) === null &&
      nameAfterProfession(text) === null &&
      uncasedName(text) === null &&
      peopleIn(
        text,
        '',
        () => text,
        () => [],
      ).length === 0),
  { maxLength: 1_000 },
);

/** Whether a line names nobody, as far as its text alone tells: with a label before it, a row may still be names. */
export function saysNothing(page: PageModel, index: number, mayBeRow: boolean): boolean {
  const line = page.lines[index];
  if (line === undefined || line.endSegment - line.firstSegment !== 1) return false;
  if (page.lines[index - 1]?.text.endsWith(':') || (mayBeRow && isRow(line.text))) return false;
  return namesNobody(line.text);
}

/** Names in a row, or the last entry of a list of them ("Jane Roe."). */
function isRow(text: string): boolean {
  return /[,;]/.test(text) || (text.length <= maxLastEntry && text.endsWith('.'));
}

const maxLastEntry = 60;
const maxLinesTried = 4_000;

/** Whether at least two lines of a page write the last name first. */
export function invertsNames({ lines }: PageModel): boolean {
  let count = 0;
  for (let at = 0; at < Math.min(lines.length, maxLinesTried) && count < 2; at++)
    if (lastNameFirst(lines[at]?.text ?? '') !== null) count++;
  return count >= 2;
}
