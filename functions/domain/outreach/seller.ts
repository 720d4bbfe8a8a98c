import { Refusal } from '../../../shared/model/errors.ts';
import type { UserProfile } from '../../../shared/model/profile.ts';
import { type KeyedHash, sellerHash } from '../privacy/keyed-hash.ts';

/** A user who writes: what they say of themselves, and the hash that suppressions know them by. */
export interface Seller {
  readonly profile: UserProfile;
  readonly hash: string;
}

/** The seller of a profile. Throws a `Refusal` where there is none yet: the first visit to the app makes it. */
export async function sellerOf(profile: UserProfile | null, hash: KeyedHash): Promise<Seller> {
  const hashed = profile && (await sellerHash(profile.email, hash));
  if (!profile || hashed === null) {
    throw new Refusal('conflict', 'Your profile is not complete yet. Open Settings, and try again.');
  }
  return { profile, hash: hashed };
}
