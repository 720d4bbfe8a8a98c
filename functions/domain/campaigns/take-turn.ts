import { isSending } from '../../../shared/model/outreach/campaign.ts';
import { missingOfIdentity } from '../../../shared/text/mail/mail-footer.ts';
import { notForSaleWords } from '../../../shared/text/mail/sale-words.ts';
import { changedAt } from '../changed-at.ts';
import type { MailAccount } from '../mail-account/mail-account.ts';
import { approachKeys } from '../outreach/recipient.ts';
import { type KeyedHash, mailboxHash } from '../privacy/keyed-hash.ts';
import { ended, type InFlight, pausedFor, type StoredCampaign, startedBySchedule } from './campaign.ts';
import { type CampaignMail, correspondentsOf, employed, messageOf, unwritable } from './campaign-mail.ts';
import { afterSend, nextSendAt, type Pace } from './pace.ts';
import { approachedRecipient, isDue, mustBeFirst, type StoredRecipient, whyHeld } from './recipient.ts';
import { afterSending, lost, maxTroublesInARow } from './send-outcome.ts';
import type { CampaignOwner, Claim, FirstMail, Seller, SendingStore } from './sending-store.ts';

/**
 * How long after its claim a mail counts as lost, in milliseconds. It is longer than the timeout of the Lambda that
 * sends it.
 */
export const leaseMs = 40_000;

/** What sending mails needs. */
export interface SenderServices {
  readonly store: SendingStore;
  /** The mailbox that a user has connected; null if there is none. */
  readonly openMailbox: (userId: string) => Promise<MailAccount | null>;
  readonly hash: KeyedHash;
  readonly pace: Pace;
  readonly siteOrigin: string;
  readonly now: () => Date;
  /** In [0, 1). */
  readonly random: () => number;
}

/** What a turn did. `next` is when the campaign needs its next turn; null if another turn takes care of that. */
export interface Turn {
  readonly did:
    | 'nothing'
    | 'sent'
    | 'waited'
    | 'skipped'
    | 'held'
    | 'paused'
    | 'completed'
    | 'lost'
    | 'failed';
  readonly next: Date | null;
}

const nothing: Turn = { did: 'nothing', next: null };

/**
 * Sends at most one mail of a campaign if one is due. It can be called at any time, several times at once and after
 * an interruption: no recipient gets the mail of a step twice. A mail is claimed before it is sent. If the claim is
 * never settled, the recipient becomes `unknown`, and only the user can decide to write to them again.
 */
export async function takeTurn(
  services: SenderServices,
  owner: CampaignOwner,
  signal: AbortSignal,
): Promise<Turn> {
  const { store, now } = services;
  const campaign = await store.find(owner);
  if (campaign === null || !isTime(campaign, now())) return nothing;
  // A claimed mail is settled even if this campaign was paused or all campaigns were stopped in the meantime.
  if (campaign.in_flight !== null) return settleLost(services, owner, campaign, campaign.in_flight);
  if (!isSending(campaign.status)) {
    await store.setStatus(campaign, campaign);
    return nothing;
  }
  if (await store.isStopped()) return nothing;
  if (campaign.status === 'scheduled') {
    const started = await store.setStatus(campaign, startedBySchedule(campaign, now()));
    return started ? { did: 'waited', next: now() } : nothing;
  }
  const seller = await store.seller(owner.userId, now());
  if (seller === null) return nothing;
  const account = seller.entitled ? await services.openMailbox(owner.userId) : null;
  const reason = whyPaused(campaign, seller, account);
  if (reason !== null || account === null) return pause(services, campaign, reason ?? notConnected);
  const recipient = await store.nextDue(owner);
  if (recipient === null) return complete(services, campaign);
  const mailbox = await store.mailbox(await mailboxId(services, account));
  const at = nextSendAt(campaign.schedule_config, mailbox, services.pace, now());
  if (at > now()) return wait(services, campaign, at);
  return write(services, { owner, campaign, seller, account, recipient, mailbox, signal });
}

async function mailboxId({ hash }: SenderServices, { address }: MailAccount): Promise<string> {
  const id = await mailboxHash(address, hash);
  if (id === null) throw new Error('a connected mailbox has an address');
  return id;
}

/** Whether a campaign is due and no other turn is sending for it. */
function isTime({ due_at, in_flight }: StoredCampaign, now: Date): boolean {
  return in_flight === null
    ? Date.parse(due_at) <= now.getTime()
    : Date.parse(in_flight.claimed_at) + leaseMs <= now.getTime();
}

const notConnected = 'Gmail is no longer connected. Connect it again in Settings, then resume this campaign.';

function whyPaused(campaign: StoredCampaign, seller: Seller, account: MailAccount | null): string | null {
  if (!seller.entitled)
    return 'Your plan no longer includes campaigns. Upgrade it, then resume this campaign.';
  const missing = missingOfIdentity(seller);
  if (missing.length > 0) {
    const what = missing.map((field) => (field === 'name' ? 'your name' : 'your postal address'));
    return `Enter ${what.join(' and ')} in Settings: an email has to say who sends it. Then resume this campaign.`;
  }
  if (account === null) return notConnected;
  if (campaign.troubles < maxTroublesInARow) return null;
  return `${campaign.troubles} emails in a row were not sent. ${campaign.trouble ?? ''}`.trim();
}

async function pause(
  { store, now }: SenderServices,
  campaign: StoredCampaign,
  reason: string,
): Promise<Turn> {
  await store.setStatus(campaign, pausedFor(campaign, reason, now()));
  return { did: 'paused', next: null };
}

