import type { AddressMention } from '../../mentions/address-mentions.ts';
import type { PhoneMention } from '../../mentions/phones/phone-mentions.ts';
import { tagOfLine } from '../../page/queries.ts';
import type { ShownPerson } from '../../people/name-at.ts';
import { isPersonal } from '../card-contents.ts';
import { localPart } from '../own-domains.ts';
import type { PageFacts } from '../page-facts.ts';

/** A street, a town, two numbers, a mailbox and a website. */
const maxLines = 9;
const maxLinesAfterMailbox = 2;
const heading = /^h([1-6])$/;

interface Reached {
  readonly emails: readonly AddressMention[];
  readonly phones: readonly PhoneMention[];
}

const nothing: Reached = { emails: [], phones: [] };

/**
 * How somebody is reached whose name has no block of its own with what stands below it: a heading, the button of a panel,
 * the first entry of a list. Up to the next name or heading a mailbox that is called after them shows that the lines are
 * about them, and then the numbers there are theirs as well.
 */
export function reachedBelow(
  facts: PageFacts,
  person: ShownPerson,
  shown: readonly ShownPerson[],
  mayBeTheirs: (mention: AddressMention) => boolean,
): Reached {
  const { page, addresses, phones } = facts;
  const own = page.lines[person.line];
  if (own === undefined || person.endSegment > own.endSegment) return nothing;
  const end = endOfLines(facts, person, shown);
  const isBelow = ({ line }: { readonly line: number }) => line > person.line && line < end;
  const emails = addresses.filter(
    (mention) =>
      isBelow(mention) && mayBeTheirs(mention) && isPersonal(localPart(mention.address), person.name),
  );
  if (emails.length === 0) return nothing;
  const mailbox = Math.max(...emails.map(({ line }) => line));
  const numbers = phones.filter(
    (mention) => isBelow(mention) && mention.label !== 'fax' && !mention.isOthers,
  );
  const before = numbers.filter(({ line }) => line <= mailbox);
  const after = numbers.filter(({ line }) => line - mailbox <= maxLinesAfterMailbox);
  return { emails, phones: before.length > 0 ? before : after };
}

/** The first line that is not about a person any more. */
function endOfLines({ page }: PageFacts, { line, name }: ShownPerson, shown: readonly ShownPerson[]): number {
  const rank = Number(heading.exec(tagOfLine(page, line))?.[1] ?? 6);
  const end = Math.min(page.lines.length, line + 1 + maxLines);
  const next = Math.min(
    end,
    ...shown.flatMap((one) => (one.line > line && one.name !== name ? [one.line] : [])),
  );
  for (let at = line + 1; at < next; at++) {
    const below = heading.exec(tagOfLine(page, at))?.[1];
    if (below !== undefined && Number(below) <= rank) return at;
  }
  return next;
}
