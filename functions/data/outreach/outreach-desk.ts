import { Refusal } from '../../../shared/model/errors.ts';
import type { LoggedMessage, QueuedMessage, WaitingMessage } from '../../../shared/model/outreach.ts';
import { refusalOf } from '../../domain/outreach/may-send.ts';
import { approachKeys } from '../../domain/outreach/recipient.ts';
import { addressHash, type KeyedHash } from '../../domain/privacy/keyed-hash.ts';
import { refusalsToWrite } from '../privacy/suppressions.ts';
import { mintUnsubscribeToken } from '../privacy/unsubscribe-tokens.ts';
import { readSeller, type Seller } from '../profile/sellers.ts';
import type { Table } from '../table.ts';
import { getLogged } from './outreach-log.ts';
import { type Addressed, getQueued } from './outreach-queue.ts';
import { showMessages } from './shown-messages.ts';

/** What is said to who acts upon a message that another call has changed. */
export const changedMeanwhile = 'This email was changed meanwhile. Reload the page and try again.';

/** What the queue and the log of a user's mails have in common. What it throws are `Refusal`s. */
export function outreachDesk(services: {
  table: Table;
  hash: KeyedHash;
  siteOrigin: string;
  now: () => Date;
}) {
  const { table, hash, now } = services;

  async function hashOf(address: string): Promise<string> {
    const hashed = await addressHash(address, hash);
    if (hashed === null) throw new Refusal('conflict', 'This contact has no email address.');
    return hashed;
  }

  async function shown(userId: string, messages: readonly WaitingMessage[]): Promise<QueuedMessage[]> {
    if (messages.length === 0) return [];
    const seller = await readSeller(table, userId, hash);
    return showMessages(services, seller.hash, messages, now());
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

  /** What is written beside a message: by what its recipient is known, and the link to unsubscribe by. */
  async function addressed(seller: Seller, message: WaitingMessage): Promise<Addressed> {
    const address = await hashOf(message.email);
    await mintUnsubscribeToken({ table, hash }, { seller: seller.hash, address }, message.id, now());
    return { message, approachedAs: await approachKeys(message, hash), address };
  }

  return { hashOf, shown, shownOne, waiting, logged, mayGo, addressed };
}
