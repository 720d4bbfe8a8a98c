import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { putContact, putLead } from '../../functions/data/leads/leads.ts';
import { companies } from '../../functions/data/saved/saved-companies.ts';
import {
  contactAt,
  contactPlace,
  contacts,
  pageContactSearchRows,
} from '../../functions/data/saved/saved-contacts.ts';
import { changeNotes, save, savingItems, unsave } from '../../functions/data/saved/saved-items.ts';
import {
  getSaved,
  getSavedByIds,
  listSavedOf,
  pageSaved,
  savedSpan,
} from '../../functions/data/saved/saved-lists.ts';
import { closeLeads } from '../../functions/data/sessions/closing-leads.ts';
import { listActivity } from '../../functions/data/statistics/activity.ts';
import { addToStatistics, countNames, getStatistics } from '../../functions/data/statistics/statistics.ts';
import { transact } from '../../functions/data/transaction.ts';
import { savedCompanyOf, savedContactOf } from '../../functions/domain/saved/saved-items.ts';
import { contactId, placeOfContact } from '../../shared/model/leads/contact-id.ts';
import { leadId, sessionOfLead } from '../../shared/model/leads/lead-id.ts';
import type { SavedCompany } from '../../shared/model/leads/saved-company.ts';
import type { SavedContact } from '../../shared/model/leads/saved-contact.ts';
import { itemBytes } from '../bench/item-bytes.ts';
import { company, contactData, contactRecord, lead, person } from '../sample-leads.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');
const checked = {
  verdict: 'risky' as const,
  reasons: ['catch_all' as const],
  checked_at: '2026-11-20T10:00:00.000Z',
};

function saving(userId: string, at = now) {
  return { userId, savedId: uuidv7({ msecs: at.getTime() }), notes: null, now: at };
}

function aCompany(userId: string, differs: Parameters<typeof lead>[0] = {}, at = now) {
  return savedCompanyOf(lead({ id: leadId(randomUUID(), 1), ...differs }), saving(userId, at));
}

/** A person of a lead's contact record, as a search or an import finds one. */
function aContact(
  userId: string,
  differs: { person?: object; data?: object; lead?: object } = {},
): SavedContact {
  const data = contactData({ external_emails: [person(differs.person)], ...differs.data });
  const lead_contacts = [contactRecord({ contact_data: data })];
  const of = lead({ id: leadId(randomUUID(), 1), lead_contacts, ...differs.lead });
  const contact = savedContactOf(of, 0, saving(userId));
  if (contact === null) throw new Error('there is such a person');
  return contact;
}

type Page = Awaited<ReturnType<typeof pageSaved<SavedCompany>>>;

async function allSearchRows(userId: string) {
  return (await pageContactSearchRows(table, userId, null)).rows;
}

describe('saving', () => {
  it('of one company by 50 concurrent calls creates one row and one count', async () => {
    const userId = randomUUID();
    const id = leadId(randomUUID(), 1);
    const calls = Array.from({ length: 50 }, () => save(table, companies, aCompany(userId, { id })));
    expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(1);
    const { saved } = await pageSaved(table, companies, userId, { limit: 100, after: null });
    expect(saved).toHaveLength(1);
    expect(saved[0]).toEqual(await getSaved(table, companies, userId, id));
    expect(await getStatistics(table, userId)).toMatchObject({ saved_companies: 1 });
    expect(await listActivity(table, userId, 5)).toHaveLength(1);
  });

  it('keeps a snapshot of the lead and its contacts', async () => {
    const userId = randomUUID();
    const company = aCompany(userId);
    await save(table, companies, company);
    expect(await getSaved(table, companies, userId, company.lead_id)).toEqual(company);
    const contact = aContact(userId);
    await save(table, contacts, contact);
    expect(await getSaved(table, contacts, userId, contactPlace(contact.contact_id))).toEqual(contact);
  });

  it('can be undone once, and done again with a new id', async () => {
    const userId = randomUUID();
    const first = aCompany(userId);
    await save(table, companies, first);
    expect(await unsave(table, companies, userId, first.lead_id)).toBe(true);
    expect(await unsave(table, companies, userId, first.lead_id)).toBe(false);
    expect(await getSaved(table, companies, userId, first.lead_id)).toBeNull();
    const second = savedCompanyOf(first.lead, saving(userId));
    expect(await save(table, companies, second)).toBe(true);
    expect(await getStatistics(table, userId)).toMatchObject({ saved_companies: 1 });
    expect(await listActivity(table, userId, 5)).toMatchObject([{ id: second.id }]);
  });

  it('by one user has no effect on another', async () => {
    const company = aCompany(randomUUID());
    await save(table, companies, company);
    expect(await getSaved(table, companies, randomUUID(), company.lead_id)).toBeNull();
    expect(await unsave(table, companies, randomUUID(), company.lead_id)).toBe(false);
  });

  it('counts exactly, even with concurrent saves and removals', async () => {
    const leads = [1, 2, 3].map((rank) => leadId('0b7e1c1e-6a0f-4b7e-9d58-2f5a3f1d7c11', rank));
    const industries = ['Payments', 'Payments', 'Software'];
    const acts = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.boolean()), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(acts, async (order) => {
        const userId = randomUUID();
        await Promise.all(
          order.map(([which, saves]) => {
            const id = leads[which] ?? '';
            if (!saves) return unsave(table, companies, userId, id);
            return save(table, companies, aCompany(userId, { id, industry: industries[which] ?? '' }));
          }),
        );
        const { saved } = await pageSaved(table, companies, userId, { limit: 100, after: null });
        const ids = saved.map((company) => company.lead_id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(await getStatistics(table, userId)).toMatchObject({ saved_companies: ids.length });
        expect(await countNames(table, userId, 'COMPANY_INDUSTRY')).toBe(
          new Set(saved.map((company) => company.lead.industry)).size,
        );
        expect((await listActivity(table, userId, 5)).map(({ id }) => id).toSorted()).toEqual(
          saved.map(({ id }) => id).toSorted(),
        );
      }),
      { numRuns: 25 },
    );
  });
});

