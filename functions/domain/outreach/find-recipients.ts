import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import type { Approach, Recipient } from '../../../shared/model/outreach/outreach.ts';
import type { KeyedHash } from '../privacy/keyed-hash.ts';
import type { OutreachStore } from './outreach-store.ts';
import { approachKeys, recipientOf } from './recipient.ts';

/** Finds the people for a user's contact ids. Unknown ids are left out. */
export async function findRecipients(
  store: OutreachStore,
  userId: string,
  contactIds: readonly string[],
): Promise<Map<string, Recipient>> {
  const leadOf = (id: string) => placeOfContact(id).leadId;
  const leadIds = [...new Set(contactIds.map(leadOf))];
  const leads = await Promise.all(leadIds.map((id) => store.lead(userId, id)));
  const byId = new Map(leadIds.map((id, index) => [id, leads[index] ?? null]));
  const found = new Map<string, Recipient>();
  for (const id of contactIds) {
    const lead = byId.get(leadOf(id)) ?? null;
    const recipient = lead && recipientOf(lead, id);
    if (recipient !== null) found.set(id, recipient);
  }
  return found;
}

/**
 * The approaches to a person, then those to others at the company, each mail once. `own` marks mails to the person's
 * own address.
 */
export async function approachesOf(
  { store, hash }: { store: OutreachStore; hash: KeyedHash },
  userId: string,
  recipient: Recipient,
): Promise<(Approach & { own: boolean })[]> {
  const keys = await approachKeys(recipient, hash);
  const approaches = await Promise.all(
    keys.map(async (of) => {
      const own = of.startsWith('address:');
      return (await store.approaches(userId, of)).map((each) => ({ ...each, own }));
    }),
  );
  const once = new Map(
    approaches
      .flat()
      .toReversed()
      .map((each) => [each.message_id, each]),
  );
  return [...once.values()].toReversed();
}
