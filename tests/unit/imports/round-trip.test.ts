import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportPart } from '../../../functions/domain/exports/export-part.ts';
import { importedLead, judgeRow } from '../../../functions/domain/imports/imported-contact.ts';
import type { ImportRow } from '../../../shared/model/leads/contact-import.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { contactRows, readContactsCsv } from '../../../shared/text/csv/contacts-csv.ts';
import { hostileText, phoneText } from '../exports/hostile-texts.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const sessionId = '0193480a-0000-7000-8000-00000000000a';

function leadOf(row: ImportRow, number: number): LeadWithContacts | null {
  const ready = judgeRow(row);
  return 'reason' in ready ? null : importedLead(ready, { sessionId, number, kind: 'bulk', now });
}

function importAgain(leads: readonly LeadWithContacts[]): (LeadWithContacts | null)[] {
  const file = readContactsCsv(
    new TextEncoder().encode(exportPart('csv', leads, { first: true, last: true })),
  );
  if ('fault' in file) throw new Error(file.fault);
  return contactRows(file, file.fields).map((row, at) => leadOf(row, at + 1));
}

it('imported contacts that are exported come back unchanged, hostile texts and all phones', () => {
  const row = fc.record({
    name: hostileText.map((text) => `n${text}`),
    email: fc
      .stringMatching(/^[a-z][a-z0-9.+_-]{0,10}[a-z0-9]$/)
      .map((local) => `${local}@lumengrid.example`),
    phone: phoneText,
    other_phones: fc.array(phoneText, { maxLength: 3 }),
    company: hostileText,
    title: hostileText,
    industry: hostileText,
    linkedin: fc.constantFrom('', 'ada-quist', 'linkedin.com/in/ада'),
  });
  fc.assert(
    fc.property(row, (given) => {
      const lead = leadOf(given, 1);
      fc.pre(lead !== null);
      const [again] = importAgain([lead]);
      expect(again).toEqual(lead);
    }),
    { numRuns: 500 },
  );
});

it('a mailbox without a name comes back as the mailbox that it was', () => {
  const mailboxes = [
    { email: 'info@lumengrid.example' },
    { email: 'sales@lumengrid.example', phone: '+14155550100' },
    { email: 'muc@lumengrid.example', mailbox: 'other' },
  ].map((row, at) => leadOf(row, at + 1));
  expect(mailboxes.map((lead) => lead?.lead_contacts[0]?.contact_data?.external_emails[0]?.mailbox)).toEqual([
    'contact',
    'sales',
    'other',
  ]);
  expect(importAgain(mailboxes.filter((lead) => lead !== null))).toEqual(mailboxes);
});

it('a person without a name is still refused', () => {
  expect(judgeRow({ email: 'ada.quist@lumengrid.example' })).toEqual({
    reason: 'Name and email are required',
  });
});
