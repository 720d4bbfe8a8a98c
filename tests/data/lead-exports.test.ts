import { createHmac, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { domainHandlers } from '../../functions/api/domains.ts';
import { leadExportHandlers } from '../../functions/api/lead-exports.ts';
import { savedHandlers } from '../../functions/api/saved.ts';
import { sessionHandlers } from '../../functions/api/sessions.ts';
import { putSubscription } from '../../functions/data/billing/subscriptions.ts';
import { getUsage } from '../../functions/data/billing/usage.ts';
import { putContact, putLead } from '../../functions/data/leads/leads.ts';
import { endSession } from '../../functions/data/sessions/end-session.ts';
import { createSession } from '../../functions/data/sessions/sessions.ts';
import { newSession } from '../../functions/domain/sessions/new-session.ts';
import { completion } from '../../functions/domain/sessions/session-end.ts';
import type { ExportedList } from '../../shared/contract/lead-exports.ts';
import type { PlanName } from '../../shared/model/account/plan-name.ts';
import { placeOfContact } from '../../shared/model/leads/contact-id.ts';
import { leadId, sessionOfLead } from '../../shared/model/leads/lead-id.ts';
import { contactRows, readContactsCsv } from '../../shared/text/csv/contacts-csv.ts';
import { portfolioRows, readPortfolioCsv } from '../../shared/text/csv/portfolio-csv.ts';
import { contactData, contactRecord, lead } from '../sample-leads.ts';
import { sellerAt } from './selling.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');
/** A separate key, so that removals of other tests in the same table have no effect here. */
const hash = async (text: string) => createHmac('sha256', 'exports').update(text).digest('base64url');
const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null } as const;
const pipeline = {
  start: async () => undefined,
  state: async () => 'ended' as const,
  stop: async () => undefined,
};
const sessions = sessionHandlers({ table, pipeline, hash, now: () => now });
const leadExports = leadExportHandlers({ table, hash, now: () => now });

/** A user with a completed session of a number of leads, whose contact records have at least a number of bytes. */
async function aUser(plan: PlanName, leads: number, bytes = 0) {
  const caller = { userId: randomUUID() };
  const subscription = { subscription_type: plan, status: 'active', updated_at: now.toISOString() } as const;
  await putSubscription(table, caller.userId, subscription);
  const request = { userId: caller.userId, sessionId: randomUUID(), domain: 'cloudpay.example', amount: 50 };
  const session = newSession(request, null, now);
  await createSession(table, session, null);
  const description = 'x'.repeat(bytes);
  const site_data = { title: 'Harborline', description };
  const contact_data = contactData({ site_data });
  const found = Array.from({ length: leads }, (_, index) => {
    const id = leadId(session.id, index + 1);
    return lead({
      id,
      session_id: session.id,
      lead_contacts: [contactRecord({ lead_id: id, contact_data })],
    });
  });
  for (const { lead_contacts, ...each } of found) {
    await putLead(table, caller.userId, each);
    for (const contact of lead_contacts) {
      await putContact(table, { userId: caller.userId, sessionId: session.id }, contact);
    }
  }
  await endSession(table, session, completion(session, [], now));
  return { caller, session, found };
}

function start(sessionId: string, format: 'json' | 'csv', idempotencyKey: string | null = null) {
  return { params: { sessionId }, query: {}, body: { format }, idempotencyKey };
}

function next(sessionId: string, cursor: string) {
  return {
    params: { sessionId },
    query: { format: 'json', cursor },
    body: {},
    idempotencyKey: null,
  } as const;
}

async function exportsUsed(userId: string): Promise<number> {
  return (await getUsage(table, userId, '2026-11')).bulk_exports_used;
}

