import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deskHandlers } from '../../functions/api/desk.ts';
import { domainHandlers } from '../../functions/api/domains.ts';
import { countSearch } from '../../functions/data/domains/domains.ts';
import { putContact, putLead } from '../../functions/data/leads/leads.ts';
import { createSession } from '../../functions/data/sessions/sessions.ts';
import { transact } from '../../functions/data/transaction.ts';
import { newSession } from '../../functions/domain/sessions/new-session.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { type DealChange, dealStage } from '../../shared/model/outreach/deal.ts';
import type { DeskList } from '../../shared/model/outreach/deal-card.ts';
import { company, contactRecord } from '../sample-leads.ts';
import { sellerAt } from './selling.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;
beforeEach(() => {
  now = start;
});
const [mara, theo, juno] = [0, 1, 3];
const input = { params: {}, query: {}, body: {}, idempotencyKey: null } as const;
const id = 'cloudpay.example~harborline.example';

/** A seller with one company's people, and their desk. */
async function aSeller() {
  const seller = await sellerAt(() => now, table);
  const handlers = deskHandlers({ table, now: () => now });
  const domains = domainHandlers({ table, now: () => now });
  const caller = { userId: seller.userId };
  const list = async (list: DeskList, query: { begins?: string; limit?: number; cursor?: string } = {}) =>
    handlers.list({ ...input, query: { list, limit: 100, ...query } }, caller);
  const cards = async (begins?: string) => {
    const pages = await Promise.all(dealStage.options.map((stage) => list(stage, begins ? { begins } : {})));
    return pages.flatMap(({ deals }) => deals).sort((a, b) => (a.id < b.id ? -1 : 1));
  };
  const get = (dealId = id) => handlers.get({ ...input, params: { dealId } }, caller);
  return {
    ...seller,
    list,
    deals: cards,
    deal: () => get(),
    open: async (begins?: string) =>
      (await handlers.open({ ...input, query: { begins } }, caller)).lists.map(
        ({ list: name, deals }) => [name, deals.length] as const,
      ),
    found: (domain: string) => handlers.found({ ...input, query: { domain } }, caller),
    put: (lead_id: string) => handlers.add({ ...input, body: { lead_id } }, caller),
    async change(change: Omit<DealChange, 'updated_at'>, dealId = id) {
      const updated_at =
        (await cards()).find((each) => each.id === dealId)?.updated_at ?? start.toISOString();
      return handlers.update({ ...input, params: { dealId }, body: { ...change, updated_at } }, caller);
    },
    update: (body: DealChange) => handlers.update({ ...input, params: { dealId: id }, body }, caller),
    status: async (domain: string) => (await domains.get({ ...input, params: { domain } }, caller)).status,
  };
}

describe('the stage of a company', () => {
  it('follows from what is done: queued, sent, answered', async () => {
    const seller = await aSeller();
    const message = await seller.queued(mara);
    expect(await seller.deal()).toMatchObject({ id, stage: 'to_write', company: 'Harborline' });
    await seller.send(message.id);
    expect(await seller.deal()).toMatchObject({ stage: 'waiting', contact_ids: [seller.contact(mara)] });
    await seller.outcome(message.id, 'replied');
    const deal = await seller.deal();
    expect(deal).toMatchObject({ stage: 'answered' });
    expect(deal?.history.map(({ act }) => act)).toEqual(['replied', 'sent', 'queued']);
  });

  it('is lost after a no, and of each domain by itself', async () => {
    const seller = await aSeller();
    await seller.queue([theo], { domain: 'other.example' });
    const message = await seller.queued(mara);
    await seller.markSent(message.id);
    await seller.outcome(message.id, 'said_no');
    expect((await seller.deals()).map(({ domain, stage }) => [domain, stage])).toEqual([
      ['cloudpay.example', 'lost'],
      ['other.example', 'to_write'],
    ]);
    expect(await seller.deals('other.example')).toHaveLength(1);
  });

  it('names each of many people who are queued at once, and stays where the seller has moved it', async () => {
    const seller = await aSeller();
    await seller.queue([mara, theo]);
    expect(await seller.deal()).toMatchObject({ contact_ids: [mara, theo].map(seller.contact) });
    await seller.change({ stage: 'in_talks' });
    await seller.queued(juno);
    expect(await seller.deal()).toMatchObject({ stage: 'in_talks' });
    expect((await seller.deal())?.history[1]).toMatchObject({ act: 'moved', stage: 'in_talks' });
  });

  it('loses no act of many at once', async () => {
    const seller = await aSeller();
    await Promise.all([mara, theo, juno].map((person) => seller.queue([person])));
    const deal = await seller.deal();
    expect(deal?.history).toHaveLength(3);
    expect([...(deal?.contact_ids ?? [])].sort()).toEqual([mara, theo, juno].map(seller.contact).sort());
  });

  it('is won for a price, which sets the domain to sold', async () => {
    const seller = await aSeller();
    const message = await seller.queued(mara);
    await expect(seller.change({ stage: 'won' })).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'offered',
    });
    await seller.change({ stage: 'won', offered: 4500, currency: 'EUR' });
    expect(await seller.deal()).toMatchObject({ stage: 'won', offered: 4500, currency: 'EUR' });
    expect(await seller.status('cloudpay.example')).toBe('sold');
    await expect(seller.send(message.id)).rejects.toMatchObject({ field: 'domain' });
  });
});

