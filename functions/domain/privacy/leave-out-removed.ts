import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import type { KeyedHash } from './keyed-hash.ts';
import { type StoredPeople, withoutPeople } from './stored-people.ts';
import { namedIn } from './sweep-removals.ts';

/** People whom an export leaves out: they asked to be removed, and the sweep has not reached every row yet. */
export interface Removed {
  /** Keyed hashes of addresses. */
  readonly addresses: ReadonlySet<string>;
  readonly hash: KeyedHash;
  readonly now: Date;
}

/** A stored item without the removed people. Returns null if nothing of it remains. */
export async function asIfRemoved(
  stored: StoredPeople,
  { addresses, hash, now }: Removed,
): Promise<StoredPeople | null> {
  if (addresses.size === 0) return stored;
  const theirs = await namedIn(stored, addresses, hash);
  if (theirs === null) return stored;
  const after = withoutPeople(stored, theirs, now);
  return typeof after === 'string' ? null : after;
}

/** A lead with its contact record, without the removed people. */
export async function leadAsIfRemoved(lead: LeadWithContacts, removed: Removed): Promise<LeadWithContacts> {
  const told = await asIfRemoved({ kind: 'lead', lead }, removed);
  const lead_contacts = await Promise.all(
    lead.lead_contacts.map(async (record) => {
      const { contact_data: data } = record;
      const after = data && (await asIfRemoved({ kind: 'contact_record', data }, removed));
      return after?.kind === 'contact_record' ? { ...record, contact_data: after.data } : record;
    }),
  );
  return { ...lead, ...(told?.kind === 'lead' && told.lead), lead_contacts };
}
