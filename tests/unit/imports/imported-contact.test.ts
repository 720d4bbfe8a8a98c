import { describe, expect, it } from 'vitest';
import { importedLead, judgeRow, type ReadyRow } from '../../../functions/domain/imports/imported-contact.ts';
import type { ImportRow } from '../../../shared/model/leads/contact-import.ts';
import { leadWithContacts } from '../../../shared/model/leads/session.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const required = { name: ' Ada  Quist ', email: ' ada@lumengrid.example ' };

function ready(row: ImportRow): ReadyRow {
  const judged = judgeRow(row);
  if ('reason' in judged) throw new Error(judged.reason);
  return judged;
}

const place = { sessionId: '0193480a-0000-7000-8000-00000000000a', number: 17, kind: 'bulk', now } as const;
const lead = (row: ImportRow) => importedLead(ready(row), place);

describe('a row of an import', () => {
  it.each([
    [{}, 'Name and email are required'],
    [{ name: 'Ada', email: '  ' }, 'Name and email are required'],
    [{ email: 'ada@lumengrid.example' }, 'Name and email are required'],
    [{ ...required, email: 'ada at lumengrid' }, 'ada at lumengrid is not a valid email address'],
    [{ ...required, name: 'n'.repeat(201) }, 'The name is longer than 200 characters'],
    [{ ...required, notes: 'n'.repeat(1001) }, 'The notes is longer than 1000 characters'],
    [
      { ...required, linkedin: 'https://elsewhere.example/in/ada' },
      'LinkedIn takes the address of a profile, such as linkedin.com/in/name, or its username',
    ],
  ])('that cannot be imported says why: %j', (row, reason) => {
    expect(judgeRow(row)).toEqual({ reason });
  });

  it('is trimmed, and its profile becomes a username however it is written', () => {
    expect(ready(required)).toMatchObject({
      name: 'Ada Quist',
      email: 'ada@lumengrid.example',
      linkedin: '',
    });
    for (const linkedin of [
      'ada-quist',
      '@ada-quist',
      'linkedin.com/in/ada-quist',
      'https://www.linkedin.com/in/ada-quist/',
    ]) {
      expect(ready({ ...required, linkedin }).linkedin).toBe('ada-quist');
    }
  });

  it('becomes a lead with the data and the defaults of the specification', () => {
    const imported = lead({ ...required, title: 'CMO', phone: '+1 415 555 0100', notes: 'from the fair' });
    expect(leadWithContacts.parse(imported)).toEqual(imported);
    expect(imported).toMatchObject({
      id: '0193480a-0000-7000-8000-00000000000a.0017',
      name: 'Imported Lead',
      domain: 'lumengrid.example',
      industry: 'Unknown',
      kind: 'import',
      evidence: [],
    });
    expect(imported.lead_contacts[0]?.contact_data).toMatchObject({
      external_emails: [
        { value: 'ada@lumengrid.example', full_name: 'Ada Quist', title: 'CMO', level: 'bulk_import' },
      ],
      site_data: { title: '', description: 'Unknown' },
      bulk_import: true,
      import_notes: 'from the fair',
    });
  });

  it("uses a company's domain from the address, unless anyone can have one there", () => {
    expect(lead({ ...required, company: 'Lumen Grid', industry: 'Energy' })).toMatchObject({
      name: 'Lumen Grid',
      industry: 'Energy',
      domain: 'lumengrid.example',
    });
    expect(lead({ ...required, email: 'ada@gmail.com' }).domain).toBe('');
  });
});
