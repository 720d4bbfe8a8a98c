import type { PageContext } from '../../page/page-context.ts';
import type { PageModel } from '../../page/page-model.ts';
import { shapeAt, tagOfLine } from '../../page/queries.ts';
import { titleStrength } from '../../words/job-title.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import { personName } from '../../words/person-name.ts';
import { type NameAt, nameAt } from '../name-at.ts';

const maxLine = 70;
const maxNames = 3;
const minAlike = 2;
const between = /,\s+(?:(?:and|&)\s)?|\s(?:und|and|et|y|e|en|og|och|i|ja|és|si|și|ve|a|&|\+|\/)\s/u;

/**
 * `<h3>Jane Roe and Tom Bech</h3>`: two who share an office share a card, where the headings of the cards beside, of the
 * same look, are names.
 */
export function pairsInCards(page: PageModel, context: PageContext, names: readonly NameAt[]): NameAt[] {
  const shapes = new Map<string, number>();
  const read = new Set(names.map(({ line }) => line));
  for (const { firstSegment } of names) {
    const shape = shapeAt(page, firstSegment);
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
  }
  const pairs: NameAt[] = [];
  for (const [line, { text, firstSegment, endSegment }] of page.lines.entries()) {
    if (text.length > maxLine || read.has(line) || !/^h[2-6]$/.test(tagOfLine(page, line))) continue;
    const parts = text.split(between);
    if (parts.length < 2 || parts.length > maxNames) continue;
    if ((shapes.get(shapeAt(page, firstSegment)) ?? 0) < minAlike || context.isOthers(firstSegment)) continue;
    const shown = parts.map((part) => personName(part.trim()) ?? '');
    if (!shown.every((name) => beginsWithGivenName(name) && titleStrength(name) === 'none')) continue;
    pairs.push(...shown.map((name) => nameAt(name, firstSegment, endSegment, line)));
  }
  return pairs;
}
