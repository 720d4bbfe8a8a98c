import { describe, expect, test } from 'vitest';
import { labelOf } from '../../../functions/domain/contacts/mentions/phones/number-labels.ts';
import { readAcme } from './site-in-memory.ts';

const phonesOn = async (body: string, language = 'en') =>
  (
    await readAcme({
      '/': '<a href="/contact">Contact</a>',
      '/contact': `<html lang="${language}"><body>${body}</body></html>`,
    })
  ).phones;

test.each([
  ['Nordheim nr.', 'none'],
  ['Federal Gazette I no.', 'none'],
  ['Rekeningnummer', 'other'],
  ['Our number:', 'phone'],
  ['Tel. no.', 'phone'],
  ['Försäkringsnummer:', 'other'],
  ['FO-nummer:', 'other'],
  ['Rufnummer:', 'phone'],
  ['Tel. 2:', 'phone'],
  ['手机2：', 'phone'],
])('"%s" before a number means %s', (label, meaning) => {
  expect(labelOf(label)).toBe(meaning);
});

test.each(['<i class="fas fa-print"></i>', '<i class="fa fa-fax"></i>', '<img src="x.png" alt="Fax">'])(
  'a number after the picture %s is a fax number',
  async (picture) => {
    expect(await phonesOn(`<p>Phone: +1 415 555 0132</p><p>${picture} +1 415 555 0133</p>`)).toEqual([
      '+14155550132',
    ]);
  },
);

test('the number of the chamber that supervises a firm is not the firm’s', async () => {
  expect(
    await phonesOn(
      '<div><p>Tel: 030 5550 1840</p><p>office@acme.example</p><p>Zuständige Aufsicht: Rechtsanwaltskammer Nordheim</p><p>Gartenweg 21</p><p>Telefon: 0761 555 63</p><p>Email: info@chamber.test</p></div>',
      'de',
    ),
  ).toEqual(['+493055501840']);
});

test.each([
  'Apotheek van wacht',
  'Giftnotruf',
  'Ärztlicher Bereitschaftsdienst',
  'Poison control',
  'Office for Civil Rights',
])('the number of "%s" is not the firm’s', async (whose) => {
  expect(await phonesOn(`<p>Tel: +49 30 5550 1840</p><p>${whose}: +49 30 5550 1999</p>`, 'de')).toEqual([
    '+493055501840',
  ]);
});

test('a postal code is no number between a complaints office and its own', async () => {
  expect(
    await phonesOn(
      '<p>Tel: (217) 555-0140</p><p>Office for Civil Rights, Springfield, IL 62701 Phone: (217) 555-0199</p>',
      'en-US',
    ),
  ).toEqual(['+12175550140']);
});

test('among clients the number beside the company’s own mailbox is the company’s', async () => {
  const partner = '<p>Mill Ltd, +44 20 7946 0199, <a href="https://mill.test">mill.test</a></p>';
  expect(
    await phonesOn(
      `<section><h2>Our clients</h2>${partner}<p>Questions? +44 20 7946 0140, info@acme.example</p></section>`,
    ),
  ).toEqual(['+442079460140']);
});

describe('numbers without a country code, if nothing but the language tells the country', () => {
  test('are those of the country that groups them so', async () => {
    expect(await phonesOn('<p>Telefono: 076 816 38 38</p>', 'it')).toEqual(['+41768163838']);
    expect(await phonesOn('<p>Telefono: 06 1234 5678</p>', 'it')).toEqual(['+390612345678']);
  });

  test('are not those of a host’s country in which they are invalid', async () => {
    expect(
      await phonesOn(
        '<p>Tél. 06 39 98 15 55</p><p>Hébergeur : Host Inc., San Francisco, CA 94107, USA</p>',
        'fr',
      ),
    ).toEqual(['+33639981555']);
  });
});

test('numbers that only their links give are those of the country that the title names, if they are valid there', async () => {
  const about = (country: string) =>
    `<title>Orfeón de ${country}</title><p>Gijón, España</p><p><a href="tel:5552810024">55 5281-0024</a></p>`;
  expect(await phonesOn(about('México'), 'es')).toEqual(['+525552810024']);
  expect(await phonesOn(about('Asturias'), 'es')).toEqual([]);
});

