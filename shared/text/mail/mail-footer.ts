import type { UserProfile } from '../../model/account/profile.ts';

/** Who a mail is from, which many laws require in the mail itself. */
export type SenderIdentity = Pick<UserProfile, 'name' | 'company' | 'postal_address'>;

/** Which parts of a seller's identity are missing to send a mail from here. The company may be empty. */
export function missingOfIdentity({ name, postal_address }: SenderIdentity): ('name' | 'postal_address')[] {
  const missing: ('name' | 'postal_address')[] = [];
  if (name.trim() === '') missing.push('name');
  if (postal_address.trim() === '') missing.push('postal_address');
  return missing;
}

/**
 * The end of a mail: who wrote it, their postal address, and how to say no, by a link or, without one, by a reply.
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
