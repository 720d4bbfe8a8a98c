import type { Approach } from '../../../shared/model/outreach/outreach.ts';
import { hasCampaigns } from '../../domain/campaigns/campaign.ts';
import { employed } from '../../domain/campaigns/campaign-mail.ts';
import { countsOf, messageIdOf } from '../../domain/campaigns/recipient.ts';
import type { Claim, SendingStore, Sent } from '../../domain/campaigns/sending-store.ts';
import { heldRefusal, waitsUntil } from '../../domain/outreach/conversation.ts';
import type { KeyedHash } from '../../domain/privacy/keyed-hash.ts';
import { isBeingDeleted, notBeingDeleted } from '../account/tombstones.ts';
import { getSubscription } from '../billing/subscriptions.ts';
import { isForSale, listNotForSale } from '../domains/domains-for-sale.ts';
import { getMailbox, putMailbox, restMailbox } from '../mail-account/mailboxes.ts';
import { listOffers, noteApproach, releaseOffer, takeOffer } from '../outreach/approaches.ts';
import { continueConversation, getConversations } from '../outreach/conversations.ts';
import { mailAct, moveWhereAllHold } from '../outreach/deals.ts';
import { linkSeller } from '../privacy/seller-accounts.ts';
import { mayBeWrittenTo } from '../privacy/suppressions.ts';
import { mintUnsubscribeToken } from '../privacy/unsubscribe-tokens.ts';
import { getProfile } from '../profile/profiles.ts';
import type { Table } from '../table.ts';
import { otherwise, transact, whereAllHold } from '../transaction.ts';
import { changeRecipients, changingRecipients, getRecipient, nextDue } from './campaign-recipients.ts';
import { areCampaignsStopped } from './campaign-stop.ts';
import { countingRecipients, getCampaign, getText, postponeCampaign, setStatus } from './campaigns.ts';

/** Campaigns in the table, as the sender reads and writes them. */
export function sendingStore(table: Table, hash: KeyedHash): SendingStore {
  return {
    isStopped: () => areCampaignsStopped(table),
    find: (owner) => getCampaign(table, owner),
    async seller(userId, now) {
      const [closed, profile, subscription] = await Promise.all([
        isBeingDeleted(table, userId, now),
        getProfile(table, userId),
        getSubscription(table, userId),
      ]);
      if (closed || profile === null) return null;
      return { ...profile, entitled: hasCampaigns(subscription, now) };
    },
    mailbox: (id) => getMailbox(table, id),
    nextDue: (owner) => nextDue(table, owner),
    recipient: (userId, recipientId) => getRecipient(table, userId, recipientId),
    text: (owner, textId) => getText(table, owner, textId),
    async unsubscribeToken(userId, people, messageId, now) {
      await linkSeller(table, userId, people.seller);
      return mintUnsubscribeToken({ table, hash }, people, messageId, now);
    },
    claim: (claim) => claimMail(table, claim),
    notForSale: async (userId, domain) => (await listNotForSale(table, userId, [domain])).get(domain) ?? null,
    approachedAt: async (userId, { address, domain }) =>
      (await listOffers(table, userId, [address], domain)).get(address) ?? null,
    record: (sent) => recordMail(table, sent),
    change: (owner, before, after) => changeRecipients(table, owner, [{ before, after }], null),
    setStatus: async (campaign, change) => (await setStatus(table, campaign, change)) !== null,
    postpone: (campaign, until) => postponeCampaign(table, campaign, until),
  };
}

/**
 * Claims a mail, in one transaction with all that has to hold for it: nobody has objected or unsubscribed, the domain is for
 * sale, no other mail about it is the first where this one is to be, campaign, recipient and mailbox are as they were read, nothing
 * is in flight, and the account is not being deleted.
 */
export async function claimMail(table: Table, claim: Claim): ReturnType<SendingStore['claim']> {
  const { campaign, recipient, mailbox, inFlight, lookAt, first } = claim;
  const { user_id: userId, id: campaignId } = campaign;
  const conversations = await getConversations(table, userId, claim.correspondents.companies);
  const theirs = [...conversations.values()];
  const at = new Date(inFlight.claimed_at);
  const mail = recipient.after.step === 0 ? { id: messageIdOf(recipient.after), at } : null;
  if (heldRefusal(theirs) !== null) return 'held';
  if (mail !== null && waitsUntil(theirs, mail.id, at) !== null) return 'week';
  const offer = { message_id: messageIdOf(recipient.after), at: inFlight.claimed_at };
  const taken = first === null ? [] : [takeOffer(table, userId, { ...first, ...offer })];
  const counted = countingRecipients(
    table,
    { userId, campaignId },
    countsOf(recipient.before, recipient.after),
    {
      set: { due_at: lookAt.toISOString(), in_flight: inFlight },
      where: { status: 'running', due_at: campaign.due_at, in_flight: null },
    },
  );
  const outcome = await transact(table, [
    ...otherwise('refused', ...mayBeWrittenTo(table, claim.correspondents)),
    ...otherwise('not_for_sale', isForSale(table, userId, campaign.domain)),
    ...otherwise('approached', ...taken),
    ...otherwise(
      'changed',
      notBeingDeleted(table, userId),
      ...changingRecipients(table, userId, [recipient]),
      putMailbox(table, mailbox.before, mailbox.after),
      ...counted,
      ...theirs.map((each) => continueConversation(table, userId, each, mail)),
    ),
  ]);
  return outcome === 'written' ? 'claimed' : outcome;
}

/** Writes the outcome of a claimed mail, once. Returns false if it was written before. */
export async function recordMail(table: Table, sent: Sent): Promise<boolean> {
  const { campaign, inFlight, recipient, troubles, trouble, dueAt, mailbox, notSent } = sent;
  const { user_id: userId, id: campaignId } = campaign;
  const items = [
    ...changingRecipients(table, userId, [recipient]),
    ...countingRecipients(table, { userId, campaignId }, countsOf(recipient.before, recipient.after), {
      set: { due_at: dueAt.toISOString(), in_flight: null, troubles, trouble },
      where: { in_flight: inFlight },
    }),
    ...(mailbox === null ? [] : [restMailbox(table, mailbox)]),
    ...(notSent === null ? [] : [releaseOffer(table, userId, notSent)]),
    ...sent.approachedAs.map((of) => noteApproach(table, userId, of, approachOf(sent))),
  ];
  if (sent.approachedAs.length === 0) return whereAllHold(table, items);
  const { after } = recipient;
  const act = mailAct(
    'sent',
    { ...employed(after), company: after.company, domain: campaign.domain },
    after.updated_at,
  );
  return moveWhereAllHold(table, userId, act, items);
}

function approachOf({ campaign: { domain }, recipient: { after } }: Sent): Approach {
  const { company, updated_at: at } = after;
  return { message_id: messageIdOf(after), domain, company, sent: true, at };
}
