import { describe, expect, test } from 'vitest';
import { readAcme } from './site-in-memory.ts';

/** The people of an imprint, as "name | title | level". */
const imprint = async (body: string, language = 'de') => {
  const data = await readAcme({
    '/': '<a href="/impressum">Impressum</a>',
    '/impressum': `<html lang="${language}"><body><h1>Impressum</h1>${body}<p>info@acme.example</p></body></html>`,
  });
  return data.external_emails
    .filter(({ mailbox }) => mailbox === undefined)
    .map(({ full_name, title, level }) => `${full_name} | ${title} | ${level}`);
};

describe('whom laws have a site name', () => {
  test.each([
    ['de', '<p>Acme Pumpen GmbH<br>Seestr. 1</p><p>Vertreten durch:<br>Emre Quist</p>'],
    ['de', '<p><b>Gesetzlich vertreten durch:</b> Emre Quist</p>'],
    ['de', '<h2>Angaben gemäß § 5 DDG</h2><p>Emre Quist<br>Seestr. 1<br>10115 Berlin</p>'],
    ['de', '<h2>Seitenbetreiber</h2><p>Emre Quist<br>Seestr. 1<br>10115 Berlin</p>'],
    ['en', '<p>Represented by: Emre Quist</p>'],
    ['fr', '<h2>Éditeur du site</h2><p>Emre Quist<br>1 rue du Port</p>'],
    ['fr', '<p>Représentée par : Emre Quist</p>'],
    ['es', '<p>Responsable del tratamiento: Emre Quist</p>'],
    ['it', '<p>Titolare del trattamento: Emre Quist</p>'],
    ['nl', '<p>Vertegenwoordigd door: Emre Quist</p>'],
    ['pl', '<p>Reprezentowana przez: Emre Quist</p>'],
    ['cs', '<p>Správce osobních údajů: Emre Quist</p>'],
    ['sv', '<p>Personuppgiftsansvarig: Emre Quist</p>'],
  ])('%s: owns or represents the firm: %s', async (language, body) => {
    expect(await imprint(body, language)).toEqual(['Emre Quist |  | c_suite']);
  });

  test.each([
    '<h2>Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV</h2><p>Ida Krogh<br>Seestr. 1</p>',
    '<p>Inhaltlich verantwortlich: Ida Krogh</p>',
    '<p>V.i.S.d.P.: Ida Krogh</p>',
    '<h2>Jugendarbeit</h2><p>Verantwortlich:<br>Ida Krogh</p>',
  ])('works there if they answer for what it says: %s', async (body) => {
    expect(await imprint(body)).toEqual(['Ida Krogh |  | other']);
  });

  test.each([
    ['a firm', '<h2>Angaben gemäß § 5 DDG</h2><p>Seeblick Pumpen<br>Seestr. 1</p>'],
    ['an officer of another firm', '<h2>Datenschutzbeauftragter</h2><p>Vertreten durch: Emre Quist</p>'],
    ['no label', '<p>Einzelheiten nach § 5 des Vertrags</p><p>Emre Quist</p>'],
    ['a place below a label', '<h2>Vertreten durch</h2><p>Bad Seeblick</p>'],
  ])('is nobody where there is %s', async (_, body) => {
    expect(await imprint(body)).toEqual([]);
  });

  test.each([
    '<p>Vertreten durch: Emre Quist und Ida Krogh</p>',
    '<p>Vertreten durch:<br>Emre Quist<br>Ida Krogh</p>',
  ])('are several: %s', async (body) => {
    expect(await imprint(body)).toEqual(['Emre Quist |  | c_suite', 'Ida Krogh |  | c_suite']);
  });

  test('may be an agent where no law is stated', async () => {
    const data = await readAcme({
      '/': '<a href="/lake-house">Lake house</a>',
      '/lake-house': '<h1>Lake house</h1><p>Represented by: Emre Quist</p>',
    });
    expect(data.external_emails).toEqual([]);
  });

  test('keeps the title that the line gives', async () => {
    expect(await imprint('<p>Vertreten durch: Emre Quist (Prokurist)</p>')).toEqual([
      'Emre Quist | Prokurist | other',
    ]);
  });
});

describe('a firm that is called after its owner', () => {
  test('is no title, wherever the family name stands in it', async () => {
    const place = (firm: string) =>
      imprint(`<h2>Angaben gemäß § 5 DDG</h2><p>Anna Torvald<br>${firm}<br>Seestr. 1</p>`);
    expect(await place('Fotografie Torvald')).toEqual(['Anna Torvald |  | c_suite']);
    expect(await place('Torvald Coaching')).toEqual(['Anna Torvald |  | c_suite']);
    expect(await place('Inhaberin Fotografie Torvald')).toEqual([
      'Anna Torvald | Inhaberin Fotografie Torvald | c_suite',
    ]);
  });
});