describe('what is written beside a company', () => {
  it('is stored, and another state of it is not overwritten', async () => {
    const seller = await aSeller();
    await seller.queued(mara);
    const before = (await seller.deal())?.updated_at ?? '';
    const changes = { next_step: 'Call', next_on: '2026-11-27', note: 'Likes short names' };
    expect(await seller.change(changes)).toMatchObject({ ...changes, stage: 'to_write' });
    await expect(seller.update({ note: 'Other', updated_at: before })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await seller.deal()).toMatchObject({ note: 'Likes short names' });
  });

  it('is of its seller alone', async () => {
    const [one, other] = [await aSeller(), await aSeller()];
    await one.queued(mara);
    expect(await other.deals()).toEqual([]);
    await expect(other.deal()).rejects.toMatchObject({ code: 'not_found' });
    await expect(other.change({ note: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a company that a search has found', () => {
  it('is put on the desk by hand, once', async () => {
    const seller = await aSeller();
    const request = { userId: seller.userId, sessionId: randomUUID(), domain: 'roof.example', amount: 1 };
    await createSession(table, { ...newSession(request, null, now), domain: 'roof.example' }, null);
    const lead_id = leadId(request.sessionId, 1);
    await putLead(table, seller.userId, company({ id: lead_id, session_id: request.sessionId }));
    const record = contactRecord({ id: `${lead_id}:contact`, lead_id });
    await putContact(table, { userId: seller.userId, sessionId: request.sessionId }, record);
    const added = await seller.put(lead_id);
    expect(added).toMatchObject({ domain: 'roof.example', stage: 'to_write', company: 'Harborline' });
    await seller.change({ note: 'Kept' }, added.id);
    expect(await seller.put(lead_id)).toMatchObject({ note: 'Kept' });
    await expect(seller.put(leadId(randomUUID(), 1))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is listed page by page, by its domain', async () => {
    const seller = await aSeller();
    for (const domain of ['a.example', 'b.example', 'c.example']) {
      await seller.queue([mara], { domain, about_another: true });
    }
    const first = await seller.list('to_write', { limit: 2 });
    expect(first.deals.map(({ domain }) => domain)).toEqual(['a.example', 'b.example']);
    const second = await seller.list('to_write', { limit: 2, cursor: first.next_cursor ?? '' });
    expect(second).toMatchObject({ deals: [{ domain: 'c.example' }], next_cursor: null });
    expect((await seller.list('to_write', { begins: 'b' })).deals).toHaveLength(1);
  });

  it('is found until it is on the desk', async () => {
    const seller = await aSeller();
    await storeCompanies(seller.userId, 'cloudpay.example', ['harborline.example', 'other.example']);
    const found = async () => (await seller.found('cloudpay.example')).companies.map(({ domain }) => domain);
    expect(await found()).toEqual(['harborline.example', 'other.example']);
    await seller.queued(mara);
    expect(await found()).toEqual(['other.example']);
  });
});

describe('what is due', () => {
  it('is a company whose day has come, whatever its stage, until it is over', async () => {
    const seller = await aSeller();
    const due = async () => (await seller.list('due')).deals.map(({ stage, due_on }) => [stage, due_on]);
    const message = await seller.queued(mara);
    expect(await due()).toEqual([]);
    await seller.markSent(message.id);
    expect(await due()).toEqual([]);
    now = new Date(start.getTime() + 8 * 24 * 3600_000);
    expect(await due()).toEqual([['waiting', '2026-11-27']]);
    await seller.outcome(message.id, 'replied');
    expect(await due()).toEqual([['answered', '2026-11-28']]);
    await seller.change({ next_on: '2026-12-24' });
    expect(await due()).toEqual([]);
    await seller.change({ next_on: '2026-11-01' });
    expect(await due()).toEqual([['answered', '2026-11-01']]);
    await seller.change({ stage: 'lost' });
    expect(await due()).toEqual([]);
  });

  it('comes page by page, the longest overdue first', async () => {
    const seller = await aSeller();
    for (const [domain, next_on] of [
      ['a.example', '2026-11-03'],
      ['b.example', '2026-11-01'],
      ['c.example', '2026-11-02'],
    ] as const) {
      await seller.queue([mara], { domain, about_another: true });
      await seller.change({ next_on }, `${domain}~harborline.example`);
    }
    const first = await seller.list('due', { limit: 2 });
    expect(first.deals.map(({ domain }) => domain)).toEqual(['b.example', 'c.example']);
    const second = await seller.list('due', { limit: 2, cursor: first.next_cursor ?? '' });
    expect(second.deals.map(({ domain }) => domain)).toEqual(['a.example']);
  });
});

describe('opening the desk', () => {
  it('reads what is due and what is open, and lost companies only where asked or where there are no others', async () => {
    const seller = await aSeller();
    await seller.queued(mara);
    const lists = await seller.open();
    expect(lists).toContainEqual(['to_write', 1]);
    expect(lists.map(([list]) => list)).not.toContain('lost');
    await seller.change({ stage: 'lost' });
    expect(await seller.open()).toContainEqual(['lost', 1]);
    expect(await seller.open('cloudpay')).toContainEqual(['lost', 1]);
    expect(await seller.open('roof')).toContainEqual(['lost', 0]);
  });
});

/** Stores what a finished search of a domain found. */
async function storeCompanies(userId: string, domain: string, found: readonly string[]) {
  const sessionId = randomUUID();
  const companies = found.map((each, index) => ({
    session_id: sessionId,
    lead_id: leadId(sessionId, index + 1),
    name: each,
    domain: each,
    industry: '',
    relevance_reason: '',
    has_contacts: false,
  }));
  const search = { sessionId, amount: 2, domain, companies, at: start.toISOString() };
  await transact(table, (await countSearch(table, userId, search)).items);
}
