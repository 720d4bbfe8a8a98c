import { setTimeout as sleep } from 'node:timers/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { maxFollowUps, queuedMessage, type WaitingMessage } from '../../../shared/model/outreach/outreach.ts';
import { afterSendByHand } from '../../domain/campaigns/pace.ts';
import { heldRefusal, waitsUntil } from '../../domain/outreach/conversation.ts';
import type {
  Addressed,
  FromMailbox,
  MessageChanges,
  MessageClaim,
} from '../../domain/outreach/outreach-store.ts';
import { notBeingDeleted } from '../account/tombstones.ts';
import { isForSale } from '../domains/domains-for-sale.ts';
import { getMailbox, putMailbox } from '../mail-account/mailboxes.ts';
import { type MatchingPage, pickMatches, rowsToRead } from '../matching-page.ts';
import { mayBeWrittenTo } from '../privacy/suppressions.ts';
import { addToStatistics } from '../statistics/statistics.ts';
import { getRow, queryPage, type Table, whereHolds } from '../table.ts';
import { otherwise, type TransactionItem, transact } from '../transaction.ts';
import { forgetApproach, noteApproach, releaseOffer, takeOffer } from './approaches.ts';
import { continueConversation, getConversations } from './conversations.ts';
import { mailAct, moveWhereAllHold, movingDeals } from './deals.ts';

const prefix = 'OUTREACH_QUEUE#';
const logPrefix = 'OUTREACH_LOG#';

/** A waiting message as it is stored. */
export const queuedRow = queuedMessage.omit({
  refusal: true,
  waits_until: true,
  not_for_sale: true,
  unsubscribe_url: true,
});

function key(userId: string, id: string) {
  return { pk: `USER#${userId}`, sk: `${prefix}${id}` };
}

/** Holds only if a message is as it was read. */
function asRead({ updated_at }: Pick<WaitingMessage, 'updated_at'>) {
  return {
    ConditionExpression: 'updated_at = :seen',
    ExpressionAttributeValues: { ':seen': updated_at },
  };
}

