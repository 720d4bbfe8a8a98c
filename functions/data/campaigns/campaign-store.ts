import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import type { CampaignStore } from '../../domain/campaigns/campaign-store.ts';
import { getSubscription } from '../billing/subscriptions.ts';
import { getLeadWithContacts } from '../leads/leads.ts';
import { getIntegration } from '../mail-account/gmail-integrations.ts';
import { listApproaches, listOffers } from '../outreach/approaches.ts';
import { refusalsToWrite, suppress } from '../privacy/suppressions.ts';
import { getProfile } from '../profile/profiles.ts';
import type { Table } from '../table.ts';
import { getPublicTemplate } from '../templates/public-templates.ts';
import { getTemplate } from '../templates/templates.ts';
import type { TransactionItem } from '../transaction.ts';
import {
  addRecipients,
  changeRecipients,
  createCampaign,
  getRecipient,
  recipientDigest,
} from './campaign-recipients.ts';
import { getCampaign, setStatus } from './campaigns.ts';
import { eraseCampaign } from './erase-campaign.ts';

/** Campaigns in the table, as their users edit them. */
export function campaignStore(table: Table): CampaignStore<TransactionItem> {
  return {
    subscription: (userId) => getSubscription(table, userId),
    mailbox: (userId) => getIntegration(table, userId),
    profile: (userId) => getProfile(table, userId),
    lead: (userId, leadId) =>
      getLeadWithContacts(table, { userId, sessionId: sessionOfLead(leadId) }, leadId),
    template: async (userId, templateId) =>
      (await getTemplate(table, userId, templateId)) ?? getPublicTemplate(table, templateId),
    refusals: (sender, addresses) => refusalsToWrite(table, sender, addresses),
    offers: (userId, addresses, domain) => listOffers(table, userId, addresses, domain),
    approaches: (userId, of) => listApproaches(table, userId, of),
    suppress: (people, reason, now) => suppress(table, people, reason, now),
    find: (owner) => getCampaign(table, owner),
    create: (start, along) => createCampaign(table, start, along),
    setStatus: (campaign, change) => setStatus(table, campaign, change),
    erase: (owner) => eraseCampaign(table, owner),
    recipientDigest,
    recipient: (userId, recipientId) => getRecipient(table, userId, recipientId),
    addRecipients: (owner, recipients) => addRecipients(table, owner, recipients),
    changeRecipients: (owner, changes, text, following) =>
      changeRecipients(table, owner, changes, text, following),
  };
}
