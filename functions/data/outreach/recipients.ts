import { placeOfContact } from '../../../shared/model/contact-id.ts';
import { sessionOfLead } from '../../../shared/model/lead-id.ts';
import type { Approach, Recipient } from '../../../shared/model/outreach.ts';
import { approachKeys, recipientOf } from '../../domain/outreach/recipient.ts';
import type { KeyedHash } from '../../domain/privacy/keyed-hash.ts';
import { getLeadWithContacts } from '../leads/leads.ts';
import type { Table } from '../table.ts';
import { listApproaches } from './approaches.ts';

/** Whom each of these contacts of a user leads to, by its id; ids that lead nowhere are left out. */
export async function readRecipients(
  table: Table,
  userId: string,
  contactIds: readonly string[],
): Promise<Map<string, Recipient>> {
  const leadOf = (id: string) => placeOfContact(id).leadId;
  const leadIds = [...new Set(contactIds.map(leadOf))];
  const leads = await Promise.all(
    leadIds.map((id) => getLeadWithContacts(table, { userId, sessionId: sessionOfLead(id) }, id)),
  );
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
 * How somebody was approached before, the person first and then others of the company, each mail once; `own` are those of
 * this very address.
 */
export async function approachesOf(
  table: Table,
  userId: string,
  recipient: Recipient,
  hash: KeyedHash,
): Promise<(Approach & { own: boolean })[]> {
  const keys = await approachKeys(recipient, hash);
  const approaches = await Promise.all(
    keys.map(async (of) => {
      const own = of.startsWith('address:');
      return (await listApproaches(table, userId, of)).map((each) => ({ ...each, own }));
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
