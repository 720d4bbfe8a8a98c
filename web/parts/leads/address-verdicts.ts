import type { EmailVerdict } from '../../../shared/model/leads/contact-data.ts';

/** What is known of the best address of a person or a company, as lists filter by it. */
export const verdictNames = {
  deliverable: 'Deliverable',
  unknown: 'Domain accepts mail',
  risky: 'Risky',
  unchecked: 'Not checked',
  undeliverable: 'Undeliverable',
  none: 'No address',
} as const satisfies Record<EmailVerdict['verdict'] | 'unchecked' | 'none', string>;
export type AddressVerdict = keyof typeof verdictNames;

/** The verdicts, from the best to the worst. */
export const verdictOrder: readonly AddressVerdict[] = [
  'deliverable',
  'unknown',
  'risky',
  'unchecked',
  'undeliverable',
  'none',
];
