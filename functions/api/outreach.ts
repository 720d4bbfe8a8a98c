import { outreach as contract } from '../../shared/contract/outreach.ts';
import { unsubscribeUrl } from '../../shared/contract/unsubscribe.ts';
import { Refusal } from '../../shared/model/errors.ts';
import type { WaitingMessage } from '../../shared/model/outreach.ts';
import { plans } from '../../shared/model/plans.ts';
import { formatPrice } from '../../shared/text/price.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import { onlyOnce } from '../data/idempotency.ts';
import { storedConnections } from '../data/mail-account/gmail-integrations.ts';
import { changedMeanwhile, outreachDesk } from '../data/outreach/outreach-desk.ts';
import { getLogged, logMessage } from '../data/outreach/outreach-log.ts';
import {
  changeQueued,
  claimMessage,
  getQueued,
  pageQueue,
  queueMessages,
  removeQueued,
} from '../data/outreach/outreach-queue.ts';
import { approachesOf, readRecipients } from '../data/outreach/recipients.ts';
import { refusalsToWrite } from '../data/privacy/suppressions.ts';
import { mintUnsubscribeToken } from '../data/privacy/unsubscribe-tokens.ts';
import { readSeller, type Seller } from '../data/profile/sellers.ts';
import { openTable, type Table } from '../data/table.ts';
import { entitledPlan } from '../domain/billing/entitlement.ts';
import { changedAt } from '../domain/changed-at.ts';
import { invalidDomainMessage, parseDomainName } from '../domain/companies/name/domain-name.ts';
import type { ConnectionServices } from '../domain/mail-account/connection.ts';
import { openMailAccount } from '../domain/mail-account/open-mail-account.ts';
import { maybeSent } from '../domain/outreach/after-sending.ts';
import { needBasis, needIdentity, needNoGaps, refusalOf } from '../domain/outreach/may-send.ts';
import { newMessage } from '../domain/outreach/new-message.ts';
import { approachKeys } from '../domain/outreach/recipient.ts';
import { sendOnce } from '../domain/outreach/send-once.ts';
import { addressHash, type KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { kmsVault } from '../providers/keys/kms-vault.ts';
import { configuredGoogle } from '../providers/mail/configured-google.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { outreachEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on mails that people send by their own hand, over a table, mail accounts, a keyed hash and a clock. */
export function outreachHandlers(services: {
  table: Table;
  hash: KeyedHash;
  accounts: ConnectionServices;
  siteOrigin: string;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, hash, accounts, siteOrigin, now } = services;

  const { hashOf, shown, shownOne, waiting, logged, mayGo, addressed } = outreachDesk(services);

  async function recipientsFor(userId: string, seller: Seller, contactIds: readonly string[]) {
    const found = await readRecipients(table, userId, contactIds);
    const people = contactIds.map((id, index) => {
      const person = found.get(id);
      const field = `messages.${index}.contact_id`;
      if (person === undefined) throw new Refusal('not_found', 'Contact not found', { field });
      return person;
    });
    const addresses = await Promise.all(people.map(({ email }) => hashOf(email)));
    const refusals = await refusalsToWrite(table, seller.hash, addresses);
    for (const [index, { name }] of people.entries()) {
      const refusal = refusals.get(addresses[index] ?? '');
      if (refusal !== undefined) throw refusalOf(name, refusal);
    }
    return people;
  }

  return {
    async recipients({ query }, { userId }) {
      const seller = await readSeller(table, userId, hash);
      const people = [...(await readRecipients(table, userId, query.contact_ids.split(','))).values()];
      const addresses = await Promise.all(people.map(({ email }) => addressHash(email, hash)));
      const refusals = await refusalsToWrite(
        table,
        seller.hash,
        addresses.filter((address) => address !== null),
      );
      const recipients = await Promise.all(
        people.map(async (person, index) => ({
          ...person,
          refusal: refusals.get(addresses[index] ?? '') ?? null,
          approaches: await approachesOf(table, userId, person, hash),
        })),
      );
      return { recipients };
    },

    async queue({ body, idempotencyKey }, { userId }) {
      const { messages, price } = body;
      const request = { operation: 'outreach.queue', ...body };
      const seller = await readSeller(table, userId, hash);
      const ids = await onlyOnce(table, { userId, key: idempotencyKey, request }, now(), async (remember) => {
        const domain = parseDomainName(body.domain)?.domain;
        if (domain === undefined) {
          throw new Refusal('invalid_input', invalidDomainMessage, { field: 'domain' });
        }
        const plan = plans[entitledPlan(await getSubscription(table, userId), now())];
        if (messages.length > 1 && !plan.limits.bulk_email_generation) {
          throw new Refusal(
            'limit_reached',
            'Your plan writes to one contact at a time. Bulk comes with Pro and Enterprise.',
          );
        }
        const ofContacts = messages.map(({ contact_id }) => contact_id);
        const people = await recipientsFor(userId, seller, ofContacts);
        const entries = await Promise.all(
          people.map((person, index) => {
            const { subject = '', text = '' } = messages[index] ?? {};
            const offered = { domain, price: formatPrice(price) };
            const written = { subject, text, ...offered, step: 0, follows_id: null };
            return addressed(seller, newMessage(person, written, now()));
          }),
        );
        const answer = entries.map(({ message }) => message.id).join(',');
        if (!(await queueMessages(table, userId, entries, remember(answer)))) {
          const whom = people.length === 1 ? people[0]?.name || 'This contact' : 'Somebody among these';
          throw new Refusal(
            'conflict',
            `${whom} was written to about ${domain} before: see your queue, log and campaigns.`,
          );
        }
        return answer;
      });
      const queued = await Promise.all(ids.split(',').map((id) => getQueued(table, userId, id)));
      return {
        messages: await shown(
          userId,
          queued.filter((each) => each !== null),
        ),
      };
    },

    async list({ query }, { userId }) {
      const page = { limit: query.limit, after: query.cursor ?? null };
      const { messages, after } = await pageQueue(table, userId, page);
      return { messages: await shown(userId, messages), next_cursor: after };
    },

    async update({ params: { messageId }, body: { updated_at: seen, ...changes } }, { userId }) {
      const before = await waiting(userId, messageId);
      // The same change sent again, when the answer to the first was lost, is no conflict.
      if (before.subject === changes.subject && before.text === changes.text) return shownOne(userId, before);
      const at = changedAt(seen, now());
      const isChanged =
        before.status === 'queued' &&
        (await changeQueued(table, userId, { ...before, updated_at: seen }, { ...changes, updated_at: at }));
      if (!isChanged) throw new Refusal('conflict', changedMeanwhile);
      return shownOne(userId, { ...before, ...changes, updated_at: at });
    },

    async send({ params: { messageId }, body: { basis } }, { userId }) {
      const before = await getLogged(table, userId, messageId);
      if (before !== null) return before;
      const message = await waiting(userId, messageId);
      if (message.status === 'sending') throw new Refusal('conflict', 'This email is being sent.');
      if (message.status === 'unknown') throw new Refusal('conflict', maybeSent);
      const seller = await readSeller(table, userId, hash);
      needIdentity(seller.profile);
      needNoGaps(message);
      needBasis(message, basis);
      const address = await mayGo(userId, seller, message);
      const account = await openMailAccount(accounts, userId);
      if (account === null) {
        throw new Refusal(
          'forbidden',
          'Gmail integration required. Please connect your Gmail account first.',
        );
      }
      const to = { seller: seller.hash, address };
      const token = await mintUnsubscribeToken({ table, hash }, to, messageId, now());
      const claimed: WaitingMessage = {
        ...message,
        status: 'sending',
        updated_at: changedAt(message.updated_at, now()),
      };
      const outcome = await sendOnce(
        {
          account,
          message: {
            id: messageId,
            from: account.address,
            to: { name: message.name, address: message.email },
            subject: message.subject,
            text: message.text,
            sender: seller.profile,
            unsubscribeUrl: unsubscribeUrl(siteOrigin, token),
          },
          claim: () =>
            claimMessage(table, userId, message, { from: account.address, to, at: claimed.updated_at }),
          release: (state) =>
            changeQueued(table, userId, claimed, {
              ...state,
              updated_at: changedAt(claimed.updated_at, now()),
            }),
        },
        now(),
      );
      if (outcome === 'changed') throw new Refusal('conflict', changedMeanwhile);
      if (outcome === 'refused') throw refusalOf(message.name, 'unsubscribed');
      if (outcome !== 'sent') throw outcome.refusal;
      const entry = { message: claimed, approachedAs: await approachKeys(message, hash), address };
      await logMessage(table, userId, entry, { way: 'gmail_api', basis, at: now().toISOString() });
      return logged(userId, messageId);
    },

    async markUnsent({ params: { messageId } }, { userId }) {
      const message = await waiting(userId, messageId);
      if (message.status === 'queued') return shownOne(userId, message);
      const [{ status } = message] = await shown(userId, [message]);
      if (status === 'sending') throw new Refusal('conflict', 'This email is being sent.');
      const changes = {
        status: 'queued' as const,
        problem: null,
        updated_at: changedAt(message.updated_at, now()),
      };
      if (!(await changeQueued(table, userId, message, changes))) {
        throw new Refusal('conflict', changedMeanwhile);
      }
      return shownOne(userId, { ...message, ...changes });
    },

    async markSent({ params: { messageId }, body: { way } }, { userId }) {
      const before = await getLogged(table, userId, messageId);
      if (before !== null) return before;
      const message = await waiting(userId, messageId);
      const one = await shownOne(userId, message);
      if (one.status === 'sending') throw new Refusal('conflict', 'This email is being sent.');
      // What may have gone out before its recipient said no is noted as what it was.
      if (one.status === 'queued') await mayGo(userId, await readSeller(table, userId, hash), message);
      const approachedAs = await approachKeys(message, hash);
      const entry = { message, approachedAs, address: await hashOf(message.email) };
      const at = now().toISOString();
      if (!(await logMessage(table, userId, entry, { way, basis: null, at }))) {
        throw new Refusal('conflict', changedMeanwhile);
      }
      return logged(userId, messageId);
    },

    async remove({ params: { messageId } }, { userId }) {
      const message = await waiting(userId, messageId);
      if ((await shownOne(userId, message)).status === 'sending') {
        throw new Refusal('conflict', 'This email is being sent.');
      }
      const approachedAs = await approachKeys(message, hash);
      const entry = { message, approachedAs, address: await hashOf(message.email) };
      if (!(await removeQueued(table, userId, entry))) throw new Refusal('conflict', changedMeanwhile);
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
