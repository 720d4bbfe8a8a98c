import {
  type LoggedMessage,
  loggedMessage,
  type OutreachBasis,
  type OutreachOutcome,
  type OutreachWay,
} from '../../../shared/model/outreach/outreach.ts';
import type { MailAct } from '../../domain/outreach/deal-moves.ts';
import type { Addressed, HoldChange } from '../../domain/outreach/outreach-store.ts';
import { type MatchingPage, pickMatches, rowsToRead } from '../matching-page.ts';
import { addToStatistics } from '../statistics/statistics.ts';
import { getRow, queryPage, type Table } from '../table.ts';
import { noteApproach } from './approaches.ts';
import { changeHold, countFirstMail } from './conversations.ts';
import { mailAct, moveWhereAllHold } from './deals.ts';
import { leaveQueue } from './outreach-queue.ts';

const prefix = 'OUTREACH_LOG#';

function key(userId: string, id: string) {
  return { pk: `USER#${userId}`, sk: `${prefix}${id}` };
}

/** Moves a sent message from the queue to the log, as it was read. Returns false if it has changed since. */
export function logMessage(
  table: Table,
  userId: string,
  { message, approachedAs, companies }: Addressed,
  sent: { way: OutreachWay; basis: OutreachBasis | null; at: string },
): Promise<boolean> {
  const { status: _, problem: __, ...rest } = message;
  const logged: LoggedMessage = {
    ...rest,
    updated_at: sent.at,
    way: sent.way,
    basis: sent.basis,
    sent_at: sent.at,
    outcome: null,
    follow_up_id: null,
  };
  // What goes through Gmail was counted when it was claimed.
  const counted = sent.way === 'gmail_api' || message.step > 0 ? [] : companies;
  const approached = { message_id: message.id, domain: message.domain, company: message.company };
  return moveWhereAllHold(table, userId, mailAct('sent', message, sent.at), [
    leaveQueue(table, userId, message),
    { Put: { TableName: table.name, Item: { ...key(userId, message.id), ...logged } } },
    ...approachedAs.map((of) => noteApproach(table, userId, of, { ...approached, sent: true, at: sent.at })),
    addToStatistics(table, userId, { outreach_queued: -1, outreach_sent: 1 }),
    ...counted.map((company) => countFirstMail(table, userId, company, { id: message.id, at: sent.at })),
  ]);
}

/** Reads a message that was sent, strongly consistent. */
export function getLogged(table: Table, userId: string, id: string): Promise<LoggedMessage | null> {
  return getRow(table, key(userId, id), loggedMessage);
}

/** Lists sent messages, newest in the queue first. */
export async function pageLog(
  table: Table,
  userId: string,
  page: MatchingPage<LoggedMessage>,
): Promise<{ messages: LoggedMessage[]; after: string | null }> {
  const { rows, after } = await queryPage(
    table,
    { pk: `USER#${userId}`, prefix, descending: true },
    { limit: rowsToRead(page), after: page.after },
  );
  const picked = pickMatches({ rows: rows.map((row) => loggedMessage.parse(row)), after }, page);
  return { messages: picked.rows, after: picked.after };
}

/** Stores the outcome of a message, as it was read. Returns false if it has changed since. */
export function setOutcome(
  table: Table,
  userId: string,
  message: LoggedMessage,
  {
    outcome,
    act,
    at,
    holds,
  }: { outcome: OutreachOutcome; act: MailAct['act']; at: string; holds: readonly HoldChange[] },
): Promise<boolean> {
  return moveWhereAllHold(table, userId, mailAct(act, message, at), [
    {
      Update: {
        TableName: table.name,
        Key: key(userId, message.id),
        UpdateExpression: 'SET outcome = :outcome, updated_at = :at',
        ConditionExpression: 'updated_at = :seen',
        ExpressionAttributeValues: { ':outcome': outcome, ':at': at, ':seen': message.updated_at },
      },
    },
    ...holds.map((each) => changeHold(table, userId, each.company, each)),
    addToStatistics(table, userId, {
      ...(message.outcome === null ? {} : { [counts[message.outcome]]: -1 }),
      [counts[outcome]]: 1,
    }),
  ]);
}

const counts = {
  replied: 'outreach_replied',
  no_reply: 'outreach_no_reply',
  said_no: 'outreach_said_no',
  bounced: 'outreach_bounced',
} as const;
