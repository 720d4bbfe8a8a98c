import * as z from 'zod';
import { putTombstone } from '../data/account/tombstones.ts';
import { getBillingAccount } from '../data/billing/billing-accounts.ts';
import { storedConnections } from '../data/mail-account/gmail-integrations.ts';
import { listSessions } from '../data/sessions/sessions.ts';
import { openTable } from '../data/table.ts';
import { disconnect } from '../domain/mail-account/connect.ts';
import { cognitoAccounts } from '../providers/accounts/cognito.ts';
import { kmsVault } from '../providers/keys/kms-vault.ts';
import { configuredGoogle } from '../providers/mail/configured-google.ts';
import { configuredPayments } from '../providers/payments/configured-payments.ts';
import { stepFunctionsPipeline } from '../providers/pipeline/step-functions.ts';
import { closeAccountEnvironment, readEnvironment } from '../runtime/env.ts';
import { step } from '../runtime/step.ts';

const environment = readEnvironment(closeAccountEnvironment);
const table = openTable(environment.TABLE_NAME);
const accounts = cognitoAccounts(environment.USER_POOL_ID);
const pipeline = stepFunctionsPipeline(environment.STATE_MACHINE_ARN);
const { provider: payments } = configuredPayments(environment);
const connections = {
  connections: storedConnections(table),
  google: configuredGoogle(environment),
  vault: kmsVault(environment.TOKEN_KEY_ARN),
  now: () => new Date(),
};

/**
 * Closes an account that is to be deleted. Nothing more is written for it, nobody can sign in, its subscription ends, its
 * searches stop, and its Google tokens are revoked. Running it again ends what was started meanwhile.
 */
export const handler = step(z.object({ user_id: z.string() }), async ({ user_id: userId }) => {
  await putTombstone(table, userId, new Date());
  await accounts.delete(userId);
  const billed = await getBillingAccount(table, userId);
  if (billed !== null) await payments.deleteCustomer(billed.customer_id);
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listSessions>> = await listSessions(table, userId, {
      limit: 100,
      after,
    });
    for (const { id, status } of page.sessions) if (status === 'processing') await pipeline.stop(id);
    after = page.after;
  } while (after !== null);
  await disconnect(connections, userId, null);
  return { user_id: userId };
});
