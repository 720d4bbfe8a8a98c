import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { importHandlers } from '../../functions/api/imports.ts';
import { savedHandlers } from '../../functions/api/saved.ts';
import { statisticsHandlers } from '../../functions/api/statistics.ts';
import { putContact, putLead } from '../../functions/data/leads/leads.ts';
import { endSession } from '../../functions/data/sessions/end-session.ts';
import { createSession } from '../../functions/data/sessions/sessions.ts';
import { newSession } from '../../functions/domain/sessions/new-session.ts';
import { completion } from '../../functions/domain/sessions/session-end.ts';
import type { ContactData } from '../../shared/model/leads/contact-data.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { contactData, contactRecord, lead } from '../sample-leads.ts';
import { hash, mailDomain } from './selling.ts';
import { emulatedTable } from './table.ts';

/*
 * What the operations on saved companies and contacts decide, on the emulator. tests/data/saved-items.test.ts tests
 * the rows.
 */

const table = emulatedTable();
const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;
beforeEach(() => {
  now = start;
});

const saved = savedHandlers({ table, now: () => now });
const statistics = statisticsHandlers({ table, now: () => now });
const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null } as const;

function post<Body>(body: Body) {
  return { ...nothing, body };
}

function at<Params>(params: Params) {
  return { ...nothing, params };
}

/** A user with one session of one company, whose site was read by default. */
async function aUser(options: { contacts?: Partial<ContactData> | null } = {}) {
  const caller = { userId: randomUUID() };
  const request = { userId: caller.userId, sessionId: randomUUID(), domain: 'cloudpay.example', amount: 2 };
  const session = newSession(request, null, now);
  await createSession(table, session, null);
  const id = leadId(session.id, 1);
  await putLead(table, caller.userId, lead({ id, session_id: session.id }));
  const owner = { userId: caller.userId, sessionId: session.id };
  if (options.contacts !== null) {
    const record = contactRecord({ lead_id: id, contact_data: contactData(options.contacts) });
    await putContact(table, owner, { ...record, id: `${id}:contact` });
  }
  return { caller, session, id };
}

describe('saving a company', () => {
  it('returns the same however often it is called, and the first call decides the notes', async () => {
    const { caller, id } = await aUser();
    const first = await saved.saveCompany(post({ lead_id: id, notes: 'Fits' }), caller);
    expect(first).toMatchObject({ lead_id: id, notes: 'Fits', saved_at: start.toISOString() });
    expect(first.lead.lead_contacts[0]?.contact_data?.names).toEqual(['Mara Lindqvist', 'Theo Okafor']);
    expect(await saved.saveCompany(post({ lead_id: id, notes: 'Other' }), caller)).toEqual(first);
    expect(await saved.companies({ ...nothing, query: { limit: 25 } }, caller)).toEqual({
      saved_companies: [{ ...first, for_domain: 'cloudpay.example' }],
      next_cursor: null,
    });
  });

  it('refuses a company of another user, or one that never existed', async () => {
    const { id } = await aUser();
    const stranger = { userId: randomUUID() };
    for (const lead_id of [id, leadId(randomUUID(), 1)]) {
      await expect(saved.saveCompany(post({ lead_id }), stranger)).rejects.toThrow('Company not found');
      await expect(saved.unsaveCompany(at({ leadId: lead_id }), stranger)).rejects.toThrow(
        'Company not found',
      );
    }
  });

  it('is undone by a removal that may be repeated, and done again', async () => {
    const { caller, id } = await aUser();
    await saved.saveCompany(post({ lead_id: id, notes: 'Call in spring.' }), caller);
    expect(await saved.unsaveCompany(at({ leadId: id }), caller)).toEqual({ notes: 'Call in spring.' });
    expect(await saved.unsaveCompany(at({ leadId: id }), caller)).toEqual({ notes: null });
    expect(await saved.saveCompany(post({ lead_id: id }), caller)).toMatchObject({ lead_id: id });
    expect(await statistics.savedCompanies(nothing, caller)).toMatchObject({
      saved_companies: 1,
      industries: 1,
    });
  });
});