/** What a transaction writes to queue messages: the messages, their approaches and their count. */
function queueItems(table: Table, userId: string, entries: readonly Addressed[]): TransactionItem[] {
  return [
    ...entries.map(({ message }): TransactionItem => {
      const Item = { ...key(userId, message.id), ...message };
      return { Put: { TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
    }),
    ...entries.flatMap(({ message, approachedAs }) =>
      approachedAs.map((of) =>
        noteApproach(table, userId, of, {
          message_id: message.id,
          domain: message.domain,
          company: message.company,
          sent: false,
          at: message.queued_at,
        }),
      ),
    ),
    addToStatistics(table, userId, { outreach_queued: entries.length }),
  ];
}

/**
 * Queues up to 15 first messages and writes `along` with them, all or none. Returns `approached` if somebody was
 * written to about the domain before, and `not_for_sale` if no mail about it may be sent.
 */
export async function queueMessages(
  table: Table,
  userId: string,
  entries: readonly Addressed[],
  along: readonly TransactionItem[],
): Promise<'queued' | 'approached' | 'not_for_sale'> {
  const domains = [...new Set(entries.map(({ message }) => message.domain))];
  const acts = entries.map(({ message }) => mailAct('queued', message, message.queued_at));
  const outcome = await movingDeals(table, userId, acts, (deals) =>
    transact(table, [
      ...otherwise('not_for_sale', ...domains.map((domain) => isForSale(table, userId, domain))),
      ...otherwise(
        'approached',
        ...entries.map(({ message: { domain, id, queued_at }, address }) =>
          takeOffer(table, userId, { address, domain, message_id: id, at: queued_at }),
        ),
        ...queueItems(table, userId, entries),
        ...along,
      ),
      ...deals,
    ]),
  );
  return outcome === 'written' ? 'queued' : outcome;
}

/** Queues a follow-up. Returns false unless the message before it has no reply and no follow-up, and may have one. */
export async function queueFollowUp(
  table: Table,
  userId: string,
  entry: Addressed & { follows: string },
): Promise<boolean> {
  const { message } = entry;
  return moveWhereAllHold(table, userId, mailAct('queued', message, message.queued_at), [
    {
      Update: {
        TableName: table.name,
        Key: { pk: `USER#${userId}`, sk: `${logPrefix}${entry.follows}` },
        UpdateExpression: 'SET follow_up_id = :id',
        ConditionExpression: 'outcome = :none AND follow_up_id = :free AND step < :most',
        ExpressionAttributeValues: {
          ':id': entry.message.id,
          ':none': 'no_reply',
          ':free': null,
          ':most': maxFollowUps,
        },
      },
    },
    ...queueItems(table, userId, [entry]),
  ]);
}

/** Reads a message that waits, strongly consistent. */
export function getQueued(table: Table, userId: string, id: string): Promise<WaitingMessage | null> {
  return getRow(table, key(userId, id), queuedRow);
}

/** Lists queued messages, oldest first. */
export async function pageQueue(
  table: Table,
  userId: string,
  page: MatchingPage<WaitingMessage>,
): Promise<{ messages: WaitingMessage[]; after: string | null }> {
  const { rows, after } = await queryPage(
    table,
    { pk: `USER#${userId}`, prefix, consistent: true },
    { limit: rowsToRead(page), after: page.after },
  );
  const picked = pickMatches({ rows: rows.map((row) => queuedRow.parse(row)), after }, page);
  return { messages: picked.rows, after: picked.after };
}

/** Changes a message as it was read. Returns false if it has changed since, or is being sent. */
export async function changeQueued(
  table: Table,
  userId: string,
  before: WaitingMessage,
  changes: MessageChanges,
): Promise<boolean> {
  const values = Object.entries(changes);
  const condition = asRead(before);
  const written = await whereHolds(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: key(userId, before.id),
        UpdateExpression: `SET ${values.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: condition.ConditionExpression,
        ExpressionAttributeNames: Object.fromEntries(values.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...condition.ExpressionAttributeValues,
          ...Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])),
        },
      }),
    ),
  );
  return written !== null;
}

/** How often a claim is tried while other mails are counted with the same mailbox. */
const countAttempts = 10;

/**
 * Claims a queued message, so that only one call sends it: once, as it was read, and only while its recipient may be
 * written to, nothing holds its company, its domain is for sale and the account is not being deleted. A claimed message is never resent
 * automatically. It counts towards the mailbox's limit whatever its outcome, so that campaigns stay within the
 * limit; it is never refused because of the limit.
 */
export async function claimMessage(
  table: Table,
  userId: string,
  message: WaitingMessage,
  { people, at }: { people: FromMailbox; at: string },
): Promise<MessageClaim> {
  const { ConditionExpression, ExpressionAttributeValues } = asRead(message);
  const claim: TransactionItem = {
    Update: {
      TableName: table.name,
      Key: key(userId, message.id),
      UpdateExpression: 'SET #status = :sending, updated_at = :at',
      ConditionExpression: `${ConditionExpression} AND #status = :queued`,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ...ExpressionAttributeValues,
        ':sending': 'sending',
        ':queued': 'queued',
        ':at': at,
      },
    },
  };
  for (let attempt = 1; ; attempt += 1) {
    const [mailbox, conversations] = await Promise.all([
      getMailbox(table, people.mailbox),
      getConversations(table, userId, people.companies),
    ]);
    const theirs = [...conversations.values()];
    const first = message.step === 0 ? { id: message.id, at: new Date(at) } : null;
    const mustWait = first !== null && waitsUntil(theirs, message.id, first.at) !== null;
    if (mustWait || heldRefusal(theirs) !== null) return 'held';
    const counted = putMailbox(table, mailbox, afterSendByHand(mailbox, new Date(at)));
    const outcome = await transact(table, [
      ...otherwise('changed', claim, notBeingDeleted(table, userId)),
      ...otherwise('not_for_sale', isForSale(table, userId, message.domain)),
      ...otherwise('refused', ...mayBeWrittenTo(table, people)),
      ...otherwise(
        'counted',
        counted,
        ...theirs.map((each) => continueConversation(table, userId, each, first)),
      ),
    ]);
    if (outcome === 'written') return 'claimed';
    if (outcome !== 'counted') return outcome;
    // Another mail was counted after mailbox and company were read, or the company was held.
    if (attempt === countAttempts) throw new Error('The mailbox was counted again and again');
    await sleep(Math.random() * Math.min(500, 20 * 2 ** attempt));
  }
}

/** Removes a message from the queue as it was read, so that another can follow up. Returns false if it has changed. */
export function removeQueued(
  table: Table,
  userId: string,
  { message, approachedAs, address }: Addressed,
  now: Date,
): Promise<boolean> {
  const { id, follows_id } = message;
  const freed: TransactionItem[] =
    follows_id === null
      ? [releaseOffer(table, userId, { address, domain: message.domain })]
      : [
          {
            Update: {
              TableName: table.name,
              Key: { pk: `USER#${userId}`, sk: `${logPrefix}${follows_id}` },
              UpdateExpression: 'SET follow_up_id = :free',
              ConditionExpression: 'follow_up_id = :id',
              ExpressionAttributeValues: { ':free': null, ':id': id },
            },
          },
        ];
  return moveWhereAllHold(table, userId, mailAct('removed', message, now.toISOString()), [
    leaveQueue(table, userId, message),
    ...approachedAs.map((of) => forgetApproach(table, userId, of, id)),
    addToStatistics(table, userId, { outreach_queued: -1 }),
    ...freed,
  ]);
}

/** What a transaction writes to remove a message from the queue, as it was read. */
export function leaveQueue(table: Table, userId: string, message: WaitingMessage): TransactionItem {
  return { Delete: { TableName: table.name, Key: key(userId, message.id), ...asRead(message) } };
}