describe('saved items', () => {
  it('are listed newest first, in pages without repeats or gaps', async () => {
    const userId = randomUUID();
    const days = [1, 5, 3, 2, 4].map((day) => new Date(Date.UTC(2026, 10, day)));
    for (const day of days) await save(table, companies, aCompany(userId, {}, day));
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page: Page = await pageSaved(table, companies, userId, { limit: 2, after: after ?? null });
      seen.push(...page.saved.map(({ saved_at }) => saved_at));
      after = page.after;
    }
    const newestFirst = days
      .map((day) => day.toISOString())
      .toSorted()
      .toReversed();
    expect(seen).toEqual(newestFirst);
    expect(await savedSpan(table, companies, userId)).toEqual({ first: seen.at(-1), last: seen[0] });
  });

  it('have no time span if there are none', async () => {
    expect(await savedSpan(table, contacts, randomUUID())).toBeNull();
  });

  it('are read by ids in the requested order, without unknown ones', async () => {
    const userId = randomUUID();
    const [first, second] = [aContact(userId), aContact(userId)];
    await save(table, contacts, first);
    await save(table, contacts, second);
    const ids = [second.id, randomUUID(), first.id, second.id];
    expect(await getSavedByIds(table, contacts, userId, ids)).toEqual([second, first]);
    expect(await getSavedByIds(table, contacts, randomUUID(), ids)).toEqual([]);
  });

  it('are listed by session, imported or found', async () => {
    const userId = randomUUID();
    const [session, another] = [randomUUID(), randomUUID()];
    const places = [
      { leadId: leadId(session, 1), index: 0, imported: null },
      { leadId: leadId(session, 2), index: 0, imported: 'bulk' },
      { leadId: leadId(another, 1), index: 0, imported: 'manual' },
    ] as const;
    for (const place of places) {
      await save(table, contacts, { ...aContact(userId), contact_id: contactId(place) });
    }
    const found = await listSavedOf(table, contacts, userId, session);
    expect(found.map(({ place }) => contactAt(place))).toEqual(places.slice(0, 2).map(contactId));
  });
});

describe('notes', () => {
  const later = '2026-11-21T10:00:00.000Z';

  it('change only if nothing has changed since they were read', async () => {
    const company = aCompany(randomUUID());
    await save(table, companies, company);
    const change = { notes: 'Call in May', seen: company.updated_at, at: later };
    const changed = await changeNotes(table, companies, company, change);
    expect(changed).toEqual({ ...company, notes: 'Call in May', updated_at: later });
    expect(await changeNotes(table, companies, company, { ...change, notes: 'Never' })).toBeNull();
    expect(await getSaved(table, companies, company.user_id, company.lead_id)).toEqual(changed);
  });

  it('of items no longer saved are not restored', async () => {
    const company = aCompany(randomUUID());
    await save(table, companies, company);
    await unsave(table, companies, company.user_id, company.lead_id);
    const change = { notes: 'Call', seen: company.updated_at, at: later };
    expect(await changeNotes(table, companies, company, change)).toBeNull();
    expect(await getSaved(table, companies, company.user_id, company.lead_id)).toBeNull();
  });
});

