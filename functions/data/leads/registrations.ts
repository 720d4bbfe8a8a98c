import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Registration, RegistrationLookup } from '../../domain/companies/proof/registration.ts';
import { getRow, type Table } from '../table.ts';

/** How long a registry's answer is used, in seconds. Registrations seldom change. */
const lifetimeSeconds = 7 * 24 * 3600;

function key(domain: string) {
  return { pk: `REGISTRATION#${domain}`, sk: 'REGISTRATION' };
}

const row = z.object({
  domain: z.string(),
  registeredAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime().nullable(),
  registrar: z.string().nullable(),
  statuses: z.array(z.string()),
  url: z.string(),
  fetchedAt: z.iso.datetime(),
  expires_at: z.int(),
});

/** Stores what a registry said of a domain for a week. */
export async function storeRegistration(table: Table, registration: Registration, now: Date): Promise<void> {
  const expires_at = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: { ...key(registration.domain), ...registration, expires_at },
    }),
  );
}

/** What a registry said of a domain within the last week. Returns null if it has to be asked. */
export async function getRegistration(table: Table, domain: string, now: Date): Promise<Registration | null> {
  const stored = await getRow(table, key(domain), row, { consistent: false });
  // DynamoDB removes a row some time after it has expired.
  if (stored === null || stored.expires_at * 1000 <= now.getTime()) return null;
  const { expires_at: _, ...registration } = stored;
  return registration;
}

/** Looks up what is stored, and asks for the rest. */
export function storedRegistrations(
  table: Table,
  lookup: RegistrationLookup,
  now: () => Date,
): RegistrationLookup {
  const ask = storingRegistrations(table, lookup, now);
  return async (domain, signal) => (await getRegistration(table, domain, now())) ?? ask(domain, signal);
}

/** Asks, and stores the answer for whoever asks next. An answer counts even if it cannot be stored. */
export function storingRegistrations(
  table: Table,
  lookup: RegistrationLookup,
  now: () => Date,
): RegistrationLookup {
  return async (domain, signal) => {
    const answer = await lookup(domain, signal);
    if (answer !== null) await storeRegistration(table, answer, now()).catch(() => undefined);
    return answer;
  };
}
