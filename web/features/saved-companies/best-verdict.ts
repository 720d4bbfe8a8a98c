import type { SavedCompany } from '../../../shared/model/leads/saved-company.ts';
import { type AddressVerdict, verdictOrder } from '../../parts/leads/address-verdicts.ts';

/** The best verdict on an address of a company. */
export function bestVerdict({ lead_contacts: [record] }: SavedCompany['lead']): AddressVerdict {
  const data = record?.contact_data;
  if (!data) return 'none';
  const people = data.external_emails.filter(({ removed }) => !removed).map(({ value }) => value);
  const addresses = [...people, ...data.emails].filter((address) => address !== '');
  const verdicts = addresses.map(
    (address): AddressVerdict => data.email_verdicts[address.toLowerCase()]?.verdict ?? 'unchecked',
  );
  return verdictOrder.find((each) => verdicts.includes(each)) ?? 'none';
}
