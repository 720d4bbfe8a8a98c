import type { UserProfile } from '../../../shared/model/account/profile.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import type { Sender } from '../privacy/correspondents.ts';
import { type KeyedHash, mailboxHash, sellerHash } from '../privacy/keyed-hash.ts';

/** A user who writes mails: their profile, and the hashes under which suppressions are stored. */
export interface Seller {
  readonly profile: UserProfile;
  readonly sender: Sender;
}

/**
 * The seller with a profile and a connected mailbox, or null for no mailbox. Throws a `Refusal` without a profile,
 * which the first visit to the app creates.
 */
export async function sellerOf(
  profile: UserProfile | null,
  mailbox: string | null,
  hash: KeyedHash,
): Promise<Seller> {
  const seller = profile && (await sellerHash(profile.email, hash));
  if (!profile || seller === null) {
    throw new Refusal('conflict', 'Your profile is not complete yet. Open Settings, and try again.');
  }
  return {
    profile,
    sender: { seller, mailbox: mailbox === null ? null : await mailboxHash(mailbox, hash) },
  };
}