describe('an export', () => {
  it('of many leads comes in parts that make one file, and counts once', async () => {
    const { caller, session, found } = await aUser('pro', 30, 100_000);
    let part = await leadExports.start(start(session.id, 'json'), caller);
    const parts = [part];
    while (part.next_cursor !== null) {
      part = await leadExports.next(next(session.id, part.next_cursor), caller);
      parts.push(part);
    }
    expect(parts.length).toBeGreaterThan(2);
    expect(new Set(parts.map(({ filename }) => filename))).toEqual(new Set([`leads-${session.id}.json`]));
    expect(JSON.parse(parts.map(({ content }) => content).join(''))).toEqual(found);
    expect(await exportsUsed(caller.userId)).toBe(1);
  });

  it('as CSV has its own file name', async () => {
    const { caller, session } = await aUser('enterprise', 1);
    const part = await leadExports.start(start(session.id, 'csv'), caller);
    expect(part).toMatchObject({ filename: `leads-${session.id}.csv`, next_cursor: null });
    expect(part.content).toContain('Mara Lindqvist,mara.lindqvist@harborline.example');
  });

  it('requested again with its key counts once and returns the same', async () => {
    const { caller, session } = await aUser('pro', 1);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => leadExports.start(start(session.id, 'json', key), caller)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await exportsUsed(caller.userId)).toBe(1);
    await expect(leadExports.start(start(session.id, 'csv', key), caller)).rejects.toMatchObject({
      code: 'conflict',
    });
    await leadExports.start(start(session.id, 'json'), caller);
    expect(await exportsUsed(caller.userId)).toBe(2);
  });

  it('is refused on the free plan, to others, and while the search is running, and is then not counted', async () => {
    const { caller, session } = await aUser('free', 1);
    await expect(leadExports.start(start(session.id, 'json'), caller)).rejects.toMatchObject({
      code: 'limit_reached',
    });
    await expect(leadExports.next(next(session.id, leadId(session.id, 1)), caller)).rejects.toMatchObject({
      code: 'limit_reached',
    });
    expect(await exportsUsed(caller.userId)).toBe(0);

    const paying = await aUser('pro', 1);
    await expect(leadExports.start(start(session.id, 'json'), paying.caller)).rejects.toThrow(
      'Session not found',
    );
    const running = newSession(
      { userId: paying.caller.userId, sessionId: randomUUID(), domain: 'solar.example', amount: 1 },
      null,
      now,
    );
    await createSession(table, running, null);
    await expect(leadExports.start(start(running.id, 'json'), paying.caller)).rejects.toThrow(
      'Only the leads of a completed search can be exported.',
    );
    expect(await exportsUsed(paying.caller.userId)).toBe(0);
  });
});

describe('one lead', () => {
  it('is read by its id, with its contact record', async () => {
    const { caller, found } = await aUser('free', 2);
    const leadAt = (leadId: string, userId = caller.userId) =>
      sessions.lead({ params: { leadId }, query: {}, body: {}, idempotencyKey: null }, { userId });
    expect(await leadAt(found[1]?.id ?? '')).toEqual(found[1]);
    await expect(leadAt(leadId(randomUUID(), 1))).rejects.toThrow('Company not found');
    await expect(leadAt(found[1]?.id ?? '', randomUUID())).rejects.toThrow('Company not found');
  });
});

