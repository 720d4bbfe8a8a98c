import * as z from 'zod';

const campaignStatuses = ['draft', 'scheduled', 'running', 'paused', 'completed', 'cancelled'] as const;
export const campaignStatus = z.enum(campaignStatuses);
export type CampaignStatus = z.infer<typeof campaignStatus>;

/** What a user may make of a campaign of each status. The sender completes one that has nobody left to write to. */
export const campaignTransitions: Readonly<Record<CampaignStatus, readonly CampaignStatus[]>> = {
  draft: ['scheduled', 'running', 'cancelled'],
  scheduled: ['running', 'paused', 'cancelled'],
  running: ['paused', 'completed', 'cancelled'],
  paused: ['scheduled', 'running', 'completed', 'cancelled'],
  // For recipients and follow-ups that came later.
  completed: ['running'],
  cancelled: [],
};

/** Under which a campaign sends by itself. */
export function isSending(status: CampaignStatus): boolean {
  return status === 'scheduled' || status === 'running';
}

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time of day, such as 18:00');

/**
 * When a campaign sends. Quiet hours and weekends are those of `time_zone`, which the seller picks: where recipients are
 * is seldom certain. Quiet hours that end when they begin are none.
 */
export const scheduleConfig = z.strictObject({
  /** Before this nothing is sent; a scheduled campaign begins by itself then. */
  start_at: z.iso.datetime().nullable().default(null),
  /** A name of the IANA time zone database. */
  time_zone: z
    .string()
    .max(60)
    .regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/, 'Enter a time zone, such as Europe/Berlin')
    .default('UTC'),
  /** The most mails within any 24 hours, of all campaigns that send through the same mailbox. */
  daily_limit: z.int().min(1).max(100).default(20),
  quiet_from: timeOfDay.default('18:00'),
  quiet_until: timeOfDay.default('09:00'),
  /** Whether mails are sent on Saturdays and Sundays as well. */
  weekends: z.boolean().default(false),
});
export type ScheduleConfig = z.infer<typeof scheduleConfig>;

/**
 * Where a recipient stands. `sending`: claimed by the sender; `unknown`: the mail may have been sent, and is not sent
 * again unless the user says that it was not; `skipped`: has unsubscribed or objected; the last three are what users say.
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

/** What a user may say of a recipient of each status: Gmail lets us send, and not see what comes back. */
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

/** The most mails that one recipient of a campaign gets: the first, and two follow-ups. */
export const maxMailsPerRecipient = 3;

/** Why a person may be written to by a machine; recorded by the user for each recipient, or nothing is sent. */
export const recipientBasis = z.enum(['consent', 'existing_relationship', 'own_workspace']);
export type RecipientBasis = z.infer<typeof recipientBasis>;

const count = z.int().nonnegative();
/** A share of a hundred; null where it is not tracked. */
const rate = z.number().min(0).max(100).nullable();

/** A campaign: one template, sent to many recipients over days. What is not measured is null, and shown as 'Not tracked'. */
export const emailCampaign = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  description: z.string(),
  status: campaignStatus,
  template_id: z.string(),
  schedule_config: scheduleConfig,
  /** The domain that is offered, and the asking price as it was typed. */
  domain: z.string(),
  price: z.string(),
  total_recipients: count,
  emails_sent: count,
  opens: count.nullable(),
  /** Those that the user has marked; null until the answer of anyone is known. */
  responses: count.nullable(),
  open_rate: rate,
  /** Replies per hundred recipients whose answer is known. */
  response_rate: rate,
  recipients_by_status: z.partialRecord(recipientStatus, count),
  /** Why the sender has paused it, in a sentence for the user. */
  pause_reason: z.string().nullable(),
  /** When the next mail may go out, while it sends. */
  next_send_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  last_activity: z.iso.datetime().nullable(),
});
export type EmailCampaign = z.infer<typeof emailCampaign>;

/** Somebody a campaign writes to, and how far that has come. Opens are not tracked. */
export const campaignRecipient = z.object({
  id: z.string(),
  campaign_id: z.string(),
  contact_id: z.string(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  status: recipientStatus,
  /** Which mail the status is about: 0 for the first, then the follow-ups. */
  step: z
    .int()
    .min(0)
    .max(maxMailsPerRecipient - 1),
  basis: recipientBasis.nullable(),
  /** ISO 3166-1 alpha-2, where everything published agrees on it; with `published`, what `ruleFor` goes by. */
  country: z.string().nullable(),
  /** Whether whoever the address belongs to has published it. */
  published: z.boolean(),
  /** When somebody at this address was first written to about the domain, or queued for it, by hand or by another campaign. */
  approached_at: z.iso.datetime().nullable(),
  /** Whether the user has them written to all the same. */
  write_again: z.boolean(),
  /** Why nothing is sent to this recipient, in a sentence for the user; null where nothing stands against it. */
  held: z.string().nullable(),
  sent_at: z.iso.datetime().nullable(),
  opened_at: z.iso.datetime().nullable(),
  responded_at: z.iso.datetime().nullable(),
  error_message: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type CampaignRecipient = z.infer<typeof campaignRecipient>;

const recipientIdPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[0-9a-f]{24}';

/** The id of a recipient, as calls take it: it names its campaign. */
export const recipientIdText = z
  .string()
  .regex(new RegExp(`^${recipientIdPattern}$`), 'Enter the id of a recipient');

/** The campaign that a recipient's id names. */
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
