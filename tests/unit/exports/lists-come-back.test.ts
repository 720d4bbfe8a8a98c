import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addedDomain,
  changedDomain,
  detailsOf,
  termsOf,
} from '../../../functions/domain/domains/sale-change.ts';
import { exportSaved } from '../../../functions/domain/exports/export-saved.ts';
import type { ExportStore } from '../../../functions/domain/exports/export-store.ts';
import { importedLead, judgeRow } from '../../../functions/domain/imports/imported-contact.ts';
import type { ExportedList } from '../../../shared/contract/lead-exports.ts';
import type { ImportRow } from '../../../shared/model/leads/contact-import.ts';
import { currency, domainStatus, saleChanges } from '../../../shared/model/leads/domain-for-sale.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { type Deal, unsaidNotes } from '../../../shared/model/outreach/deal.ts';
import { contactRows, readContactsCsv } from '../../../shared/text/csv/contacts-csv.ts';
import { readCsvTable } from '../../../shared/text/csv/csv-table.ts';
import { portfolioRows, readPortfolioCsv } from '../../../shared/text/csv/portfolio-csv.ts';
import { hostileText, phoneText } from './hostile-texts.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const at = now.toISOString();
const saved = { id: 'saved-1', user_id: 'user-1', saved_at: at, updated_at: at };

const onPro: Awaited<ReturnType<ExportStore<never>['subscription']>> = {
  ...{ subscription_type: 'pro', status: 'active', trial_refused: false, updated_at: at },
  ...{ current_period_start: at, current_period_end: null, cancel_at_period_end: false },
  past_due_since: null,
};

const aDeal: Deal = {
  ...unsaidNotes,
  id: 'cloudpay.example~lumengrid.example',
  domain: 'cloudpay.example',
  company: 'Lumengrid',
  company_key: 'lumengrid.example',
  stage: 'waiting',
  contact_ids: [],
  history: [],
  updated_at: at,
};
const aMail = {
  id: 'mail-1',
  contact_id: 'lead-1:0',
  email: 'ada@lumengrid.example',
  company_domain: 'lumengrid.example',
  country: null,
  published: true,
  source_url: null,
  domain: 'cloudpay.example',
  price: '$4,900',
  without_source: false,
  step: 0,
  follows_id: null,
  queued_at: at,
  updated_at: at,
};

/** The CSV file of a list, as a browser saves it. */
async function fileOf(list: ExportedList, stored: Partial<ExportStore<never>>): Promise<Uint8Array> {
  const store: ExportStore<never> = {
    session: async () => null,
    subscription: async () => onPro,
    count: async () => undefined,
    leads: async () => ({ leads: [], after: null }),
    savedContacts: async () => [],
    savedCompanies: async () => [],
    domains: async () => [],
    foundLeads: async () => [],
    sessionDomains: async () => new Map(),
    deals: async () => [],
    queued: async () => [],
    logged: async () => [],
    removed: async () => new Set(),
    ...stored,
  };
  const repeats = { answered: async () => null, answer: (): never => expect.unreachable() };
  const services = { store, repeats, hash: async (text: string) => text, now: () => now };
  const asked = { userId: 'user-1', list, ids: ['saved-1'], first: true };
  return new TextEncoder().encode((await exportSaved(services, asked, null)).content);
}

const importRow = fc.record({
  name: hostileText.map((text) => `n${text}`),
  email: fc.stringMatching(/^[a-z][a-z0-9.+_-]{0,10}[a-z0-9]$/).map((local) => `${local}@lumengrid.example`),
  phone: phoneText,
  other_phones: fc.array(phoneText, { maxLength: 3 }),
  company: hostileText,
  title: hostileText,
  industry: hostileText,
  notes: hostileText,
  linkedin: fc.constantFrom('', 'ada-quist'),
});

function leadOf(row: ImportRow): LeadWithContacts | null {
  const ready = judgeRow(row);
  const place = { sessionId: '0193480a-0000-7000-8000-00000000000a', number: 1, kind: 'bulk', now } as const;
  return 'reason' in ready ? null : importedLead(ready, place);
}

function leadsIn(file: Uint8Array): (LeadWithContacts | null)[] {
  const read = readContactsCsv(file);
  if ('fault' in read) throw new Error(read.fault);
  return contactRows(read, read.fields).map(leadOf);
}

