import * as z from 'zod';
import { contactIdText } from '../model/leads/contact-id.ts';
import {
  campaignRecipient,
  campaignStats,
  campaignStatus,
  emailCampaign,
  recipientBasis,
  recipientIdText,
  recipientStatus,
  scheduleConfig,
} from '../model/outreach/campaign.ts';
import { senderCheck } from '../model/outreach/sender-check.ts';
import { line, prose } from '../model/text.ts';
import { writeRefusal } from '../model/write-refusal.ts';
import { domainBeginning } from './domains.ts';
import { page, pageSize } from './page.ts';
import { nothing, route } from './route.ts';

const campaignParams = z.strictObject({ campaignId: z.uuid('Enter the id of a campaign') });
const templateId = z.uuid('Enter the id of a template');

/** How many recipients one request may add or release. All of them go into one transaction. */
export const maxRecipientsPerRequest = 25;

/** The ids of the contacts to add. Their details are read on the server. The basis is recorded for each of them. */
const contactIds = z
  .array(contactIdText)
  .max(maxRecipientsPerRequest, `Send at most ${maxRecipientsPerRequest} contacts`);
const basis = recipientBasis.nullable().default(null);

/** Why a contact was not added. The last four reasons apply to every kind of mail. */
const leftOut = z.object({
  contact_id: z.string(),
  reason: z.enum(['not_found', 'no_address', 'undeliverable', ...writeRefusal.options]),
});

/** Mails that are sent automatically through the Gmail account that a user has connected. */
export const campaigns = {
  create: route({
    method: 'POST',
    path: '/api/campaigns',
    access: 'user',
    body: z.strictObject({
      name: line(200),
      description: prose(500).default(''),
      template_id: templateId,
      /** The domain on offer. */
      domain: z.string().max(2000),
      /** The asking price as it appears in the mail. */
      price: line(50).default(''),
      schedule_config: scheduleConfig.prefault({}),
      contact_ids: contactIds.default([]),
      basis,
    }),
    response: emailCampaign,
    errors: ['not_found', 'limit_reached', 'conflict'],
    failure: 'Failed to create campaign',
    idempotent: true,
  }),
  list: route({
    method: 'GET',
    path: '/api/campaigns',
    access: 'user',
    query: z.strictObject({
      begins: domainBeginning,
      ...page.shape,
    }),
    response: z.object({ campaigns: z.array(emailCampaign), next_cursor: z.string().nullable() }),
    failure: 'Failed to fetch campaigns',
  }),
  get: route({
    method: 'GET',
    path: '/api/campaigns/{campaignId}',
    access: 'user',
    params: campaignParams,
    response: emailCampaign,
    errors: ['not_found'],
    failure: 'Failed to fetch campaigns',
  }),
  /** Starts, pauses, resumes or ends a campaign. `campaignTransitions` lists what is allowed in which status. */
  updateStatus: route({
    method: 'PATCH',
    path: '/api/campaigns/{campaignId}',
    access: 'user',
    params: campaignParams,
    body: z.strictObject({ status: campaignStatus }),
    response: emailCampaign,
    errors: ['not_found', 'limit_reached', 'conflict'],
    failure: 'Failed to update campaign',
  }),
  delete: route({
    method: 'DELETE',
    path: '/api/campaigns/{campaignId}',
    access: 'user',
    params: campaignParams,
    response: nothing,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to delete campaign',
  }),
  recipients: route({
    method: 'GET',
    path: '/api/campaigns/{campaignId}/recipients',
    access: 'user',
    params: campaignParams,
    query: z.strictObject({
      cursor: recipientIdText.optional(),
      limit: pageSize(),
    }),
    response: z.object({ recipients: z.array(campaignRecipient), next_cursor: z.string().nullable() }),
    errors: ['not_found'],
    failure: 'Failed to fetch recipients',
  }),
  /** Adds contacts that have an address. Existing recipients stay as they are. */
  addRecipients: route({
    method: 'POST',
    path: '/api/campaigns/{campaignId}/recipients',
    access: 'user',
    params: campaignParams,
    body: z.strictObject({ contact_ids: contactIds.min(1, 'Choose at least one contact'), basis }),
    response: z.object({ recipients: z.array(campaignRecipient), left_out: z.array(leftOut) }),
    errors: ['not_found', 'limit_reached', 'conflict'],
    failure: 'Failed to add recipients',
  }),
  /**
   * Records the basis for writing to a recipient, the user's decision to write although the person was approached
   * before, or what became of the mail: see `recipientMarks`.
   */
  changeRecipient: route({
    method: 'PATCH',
    path: '/api/campaign-recipients/{recipientId}',
    access: 'user',
    params: z.strictObject({ recipientId: recipientIdText }),
    body: z.strictObject({
      basis: recipientBasis.optional(),
      write_again: z.literal(true).optional(),
      status: recipientStatus.optional(),
    }),
    response: campaignRecipient,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to update recipient',
  }),
  /** Sends a follow-up to the recipients without a reply that the user has confirmed; at most two to each. */
  releaseFollowUp: route({
    method: 'POST',
    path: '/api/campaigns/{campaignId}/follow-ups',
    access: 'user',
    params: campaignParams,
    body: z.strictObject({
      template_id: templateId,
      recipient_ids: z
        .array(recipientIdText)
        .min(1, 'Choose at least one recipient')
        .max(maxRecipientsPerRequest, `Send at most ${maxRecipientsPerRequest} recipients`),
    }),
    response: z.object({ recipients: z.array(campaignRecipient) }),
    errors: ['not_found', 'limit_reached', 'conflict'],
    failure: 'Failed to release the follow-up',
  }),
  /** Whether mail from the connected mailbox passes the rules for senders; null while none is connected. */
  sender: route({
    method: 'GET',
    path: '/api/campaign-sender',
    access: 'user',
    response: z.object({ sender: senderCheck.nullable() }),
    failure: 'Failed to check your domain',
  }),
  statistics: route({
    method: 'GET',
    path: '/api/campaign-statistics',
    access: 'user',
    response: campaignStats,
    failure: 'Failed to fetch campaigns',
  }),
} as const;
