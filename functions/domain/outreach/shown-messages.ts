import { unsubscribeUrl } from '../../../shared/contract/visitors/unsubscribe.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import type {
  LoggedMessage,
  QueuedMessage,
  WaitingMessage,
} from '../../../shared/model/outreach/outreach.ts';
import { addressHash, type KeyedHash } from '../privacy/keyed-hash.ts';
import { maybeSent } from './after-sending.ts';
import { companyHashes, type Employed } from './company-of.ts';
import { requireMayLeave } from './may-send.ts';
import type { Addressed, Addressee, OutreachStore } from './outreach-store.ts';
import { approachKeys } from './recipient.ts';
import { type Seller, sellerOf } from './seller.ts';

/** What the use cases of individually sent mail need. */
export interface OutreachServices<Along = unknown> {
  readonly store: OutreachStore<Along>;
  /** The address of the mailbox that a user has connected, or had connected last; null if there is none. */
  readonly mailboxOf: (userId: string) => Promise<string | null>;
  readonly hash: KeyedHash;
  /** The origin of the site, for unsubscribe links. */
  readonly siteOrigin: string;
  readonly now: () => Date;
}

/** How long a claimed message belongs to the call that claimed it, in milliseconds. That call has ended by then. */
const claimMs = 2 * 60_000;

/** The refusal of an act on a message that another call has changed. */
export function changedMeanwhile(): Refusal {
  return new Refusal(
    'conflict',
    'This email has been changed in the meantime. Reload the page and try again.',
  );
}

/** The refusal of an act on a message that is being sent. */
export function beingSent(): Refusal {
  return new Refusal('conflict', 'This email is being sent.');
}

/** The user as a seller. Throws a `Refusal` for a user without a profile. */
export async function sellerFor(
  { store, mailboxOf, hash }: OutreachServices,
  userId: string,
): Promise<Seller> {
  const [profile, mailbox] = await Promise.all([store.profile(userId), mailboxOf(userId)]);
  return sellerOf(profile, mailbox, hash);
}

/** The hashes that a recipient is known by. An address that is none has the hash ''. */
export async function addresseeOf(of: Employed, messageId: string, hash: KeyedHash): Promise<Addressee> {
  const [address, companies] = await Promise.all([addressHash(of.email, hash), companyHashes(of, hash)]);
  return { address: address ?? '', companies, messageId };
}

/**
 * Queued messages as their sender sees them, with unsubscribe links and with refusals that came later. A message
 * that was claimed but never settled is shown as `unknown`.
 */
export async function showMessages(
  services: OutreachServices,
  userId: string,
  messages: readonly WaitingMessage[],
): Promise<QueuedMessage[]> {
  if (messages.length === 0) return [];
  const { store, hash, siteOrigin, now } = services;
  const { sender } = await sellerFor(services, userId);
  const people = await Promise.all(messages.map((message) => addresseeOf(message, message.id, hash)));
  const [standings, stopped] = await Promise.all([
    store.standings(userId, sender, people, now()),
    store.notForSale(
      userId,
      messages.map(({ domain }) => domain),
    ),
  ]);
  return Promise.all(
    messages.map(async (message, index): Promise<QueuedMessage> => {
      const address = people[index]?.address ?? '';
      const standing = standings[index];
      const token = await store.unsubscribeToken({ ...sender, address }, message.id);
      const overdue =
        message.status === 'sending' && Date.parse(message.updated_at) < now().getTime() - claimMs;
      return {
        ...message,
        ...(overdue ? { status: 'unknown' as const, problem: maybeSent } : {}),
        refusal: standing?.refusal ?? null,
        waits_until: message.step === 0 ? (standing?.waitsUntil ?? null) : null,
        not_for_sale: stopped.get(message.domain) ?? null,
        unsubscribe_url: unsubscribeUrl(siteOrigin, token),
      };
    }),
  );
}

/** One queued message as its sender sees it. */
export async function showMessage(
  services: OutreachServices,
  userId: string,
  message: WaitingMessage,
): Promise<QueuedMessage> {
  const [one] = await showMessages(services, userId, [message]);
  if (one === undefined) throw new Error('every message is shown');
  return one;
}

/** Reads a message of the queue. Throws a `Refusal` if it was sent, or does not exist. */
export async function waitingMessage(
  { store }: OutreachServices,
  userId: string,
  messageId: string,
): Promise<WaitingMessage> {
  const message = await store.queued(userId, messageId);
  if (message !== null) return message;
  if ((await store.logged(userId, messageId)) === null) throw noSuchMessage();
  throw new Refusal('conflict', 'This email has already been sent.');
}

/** Reads a message of the log. Throws a `Refusal` if it was not sent yet, or does not exist. */
export async function loggedMessage(
  { store }: OutreachServices,
  userId: string,
  messageId: string,
): Promise<LoggedMessage> {
  const message = await store.logged(userId, messageId);
  if (message !== null) return message;
  if ((await store.queued(userId, messageId)) === null) throw noSuchMessage();
  throw new Refusal('conflict', 'This email has not been sent yet.');
}

function noSuchMessage(): Refusal {
  return new Refusal('not_found', 'Email not found');
}

/**
 * Returns the recipient's hashes if a message may leave now. Throws a `Refusal` if something stands against it, or the
 * recipient has replied to the message that this one follows.
 */
export async function checkMayLeave(
  services: OutreachServices,
  userId: string,
  { profile, sender }: Seller,
  message: WaitingMessage,
): Promise<Addressee> {
  const { store, hash, now } = services;
  const { domain, subject, text, name, email } = message;
  const person = await addresseeOf(message, message.id, hash);
  const [stopped, standings] = await Promise.all([
    store.notForSale(userId, [domain]),
    store.standings(userId, sender, [person], now()),
  ]);
  const standing = standings[0];
  requireMayLeave({
    ...{ domain, subject, text, sender: profile, recipient: { name, email } },
    notForSale: stopped.get(domain) ?? null,
    refusal: standing?.refusal ?? null,
    waitsUntil: message.step === 0 ? (standing?.waitsUntil ?? null) : null,
    // It was asked before the message was queued.
    writtenAbout: null,
  });
  if (message.follows_id !== null) {
    const before = await store.logged(userId, message.follows_id);
    if (before?.outcome !== 'no_reply') {
      throw new Refusal(
        'conflict',
        'This person has replied in the meantime, or the previous email bounced.',
      );
    }
  }
  return person;
}

/** A message with the keys under which its recipient is stored. */
export async function addressed(services: OutreachServices, message: WaitingMessage): Promise<Addressed> {
  const { address, companies } = await addresseeOf(message, message.id, services.hash);
  return { message, approachedAs: await approachKeys(message, services.hash), address, companies };
}

/** The same for a new message. Makes its unsubscribe link valid. */
export async function newlyAddressed(
  services: OutreachServices,
  seller: Seller,
  message: WaitingMessage,
): Promise<Addressed> {
  const entry = await addressed(services, message);
  const people = { ...seller.sender, address: entry.address, companies: entry.companies };
  await services.store.mintUnsubscribeToken(people, message.id, services.now());
  return entry;
}
