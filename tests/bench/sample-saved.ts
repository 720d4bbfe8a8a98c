import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { savedCompanyOf, savedContactOf } from '../../functions/domain/saved/saved-items.ts';
import type { SavedCompany } from '../../shared/model/leads/saved-company.ts';
import type { SavedContact } from '../../shared/model/leads/saved-contact.ts';
import { itemBytes } from './item-bytes.ts';
import { sampleContact, sampleLead, sampleSession } from './sample-rows.ts';

const now = new Date('2001-04-10T10:00:00.000Z');

function saving(userId: string) {
  return { userId, savedId: uuidv7({ msecs: now.getTime() }), notes: null, now };
}

/** A lead with a contact record, in its own session by default. */
function aLead(userId: string, { sessionId, rank }: { sessionId: string; rank: number }) {
  const session = { ...sampleSession(userId), id: sessionId };
  return { ...sampleLead(session, rank, 800), lead_contacts: [sampleContact(session, rank, 1500)] };
}

/** A saved company whose item has exactly this many bytes (at least 3,000). */
export function sampleSavedCompany(userId: string, bytes: number): SavedCompany {
  const saved = savedCompanyOf(aLead(userId, { sessionId: randomUUID(), rank: 1 }), saving(userId));
  const missing = bytes - itemBytes({ pk: `USER#${userId}`, sk: `SAVED_COMPANY#${saved.id}`, ...saved });
  return {
    ...saved,
    lead: { ...saved.lead, relevance_reason: filled(saved.lead.relevance_reason, missing) },
  };
}

/** A saved contact whose item has exactly this many bytes (at least 1,500). */
export function sampleSavedContact(
  userId: string,
  bytes: number,
  of: { sessionId: string; rank: number } = { sessionId: randomUUID(), rank: 1 },
): SavedContact {
  const saved = savedContactOf(aLead(userId, of), 0, saving(userId));
  if (saved === null) throw new Error('there is such a person');
  const missing = bytes - itemBytes({ pk: `USER#${userId}`, sk: `SAVED_CONTACT#${saved.id}`, ...saved });
  const { lead } = saved.contact;
  const relevance_reason = filled(lead.relevance_reason, missing);
  return { ...saved, contact: { ...saved.contact, lead: { ...lead, relevance_reason } } };
}

function filled(text: string, missing: number): string {
  if (missing < -text.length) throw new Error(`The item has ${-missing} bytes too many.`);
  return missing < 0 ? text.slice(0, missing) : text.padEnd(text.length + missing, 'x');
}
