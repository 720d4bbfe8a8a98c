import { isDeepStrictEqual } from 'node:util';
import { profile as contract } from '../../shared/contract/profile.ts';
import type { ProfileFields, UserProfile } from '../../shared/model/account/profile.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { createProfile, getProfile, updateProfile } from '../data/profile/profiles.ts';
import { openTable, type Table } from '../data/table.ts';
import { changedAt } from '../domain/changed-at.ts';
import type { Accounts } from '../domain/profile/accounts.ts';
import { cognitoAccounts } from '../providers/accounts/cognito.ts';
import { accountsEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on a user's own profile, over a table, the user pool's accounts and a clock. */
export function profileHandlers(services: {
  table: Table;
  accounts: Accounts;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, accounts, now } = services;

  /** The profile. Makes it if the sign-up's trigger failed, which leaves a confirmed user without one. */
  async function ownProfile(userId: string): Promise<UserProfile> {
    const found = await getProfile(table, userId);
    if (found !== null) return found;
    const email = await accounts.emailOf(userId);
    // An access token outlives its account by up to an hour.
    if (email === null) throw new Refusal('not_authenticated', 'Not authenticated');
    await createProfile(table, { userId, email, createdAt: now().toISOString() });
    const created = await getProfile(table, userId);
    if (created === null) throw new Error('a profile just created is not there');
    return created;
  }

  async function updated(
    { updated_at: seen, ...changes }: Partial<ProfileFields> & { updated_at: string },
    userId: string,
  ): Promise<UserProfile> {
    const changed = await updateProfile(table, userId, changes, { seen, at: changedAt(seen, now()) });
    if (changed !== null) return changed;
    const profile = await ownProfile(userId);
    // The same update sent again after a lost answer is no conflict.
    if (says(profile, changes)) return profile;
    throw new Refusal('conflict', 'Your profile was changed elsewhere. Reload the page and try again.');
  }

  return {
    get: (_input, { userId }) => ownProfile(userId),
    update: ({ body }, { userId }) => updated(body, userId),
    saveSignature: ({ body }, { userId }) => updated(body, userId),
  };
}

function says(profile: UserProfile, changes: Partial<ProfileFields>): boolean {
  return isDeepStrictEqual({ ...profile, ...changes }, profile);
}

const environment = readEnvironment(accountsEnvironment);
const table = openTable(environment.TABLE_NAME);

export const handler = serve(
  contract,
  profileHandlers({
    table,
    accounts: cognitoAccounts(environment.USER_POOL_ID),
    now: () => new Date(),
  }),
  accountGuard(table),
);
