import type { SavedCompany } from '../../../shared/model/leads/saved-company.ts';

/** What is known of the best address of a company. */
export const verdictNames = {
  deliverable: 'Deliverable',
  unknown: 'Domain accepts mail',
  risky: 'Risky',
  undeliverable: 'Undeliverable',
  none: 'No address',
} as const;
export type BestVerdict = keyof typeof verdictNames;

/** The verdicts, from the best to the worst. */
export const verdictOrder: readonly BestVerdict[] = [
  'deliverable',
  'unknown',
  'risky',
  'undeliverable',
  'none',
];

/** The best verdict on an address of a company. One that was not checked is unknown. */
export function bestVerdict({ lead_contacts: [record] }: SavedCompany['lead']): BestVerdict {
  const data = record?.contact_data;
  if (!data) return 'none';
  const people = data.external_emails.filter(({ removed }) => !removed).map(({ value }) => value);
  const addresses = [...people, ...data.emails].filter((address) => address !== '');
  const verdicts = addresses.map(
    (address) => data.email_verdicts[address.toLowerCase()]?.verdict ?? ('unknown' as const),
  );
  return verdictOrder.find((each) => verdicts.some((verdict) => verdict === each)) ?? 'none';
}
