import type { PageModel } from '../../page/page-model.ts';
import { elementOf } from '../../page/queries.ts';
import { titleStrength } from '../../words/job-title.ts';
import { personName } from '../../words/person-name.ts';
import type { NameAt, TitleAt, TitleRule } from '../name-at.ts';
import { roleClass } from './whole-title.ts';

const maxWords = 6;
const minCards = 2;

/**
 * `<div class="role">Treasurer</div><div>Jane Roe</div>`, the office of somebody in an element of its own above the name:
 * what stands below is what they have learned, or are elsewhere.
 */
export const markedOffices: TitleRule = ({ page, names }, known) => {
  const offices = new Map<NameAt, TitleAt>();
  const linesOfNames = new Set(names.map(({ line }) => line));
  let certain = 0;
  for (const name of names) {
    const above = page.lines[name.line - 1];
    if (!above || above.text.split(' ').length > maxWords || above.endSegment - above.firstSegment !== 1)
      continue;
    if (!isOfficeOf(page, name, above.firstSegment) || personName(above.text) !== null) continue;
    // Above it stands another name, whose title this may be.
    if (linesOfNames.has(name.line - 2) && isBeside(page, name.line - 2, above.firstSegment)) continue;
    if (titleStrength(above.text) === 'certain') certain++;
    if (!known.has(name)) offices.set(name, { text: above.text, segment: above.firstSegment });
  }
  return certain < minCards || certain * 2 < offices.size ? new Map() : offices;
};

function isOfficeOf(page: PageModel, name: NameAt, segment: number): boolean {
  const office = elementOf(page, segment);
  const own = elementOf(page, name.firstSegment);
  return (
    office !== undefined && office.parent === own?.parent && roleClass.test(office.attributes.class ?? '')
  );
}

function isBeside(page: PageModel, line: number, segment: number): boolean {
  const first = page.lines[line]?.firstSegment ?? -1;
  return elementOf(page, first)?.parent === elementOf(page, segment)?.parent;
}
