import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { campaignStatus, emailCampaign, isSending, recipientStatus } from '../../shared/model/campaign.ts';
import type { KeptCampaign, StatusChange } from '../domain/campaigns/campaign.ts';
import type { CampaignText } from '../domain/campaigns/campaign-text.ts';
import type { RecipientCounts } from '../domain/campaigns/recipient.ts';
import { addToStatistics } from './statistics.ts';
import {
  isConditionFailure,
  queryPage,
  type Table,
  TransactionCancelled,
  type TransactionItem,
  transact,
} from './table.ts';

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
  }) satisfies z.ZodType<KeptCampaign>;

/** Whose campaign, and which. */
export interface CampaignOwner {
  readonly userId: string;
  readonly campaignId: string;
}

/** The partition of a campaign's recipients and texts. */
export function campaignPartition({ userId, campaignId }: CampaignOwner): string {
  return `USER#${userId}#CAMPAIGN#${campaignId}`;
}

function key({ userId, campaignId }: CampaignOwner) {
  return { pk: `USER#${userId}`, sk: `${prefix}${campaignId}` };
}

/** Reads a campaign, strongly consistent. */
export async function getCampaign(table: Table, owner: CampaignOwner): Promise<KeptCampaign | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: key(owner), ConsistentRead: true }),
  );
  return Item === undefined ? null : campaignRow.parse(Item);
}

/** Lists a user's campaigns, newest first: ids grow with time. `after` is the id that the last page ended with. */
export async function listCampaigns(
  table: Table,
  userId: string,
  page: { limit: number; after: string | null },
): Promise<{ campaigns: KeptCampaign[]; after: string | null }> {
  const { rows, after } = await queryPage(table, { pk: `USER#${userId}`, prefix, descending: true }, page);
  return { campaigns: rows.map((row) => campaignRow.parse(row)), after };
}

/** What a transaction writes for a new campaign and its text. */
export function creatingCampaign(
  table: Table,
  campaign: KeptCampaign,
  text: CampaignText,
): TransactionItem[] {
  const owner = { userId: campaign.user_id, campaignId: campaign.id };
  return [
    {
      Put: {
        TableName: table.name,
        Item: { ...key(owner), ...campaign },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    putText(table, owner, text),
  ];
}

/** Keeps a text of a campaign; one that is there is the same, as its id is made of what it says. */
export function putText(table: Table, owner: CampaignOwner, text: CampaignText): TransactionItem {
  return { Put: { TableName: table.name, Item: { ...textKey(owner, text.id), ...text } } };
}

function textKey(owner: CampaignOwner, textId: string) {
  return { pk: campaignPartition(owner), sk: `TEXT#${textId}` };
}

/**
 * Sets what a campaign has become, only where it has the status that was read; null where it has not. A campaign that
 * sends is listed for the sender until it does not.
 */
export async function setStatus(
  table: Table,
  owner: CampaignOwner,
  seen: KeptCampaign['status'],
  change: StatusChange,
): Promise<KeptCampaign | null> {
  const values = { ...change, ...(isSending(change.status) && { sending: 'CAMPAIGN' }) };
  const names = Object.keys(values);
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: key(owner),
        UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}${
          isSending(change.status) ? '' : ' REMOVE sending'
        }`,
        ConditionExpression: '#status = :seen',
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
          ':seen': seen,
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return campaignRow.parse(Attributes);
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
}

/** Deletes the row of a campaign that does not send, and counts that; false where it sends, or is gone. */
export async function deleteCampaign(table: Table, owner: CampaignOwner): Promise<boolean> {
  const remove: TransactionItem = {
    Delete: {
      TableName: table.name,
      Key: key(owner),
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(sending)',
    },
  };
  try {
    await transact(table, [remove, addToStatistics(table, owner.userId, { campaigns: -1 })]);
    return true;
  } catch (error) {
    if (error instanceof TransactionCancelled && error.failedCondition(0)) return false;
    throw error;
  }
}

/** What a transaction writes to count changes of recipients: with the campaign, which has to exist, and with its user. */
export function countingRecipients(
  table: Table,
  owner: CampaignOwner,
  { byStatus, emailsSent }: RecipientCounts,
): TransactionItem[] {
  const statuses = Object.entries(byStatus);
  const sums = [...statuses.map(([status]) => `by_status.#${status} :${status}`), 'emails_sent :sent'];
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
        Key: key(owner),
        UpdateExpression: `ADD ${sums.join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ...(statuses.length > 0 && {
          ExpressionAttributeNames: Object.fromEntries(statuses.map(([status]) => [`#${status}`, status])),
        }),
        ExpressionAttributeValues: {
          ...Object.fromEntries(statuses.map(([status, change]) => [`:${status}`, change])),
          ':sent': emailsSent,
        },
      },
    },
    ...(Object.keys(statistics).length === 0 ? [] : [addToStatistics(table, owner.userId, statistics)]),
  ];
}
