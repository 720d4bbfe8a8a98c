import { describe, expect, test } from 'vitest';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { uncasedName } from '../../../functions/domain/contacts/words/names/uncased-name.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const team = async (body: string) =>
  peopleOf(await readAcme({ '/': '<a href="/team">Team</a><a href="/contact">Contact</a>', '/team': body }));
const home = async (body: string) => peopleOf(await readAcme({ '/': body }));

describe('a name', () => {
  test.each([
    ['Dr. Anna Kitchen', 'Anna Kitchen'],
    ['Anna Kitchen', null],
    ['Prof. Dr. Felix Has Torvald', 'Felix Has Torvald'],
    ['Prof.ª Drª. Maria Torvald', 'Maria Torvald'],
    ['MDDr. Martin Torvald', 'Martin Torvald'],
    ['PhD Candidate', null],
    ['XQT Quorvine', null],
    ['Torvald County', null],
    ['Ming(James) Torvald', 'Ming (James) Torvald'],
    ['MD Realtor', null],
    ['Patient-Reported Outcome', null],
    ['Torvald Designs', null],
  ])('%s is read as %s', (text, expected) => {
    expect(personName(text)).toBe(expected);
  });

  test('of an initial matches a mailbox with one initial more', () => {
    expect(matchesName('rttorvald', 'R. Torvald')).toBe('full');
    expect(matchesName('xttorvald', 'R. Torvald')).toBe('none');
  });
});

describe('people are those', () => {
  test('below whose name a text begins with it again, in any language', async () => {
    const about = 'Anna is werkzaam als notarieel medewerker en sinds 1998 aan het kantoor verbonden.';
    expect(await home(`<h2>Anna Torvald</h2><p>${about}</p>`)).toEqual([
      'Anna Torvald | notarieel medewerker | ',
    ]);
    expect(
      await home('<h2>Anna Torvald</h2><p>Het kantoor is sinds 1998 aan de haven gevestigd.</p>'),
    ).toEqual([]);
  });

  test('whose title shares the heading with their name', async () => {
    const card = (title: string, name: string) =>
      `<article class="card person"><h2>${title}<br>${name}</h2></article>`;
    const cards = [
      card('Temizlik Personeli', 'Maria Torvald'),
      card('Saha Personeli', 'Anna Quist'),
      card('Depo Personeli', 'Julia Brandt'),
    ];
    expect(await team(cards.join(''))).toEqual([
      'Maria Torvald | Temizlik Personeli | ',
      'Anna Quist | Saha Personeli | ',
      'Julia Brandt | Depo Personeli | ',
    ]);
  });

  test('whose cards have one title on any page', async () => {
    const card = (name: string, title: string, space: number) =>
      `<div class="col"><div class="card"><h4 class="name mb-${space}">${name}</h4><h6>${title}</h6><a href="/x">Más</a></div></div>`;
    const cards = [
      card('Maria Torvald', 'Socio', 2),
      card('Anna Quist', 'Socio', 4),
      card('Julia Brandt', 'Asociada', 2),
    ];
    expect(await home(cards.join(''))).toEqual([
      'Maria Torvald | Socio | ',
      'Anna Quist | Socio | ',
      'Julia Brandt | Asociada | ',
    ]);
  });

  test('whose whole name is in a mailbox on the page, wherever it stands', async () => {
    const officer =
      '<p>Mr. Anna Torvald</p><p>Letters: 4 Harbour Road</p><p>Or mail: anna.torvald@acme.example</p>';
    expect(await team(officer)).toEqual(['Anna Torvald |  | anna.torvald@acme.example']);
  });

  test('named once: "Maria Anna" and "Torvald Maria" are somebody of that name', async () => {
    const pages =
      '<p>Maria Torvald, CEO</p><p>Torvald Maria, CEO</p><p>Maria Anna, CEO</p><p>Maria Anna Quist, CTO</p>';
    expect(await team(pages)).toEqual(['Maria Torvald | CEO | ', 'Maria Anna Quist | CTO | ']);
  });
});

test('a title and a name in a script without capitals are read in either order', async () => {
  expect(await team('<html lang="ja"><p>代表取締役 鳥羽田弥一</p><p>ご連絡ください</p></html>')).toEqual([
    '鳥羽田弥一 | 代表取締役 | ',
  ]);
  expect(await team('<html lang="ko"><h3>남도윤 원장</h3></html>')).toEqual(['남도윤 | 원장 | ']);
});

test("the next link of a menu is nobody's title", async () => {
  const menu = '<p><a href="/a">Maria Torvald</a> <a href="/b">Practitioners</a> <a href="/c">News</a></p>';
  expect(await home(menu)).toEqual([]);
});

