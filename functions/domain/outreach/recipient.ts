import { addressOrigin } from '../../../shared/model/leads/address-origin.ts';
import { contactId, importKind, placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import type { Recipient } from '../../../shared/model/outreach/outreach.ts';
import { addressHash, type KeyedHash } from '../privacy/keyed-hash.ts';
import { countryOfRecipient } from './country/country-of-recipient.ts';

/**
 * The person with a contact's id, from the contact record of the lead, whatever the caller says about them. Returns
 * null if there is no such person. The address is `''` if none is known.
 */
export function recipientOf(lead: LeadWithContacts, id: string): Recipient | null {
  const { index } = placeOfContact(id);
  const data = lead.lead_contacts[0]?.contact_data;
  const person = data?.external_emails[index];
  if (!data || person === undefined) return null;
  if (contactId({ leadId: lead.id, index, imported: importKind(data) }) !== id) return null;
  const address = person.value;
  const [page] = addressOrigin(address, data).pages;
  return {
    contact_id: id,
    name: person.full_name,
    email: address,
    company: lead.name,
    company_domain: lead.domain,
    country: countryOfRecipient({
      domain: lead.domain,
      address,
      phones: person.phones.length > 0 ? person.phones : data.phones,
    }),
    published: page !== undefined,
    source_url: page ?? null,
  };
}

/** The keys under which an approach is stored: the address, as a keyed hash, and the company. */
export async function approachKeys(
  { email, company_domain }: Pick<Recipient, 'email' | 'company_domain'>,
  hash: KeyedHash,
): Promise<string[]> {
  const address = await addressHash(email, hash);
  return [
    ...(address === null ? [] : [`address:${address}`]),
    ...(company_domain === '' ? [] : [`company:${company_domain}`]),
  ];
}
