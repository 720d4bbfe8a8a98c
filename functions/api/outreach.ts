import { outreach as contract } from '../../shared/contract/outreach.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { repeatStore } from '../data/idempotency.ts';
import { storedConnections } from '../data/mail-account/gmail-integrations.ts';
import { pageQueue } from '../data/outreach/outreach-queue.ts';
import { outreachStore } from '../data/outreach/outreach-store.ts';
import { openTable, type Table } from '../data/table.ts';
import { parseDomainName } from '../domain/companies/name/domain-name.ts';
import type { ConnectionServices } from '../domain/mail-account/connection.ts';
import { openMailAccount } from '../domain/mail-account/open-mail-account.ts';
import { onlyOnce } from '../domain/only-once.ts';
import { approachesOf, findRecipients } from '../domain/outreach/find-recipients.ts';
import { queueMails, rewriteMail } from '../domain/outreach/queue-mail.ts';
import { releaseCompany } from '../domain/outreach/release-company.ts';
import { markSent, markUnsent, sendMail, withdrawMail } from '../domain/outreach/send-mail.ts';
import { addresseeOf, sellerFor, showMessages } from '../domain/outreach/shown-messages.ts';
import type { KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { kmsVault } from '../providers/keys/kms-vault.ts';
import { configuredGoogle } from '../providers/mail/configured-google.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { outreachEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on mail that users send themselves, over a table, mail accounts, a keyed hash and a clock. */
export function outreachHandlers({
  table,
  accounts,
  ...context
}: {
  table: Table;
  hash: KeyedHash;
  accounts: ConnectionServices;
  siteOrigin: string;
  now: () => Date;
}): Handlers<typeof contract> {
  const { hash, now } = context;
  const store = outreachStore(table, hash);
  const openMailbox = (userId: string) => openMailAccount(accounts, userId);
  const mailboxOf = async (userId: string) => (await accounts.connections.find(userId))?.gmail_email ?? null;
  const services = { ...context, store, openMailbox, mailboxOf };

  return {
    async recipients({ query }, { userId }) {
      const { sender } = await sellerFor(services, userId);
      const people = [...(await findRecipients(store, userId, query.contact_ids.split(','))).values()];
      const addressees = await Promise.all(people.map((person) => addresseeOf(person, '', hash)));
      const standings = await store.standings(userId, sender, addressees, now());
      const domain = parseDomainName(query.domain ?? '')?.domain ?? '';
      const stopped = domain === '' ? null : (await store.notForSale(userId, [domain])).get(domain);
      const recipients = await Promise.all(
        people.map(async (person, index) => ({
          ...person,
          refusal: standings[index]?.refusal ?? null,
          waits_until: standings[index]?.waitsUntil ?? null,
          approaches: await approachesOf(services, userId, person),
        })),
      );
      return { recipients, not_for_sale: stopped ?? null };
    },

    async release({ params: { contactId } }, { userId }) {
      await releaseCompany(services, userId, contactId);
      return {};
    },

    async queue({ body, idempotencyKey }, { userId }) {
      const request = { operation: 'outreach.queue', ...body };
      const repeatable = { userId, key: idempotencyKey, request };
      const answer = await onlyOnce(repeatStore(table), repeatable, now(), async (remember) => {
        const ids = await queueMails(services, userId, body, (queued) => remember(queued.join(',')));
        return ids.join(',');
      });
      const queued = await Promise.all(answer.split(',').map((id) => store.queued(userId, id)));
      const messages = queued.filter((each) => each !== null);
      return { messages: await showMessages(services, userId, messages) };
    },

    async list({ query: { begins = '', cursor, limit } }, { userId }) {
      const { messages, after } = await pageQueue(table, userId, {
        limit,
        after: cursor ?? null,
        matches: ({ domain }) => domain.startsWith(begins),
        lookFar: begins !== '',
      });
      return { messages: await showMessages(services, userId, messages), next_cursor: after };
    },

    update: ({ params: { messageId }, body: { updated_at: seen, ...changes } }, { userId }) =>
      rewriteMail(services, userId, messageId, { seen, ...changes }),

    send: ({ params: { messageId }, body: { basis } }, { userId }) =>
      sendMail(services, userId, messageId, basis),

    markUnsent: ({ params: { messageId } }, { userId }) => markUnsent(services, userId, messageId),

    markSent: ({ params: { messageId }, body: { way } }, { userId }) =>
      markSent(services, userId, messageId, way),

    async remove({ params: { messageId } }, { userId }) {
      await withdrawMail(services, userId, messageId);
      return {};
    },
  };
}

const environment = readEnvironment(outreachEnvironment);
const table = openTable(environment.TABLE_NAME);

export const handler = serve(
  contract,
  outreachHandlers({
    table,
    hash: keyedHash(environment.HASH_KEY_SECRET_ARN),
    accounts: {
      connections: storedConnections(table),
      google: configuredGoogle(environment),
      vault: kmsVault(environment.TOKEN_KEY_ARN),
      now: () => new Date(),
    },
    siteOrigin: environment.SITE_ORIGIN,
    now: () => new Date(),
  }),
  accountGuard(table),
);
