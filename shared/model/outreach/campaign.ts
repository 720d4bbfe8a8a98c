import * as z from 'zod';

const campaignStatuses = ['draft', 'scheduled', 'running', 'paused', 'completed', 'cancelled'] as const;
export const campaignStatus = z.enum(campaignStatuses);
export type CampaignStatus = z.infer<typeof campaignStatus>;

/**
 * The statuses to which a user may change a campaign of each status. The sender completes a campaign that has nobody
 * left to write to.
 */
export const campaignTransitions: Readonly<Record<CampaignStatus, readonly CampaignStatus[]>> = {
  draft: ['scheduled', 'running', 'cancelled'],
  scheduled: ['running', 'paused', 'cancelled'],
  running: ['paused', 'completed', 'cancelled'],
  paused: ['scheduled', 'running', 'completed', 'cancelled'],
  // For recipients and follow-ups that are added later.
  completed: ['running'],
  cancelled: [],
};

/** Whether a campaign of this status sends automatically. */
export function isSending(status: CampaignStatus): boolean {
  return status === 'scheduled' || status === 'running';
}

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time of day, such as 18:00');

/**
 * When a campaign sends. Quiet hours and weekends are in `time_zone`, which the seller picks, as the recipients'
 * location is seldom certain. Quiet hours that start and end at the same time are off.
 */
export const scheduleConfig = z.strictObject({
  /** Nothing is sent before this time. A scheduled campaign then starts by itself. */
  start_at: z.iso.datetime().nullable().default(null),
  /** A name of the IANA time zone database. */
  time_zone: z
    .string()
    .max(60)
    .regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/, 'Enter a time zone, such as Europe/Berlin')
    .default('UTC'),
  /** The maximum number of mails within any 24 hours, over all campaigns that send from the same mailbox. */
  daily_limit: z.int().min(1).max(100).default(20),
  quiet_from: timeOfDay.default('18:00'),
  quiet_until: timeOfDay.default('09:00'),
  /** Whether mails are also sent on Saturdays and Sundays. */
  weekends: z.boolean().default(false),
});
export type ScheduleConfig = z.infer<typeof scheduleConfig>;

/**
 * The status of a recipient. `sending`: claimed by the sender. `unknown`: the mail may have been sent, and is not
 * sent again unless the user says that it was not. `skipped`: has unsubscribed or objected. The last three are set
 * by users.
 */
const recipientStatuses = [
  'pending',
  'sending',
  'sent',
  'failed',
  'unknown',
  'skipped',
  'replied',
  'no_reply',
  'bounced',
] as const;
export const recipientStatus = z.enum(recipientStatuses);
export type RecipientStatus = z.infer<typeof recipientStatus>;

/** What a user may record for a recipient of each status. Gmail lets us send, but not see what comes back. */
export const recipientMarks: Readonly<Record<RecipientStatus, readonly RecipientStatus[]>> = {
  pending: [],
  sending: [],
  sent: ['replied', 'no_reply', 'bounced'],
  failed: ['pending'],
  unknown: ['sent', 'pending', 'replied', 'no_reply', 'bounced'],
  skipped: ['pending'],
  replied: ['no_reply'],
  no_reply: ['replied', 'bounced'],
  bounced: [],
};

/** The maximum number of mails to one recipient of a campaign: the first, and two follow-ups. */
export const maxMailsPerRecipient = 3;

/** Why a campaign may write to a person. The user records it for each recipient; without it nothing is sent. */
export const recipientBasis = z.enum(['consent', 'existing_relationship', 'own_workspace']);
export type RecipientBasis = z.infer<typeof recipientBasis>;

const count = z.int().nonnegative();
/** A percentage; null if it is not tracked. */
const rate = z.number().min(0).max(100).nullable();

/**
 * A campaign: one template, sent to many recipients over days. What is not measured is null, and shown as 'Not
 * tracked'.
 */
export const emailCampaign = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  description: z.string(),
  status: campaignStatus,
  template_id: z.string(),
  schedule_config: scheduleConfig,
  /** The domain on offer, and the asking price as it was typed. */
  domain: z.string(),
  price: z.string(),
  total_recipients: count,
  emails_sent: count,
  opens: count.nullable(),
  /** Replies that the user has recorded; null until any outcome is known. */
  responses: count.nullable(),
  open_rate: rate,
  /** Replies per hundred recipients whose outcome is known. */
  response_rate: rate,
  recipients_by_status: z.partialRecord(recipientStatus, count),
  /** Why the sender has paused it, as a sentence for the user. */
  pause_reason: z.string().nullable(),
  /** When the next mail may be sent, while the campaign sends. */
  next_send_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  last_activity: z.iso.datetime().nullable(),
});
export type EmailCampaign = z.infer<typeof emailCampaign>;

/** Somebody a campaign writes to, with the progress so far. Opens are not tracked. */
export const campaignRecipient = z.object({
  id: z.string(),
  campaign_id: z.string(),
  contact_id: z.string(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  status: recipientStatus,
  /** Which mail the status is about: 0 for the first, then the number of the follow-up. */
  step: z
    .int()
    .min(0)
    .max(maxMailsPerRecipient - 1),
  basis: recipientBasis.nullable(),
  /** ISO 3166-1 alpha-2 if all published details agree on it. `ruleFor` uses it together with `published`. */
  country: z.string().nullable(),
  /** Whether the owner of the address has published it. */
  published: z.boolean(),
  /** The page that the address was published on; null if it is not known. */
  source_url: z.string().nullable().default(null),
  /** When this address was first written to about the domain, or queued for it, manually or by another campaign. */
  approached_at: z.iso.datetime().nullable(),
  /** The other domain that the address was written to about then; null if it was this one. */
  approached_about: z.string().nullable().default(null),
  /** Whether the user wants them written to again. */
  write_again: z.boolean(),
  /** Why nothing is sent to this recipient, as a sentence for the user; null if nothing prevents it. */
  held: z.string().nullable(),
  sent_at: z.iso.datetime().nullable(),
  opened_at: z.iso.datetime().nullable(),
  responded_at: z.iso.datetime().nullable(),
  error_message: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type CampaignRecipient = z.infer<typeof campaignRecipient>;

const recipientIdPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[0-9a-f]{24}';

/** The id of a recipient, as requests contain it. It contains the campaign's id. */
export const recipientIdText = z
  .string()
  .regex(new RegExp(`^${recipientIdPattern}$`), 'Enter the id of a recipient');

/** The campaign whose id a recipient's id contains. */
export function campaignOfRecipient(id: string): string {
  return id.slice(0, id.lastIndexOf('.'));
}

/** The figures above a user's list of campaigns. */
export const campaignStats = z.object({
  totalCampaigns: count,
  totalEmailsSent: count,
  averageOpenRate: rate,
  averageResponseRate: rate,
});
