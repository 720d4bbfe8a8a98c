import { unsubscribeUrl } from '../../../shared/contract/visitors/unsubscribe.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import type {
  LoggedMessage,
  OutreachBasis,
  OutreachOutcome,
  OutreachWay,
  QueuedMessage,
  WaitingMessage,
} from '../../../shared/model/outreach/outreach.ts';
import type { SuppressionReason } from '../../../shared/model/write-refusal.ts';
import { namedSource } from '../../../shared/text/mail/leaving-mail.ts';
import { changedAt } from '../changed-at.ts';
import type { MailAccount } from '../mail-account/mail-account.ts';
import { mailboxHash } from '../privacy/keyed-hash.ts';
import { maybeSent } from './after-sending.ts';
import { holdChanges, holdReason } from './hold-reason.ts';
import { refusalOf, requireBasis } from './may-send.ts';
import { sendOnce } from './send-once.ts';
import {
  addressed,
  addresseeOf,
  beingSent,
  changedMeanwhile,
  checkMayLeave,
  loggedMessage,
  type OutreachServices,
  sellerFor,
  showMessage,
  waitingMessage,
} from './shown-messages.ts';

/** What sending through the connected account needs in addition. */
export interface SendServices extends OutreachServices {
  /** The mailbox that a user has connected; null if there is none. */
  readonly openMailbox: (userId: string) => Promise<MailAccount | null>;
}

/**
 * Sends a queued message through the connected account, at most once, and returns its entry in the log. A message
 * that is already in the log is returned as it is. Throws a `Refusal` if it may not be sent.
 */
export async function sendMail(
  services: SendServices,
  userId: string,
  messageId: string,
  basis: OutreachBasis | null,
): Promise<LoggedMessage> {
  const { store, siteOrigin, now } = services;
  const before = await store.logged(userId, messageId);
  if (before !== null) return before;
  const message = await waitingMessage(services, userId, messageId);
  if (message.status === 'sending') throw beingSent();
  if (message.status === 'unknown') throw new Refusal('conflict', maybeSent);
  const seller = await sellerFor(services, userId);
  const { address, companies } = await checkMayLeave(services, userId, seller, message);
  requireBasis(message, basis);
  const account = await services.openMailbox(userId);
  if (account === null) {
    throw new Refusal('forbidden', 'Gmail integration required. Please connect your Gmail account first.');
  }
  const mailbox = await hashOfMailbox(services, account.address);
  const people = { seller: seller.sender.seller, mailbox, address, companies };
  await store.linkSeller(userId, people.seller);
  const token = await store.mintUnsubscribeToken(people, messageId, now());
  const at = changedAt(message.updated_at, now());
  const claimed: WaitingMessage = { ...message, status: 'sending', updated_at: at };
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
        sourceUrl: namedSource(message),
      },
      claim: () => store.claim(userId, message, { people, at }),
      release: (state) =>
        store.change(userId, claimed, { ...state, updated_at: changedAt(claimed.updated_at, now()) }),
    },
    now(),
  );
  if (outcome === 'changed' || outcome === 'not_for_sale' || outcome === 'held') {
    await checkMayLeave(services, userId, seller, message);
    throw changedMeanwhile();
  }
  if (outcome === 'refused') throw refusalOf(message.name, 'unsubscribed');
  if (outcome !== 'sent') throw outcome.refusal;
  const entry = await addressed(services, claimed);
  await store.log(userId, entry, { way: 'gmail_api', basis, at: now().toISOString() });
  return loggedMessage(services, userId, messageId);
}

async function hashOfMailbox({ hash }: OutreachServices, address: string): Promise<string> {
  const hashed = await mailboxHash(address, hash);
  if (hashed === null) throw new Error('a connected mailbox has an address');
  return hashed;
}

/** Marks a message as sent in another way, and returns its entry in the log. */
export async function markSent(
  services: OutreachServices,
  userId: string,
  messageId: string,
  way: OutreachWay,
): Promise<LoggedMessage> {
  const { store, now } = services;
  const before = await store.logged(userId, messageId);
  if (before !== null) return before;
  const message = await waitingMessage(services, userId, messageId);
  const { status } = await showMessage(services, userId, message);
  if (status === 'sending') throw beingSent();
  // A message can be marked as sent even if its recipient has since said no, as it may have been sent before.
  if (status === 'queued') {
    await checkMayLeave(services, userId, await sellerFor(services, userId), message);
  }
  const entry = await addressed(services, message);
  if (!(await store.log(userId, entry, { way, basis: null, at: now().toISOString() }))) {
    throw changedMeanwhile();
  }
  return loggedMessage(services, userId, messageId);
}

/** Marks an `unknown` message as not sent, and returns it to the queue. */
export async function markUnsent(
  services: OutreachServices,
  userId: string,
  messageId: string,
): Promise<QueuedMessage> {
  const { store, now } = services;
  const message = await waitingMessage(services, userId, messageId);
  const one = await showMessage(services, userId, message);
  if (message.status === 'queued') return one;
  if (one.status === 'sending') throw beingSent();
  const updated_at = changedAt(message.updated_at, now());
  const changes = { status: 'queued' as const, problem: null, updated_at };
  if (!(await store.change(userId, message, changes))) throw changedMeanwhile();
  return showMessage(services, userId, { ...message, ...changes });
}

/** Removes a message from the queue. Throws a `Refusal` while it is being sent. */
export async function withdrawMail(
  services: OutreachServices,
  userId: string,
  messageId: string,
): Promise<void> {
  const message = await waitingMessage(services, userId, messageId);
  if ((await showMessage(services, userId, message)).status === 'sending') throw beingSent();
  const entry = await addressed(services, message);
  if (!(await services.store.remove(userId, entry, services.now()))) throw changedMeanwhile();
}

/** Outcomes after which an address is not written to again, and the reason that is stored. */
const finalOutcomes: Readonly<Partial<Record<OutreachOutcome, SuppressionReason>>> = {
  said_no: 'by_seller',
  bounced: 'bounced',
};

/** Stores what became of a sent message. People who said no and addresses that bounced are not written to again. */
export async function recordOutcome(
  services: OutreachServices,
  userId: string,
  messageId: string,
  outcome: OutreachOutcome,
): Promise<LoggedMessage> {
  const { store, now } = services;
  const message = await loggedMessage(services, userId, messageId);
  if (message.outcome === outcome) return message;
  const reason = finalOutcomes[outcome];
  const person = await addresseeOf(message, messageId, services.hash);
  // People who asked to be removed are on the do-not-list, and their address is no longer stored here.
  if (reason !== undefined && message.email !== '') {
    const { sender } = await sellerFor(services, userId);
    await store.suppress({ ...sender, ...person }, reason, now());
  }
  const at = changedAt(message.updated_at, now());
  const held = await holdReason(store, userId, message, outcome);
  const holds = holdChanges(person.companies, messageId, { before: message.outcome, after: held });
  const act = held === 'bounced' ? 'unreachable' : outcome;
  if (!(await store.setOutcome(userId, message, { outcome, act, at, holds }))) throw changedMeanwhile();
  return loggedMessage(services, userId, messageId);
}