describe('an export of chosen items', () => {
  const chosen = (list: ExportedList, ids: string[], key: string | null = null) =>
    ({ params: {}, query: {}, body: { list, ids, first: true }, idempotencyKey: key }) as const;
  const saving = savedHandlers({ table, now: () => now });

  it('contains the saved contacts or companies with notes, and counts once', async () => {
    const { caller, found } = await aUser('pro', 1);
    const [first] = found;
    if (first === undefined) throw new Error('no lead');
    const empty = { params: {}, query: {}, idempotencyKey: null };
    const contact = await saving.saveContact(
      { ...empty, body: { contact_id: `${first.id}:0`, notes: '=met in May' } },
      caller,
    );
    const company = await saving.saveCompany(
      { ...empty, body: { lead_id: first.id, notes: 'call' } },
      caller,
    );
    const key = randomUUID();
    const file = await leadExports.saved(chosen('contacts', [contact.id], key), caller);
    expect(await leadExports.saved(chosen('contacts', [contact.id], key), caller)).toEqual(file);
    expect(await exportsUsed(caller.userId)).toBe(1);
    const read = readContactsCsv(new TextEncoder().encode(file.content));
    if ('fault' in read) throw new Error(read.fault);
    expect(contactRows(read, read.fields)).toEqual([
      expect.objectContaining({
        name: 'Mara Lindqvist',
        email: 'mara.lindqvist@harborline.example',
        phone: '+14155550123',
        notes: '=met in May',
      }),
    ]);
    const companies = await leadExports.saved(chosen('companies', [company.id]), caller);
    expect(companies.filename).toBe('saved-companies.csv');
    expect(companies.content.split('\r\n').filter((line) => line.includes('harborline'))).toHaveLength(5);
  });

  it('of domains comes back through an import', async () => {
    const { caller } = await aUser('pro', 0);
    const rows = [
      { domain: 'pay.example', asking_price: 4900, floor_price: 2500, currency: 'EUR' as const },
      {
        domain: 'roof.example',
        status: 'sold' as const,
        note: '=1+1; "quoted", \'+49',
        expires_on: '2027-03-14',
      },
    ];
    await domainHandlers({ table, now: () => now }).add(
      { params: {}, query: {}, body: { rows }, idempotencyKey: null },
      caller,
    );
    const file = await leadExports.saved(chosen('domains', ['pay.example', 'roof.example']), caller);
    const read = readPortfolioCsv(new TextEncoder().encode(file.content));
    if ('fault' in read) throw new Error(read.fault);
    const again = portfolioRows(read, read.fields).rows;
    expect(again).toEqual([expect.objectContaining(rows[0]), expect.objectContaining(rows[1])]);
  });

  it('says of every lead, company and mail for which domain it was found', async () => {
    const seller = await sellerAt(() => now, table);
    const caller = { userId: seller.userId };
    const subscription = {
      subscription_type: 'pro',
      status: 'active',
      updated_at: now.toISOString(),
    } as const;
    await putSubscription(table, caller.userId, subscription);
    const [mara, theo] = [0, 1];
    const sent = await seller.queued(mara);
    await seller.markSent(sent.id);
    const waits = await seller.queued(theo);
    const lead_id = await foundFor(seller, 'cloudpay.example');
    const empty = { params: {}, query: {}, idempotencyKey: null };
    const contact = await saving.saveContact(
      { ...empty, body: { contact_id: seller.contact(mara) } },
      caller,
    );
    const company = await saving.saveCompany({ ...empty, body: { lead_id } }, caller);
    const lists: [ExportedList, string][] = [
      ['contacts', contact.id],
      ['companies', company.id],
      ['leads', lead_id],
      ['deals', 'cloudpay.example~harborline.example'],
      ['queue', waits.id],
      ['log', sent.id],
    ];
    for (const [list, id] of lists) {
      const { content } = await leadExports.saved(chosen(list, [id]), caller);
      const { data } = Papa.parse<Record<string, string>>(content, { header: true, skipEmptyLines: true });
      expect(data.length, list).toBeGreaterThan(0);
      for (const row of data) {
        expect(row, list).toMatchObject({ for_domain: 'cloudpay.example', domain: 'harborline.example' });
      }
    }
  });

  it('never says the floor price, but in the file of the domains themselves', async () => {
    const floor = fc.integer({ min: 1_000_003, max: 999_999_999 });
    const seller = await sellerAt(() => now, table);
    const caller = { userId: seller.userId };
    const subscription = {
      subscription_type: 'pro',
      status: 'active',
      updated_at: now.toISOString(),
    } as const;
    await putSubscription(table, caller.userId, subscription);
    const message = await seller.queued(0);
    const lead_id = await foundFor(seller, 'cloudpay.example');
    const lists: [ExportedList, string][] = [
      ['leads', lead_id],
      ['deals', 'cloudpay.example~harborline.example'],
      ['queue', message.id],
    ];
    const domains = domainHandlers({ table, now: () => now });
    const params = { domain: 'cloudpay.example' };
    const files = async (floor_price: number) => {
      await domains.update({ ...nothing, params, body: { floor_price } }, caller);
      const made = lists.map(([list, id]) => leadExports.saved(chosen(list, [id]), caller));
      return (await Promise.all(made)).map(({ content }) => content);
    };
    await domains.add({ ...nothing, body: { rows: [params] } }, caller);
    await fc.assert(
      fc.asyncProperty(floor, floor, async (one, other) => {
        expect(await files(one)).toEqual(await files(other));
      }),
      { numRuns: 10 },
    );
  });

  it('is refused on free, and contains nothing of others', async () => {
    const { caller } = await aUser('free', 0);
    await expect(leadExports.saved(chosen('domains', ['pay.example']), caller)).rejects.toMatchObject({
      code: 'limit_reached',
    });
    const { caller: pro } = await aUser('pro', 0);
    const { content } = await leadExports.saved(chosen('domains', ['pay.example']), pro);
    expect(content.split('\r\n')).toHaveLength(2);
  });
});

/** Stores the session in which the lead of a seller was found, and returns the lead's id. */
async function foundFor(seller: Awaited<ReturnType<typeof sellerAt>>, domain: string): Promise<string> {
  const { leadId: id } = placeOfContact(seller.contact(0));
  const request = { userId: seller.userId, sessionId: sessionOfLead(id), domain, amount: 1 };
  await createSession(table, newSession(request, null, now), null);
  return id;
}
