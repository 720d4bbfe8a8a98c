import { v7 as uuidv7 } from 'uuid';
import { outreach as contract } from '../../shared/contract/outreach.ts';
import { unsubscribeUrl } from '../../shared/contract/unsubscribe.ts';
import { Refusal } from '../../shared/model/errors.ts';
import {
  type LoggedMessage,
  mostFollowUps,
  type QueuedMessage,
  type Recipient,
} from '../../shared/model/outreach.ts';
import { plans } from '../../shared/model/plans.ts';
import { formatPrice } from '../../shared/text/price.ts';
import { listApproaches } from '../data/approaches.ts';
import { storedConnections } from '../data/gmail-integrations.ts';
import { onlyOnce } from '../data/idempotency.ts';
import { getLogged, logMessage, pageLog, setOutcome } from '../data/outreach-log.ts';
import {
  changeQueued,
  claimMessage,
  getQueued,
  pageQueue,
  queueFollowUp,
  queueMessages,
  removeQueued,
  type WaitingMessage,
} from '../data/outreach-queue.ts';
import { readRecipients } from '../data/recipients.ts';
import { readSeller, type Seller } from '../data/sellers.ts';
import { getStatistics } from '../data/statistics.ts';
import { getSubscription } from '../data/subscriptions.ts';
import { refusalsToWrite, suppress } from '../data/suppressions.ts';
import { openTable, type Table } from '../data/table.ts';
import { accountGuard } from '../data/tombstones.ts';
import { mintUnsubscribeToken, unsubscribeToken } from '../data/unsubscribe-tokens.ts';
import { entitledPlan } from '../domain/billing/entitlement.ts';
import { changedAt } from '../domain/changed-at.ts';
import { invalidDomainMessage, parseDomainName } from '../domain/companies/domain-name.ts';
import type { ConnectionServices } from '../domain/mail-account/connection.ts';
import { openMailAccount } from '../domain/mail-account/open-mail-account.ts';
import { maybeSent } from '../domain/outreach/after-sending.ts';
import { needBasis, needIdentity, refusalOf } from '../domain/outreach/may-send.ts';
import { approachKeys } from '../domain/outreach/recipient.ts';
import { sendOnce } from '../domain/outreach/send-once.ts';
import { addressHash, type KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { kmsVault } from '../providers/keys/kms-vault.ts';
import { configuredGoogle } from '../providers/mail/configured-google.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { outreachEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** After so long, in milliseconds, a message that was claimed belongs to a call that is over. */
const claimHoldsMs = 2 * 60_000;

const changedMeanwhile = 'This email was changed meanwhile. Reload the page and try again.';

/** The operations on mails that people send by their own hand, over a table, mail accounts, a keyed hash and a clock. */
export function outreachHandlers(services: {
  table: Table;
  hash: KeyedHash;
  accounts: ConnectionServices;
  siteOrigin: string;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, hash, accounts, siteOrigin, now } = services;

  async function hashOf(address: string): Promise<string> {
    const hashed = await addressHash(address, hash);
    if (hashed === null) throw new Refusal('conflict', 'This contact has no email address.');
    return hashed;
  }

  /** Messages as their sender reads them. What a Lambda has claimed that died is not known to be sent. */
  async function shown(
    userId: string,
    messages: readonly WaitingMessage[],
    seller?: Seller,
  ): Promise<QueuedMessage[]> {
    if (messages.length === 0) return [];
    const { hash: known } = seller ?? (await readSeller(table, userId, hash));
    const addresses = await Promise.all(messages.map(({ email }) => hashOf(email)));
    const refusals = await refusalsToWrite(table, known, addresses);
    return Promise.all(
      messages.map(async (message, index): Promise<QueuedMessage> => {
        const address = addresses[index] ?? '';
        const token = await unsubscribeToken(hash, { seller: known, address }, message.id);
        const overdue =
          message.status === 'sending' && Date.parse(message.updated_at) < now().getTime() - claimHoldsMs;
        return {
          ...message,
          ...(overdue ? { status: 'unknown' as const, problem: maybeSent } : {}),
          refusal: refusals.get(address) ?? null,
          unsubscribe_url: unsubscribeUrl(siteOrigin, token),
        };
      }),
    );
  }

  async function shownOne(userId: string, message: WaitingMessage): Promise<QueuedMessage> {
    const [one] = await shown(userId, [message]);
    if (one === undefined) throw new Error('a message that is there is shown');
    return one;
  }

  async function waiting(userId: string, messageId: string): Promise<WaitingMessage> {
    const message = await getQueued(table, userId, messageId);
    if (message !== null) return message;
    if ((await getLogged(table, userId, messageId)) === null) {
      throw new Refusal('not_found', 'Email not found');
    }
    throw new Refusal('conflict', 'This email was sent already.');
  }

  async function logged(userId: string, messageId: string): Promise<LoggedMessage> {
    const message = await getLogged(table, userId, messageId);
    if (message !== null) return message;
    if ((await getQueued(table, userId, messageId)) === null)
      throw new Refusal('not_found', 'Email not found');
    throw new Refusal('conflict', 'This email was not sent yet.');
  }

  /** Throws unless a message may go out now: its recipient has not said no, and a follow-up has had no reply. */
  async function mayGo(userId: string, seller: Seller, message: WaitingMessage): Promise<string> {
    const address = await hashOf(message.email);
    const refusal = (await refusalsToWrite(table, seller.hash, [address])).get(address);
    if (refusal !== undefined) throw refusalOf(message.name, refusal);
    if (message.follows_id !== null) {
      const before = await getLogged(table, userId, message.follows_id);
      if (before?.outcome !== 'no_reply') {
        throw new Refusal('conflict', 'This person has replied meanwhile, or the email before it came back.');
      }
    }
    return address;
  }

  function newMessage(
    to: Recipient,
    written: Pick<WaitingMessage, 'subject' | 'text' | 'domain' | 'price' | 'step' | 'follows_id'>,
  ): WaitingMessage {
    const at = now().toISOString();
    const { contact_id, name, email, company, company_domain, country, published } = to;
    return {
      ...{ contact_id, name, email, company, company_domain, country, published },
      ...written,
      id: uuidv7({ msecs: now().getTime() }),
      queued_at: at,
      updated_at: at,
      status: 'queued',
      problem: null,
    };
  }

  /** What is written beside a message: by what its recipient is known, and the link to unsubscribe by. */
  async function addressed(seller: Seller, message: WaitingMessage) {
    const address = await hashOf(message.email);
    await mintUnsubscribeToken({ table, hash }, { seller: seller.hash, address }, message.id, now());
    return { message, approachedAs: await approachKeys(message, hash), address };
  }

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
        people.map(async (person, index) => {
          const keys = await approachKeys(person, hash);
          const approaches = await Promise.all(
            keys.map(async (of) => {
              const own = of.startsWith('address:');
              return (await listApproaches(table, userId, of)).map((each) => ({ ...each, own }));
            }),
          );
          // Those of the person come first; what is also one of the company is told once.
          const once = new Map(
            approaches
              .flat()
              .toReversed()
              .map((each) => [each.message_id, each]),
          );
          return {
            ...person,
            refusal: refusals.get(addresses[index] ?? '') ?? null,
            approaches: [...once.values()].toReversed(),
          };
        }),
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
            return addressed(seller, newMessage(person, written));
          }),
        );
        const answer = entries.map(({ message }) => message.id).join(',');
        if (!(await queueMessages(table, userId, entries, remember(answer)))) {
          const whom = people.length === 1 ? people[0]?.name || 'This contact' : 'Somebody among these';
          throw new Refusal(
            'conflict',
            `${whom} was written to about ${domain} before: see your queue and log.`,
          );
        }
        return answer;
      });
      const queued = await Promise.all(ids.split(',').map((id) => getQueued(table, userId, id)));
      return {
        messages: await shown(
          userId,
          queued.filter((each) => each !== null),
          seller,
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
          claim: () => claimMessage(table, userId, message, { to, at: claimed.updated_at }),
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

    async log({ query: { outcome, cursor, limit } }, { userId }) {
      const { messages, after } = await pageLog(table, userId, {
        limit,
        after: cursor ?? null,
        matches: (message) => outcome === undefined || (message.outcome ?? 'open') === outcome,
        lookFar: outcome !== undefined,
      });
      return { messages, next_cursor: after };
    },

    async setOutcome({ params: { messageId }, body: { outcome } }, { userId }) {
      const message = await logged(userId, messageId);
      if (message.outcome === outcome) return message;
      if (outcome === 'bounced') {
        const { hash: seller } = await readSeller(table, userId, hash);
        await suppress(table, { seller, address: await hashOf(message.email) }, 'bounced', now());
      }
      const at = changedAt(message.updated_at, now());
      if (!(await setOutcome(table, userId, message, { outcome, at }))) {
        throw new Refusal('conflict', changedMeanwhile);
      }
      return logged(userId, messageId);
    },

    async followUp({ params: { messageId }, body }, { userId }) {
      const before = await logged(userId, messageId);
      const already = before.follow_up_id;
      if (already !== null) return shownOne(userId, await waiting(userId, already));
      if (before.outcome !== 'no_reply') {
        throw new Refusal('conflict', 'A follow-up is for who has not replied: say so first.');
      }
      if (before.step >= mostFollowUps) {
        throw new Refusal(
          'conflict',
          `Nobody is written to more than ${mostFollowUps} times after no reply.`,
        );
      }
      const seller = await readSeller(table, userId, hash);
      const { domain, price } = before;
      const written = { ...body, domain, price, step: before.step + 1, follows_id: messageId };
      const message = newMessage(before, written);
      await mayGo(userId, seller, message);
      const entry = { ...(await addressed(seller, message)), follows: messageId };
      if (!(await queueFollowUp(table, userId, entry))) throw new Refusal('conflict', changedMeanwhile);
      return shownOne(userId, message);
    },

    async statistics(_input, { userId }) {
      const counts = await getStatistics(table, userId);
      return {
        queued: counts.outreach_queued,
        sent: counts.outreach_sent,
        replied: counts.outreach_replied,
        no_reply: counts.outreach_no_reply,
        bounced: counts.outreach_bounced,
      };
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
