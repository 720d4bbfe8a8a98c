import { Refusal } from '../../../shared/model/errors.ts';
import { maxFollowUps, type QueuedMessage, type Recipient } from '../../../shared/model/outreach/outreach.ts';
import { formatPrice } from '../../../shared/text/price.ts';
import { changedAt } from '../changed-at.ts';
import { domainFault, parseDomainName } from '../companies/name/domain-name.ts';
import { findRecipients } from './find-recipients.ts';
import { requireMayLeave } from './may-send.ts';
import { newMessage } from './new-message.ts';
import {
  addresseeOf,
  changedMeanwhile,
  checkMayLeave,
  loggedMessage,
  newlyAddressed,
  type OutreachServices,
  sellerFor,
  showMessage,
  waitingMessage,
} from './shown-messages.ts';

/** What a user wants to send: one text per contact, all about one domain. */
export interface MailOrder {
  readonly domain: string;
  readonly price: string;
  readonly messages: readonly {
    readonly contact_id: string;
    readonly subject: string;
    readonly text: string;
    readonly without_source: boolean;
    /** Whether to write to somebody who was written to about another domain. */
    readonly about_another: boolean;
  }[];
}

/**
 * Queues first messages to contacts, all or none, and returns their ids. Writes what `alongOf` returns for the ids
 * in the same transaction. Throws a `Refusal` if the plan, a recipient or an earlier message about the domain
 * prevents it.
 */
export async function queueMails<Along>(
  services: OutreachServices<Along>,
  userId: string,
  order: MailOrder,
  alongOf: (ids: readonly string[]) => readonly Along[],
): Promise<string[]> {
  const { store, now } = services;
  const { messages, price } = order;
  const domain = parseDomainName(order.domain)?.domain;
  if (domain === undefined)
    throw new Refusal('invalid_input', domainFault(order.domain), { field: 'domain' });
  if (messages.length > 1 && !(await store.mayWriteInBulk(userId, now()))) {
    throw new Refusal(
      'limit_reached',
      'Your plan writes to one contact at a time. Bulk comes with Pro and Enterprise.',
    );
  }
  const seller = await sellerFor(services, userId);
  const people = await recipientsOf(
    services,
    userId,
    messages.map(({ contact_id }) => contact_id),
  );
  const addressees = await Promise.all(people.map((person) => addresseeOf(person, '', services.hash)));
  const [stopped, standings, approaches] = await Promise.all([
    store.notForSale(userId, [domain]),
    store.standings(userId, seller.sender, addressees, now()),
    Promise.all(addressees.map(({ address }) => store.approaches(userId, `address:${address}`))),
  ]);
  const made = people.map((person, index) => {
    const { subject = '', text = '', without_source = false, about_another } = messages[index] ?? {};
    const another = approaches[index]?.find((approach) => approach.domain !== domain)?.domain ?? null;
    requireMayLeave({
      ...{ domain, subject, text, sender: seller.profile, recipient: person },
      notForSale: stopped.get(domain) ?? null,
      refusal: standings[index]?.refusal ?? null,
      // It waits in the queue.
      waitsUntil: null,
      writtenAbout: about_another ? null : another,
    });
    const offer = { domain, price: formatPrice(price), step: 0, follows_id: null };
    return newMessage(person, { subject, text, without_source, ...offer }, now());
  });
  await store.linkSeller(userId, seller.sender.seller);
  const entries = await Promise.all(made.map((message) => newlyAddressed(services, seller, message)));
  const ids = entries.map(({ message }) => message.id);
  const outcome = await store.queue(userId, entries, alongOf(ids));
  if (outcome === 'queued') return ids;
  if (outcome === 'not_for_sale') throw changedMeanwhile();
  const whom = people.length === 1 ? people[0]?.name || 'This contact' : 'Somebody among these';
  throw new Refusal(
    'conflict',
    `${whom} was written to about ${domain} before: see your queue, log and campaigns.`,
  );
}

/** The people with these contact ids, in the same order. Throws a `Refusal` for the first who does not exist. */
async function recipientsOf(
  services: OutreachServices,
  userId: string,
  contactIds: readonly string[],
): Promise<Recipient[]> {
  const found = await findRecipients(services.store, userId, contactIds);
  return contactIds.map((id, index) => {
    const person = found.get(id);
    const field = `messages.${index}.contact_id`;
    if (person === undefined) throw new Refusal('not_found', 'Contact not found', { field });
    return person;
  });
}

/** Changes subject and text of a queued message. Throws a `Refusal` if it has changed since `seen`. */
export async function rewriteMail(
  services: OutreachServices,
  userId: string,
  messageId: string,
  { seen, ...changes }: { seen: string; subject: string; text: string; without_source: boolean },
): Promise<QueuedMessage> {
  const { store, now } = services;
  const before = await waitingMessage(services, userId, messageId);
  // Sending the same change again after its answer was lost is not a conflict.
  const repeated =
    before.subject === changes.subject &&
    before.text === changes.text &&
    before.without_source === changes.without_source;
  if (repeated) return showMessage(services, userId, before);
  const updated_at = changedAt(seen, now());
  const changed =
    before.status === 'queued' &&
    (await store.change(userId, { ...before, updated_at: seen }, { ...changes, updated_at }));
  if (!changed) throw changedMeanwhile();
  return showMessage(services, userId, { ...before, ...changes, updated_at });
}

/** Queues a follow-up to a message without a reply. Throws a `Refusal` if the message may not have one. */
export async function queueFollowUp(
  services: OutreachServices,
  userId: string,
  messageId: string,
  words: { readonly subject: string; readonly text: string },
): Promise<QueuedMessage> {
  const { store, now } = services;
  const before = await loggedMessage(services, userId, messageId);
  if (before.follow_up_id !== null) {
    const already = await waitingMessage(services, userId, before.follow_up_id);
    return showMessage(services, userId, already);
  }
  if (before.outcome !== 'no_reply') {
    throw new Refusal('conflict', 'Mark the email as “No reply” before you follow up.');
  }
  if (before.step >= maxFollowUps) {
    throw new Refusal('conflict', `You can follow up ${maxFollowUps} times at most.`);
  }
  const seller = await sellerFor(services, userId);
  const { domain, price, step } = before;
  const { subject, text } = words;
  const follow = { without_source: false, domain, price, step: step + 1, follows_id: messageId };
  const written = { subject, text, ...follow };
  const message = newMessage(before, written, now());
  await checkMayLeave(services, userId, seller, message);
  const entry = { ...(await newlyAddressed(services, seller, message)), follows: messageId };
  if (!(await store.queueFollowUp(userId, entry))) throw changedMeanwhile();
  return showMessage(services, userId, message);
}