it.each(['contacts', 'companies', 'leads'] as const)(
  'chosen %s come back unchanged, with notes, hostile texts and all phones',
  async (list) => {
    await fc.assert(
      fc.asyncProperty(importRow, async (row) => {
        const lead = leadOf(row);
        const record = lead?.lead_contacts[0];
        const data = record?.contact_data;
        fc.pre(lead !== null && record !== undefined && data !== null && data !== undefined);
        const { lead_contacts: _, evidence: __, ...company } = lead;
        const { external_emails, site_data, email_verdicts, import_notes: notes = '' } = data;
        const contact_data = { external_emails, site_data, email_verdicts };
        const of = { lead_contact_entry_id: record.id, contact_index: 0 };
        const contact = { lead: company, contact_data: { ...contact_data, ...of } };
        const file = await fileOf(list, {
          savedContacts: async () => [{ ...saved, contact_id: `${lead.id}:0`, notes, contact }],
          savedCompanies: async () => [{ ...saved, lead_id: lead.id, notes, lead }],
          foundLeads: async () => [lead],
        });
        expect(leadsIn(file)).toEqual([lead]);
      }),
      { numRuns: 500 },
    );
  },
);

it('domains come back unchanged, with prices, dates, notes and hostile texts', async () => {
  const amount = fc.option(fc.integer({ min: 1, max: 1_000_000_000 }));
  const sale = fc.record({
    asking_price: amount,
    floor_price: amount,
    currency: fc.constantFrom(...currency.options),
    link: fc.constantFrom('', 'https://shop.example/cloudpay', 'https://shop.example/?a=1,2&b=%22'),
    status: fc.constantFrom(...domainStatus.options),
    expires_on: fc.option(fc.constantFrom('2026-12-31', '2027-02-03', '2031-10-11')),
    registrar: hostileText,
    note: hostileText,
  });
  await fc.assert(
    fc.asyncProperty(sale, async (written) => {
      const { data } = saleChanges.safeParse(written);
      fc.pre(data !== undefined);
      const domain = changedDomain(addedDomain('cloudpay.example'), data, now);
      const read = readPortfolioCsv(await fileOf('domains', { domains: async () => [domain] }));
      if ('fault' in read) throw new Error(read.fault);
      const [row, ...more] = portfolioRows(read, read.fields).rows;
      expect(more).toEqual([]);
      const { domain: name = '', ...changes } = row ?? {};
      const again = changedDomain(addedDomain(name), changes, now);
      expect({ ...termsOf(again), ...detailsOf(again) }).toEqual({
        ...termsOf(domain),
        ...detailsOf(domain),
      });
    }),
    { numRuns: 500 },
  );
});

it('companies of the desk are read back unchanged, with notes and hostile texts', async () => {
  const written = fc.record({
    company: hostileText,
    next_step: hostileText,
    note: hostileText,
    offered: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
  });
  await fc.assert(
    fc.asyncProperty(written, async (notes) => {
      const deal = { ...aDeal, ...notes };
      const [row] = rowsIn(await fileOf('deals', { deals: async () => [deal] }));
      expect(row).toMatchObject({
        for_domain: deal.domain,
        company: deal.company,
        domain: deal.company_key,
        stage: deal.stage,
        next_step: deal.next_step,
        offered: deal.offered === null ? '' : String(deal.offered),
        notes: deal.note,
      });
    }),
    { numRuns: 500 },
  );
});

it.each(['queue', 'log'] as const)(
  'mails of the %s are read back unchanged, and their recipients can be imported',
  async (list) => {
    const written = fc.record({
      name: hostileText.map((text) => `n${text}`),
      company: hostileText,
      subject: hostileText,
      text: hostileText,
    });
    await fc.assert(
      fc.asyncProperty(written, async (texts) => {
        const mail = { ...aMail, ...texts };
        const waiting = { ...mail, status: 'queued' as const, problem: null };
        const sent = { way: 'copied' as const, basis: null, sent_at: at, outcome: null, follow_up_id: null };
        const file = await fileOf(list, {
          queued: async () => [waiting],
          logged: async () => [{ ...mail, ...sent }],
        });
        expect(rowsIn(file)).toEqual([expect.objectContaining({ ...texts, email: mail.email })]);
        const { name, company } = texts;
        expect(leadsIn(file)).toEqual([leadOf({ name, company, email: mail.email })]);
      }),
      { numRuns: 500 },
    );
  },
);

/** The rows of a file by its headings. */
function rowsIn(file: Uint8Array): Record<string, string>[] {
  const table = readCsvTable(file, file.length);
  if ('fault' in table) throw new Error(table.fault);
  const [headings = [], ...lines] = table.lines;
  return lines.map((line) => Object.fromEntries(headings.map((name, column) => [name, line[column] ?? ''])));
}
