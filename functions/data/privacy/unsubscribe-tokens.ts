import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Correspondents } from '../../domain/privacy/correspondents.ts';
import type { KeyedHash } from '../../domain/privacy/keyed-hash.ts';
import { getRow, type Table } from '../table.ts';

function key(token: string) {
  const hash = createHash('sha256').update(token).digest('base64url');
  return { pk: `UNSUBSCRIBE#${hash}`, sk: 'UNSUBSCRIBE' };
}

/**
 * The token by which the recipient of a message says no to its seller: 256 bits that nobody can make without the key of
 * `hash`, the same ones for the same message.
 */
export function unsubscribeToken(
  hash: KeyedHash,
  { seller, address }: Correspondents,
  messageId: string,
): Promise<string> {
  return hash(`unsubscribe ${seller} ${address} ${messageId}`);
}

/**
 * Makes the token of a message valid, and gives it. Of the token itself only a hash is stored, and of the two people
 * keyed hashes, so that it works for as long as the mail lies somewhere, whatever became of the account.
 */
export async function mintUnsubscribeToken(
  { table, hash }: { table: Table; hash: KeyedHash },
  correspondents: Correspondents,
  messageId: string,
  now: Date,
): Promise<string> {
  const { seller, address } = correspondents;
  const token = await unsubscribeToken(hash, correspondents, messageId);
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: { ...key(token), seller, address, created_at: now.toISOString() },
    }),
  );
  return token;
}

const tokenRow = z.object({ seller: z.string(), address: z.string() });

/** Who says no to whom by a token, strongly consistent; null for what is none. */
export function readUnsubscribeToken(table: Table, token: string): Promise<Correspondents | null> {
  return getRow(table, key(token), tokenRow);
}
