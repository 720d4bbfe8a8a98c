import { Refusal } from '../../../shared/model/errors.ts';
import type { UserProfile } from '../../../shared/model/profile.ts';
import { type KeyedHash, sellerHash } from '../../domain/privacy/keyed-hash.ts';
import type { Table } from '../table.ts';
import { getProfile } from './profiles.ts';

/** A user as the one who writes: what they say of themselves, and by what suppressions know them. */
export interface Seller {
  readonly profile: UserProfile;
  readonly hash: string;
}

/** Reads who writes, strongly consistent. Throws a `Refusal` for a user without a profile, which the first visit makes. */
export async function readSeller(table: Table, userId: string, hash: KeyedHash): Promise<Seller> {
  const profile = await getProfile(table, userId);
  const hashed = profile && (await sellerHash(profile.email, hash));
  if (!profile || hashed === null) {
    throw new Refusal('conflict', 'Your profile is not complete yet. Open Settings, and try again.');
  }
  return { profile, hash: hashed };
}
