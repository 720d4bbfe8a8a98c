import type { UserProfile } from '../../model/account/profile.ts';

/** Who a mail is from, as many laws want it said in the mail itself. */
export type SenderIdentity = Pick<UserProfile, 'name' | 'company' | 'postal_address'>;

/** What is missing of a seller's identity to send a mail from here; the company may stay empty. */
export function missingOfIdentity({ name, postal_address }: SenderIdentity): ('name' | 'postal_address')[] {
  const missing: ('name' | 'postal_address')[] = [];
  if (name.trim() === '') missing.push('name');
  if (postal_address.trim() === '') missing.push('postal_address');
  return missing;
}

/**
 * What a mail ends with: who has written it, where a letter reaches them, and how to say no, by a link or, where there is
 * none, by an answer.
 */
export function mailFooter(sender: SenderIdentity, unsubscribeUrl: string | null): string {
  const who = [sender.name, sender.company].map((part) => part.trim()).filter((part) => part !== '');
  const identity = [who.join(', '), sender.postal_address.trim()].filter((part) => part !== '');
  const wayOut =
    unsubscribeUrl === null
      ? 'Don’t want to hear from me again? Tell me, and I will not write.'
      : `Don’t want to hear from me again? Unsubscribe: ${unsubscribeUrl}`;
  return [...identity, '', wayOut].join('\n').trim();
}
