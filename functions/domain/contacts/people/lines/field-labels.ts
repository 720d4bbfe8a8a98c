import type { PageModel } from '../../page/page-model.ts';
import { elementOf } from '../../page/queries.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import { personName } from '../../words/person-name.ts';

const maxLabel = 40;
const labelClass = /(?:^|[\s_-])label(?:$|[\s_-])/i;
/** What cards call the fields that say what somebody is. */
const words =
  /^(?:job (?:title|role|position|description)|work title|position held|berufsbezeichnung|cargo actual|puesto actual|tytuł zawodowy)\s?:/iu;

/** "Job Title: Managing Director", "Home Town: Nordheim" in a card: its label looks like a name. */
export function isLabelledField(page: PageModel, index: number): boolean {
  const { text = '', firstSegment = 0 } = page.lines[index] ?? {};
  const colon = text.slice(0, maxLabel).indexOf(':');
  if (colon < 0) return false;
  if (words.test(text)) return true;
  const { tag, attributes } = elementOf(page, firstSegment) ?? {};
  if (tag !== 'label' && !labelClass.test(attributes?.class ?? '')) return false;
  const label = text.slice(0, colon).trim();
  return personName(label) !== null && !beginsWithGivenName(label);
}
