import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type ContactMessage, contactMessage } from '../../../shared/model/contact-message.ts';
import { getRow, type Table } from '../table.ts';

/** How long a message is stored, in seconds. */
const storedSeconds = 400 * 24 * 3600;

function key(id: string) {
  return { pk: `CONTACT_MESSAGE#${id}`, sk: 'CONTACT_MESSAGE' };
}

/** Stores a message of the contact form. */
export async function putContactMessage(
  table: Table,
  id: string,
  message: ContactMessage,
  now: Date,
): Promise<void> {
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: {
        ...key(id),
        ...message,
        created_at: now.toISOString(),
        expires_at: Math.floor(now.getTime() / 1000) + storedSeconds,
      },
    }),
  );
}

const storedMessage = contactMessage.strip().extend({ created_at: z.iso.datetime() });
export type StoredContactMessage = z.infer<typeof storedMessage>;

/** Reads a message of the contact form. Returns null if it is gone. */
export function getContactMessage(table: Table, id: string): Promise<StoredContactMessage | null> {
  return getRow(table, key(id), storedMessage);
}