test('a number after a label that no language knows is a phone if its digits are grouped as such', async () => {
  const lines = ['Sección joven: 643 12 34 56', 'NIF: 643 12 34 57', 'Sección joven: 643123458'];
  const body = lines.map((line) => `<p>${line}</p>`).join('');
  expect(await phonesOn(`<p>+34 955 95 01 23</p>${body}`, 'es')).toEqual(['+34955950123', '+34643123456']);
});

test('the language of a page that does not declare it tells the country of its numbers', async () => {
  const catalan =
    'Som una empresa del centre amb els millors serveis i també les nostres botigues dels pobles.';
  expect(await phonesOn(`<p>${catalan}</p><p>Tel. 972 12 34 56</p>`, '')).toEqual(['+34972123456']);
});

test('a number of Russia with its trunk prefix is one in a cell of its own', async () => {
  const row = '<tr><td>Бухгалтерия</td><td>8(8553) 45-46-15</td></tr>';
  expect(await phonesOn(`<table>${row}</table>`, 'ru')).toEqual(['+78553454615']);
});

describe('an ungrouped number without a label of its own', () => {
  const inPortugal = (body: string) => phonesOn(`<p>Rua Nova 1, 3200-901 Lousã, Portugal</p>${body}`, 'pt');
  const number = '<p>Sala de tratamentos 239990638</p>';

  test('is a phone in an element that is marked so, or under a heading of phones', async () => {
    expect(await inPortugal(`<div class="phone"><h4>Enfermeiros</h4>${number}</div>`)).toEqual([
      '+351239990638',
    ]);
    expect(await inPortugal(`<h3>Telefones:</h3>${number}`)).toEqual(['+351239990638']);
    expect(await inPortugal(`<h3>Processos:</h3>${number}`)).toEqual([]);
  });

  test('is a phone below one that has a label', async () => {
    const lines = '<h4><b>692-787-380</b></h4><h4><b>608-775-593</b></h4>';
    expect(await phonesOn(`<p>ul. Nowa 7, 40-039 Katowice</p><h4>TELEFON:</h4>${lines}`, 'pl')).toEqual([
      '+48692787380',
      '+48608775593',
    ]);
  });
});

test('a number of nine digits in their order is a sample', async () => {
  expect(await phonesOn('<p>Tel. +420 123 456 789</p>', 'cs')).toEqual([]);
});

test('a number of a register, with zeros before it, is no phone', async () => {
  expect(await phonesOn('<table><tr><td>Rejestr</td><td>000055591</td></tr></table>', 'pl')).toEqual([]);
});

test('the first cell of a row says what the numbers in all its cells are', async () => {
  const table = (label: string) =>
    `<table><tr><th>${label}</th><td>+39 02 48712345</td><td>0248712346</td></tr></table>`;
  expect(await phonesOn(table('P. IVA'), 'it')).not.toContain('+390248712346');
  expect(await phonesOn(table('Telefono'), 'it')).toContain('+390248712346');
});

test('a number beside the website of an authority is its own, on a page about privacy', async () => {
  const line = (link: string) =>
    `<p>You may complain to <a href="${link}">them</a>, phone +44 20 7946 0958</p>`;
  const read = async (link: string) =>
    (
      await readAcme({
        '/': '<html lang="en"><p>Phone +44 20 7946 0999</p><a href="/privacy">Privacy</a>',
        '/privacy': `<html lang="en">${line(link)}`,
      })
    ).phones;
  expect(await read('https://authority.test/complain')).toEqual(['+442079460999']);
  expect(await read('https://acme.example/complain')).toEqual(['+442079460999', '+442079460958']);
});

test('a term labels the number below it, however long it is', async () => {
  const body =
    '<dl><dt>Partita IVA e codice fiscale Acme Trasporti S.r.l., Colle Alto (VI)</dt><dd>02000550132</dd></dl>';
  expect(await phonesOn(body, 'it')).toEqual([]);
});

