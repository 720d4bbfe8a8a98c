import {
  decisionMakerLevels,
  type ExternalEmail,
  isInferred,
  type MailboxKind,
} from '../../../../shared/model/leads/contact-data.ts';

/**
 * The place of each kind of mailbox among people: decision makers are 0 to 2, managers 4, others with an address 7.
 */
const placeOfMailbox: Readonly<Record<MailboxKind, number>> = {
  owner_run: 3,
  contact: 5,
  sales: 6,
  other: 8,
  press: 12,
  jobs: 13,
  privacy: 14,
};

/**
 * Sorts people and mailboxes by whom to write to about a domain: decision makers first, then the owner's mailbox,
 * managers, general and sales mailboxes, and the rest. Next come people without an address, who are only shown. The
 * mailboxes for press, jobs and privacy come last. Within a place, published addresses come before inferred ones.
 */
export function inWritingOrder(entries: readonly ExternalEmail[]): ExternalEmail[] {
  return entries
    .map((entry) => ({ entry, place: placeOf(entry) }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}

function placeOf({ mailbox, level, value, sources }: ExternalEmail): number {
  if (mailbox !== undefined) return placeOfMailbox[mailbox];
  const decides = decisionMakerLevels.indexOf(level);
  if (value === '') return decides >= 0 ? 9 + decides / 4 : 10;
  const place = decides >= 0 ? decides : level === 'manager' ? 4 : 7;
  const isGuess = sources.some((source) => source.value === value && isInferred(source));
  return isGuess ? place + 0.5 : place;
}
