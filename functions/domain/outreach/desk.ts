import { unsubscribeUrl } from '../../../shared/contract/unsubscribe.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import type {
  LoggedMessage,
  QueuedMessage,
  WaitingMessage,
} from '../../../shared/model/outreach/outreach.ts';
import { addressHash, type KeyedHash } from '../privacy/keyed-hash.ts';
import { maybeSent } from './after-sending.ts';
import { notForSaleRefusal, refusalOf } from './may-send.ts';
import type { Addressed, OutreachStore } from './outreach-store.ts';
import { approachKeys } from './recipient.ts';
import { type Seller, sellerOf } from './seller.ts';

/** What the use cases of individually sent mail need. */
export interface DeskServices<Along = unknown> {
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
export async function sellerFor({ store, mailboxOf, hash }: DeskServices, userId: string): Promise<Seller> {
  const [profile, mailbox] = await Promise.all([store.profile(userId), mailboxOf(userId)]);
  return sellerOf(profile, mailbox, hash);
}

/** The keyed hash of a recipient's address. Throws a `Refusal` if there is no address. */
export async function hashOfRecipient({ hash }: DeskServices, address: string): Promise<string> {
  const hashed = await addressHash(address, hash);
  if (hashed === null) throw new Refusal('conflict', 'This contact has no email address.');
  return hashed;
}

/**
 * Queued messages as their sender sees them, with unsubscribe links and with refusals that came later. A message
 * that was claimed but never settled is shown as `unknown`.
 */
export async function showMessages(
  services: DeskServices,
  userId: string,
  messages: readonly WaitingMessage[],
): Promise<QueuedMessage[]> {
  if (messages.length === 0) return [];
  const { store, hash, siteOrigin, now } = services;
  const { sender } = await sellerFor(services, userId);
  const addresses = await Promise.all(
    messages.map(async ({ email }) => (await addressHash(email, hash)) ?? ''),
  );
  const [refusals, stopped] = await Promise.all([
    store.refusals(sender, addresses),
    store.notForSale(
      userId,
      messages.map(({ domain }) => domain),
    ),
  ]);
  return Promise.all(
    messages.map(async (message, index): Promise<QueuedMessage> => {
      const address = addresses[index] ?? '';
      const token = await store.unsubscribeToken({ ...sender, address }, message.id);
      const overdue =
        message.status === 'sending' && Date.parse(message.updated_at) < now().getTime() - claimMs;
      return {
        ...message,
        ...(overdue ? { status: 'unknown' as const, problem: maybeSent } : {}),
        refusal: refusals.get(address) ?? null,
        not_for_sale: stopped.get(message.domain) ?? null,
        unsubscribe_url: unsubscribeUrl(siteOrigin, token),
      };
    }),
  );
}

/** One queued message as its sender sees it. */
export async function showMessage(
  services: DeskServices,
  userId: string,
  message: WaitingMessage,
): Promise<QueuedMessage> {
  const [one] = await showMessages(services, userId, [message]);
  if (one === undefined) throw new Error('every message is shown');
  return one;
}

/** Reads a message of the queue. Throws a `Refusal` if it was sent, or does not exist. */
export async function waitingMessage(
  { store }: DeskServices,
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
  { store }: DeskServices,
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

/** Throws a `Refusal` if a domain is reserved, sold or dropped. */
export async function requireForSale({ store }: DeskServices, userId: string, domain: string): Promise<void> {
  const status = (await store.notForSale(userId, [domain])).get(domain);
  if (status !== undefined) throw notForSaleRefusal(domain, status);
}

/**
 * Returns the hash of a message's recipient if the message may be sent now. Throws a `Refusal` if its domain is not
 * for sale, or if the recipient has said no or has replied to the message that this one follows up.
 */
export async function checkMayBeSent(
  services: DeskServices,
  userId: string,
  seller: Seller,
  message: WaitingMessage,
): Promise<string> {
  const { store } = services;
  await requireForSale(services, userId, message.domain);
  const address = await hashOfRecipient(services, message.email);
  const refusal = (await store.refusals(seller.sender, [address])).get(address);
  if (refusal !== undefined) throw refusalOf(message.name, refusal);
  if (message.follows_id !== null) {
    const before = await store.logged(userId, message.follows_id);
    if (before?.outcome !== 'no_reply') {
      throw new Refusal(
        'conflict',
        'This person has replied in the meantime, or the previous email bounced.',
      );
    }
  }
  return address;
}

/** A message with the keys under which its recipient is stored. */
export async function addressed(services: DeskServices, message: WaitingMessage): Promise<Addressed> {
  const address = await hashOfRecipient(services, message.email);
  return { message, approachedAs: await approachKeys(message, services.hash), address };
}

/** The same for a new message. Makes its unsubscribe link valid. */
export async function newlyAddressed(
  services: DeskServices,
  seller: Seller,
  message: WaitingMessage,
): Promise<Addressed> {
  const entry = await addressed(services, message);
  const people = { ...seller.sender, address: entry.address };
  await services.store.mintUnsubscribeToken(people, message.id, services.now());
  return entry;
}
