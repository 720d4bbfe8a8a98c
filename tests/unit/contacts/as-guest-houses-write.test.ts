import { describe, expect, test } from 'vitest';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { peopleOf, peopleOnPage, readAcme } from './site-in-memory.ts';

const home = async (body: string) => peopleOf(await readAcme({ '/': body }));

describe('a couple who share their family name', () => {
  test.each([
    'We are Anna and Tom Torvald and we keep bees.',
    'Farm stay, hosts Anna and Tom Torvald. Open in summer.',
    'Suntem Anna și Tom Torvald, apicultori.',
    'Vi er Anna og Tom Torvald fra fjorden.',
    'Ваши хозяева — Anna Torvald и Tom Torvald',
  ])('"%s"', async (text) => {
    expect((await home(`<p>${text}</p>`)).map((one) => one.split(' | ')[0])).toEqual([
      'Anna Torvald',
      'Tom Torvald',
    ]);
  });

  test('is left out if it stands in the plural only, as no page then has their names', async () => {
    const names = async (text: string) => (await home(`<p>${text}</p>`)).map((one) => one.split(' | ')[0]);
    expect(await names('Ваши хозяева — Сергей и Татьяна Роговы')).toEqual([]);
    expect(await names('Gospodarze Adam i Anna Torwalscy')).toEqual([]);
    expect(await names('Gospodarze Adam i Anna Torwaldowie')).toEqual([]);
  });

  test('signs a welcome, or has below what they are', async () => {
    const both = ['Anna Torvald', 'Tom Torvald'];
    const names = async (body: string) => (await home(body)).map((one) => one.split(' | ')[0]);
    expect(await names('<p>Sevgiyle,<br>Anna &amp; Tom Torvald</p>')).toEqual(both);
    expect(await names('<p><em>Anna og Tom Torvald</em><br>vertskap</p>')).toEqual(both);
  });

  test.each([
    '<p>“What a wonderful stay!” – Anna and Tom Torvald, Ohio</p>',
    '<p>Wedding pictures</p><p>Anna and Tom Torvald</p>',
    '<h2>Reviews</h2><p>We are Anna and Tom Torvald and we loved it.</p>',
  ])('and not the guests of "%s"', async (body) => {
    expect(await home(body)).toEqual([]);
  });
});

describe('whom one reaches about the firm’s own affairs', () => {
  test.each([
    'Bookings: Anna Torvald, 020 7946 0123',
    'Degustace a objednávky: Anna Torvald, tel. 722 330 000',
    'Anna Torvald, reception: +47 22 12 34 56',
    'Rezervasyon için Anna Torvald: 0535 770 00 00',
    'Selskap: ta kontakt med Anna Torvald, mobil 952 18 000',
    'Παραγγελίες: Anna Torvald, 697 211 0000 (WhatsApp)',
    'Anna Torvald – 506 220 000',
  ])('"%s"', async (text) => {
    expect((await peopleOnPage('/contact', `<p>${text}</p>`)).join()).toContain('Anna Torvald');
  });

  test('has the mailbox of the line', async () => {
    expect(
      await peopleOnPage('/contact', '<p>Orders: Anna Torvald, 020 7946 0123, wine@acme.example</p>'),
    ).toEqual(['Anna Torvald |  | wine@acme.example']);
  });

  test.each([
    'Taxi: Anna Torvald, 020 7946 0123',
    'Make-up: Anna Torvald, tel. 020 7946 0123',
    'Bookings: Anna Torvald',
  ])('is not whom else it names: "%s"', async (text) => {
    expect(await peopleOnPage('/contact', `<p>${text}</p>`)).toEqual([]);
  });
});

test('those who have guest houses and cellars have titles', () => {
  for (const title of ['vertskap', 'perenaine', 'gospodarze', 'домаћин', 'хозяйка', 'chatár', 'házigazda'])
    expect(titleStrength(title)).toBe('certain');
  expect(titleStrength('hosting')).toBe('none');
});

describe('the one of a team whom the firm calls by the first name', () => {
  const team = (...last: readonly string[]) =>
    `<h1>Our team</h1>${[
      ['Anna Torvald', 'Dentist'],
      ['Tom Quist', 'Dentist'],
      ['Ida Krogh', 'Hygienist'],
      last,
    ]
      .map(([name, title]) => `<div class="one"><h3>${name}</h3><p>${title}</p></div>`)
      .join('')}`;

  test('is one of them, with a known name and an earnest title', async () => {
    expect(await peopleOnPage('/team', team('Maria', 'Receptionist'))).toContain('Maria | Receptionist | ');
    expect(await peopleOnPage('/team', team('Maria', 'Feelgood Manager'))).toHaveLength(3);
    expect(await peopleOnPage('/team', team('Quorvix', 'Receptionist'))).toHaveLength(3);
  });
});

describe('somebody of another firm', () => {
  test.each([
    'Tasarım: Anna Torvald',
    'Fotografije: Anna Torvald',
    'Weekend course with guest teacher Anna Torvald, ceramist',
    'Helgkurs med gästlärare Anna Torvald, keramiker',
    'Poster, in opdracht van Anna Torvald (directeur)',
    'Relaunch. Kunde: Anna Torvald, Geschäftsführerin',
    'Our meat comes from Anna Torvald, butcher, Nordheim.',
    'Autors: Anna Torvald, jurists',
    'de Anna Torvald, nutriționist, 12 mai 2023',
    'Sammen med fysioterapeut Anna Torvald, som har egen klinik.',
  ])('"%s"', async (text) => {
    expect(await home(`<p>${text}</p>`)).toEqual([]);
  });

  test('stands under a heading that is a word for customers', async () => {
    const under = (heading: string) => home(`<h2>${heading}</h2><p>Anna Torvald, īpašniece</p>`);
    expect(await under('Klienti')).toEqual([]);
    expect((await under('Par mums')).join()).toContain('Anna Torvald');
  });

  test('is who founded the firm and has retired', async () => {
    const founded = (rest: string) => home(`<p>The firm was founded in 1992 by Anna Torvald${rest}.</p>`);
    expect(await founded(', who retired in 2018')).toEqual([]);
    expect(await founded(', who passed away in 2018')).toEqual([]);
    expect((await founded(' in this town')).join()).toContain('Anna Torvald');
  });
});
