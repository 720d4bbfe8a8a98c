import { paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { limits } from '../../../shared/model/limits.ts';
import {
  campaignStatus,
  emailCampaign,
  isSending,
  recipientStatus,
} from '../../../shared/model/outreach/campaign.ts';
import type { StatusChange, StoredCampaign } from '../../domain/campaigns/campaign.ts';
import type { CampaignText } from '../../domain/campaigns/campaign-text.ts';
import type { RecipientCounts } from '../../domain/campaigns/recipient.ts';
import type { CampaignOwner } from '../../domain/campaigns/sending-store.ts';
import { type MatchingPage, pickMatches, rowsToRead } from '../matching-page.ts';
import { addToStatistics } from '../statistics/statistics.ts';
import { getRow, queryPage, type Table, whereHolds } from '../table.ts';
import { otherwise, type TransactionItem, transact } from '../transaction.ts';

const prefix = 'CAMPAIGN#';

const campaignRow = emailCampaign
  .pick({
    id: true,
    name: true,
    description: true,
    template_id: true,
    schedule_config: true,
    domain: true,
    price: true,
    emails_sent: true,
    pause_reason: true,
    created_at: true,
    last_activity: true,
  })
  .extend({
    user_id: z.string(),
    status: campaignStatus,
    text_id: z.string(),
    by_status: z.partialRecord(recipientStatus, z.int()),
    due_at: z.string(),
    in_flight: z.object({ recipient_id: z.string(), claimed_at: z.string() }).nullable(),
    troubles: z.int(),
    trouble: z.string().nullable(),
  }) satisfies z.ZodType<StoredCampaign>;

/** The partition of a campaign's recipients and texts. */
export function campaignPartition({ userId, campaignId }: CampaignOwner): string {
  return `USER#${userId}#CAMPAIGN#${campaignId}`;
}

function campaignKey({ userId, campaignId }: CampaignOwner) {
  return { pk: `USER#${userId}`, sk: `${prefix}${campaignId}` };
}

/** Reads a campaign, strongly consistent. */
export function getCampaign(table: Table, owner: CampaignOwner): Promise<StoredCampaign | null> {
  return getRow(table, campaignKey(owner), campaignRow);
}

/** Lists a user's campaigns, newest first: ids grow with time. `after` is the id that the last page ended with. */
export async function listCampaigns(
  table: Table,
  userId: string,
  page: MatchingPage<StoredCampaign>,
): Promise<{ campaigns: StoredCampaign[]; after: string | null }> {
  const { rows, after } = await queryPage(
    table,
    { pk: `USER#${userId}`, prefix, descending: true },
    { limit: rowsToRead(page), after: page.after },
  );
  const picked = pickMatches({ rows: rows.map((row) => campaignRow.parse(row)), after }, page);
  return { campaigns: picked.rows, after: picked.after };
}

/** What a transaction writes for a new campaign and its text. */
export function creatingCampaign(
  table: Table,
  campaign: StoredCampaign,
  text: CampaignText,
): TransactionItem[] {
  const owner = { userId: campaign.user_id, campaignId: campaign.id };
  return [
    {
      Put: {
        TableName: table.name,
        Item: { ...campaignKey(owner), ...campaign, recipients: countOf(campaign.by_status) },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    putText(table, owner, text),
  ];
}

/** Stores a text of a campaign. Writing it twice changes nothing, as its id is made of its template and version. */
export function putText(table: Table, owner: CampaignOwner, text: CampaignText): TransactionItem {
  return { Put: { TableName: table.name, Item: { ...textKey(owner, text.id), ...text } } };
}

function textKey(owner: CampaignOwner, textId: string) {
  return { pk: campaignPartition(owner), sk: `TEXT#${textId}` };
}

const textRow = z.object({ id: z.string(), template_id: z.string(), content: z.string() });

/** Reads a text of a campaign. */
export function getText(table: Table, owner: CampaignOwner, textId: string): Promise<CampaignText | null> {
  return getRow(table, textKey(owner, textId), textRow);
}

/** The key under which the index lists campaigns that the sender has to look at. */
const listedAs = 'CAMPAIGN';
const sendingIndex = 'SendingCampaigns';

/**
 * Changes the status of a campaign, if it has the status that was read and no mail was claimed or settled since. Returns
 * null otherwise. A campaign is listed for the sender while it sends, and until its last mail is settled.
 */
export async function setStatus(
  table: Table,
  seen: StoredCampaign,
  { status, last_activity, pause_reason, due_at, troubles, trouble }: StatusChange,
): Promise<StoredCampaign | null> {
  const change = { status, last_activity, pause_reason, due_at, troubles, trouble };
  const listed = isSending(status) || seen.in_flight !== null;
  const values = Object.entries({ ...change, ...(listed && { sending: listedAs }) });
  const written = await whereHolds(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: campaignKey({ userId: seen.user_id, campaignId: seen.id }),
        UpdateExpression: `SET ${values.map(([name]) => `#${name} = :${name}`).join(', ')}${
          listed ? '' : ' REMOVE sending'
        }`,
        ConditionExpression: '#status = :seen AND in_flight = :flight',
        ExpressionAttributeNames: Object.fromEntries(values.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])),
          ':seen': seen.status,
          ':flight': seen.in_flight,
        },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return written && campaignRow.parse(written.Attributes);
}

/** Sets when the sender looks at a campaign next. Returns false if it has changed since it was read. */
export async function postponeCampaign(table: Table, seen: StoredCampaign, until: Date): Promise<boolean> {
  const written = await whereHolds(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: campaignKey({ userId: seen.user_id, campaignId: seen.id }),
        UpdateExpression: 'SET due_at = :until',
        ConditionExpression: '#status = :seen AND due_at = :due',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':until': until.toISOString(),
          ':seen': seen.status,
          ':due': seen.due_at,
        },
      }),
    ),
  );
  return written !== null;
}

const dueKey = z.object({ pk: z.string(), sk: z.string(), due_at: z.string() });

/** All campaigns that are due by a moment, the longest overdue first. */
export async function listDueCampaigns(
  table: Table,
  until: Date,
): Promise<{ owner: CampaignOwner; dueAt: Date }[]> {
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      IndexName: sendingIndex,
      KeyConditionExpression: 'sending = :listed AND due_at <= :until',
      ExpressionAttributeValues: { ':listed': listedAs, ':until': until.toISOString() },
    },
  );
  const due: { owner: CampaignOwner; dueAt: Date }[] = [];
  for await (const { Items = [] } of pages) {
    for (const item of Items) {
      const { pk, sk, due_at } = dueKey.parse(item);
      const owner = { userId: pk.slice('USER#'.length), campaignId: sk.slice(prefix.length) };
      due.push({ owner, dueAt: new Date(due_at) });
    }
  }
  return due;
}

/** Deletes the row of a campaign, and counts that. Returns false if it sends, or is gone. */
export async function deleteCampaign(table: Table, owner: CampaignOwner): Promise<boolean> {
  const remove: TransactionItem = {
    Delete: {
      TableName: table.name,
      Key: campaignKey(owner),
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(sending)',
    },
  };
  const counted = addToStatistics(table, owner.userId, { campaigns: -1 });
  return (await transact(table, [...otherwise('sending', remove), counted])) === 'written';
}

/** What else the transaction sets in the campaign's row, and what the row must hold. */
export interface AlsoOfCampaign {
  readonly set: Readonly<Partial<Pick<StoredCampaign, 'due_at' | 'in_flight' | 'troubles' | 'trouble'>>>;
  readonly where: Readonly<Partial<Pick<StoredCampaign, 'status' | 'due_at' | 'in_flight'>>>;
}

function countOf(byStatus: RecipientCounts['byStatus']): number {
  return Object.values(byStatus).reduce((sum, each) => sum + each, 0);
}

/**
 * What a transaction writes to count changes of recipients, in the row of their campaign and in the user's statistics. It
 * fails if the campaign would exceed its limit of recipients.
 */
export function countingRecipients(
  table: Table,
  owner: CampaignOwner,
  { byStatus, emailsSent }: RecipientCounts,
  also: AlsoOfCampaign = { set: {}, where: {} },
): TransactionItem[] {
  const counts = Object.entries(byStatus);
  const [sets, wheres] = [Object.entries(also.set), Object.entries(also.where)];
  const names = [...counts, ...sets, ...wheres].map(([name]) => [`#${name}`, name] as const);
  const more = countOf(byStatus);
  const adding = [
    'emails_sent :emails',
    ...(more === 0 ? [] : ['recipients :more']),
    ...counts.map(([status]) => `by_status.#${status} :add_${status}`),
  ];
  const setting = sets.map(([name]) => `#${name} = :set_${name}`);
  const room = limits.campaignRecipients.max - more;
  const holding = [
    'attribute_exists(pk)',
    ...(more > 0 ? ['recipients <= :room'] : []),
    ...wheres.map(([name]) => `#${name} = :where_${name}`),
  ];
  const { replied = 0, no_reply = 0 } = byStatus;
  const statistics = {
    ...(emailsSent !== 0 && { campaign_emails_sent: emailsSent }),
    ...(replied !== 0 && { campaign_replied: replied }),
    ...(no_reply !== 0 && { campaign_no_reply: no_reply }),
  };
  return [
    {
      Update: {
        TableName: table.name,
        Key: campaignKey(owner),
        UpdateExpression: `ADD ${adding.join(', ')}${setting.length > 0 ? ` SET ${setting.join(', ')}` : ''}`,
        ConditionExpression: holding.join(' AND '),
        ...(names.length > 0 && { ExpressionAttributeNames: Object.fromEntries(names) }),
        ExpressionAttributeValues: {
          ':emails': emailsSent,
          ...(more !== 0 && { ':more': more }),
          ...(more > 0 && { ':room': room }),
          ...Object.fromEntries(counts.map(([status, change]) => [`:add_${status}`, change])),
          ...Object.fromEntries(sets.map(([name, value]) => [`:set_${name}`, value])),
          ...Object.fromEntries(wheres.map(([name, value]) => [`:where_${name}`, value])),
        },
      },
    },
    ...(Object.keys(statistics).length === 0 ? [] : [addToStatistics(table, owner.userId, statistics)]),
  ];
}