test('the numbers of places are not the firm’s where each has a website, be it no link', async () => {
  const place = (host: string, number: string) =>
    `<div class="place"><p>Museum</p><p>${number}</p><p>www.${host}.test</p></div>`;
  const places = place('torvald-museum', '+27 41 555 0650') + place('quist-fort', '+27 18 555 9000');
  expect(await phonesOn(`<p>Tel. +27 21 555 0132</p>${places}`)).toEqual(['+27215550132']);
});

test('the pages of a volume are no number', async () => {
  const paper = '<p>The pumps of the north. Journal of Pumps. 12(11):506-513.2007.</p>';
  const call =
    '<p>Journal of Pumps 12(11):45-51, 2007. Phone: (519) 824-4120</p><p>Ontario N1G 2W1, Canada</p>';
  expect(await phonesOn(paper + call)).toEqual(['+15198244120']);
});

test.each([
  ['Tfno.', 'phone'],
  ['Celular:', 'phone'],
  ['Telefonní číslo', 'phone'],
  ['Τηλ. επικοινωνίας:', 'phone'],
  ['Тел./факс:', 'phone'],
  ['대표번호', 'phone'],
  ['Best.-Nr.', 'other'],
  ['Bestellnummer', 'other'],
  ['Öffnungszeiten', 'other'],
  ['Plusgiro:', 'other'],
  ['CNPJ:', 'other'],
  ['Kód zboží:', 'other'],
  ['Артикул:', 'other'],
  ['品番', 'other'],
])('"%s" before a number means %s, as listed for its language', (label, meaning) => {
  expect(labelOf(label)).toBe(meaning);
});

describe('numbers of one shape without any label', () => {
  const rows = (cells: readonly string[], words: readonly string[]) =>
    `<table>${cells.map((cell, at) => `<tr><td>${cell}</td><td>${words[at] ?? ''}</td></tr>`).join('')}</table>`;
  const series = ['04.5550.0370', '04.5550.0460', '04.5550.0585', '04.5550.0710'];
  const onHome = async (body: string) =>
    (await readAcme({ '/': `<html lang="de-CH"><body><p>Tel. +41 44 555 01 00</p>${body}</body></html>` }))
      .phones;

  test('are of articles where rows say what one can buy', async () => {
    expect(await onHome(rows(series, ['Dichtung', 'Dichtung', 'Bolzen', 'Bolzen']))).toEqual([
      '+41445550100',
    ]);
  });

  test('are of articles where they stand alone in a list, which may come twice', async () => {
    const list = `<ul>${series.map((one) => `<li>${one}</li>`).join('')}</ul>`;
    expect(await onHome(list + list)).toEqual(['+41445550100']);
  });

  test('are phones in rows of people, of departments and under a heading for contacts', async () => {
    const phones = ['044 555 01 01', '044 555 01 02', '044 555 01 03'];
    const all = ['+41445550100', '+41445550101', '+41445550102', '+41445550103'];
    expect(await onHome(rows(phones, ['Anna Torvald', 'Bernd Okafor', 'Clara Lindqvist']))).toEqual(all);
    expect(await onHome(rows(phones, ['Verkauf', 'Buchhaltung', 'Sekretariat']))).toEqual(all);
    expect(await onHome(`<h2>Kontakt</h2>${rows(phones, ['Nord', 'Mitte', 'Halle'])}`)).toEqual(all);
  });
});

test('the number under the heading of a head office with its own mailbox is not the branch’s', async () => {
  const phones = async (heading: string, address: string) =>
    (
      await readAcme({
        '/': '<a href="/contact">Contact</a>',
        '/contact': `<div><h6>Acme Northtown</h6>Phone: 01632 960001<br>Email: <a href="mailto:office@acme.example">office@acme.example</a><br>${heading}2 South Road<br>Phone: 01632 960002<br>Email: <a href="mailto:${address}">${address}</a><br></div>`,
      })
    ).phones;
  const heading = '<h6>National Head Office</h6>';
  expect(await phones(heading, 'care@parent.test')).toEqual(['+441632960001']);
  const both = ['+441632960001', '+441632960002'];
  expect(await phones(heading, 'head@acme.example')).toEqual(both);
  expect(await phones('', 'care@parent.test')).toEqual(both);
});
