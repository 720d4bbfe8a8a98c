import type { PageContext } from '../../page/page-context.ts';
import type { PageModel } from '../../page/page-model.ts';
import { tagAt } from '../../page/queries.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import { personName } from '../../words/person-name.ts';
import { memberInLine, type ShownPerson } from '../name-at.ts';

/** One bold name before a text may be anybody's. */
const minNames = 3;
const maxNames = 100;
const maxTitle = 80;
/** "Expert in pumps." of "Expert in pumps. She runs …" */
const sentence = /^[.:] ?(\p{Lu}[^.;:!?,\d]{3,80}\p{L}{2})(?:[.,] |\.$)/u;

/**
 * `<p><b>Jane Roe</b>. Expert in pumps. She runs …</p>`: the people of a staff page of whom three or more stand so, with the
 * short first sentence as what they are, though no vocabulary may know it. `known` are found already.
 */
export function namesBeforeSentences(
  page: PageModel,
  context: PageContext,
  known: readonly { readonly name: string }[],
): ShownPerson[] {
  const people: ShownPerson[] = [];
  for (const [line, { firstSegment, endSegment }] of page.lines.entries()) {
    if (people.length >= maxNames) break;
    if (endSegment - firstSegment < 2 || !/^(?:b|strong)$/.test(tagAt(page, firstSegment))) continue;
    const name = personName(page.segments[firstSegment]?.text.trim() ?? '');
    const rest = page.segments[firstSegment + 1]?.text.trimStart() ?? '';
    if (name === null || !/^[.:] ?\p{Lu}/u.test(rest)) continue;
    if (context.isOthers(firstSegment) || context.isFormer(line)) continue;
    const stated = sentence.exec(rest)?.[1] ?? '';
    const title = stated.length <= maxTitle ? stated : '';
    people.push(memberInLine(name, title, { firstSegment, endSegment, line, isListed: true }));
  }
  const named = new Set(known.map(({ name }) => name));
  return people.filter(({ name }) => beginsWithGivenName(name)).length < minNames
    ? []
    : people.filter(({ name }) => !named.has(name));
}
