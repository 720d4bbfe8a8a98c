import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { importHandlers } from '../../functions/api/imports.ts';
import { pageLeads } from '../../functions/data/leads/leads.ts';
import { createProfile, updateProfile } from '../../functions/data/profile/profiles.ts';
import { contacts, pageContactSearchRows } from '../../functions/data/saved/saved-contacts.ts';
import { changeNotes } from '../../functions/data/saved/saved-items.ts';
import { getSavedByIds } from '../../functions/data/saved/saved-lists.ts';
import { getSession, listSessions } from '../../functions/data/sessions/sessions.ts';
import { addToStatistics, getStatistics } from '../../functions/data/statistics/statistics.ts';
import type { Table } from '../../functions/data/table.ts';
import { transact } from '../../functions/data/transaction.ts';
import { hash, mailDomain } from './selling.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = () => new Date('2026-11-20T10:00:00.000Z');
const caller = () => ({ userId: randomUUID() });
const nothing = { params: {}, query: {}, idempotencyKey: null };
const input = <Body>(body: Body, key: string | null = null) => ({ ...nothing, body, idempotencyKey: key });

const row = (number: number) => ({
  name: `Person ${number}`,
  email: `person${number}@lumengrid.example`,
  company: 'Lumen Grid',
});
const rows = (first: number, count: number) => Array.from({ length: count }, (_, at) => row(first + at));

async function begun(total_rows: number, over: Table = table) {
  const who = caller();
  const handlers = importHandlers({ table: over, hash, mailDomain, now });
  const { import_id } = await handlers.create(input({ total_rows }), who);
  const send = (first_row: number, some: object[]) =>
    handlers.addRows({ ...nothing, params: { importId: import_id }, body: { first_row, rows: some } }, who);
  const state = () => handlers.get({ ...nothing, params: { importId: import_id }, body: {} }, who);
  return { ...who, import_id, send, state };
}

/** The stored rows of an import, counted row by row and by the counters. */
async function counted(userId: string, sessionId: string) {
  const { rows: saved } = await pageContactSearchRows(table, userId, null);
  const ranks = new Set<string>();
  for (let after: string | null = null; ; ) {
    const page = await pageLeads(table, { userId, sessionId }, { limit: 50, megabytes: 1, after });
    for (const lead of page.leads) if (lead.lead_contacts.length === 1) ranks.add(lead.id);
    after = page.after;
    if (after === null) break;
  }
  const session = await getSession(table, userId, sessionId);
  const { saved_contacts, total_leads } = await getStatistics(table, userId);
  return {
    saved: saved.length,
    leads: ranks.size,
    session: session?.leads_count ?? 0,
    saved_contacts,
    total_leads,
  };
}

const all = (count: number) => ({
  saved: count,
  leads: count,
  session: count,
  saved_contacts: count,
  total_leads: count,
});

