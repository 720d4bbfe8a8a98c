import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { introducedBelowTitle } from '../../biographies.ts';
import type { ShownPerson } from '../../name-at.ts';
import { ownersAboveTaxNumbers } from './above-tax-numbers.ts';
import { addressedTogether } from './addressed-together.ts';
import { couples } from './couples.ts';
import { namesAtDesks } from './desks.ts';
import { headsInFields } from './heads-in-fields.ts';
import { namedByLaw } from './named-by-law.ts';
import { namesBesideNumbers } from './names-beside-numbers.ts';
import { namesInScripts } from './names-in-scripts.ts';
import { namesOfMailboxes } from './names-of-mailboxes.ts';
import { namesUnderOffice } from './names-under-offices.ts';
import { ownerInLine } from './owners.ts';
import { ownersAfterMark } from './run-by.ts';
import { toldUnderTitle } from './told-under-titles.ts';

const readers = [
  introducedBelowTitle,
  ownerInLine,
  ownersAfterMark,
  namesUnderOffice,
  headsInFields,
  namesBesideNumbers,
  namesInScripts,
  namesOfMailboxes,
  namesAtDesks,
  couples,
  addressedTogether,
  ownersAboveTaxNumbers,
  namedByLaw,
  toldUnderTitle,
];

/** The people whom a line names in a form of its own, whatever else is in it. */
export function peopleInOwnForms(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  return readers.flatMap((read) => read(page, context, line));
}
