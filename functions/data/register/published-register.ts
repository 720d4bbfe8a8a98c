import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { getRow, type Table, whereHolds } from '../table.ts';

const key = { pk: 'REGISTER', sk: 'PUBLISHED' };

const row = z.object({
  /** The table that is searched. */
  table: z.string(),
  /** The one before it, which is still there. */
  previous: z.string().nullable(),
  published_at: z.iso.datetime(),
});
type PublishedRegister = z.infer<typeof row>;

/** Which register of companies is searched. Returns null if none was ever published. */
export async function getPublishedRegister(table: Table): Promise<PublishedRegister | null> {
  return getRow(table, key, row, { consistent: false });
}

/** Makes searches read no register. Functions notice within a minute. */
export async function withdrawRegister({ client, name }: Table): Promise<void> {
  await client.send(new DeleteCommand({ TableName: name, Key: key }));
}

/**
 * Makes searches read another table. Functions notice within a minute. Publishing the same table again changes
 * nothing. Throws if somebody else publishes at the same time.
 */
export async function publishRegister(table: Table, name: string, now: Date): Promise<PublishedRegister> {
  const before = await getRow(table, key, row);
  if (before?.table === name) return before;
  const published = { table: name, previous: before?.table ?? null, published_at: now.toISOString() };
  const written = await whereHolds(
    table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...key, ...published },
        ...(before === null
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: '#table = :before',
              ExpressionAttributeNames: { '#table': 'table' },
              ExpressionAttributeValues: { ':before': before.table },
            }),
      }),
    ),
  );
  if (written === null) throw new Error('Another register was published at the same moment; publish again.');
  return published;
}
