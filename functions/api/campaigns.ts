import { v7 as uuidv7 } from 'uuid';
import { campaigns as contract } from '../../shared/contract/campaigns.ts';
import { campaignOfRecipient, isSending } from '../../shared/model/campaign.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import {
  addRecipients,
  changeRecipients,
  createCampaign,
  getRecipient,
  pageRecipients,
} from '../data/campaigns/campaign-recipients.ts';
import { getCampaign, listCampaigns, setStatus } from '../data/campaigns/campaigns.ts';
import { eraseCampaign } from '../data/campaigns/erase-campaign.ts';
import { newRecipients } from '../data/campaigns/new-recipients.ts';
import { repeatStore } from '../data/idempotency.ts';
import { getIntegration } from '../data/mail-account/gmail-integrations.ts';
import { suppress } from '../data/privacy/suppressions.ts';
import { getProfile } from '../data/profile/profiles.ts';
import { getStatistics } from '../data/statistics/statistics.ts';
import { openTable, type Table } from '../data/table.ts';
import { getPublicTemplate } from '../data/templates/public-templates.ts';
import { getTemplate } from '../data/templates/templates.ts';
import {
  type KeptCampaign,
  newCampaign,
  refuseCampaigns,
  responseRate,
  shownCampaign,
  statusChange,
} from '../domain/campaigns/campaign.ts';
import { type CampaignText, campaignText } from '../domain/campaigns/campaign-text.ts';
import { markedRecipient, shownRecipient, withFollowUp } from '../domain/campaigns/recipient.ts';
import type { CampaignOwner } from '../domain/campaigns/sending-store.ts';
import type { TurnQueue } from '../domain/campaigns/turn-queue.ts';
import { onlyOnce } from '../domain/only-once.ts';
import { sellerOf } from '../domain/outreach/seller.ts';
import { addressHash, type KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { sqsTurnQueue } from '../providers/mail/turn-queue.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { campaignsEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** How often a write is tried when what it was decided by changes under way. */
const attempts = 3;

/** The most recipients of one campaign: what can be deleted with it in one call. */
const maxRecipientsPerCampaign = 1000;

const changing = () => new Refusal('conflict', 'The campaign is being changed. Please try again.');
const noSuchRecipient = () => new Refusal('not_found', 'Recipient not found');
const notItsRecipient = () =>
  new Refusal('invalid_input', 'Choose recipients of this campaign', { field: 'recipient_ids' });

/** The operations on campaigns, over a table and a clock. What sends them is `functions/triggers/send-campaign.ts`. */
export function campaignHandlers(services: {
  table: Table;
  hash: KeyedHash;
  turns: TurnQueue;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, hash, turns, now } = services;

  async function ownCampaign(owner: CampaignOwner): Promise<KeptCampaign> {
    const campaign = await getCampaign(table, owner);
    if (campaign === null) throw new Refusal('not_found', 'Campaign not found');
    return campaign;
  }

  async function refuseByPlan(userId: string): Promise<void> {
    refuseCampaigns(await getSubscription(table, userId), now());
  }

  async function refuseWithoutGmail(userId: string): Promise<void> {
    const integration = await getIntegration(table, userId);
    if (integration?.status === 'connected') return;
    throw new Refusal('conflict', 'Gmail integration required. Please connect your Gmail account first.');
  }

  async function textOf(userId: string, templateId: string): Promise<CampaignText> {
    const template =
      (await getTemplate(table, userId, templateId)) ?? (await getPublicTemplate(table, templateId));
    if (template === null || (template.hidden && template.user_id !== userId)) {
      throw new Refusal('not_found', 'Template not found');
    }
    return campaignText(template);
  }

  async function keyOf(email: string): Promise<string> {
    const key = await addressHash(email, hash);
    if (key === null) throw new Error('a recipient has an address');
    return key;
  }

  /** Has the sender look at once; where it is not told, its sweep finds the campaign. */
  async function beginNow(owner: CampaignOwner): Promise<void> {
    try {
      await turns.add(owner, now(), now());
    } catch (error) {
      log.warn('a campaign begins with the next sweep', { campaign_id: owner.campaignId, error });
    }
  }

  return {
    async create({ body, idempotencyKey }, { userId }) {
      const request = { operation: 'campaigns.create', ...body };
      const repeatable = { userId, key: idempotencyKey, request };
      const campaignId = await onlyOnce(repeatStore(table), repeatable, now(), async (remember) => {
        await refuseByPlan(userId);
        await refuseWithoutGmail(userId);
        const text = await textOf(userId, body.template_id);
        const id = uuidv7({ msecs: now().getTime() });
        const campaign = newCampaign(body, { campaignId: id, userId, textId: text.id }, now());
        const { recipients } = await newRecipients({ table, hash }, campaign, body, now());
        await createCampaign(table, { campaign, text, recipients }, remember(id));
        return id;
      });
      return shownCampaign(await ownCampaign({ userId, campaignId }));
    },

    async list({ query }, { userId }) {
      const page = { limit: query.limit, after: query.cursor ?? null };
      const { campaigns, after } = await listCampaigns(table, userId, page);
      return { campaigns: campaigns.map(shownCampaign), next_cursor: after };
    },

    async get({ params: { campaignId } }, { userId }) {
      return shownCampaign(await ownCampaign({ userId, campaignId }));
    },

    async updateStatus({ params: { campaignId }, body: { status } }, { userId }) {
      const owner = { userId, campaignId };
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const campaign = await ownCampaign(owner);
        if (campaign.status === status) return shownCampaign(campaign);
        const change = statusChange(campaign, status, now());
        if (isSending(status)) {
          await refuseByPlan(userId);
          await refuseWithoutGmail(userId);
        }
        const changed = await setStatus(table, campaign, change);
        if (changed === null) continue;
        if (changed.status === 'running') await beginNow(owner);
        return shownCampaign(changed);
      }
      throw changing();
    },

    async delete({ params: { campaignId } }, { userId }) {
      const owner = { userId, campaignId };
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const { status } = await ownCampaign(owner);
        if (isSending(status)) {
          throw new Refusal('conflict', 'This campaign is sending. Pause it before you delete it.');
        }
        if (await eraseCampaign(table, owner)) return {};
      }
      throw changing();
    },

    async recipients({ params: { campaignId }, query }, { userId }) {
      const owner = { userId, campaignId };
      await ownCampaign(owner);
      const page = { limit: query.limit, after: query.cursor ?? null };
      const { recipients, after } = await pageRecipients(table, owner, page);
      return { recipients: recipients.map(shownRecipient), next_cursor: after };
    },

    async addRecipients({ params: { campaignId }, body }, { userId }) {
      const owner = { userId, campaignId };
      const campaign = await ownCampaign(owner);
      await refuseByPlan(userId);
      const { total_recipients: total } = shownCampaign(campaign);
      if (total + body.contact_ids.length > maxRecipientsPerCampaign) {
        throw new Refusal('conflict', `A campaign has at most ${maxRecipientsPerCampaign} recipients.`);
      }
      const { recipients, leftOut } = await newRecipients({ table, hash }, campaign, body, now());
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const there = await Promise.all(recipients.map(({ id }) => getRecipient(table, userId, id)));
        const missing = recipients.filter((_, index) => there[index] === null);
        if (missing.length === 0 || (await addRecipients(table, owner, missing))) {
          const all = recipients.map((recipient, index) => there[index] ?? recipient);
          return { recipients: all.map(shownRecipient), left_out: leftOut };
        }
        await ownCampaign(owner);
      }
      throw changing();
    },

    async changeRecipient({ params: { recipientId }, body }, { userId }) {
      const owner = { userId, campaignId: campaignOfRecipient(recipientId) };
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const before = await getRecipient(table, userId, recipientId);
        if (before === null) throw noSuchRecipient();
        const after = markedRecipient(before, body, now());
        const isSame = (['status', 'basis', 'write_again'] as const).every((of) => after[of] === before[of]);
        if (isSame) return shownRecipient(before);
        if (after.status === 'bounced') {
          const [profile, mailbox] = await Promise.all([
            getProfile(table, userId),
            getIntegration(table, userId),
          ]);
          const { sender } = await sellerOf(profile, mailbox?.gmail_email ?? null, hash);
          await suppress(table, { ...sender, address: await keyOf(before.email) }, 'bounced', now());
        }
        if (await changeRecipients(table, owner, [{ before, after }], null)) {
          return shownRecipient(after);
        }
      }
      throw changing();
    },

    async releaseFollowUp({ params: { campaignId }, body }, { userId }) {
      const owner = { userId, campaignId };
      await ownCampaign(owner);
      await refuseByPlan(userId);
      const text = await textOf(userId, body.template_id);
      const ids = [...new Set(body.recipient_ids)];
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const found = await Promise.all(ids.map((id) => getRecipient(table, userId, id)));
        const changes = found.map((before) => {
          if (before?.campaign_id !== campaignId) throw notItsRecipient();
          return { before, after: withFollowUp(before, text.id, now()) };
        });
        const open = changes.filter(({ before, after }) => before !== after);
        if (open.length === 0 || (await changeRecipients(table, owner, open, text))) {
          return { recipients: changes.map(({ after }) => shownRecipient(after)) };
        }
      }
      throw changing();
    },

    async statistics(_input, { userId }) {
      const counted = await getStatistics(table, userId);
      return {
        totalCampaigns: counted.campaigns,
        totalEmailsSent: counted.campaign_emails_sent,
        averageOpenRate: null,
        averageResponseRate: responseRate(counted.campaign_replied, counted.campaign_no_reply),
      };
    },
  };
}

const environment = readEnvironment(campaignsEnvironment);
const table = openTable(environment.TABLE_NAME);
const hash = keyedHash(environment.HASH_KEY_SECRET_ARN);
const turns = sqsTurnQueue(environment.CAMPAIGN_QUEUE_URL);

export const handler = serve(
  contract,
  campaignHandlers({ table, hash, turns, now: () => new Date() }),
  accountGuard(table),
);
