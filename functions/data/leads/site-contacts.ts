import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type ContactData, contactData } from '../../../shared/model/leads/contact-data.ts';
import { foldText } from '../../../shared/text/fold-text.ts';
import { getRow, type Table } from '../table.ts';

/** How long the contacts of a site are used before it is read again, in seconds. */
const storedSeconds = 7 * 24 * 3600;

/** A company's site: what is read there depends on the name that the company is known by. */
interface Site {
  readonly domain: string;
  readonly name: string;
}

function key({ domain, name }: Site) {
  const hash = createHash('sha256').update(foldText(name.trim())).digest('hex').slice(0, 16);
  return { pk: `SITE#${domain}`, sk: `CONTACTS#${hash}` };
}

const row = z.object({ contacts: z.instanceof(Uint8Array), expires_at: z.int() });

/** Stores for a week what was read on a site, for the next user who finds the company. Compressed to a fifth. */
export async function storeSiteContacts(
  table: Table,
  site: Site,
  data: ContactData,
  now: Date,
): Promise<void> {
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: {
        ...key(site),
        contacts: gzipSync(JSON.stringify(data)),
        expires_at: Math.floor(now.getTime() / 1000) + storedSeconds,
      },
    }),
  );
}

/** What was read on a site within the last week. Returns null if it has to be read. */
export async function getSiteContacts(table: Table, site: Site, now: Date): Promise<ContactData | null> {
  const stored = await getRow(table, key(site), row, { consistent: false });
  // DynamoDB removes a row some time after it has expired.
  if (stored === null || stored.expires_at * 1000 <= now.getTime()) return null;
  return unpacked(stored.contacts);
}

/** The contacts in a row. Returns null if an earlier release stored them in another form: the site is read again. */
export function unpacked(contacts: Uint8Array): ContactData | null {
  return contactData.safeParse(JSON.parse(gunzipSync(contacts).toString('utf8'))).data ?? null;
}
