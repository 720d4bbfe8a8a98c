import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { getRow, type Table } from '../table.ts';

/** How long the link of an objection can be confirmed, in seconds. */
const confirmableSeconds = 7 * 24 * 3600;

function key(token: string) {
  const hash = createHash('sha256').update(token).digest('base64url');
  return { pk: `OBJECTION#${hash}`, sk: 'OBJECTION' };
}

const objection = z.object({
  /** The address that the confirmation mail is sent to. */
  email: z.string(),
  /** The keyed hash that confirming puts on the do-not-list. */
  address: z.string(),
  /** Unix seconds. */
  expires_at: z.number(),
});
type Objection = z.infer<typeof objection>;

/**
 * Stores that somebody asked to remove an address. Nothing happens until the token is used, which only a mail to
 * that address contains. The row has the address in plain text, so it expires with the link.
 */
export async function putObjection(
  table: Table,
  token: string,
  { email, address }: Omit<Objection, 'expires_at'>,
  now: Date,
): Promise<void> {
  const expires_at = Math.floor(now.getTime() / 1000) + confirmableSeconds;
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...key(token), email, address, expires_at } }),
  );
}

/** The objection that a token confirms, strongly consistent; null once it has expired, or if there is none. */
export async function getObjection(table: Table, token: string, now: Date): Promise<Objection | null> {
  const found = await getRow(table, key(token), objection);
  return found !== null && found.expires_at * 1000 > now.getTime() ? found : null;
}
