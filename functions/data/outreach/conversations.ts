import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  type Conversation,
  type Hold,
  holdText,
  newConversation,
  withFirstMail,
} from '../../domain/outreach/conversation.ts';
import { existingRows, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

function key(userId: string, company: string) {
  return { pk: `USER#${userId}`, sk: `CONVERSATION#${company}` };
}

const row = z.object({
  company: z.string(),
  held_by: z.set(z.string()).default(new Set()),
  first_mails: z.array(z.object({ id: z.string(), at: z.string() })).default([]),
  turns: z.int().default(0),
});

/** Reads the conversations with companies, strongly consistent. Those that have not begun are empty. */
export async function getConversations(
  table: Table,
  userId: string,
  companies: readonly string[],
): Promise<ReadonlyMap<string, Conversation>> {
  const asked = [...new Set(companies)];
  const rows = await existingRows(
    table,
    asked.map((company) => key(userId, company)),
    ['company', 'held_by', 'first_mails', 'turns'],
  );
  const begun = rows.map((each): [string, Conversation] => {
    const { company, held_by, first_mails: firstMails, turns } = row.parse(each);
    return [company, { company, heldBy: [...held_by], firstMails, turns }];
  });
  return new Map([...asked.map((each) => [each, newConversation(each)] as const), ...begun]);
}

/** Holds all mails to a company, or releases one hold. Both can be repeated. */
export function changeHold(
  table: Table,
  userId: string,
  company: string,
  { hold, held }: { hold: Hold; held: boolean },
): TransactionItem {
  const values = { ':hold': new Set([holdText(hold)]), ':company': company };
  return {
    Update: {
      TableName: table.name,
      Key: key(userId, company),
      UpdateExpression: `SET company = :company ${held ? 'ADD' : 'DELETE'} held_by :hold`,
      ExpressionAttributeValues: values,
    },
  };
}

/** Releases a company as its seller decides. An objection stays. */
export async function releaseCompany(table: Table, userId: string, company: string): Promise<void> {
  const held = (await getConversations(table, userId, [company])).get(company)?.heldBy ?? [];
  const released = held.filter((text) => !text.startsWith('objected:'));
  if (released.length === 0) return;
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: key(userId, company),
      UpdateExpression: 'DELETE held_by :released',
      ExpressionAttributeValues: { ':released': new Set(released) },
    }),
  );
}

/**
 * Holds only if nothing holds the company, and no first mail was counted since the conversation was read. Counts the mail
 * if it is a first one.
 */
export function continueConversation(
  table: Table,
  userId: string,
  conversation: Conversation,
  first: { id: string; at: Date } | null,
): TransactionItem {
  const { company, turns } = conversation;
  if (first === null) {
    return {
      ConditionCheck: {
        TableName: table.name,
        Key: key(userId, company),
        ConditionExpression: 'attribute_not_exists(held_by)',
      },
    };
  }
  return {
    Update: {
      TableName: table.name,
      Key: key(userId, company),
      UpdateExpression: 'SET company = :company, first_mails = :mails, turns = :next',
      ConditionExpression: `attribute_not_exists(held_by) AND ${turns === 0 ? 'attribute_not_exists(turns)' : 'turns = :seen'}`,
      ExpressionAttributeValues: {
        ':company': company,
        ':mails': withFirstMail(conversation, first.id, first.at),
        ':next': turns + 1,
        ...(turns === 0 ? {} : { ':seen': turns }),
      },
    },
  };
}

/** Counts a first mail that was sent by hand, whatever else holds. */
export function countFirstMail(
  table: Table,
  userId: string,
  company: string,
  mail: { id: string; at: string },
): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: key(userId, company),
      UpdateExpression:
        'SET company = :company, first_mails = list_append(if_not_exists(first_mails, :none), :mail), turns = if_not_exists(turns, :zero) + :one',
      ExpressionAttributeValues: {
        ':company': company,
        ':none': [],
        ':mail': [mail],
        ':zero': 0,
        ':one': 1,
      },
    },
  };
}