describe('notes', () => {
  const change = (leadId: string, notes: string | null, updated_at: string) => ({
    ...at({ leadId }),
    body: { notes, updated_at },
  });

  it('accept the first of two changes to one version, and report the conflict to the second', async () => {
    const { caller, id } = await aUser();
    const { updated_at: seen } = await saved.saveCompany(post({ lead_id: id }), caller);
    const changed = await saved.changeCompanyNotes(change(id, 'Call in May', seen), caller);
    expect(changed.notes).toBe('Call in May');
    await expect(saved.changeCompanyNotes(change(id, 'Never', seen), caller)).rejects.toMatchObject({
      code: 'conflict',
      message: 'These notes have been changed elsewhere. Reload them and try again.',
    });
    const again = await saved.changeCompanyNotes(change(id, null, changed.updated_at), caller);
    expect(again.notes).toBeNull();
  });

  it('answer a repeated change whose answer was lost', async () => {
    const { caller, id } = await aUser();
    const { updated_at: seen } = await saved.saveCompany(post({ lead_id: id }), caller);
    const changed = await saved.changeCompanyNotes(change(id, 'Call', seen), caller);
    expect(await saved.changeCompanyNotes(change(id, 'Call', seen), caller)).toEqual(changed);
  });

  it('change even within the millisecond of saving', async () => {
    const { caller, id } = await aUser();
    const { updated_at: seen } = await saved.saveCompany(post({ lead_id: id }), caller);
    const { updated_at: then } = await saved.changeCompanyNotes(change(id, 'Call', seen), caller);
    expect(new Date(then).getTime()).toBeGreaterThan(new Date(seen).getTime());
  });

  it('need a saved item', async () => {
    const { caller, id } = await aUser();
    await expect(
      saved.changeCompanyNotes(change(id, 'Call', start.toISOString()), caller),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('saving a contact', () => {
  it('stores only what its contact record says about this person', async () => {
    const { caller, id } = await aUser();
    const contact = await saved.saveContact(post({ contact_id: `${id}:1` }), caller);
    const record = contactData();
    expect(contact).toMatchObject({
      contact_id: `${id}:1`,
      contact: {
        lead: { id, name: 'Harborline' },
        contact_data: {
          external_emails: [record.external_emails[1]],
          site_data: record.site_data,
          contact_index: 1,
          lead_contact_entry_id: `${id}:contact`,
        },
      },
    });
    expect(Object.keys(contact.contact.contact_data.email_verdicts)).toEqual([
      'theo.okafor@harborline.example',
    ]);
    expect(contact.contact.lead).not.toHaveProperty('evidence');
    expect(await saved.saveContact(post({ contact_id: `${id}:1` }), caller)).toEqual(contact);
  });

  it('refuses a person who is not in the record, and an import that never happened', async () => {
    const { caller, id } = await aUser();
    for (const contact_id of [`${id}:99`, `manual_${id}`, `bulk_${id}`, `${leadId(randomUUID(), 1)}:0`]) {
      await expect(saved.saveContact(post({ contact_id }), caller)).rejects.toThrow('Contact not found');
      await expect(saved.unsaveContact(at({ contactId: contact_id }), caller)).rejects.toThrow(
        'Contact not found',
      );
    }
    const unread = await aUser({ contacts: null });
    await expect(saved.saveContact(post({ contact_id: `${unread.id}:0` }), unread.caller)).rejects.toThrow(
      'Contact not found',
    );
  });

  it.each(['manual', 'bulk'] as const)(
    'that was imported (%s) can be removed and saved again',
    async (kind) => {
      const [person] = contactData().external_emails;
      if (person === undefined) throw new Error('there is a person');
      const { caller, id } = await aUser({
        contacts: {
          external_emails: [{ ...person, level: `${kind}_import` }],
          [`${kind}_import`]: true,
          import_notes: 'Met at a fair',
        },
      });
      const contact_id = `${kind}_${id}`;
      const first = await saved.saveContact(post({ contact_id }), caller);
      expect(first.contact.contact_data).toMatchObject({
        [`${kind}_import`]: true,
        import_notes: 'Met at a fair',
      });
      for (let time = 1; time <= 2; time += 1) {
        expect(await saved.unsaveContact(at({ contactId: contact_id }), caller)).toEqual({ notes: null });
      }
      expect(await saved.saveContact(post({ contact_id }), caller)).toMatchObject({ contact_id });
      await expect(saved.saveContact(post({ contact_id: `${id}:0` }), caller)).rejects.toThrow(
        'Contact not found',
      );
    },
  );

  it('shows in the search rows of a newer version, and by its id', async () => {
    const { caller, id } = await aUser();
    const rows = () => saved.contactSearchRows({ ...nothing, query: {} }, caller);
    const before = await rows();
    const contact = await saved.saveContact(post({ contact_id: `${id}:0` }), caller);
    const after = await rows();
    expect(after).toMatchObject({ rows: [{ id: contact.id, contact_id: `${id}:0` }], next_cursor: null });
    expect(after.version).toBeGreaterThan(before.version);
    expect(await statistics.savedContacts(nothing, caller)).toMatchObject({ version: after.version });
    const ids = [randomUUID(), contact.id].join();
    expect(await saved.contactsByIds({ ...nothing, query: { ids } }, caller)).toEqual({
      saved_contacts: [contact],
    });
  });
});

describe('the domain that a lead was found for', () => {
  it('is included with every saved company, and with every search row of a contact', async () => {
    const { caller, id } = await aUser();
    await saved.saveCompany(post({ lead_id: id }), caller);
    await saved.saveContact(post({ contact_id: `${id}:0` }), caller);
    const for_domain = 'cloudpay.example';
    const page = { ...nothing, query: { limit: 10 } };
    expect((await saved.companies(page, caller)).saved_companies).toMatchObject([{ for_domain }]);
    const { rows } = await saved.contactSearchRows({ ...nothing, query: {} }, caller);
    expect(rows).toMatchObject([{ for_domain }]);
  });

  it('is the one that an import names, read as people write it, or none', async () => {
    const caller = { userId: randomUUID() };
    const imports = importHandlers({ table, hash, mailDomain, now: () => now });
    const row = { name: 'Ada Quist', email: 'ada@lumengrid.example' };
    await imports.manual(post({ ...row, for_domain: 'https://CloudPay.example/' }), caller);
    await imports.manual(post({ ...row, email: 'bo@lumengrid.example' }), caller);
    const { rows } = await saved.contactSearchRows({ ...nothing, query: {} }, caller);
    const domains = Object.fromEntries(rows.map(({ email, for_domain }) => [email, for_domain]));
    expect(domains).toEqual({
      'ada@lumengrid.example': 'cloudpay.example',
      'bo@lumengrid.example': undefined,
    });
    await expect(imports.manual(post({ ...row, for_domain: 'no name' }), caller)).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'for_domain',
    });
  });
});

describe('saved items of a session', () => {
  it('are listed for companies and contacts together', async () => {
    const { caller, session, id } = await aUser();
    const ofSession = () => saved.ofSession(at({ sessionId: session.id }), caller);
    expect(await ofSession()).toEqual({ lead_ids: [], contact_ids: [] });
    await saved.saveCompany(post({ lead_id: id }), caller);
    for (const index of [0, 3]) await saved.saveContact(post({ contact_id: `${id}:${index}` }), caller);
    expect(await ofSession()).toEqual({ lead_ids: [id], contact_ids: [`${id}:0`, `${id}:3`] });
  });

  it('of another user are not listed', async () => {
    const { session } = await aUser();
    await expect(saved.ofSession(at({ sessionId: session.id }), { userId: randomUUID() })).rejects.toThrow(
      'Session not found',
    );
  });

  it('while it was running is updated at its end', async () => {
    const { handler: finishSession } = await import('../../functions/steps/finish-session.ts');
    const { caller, session, id } = await aUser({ contacts: { email_verdicts: {} } });
    await putLead(table, caller.userId, lead({ id: leadId(session.id, 2), session_id: session.id }));
    const early = await saved.saveCompany(post({ lead_id: leadId(session.id, 2), notes: 'Mine' }), caller);
    expect(early.lead.lead_contacts).toEqual([]);
    await saved.saveContact(post({ contact_id: `${id}:0` }), caller);
    const { setEmailVerdicts } = await import('../../functions/data/leads/leads.ts');
    const owner = { userId: caller.userId, sessionId: session.id };
    await setEmailVerdicts(table, owner, id, contactData().email_verdicts);
    const ids = { user_id: caller.userId, session_id: session.id, outcome: 'completed' };
    await finishSession(ids, { getRemainingTimeInMillis: () => 20_000 });

    const { saved_companies } = await saved.companies({ ...nothing, query: { limit: 25 } }, caller);
    expect(saved_companies).toMatchObject([
      {
        ...early,
        lead: { lead_contacts: [{ error: true, error_message: "The company's site could not be read." }] },
      },
    ]);
    const { saved_contacts } = await saved.contacts({ ...nothing, query: { limit: 25 } }, caller);
    expect(saved_contacts[0]?.contact.contact_data.email_verdicts).toEqual({
      'mara.lindqvist@harborline.example': contactData().email_verdicts['mara.lindqvist@harborline.example'],
    });
  });
});

describe('the dashboard', () => {
  it('of a new user is empty', async () => {
    expect(await statistics.dashboard(nothing, { userId: randomUUID() })).toMatchObject({
      total_leads: 0,
      saved_companies: 0,
      saved_contacts: 0,
      email_templates: 0,
      usage: { lead_searches_used: 0 },
      limits: { subscription_type: 'free' },
      recent_activity: [],
    });
  });

  it('shows counts, and the latest sessions and items that are still saved', async () => {
    const { caller, session, id } = await aUser();
    await endSession(table, session, completion(session, [lead({ id })], now));
    now = new Date('2026-11-20T11:00:00.000Z');
    await saved.saveCompany(post({ lead_id: id }), caller);
    now = new Date('2026-11-20T12:00:00.000Z');
    for (const index of [0, 1, 2]) await saved.saveContact(post({ contact_id: `${id}:${index}` }), caller);
    await saved.unsaveContact(at({ contactId: `${id}:1` }), caller);
    const dashboard = await statistics.dashboard(nothing, caller);
    expect(dashboard).toMatchObject({ total_leads: 1, saved_companies: 1, saved_contacts: 2 });
    expect(dashboard.recent_activity).toMatchObject([
      { kind: 'saved_contact', name: 'Ines Caruso', company: 'Harborline' },
      { kind: 'saved_contact', name: 'Mara Lindqvist' },
      { kind: 'saved_company', name: 'Harborline', lead_id: id },
      { kind: 'session', id: session.id, status: 'completed', leads_count: 1, source: 'search' },
    ]);
  });
});

describe('the figures above saved items', () => {
  it('count industries, levels, the pace and the latest', async () => {
    const { caller, id } = await aUser();
    for (const index of [0, 1, 2, 3]) await saved.saveContact(post({ contact_id: `${id}:${index}` }), caller);
    now = new Date('2026-12-02T10:00:00.000Z');
    expect(await statistics.savedContacts(nothing, caller)).toMatchObject({
      saved_contacts: 4,
      seniority_levels: 3,
      per_week: 2,
      last_saved: start.toISOString(),
    });
    expect(await statistics.savedCompanies(nothing, caller)).toEqual({
      saved_companies: 0,
      industries: 0,
      per_week: 0,
      last_saved: null,
    });
  });
});

describe('domains', () => {
  it('add up over all pages, and link to their companies', async () => {
    const { caller, session } = await aUser();
    const found = ['alpha', 'beta', 'gamma'].map((name) => lead({ name, domain: `${name}.example` }));
    await endSession(table, session, completion(session, found, now));
    expect(await statistics.domains({ ...nothing, query: { limit: 1 } }, caller)).toMatchObject({
      domains: [{ id: 'cloudpay.example', searches: 1, unique_companies: 3 }],
      total_domains: 1,
      total_searches: 1,
      companies_found: 3,
      average_per_domain: 3,
    });
    const companies = (domain: string) =>
      statistics.domainCompanies({ ...at({ domain }), query: { limit: 2 } }, caller);
    const page = await companies('cloudpay.example');
    expect(page.companies.map(({ name }) => name)).toEqual(['alpha', 'beta']);
    expect(page.next_cursor).toMatch(/^beta\.example#/);
    await expect(companies('another.example')).rejects.toThrow('Domain not found');
  });
});
