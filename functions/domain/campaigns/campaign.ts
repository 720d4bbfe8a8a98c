import { plans } from '../../../shared/model/account/plans.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import {
  type CampaignStatus,
  campaignTransitions,
  type EmailCampaign,
  isSending,
  type RecipientStatus,
  type ScheduleConfig,
} from '../../../shared/model/outreach/campaign.ts';
import { type Entitling, entitledPlan } from '../billing/entitlement.ts';
import { domainFault, parseDomainName } from '../companies/name/domain-name.ts';

/** The mail that the sender has claimed but not settled. */
export interface InFlight {
  readonly recipient_id: string;
  readonly claimed_at: string;
}

/** A campaign as it is stored. */
export interface StoredCampaign
  extends Omit<
    EmailCampaign,
    | 'total_recipients'
    | 'opens'
    | 'responses'
    | 'open_rate'
    | 'response_rate'
    | 'recipients_by_status'
    | 'next_send_at'
  > {
  /** The text of the first mail. */
  readonly text_id: string;
  readonly by_status: Readonly<Partial<Record<RecipientStatus, number>>>;
  /** When the sender looks at it next, if it is sending. */
  readonly due_at: string;
  readonly in_flight: InFlight | null;
  /** How many mails in a row could not be sent, and why, as a sentence for the user. */
  readonly troubles: number;
  readonly trouble: string | null;
}

/** What a user enters for a new campaign. */
export interface CampaignRequest {
  readonly name: string;
  readonly description: string;
  readonly template_id: string;
  readonly domain: string;
  readonly price: string;
  readonly schedule_config: ScheduleConfig;
}

/** Makes a new campaign, a draft without recipients. Throws a `Refusal` that names the invalid field. */
export function newCampaign(
  request: CampaignRequest,
  made: { campaignId: string; userId: string; textId: string },
  now: Date,
): StoredCampaign {
  if (request.name === '') {
    throw new Refusal('invalid_input', 'Give the campaign a name', { field: 'name' });
  }
  const name = parseDomainName(request.domain);
  if (name === null) throw new Refusal('invalid_input', domainFault(request.domain), { field: 'domain' });
  if (!isTimeZone(request.schedule_config.time_zone)) {
    const field = 'schedule_config.time_zone';
    throw new Refusal('invalid_input', 'Enter a time zone, such as Europe/Berlin', { field });
  }
  return {
    id: made.campaignId,
    user_id: made.userId,
    name: request.name,
    description: request.description,
    status: 'draft',
    template_id: request.template_id,
    text_id: made.textId,
    schedule_config: request.schedule_config,
    domain: name.domain,
    price: request.price,
    by_status: {},
    emails_sent: 0,
    pause_reason: null,
    due_at: now.toISOString(),
    in_flight: null,
    troubles: 0,
    trouble: null,
    created_at: now.toISOString(),
    last_activity: null,
  };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What a change of status sets. */
export type StatusChange = Pick<
  StoredCampaign,
  'status' | 'last_activity' | 'pause_reason' | 'due_at' | 'troubles' | 'trouble'
>;

/** The change of status that a user asks for. Throws `conflict` if the campaign cannot change to it. */
export function statusChange(campaign: StoredCampaign, status: CampaignStatus, now: Date): StatusChange {
  if (!campaignTransitions[campaign.status].includes(status)) {
    throw new Refusal('conflict', `A ${campaign.status} campaign cannot become ${status}.`);
  }
  const { start_at } = campaign.schedule_config;
  if (status === 'scheduled' && start_at === null) {
    throw new Refusal('conflict', 'This campaign has no time to start at. Start it now instead.');
  }
  const begins = status === 'scheduled' && start_at !== null ? Date.parse(start_at) : 0;
  return {
    status,
    last_activity: now.toISOString(),
    pause_reason: null,
    due_at: new Date(Math.max(begins, now.getTime())).toISOString(),
    troubles: 0,
    trouble: null,
  };
}

/** The change that pauses a campaign, with a reason for its user. */
export function pausedFor(campaign: StoredCampaign, pause_reason: string, now: Date): StatusChange {
  return { ...campaign, status: 'paused', last_activity: now.toISOString(), pause_reason };
}

/** The change that starts a scheduled campaign. */
export function startedBySchedule(campaign: StoredCampaign, now: Date): StatusChange {
  return { ...campaign, status: 'running', last_activity: now.toISOString() };
}

/** The change that completes a campaign after its last recipient. */
export function ended(campaign: StoredCampaign, now: Date): StatusChange {
  return { ...campaign, status: 'completed', last_activity: now.toISOString() };
}

/** Throws `limit_reached` unless the plan of a subscription has campaigns. */
export function refuseCampaigns(subscription: Entitling | null, now: Date): void {
  if (hasCampaigns(subscription, now)) return;
  throw new Refusal(
    'limit_reached',
    'Campaigns are part of the Pro and Enterprise plans. Upgrade your plan to send them.',
  );
}

/** Whether a subscription has campaigns at `now`. */
export function hasCampaigns(subscription: Entitling | null, now: Date): boolean {
  return plans[entitledPlan(subscription, now)].campaigns;
}

/** A campaign as its user sees it. */
export function shownCampaign(campaign: StoredCampaign): EmailCampaign {
  const {
    by_status,
    text_id: _text,
    due_at,
    in_flight: _flight,
    troubles: _count,
    trouble: _,
    ...rest
  } = campaign;
  const { replied = 0, no_reply: noReply = 0 } = by_status;
  const known = replied + noReply;
  return {
    ...rest,
    total_recipients: Object.values(by_status).reduce((sum, each) => sum + each, 0),
    opens: null,
    responses: known === 0 ? null : replied,
    open_rate: null,
    response_rate: responseRate(replied, noReply),
    recipients_by_status: Object.fromEntries(Object.entries(by_status).filter(([, each]) => each > 0)),
    next_send_at: isSending(campaign.status) ? due_at : null,
  };
}

/** Replies per hundred recipients with a known outcome, to one decimal. Returns null if no outcome is known. */
export function responseRate(replied: number, noReply: number): number | null {
  return replied + noReply === 0 ? null : Math.round((1000 * replied) / (replied + noReply)) / 10;
}
