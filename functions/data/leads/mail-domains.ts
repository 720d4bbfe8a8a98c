import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { JudgePorts } from '../../domain/email-addresses/judge.ts';
import {
  askMailDomain,
  type SettledMailDomain,
  settledMailDomains,
} from '../../domain/email-addresses/mail-domain.ts';
import type { Dns } from '../../domain/web/dns.ts';
import { getRow, type Table } from '../table.ts';

/** How long the answer of DNS about a domain's mail is used, in seconds. */
const storedSeconds = 24 * 3600;

function key(host: string) {
  return { pk: `MAIL_DOMAIN#${host}`, sk: 'MAIL_DOMAIN' };
}

const row = z.object({ takes_mail: z.enum(settledMailDomains), expires_at: z.int() });

/** Stores for a day how a domain takes mail. */
export async function storeMailDomain(
  table: Table,
  host: string,
  takesMail: SettledMailDomain,
  now: Date,
): Promise<void> {
  const expires_at = Math.floor(now.getTime() / 1000) + storedSeconds;
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...key(host), takes_mail: takesMail, expires_at } }),
  );
}

/** How a domain takes mail, if DNS was asked within the last day. */
export async function getMailDomain(
  table: Table,
  host: string,
  now: Date,
): Promise<SettledMailDomain | null> {
  const stored = await getRow(table, key(host), row, { consistent: false });
  // DynamoDB removes a row some time after it has expired.
  return stored !== null && stored.expires_at * 1000 > now.getTime() ? stored.takes_mail : null;
}

/** How domains take mail: DNS's answer of the last day, or a new one. If DNS does not answer, nothing is stored. */
export function mailDomains(table: Table, dns: Dns, now: () => Date): JudgePorts['mailDomain'] {
  return async (host, signal) => {
    const known = await getMailDomain(table, host, now());
    if (known !== null) return known;
    const asked = await askMailDomain(host, dns, signal);
    if (asked !== 'domain_unanswered') await storeMailDomain(table, host, asked, now());
    return asked;
  };
}
