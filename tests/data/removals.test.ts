import { describe, expect, it } from 'vitest';
import { leadExportHandlers } from '../../functions/api/lead-exports.ts';
import { rowsOfAccount } from '../../functions/data/account/whole-account.ts';
import { listLeads } from '../../functions/data/leads/leads.ts';
import { getSiteContacts } from '../../functions/data/leads/site-contacts.ts';
import { rowsAsIfRemoved } from '../../functions/data/privacy/people-rows.ts';
import { removalStore } from '../../functions/data/privacy/removal-store.ts';
import { confirmRemoval, pendingRemovals } from '../../functions/data/privacy/removals.ts';
import { endSession } from '../../functions/data/sessions/end-session.ts';
import { createSession } from '../../functions/data/sessions/sessions.ts';
import type { Table } from '../../functions/data/table.ts';
import { exportText } from '../../functions/domain/account/export-text.ts';
import { addressHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { sweepRemovals } from '../../functions/domain/privacy/sweep-removals.ts';
import { newSession } from '../../functions/domain/sessions/new-session.ts';
import { completion } from '../../functions/domain/sessions/session-end.ts';
import { violations } from '../system/stack/invariants.ts';
import { hash } from './selling.ts';
import { everyRow, mara, rowsNamingMara, storePerson, theo, tracesOfMara } from './stored-person.ts';
import { emptyTable } from './table.ts';

const noon = new Date('2026-11-20T12:00:00.000Z');
const settleSeconds = 900;
const restSeconds = 3600;
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

function sweepAt(table: Table, now: Date, signal = new AbortController().signal) {
  const pace = { settleSeconds, restSeconds };
  return sweepRemovals({ store: removalStore(table, hash), hash, now: () => now, pace }, signal);
}

async function remove(table: Table, address: string, now = noon): Promise<void> {
  await confirmRemoval(table, (await addressHash(address, hash)) ?? '', now);
}

describe('a confirmed removal', () => {
  it("leaves nothing of the person in any user's data, and everything about others", async () => {
    const table = await emptyTable();
    const { seller, campaigner, campaignId, found, saved, caller, site } = await storePerson(table, noon);
    const before = await everyRow(table);
    expect((await rowsNamingMara(table)).length).toBeGreaterThan(10);
    const naming = (rows: readonly string[], name: RegExp) => rows.filter((row) => name.test(row)).length;

    await remove(table, mara);
    expect(await sweepAt(table, later(settleSeconds))).toMatchObject({ done: true });

    expect((await rowsNamingMara(table)).map((row) => row.slice(0, 3000))).toEqual([]);
    const after = await everyRow(table);
    // The site's own contacts are read again when needed.
    expect(naming(after, /\btheo\b/i)).toBe(naming(before, /\btheo\b/i) - 1);
    expect(await getSiteContacts(table, site, noon)).toBeNull();
    expect(await violations(table, caller.userId)).toEqual([]);
    expect(await violations(table, campaigner.userId)).toEqual([]);

    const [record] =
      (await listLeads(table, { userId: caller.userId, sessionId: found.session_id }))[0]?.lead_contacts ??
      [];
    const people = record?.contact_data?.external_emails ?? [];
    expect(people[0]).toMatchObject({ removed: true, value: '', full_name: '' });
    // Ids refer to positions, so the next person is still the second.
    expect(people[1]).toMatchObject({ value: theo, full_name: 'Theo Okafor' });

    const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null };
    const { saved_contacts } = await saved.contacts({ ...nothing, query: { limit: 25 } }, caller);
    expect(saved_contacts.map(({ contact }) => contact.contact_data.external_emails[0]?.value)).toEqual([
      theo,
      '',
    ]);
    expect((await seller.list()).map(({ email }) => email)).toEqual([theo]);
    expect((await seller.log()).map(({ email }) => email).toSorted()).toEqual(['', theo]);
    const { recipients } = await campaigner.recipients(campaignId);
    expect(
      recipients.map(({ email, status, error_message }) => [email, status, error_message]).toSorted(),
    ).toEqual([
      ['', 'skipped', "Removed at the person's wish"],
      [theo, 'pending', null],
    ]);
  });

  it('is left out of exports and refused to imports before the sweep has passed', async () => {
    const table = await emptyTable();
    const { caller, found, imports, importer } = await storePerson(table, noon);
    const request = {
      userId: caller.userId,
      sessionId: found.session_id,
      domain: 'cloudpay.example',
      amount: 1,
    };
    const session = newSession(request, null, noon);
    await createSession(table, session, null);
    const leads = await listLeads(table, request);
    await endSession(table, session, completion(session, leads, noon));
    const exports = leadExportHandlers({ table, hash, now: () => noon });
    const input = { params: { sessionId: found.session_id }, query: {}, idempotencyKey: null };
    const exported = async (format: 'csv' | 'json') =>
      (await exports.start({ ...input, body: { format } }, caller)).content;
    const account = async () => {
      const addresses = new Set((await pendingRemovals(table)).map(({ address }) => address));
      const rows = rowsAsIfRemoved(rowsOfAccount(table, caller.userId), { addresses, hash, now: noon });
      let text = '';
      for await (const part of exportText(rows, noon.toISOString())) text += part;
      return text;
    };
    expect(await exported('csv')).toContain(mara);
    expect(await account()).toContain(mara);

    await remove(table, mara);
    for (const text of [await exported('csv'), await exported('json'), await account()]) {
      expect(text).not.toMatch(tracesOfMara);
      expect(text).toContain(theo);
    }
    const again = { name: 'Mara', email: 'mara.lindqvist@HARBORLINE.example' };
    const nothing = { params: {}, query: {}, idempotencyKey: null };
    await expect(imports.manual({ ...nothing, body: again }, importer)).rejects.toMatchObject({
      field: 'email',
      message: 'This person has asked to be removed from Buyerscope',
    });
    const { import_id: importId } = await imports.create({ ...nothing, body: { total_rows: 2 } }, importer);
    const rows = [again, { name: 'Theo', email: theo }];
    const sent = await imports.addRows(
      { ...nothing, params: { importId }, body: { first_row: 1, rows } },
      importer,
    );
    expect(sent).toMatchObject({ imported: 1, failed_rows: [{ row: 1 }] });
  });

  it('finds what was copied to rows that the sweep had passed', async () => {
    const table = await emptyTable();
    const { caller, found, saved } = await storePerson(table, noon);
    await remove(table, mara);
    const store = removalStore(table, hash);
    const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null };
    // Another user saves her again in the meantime, from the lead into rows that the sweep may have passed.
    let copies = 0;
    const copying = {
      ...store,
      async replace(...asked: Parameters<typeof store.replace>) {
        if (copies < 3) {
          const contactId = `${found.id}:0`;
          await saved.unsaveContact({ ...nothing, params: { contactId } }, caller);
          await saved.saveContact({ ...nothing, body: { contact_id: contactId } }, caller);
          copies += 1;
        }
        return store.replace(...asked);
      },
    };
    const pace = { settleSeconds, restSeconds };
    const services = { store: copying, hash, now: () => later(settleSeconds), pace };
    expect(await sweepRemovals(services, new AbortController().signal)).toMatchObject({ done: true });
    expect(copies).toBe(3);
    expect(await rowsNamingMara(table)).toEqual([]);
  });

  it('rests if a row cannot be changed, and is not done', async () => {
    const table = await emptyTable();
    await storePerson(table, noon);
    await remove(table, mara);
    let scans = 0;
    const store = removalStore(table, hash);
    const stuck = {
      ...store,
      replace: async () => false,
      rows: (...asked: Parameters<typeof store.rows>) => {
        scans += 1;
        return store.rows(...asked);
      },
    };
    const pace = { settleSeconds, restSeconds };
    const run = (now: Date) =>
      sweepRemovals({ store: stuck, hash, now: () => now, pace }, new AbortController().signal);
    expect(await run(later(settleSeconds))).toEqual({ done: false, changed: 0 });
    expect(scans).toBe(5);
    expect(await run(later(settleSeconds + 60))).toEqual({ done: false, changed: 0 });
    expect(scans).toBe(5);
    expect((await sweepAt(table, later(settleSeconds + restSeconds))).done).toBe(true);
  });

  it('is done at once if nothing is stored, and costs nothing without requests', async () => {
    const table = await emptyTable();
    expect(await sweepAt(table, noon)).toEqual({ done: true, changed: 0 });
    await remove(table, mara);
    expect(await sweepAt(table, later(settleSeconds))).toEqual({ done: true, changed: 0 });
    expect(await pendingRemovals(table)).toEqual([]);
  });

  it('waits until earlier calls have ended, and its sweeps rest in between', async () => {
    const table = await emptyTable();
    await remove(table, mara);
    expect((await sweepAt(table, later(settleSeconds - 1))).done).toBe(false);
    expect((await sweepAt(table, later(settleSeconds))).done).toBe(true);
    await remove(table, theo, later(settleSeconds));
    expect((await sweepAt(table, later(2 * settleSeconds))).done).toBe(false);
    expect((await sweepAt(table, later(settleSeconds + restSeconds))).done).toBe(true);
  });

  it('is not delayed by confirming it again', async () => {
    const table = await emptyTable();
    await remove(table, mara);
    await remove(table, mara, later(settleSeconds - 1));
    expect((await sweepAt(table, later(settleSeconds))).done).toBe(true);
  });

  it('continues where a run ran out of time', async () => {
    const table = await emptyTable();
    await storePerson(table, noon);
    await remove(table, mara);
    const over = AbortSignal.abort();
    expect(await sweepAt(table, later(settleSeconds), over)).toEqual({ done: false, changed: 0 });
    expect((await sweepAt(table, later(settleSeconds))).done).toBe(true);
    expect((await rowsNamingMara(table)).map((row) => row.slice(0, 3000))).toEqual([]);
  });

  it('waits for a mail that is being sent', async () => {
    const table = await emptyTable();
    const { seller } = await storePerson(table, noon);
    const [first] = await seller.list();
    seller.gmail.services.google.send = async () => {
      await remove(table, mara);
      return { outcome: 'unavailable', mayHaveBeenSent: true };
    };
    if (first === undefined) throw new Error('it waits');
    await seller.send(first.id).catch(() => undefined);
    await sweepAt(table, later(settleSeconds));
    expect((await rowsNamingMara(table)).map((row) => row.slice(0, 3000))).toEqual([]);
  });
});
