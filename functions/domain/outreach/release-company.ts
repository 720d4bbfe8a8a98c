import { Refusal } from '../../../shared/model/errors.ts';
import { companyHashes } from './company-of.ts';
import { findRecipients } from './find-recipients.ts';
import type { OutreachServices } from './shown-messages.ts';

/**
 * Lets a seller write again to the company of a contact after an answer, or a bounce of its only address. A no stays. Throws a
 * `Refusal` if there is no such contact.
 */
export async function releaseCompany(
  { store, hash }: OutreachServices,
  userId: string,
  contactId: string,
): Promise<void> {
  const person = (await findRecipients(store, userId, [contactId])).get(contactId);
  if (person === undefined) throw new Refusal('not_found', 'Contact not found');
  const companies = await companyHashes(person, hash);
  await Promise.all(companies.map((company) => store.releaseCompany(userId, company)));
}