/** Pauses a campaign whose domain is reserved, sold or dropped. */
async function pauseUnsold(services: SenderServices, { owner, campaign }: Writing): Promise<Turn> {
  const status = await services.store.notForSale(owner.userId, campaign.domain);
  return status === null ? nothing : pause(services, campaign, notForSaleWords(campaign.domain, status));
}

async function complete({ store, now }: SenderServices, campaign: StoredCampaign): Promise<Turn> {
  await store.setStatus(campaign, ended(campaign, now()));
  return { did: 'completed', next: null };
}

/** Waits a little longer than necessary, so that mails are not all sent on the hour. */
async function wait(
  { store, pace, random }: SenderServices,
  campaign: StoredCampaign,
  at: Date,
): Promise<Turn> {
  const until = new Date(at.getTime() + Math.round(random() * pace.gapSeconds * 1000));
  return (await store.postpone(campaign, until)) ? { did: 'waited', next: until } : nothing;
}

/** If a sender died, nobody knows whether its mail was sent. */
async function settleLost(
  { store, now }: SenderServices,
  owner: CampaignOwner,
  campaign: StoredCampaign,
  inFlight: InFlight,
): Promise<Turn> {
  const before = await store.recipient(owner.userId, inFlight.recipient_id);
  if (before === null) return nothing;
  const after = lost(before, now());
  const { troubles, trouble } = campaign;
  const settled = { campaign, inFlight, recipient: { before, after }, troubles, trouble, mailbox: null };
  const recorded = await store.record({ ...settled, approachedAs: [], notSent: null, dueAt: now() });
  return recorded ? { did: 'lost', next: now() } : nothing;
}

const heldText =
  'Somebody at this company has answered you, or could not be reached. To write anyway, release the company, then set this recipient to Pending.';
const weekText =
  'Two people at this company got a first email within the last week. Set this recipient to Pending to write to them later.';

interface Writing extends CampaignMail {
  readonly mailbox: Claim['mailbox']['before'];
  readonly signal: AbortSignal;
}

async function write(services: SenderServices, writing: Writing): Promise<Turn> {
  const { store, pace, now, random } = services;
  const { campaign, account, seller, recipient, mailbox } = writing;
  // Claimed by another turn since the campaign was read: what becomes of the mail is for that turn to write.
  if (recipient.status !== 'pending') return nothing;
  if (!isDue(recipient)) return skip(services, writing, whyHeld(recipient));
  const correspondents = await correspondentsOf(services, { seller, recipient, mailbox: mailbox.id });
  if (correspondents === null) return skip(services, writing, unwritable);
  const raw = await messageOf(services, writing, correspondents);
  if (typeof raw === 'string') return skip(services, writing, raw);

  const at = now();
  const claimed_at = at.toISOString();
  const claimed: StoredRecipient = {
    ...recipient,
    status: 'sending',
    error_message: null,
    updated_at: changedAt(recipient.updated_at, at),
  };
  const inFlight = { recipient_id: recipient.id, claimed_at };
  const next = afterSend(mailbox, pace, at, random());
  const { domain } = campaign;
  const first = mustBeFirst(recipient) ? { address: correspondents.address, domain } : null;
  const outcome = await store.claim({
    campaign,
    recipient: { before: recipient, after: claimed },
    mailbox: { before: mailbox, after: next },
    inFlight,
    lookAt: new Date(at.getTime() + leaseMs),
    first,
    correspondents,
  });
  if (outcome === 'refused') {
    return skip(services, writing, 'Has unsubscribed, or asked not to be written to.');
  }
  if (outcome === 'held') return skip(services, writing, heldText);
  if (outcome === 'week') return skip(services, writing, weekText);
  if (outcome === 'not_for_sale') return pauseUnsold(services, writing);
  if (outcome === 'changed') return nothing;
  if (outcome === 'approached') return first === null ? nothing : hold(services, writing, first);
  const sent = await account.send(raw, writing.signal).catch(() => {
    // Nothing was passed to the provider yet, as the port promises.
    return { outcome: 'unavailable', mayHaveBeenSent: false } as const;
  });
  const after = afterSending(sent, { recipient: claimed, campaign, mailbox: next, pace }, now(), random());
  const recorded = await store.record({
    ...after,
    notSent: after.recipient.status === 'pending' || after.recipient.status === 'failed' ? first : null,
    approachedAs: sent.outcome === 'sent' ? await approachKeys(employed(recipient), services.hash) : [],
    campaign,
    inFlight,
    recipient: { before: claimed, after: after.recipient },
  });
  if (!recorded) return { did: 'failed', next: null };
  return { did: sent.outcome === 'sent' ? 'sent' : 'failed', next: after.dueAt };
}

/** Records that a recipient is not written to, and why. */
async function skip({ store, now }: SenderServices, writing: Writing, why: string | null): Promise<Turn> {
  const { owner, recipient } = writing;
  const updated_at = changedAt(recipient.updated_at, now());
  const skipped = { ...recipient, status: 'skipped', error_message: why, updated_at } as const;
  return (await store.change(owner, recipient, skipped)) ? { did: 'skipped', next: now() } : nothing;
}

/** Holds a recipient who was written to about the domain in the meantime, until the user decides. */
async function hold({ store, now }: SenderServices, writing: Writing, first: FirstMail): Promise<Turn> {
  const { owner, recipient } = writing;
  const at = await store.approachedAt(owner.userId, first);
  if (at === null) return nothing;
  const held = approachedRecipient(recipient, { at, about: null }, now());
  return (await store.change(owner, recipient, held)) ? { did: 'held', next: now() } : nothing;
}
