import { foldText } from '../../../../../shared/text/fold-text.ts';
import { atFirstUse } from '../../../../../shared/text/words/remembered.ts';
import type { PageModel } from '../../page/page-model.ts';
import { realPeople } from '../../page/real-people.ts';
import { titleAfterName } from '../../people/lines/introductions.ts';
import { matchesName } from '../../people/match-name.ts';
import { namesInText } from '../../people/people-in-prose.ts';
import { cleanTitle, titleStrength } from '../../words/job-title.ts';
import { isGeneral } from '../../words/mailboxes.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import { nameParts } from '../../words/person-name.ts';
import { localPart } from '../own-domains.ts';
import type { FactsOfPage } from '../page-facts.ts';
import type { Person } from '../person.ts';

export interface OwnerOfMailbox {
  readonly name: string;
  readonly title: string;
  readonly page: string;
}

const maxText = 4_000;
const maxTitle = 60;
const minLetters = 4;
const maxMailboxes = 30;
/** So many letters at one end of a mailbox are of a name. */
const lettersOfName = 3;

/**
 * Whom a text of the site names ("In the office Jane Roe answers you") and a mailbox of the company is called after, if
 * nobody else is called so. Two signs that agree make a person, though neither does alone. A mailbox with a first name
 * counts for a name that is a line, a heading or in bold: another Jane may be told of in a text.
 */
export function ownersOfMailboxes(
  pages: readonly FactsOfPage[],
  addresses: readonly string[],
  people: readonly Person[],
  isFirms: (name: string) => boolean,
): readonly OwnerOfMailbox[] {
  const locals = [...new Set(addresses.map((address) => foldText(localPart(address))))]
    .filter(
      (local) =>
        lettersOf(local).length >= minLetters &&
        !isGeneral(local) &&
        !isFirms(local) &&
        !people.some(({ name }) => matchesName(local, name.value) !== 'none'),
    )
    .slice(0, maxMailboxes);
  if (locals.length === 0) return [];
  const ends = locals.flatMap((local) => [
    lettersOf(local).slice(0, lettersOfName),
    lettersOf(local).slice(-lettersOfName),
  ]);
  const found = new Map(locals.map((local) => [local, new Map<string, OwnerOfMailbox>()]));
  for (const { facts } of pages) {
    const { page, context } = facts;
    const isReal = atFirstUse(() => realPeople(page, context, false));
    for (const [line, { text, firstSegment, endSegment }] of page.lines.entries()) {
      if (text.length > maxText) continue;
      const folded = foldText(text);
      if (!ends.some((letters) => folded.includes(letters))) continue;
      for (const { name, to } of namesInText(text)) {
        if (!beginsWithGivenName(name) || isFirms(name) || context.isOthers(firstSegment, to)) continue;
        if (!isReal()({ name, line, firstSegment, endSegment })) continue;
        const stands = page.segments.slice(firstSegment, endSegment).some((one) => one.text.trim() === name);
        for (const [local, owners] of found)
          if (isCalledAfter(local, name, stands))
            owners.set(foldText(name), { name, title: titleOf(page, line, to), page: page.url });
      }
    }
  }
  return [...found.values()].flatMap((owners) => (owners.size === 1 ? [...owners.values()] : []));
}

function lettersOf(local: string): string {
  return local.replace(/[^a-z]/g, '');
}

function isCalledAfter(local: string, name: string, stands: boolean): boolean {
  if (matchesName(local, name) === 'full') return true;
  return stands && nameParts(name).first === local;
}

/** What a text goes on with after a name, or the line below a name that ends its own. */
function titleOf({ lines }: PageModel, line: number, end: number): string {
  const rest = (lines[line]?.text ?? '').slice(end);
  if (rest.trim() !== '') return titleAfterName(rest);
  const below = cleanTitle(lines[line + 1]?.text ?? '');
  return below.length <= maxTitle && titleStrength(below) === 'certain' ? below : '';
}
