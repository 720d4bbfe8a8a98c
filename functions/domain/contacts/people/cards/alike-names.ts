import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { PageModel } from '../../page/page-model.ts';
import { closest, elementAt, elementOf, shapeAt } from '../../page/queries.ts';
import { withoutDegrees } from '../../words/degrees.ts';
import { isFunctionWord, isParticle } from '../../words/function-words.ts';
import { withoutHonorifics } from '../../words/honorifics.ts';
import { mentionsTitle, titleStrength } from '../../words/job-title.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import { isOrdinary, personName } from '../../words/person-name.ts';
import { isCallToAction } from '../call-to-action.ts';
import { type NameAt, nameAt } from '../name-at.ts';
import type { NameEvidence } from '../name-evidence.ts';

/** Two cards of one kind may be alike by chance. */
const minCards = 3;
const maxName = 40;
const maxWords = 4;
const maxLevelsInCell = 3;
const maxLevelsInTable = 4;

/**
 * What cards of one kind have in common: the column of a table, or a text and a block of which one has a class. Null for
 * any other, as every page has many such lists and paragraphs.
 */
export function kindOfCard(page: PageModel, segment: number): string | null {
  const cell = closest(page, elementAt(page, segment), ({ tag }) => tag === 'td', maxLevelsInCell);
  if (cell >= 0) {
    const table = closest(page, cell, ({ tag }) => tag === 'table', maxLevelsInTable);
    return `${shapeAt(page, segment)} in column ${columnsOf(page).get(cell)} of ${table}`;
  }
  const shape = shapeAt(page, segment);
  if (/\.[^ ]/.test(shape)) return shape;
  // A heading in a link has the block around that in common with others.
  const link = page.elements[elementOf(page, segment)?.parent ?? -1];
  const block = page.elements[link?.parent ?? -1]?.attributes.class ?? '';
  return link?.tag === 'a' && block !== '' && /^h[2-6]\b/.test(shape) ? `${shape} in ${block}` : null;
}

const columns = new WeakMap<PageModel, ReadonlyMap<number, number>>();

/** The place of each cell in its row. */
function columnsOf(page: PageModel): ReadonlyMap<number, number> {
  let places = columns.get(page);
  if (!places) {
    const inRow = new Map<number, number>();
    const place = (cell: number): [number, number] => {
      const row = page.elements[cell]?.parent ?? -1;
      const before = inRow.get(row) ?? 0;
      inRow.set(row, before + 1);
      return [cell, before];
    };
    places = new Map(page.elementsOf('td').map(place));
    columns.set(page, places);
  }
  return places;
}

/**
 * What stands where the other cards of its kind have their names, and has the form of one: "M. Roe" beside "J. ten Berg",
 * "Dr Torvald" beside "Dr Jane Roe", a name of words that no list knows. At least half of the cards must have names.
 */
export function namesInCardsAlike(
  page: PageModel,
  context: PageContext,
  evidence: NameEvidence,
  names: readonly NameAt[],
): NameAt[] {
  const known = new Map<string, NameAt[]>();
  for (const name of names) {
    const shape = kindOfCard(page, name.firstSegment);
    if (shape === null) continue;
    const alike = known.get(shape);
    if (alike) alike.push(name);
    else known.set(shape, [name]);
  }
  for (const [shape, alike] of known) if (countNames(alike) < minCards) known.delete(shape);
  if (known.size === 0) return [];
  const named = new Set(names.map(({ line }) => line));
  const others = new Map<string, { readonly names: NameAt[]; readonly texts: Set<string> }>();
  for (const [line, { text, firstSegment, endSegment }] of page.lines.entries()) {
    if (named.has(line) || endSegment - firstSegment !== 1) continue;
    const shape = kindOfCard(page, firstSegment);
    const alike = known.get(shape ?? '');
    if (shape === null || !alike) continue;
    const other = others.get(shape) ?? { names: [], texts: new Set() };
    others.set(shape, other);
    other.texts.add(text);
    if (context.isOthers(firstSegment) || isCallToAction(page, firstSegment)) continue;
    const whole = personName(text);
    const name =
      whole === null
        ? nameByForm(text, alike.some(hasInitial))
        : evidence.isPhraseAt(whole, page, line)
          ? whole
          : null;
    if (name !== null) other.names.push({ ...nameAt(name, firstSegment, endSegment, line), isAlike: true });
  }
  return [...others].flatMap(([shape, other]) =>
    countNames(known.get(shape) ?? []) >= other.texts.size ? other.names : [],
  );
}

function countNames(names: readonly NameAt[]): number {
  return new Set(names.map(({ name }) => name)).size;
}

function hasInitial({ name }: NameAt): boolean {
  return initials.test(name);
}

const initials = /^(?:\p{Lu}\.[ -]?){1,3}(?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}'’-]+$/u;
const word = /^\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*$/u;

/** A name by its form alone; null if the text does not have it, or says what somebody is. */
function nameByForm(text: string, areInitials: boolean): string | null {
  if (text.length > maxName || titleStrength(text) === 'certain') return null;
  const bare = withoutDegrees(text.trim());
  if (areInitials && initials.test(bare)) return bare;
  const words = bare.split(' ');
  const { rest } = withoutHonorifics(words);
  const isAddressed = rest.length < words.length;
  if (rest.length > maxWords || rest.some((one) => mentionsTitle(one))) return null;
  const [only = ''] = rest;
  if (rest.length === 1) return isAddressed && /^\p{Lu}\p{L}{2,}$/u.test(only) ? only : null;
  const isGiven = beginsWithGivenName(only);
  const isMixed = /\p{Ll}/u.test(only);
  const isName = rest.every((one, at) => {
    if (at > 0 && at < rest.length - 1 && isParticle(one)) return true;
    if (/^\p{Lu}\.?$/u.test(one)) return true;
    // In "Ida VÅRE" the capitals show a family name.
    const isFamily = isMixed && at > 0 && !/\p{Ll}/u.test(one);
    const mayBeOrdinary = at > 0 && isGiven && (isFamily || (isMixed && rest.length === 2));
    if (!word.test(one) || (isOrdinary(one, at) && !mayBeOrdinary)) return false;
    if (isFunctionWord(foldText(one)) && !isFamily) return false;
    // "Dr jane roe", "Jane roe"
    const maySmall = at > 0 ? isAddressed || isGiven : isAddressed && isGiven;
    return maySmall || /^\p{Lu}/u.test(one);
  });
  return isName && rest.some((one) => one.length > 2) ? rest.join(' ') : null;
}
