import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type ImportRow, importColumns } from '../../../shared/model/leads/contact-import.ts';
import { contactRows, contactsCsvTemplate, readContactsCsv } from '../../../shared/text/csv/contacts-csv.ts';
import { plainCell } from '../../../shared/text/csv/harmless-cell.ts';
import { importedMany, importedOne } from '../../../shared/text/csv/import-messages.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function rowsOf(bytes: Uint8Array): readonly ImportRow[] {
  const file = readContactsCsv(bytes);
  if ('fault' in file) throw new Error(file.fault);
  return contactRows(file, file.fields);
}

describe('a CSV file of contacts', () => {
  it.each([
    ['commas', 'name,email\nAda,ada@lumengrid.example\n'],
    ['semicolons', 'name;email\r\nAda;ada@lumengrid.example\r\n'],
    ['tabs', 'name\temail\nAda\tada@lumengrid.example'],
    ['a byte order mark', '\ufeffname,email\nAda,ada@lumengrid.example'],
    ['blank lines', '\nname,email\n\n , \nAda,ada@lumengrid.example\n\n'],
    ['other names of columns', 'Full Name,E-Mail Address\nAda,ada@lumengrid.example'],
    ['columns in another order', 'EMAIL,Name\nada@lumengrid.example,Ada'],
  ])('is read with %s', (_what, text) => {
    expect(rowsOf(utf8(text))).toEqual([{ name: 'Ada', email: 'ada@lumengrid.example' }]);
  });

  it('may contain quotes, separators and line breaks within cells', () => {
    const text = 'name,email,notes\n"Quist, Ada ""AQ""",ada@lumengrid.example,"first\nsecond; third"';
    expect(rowsOf(utf8(text))).toEqual([
      { name: 'Quist, Ada "AQ"', email: 'ada@lumengrid.example', notes: 'first\nsecond; third' },
    ]);
  });

  it('reads back whatever a CSV writer has written', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 30 });
    const row = fc.record({
      name: cell.map((text) => `n${text}`),
      email: cell.map((text) => `e${text}`),
      // An apostrophe before a formula is what a writer of ours adds, and no text.
      notes: cell.filter((text) => text !== '' && plainCell(text) === text),
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        (rows, delimiter, newline) => {
          const text = Papa.unparse(rows, {
            columns: ['name', 'email', 'notes'],
            delimiter,
            newline,
            quotes: true,
          });
          expect(rowsOf(utf8(text))).toEqual(rows);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is read in the encodings of spreadsheets, and names the encoding', () => {
    const text = 'name,email\nJürgen Größe,j@lumengrid.example';
    const windows = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
    for (const [bytes, encoding] of [
      [utf8(text), 'UTF-8'],
      [windows, 'Windows-1252'],
      [utf16, 'UTF-16'],
      [utf16.map((_, at) => utf16[at ^ 1] ?? 0), 'UTF-16'],
    ] as const) {
      const file = readContactsCsv(bytes);
      expect(file).toMatchObject({ encoding });
      expect(rowsOf(bytes)).toEqual([{ name: 'Jürgen Größe', email: 'j@lumengrid.example' }]);
    }
  });

  it.each([
    ['an encoding that is not recognized', Uint8Array.from([0x6e, 0x81, 0x8d]), /encoding other than UTF-8/],
    ['bytes that are no text', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]), /can’t read this file/],
    ['nothing', utf8(''), /^Please upload a valid CSV file$/],
    ['a header alone', utf8('name,email\n'), /^Please upload a valid CSV file$/],
    [
      'a quote without end',
      utf8('name,email\n"Ada,ada@lumengrid.example'),
      /^Failed to parse CSV file\. Please check the format\.$/,
    ],
    [
      'too many rows',
      utf8(`name,email\n${'a,a@b.example\n'.repeat(5001)}`),
      /at most 5,000 rows; this one has 5,001/,
    ],
    ['too many bytes', new Uint8Array(5_000_001), /at most 5 MB/],
  ])('of %s is refused with a sentence', (_what, bytes, fault) => {
    expect(readContactsCsv(bytes)).toEqual({ fault: expect.stringMatching(fault) });
  });

  // The headings are those of the programs' own exports; names and figures are made up.
  it.each([
    [
      'Google Contacts',
      'First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Country,Website 1 - Label,Website 1 - Value',
      'Ada,,Quist,,Dr.,,,Lumen Grid,CMO,Marketing,,Met in May,,* myContacts,Work,ada@lumengrid.example,Home,ada@quist.example,Mobile,030 5550123 ::: 030 5550124,Work,Germany,Blog,https://quist.example',
      {
        name: 'Ada Quist',
        email: 'ada@lumengrid.example',
        other_emails: ['ada@quist.example'],
        phone: '030 5550123',
        other_phones: ['030 5550124'],
        company: 'Lumen Grid',
        title: 'CMO',
        country: 'Germany',
        notes: 'Met in May',
      },
    ],
    [
      'the older Google Contacts',
      'Name,Given Name,Additional Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Type,Organization 1 - Name,Organization 1 - Title',
      'Ada Quist,Ada,,Quist,* My Contacts,* Work,ada@lumengrid.example,Work,+49 30 5550123,,Lumen Grid,CMO',
      {
        name: 'Ada Quist',
        email: 'ada@lumengrid.example',
        phone: '+49 30 5550123',
        company: 'Lumen Grid',
        title: 'CMO',
      },
    ],
    [
      'Outlook',
      "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business Country/Region,Home Phone,Business Phone,Business Fax,Mobile Phone,E-mail Address,E-mail Type,E-mail 2 Address,Manager's Name,Notes,Web Page",
      'Ms.,Ada,,Quist,,Lumen Grid,,CMO,1 Quay,United Kingdom,020 7946 0001,020 7946 0002,020 7946 0003,07400 123456,ada@lumengrid.example,SMTP,,,,',
      {
        name: 'Ada Quist',
        email: 'ada@lumengrid.example',
        phone: '020 7946 0002',
        other_phones: ['07400 123456', '020 7946 0001'],
        company: 'Lumen Grid',
        title: 'CMO',
        country: 'United Kingdom',
      },
    ],
    [
      'LinkedIn',
      'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing, as in ""ada"", and so on."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On',
      'Ada,Quist,https://www.linkedin.com/in/ada-quist,ada@lumengrid.example,Lumen Grid,CMO,03 May 2026',
      {
        name: 'Ada Quist',
        email: 'ada@lumengrid.example',
        company: 'Lumen Grid',
        title: 'CMO',
        linkedin: 'https://www.linkedin.com/in/ada-quist',
      },
    ],
    [
      'Apollo',
      'First Name,Last Name,Title,Company,Company Name for Emails,Email,Email Status,Seniority,Work Direct Phone,Mobile Phone,Corporate Phone,# Employees,Industry,Person Linkedin Url,Website,Company Linkedin Url,City,Country,Company Phone',
      'Ada,Quist,CMO,Lumen Grid,Lumen,ada@lumengrid.example,Verified,C suite,,+49 171 5550123,+49 30 5550100,40,energy,http://www.linkedin.com/in/ada-quist,http://lumengrid.example,http://www.linkedin.com/company/lumengrid,Berlin,Germany,',
      {
        name: 'Ada Quist',
        email: 'ada@lumengrid.example',
        phone: '+49 171 5550123',
        other_phones: ['+49 30 5550100'],
        company: 'Lumen Grid',
        title: 'CMO',
        industry: 'energy',
        linkedin: 'http://www.linkedin.com/in/ada-quist',
        country: 'Germany',
      },
    ],
    [
      'HubSpot',
      'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Create Date,Job Title,Company Name,Associated Company,Country/Region',
      '101,Ada,Quist,ada@lumengrid.example,(030) 5550123,Alex Moreau,New,2026-05-03,CMO,Lumen Grid,Lumen Grid GmbH,Germany',
      {
        name: 'Ada Quist',
        email: 'ada@lumengrid.example',
        phone: '(030) 5550123',
        company: 'Lumen Grid',
        title: 'CMO',
        country: 'Germany',
      },
    ],
    [
      'Mailchimp',
      'Email Address,First Name,Last Name,Address,Phone Number,Birthday,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS',
      'ada@lumengrid.example,Ada,Quist,,030 5550123,,2,2026-05-03 10:00:00,,,DE,be,,1,a,,press',
      { name: 'Ada Quist', email: 'ada@lumengrid.example', phone: '030 5550123', country: 'DE' },
    ],
    [
      'a German spreadsheet',
      'sep=;\r\nVorname;Name;Firma;Telefon;E-Mail-Adresse;Land',
      'Ada;Quist;Lumen Grid;030 5550123;ada@lumengrid.example;Deutschland',
      {
        name: 'Ada Quist',
        email: 'ada@lumengrid.example',
        phone: '030 5550123',
        company: 'Lumen Grid',
        country: 'Deutschland',
      },
    ],
    [
      'somebody who names no columns',
      'Berlin,ada@lumengrid.example,Ada Quist',
      'Bremen,bo@lumengrid.example,Bo Quist',
      { email: 'ada@lumengrid.example' },
    ],
  ])('is read as %s exports it', (_program, header, line, row) => {
    expect(rowsOf(utf8(`${header}\n${line}\n`))[0]).toEqual(row);
  });

  it('has columns that the user assigns, and the others are not imported', () => {
    const file = readContactsCsv(utf8('Wer,Wohin,Schuhe\nAda Quist,ada at lumengrid,39'));
    if ('fault' in file) throw new Error(file.fault);
    expect([file.columns, file.fields]).toEqual([
      ['Wer', 'Wohin', 'Schuhe'],
      [null, null, null],
    ]);
    expect(contactRows(file, ['name', 'email', null])).toEqual([
      { name: 'Ada Quist', email: 'ada at lumengrid' },
    ]);
  });

  it('has a template that can be imported as it is', () => {
    const [row] = rowsOf(utf8(contactsCsvTemplate()));
    expect(Object.keys(row ?? {})).toEqual(importColumns);
  });
});

describe('the messages after an import', () => {
  it('are those of the specification', () => {
    expect(importedOne).toBe('Lead imported successfully!');
    expect(importedMany(3, 0).text).toBe('Successfully imported 3 leads');
    expect(importedMany(3, 2).text).toBe('Successfully imported 3 leads (2 failed)');
    expect(importedMany(0, 2)).toEqual({
      succeeded: false,
      text: 'Failed to import any leads. Please check your CSV file.',
    });
  });
});