describe('an import', () => {
  it('is one completed session that used no search, with a lead and a saved contact for each row', async () => {
    const { userId, import_id, send } = await begun(30);
    expect(await send(1, rows(1, 30))).toEqual({ imported: 30, merged: 0, failed_rows: [] });
    const { sessions } = await listSessions(table, userId, { limit: 10, after: null });
    expect(sessions).toEqual([
      expect.objectContaining({ id: import_id, source: 'import', status: 'completed', leads_count: 30 }),
    ]);
    expect(await counted(userId, import_id)).toEqual(all(30));
  });

  it('reports why each failed row failed, and imports the others', async () => {
    const { userId, import_id, send, state } = await begun(4);
    const failed_rows = [
      { row: 2, reason: 'Name and email are required' },
      { row: 4, reason: 'nobody is not a valid email address' },
    ];
    const some = [row(1), { name: 'No address' }, row(3), { name: 'N', email: 'nobody' }];
    expect(await send(1, some)).toEqual({ imported: 2, merged: 0, failed_rows });
    expect(await state()).toMatchObject({ imported: 2, failed_rows, done_rows: [1], total_rows: 4 });
    expect(await counted(userId, import_id)).toEqual(all(2));
  });

  it('imports each row once, however often, in whatever order and with how many concurrent calls its parts are sent', async () => {
    const { userId, import_id, send, state } = await begun(100);
    const calls = [1, 49, 73].flatMap((first) => {
      const count = Math.min(48, 101 - first);
      return [() => send(first, rows(first, count)), () => send(first, rows(first, count))];
    });
    await Promise.all([...calls.toReversed(), ...calls].map((call) => call()));
    expect(await counted(userId, import_id)).toEqual(all(100));
    expect((await state()).done_rows).toEqual([1, 25, 49, 73, 97]);
  });

  it('is complete after a resend, wherever a write was interrupted', async () => {
    for (const after of [0, 1, 2, 3, 4, 5]) {
      const broken: Table = { ...table, client: Object.create(table.client) };
      const { userId, import_id, send } = await begun(60, broken);
      let sent = 0;
      broken.client.send = async (command: Parameters<typeof table.client.send>[0]) => {
        sent += 1;
        if (sent > 2 * after) throw new Error('killed before');
        const answer = await table.client.send(command);
        if (sent === 2 * after) throw new Error('killed behind');
        return answer;
      };
      await send(1, rows(1, 60)).catch(() => undefined);
      broken.client.send = (command: Parameters<typeof table.client.send>[0]) => table.client.send(command);
      expect(await send(1, rows(1, 60))).toEqual({ imported: 60, merged: 0, failed_rows: [] });
      expect(await counted(userId, import_id)).toEqual(all(60));
    }
  });

  it.each([
    [2, 24, 'first_row'],
    [1, 25, 'rows'],
    [49, 48, 'rows'],
  ])('refuses rows that do not begin or end with a part: %i, %i of 72', async (first, count, field) => {
    const { send } = await begun(72);
    await expect(send(first, rows(first, count))).rejects.toMatchObject({ code: 'invalid_input', field });
  });
});

describe('a row of somebody who is saved already', () => {
  it('is added to the notes of the saved contact, once however often it is sent', async () => {
    const { userId, send, state } = await begun(3);
    const found = async () => {
      const { rows: listed } = await pageContactSearchRows(table, userId, null);
      const ids = listed.map(({ id }) => id);
      return getSavedByIds(table, contacts, userId, ids);
    };
    const handlers = importHandlers({ table, hash, mailDomain, now });
    await handlers.manual(input({ ...row(1), notes: 'Met in May' }), { userId });
    const merge_into = (await found())[0]?.contact_id ?? '';
    const again = [
      { ...row(1), phone: '+14155550100', title: 'CMO', merge_into },
      { ...row(1), notes: 'Likes .example', merge_into },
      { ...row(3), merge_into: `manual_${randomUUID()}.0001` },
    ];
    const answer = { imported: 1, merged: 2, failed_rows: [] };
    expect(await send(1, again)).toEqual(answer);
    expect(await send(1, again)).toEqual(answer);
    expect(await state()).toMatchObject({ imported: 1, merged: 2 });
    const saved = await found();
    expect(saved).toHaveLength(2);
    expect(saved.find(({ contact_id }) => contact_id === merge_into)?.notes).toBe(
      'Met in May\nTitle: CMO\nPhone: +14155550100\nLikes .example',
    );
  });

  it('is not lost if the notes change at the same time', async () => {
    const changing: Table = { ...table, client: Object.create(table.client) };
    const { userId, send } = await begun(1, changing);
    changing.client.send = (command: Parameters<typeof table.client.send>[0]) => table.client.send(command);
    const handlers = importHandlers({ table, hash, mailDomain, now });
    await handlers.manual(input(row(1)), { userId });
    const { rows: listed } = await pageContactSearchRows(table, userId, null);
    const [saved] = await getSavedByIds(table, contacts, userId, [listed[0]?.id ?? '']);
    if (saved === undefined) throw new Error('nothing is saved');
    let changed = false;
    changing.client.send = async (command: Parameters<typeof table.client.send>[0]) => {
      if (!changed && command.constructor.name === 'TransactWriteCommand') {
        changed = true;
        const change = { notes: 'Meanwhile', seen: saved.updated_at, at: '2026-11-20T11:00:00.000Z' };
        await changeNotes(table, contacts, saved, change);
      }
      return table.client.send(command);
    };
    await send(1, [{ ...row(1), phone: '+14155550100', merge_into: saved.contact_id }]);
    const [after] = await getSavedByIds(table, contacts, userId, [saved.id]);
    expect(after?.notes).toBe('Meanwhile\nPhone: +14155550100');
  });
});

