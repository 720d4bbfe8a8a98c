import { createHash } from 'node:crypto';
import * as z from 'zod';
import { campaignOfRecipient, campaignRecipient } from '../../../shared/model/outreach/campaign.ts';
import type { CampaignStart, FollowingMark, RecipientChange } from '../../domain/campaigns/campaign-store.ts';
import type { CampaignText } from '../../domain/campaigns/campaign-text.ts';
import { countsOf, isDue, type StoredRecipient, sumOf } from '../../domain/campaigns/recipient.ts';
import type { CampaignOwner } from '../../domain/campaigns/sending-store.ts';
import { changeHold } from '../outreach/conversations.ts';
import { moveWhereAllHold } from '../outreach/deals.ts';
import { addToStatistics } from '../statistics/statistics.ts';
import { getRow, queryPage, type Table } from '../table.ts';
import { type TransactionItem, transact, whereAllHold } from '../transaction.ts';
import { campaignPartition, countingRecipients, creatingCampaign, putText } from './campaigns.ts';

const prefix = 'RECIPIENT#';
const duePrefix = 'DUE#';

/** A recipient as it is stored. */
export const recipientRow = campaignRecipient.omit({ held: true }).extend({
  text_id: z.string(),
  values: z.record(z.string(), z.string()),
  approached_at: z.string().nullable().default(null),
  approached_about: z.string().nullable().default(null),
  write_again: z.boolean().default(false),
  updated_at: z.string(),
}) satisfies z.ZodType<StoredRecipient>;

function key(userId: string, recipientId: string) {
  const pk = campaignPartition({ userId, campaignId: campaignOfRecipient(recipientId) });
  return { pk, sk: `${prefix}${recipientId}` };
}

/** The digits that a recipient's id ends with, made of the campaign and the address. */
export function recipientDigest(named: string): string {
  return createHash('sha256').update(named).digest('hex').slice(0, 24);
}

/** Reads a recipient, strongly consistent. */
export function getRecipient(
  table: Table,
  userId: string,
  recipientId: string,
): Promise<StoredRecipient | null> {
  return getRow(table, key(userId, recipientId), recipientRow);
}

/** Lists the recipients of a campaign. `after` is the id that the last page ended with. */
export async function pageRecipients(
  table: Table,
  owner: CampaignOwner,
  page: { limit: number; after: string | null },
): Promise<{ recipients: StoredRecipient[]; after: string | null }> {
  const { rows, after } = await queryPage(table, { pk: campaignPartition(owner), prefix }, page);
  return { recipients: rows.map((row) => recipientRow.parse(row)), after };
}

/** The recipient of the next mail, strongly consistent. Returns null if nobody waits for one. */
export async function nextDue(table: Table, owner: CampaignOwner): Promise<StoredRecipient | null> {
  const under = { pk: campaignPartition(owner), prefix: duePrefix, consistent: true };
  const { rows } = await queryPage(table, under, { limit: 1, after: null });
  const [first] = rows;
  return first === undefined ? null : getRecipient(table, owner.userId, dueRow.parse(first).recipient_id);
}

const dueRow = z.object({ recipient_id: z.string() });

/** Each waiting recipient has a separate row, so the next one is found at once in a campaign of any size. */
function dueKey(userId: string, recipientId: string) {
  const { pk } = key(userId, recipientId);
  return { pk, sk: `${duePrefix}${recipientId}` };
}

/** Writes a new campaign with its first recipients (at most 25), and with them `along`. */
export async function createCampaign(
  table: Table,
  { campaign, text, recipients }: CampaignStart,
  along: readonly TransactionItem[],
): Promise<void> {
  const { byStatus } = sumOf(recipients.map((recipient) => countsOf(null, recipient)));
  await transact(table, [
    ...creatingCampaign(table, { ...campaign, by_status: byStatus }, text),
    ...recipients.flatMap((recipient) => puttingNew(table, campaign.user_id, recipient)),
    addToStatistics(table, campaign.user_id, { campaigns: 1 }),
    ...along,
  ]);
}

/** Adds recipients (at most 25), and counts them. Returns false if one exists already, or the campaign is gone. */
export function addRecipients(
  table: Table,
  owner: CampaignOwner,
  recipients: readonly StoredRecipient[],
): Promise<boolean> {
  return whereAllHold(table, [
    ...recipients.flatMap((recipient) => puttingNew(table, owner.userId, recipient)),
    ...countingRecipients(table, owner, sumOf(recipients.map((recipient) => countsOf(null, recipient)))),
  ]);
}

function puttingNew(table: Table, userId: string, recipient: StoredRecipient): TransactionItem[] {
  const put: TransactionItem = {
    Put: {
      TableName: table.name,
      Item: { ...key(userId, recipient.id), ...recipient },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  return isDue(recipient) ? [put, puttingDue(table, userId, recipient.id)] : [put];
}

function puttingDue(table: Table, userId: string, recipientId: string): TransactionItem {
  const Item = { ...dueKey(userId, recipientId), recipient_id: recipientId };
  return { Put: { TableName: table.name, Item } };
}

/** What a transaction writes to change recipients as they were read: their rows, and the rows of those who wait. */
export function changingRecipients(
  table: Table,
  userId: string,
  changes: readonly RecipientChange[],
): TransactionItem[] {
  return changes.flatMap(({ before, after }): TransactionItem[] => {
    const put: TransactionItem = {
      Put: {
        TableName: table.name,
        Item: { ...key(userId, after.id), ...after },
        ConditionExpression: 'updated_at = :seen',
        ExpressionAttributeValues: { ':seen': before.updated_at },
      },
    };
    if (isDue(after)) return isDue(before) ? [put] : [put, puttingDue(table, userId, after.id)];
    // Also for a recipient who waited under rules that have changed since.
    if (before.status !== 'pending') return [put];
    return [put, { Delete: { TableName: table.name, Key: dueKey(userId, after.id) } }];
  });
}

/**
 * Changes recipients of one campaign (at most 25) as they were read, counts the changes, and stores the text of their next
 * mail, what holds their companies and how a company moves on the desk. Returns false if one has changed since, or the
 * campaign is gone.
 */
export function changeRecipients(
  table: Table,
  owner: CampaignOwner,
  changes: readonly RecipientChange[],
  text: CampaignText | null,
  { holds, act }: FollowingMark = { holds: [], act: null },
): Promise<boolean> {
  const items = [
    ...changingRecipients(table, owner.userId, changes),
    ...countingRecipients(table, owner, sumOf(changes.map(({ before, after }) => countsOf(before, after)))),
    ...(text === null ? [] : [putText(table, owner, text)]),
    ...holds.map((each) => changeHold(table, owner.userId, each.company, each)),
  ];
  return act === null ? whereAllHold(table, items) : moveWhereAllHold(table, owner.userId, act, items);
}
