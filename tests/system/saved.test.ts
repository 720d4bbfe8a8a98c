import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { desk } from '../../shared/contract/desk.ts';
import { domains } from '../../shared/contract/domains.ts';
import { leadExports } from '../../shared/contract/lead-exports.ts';
import { registrations } from '../../shared/contract/registrations.ts';
import type { Output, Route } from '../../shared/contract/route.ts';
import { saved } from '../../shared/contract/saved.ts';
import { sessions } from '../../shared/contract/sessions.ts';
import { statistics } from '../../shared/contract/statistics.ts';
import type { LeadWithContacts } from '../../shared/model/leads/session.ts';
import { violations } from './stack/invariants.ts';
import { newPerson, type Person } from './stack/person.ts';
import { invoke, type Product, startProduct } from './stack/product.ts';
import { companyCount, searched } from './stack/small-web.ts';

let product: Product;

/** A day from now on, as 2026-12-31. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

beforeAll(async () => {
  product = await startProduct({ registrations: { [searched]: dayIn(5) } });
});

afterAll(async () => product?.stop());

/** One person's calls of operations, which must succeed, each with its own path. */
function callsOf(person: Person) {
  return async <R extends Route>(route: R, path: string, body?: unknown): Promise<Output<R>> => {
    const answer = await person.call(route.method, path, body);
    expect(answer, `${route.method} ${path}`).toMatchObject({ status: 200 });
    const schema: R['response'] = route.response;
    return z.parse(schema, answer.body);
  };
}

/** The first lead of a search that has ended. */
async function foundBy(person: Person, companies: number): Promise<LeadWithContacts> {
  const id = await person.search(searched, companies);
  await person.ended(id);
  const [lead] = await person.leads(id);
  if (lead === undefined) throw new Error('there is a lead');
  return lead;
}

describe('a seller who searches', () => {
  it('saves, takes notes, sees the totals, and exports', async () => {
    const seller = await newPerson(product.url);
    const done = callsOf(seller);
    await invoke(product, 'OperatorPlans', { user_id: seller.userId, subscription_type: 'pro' });
    const lead = await foundBy(seller, companyCount);
    const id = lead.session_id;

    const company = await done(saved.saveCompany, '/api/saved-companies', { lead_id: lead.id });
    expect(company.lead).toEqual(lead);
    const contact_id = `${lead.id}:0`;
    const contact = await done(saved.saveContact, '/api/saved-contacts', { contact_id });
    expect(contact.contact.lead.name).toBe(lead.name);
    expect(await done(saved.ofSession, `/api/sessions/${id}/saved`)).toEqual({
      lead_ids: [lead.id],
      contact_ids: [contact_id],
    });

    const ofCompany = `/api/saved-companies/${lead.id}`;
    const change = { notes: ' Call in May ', updated_at: company.updated_at };
    const noted = await done(saved.changeCompanyNotes, ofCompany, change);
    expect(noted.notes).toBe('Call in May');
    const stale = await seller.call('PATCH', ofCompany, { ...change, notes: 'Never' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict' } });

    const dashboard = await done(statistics.dashboard, '/api/dashboard');
    expect(dashboard).toMatchObject({
      total_leads: companyCount,
      saved_companies: 1,
      saved_contacts: 1,
      email_templates: 0,
      limits: { subscription_type: 'pro' },
      usage: { lead_searches_used: 1 },
    });
    expect(dashboard.recent_activity.map(({ kind }) => kind)).toEqual([
      'saved_contact',
      'saved_company',
      'session',
    ]);

    expect(await done(statistics.domains, '/api/domains')).toMatchObject({
      domains: [{ id: searched, searches: 1, unique_companies: companyCount }],
      total_domains: 1,
      total_searches: 1,
      companies_found: companyCount,
      average_per_domain: companyCount,
    });
    const { companies } = await done(statistics.domainCompanies, `/api/domains/${searched}/companies`);
    expect(companies).toHaveLength(companyCount);
    expect(companies).toSatisfy((all: typeof companies) => all.every(({ has_contacts }) => has_contacts));
    expect(await done(sessions.lead, `/api/leads/${lead.id}`)).toEqual(lead);

    const file = await done(leadExports.start, `/api/sessions/${id}/exports`, { format: 'csv' });
    expect(file).toMatchObject({ filename: `leads-${id}.csv`, next_cursor: null });
    const { data } = Papa.parse<Record<string, string>>(file.content, { header: true, skipEmptyLines: true });
    // One person and one general mailbox each.
    expect(data).toHaveLength(2 * companyCount);
    expect(data[0]).toMatchObject({ company: lead.name, title: 'Managing Director' });

    const chosen = { list: 'companies', ids: [company.id], first: true };
    const ofChosen = await done(leadExports.saved, '/api/saved-exports', chosen);
    expect(ofChosen).toMatchObject({ filename: 'saved-companies.csv' });
    expect(ofChosen.content).toContain('Call in May');
    expect(await violations(product.table, seller.userId)).toEqual([]);
  });

  it('has the registry asked when a domain expires', async () => {
    const seller = await newPerson(product.url);
    const done = callsOf(seller);
    await foundBy(seller, 1);
    const found = await done(registrations.lookUp, `/api/domains/${searched}/registration`);
    expect(found.registration).toMatchObject({ expires_on: dayIn(5) });
    expect(await done(domains.expiring, '/api/expiring-domains')).toMatchObject({
      domains: [{ domain: searched, expires_on: dayIn(5) }],
    });
  });

  it('puts a company on the desk, and has sold its domain once it is won', async () => {
    const seller = await newPerson(product.url);
    const done = callsOf(seller);
    const lead = await foundBy(seller, 1);
    const expires_on = dayIn(1);
    await done(domains.update, `/api/domains/${searched}`, { expires_on });
    expect(await done(domains.expiring, '/api/expiring-domains')).toEqual({
      domains: [{ domain: searched, expires_on }],
    });

    const { id, updated_at } = await done(desk.add, '/api/deals', { lead_id: lead.id });
    const won = { stage: 'won', offered: 4900, updated_at };
    expect(await done(desk.update, `/api/deals/${id}`, won)).toMatchObject({ stage: 'won' });
    expect(await done(domains.get, `/api/domains/${searched}`)).toMatchObject({ status: 'sold' });
    expect(await done(domains.expiring, '/api/expiring-domains')).toEqual({ domains: [] });
  });

  it('removes what was saved, twice without harm, and nothing is left of it', async () => {
    const seller = await newPerson(product.url);
    const done = callsOf(seller);
    const { id } = await foundBy(seller, 1);
    await done(saved.saveCompany, '/api/saved-companies', { lead_id: id });
    await done(saved.saveContact, '/api/saved-contacts', { contact_id: `${id}:0` });
    for (let time = 1; time <= 2; time += 1) {
      await done(saved.unsaveCompany, `/api/saved-companies/${id}`);
      await done(saved.unsaveContact, `/api/saved-contacts/${id}:0`);
    }
    expect(await done(statistics.savedCompanies, '/api/statistics/saved-companies')).toEqual({
      saved_companies: 0,
      industries: 0,
      per_week: 0,
      last_saved: null,
    });
    expect(await done(saved.contactSearchRows, '/api/search/saved-contacts')).toMatchObject({ rows: [] });
    expect(await violations(product.table, seller.userId)).toEqual([]);
  });
});
