import { mail as contract } from '../../shared/contract/mail.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { storedConnections } from '../data/mail-account/gmail-integrations.ts';
import { pendingAuthorizations } from '../data/mail-account/oauth-states.ts';
import { openTable, type Table } from '../data/table.ts';
import {
  beginAuthorization,
  completeAuthorization,
  endAuthorization,
  shownConnection,
} from '../domain/mail-account/authorize.ts';
import type { Google, Vault } from '../domain/mail-account/connection.ts';
import { kmsVault } from '../providers/keys/kms-vault.ts';
import { configuredGoogle } from '../providers/mail/configured-google.ts';
import { mailAccountApiEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on the Gmail account that a user sends through, over a table, Google, a vault and a clock. */
export function mailHandlers({
  table,
  siteOrigin,
  ...context
}: {
  table: Table;
  google: Google;
  vault: Vault;
  siteOrigin: string;
  now: () => Date;
}): Handlers<typeof contract> {
  const connections = storedConnections(table);
  const redirectUri = `${siteOrigin}/gmail-callback`;
  const services = { ...context, connections, pending: pendingAuthorizations(table), redirectUri };

  return {
    async integration(_input, { userId }) {
      const connection = await connections.find(userId);
      return connection && shownConnection(connection, userId);
    },

    async initiate(_input, { userId }) {
      return { oauth_url: await beginAuthorization(services, userId) };
    },

    callback: ({ body: { code, state, iss } }, { userId }) =>
      completeAuthorization(services, userId, { code, state, iss }),

    async disconnect({ params: { id } }, { userId }) {
      await endAuthorization(services, userId, id);
      return {};
    },
  };
}

const environment = readEnvironment(mailAccountApiEnvironment);
const table = openTable(environment.TABLE_NAME);

export const handler = serve(
  contract,
  mailHandlers({
    table,
    google: configuredGoogle(environment),
    vault: kmsVault(environment.TOKEN_KEY_ARN),
    siteOrigin: environment.SITE_ORIGIN,
    now: () => new Date(),
  }),
  accountGuard(table),
);
