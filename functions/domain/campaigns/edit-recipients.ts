import { Refusal } from '../../../shared/model/errors.ts';
import { limits } from '../../../shared/model/limits.ts';
import {
  campaignOfRecipient,
  type RecipientBasis,
  type RecipientStatus,
} from '../../../shared/model/outreach/campaign.ts';
import { companyHashes } from '../outreach/company-of.ts';
import type { MailAct } from '../outreach/deal-moves.ts';
import { holdChanges, holdReason } from '../outreach/hold-reason.ts';
import { addressHash } from '../privacy/keyed-hash.ts';
import { type StoredCampaign, shownCampaign } from './campaign.ts';
import { employed } from './campaign-mail.ts';
import type { FollowingMark, RecipientChange } from './campaign-store.ts';
import {
  beingChanged,
  type EditServices,
  maxAttempts,
  ownCampaign,
  refuseByPlan,
  textOf,
} from './edit-campaign.ts';
import { newRecipients, senderOf } from './new-recipients.ts';
import { markedRecipient, messageIdOf, type StoredRecipient, withFollowUp } from './recipient.ts';
import type { CampaignOwner } from './sending-store.ts';

/** Adds contacts as recipients, and says why some were left out. Existing recipients stay as they are. */
export async function addRecipients(
  services: EditServices,
  owner: CampaignOwner,
  asked: { contact_ids: readonly string[]; basis: RecipientBasis | null },
) {
  const { store, now } = services;
  const campaign = await ownCampaign(services, owner);
  await refuseByPlan(services, owner.userId);
  const { recipients, leftOut } = await newRecipients(services, campaign, asked, now());
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const there = await Promise.all(recipients.map(({ id }) => store.recipient(owner.userId, id)));
    const missing = recipients.filter((_, index) => there[index] === null);
    refuseTooMany(await ownCampaign(services, owner), missing.length);
    if (missing.length === 0 || (await store.addRecipients(owner, missing))) {
      return { recipients: recipients.map((recipient, index) => there[index] ?? recipient), leftOut };
    }
  }
  throw beingChanged();
}

function refuseTooMany(campaign: StoredCampaign, more: number): void {
  const { max } = limits.campaignRecipients;
  const { total_recipients: there } = shownCampaign(campaign);
  if (more === 0 || there + more <= max) return;
  throw new Refusal(
    'limit_reached',
    `A campaign has at most ${max.toLocaleString('en-US')} recipients; this one has ${there.toLocaleString('en-US')}.`,
  );
}

/** Records what a user says about a recipient. An address that bounced is not written to again. */
export async function changeRecipient(
  services: EditServices,
  userId: string,
  recipientId: string,
  change: {
    status?: RecipientStatus | undefined;
    basis?: RecipientBasis | undefined;
    write_again?: true | undefined;
  },
): Promise<StoredRecipient> {
  const { store, now } = services;
  const owner = { userId, campaignId: campaignOfRecipient(recipientId) };
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const before = await store.recipient(userId, recipientId);
    if (before === null) throw new Refusal('not_found', 'Recipient not found');
    const after = markedRecipient(before, change, now());
    const isSame = (['status', 'basis', 'write_again'] as const).every((of) => after[of] === before[of]);
    if (isSame) return before;
    if (after.status === 'bounced') await suppressBounced(services, userId, before);
    const following = await followingMark(services, owner, { before, after });
    if (await store.changeRecipients(owner, [{ before, after }], null, following)) return after;
  }
  throw beingChanged();
}

/**
 * What a mark of a recipient says of the company, as for a mail that was sent from the queue: an answer, or a bounce of its only
 * address, holds it until the mark is taken back or the seller lets go.
 */
async function followingMark(
  services: EditServices,
  owner: CampaignOwner,
  { before, after }: RecipientChange,
): Promise<FollowingMark> {
  const { store, hash } = services;
  const { status } = after;
  if (status === before.status) return { holds: [], act: null };
  const companies = await companyHashes(employed(before), hash);
  const held = await holdReason(store, owner.userId, before, status);
  const holds = holdChanges(companies, messageIdOf(before), { before: before.status, after: held });
  if (status !== 'sent' && status !== 'replied' && status !== 'no_reply' && status !== 'bounced') {
    return { holds, act: null };
  }
  const { domain } = await ownCampaign(services, owner);
  const to: MailAct['to'] = { ...employed(after), company: after.company };
  const act = held === 'bounced' ? 'unreachable' : status;
  return { holds, act: { act, to, domain, at: after.updated_at } };
}

async function suppressBounced(
  { store, hash, now }: EditServices,
  userId: string,
  recipient: StoredRecipient,
): Promise<void> {
  const sender = await senderOf(store, userId, hash);
  const address = await addressHash(recipient.email, hash);
  if (address === null) throw new Error('a recipient has an address');
  await store.suppress({ ...sender, address, companies: [] }, 'bounced', now());
}

/** Releases a follow-up to recipients who have not replied. Throws a `Refusal` for anyone else. */
export async function releaseFollowUp(
  services: EditServices,
  owner: CampaignOwner,
  { template_id, recipient_ids }: { template_id: string; recipient_ids: readonly string[] },
): Promise<StoredRecipient[]> {
  const { store, now } = services;
  await ownCampaign(services, owner);
  await refuseByPlan(services, owner.userId);
  const text = await textOf(services, owner.userId, template_id);
  const ids = [...new Set(recipient_ids)];
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const found = await Promise.all(ids.map((id) => store.recipient(owner.userId, id)));
    const changes = found.map((before) => {
      if (before?.campaign_id !== owner.campaignId) throw notItsRecipient();
      return { before, after: withFollowUp(before, text.id, now()) };
    });
    const open = changes.filter(({ before, after }) => before !== after);
    if (open.length === 0 || (await store.changeRecipients(owner, open, text))) {
      return changes.map(({ after }) => after);
    }
  }
  throw beingChanged();
}

function notItsRecipient(): Refusal {
  return new Refusal('invalid_input', 'Choose recipients of this campaign', { field: 'recipient_ids' });
}
