import { describe, expect, test } from 'vitest';
import { inWritingOrder } from '../../../functions/domain/contacts/company/writing-order.ts';
import { isCentral, isGeneral, kindOfMailbox } from '../../../functions/domain/contacts/words/mailboxes.ts';
import { isFreeMailHost } from '../../../functions/domain/email-addresses/free-mail.ts';
import { contactData, type MailboxKind, mailboxKinds } from '../../../shared/model/leads/contact-data.ts';
import { person } from '../../sample-leads.ts';
import { readAcme } from './site-in-memory.ts';

test.each<[string, MailboxKind]>([
  ['info', 'contact'],
  ['kontakt', 'contact'],
  ['secretariat', 'contact'],
  ['office-hamburg', 'contact'],
  ['verkauf', 'sales'],
  ['sales-uk', 'sales'],
  ['ventas2', 'sales'],
  ['businessdevelopment', 'sales'],
  ['geschaeftsfuehrung', 'owner_run'],
  ['owner', 'owner_run'],
  ['presse', 'press'],
  ['rrhh', 'jobs'],
  ['bewerbung', 'jobs'],
  ['datenschutz', 'privacy'],
  ['buchhaltung', 'other'],
  ['kancelaria', 'contact'],
  ['despacho', 'contact'],
  ['pardavimai', 'sales'],
  ['ugyvezeto', 'owner_run'],
  ['lowongan', 'jobs'],
  ['j.roe', 'other'],
])('%s@ is for %s', (local, kind) => {
  expect(kindOfMailbox(local)).toBe(kind);
});

test('the mailbox of the person who leads a firm is theirs only, one of a department is not', () => {
  expect([isGeneral('owner'), isGeneral('buchhaltung'), isGeneral('jane.roe')]).toEqual([false, true, false]);
  expect([isCentral('info'), isCentral('buchhaltung')]).toEqual([true, false]);
});

describe('the mailboxes of a site', () => {
  test('have entries with their own ids, after decision makers and before the rest', async () => {
    const data = await readAcme({
      '/': `<a href="/team">Team</a><p>privacy@acme.example</p><p>info@acme.example</p>
        <p>jobs@acme.example, sales@acme.example</p>`,
      '/team': `<ul>
        <li><h3>Ann Bell</h3><p>Clerk</p><a href="mailto:ann@acme.example">Write</a></li>
        <li><h3>Tom Ray</h3><p>Gardener</p></li>
        <li><h3>Jane Roe</h3><p>Managing Director</p><a href="mailto:jane.roe@acme.example">Write</a></li>
      </ul>`,
    });
    expect(
      data.external_emails.map(({ value, full_name, mailbox }) => mailbox ?? (value || full_name)),
    ).toEqual([
      'jane.roe@acme.example',
      'contact',
      'sales',
      'ann@acme.example',
      'Tom Ray',
      'jobs',
      'privacy',
    ]);
    const [, info] = data.external_emails;
    expect(info).toMatchObject({ value: 'info@acme.example', full_name: '', title: '', level: 'other' });
    expect(info?.sources.map(({ ref }) => ref)).toEqual(['https://acme.example/']);
    expect(data.names).not.toContain('');
    expect(data.emails).toContain('info@acme.example');
    expect(contactData.safeParse(data).error).toBeUndefined();
  });

  test("are the owner's with a free provider, unless their name says what they are for", async () => {
    const { external_emails: entries } = await readAcme({
      '/': '<footer>acmepumps@gmail.com</footer><p>jobs.acme@gmail.com</p>',
    });
    expect(entries.map(({ value, mailbox }) => [value, mailbox])).toEqual([
      ['acmepumps@gmail.com', 'owner_run'],
      ['jobs.acme@gmail.com', 'jobs'],
    ]);
  });
});

test('the order is the same for all levels and kinds, and equals keep theirs', () => {
  const levels = ['c_suite', 'vp', 'director', 'manager', 'senior', 'other'] as const;
  const people = levels.flatMap((level) => [
    person({ level }),
    person({ level, value: '', emails: [], full_name: 'Nobody Known' }),
  ]);
  const mailboxes = mailboxKinds.map((mailbox) => person({ level: 'other', full_name: '', mailbox }));
  const sorted = inWritingOrder([...people.toReversed(), ...mailboxes]);
  expect(
    sorted.map(({ value, level, mailbox }) => mailbox ?? (value === '' ? `no address, ${level}` : level)),
  ).toEqual([
    'c_suite',
    'vp',
    'director',
    'owner_run',
    'manager',
    'contact',
    'sales',
    'other',
    'senior',
    'other',
    'no address, c_suite',
    'no address, vp',
    'no address, director',
    'no address, other',
    'no address, senior',
    'no address, manager',
    'press',
    'jobs',
    'privacy',
  ]);
  expect(inWritingOrder(sorted)).toEqual(sorted);
});

test.each([
  ['hyper.ocn.ne.jp', true],
  ['eonet.ne.jp', true],
  ['live.se', true],
  ['gmx.com.de', true],
  ['netti.fi', true],
  ['live-roe.se', false],
  ['ocn-roe.co.jp', false],
  ['acme.example', false],
])('%s has mailboxes for anybody: %s', (host, isFree) => {
  expect(isFreeMailHost(host)).toBe(isFree);
});