describe('the addresses of an import', () => {
  it('are checked as found ones are, and phones are read with the country of the row or the profile', async () => {
    const who = caller();
    const at = now().toISOString();
    await createProfile(table, { ...who, email: `${who.userId}@seller.example`, createdAt: at });
    await updateProfile(
      table,
      who.userId,
      { postal_address: '1 Quay Street\nBristol\nUnited Kingdom' },
      { seen: at, at: '2026-11-20T10:00:01.000Z' },
    );
    const handlers = importHandlers({
      table,
      hash,
      mailDomain: async (host) => (host === 'nomail.example' ? 'null_mx' : 'accepts'),
      now,
    });
    const { import_id } = await handlers.create(input({ total_rows: 3 }), who);
    await handlers.addRows(
      {
        ...nothing,
        params: { importId: import_id },
        body: {
          first_row: 1,
          rows: [
            { name: 'Ada', email: 'ada@lumengrid.example', phone: '07400 123456' },
            { name: 'Bo', email: 'bo@nomail.example', phone: '030 5550123', country: 'Deutschland' },
            { email: 'info@lumengrid.example' },
          ],
        },
      },
      who,
    );
    const page = await pageLeads(
      table,
      { ...who, sessionId: import_id },
      { limit: 10, megabytes: 1, after: null },
    );
    const stored = page.leads.map(({ lead_contacts: [record] }) => {
      const [person] = record?.contact_data?.external_emails ?? [];
      const verdict = record?.contact_data?.email_verdicts[person?.value ?? ''];
      return [person?.phones[0], person?.mailbox, verdict?.verdict, verdict?.reasons];
    });
    expect(stored).toEqual([
      ['+447400123456', undefined, 'unknown', ['mailbox_unchecked']],
      ['+49305550123', undefined, 'undeliverable', ['null_mx']],
      [undefined, 'contact', 'unknown', ['role', 'mailbox_unchecked']],
    ]);
  });
});

describe('the limit of saved contacts', () => {
  const full = { message: expect.stringMatching(/^You can save up to 50,000 contacts; you have/) };

  it('stops the import that would exceed it, but not one that is resumed', async () => {
    const who = caller();
    const handlers = importHandlers({ table, hash, mailDomain, now });
    const key = randomUUID();
    const fill = (saved_contacts: number) =>
      transact(table, [addToStatistics(table, who.userId, { saved_contacts })]);
    await fill(49_976);
    const begun = await handlers.create(input({ total_rows: 24 }, key), who);
    // As if all its rows were saved, but the answer was lost.
    await fill(24);
    expect(await handlers.create(input({ total_rows: 24 }, key), who)).toEqual(begun);
    await expect(handlers.create(input({ total_rows: 24 }), who)).rejects.toMatchObject(full);
    await expect(handlers.manual(input(row(1)), who)).rejects.toMatchObject(full);
  });
});

describe('the import of a single contact', () => {
  const handlers = importHandlers({ table, hash, mailDomain, now });

  it('saves the one contact, once per key', async () => {
    const who = caller();
    const key = randomUUID();
    const first = await handlers.manual(input(row(1), key), who);
    expect(await handlers.manual(input(row(1), key), who)).toEqual(first);
    expect(await counted(who.userId, first.import_id)).toEqual(all(1));
    const { rows: saved } = await pageContactSearchRows(table, who.userId, null);
    expect(saved).toEqual([
      expect.objectContaining({ contact_id: `manual_${first.import_id}.0001`, level: 'manual_import' }),
    ]);
  });

  it('refuses a row without name or address, and writes nothing', async () => {
    const who = caller();
    const nameless = { name: ' ', email: 'ada@lumengrid.example' };
    await expect(handlers.manual(input(nameless), who)).rejects.toMatchObject({
      message: 'Name and email are required',
    });
    expect((await getStatistics(table, who.userId)).saved_contacts).toBe(0);
  });
});
