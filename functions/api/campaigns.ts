import { campaigns as contract } from '../../shared/contract/campaigns.ts';
import type { SenderCheck } from '../../shared/model/outreach/sender-check.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { pageRecipients } from '../data/campaigns/campaign-recipients.ts';
import { campaignStore } from '../data/campaigns/campaign-store.ts';
import { listCampaigns } from '../data/campaigns/campaigns.ts';
import { repeatStore } from '../data/idempotency.ts';
import { getStatistics } from '../data/statistics/statistics.ts';
import { openTable, type Table } from '../data/table.ts';
import { responseRate, shownCampaign } from '../domain/campaigns/campaign.ts';
import {
  changeStatus,
  createCampaign,
  deleteCampaign,
  ownCampaign,
  senderOfCampaigns,
} from '../domain/campaigns/edit-campaign.ts';
import { addRecipients, changeRecipient, releaseFollowUp } from '../domain/campaigns/edit-recipients.ts';
import { shownRecipient } from '../domain/campaigns/recipient.ts';
import type { CampaignOwner } from '../domain/campaigns/sending-store.ts';
import type { TurnQueue } from '../domain/campaigns/turn-queue.ts';
import type { KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { senderChecks } from '../providers/email-check/sender-check.ts';
import { sqsTurnQueue } from '../providers/mail/turn-queue.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { createDns } from '../providers/web/resolver.ts';
import { campaignsEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on campaigns, over a table and a clock. `functions/triggers/send-campaign.ts` sends them. */
export function campaignHandlers({
  table,
  turns,
  ...context
}: {
  table: Table;
  hash: KeyedHash;
  turns: TurnQueue;
  checkSender: (address: string) => Promise<SenderCheck>;
  now: () => Date;
}): Handlers<typeof contract> {
  const { now } = context;
  const services = { ...context, begin, store: campaignStore(table), repeats: repeatStore(table) };

  async function begin(owner: CampaignOwner): Promise<void> {
    try {
      await turns.add(owner, now(), now());
    } catch (error) {
      log.warn('a campaign begins with the next sweep', { campaign_id: owner.campaignId, error });
    }
  }

  return {
    create: async ({ body, idempotencyKey }, { userId }) =>
      shownCampaign(await createCampaign(services, userId, body, idempotencyKey)),

    async list({ query: { begins = '', cursor, limit } }, { userId }) {
      const { campaigns, after } = await listCampaigns(table, userId, {
        limit,
        after: cursor ?? null,
        matches: ({ domain }) => domain.startsWith(begins),
        lookFar: begins !== '',
      });
      return { campaigns: campaigns.map(shownCampaign), next_cursor: after };
    },

    get: async ({ params: { campaignId } }, { userId }) =>
      shownCampaign(await ownCampaign(services, { userId, campaignId })),

    updateStatus: async ({ params: { campaignId }, body: { status } }, { userId }) =>
      shownCampaign(await changeStatus(services, { userId, campaignId }, status)),

    async delete({ params: { campaignId } }, { userId }) {
      await deleteCampaign(services, { userId, campaignId });
      return {};
    },

    async recipients({ params: { campaignId }, query }, { userId }) {
      const owner = { userId, campaignId };
      await ownCampaign(services, owner);
      const page = { limit: query.limit, after: query.cursor ?? null };
      const { recipients, after } = await pageRecipients(table, owner, page);
      return { recipients: recipients.map(shownRecipient), next_cursor: after };
    },

    async addRecipients({ params: { campaignId }, body }, { userId }) {
      const { recipients, leftOut } = await addRecipients(services, { userId, campaignId }, body);
      return { recipients: recipients.map(shownRecipient), left_out: leftOut };
    },

    changeRecipient: async ({ params: { recipientId }, body }, { userId }) =>
      shownRecipient(await changeRecipient(services, userId, recipientId, body)),

    async releaseFollowUp({ params: { campaignId }, body }, { userId }) {
      const recipients = await releaseFollowUp(services, { userId, campaignId }, body);
      return { recipients: recipients.map(shownRecipient) };
    },

    sender: async (_input, { userId }) => ({ sender: await senderOfCampaigns(services, userId) }),

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
const now = () => new Date();
const checkSender = senderChecks(createDns({ server: environment.OUTBOUND_DNS_SERVER }), now);

export const handler = serve(
  contract,
  campaignHandlers({ table, hash, turns, checkSender, now }),
  accountGuard(table),
);