test('of two titles the one that contains the other counts if it ranks higher', async () => {
  const data = await readAcme({
    '/': '<a href="/team">Team</a><p>Maria Torvald, Director</p>',
    '/team': '<div><h3>Maria Torvald</h3><p>Director and Founder</p></div>',
  });
  expect(peopleOf(data)).toEqual(['Maria Torvald | Director and Founder | ']);
});

test.each([
  ['Slyngevejleder', 'other'],
  ['Pædagog/motorikvejleder', 'other'],
  ['Meister', 'other'],
  ['Gründungspartnerin', 'c_suite'],
  ['Partner zarządzający', 'c_suite'],
  ['Cheffe d’équipe', 'manager'],
  ['Capoturno', 'manager'],
  ['Responsável de loja', 'manager'],
  ['Responsable du pôle juridique', 'director'],
  ['Subdirectora', 'director'],
  ['Systeembeheerder', 'other'],
] as const)('%s is %s', (title, level) => {
  expect(seniorityOf(title)).toBe(level);
});

test("a certified mailbox of Italy is the own one and its person's, whatever its provider", async () => {
  const data = await readAcme({
    '/': '<a href="/team">Team</a>',
    '/team':
      '<div><h3>Maria Torvald</h3><p>Avvocato</p><p>PEC personale: maria.torvald@pec-foro.example</p></div>',
  });
  expect(peopleOf(data)).toEqual(['Maria Torvald | Avvocato | maria.torvald@pec-foro.example']);
});

describe('texts of a staff page that each begin with a name', () => {
  const text = (opening: string) =>
    `<p>${opening} and likes to walk in the hills around the town with two dogs and a very old camera.</p>`;
  const texts = [
    'Anna Torvald has been the office manager since 2004',
    'Tom Bech, RDH, came in 2010',
    'Ida Krogh joined us last year',
  ];

  test('introduce people', async () => {
    expect((await team(texts.map(text).join(''))).toSorted()).toEqual([
      'Anna Torvald | office manager | ',
      'Ida Krogh |  | ',
      'Tom Bech |  | ',
    ]);
  });

  test('introduce nobody if there are only two', async () => {
    expect(await team(texts.slice(1).map(text).join(''))).toEqual([]);
  });
});

test('a page with a team in its address has staff, though it is linked as the one about the company', async () => {
  const body = '<div><h2>Anna Torvald</h2><p>Born in 1991, and in the trade ever since that day.</p></div>';
  const pages = { '/': '<a href="/our-team/index.html">About us</a>', '/our-team/index.html': body };
  expect(peopleOf(await readAcme(pages))).toEqual(['Anna Torvald |  | ']);
});

test('a short sentence that says who has an office names a person', async () => {
  const body = '<p>Le gérant est Anna Torvald.</p>';
  expect(peopleOf(await readAcme({ '/': `<html lang="fr">${body}` }))).toEqual(['Anna Torvald | gérant | ']);
});

test('a surname cut to a letter is that of the person who is named in full', async () => {
  const card = (name: string) => `<div class="member"><h3>${name}</h3><p>Fitter</p></div>`;
  expect(await team(card('Anna Torvald') + card('Anna T.') + card('Tom Bech'))).toEqual([
    'Anna Torvald | Fitter | ',
    'Tom Bech | Fitter | ',
  ]);
});

test('the heads of cards that contain remarks are customers', async () => {
  const card = (name: string) =>
    `<div class="card"><div><h6>${name}</h6><p>Managing Director</p></div><div class="card-comment"><p>A good firm.</p></div></div>`;
  const people = ['Anna Torvald', 'Tom Bech', 'Ida Krogh'].map(card);
  expect(await team(people.join(''))).toEqual([]);
  expect(await team(people.slice(1).join(''))).not.toEqual([]);
});

describe('a name of which the site has a word in lower case', () => {
  const prose = '<p>We drive many kitchen doors and other goods through the country, day and night.</p>';

  test('is a person below a portrait that is called so', async () => {
    const card = (name: string, alt: string) =>
      `<li><img src="a.jpg" alt="${alt}"><h2>${name}</h2><p>Fitter</p></li>`;
    const with3 = (alt: string) =>
      team(
        `${prose}<ul>${card('Tom Bech', 'Tom Bech')}${card('Anna Doors', alt)}${card('Ida Krogh', 'Ida Krogh')}</ul>`,
      );
    expect(await with3('Anna Doors')).toContain('Anna Doors | Fitter | ');
    expect(await with3('.')).not.toContain('Anna Doors | Fitter | ');
  });

  test('is a person after an honorific', async () => {
    expect(await team(`${prose}<p>Av. Anna Doors - Lawyer</p>`)).toEqual(['Anna Doors | Lawyer | ']);
  });
});

