import { v7 as uuidv7 } from 'uuid';
import { mail as contract } from '../../shared/contract/mail.ts';
import type { GmailIntegration } from '../../shared/model/account/gmail-integration.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { getIntegration, storedConnections } from '../data/mail-account/gmail-integrations.ts';
import { putOAuthState, takeOAuthState } from '../data/mail-account/oauth-states.ts';
import { openTable, type Table } from '../data/table.ts';
import { connect, disconnect, notConnected } from '../domain/mail-account/connect.ts';
import {
  type Connection,
  type ConnectionServices,
  type Google,
  GoogleUnavailable,
  type Vault,
} from '../domain/mail-account/connection.ts';
import { kmsVault } from '../providers/keys/kms-vault.ts';
import { configuredGoogle } from '../providers/mail/configured-google.ts';
import { mailAccountApiEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on the Gmail account that a user sends through, over a table, Google, a vault and a clock. */
export function mailHandlers(given: {
  table: Table;
  google: Google;
  vault: Vault;
  siteOrigin: string;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, google, now } = given;
  const services: ConnectionServices = { ...given, connections: storedConnections(table) };
  /** Google's redirect URI. Callers cannot change it, as Google accepts no other for our client. */
  const redirectUri = `${given.siteOrigin}/gmail-callback`;

  return {
    async integration(_input, { userId }) {
      const connection = await getIntegration(table, userId);
      return connection && shown(connection, userId);
    },

    async initiate(_input, { userId }) {
      const { authorization, url } = await answered('Failed to connect Gmail', () =>
        google.begin(redirectUri),
      );
      await putOAuthState(table, userId, authorization, now());
      return { oauth_url: url };
    },

    async callback({ body: { code, state, iss } }, { userId }) {
      for (const [field, value] of Object.entries({ code, state })) {
        if (value !== '') continue;
        throw new Refusal('invalid_input', 'Missing required OAuth parameters', { field });
      }
      const authorization = await takeOAuthState(table, userId, state, now());
      if (authorization === null) throw notConnected('state');
      const id = uuidv7({ msecs: now().getTime() });
      const connection = await answered('Failed to connect Gmail account', () =>
        connect(services, userId, authorization, { id, returned: { code, iss }, redirectUri }),
      );
      return shown(connection, userId);
    },

    async disconnect({ params: { id } }, { userId }) {
      const found = await answered('Failed to disconnect Gmail', () => disconnect(services, userId, id));
      if (!found) throw new Refusal('not_found', 'This account is not connected');
      return {};
    },
  };
}

function shown({ sealed_tokens: _, ...connection }: Connection, userId: string): GmailIntegration {
  return { ...connection, user_id: userId };
}

/** If Google does not answer, the caller is not at fault, and the next try may succeed. */
async function answered<Output>(failure: string, act: () => Promise<Output>): Promise<Output> {
  try {
    return await act();
  } catch (cause) {
    if (cause instanceof GoogleUnavailable) throw new Refusal('unavailable', failure, { cause });
    throw cause;
  }
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
