import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deskHandlers } from '../../functions/api/desk.ts';
import { unsubscribeHandlers } from '../../functions/api/unsubscribe.ts';
import { putTombstone } from '../../functions/data/account/tombstones.ts';
import { eraseAccount, rowsOfAccount } from '../../functions/data/account/whole-account.ts';
import { sendingStore } from '../../functions/data/campaigns/sending-store.ts';
import { type AnyRow, peopleIn, replacePeople } from '../../functions/data/privacy/people-rows.ts';
import { accountOfSeller } from '../../functions/data/privacy/seller-accounts.ts';
import { takeTurn } from '../../functions/domain/campaigns/take-turn.ts';
import type { KeyedHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { sellerHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { withoutPeople } from '../../functions/domain/privacy/stored-people.ts';
import type { RecipientStatus } from '../../shared/model/outreach/campaign.ts';
import { dealStage } from '../../shared/model/outreach/deal.ts';
import { contactData, person } from '../sample-leads.ts';
import { anyTime, newSeller, plainHash } from './campaigning.ts';
import { hash, sellerAt } from './selling.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const start = new Date('2026-11-20T10:00:00.000Z');
const input = { params: {}, query: {}, body: {}, idempotencyKey: null } as const;
const { act: unsubscribe } = unsubscribeHandlers({ table, now: () => start });
const press = (link: string) =>
  unsubscribe(
    { ...input, params: { token: link.slice(link.lastIndexOf('/') + 1) } },
    { address: '192.0.2.1' },
  );

/** The companies on somebody's desk: their stage, and what was done, the latest first. */
async function deskOf(userId: string) {
  const handlers = deskHandlers({ table, now: () => start });
  const pages = await Promise.all(
    dealStage.options.map((list) => handlers.list({ ...input, query: { list, limit: 100 } }, { userId })),
  );
  const ids = pages.flatMap(({ deals }) => deals.map(({ id }) => id));
  const deals = await Promise.all(
    ids.map((dealId) => handlers.get({ ...input, params: { dealId } }, { userId })),
  );
  return deals.map(({ stage, history }) => ({ stage, acts: history.map(({ act }) => act) }));
}

/** A seller who has sent a mail to Mara of Harborline from the queue, and has one to Theo waiting. */
async function writing(only = false) {
  const host = `${randomUUID()}.example`;
  const all = only ? [person()] : contactData().external_emails;
  const external_emails = all.map((each) => ({
    ...each,
    value: each.value === '' ? '' : `${each.value.split('@')[0]}@${host}`,
  }));
  const seller = await sellerAt(() => start, table, {
    contacts: { external_emails, ...(only ? { emails: [] } : {}) },
  });
  const queued = await seller.queued(0);
  await seller.send(queued.id);
  return { ...seller, address: queued.email, id: queued.id, link: queued.unsubscribe_url };
}

/** A seller whose campaign has sent one mail, to the only address of a company or to one of two. */
async function campaigning(others: readonly string[] = []) {
  let at = start;
  const seller = await newSeller({ table, now: () => at });
  const links: string[] = [];
  const address = `person@${randomUUID()}.example`;
  const contact = await seller.contact(address, { emails: [...others] });
  const campaign = await seller.create({
    contact_ids: [contact],
    basis: 'consent',
    schedule_config: anyTime,
  });
  await seller.become(campaign.id, 'running');
  const owner = { userId: seller.userId, campaignId: campaign.id };
  const services = {
    store: { ...sendingStore(table, plainHash), isStopped: async () => false },
    openMailbox: async () => ({
      address: `${seller.userId}@gmail.example`,
      async send(raw: Uint8Array) {
        links.push(/<(https:[^>]*unsubscribe[^>]*)>/.exec(new TextDecoder().decode(raw))?.[1] ?? '');
        return { outcome: 'sent', id: randomUUID() } as const;
      },
    }),
    hash: plainHash,
    pace: { gapSeconds: 60, firstDay: 100, growth: 0, restSeconds: 900 },
    siteOrigin: 'https://app.example',
    now: () => at,
    random: () => 0.5,
  };
  at = new Date(at.getTime() + 120_000);
  await takeTurn(services, owner, new AbortController().signal);
  const [recipient] = (await seller.recipients(campaign.id)).recipients;
  if (recipient === undefined) throw new Error('it has one');
  const mark = (status: RecipientStatus) => seller.change(recipient.id, { status });
  return { seller, mark, address, link: links[0] ?? '' };
}

/** Removes an address from all rows of a user, as the sweep does. */
async function remove(userId: string, address: string, keyed: KeyedHash): Promise<void> {
  const rows: AnyRow[] = [];
  for await (const row of rowsOfAccount(table, userId)) rows.push(row);
  for (const row of rows) {
    const before = peopleIn(row);
    if (before?.kind !== 'logged_mail' && before?.kind !== 'recipient') continue;
    const after = withoutPeople(before, new Set([address]), start);
    if (after !== 'later') await replacePeople({ table, hash: keyed }, row, { before, after });
  }
}

describe('a company whose recipient unsubscribes', () => {
  it('is lost on the desk of the sender, once, and nobody else there is written to', async () => {
    const seller = await writing();
    const [toTheo] = (await seller.queue([1], { domain: 'other.example' })).messages;
    await press(seller.link);
    await press(seller.link);
    expect(await deskOf(seller.userId)).toContainEqual({
      stage: 'lost',
      acts: ['unsubscribed', 'sent', 'queued'],
    });
    await expect(seller.send(toTheo?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is lost before the mail was marked as sent, as it may have been copied', async () => {
    const seller = await sellerAt(() => start, table);
    await press((await seller.queued(0)).unsubscribe_url);
    expect(await deskOf(seller.userId)).toEqual([{ stage: 'lost', acts: ['unsubscribed', 'queued'] }]);
  });

  it('is lost after a mail of a campaign, too', async () => {
    const { seller, link } = await campaigning();
    await press(link);
    expect(await deskOf(seller.userId)).toEqual([{ stage: 'lost', acts: ['unsubscribed', 'sent'] }]);
  });

  it('leaves a won company won, and moves nothing back that the seller has moved since', async () => {
    const seller = await writing();
    await press(seller.link);
    const handlers = deskHandlers({ table, now: () => start });
    const caller = { userId: seller.userId };
    const [deal] = (await handlers.list({ ...input, query: { list: 'lost', limit: 10 } }, caller)).deals;
    const params = { dealId: deal?.id ?? '' };
    const body = { stage: 'in_talks', updated_at: deal?.updated_at ?? '' } as const;
    await handlers.update({ ...input, params, body }, caller);
    await press(seller.link);
    expect(await deskOf(seller.userId)).toMatchObject([{ stage: 'in_talks' }]);
  });

  it('writes nothing for an account that is being deleted, or was', async () => {
    const seller = await writing();
    const hashed = (await sellerHash(seller.email, hash)) ?? '';
    expect(await accountOfSeller(table, hashed)).toBe(seller.userId);
    await putTombstone(table, seller.userId, start);
    await press(seller.link);
    expect(await deskOf(seller.userId)).toMatchObject([{ stage: 'waiting' }]);
    await eraseAccount(table, seller.userId, new AbortController().signal);
    expect(await accountOfSeller(table, hashed)).toBeNull();
    await press(seller.link);
    expect(await deskOf(seller.userId)).toEqual([]);
  });
});

describe('a company whose recipient asks to be removed', () => {
  it('is lost, and held for the sender', async () => {
    const seller = await writing();
    await remove(seller.userId, seller.address, hash);
    expect(await deskOf(seller.userId)).toEqual([{ stage: 'lost', acts: ['objected', 'sent', 'queued'] }]);
    expect((await seller.recipients(1)).recipients).toMatchObject([{ refusal: 'company_said_no' }]);
  });

  it('is lost after a mail of a campaign, too', async () => {
    const { seller, address } = await campaigning();
    await remove(seller.userId, address, plainHash);
    expect(await deskOf(seller.userId)).toEqual([{ stage: 'lost', acts: ['objected', 'sent'] }]);
  });
});

describe('a bounce', () => {
  it('of the only address loses the company,', async () => {
    const seller = await writing(true);
    await seller.outcome(seller.id, 'bounced');
    expect(await deskOf(seller.userId)).toEqual([{ stage: 'lost', acts: ['unreachable', 'sent', 'queued'] }]);
  });

  it('of one address among several leaves the company where it is', async () => {
    const seller = await writing();
    await seller.outcome(seller.id, 'bounced');
    expect(await deskOf(seller.userId)).toEqual([{ stage: 'waiting', acts: ['bounced', 'sent', 'queued'] }]);
  });
});

describe('what a seller says of a recipient of a campaign', () => {
  it.each([
    ['replied', { stage: 'answered', acts: ['replied', 'sent'] }],
    ['no_reply', { stage: 'waiting', acts: ['no_reply', 'sent'] }],
    ['bounced', { stage: 'lost', acts: ['unreachable', 'sent'] }],
  ] as const)('moves the company as for a mail from the queue: %s', async (status, expected) => {
    const { seller, mark } = await campaigning();
    await mark(status);
    expect(await deskOf(seller.userId)).toEqual([expected]);
  });

  it('leaves a company with another address where it is after a bounce', async () => {
    const { seller, mark } = await campaigning(['office@elsewhere.example']);
    await mark('bounced');
    expect(await deskOf(seller.userId)).toEqual([{ stage: 'waiting', acts: ['bounced', 'sent'] }]);
  });
});
