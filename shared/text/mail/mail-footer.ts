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

/** What the footer of a mail says. */
interface Footer {
  readonly sender: SenderIdentity;
  /** The link to say no by; null if the recipient says it in an answer. */
  readonly unsubscribeUrl: string | null;
  /** The page that the recipient's address was published on; null if the mail does not name it. */
  readonly sourceUrl: string | null;
}

/** The end of every mail: who wrote it, where a letter reaches them, where the address is from, and how to say no. */
export function mailFooter({ sender, unsubscribeUrl, sourceUrl }: Footer): string {
  const who = [sender.name, sender.company].map((part) => part.trim()).filter((part) => part !== '');
  const identity = [who.join(', '), sender.postal_address.trim()].filter((part) => part !== '');
  const wayOut =
    unsubscribeUrl === null
      ? 'Don’t want to hear from me again? Tell me, and I will not write.'
      : `Don’t want to hear from me again? Unsubscribe: ${unsubscribeUrl}`;
  const source = sourceUrl === null ? [] : [`I found your address at ${sourceUrl}`];
  return [...identity, '', ...source, wayOut].join('\n').trim();
}
