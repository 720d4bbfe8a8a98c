import type { ProfileFields, UserProfile } from '../../../shared/model/account/profile.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import { changedAt } from '../changed-at.ts';
import type { Accounts } from './accounts.ts';
import type { ProfileStore } from './profile-store.ts';

/** What the operations on a profile need. */
export interface ProfileServices {
  readonly store: ProfileStore;
  readonly accounts: Accounts;
  readonly now: () => Date;
}

/**
 * A user's profile. Makes it if the sign-up's trigger failed, which leaves a confirmed user without one. Throws
 * `not_authenticated` if the account no longer exists.
 */
export async function ownProfile(
  { store, accounts, now }: ProfileServices,
  userId: string,
): Promise<UserProfile> {
  const found = await store.find(userId);
  if (found !== null) return found;
  const email = await accounts.emailOf(userId);
  // An access token outlives its account by up to an hour.
  if (email === null) throw new Refusal('not_authenticated', 'Not authenticated');
  await store.create({ userId, email, createdAt: now().toISOString() });
  const created = await store.find(userId);
  if (created === null) throw new Error('a profile just created is not there');
  return created;
}

/** Changes a profile whose last change was at `updated_at`. Throws `conflict` if it was changed elsewhere since. */
export async function updateProfile(
  services: ProfileServices,
  userId: string,
  { updated_at: seen, ...changes }: Partial<ProfileFields> & { readonly updated_at: string },
): Promise<UserProfile> {
  const at = changedAt(seen, services.now());
  const changed = await services.store.update(userId, changes, { seen, at });
  if (changed !== null) return changed;
  const profile = await ownProfile(services, userId);
  // Sending the same update again after its answer was lost is not a conflict.
  if (says(profile, changes)) return profile;
  throw new Refusal('conflict', 'Your profile was changed elsewhere. Reload the page and try again.');
}

function says(profile: UserProfile, changes: Partial<ProfileFields>): boolean {
  const known: Readonly<Record<string, unknown>> = profile;
  return Object.entries(changes).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(known[field]),
  );
}
