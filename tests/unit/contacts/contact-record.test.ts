import { expect, test } from 'vitest';
import type { ContactData } from '../../../shared/model/leads/contact-data.ts';
import { readAcme } from './site-in-memory.ts';

const bytes = (data: ContactData) => new TextEncoder().encode(JSON.stringify(data)).length;

async function timed(pages: Parameters<typeof readAcme>[0]): Promise<{ data: ContactData; ms: number }> {
  const before = process.cpuUsage();
  const data = await readAcme(pages);
  const { user, system } = process.cpuUsage(before);
  return { data, ms: (user + system) / 1_000 };
}

/** Letters for a number, so that each name is different. */
const lettersOf = (number: number) =>
  [...String(number).padStart(5, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('');

test('12,000 people in structured data are read in linear time, and counted', async () => {
  const people = Array.from({ length: 12_000 }, (_, at) => ({
    '@type': 'Person',
    name: `Jane B${lettersOf(at)}`,
    jobTitle: 'Clerk',
  }));
  const { data, ms } = await timed({
    '/': `<script type="application/ld+json">${JSON.stringify(people)}</script>`,
  });
  expect(data.external_emails).toHaveLength(150);
  expect(data.omitted?.external_emails).toBe(11_850);
  expect(bytes(data)).toBeLessThanOrEqual(64_000);
  // Quadratic, it took 43 seconds.
  expect(ms).toBeLessThan(8_000);
});

test('1,000 addresses do not displace the two executives of the page', async () => {
  const addresses = Array.from({ length: 1_000 }, (_, at) => `office${at}@acme.example`);
  const data = await readAcme({
    '/': `<p>Jane Roe, Chief Executive Officer, jane.roe@acme.example</p>
      <p>Tom Ray, Managing Director, tom.ray@acme.example</p>
      ${addresses.map((address) => `<p>${address}</p>`).join('')}`,
  });
  const [jane, tom, ...mailboxes] = data.external_emails;
  expect([jane?.value, tom?.value]).toEqual(['jane.roe@acme.example', 'tom.ray@acme.example']);
  expect(mailboxes.map(({ value }) => value)).toEqual(addresses.slice(0, 20));
  expect(data.omitted).toMatchObject({ emails: 800 });
  expect(data.external_emails.every(({ sources }) => sources.length > 0)).toBe(true);
});

test('of too many people the most useful to write to stay, in that order', async () => {
  const card = (name: string, title: string, address = '') =>
    `<li><h3>${name}</h3><p>${title}</p>${address && `<a href="mailto:${address}">Write</a>`}</li>`;
  const clerks = Array.from({ length: 170 }, (_, at) => card(`Ann B${lettersOf(at)}`, 'Clerk'));
  const data = await readAcme({
    '/': '<a href="/team">Team</a>',
    '/team': `<ul>${clerks.join('')}${card('Sue Lowe', 'Clerk', 'sue.lowe@acme.example')}${card('Jane Roe', 'Chief Executive Officer')}</ul>`,
  });
  expect(data.external_emails).toHaveLength(150);
  expect(data.external_emails.slice(0, 2).map(({ full_name }) => full_name)).toEqual([
    'Sue Lowe',
    'Jane Roe',
  ]);
  expect(data.names).toHaveLength(150);
  expect(data.omitted).toMatchObject({ external_emails: 22 });
});

test('if space is short, sources are dropped before people', async () => {
  const path = `/${'team-'.repeat(180)}`;
  const cards = Array.from(
    { length: 50 },
    (_, at) =>
      `<li><h3>Ann B${lettersOf(at)}</h3><p>Head of Sales</p><a href="mailto:ann.b${lettersOf(at)}@acme.example">Write</a></li>`,
  );
  const data = await readAcme({
    '/': `<a href="${path}">Team</a>`,
    [path]: `<ul>${cards.join('')}</ul>`,
  });
  expect(bytes(data)).toBeLessThanOrEqual(64_000);
  expect(data.external_emails).toHaveLength(50);
  expect(data.omitted?.external_emails).toBeUndefined();
  expect(data.omitted?.sources).toBeGreaterThan(100);
});
