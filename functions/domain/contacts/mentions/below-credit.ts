import type { PageContext } from '../page/page-context.ts';
import type { PageModel } from '../page/page-model.ts';
import { markOf } from '../page/queries.ts';

const maxCredit = 80;
/** "Mail:", "Tel." */
const maxLettersOfLabel = 8;

/**
 * "Designed by Jane Roe" above "jane@mail.example": whether a line says nothing but how to reach whom the line above, in
 * an element of the same kind, credits with the site.
 */
export function isBelowCredit(page: PageModel, context: PageContext, line: number, value: string): boolean {
  const above = page.lines[line - 1];
  const own = page.lines[line];
  if (!above || !own || above.text.length > maxCredit || own.text.length > maxCredit) return false;
  if (own.text.replace(value, '').replace(/\P{L}/gu, '').length > maxLettersOfLabel) return false;
  const lastWord = above.text.slice(above.text.lastIndexOf(' ') + 1);
  return (
    markOf(page, above.firstSegment) === markOf(page, own.firstSegment) &&
    context.isCreditedAt(line - 1, lastWord)
  );
}
