import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { exportPart } from '../../../functions/domain/exports/export-part.ts';
import { refuseExport } from '../../../functions/domain/exports/refuse-export.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { harmlessCell, plainCell } from '../../../shared/text/csv/harmless-cell.ts';
import { anyCharacter } from '../../any-character.ts';
import { contactData, contactRecord, lead, person } from '../../sample-leads.ts';

const whole = { first: true, last: true, forDomain: 'cloudpay.example' };

/** The file of leads that come in parts of these sizes. */
function fileOf(format: 'json' | 'csv', parts: readonly (readonly LeadWithContacts[])[]): string {
  const last = parts.length - 1;
  return parts
    .map((leads, index) => exportPart(format, leads, { ...whole, first: index === 0, last: index === last }))
    .join('');
}

function tableOf(csv: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: false });
  expect(errors.filter(({ code }) => code !== 'TooFewFields')).toEqual([]);
  return data.slice(0, -1);
}

function emailSource(value: string) {
  const at = '2026-11-19T09:30:00.000Z';
  const ref = 'https://harborline.example/contact';
  return { type: 'email' as const, value, ref, extracted_on: at, updated_on: at };
}

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 20 }),
  fc.constantFrom('=1', '"', 'a\r\nb', ';', 'é,'),
);
const anyLead = fc
  .tuple(anyText, anyText, fc.array(anyText, { maxLength: 3 }))
  .map(([name, industry, people]) => {
    const external_emails = people.map((full_name) => person({ full_name }));
    const contact_data = contactData({ external_emails });
    return lead({ name, industry, lead_contacts: [contactRecord({ contact_data })] });
  });
const anyParts = fc.array(fc.array(anyLead, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });

describe('an export as JSON', () => {
  it('contains the leads with contacts and evidence, however it is split', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        expect(JSON.parse(fileOf('json', parts))).toEqual(parts.flat());
      }),
    );
  });

  it('of nothing is an empty list', () => {
    expect(JSON.parse(exportPart('json', [], whole))).toEqual([]);
  });
});

describe('an export as CSV', () => {
  it('has a row per person, with what is known about the company', () => {
    const rows = tableOf(exportPart('csv', [lead()], whole));
    expect(rows.map((row) => row.name)).toEqual([
      'Mara Lindqvist',
      'Theo Okafor',
      'Ines Caruso',
      'Juno Park',
      'Sam Rivers',
    ]);
    expect(rows[0]).toEqual({
      name: 'Mara Lindqvist',
      email: 'mara.lindqvist@harborline.example',
      email_verdict: 'unknown',
      email_origin: 'Published at https://harborline.example/team',
      phone: "'+14155550123",
      company: 'Harborline',
      title: 'Chief Executive Officer',
      level: 'c_suite',
      mailbox: '',
      industry: 'Payments',
      linkedin: 'https://www.linkedin.com/in/mara-lindqvist-example',
      domain: 'harborline.example',
      for_domain: 'cloudpay.example',
      relevance_reason: lead().relevance_reason,
      other_emails: '',
      other_phones: '',
      company_emails: 'info@harborline.example press@old-harborline.test',
      company_phones: "'+14155550100 +493055501234",
      source: 'https://harborline.example/team',
      caution: '',
      notes: '',
    });
  });

  it("says in each person's row why an offer could be called bad faith, and what that does not say", () => {
    const caution = {
      kind: 'caution',
      reasons: ['It bears the name.'],
      limits: ['No trademark was seen.'],
    } as const;
    const rows = tableOf(
      exportPart(
        'csv',
        [lead({ caution: { ...caution, reasons: [...caution.reasons], limits: [...caution.limits] } })],
        whole,
      ),
    );
    expect(new Set(rows.map((row) => row.caution))).toEqual(
      new Set(['Could be called bad faith: It bears the name. No trademark was seen.']),
    );
  });

  it('has a row for a mailbox, and never calls an inferred address published', () => {
    const inferred = {
      ...emailSource('ines.caruso@harborline.example'),
      decoding: 'inferred from pattern first.last',
      inferred_from: ['mara.lindqvist@harborline.example', 'juno.park@harborline.example'],
    };
    const guessed = person({ value: inferred.value, emails: [inferred.value], sources: [inferred] });
    const mailbox = person({
      value: 'sales@harborline.example',
      full_name: '',
      title: '',
      level: 'other',
      emails: ['sales@harborline.example'],
      sources: [emailSource('sales@harborline.example')],
      mailbox: 'sales',
    });
    const contact_data = contactData({ external_emails: [guessed, mailbox], sources: [inferred] });
    const leads = [lead({ lead_contacts: [contactRecord({ contact_data })] })];
    const rows = tableOf(exportPart('csv', leads, whole));
    expect(rows.map(({ email, mailbox: kind, email_origin }) => [email, kind, email_origin])).toEqual([
      [
        'ines.caruso@harborline.example',
        '',
        'Not published, inferred from pattern first.last, as in mara.lindqvist@harborline.example and juno.park@harborline.example',
      ],
      ['sales@harborline.example', 'sales', 'Published at https://harborline.example/contact'],
    ]);
    expect(JSON.parse(exportPart('json', leads, whole))[0].lead_contacts[0].contact_data.sources).toEqual([
      inferred,
    ]);
  });

  it.each([
    ['without people', [contactRecord({ contact_data: contactData({ external_emails: [] }) })], 'info@'],
    ['whose site was not read', [contactRecord({ contact_data: null, error: true })], ''],
  ])('has one row for a company %s', (_, lead_contacts, emails) => {
    const rows = tableOf(exportPart('csv', [lead({ lead_contacts })], whole));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      name: '',
      company: 'Harborline',
      company_emails: expect.stringContaining(emails),
    });
  });

  it('is RFC 4180 with every cell harmless, whatever it contains and however it is split', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const file = fileOf('csv', parts);
        expect(file).toBe(fileOf('csv', [parts.flat()]));
        expect(file.startsWith('\ufeffname,email,')).toBe(true);
        expect(file.endsWith('\r\n')).toBe(true);
        const { data } = Papa.parse<string[]>(file, { delimiter: ',', newline: '\r\n' });
        const [header, ...rows] = data.slice(0, -1);
        expect(rows.every((row) => row.length === header?.length)).toBe(true);
        const names = parts.flat().flatMap((each) => {
          const people = each.lead_contacts[0]?.contact_data?.external_emails ?? [];
          return people.length === 0 ? [''] : people.map(({ full_name }) => harmlessCell(full_name));
        });
        expect(rows.map(([name]) => name)).toEqual(names);
        for (const cell of rows.flat()) expect(harmlessCell(plainCell(cell))).toBe(cell);
      }),
    );
  });
});

describe('who may export what', () => {
  it.each(['pro', 'enterprise'] as const)('%s: a completed search', (plan) => {
    expect(() => refuseExport({ status: 'completed' }, plans[plan].limits)).not.toThrow();
  });

  it('free: nothing, with an explanation', () => {
    expect(() => refuseExport({ status: 'completed' }, plans.free.limits)).toThrow(
      expect.objectContaining({
        code: 'limit_reached',
        message: 'Exports are part of the Pro and Enterprise plans. Upgrade your plan to export these leads.',
      }),
    );
  });

  it.each(['processing', 'failed'] as const)('nobody: one that is %s', (status) => {
    expect(() => refuseExport({ status }, plans.pro.limits)).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
  });
});