describe('search rows of saved contacts', () => {
  it('contain what people search by, and increase the version', async () => {
    const userId = randomUUID();
    const contact = aContact(userId);
    await save(table, contacts, contact);
    expect(await allSearchRows(userId)).toEqual([
      {
        id: contact.id,
        contact_id: contact.contact_id,
        name: 'Mara Lindqvist',
        title: 'Chief Executive Officer',
        email: 'mara.lindqvist@harborline.example',
        company: 'Harborline',
        industry: 'Payments',
        level: 'c_suite',
        verdict: 'unknown',
      },
    ]);
    const { saved_contacts_version: version } = await getStatistics(table, userId);
    await unsave(table, contacts, userId, contactPlace(contact.contact_id));
    expect(await allSearchRows(userId)).toEqual([]);
    expect((await getStatistics(table, userId)).saved_contacts_version).toBeGreaterThan(version);
    expect(await countNames(table, userId, 'CONTACT_LEVEL')).toBe(0);
  });

  it('have at most 250 bytes, and recent activity 300, whatever they contain', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    const levels = fc.constantFrom('c_suite', 'manual_import');
    const full = 'x'.repeat(300);
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        text.map((local) => `${local}@ash.example`),
        text,
        text,
        levels,
        async (full_name, title, value, name, industry, level) => {
          const userId = randomUUID();
          const contact = {
            ...aContact(userId, {
              person: { full_name, title, value, level, emails: [value] },
              data: { email_verdicts: { [value]: checked } },
              lead: { name, industry },
            }),
            contact_id: contactId({ leadId: leadId(randomUUID(), 1), index: 0, imported: 'manual' }),
          };
          await save(table, contacts, contact);
          await save(table, companies, aCompany(userId, { name, domain: `${'x'.repeat(250)}.example` }));
          for (const [prefix, most] of [
            ['SAVED_CONTACT_OF#', 250],
            ['ACTIVITY#', 300],
          ] as const) {
            for (const row of await rowsUnder(userId, prefix))
              expect(itemBytes(row)).toBeLessThanOrEqual(most);
          }
          const [row] = await allSearchRows(userId);
          expect(full_name.startsWith(row?.name ?? '?')).toBe(true);
          expect(value.startsWith(row?.email ?? '?')).toBe(true);
          expect(await unsave(table, contacts, userId, contactPlace(contact.contact_id))).toBe(true);
        },
      ),
      {
        numRuns: 15,
        // As long as all of it can be.
        examples: [[full, full, full, full, full, 'manual_import']],
        // Each attempt writes rows, so shrinking would take minutes.
        endOnFailure: true,
      },
    );
  });

  it('get the verdict of a contact that was saved while its search ran, in a newer version', async () => {
    const userId = randomUUID();
    const saved = aContact(userId, { data: { email_verdicts: {} } });
    const { leadId: id } = placeOfContact(saved.contact_id);
    const owner = { userId, sessionId: sessionOfLead(id) };
    await save(table, contacts, saved);
    expect(await allSearchRows(userId)).toEqual([
      expect.not.objectContaining({ verdict: expect.anything() }),
    ]);
    await putLead(table, userId, company({ id, session_id: owner.sessionId }));
    await putContact(table, owner, contactRecord({ lead_id: id }));
    const { saved_contacts_version: version } = await getStatistics(table, userId);
    for (let time = 0; time < 2; time += 1) await closeLeads(table, owner, 'Not read.');
    expect(await allSearchRows(userId)).toEqual([expect.objectContaining({ verdict: 'unknown' })]);
    expect((await getStatistics(table, userId)).saved_contacts_version).toBe(version + 1);
    await unsave(table, contacts, userId, contactPlace(saved.contact_id));
    await closeLeads(table, owner, 'Not read.');
    expect(await allSearchRows(userId)).toEqual([]);
  });

  it('come in pages that continue after the last contact', async () => {
    const userId = randomUUID();
    for (let count = 0; count < 3; count += 1) await save(table, contacts, aContact(userId));
    const rows = await allSearchRows(userId);
    const behind = await pageContactSearchRows(table, userId, rows[0]?.contact_id ?? '');
    expect(behind.rows).toEqual(rows.slice(1));
  });
});

describe('an import of contacts', () => {
  it('saves all rows of a chunk in its own transaction, and counts them once', async () => {
    const userId = randomUUID();
    const session = randomUUID();
    const imported = Array.from({ length: 15 }, (_, index) =>
      aContact(userId, {
        lead: { id: leadId(session, index + 1) },
        person: { level: 'bulk_import' },
        data: { bulk_import: true },
      }),
    );
    const { places, rows, counted } = savingItems(table, contacts, userId, imported);
    const chunk = [...places, ...rows, addToStatistics(table, userId, { ...counted, total_leads: 15 })];
    await transact(table, chunk);
    await expect(transact(table, chunk)).rejects.toThrow('ConditionalCheckFailed');
    expect(await getStatistics(table, userId)).toMatchObject({ saved_contacts: 15, total_leads: 15 });
    expect(await countNames(table, userId, 'CONTACT_LEVEL')).toBe(1);
    // One import is one activity, and that is its session.
    expect(await listActivity(table, userId, 5)).toEqual([]);
    const [first] = imported;
    expect(first?.contact_id).toBe(`bulk_${leadId(session, 1)}`);
    expect(sessionOfLead(leadId(session, 1))).toBe(session);
    expect(await unsave(table, contacts, userId, contactPlace(first?.contact_id ?? ''))).toBe(true);
    expect(await getStatistics(table, userId)).toMatchObject({ saved_contacts: 14 });
  });
});

async function rowsUnder(userId: string, prefix: string): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': `USER#${userId}`, ':prefix': prefix },
    }),
  );
  return Items;
}