test("the page of the chief executive's greeting is among those read", async () => {
  const others = Array.from({ length: 14 }, (_, at) => `<a href="/item-${at}.html">Item ${at}</a>`).join('');
  const pages = Object.fromEntries(
    Array.from({ length: 14 }, (_, at) => [`/item-${at}.html`, '<p>Item</p>']),
  );
  const data = await readAcme({
    ...pages,
    '/': `${others}<a href="/ceo.html">CEO</a>`,
    '/ceo.html': '<p>CEO &amp; President - Anna Torvald</p>',
  });
  expect(peopleOf(data)).toEqual(['Anna Torvald | CEO & President | ']);
});

test("a saint's name before the number of a house is that of a street", async () => {
  const home = (place: string) =>
    readAcme({ '/': `<html lang="es"><p>Responsable: ${place}, Nordheim.</p>` });
  expect(peopleOf(await home('San Pedro, 24 bajo'))).toEqual([]);
});

test('a treatment in Chinese characters is no name', () => {
  expect(['歯周病治療', '予防歯科', '矯正歯科'].map(uncasedName)).toEqual([null, null, null]);
  expect(uncasedName('鈴木花子')).not.toBeNull();
});

test('who introduces themselves below their title in one paragraph has it, however long the text is', async () => {
  const told = 'Jeg glæder mig til at starte skolen op sammen med jer. '.repeat(20);
  const said = (intro: string) => home(`<p>Leder<br> ${intro} ${told}</p>`);
  expect(await said('Mit navn er Gitte Torvald.')).toEqual(['Gitte Torvald | Leder | ']);
  expect(await said(`${told} Mit navn er Gitte Torvald.`)).toEqual([]);
  expect(await home(`<p>Leder</p><p>Mit navn er Gitte Torvald. ${told}</p>`)).toEqual([
    'Gitte Torvald |  | ',
  ]);
});

test('whose card says in place of a title that they have left are nobody', async () => {
  const card = (name: string, title: string) => `<div class="box"><div>${name}</div><p>${title}</p></div>`;
  expect(
    await team(
      card('Anna Torvald', 'Researcher') + card('Julia Brandt', 'Researcher') + card('Maria Quist', 'Alumni'),
    ),
  ).toEqual(['Anna Torvald | Researcher | ', 'Julia Brandt | Researcher | ']);
});

describe('one person under two names', () => {
  test('with and without a patronymic', async () => {
    const cards = (...names: string[]) => team(names.map((name) => `<p>${name}, директор</p>`).join(''));
    expect(await cards('Оксана Роуенко', 'Оксана Петрівна Роуенко')).toEqual([
      'Оксана Петрівна Роуенко | директор | ',
    ]);
    expect(await cards('Оксана Роуенко', 'Оксана Петрівна Роуенко', 'Оксана Іванівна Роуенко')).toHaveLength(
      3,
    );
  });

  test('with and without the last name that their address has', async () => {
    const two = (address: string) =>
      team(
        `<div><h3>Anna Diana</h3><p>Nutritionist</p><p>${address}</p></div><div><h3>Anna Diana Torvald</h3><p>Nutritionist</p></div>`,
      );
    expect(await two('dianatorvald@gmail.com')).toHaveLength(1);
  });
});

test('nobody has a title that goes over a number in the middle of a line', async () => {
  const titles = async (line: string) =>
    (await readAcme({ '/': `<p>${line}</p>` })).external_emails.map(({ title }) => title);
  const over = await titles('Anna Torvald, psychologist (0123 456 789) and Emre Quist, osteopath');
  expect(over.join()).not.toContain('psychologist )');
  expect(await titles('Anna Torvald, psychologist (0123 456 789)')).toEqual(['psychologist']);
});

describe('a text below the title of who leads the firm', () => {
  const about = (heading: string, text: string) =>
    readAcme({
      '/': `<h2>${heading}</h2><p>${text}</p><p>Frenzian Torvald likes to sail.</p><h2>Services</h2>`,
    });
  const text =
    'Adv. Frenzian Torvald is a highly accomplished professional with over 28 years of practice here.';

  test.each([
    ['About the Founder', 'Frenzian Torvald | Founder | '],
    ['Our Founder', 'Frenzian Torvald | Founder | '],
    ['Über den Inhaber', 'Frenzian Torvald | Inhaber | '],
  ])('%s', async (heading, person) => {
    expect(peopleOf(await about(heading, text))).toEqual([person]);
  });

  test('is about nobody, if a name that no list knows is there only once', async () => {
    expect(peopleOf(await about('Our Founder', text.replaceAll('Frenzian', 'Quorvine')))).toEqual([]);
  });

  test('below any other heading is about anything', async () => {
    expect(peopleOf(await about('About the Town', text))).toEqual([]);
    expect(peopleOf(await about('About the Baker', text))).toEqual([]);
  });
});
