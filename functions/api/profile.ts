import { profile as contract } from '../../shared/contract/profile.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { profileStore } from '../data/profile/profile-store.ts';
import { openTable, type Table } from '../data/table.ts';
import type { Accounts } from '../domain/profile/accounts.ts';
import { ownProfile, updateProfile } from '../domain/profile/own-profile.ts';
import { cognitoAccounts } from '../providers/accounts/cognito.ts';
import { accountsEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on a user's own profile, over a table, the user pool's accounts and a clock. */
export function profileHandlers({
  table,
  ...context
}: {
  table: Table;
  accounts: Accounts;
  now: () => Date;
}): Handlers<typeof contract> {
  const services = { ...context, store: profileStore(table) };

  return {
    get: (_input, { userId }) => ownProfile(services, userId),
    update: ({ body }, { userId }) => updateProfile(services, userId, body),
    saveSignature: ({ body }, { userId }) => updateProfile(services, userId, body),
  };
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
