import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import type { HoldReason } from './conversation.ts';
import type { HoldChange } from './outreach-store.ts';

/** Where the contact record of a lead is read. */
interface Leads {
  lead(userId: string, leadId: string): Promise<LeadWithContacts | null>;
}

/** Why what became of a mail holds the whole company: somebody has answered, or its only address bounced. */
export async function holdReason(
  store: Leads,
  userId: string,
  { contact_id, email }: { readonly contact_id: string; readonly email: string },
  outcome: string,
): Promise<HoldReason | null> {
  if (outcome === 'replied') return 'answered';
  if (outcome !== 'bounced') return null;
  const lead = await store.lead(userId, placeOfContact(contact_id).leadId);
  const data = lead?.lead_contacts[0]?.contact_data;
  const addresses = [...(data?.emails ?? []), ...(data?.external_emails ?? []).map(({ value }) => value)];
  const others = addresses.filter(
    (address) =>
      address !== '' && address !== email && data?.email_verdicts[address]?.verdict !== 'undeliverable',
  );
  return others.length === 0 ? 'bounced' : null;
}

/** What holds companies by one mail after its outcome was marked, and what holds them no longer. */
export function holdChanges(
  companies: readonly string[],
  messageId: string,
  { before, after }: { readonly before: string | null; readonly after: HoldReason | null },
): HoldChange[] {
  const was = before === 'replied' ? 'answered' : before === 'bounced' ? 'bounced' : null;
  const changes = [
    ...(was === null || was === after ? [] : [{ reason: was, held: false } as const]),
    ...(after === null ? [] : [{ reason: after, held: true } as const]),
  ];
  return companies.flatMap((company) =>
    changes.map(({ reason, held }) => ({ company, hold: { reason, messageId }, held })),
  );
}
