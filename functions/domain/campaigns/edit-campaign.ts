import { v7 as uuidv7 } from 'uuid';
import { Refusal } from '../../../shared/model/errors.ts';
import {
  type CampaignStatus,
  isSending,
  type RecipientBasis,
} from '../../../shared/model/outreach/campaign.ts';
import type { SenderCheck } from '../../../shared/model/outreach/sender-check.ts';
import { onlyOnce, type RepeatStore } from '../only-once.ts';
import type { KeyedHash } from '../privacy/keyed-hash.ts';
import {
  type CampaignRequest,
  newCampaign,
  refuseCampaigns,
  type StoredCampaign,
  statusChange,
} from './campaign.ts';
import type { CampaignStore } from './campaign-store.ts';
import { type CampaignText, campaignText } from './campaign-text.ts';
import { leftOutWords } from './left-out-words.ts';
import { newRecipients } from './new-recipients.ts';
import type { CampaignOwner } from './sending-store.ts';

/** How often a write is retried after the data it depends on has changed. */
export const maxAttempts = 3;

/** What editing campaigns needs. */
export interface EditServices<Along = unknown> {
  readonly store: CampaignStore<Along>;
  readonly repeats: RepeatStore<Along>;
  readonly hash: KeyedHash;
  /**
   * Asks the sender to look at a campaign at once. Never throws: the sweep finds campaigns that the sender missed.
   */
  readonly begin: (owner: CampaignOwner) => Promise<void>;
  /** Checks by DNS whether mail from an address passes the rules for senders. */
  readonly checkSender: (address: string) => Promise<SenderCheck>;
  readonly now: () => Date;
}

/** The refusal of a change to a campaign that other calls keep changing. */
export function beingChanged(): Refusal {
  return new Refusal('conflict', 'The campaign is being changed. Please try again.');
}

/** Reads a campaign. Throws `not_found` if the user has no such campaign. */
export async function ownCampaign(
  { store }: Pick<EditServices, 'store'>,
  owner: CampaignOwner,
): Promise<StoredCampaign> {
  const campaign = await store.find(owner);
  if (campaign === null) throw new Refusal('not_found', 'Campaign not found');
  return campaign;
}

/** Throws `limit_reached` unless the user's plan has campaigns. */
export async function refuseByPlan({ store, now }: EditServices, userId: string): Promise<void> {
  refuseCampaigns(await store.subscription(userId), now());
}

/**
 * The text of a template for a campaign. Throws a `Refusal` for a template that cannot be read, or has placeholders.
 */
export async function textOf(
  { store }: EditServices,
  userId: string,
  templateId: string,
): Promise<CampaignText> {
  const template = await store.template(userId, templateId);
  if (template === null || (template.hidden && template.user_id !== userId)) {
    throw new Refusal('not_found', 'Template not found');
  }
  return campaignText(template);
}

async function refuseWithoutGmail({ store }: EditServices, userId: string): Promise<void> {
  const mailbox = await store.mailbox(userId);
  if (mailbox?.status === 'connected') return;
  throw new Refusal('conflict', 'Gmail integration required. Please connect your Gmail account first.');
}

/** Whether the connected mailbox meets the rules for senders. Returns null if none is connected. */
export async function senderOfCampaigns(
  { store, checkSender }: Pick<EditServices, 'store' | 'checkSender'>,
  userId: string,
): Promise<SenderCheck | null> {
  const mailbox = await store.mailbox(userId);
  return mailbox?.status === 'connected' ? checkSender(mailbox.gmail_email) : null;
}

async function refuseHeldSender(services: EditServices, userId: string): Promise<void> {
  const sender = await senderOfCampaigns(services, userId);
  if (sender?.verdict !== 'held') return;
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  throw new Refusal(
    'conflict',
    `${domain} asks recipients to refuse mail that SPF or DKIM does not vouch for, and neither vouches for mail from Google. Set up SPF or DKIM for ${domain} before you start.`,
  );
}

/** Creates a draft with its first recipients. Throws a `Refusal` that says what prevents it. */
export async function createCampaign<Along>(
  services: EditServices<Along>,
  userId: string,
  asked: CampaignRequest & { contact_ids: readonly string[]; basis: RecipientBasis | null },
  key: string | null,
): Promise<StoredCampaign> {
  const { store, repeats, now } = services;
  const request = { operation: 'campaigns.create', ...asked };
  const campaignId = await onlyOnce(repeats, { userId, key, request }, now(), async (remember) => {
    await refuseByPlan(services, userId);
    await refuseWithoutGmail(services, userId);
    const text = await textOf(services, userId, asked.template_id);
    const id = uuidv7({ msecs: now().getTime() });
    const campaign = newCampaign(asked, { campaignId: id, userId, textId: text.id }, now());
    const { recipients, leftOut } = await newRecipients(services, campaign, asked, now());
    if (recipients.length === 0 && leftOut.length > 0) {
      const why = leftOutWords(leftOut.map(({ reason }) => reason));
      throw new Refusal('conflict', `None of the chosen contacts can be written to: ${why}.`);
    }
    await store.create({ campaign, text, recipients }, remember(id));
    return id;
  });
  return ownCampaign(services, { userId, campaignId });
}

/** Starts, pauses or schedules a campaign. Throws a `Refusal` if its status cannot change to the requested one. */
export async function changeStatus(
  services: EditServices,
  owner: CampaignOwner,
  status: CampaignStatus,
): Promise<StoredCampaign> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const campaign = await ownCampaign(services, owner);
    if (campaign.status === status) return campaign;
    const change = statusChange(campaign, status, services.now());
    if (isSending(status)) {
      await refuseByPlan(services, owner.userId);
      await refuseWithoutGmail(services, owner.userId);
      await refuseHeldSender(services, owner.userId);
    }
    const changed = await services.store.setStatus(campaign, change);
    if (changed === null) continue;
    if (changed.status === 'running') await services.begin(owner);
    return changed;
  }
  throw beingChanged();
}

/** Deletes a campaign. Throws `conflict` while it is sending. */
export async function deleteCampaign(services: EditServices, owner: CampaignOwner): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const { status } = await ownCampaign(services, owner);
    if (isSending(status)) {
      throw new Refusal('conflict', 'This campaign is sending. Pause it before you delete it.');
    }
    if (await services.store.erase(owner)) return;
  }
  throw beingChanged();
}
