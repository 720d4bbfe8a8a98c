import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Correspondents } from '../../domain/privacy/correspondents.ts';
import type { KeyedHash } from '../../domain/privacy/keyed-hash.ts';
import type { LinkedMail } from '../../domain/privacy/unsubscribe.ts';
import { getRow, type Table } from '../table.ts';

function key(token: string) {
  const hash = createHash('sha256').update(token).digest('base64url');
  return { pk: `UNSUBSCRIBE#${hash}`, sk: 'UNSUBSCRIBE' };
}

/**
 * The token in a message's link to unsubscribe: 256 bits that nobody can make without the key of `hash`. The same message
 * always has the same token.
 */
export function unsubscribeToken(
  hash: KeyedHash,
  { seller, address }: Pick<Correspondents, 'seller' | 'address'>,
  messageId: string,
): Promise<string> {
  return hash(`unsubscribe ${seller} ${address} ${messageId}`);
}

/**
 * Makes the token of a message valid, and returns it. Made again, it names the mailbox of the latest attempt. Only a hash of
 * the token is stored, keyed hashes of the people and the id of the message, so that it works for as long as the mail exists,
 * whatever became of the account.
 */
export async function mintUnsubscribeToken(
  { table, hash }: { table: Table; hash: KeyedHash },
  correspondents: Correspondents,
  messageId: string,
  now: Date,
): Promise<string> {
  const { seller, mailbox, address, companies } = correspondents;
  const token = await unsubscribeToken(hash, correspondents, messageId);
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: {
        ...key(token),
        ...{ seller, mailbox, address, companies, message_id: messageId },
        created_at: now.toISOString(),
      },
    }),
  );
  return token;
}

const tokenRow = z.object({
  seller: z.string(),
  mailbox: z.string().nullable().default(null),
  address: z.string(),
  companies: z.array(z.string()).default([]),
  message_id: z.string().nullable().default(null),
});

/** The recipient, the sender and the mail of a token, strongly consistent. Returns null for an unknown token. */
export async function readUnsubscribeToken(table: Table, token: string): Promise<LinkedMail | null> {
  const row = await getRow(table, key(token), tokenRow);
  if (row === null) return null;
  const { message_id: messageId, ...people } = row;
  return { ...people, messageId };
}
