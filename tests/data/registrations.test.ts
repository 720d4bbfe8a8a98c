import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { storedRegistrations } from '../../functions/data/leads/registrations.ts';
import type { Registration } from '../../functions/domain/companies/proof/registration.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const day = 24 * 3600 * 1000;

function registrationOf(domain: string): Registration {
  return {
    domain,
    registeredAt: '2015-05-03T12:30:00.000Z',
    expiresAt: null,
    changedAt: '2024-01-02T01:04:05.000Z',
    registrar: 'Fictional Names Ltd',
    statuses: ['active'],
    url: `https://rdap.registry.example/domain/${domain}`,
    fetchedAt: '2026-11-05T10:00:00.000Z',
  };
}

it('what a registry said is stored for a week, for every search, and then asked again', async () => {
  const domain = `${randomUUID()}.example`;
  let now = new Date('2026-11-05T10:00:00.000Z');
  const asked: string[] = [];
  const open = () =>
    storedRegistrations(
      table,
      async (name) => {
        asked.push(name);
        return registrationOf(name);
      },
      () => now,
    );
  const { signal } = new AbortController();
  expect(await open()(domain, signal)).toEqual(registrationOf(domain));
  now = new Date(now.getTime() + 6 * day);
  expect(await open()(domain, signal)).toEqual(registrationOf(domain));
  expect(asked).toEqual([domain]);
  now = new Date(now.getTime() + 2 * day);
  await open()(domain, signal);
  expect(asked).toEqual([domain, domain]);
});

it('that a registry did not answer is not stored', async () => {
  const domain = `${randomUUID()}.example`;
  const answers = [null, registrationOf(domain)];
  const lookup = storedRegistrations(
    table,
    async () => answers.shift() ?? null,
    () => new Date(),
  );
  const { signal } = new AbortController();
  expect(await lookup(domain, signal)).toBeNull();
  expect(await lookup(domain, signal)).toEqual(registrationOf(domain));
});
