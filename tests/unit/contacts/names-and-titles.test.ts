import { describe, expect, test } from 'vitest';
import { inferAddresses } from '../../../functions/domain/contacts/company/infer-addresses.ts';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { namesWithTitles } from '../../../functions/domain/contacts/people/name-with-title.ts';
import { peopleInProse } from '../../../functions/domain/contacts/people/people-in-prose.ts';
import { cleanTitle, titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { uncasedName } from '../../../functions/domain/contacts/words/names/uncased-name.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';

describe('personName', () => {
  test.each([
    ['Jane Roe', 'Jane Roe'],
    ['Meet Dr. Quorvine Roe', 'Quorvine Roe'],
    ['JANE ROE', 'JANE ROE'],
    ['ANNA Mª ROJO QUIST', 'ANNA Mª ROJO QUIST'],
    ['Mª ROSA ROJO QUIST', 'Mª ROSA ROJO QUIST'],
    ['Dr. Anna Lindner, MBA', 'Anna Lindner'],
    ['Prof. Dr.-Ing. Uwe Krause', 'Uwe Krause'],
    ['Herr Klaus Bergmann', 'Klaus Bergmann'],
    ['Jan van den Berg', 'Jan van den Berg'],
    ['María José García López', 'María José García López'],
    ['Jean-Luc Moreau', 'Jean-Luc Moreau'],
    ["Tom O'Brien", "Tom O'Brien"],
    ['J. R. Hartley', 'J. R. Hartley'],
    ['Robert “Bob” Stone', 'Robert “Bob” Stone'],
    ['Åsa Öberg', 'Åsa Öberg'],
    ['Łukasz Żak', 'Łukasz Żak'],
    ['April Green', 'April Green'],
    ['Иван Петров', 'Иван Петров'],
    ['Abel Araújo Júnior', 'Abel Araújo Júnior'],
    ['Hussein al-Khatib', 'Hussein al-Khatib'],
    ["Siôn Tegid o'r Nant", "Siôn Tegid o'r Nant"],
    ['Kavitha a/p Subramaniam', 'Kavitha a/p Subramaniam'],
    ['LtCol Denise Kuperman, USMC', 'Denise Kuperman'],
    ['1SG Otis Langdon', 'Otis Langdon'],
    ['Hajiya Aisha Gwarzo', 'Aisha Gwarzo'],
    ['Siobhán Brady ACII', 'Siobhán Brady'],
    ['CS Lalitha Roe', 'Lalitha Roe'],
    ['Mary Ann Beach', 'Mary Ann Beach'],
    ['Lalitha D.', 'Lalitha D.'],
    ['Sherry Chen (陈晓丽)', 'Sherry Chen'],
    ['김가람', '김가람'],
    ['남궁민석', '남궁민석'],
    ['陈建国', '陈建国'],
    ['小野寺 さくら', '小野寺 さくら'],
  ])('%s is the name %s', (text, expected) => {
    expect(personName(text)).toBe(expected);
  });

  test.each([
    'Contact Us',
    'Our Team',
    'Privacy Policy',
    'Managing Director',
    'Acme GmbH',
    'New York',
    'Jane',
    'jane roe',
    'Über Uns',
    'Opening Hours',
    'Meet The Team',
    'Jane Roe is the owner of',
    '12 Main Street',
    'Sales Team',
    'Scientific Advisory Board',
    'Exchange Tower',
    '대표이사',
    '外贸部',
  ])('%s is not a name', (text) => {
    expect(personName(text)).toBeNull();
  });
});

test.each([
  ['CEO', 'certain'],
  ['Head of People & Culture', 'certain'],
  ['Softwareentwicklerin', 'certain'],
  ['Responsable produzione', 'certain'],
  ['مهندسة ديكور', 'certain'],
  ['Kế toán', 'certain'],
  ['백엔드 개발자', 'certain'],
  ['Sports Cardiologist', 'certain'],
  ['Owner’s keys', 'none'],
  ['Vertrieb', 'department'],
  ['Sales', 'department'],
  ['Jane joined as an engineer in 2004.', 'none'],
  ['We are hiring engineers', 'none'],
  ['info@acme.example', 'none'],
  ['Monday', 'none'],
])('%s is %s a title', (text, expected) => {
  expect(titleStrength(text)).toBe(expected);
});

test.each([
  ['Jane Roe, CEO', ['Jane Roe: CEO']],
  ['Jane Roe – Head of Sales', ['Jane Roe: Head of Sales']],
  ['Jane Roe (Owner)', ['Jane Roe: Owner']],
  [
    'Geschäftsführer: Klaus Bergmann, Dr. Petra Lindner',
    ['Klaus Bergmann: Geschäftsführer', 'Petra Lindner: Geschäftsführer'],
  ],
  ['Vertreten durch den Geschäftsführer Klaus Bergmann', ['Klaus Bergmann: Geschäftsführer']],
  ['Vertreten durch: Klaus Bergmann (Geschäftsführer)', ['Klaus Bergmann: Geschäftsführer']],
  ['Directeur de la publication : Jean-Luc Moreau', ['Jean-Luc Moreau: Directeur de la publication']],
  ['Prezes Zarządu: Anna Kowalska', ['Anna Kowalska: Prezes Zarządu']],
  ['Head of Sales – Tom Ray (t.ray@acme.example)', ['Tom Ray: Head of Sales']],
  ['Founded in 1999 by Jane Roe and Tom Ray', ['Jane Roe: Founder', 'Tom Ray: Founder']],
  [
    'Founded by Jane Roe. Our head of production: Lena Fox',
    ['Lena Fox: head of production', 'Jane Roe: Founder'],
  ],
  ['LT Bram Castellan, USCG, Sailing Coach', ['Bram Castellan: Sailing Coach']],
  ['Deliveries: Tadhg Ó Súilleabháin, Delivery Driver', ['Tadhg Ó Súilleabháin: Delivery Driver']],
  ['联系人：陈建国（外贸经理）', ['陈建国: 外贸经理']],
  ['Opening hours: Monday', []],
  ['Registergericht: Amtsgericht Berlin', []],
])('%s names %j', (line, expected) => {
  expect(namesWithTitles(line).map(({ name, title }) => `${name}: ${title}`)).toEqual(expected);
});

test.each([
  ['Our head of production, Lena Fox, joined in 2004.', ['Lena Fox: head of production']],
  ['In spring Mark Stone is our Chief Financial Officer.', ['Mark Stone: Chief Financial Officer']],
  ['Write to us, or to Fleur ter Braak (Head of Marketing).', ['Fleur ter Braak: Head of Marketing']],
  ['She was Professor of Property Law and Chief Scientist of Altamar Therapeutics.', []],
  ['As a customer, Anna Bell likes it.', []],
])('running text "%s" names %j', (text, expected) => {
  expect(peopleInProse(text).map(({ name, title }) => `${name}: ${title}`)).toEqual(expected);
});

test.each([
  ['jane.roe', 'Jane Roe', 'full'],
  ['j.roe', 'Jane Roe', 'full'],
  ['jroe', 'Jane Roe', 'full'],
  ['roe.jane', 'Jane Roe', 'full'],
  ['j.mueller', 'Jörg Müller', 'full'],
  ['jorg.muller', 'Jörg Müller', 'full'],
  ['jvandenberg', 'Jan van den Berg', 'full'],
  ['jane', 'Jane Roe', 'part'],
  ['roe', 'Jane Roe', 'part'],
  ['msimms', 'Monique Simms-Baptiste', 'full'],
  ['rhallam', 'R. Whitfield Hallam III', 'full'],
  ['janehollo', 'Jane Hollowell', 'full'],
  ['kscho', 'Kangsu Cho', 'full'],
  ['chaejw', 'Jungwon Chae', 'full'],
  ['jrmason', 'John Mason', 'part'],
  ['janeh', 'Joan Hollowell', 'none'],
  ['info', 'Jane Roe', 'none'],
  ['tom.ray', 'Jane Roe', 'none'],
  ['catorv', 'Carolina Andrea Torv Quistad', 'full'],
])('%s matches %s: %s', (local, name, expected) => {
  expect(matchesName(local, name)).toBe(expected);
});

describe('cleanTitle', () => {
  test.each([
    ['– General Manager, and', 'General Manager'],
    ['Geschäftsführer und', 'Geschäftsführer'],
    ['Head of Research and Development', 'Head of Research and Development'],
    ['(Owner)', 'Owner'],
    ['CEO, who founded it', 'CEO'],
  ])('%s is stored as %s', (text, expected) => {
    expect(cleanTitle(text)).toBe(expected);
  });
});

describe('inferAddresses', () => {
  const jane = { name: 'Jane Roe', address: 'jane.roe@acme.example' };
  const tom = { name: 'Tom Ray', address: 'tom.ray@acme.example' };
  test('two published addresses prove a pattern', () => {
    expect(inferAddresses([jane, tom], ['Ana Lima'])).toEqual([
      {
        name: 'Ana Lima',
        address: 'ana.lima@acme.example',
        pattern: 'first.last',
        proofs: [jane.address, tom.address],
      },
    ]);
  });
  test('one does not', () => {
    expect(inferAddresses([jane], ['Ana Lima'])).toEqual([]);
  });
  test('nor do two that differ', () => {
    expect(inferAddresses([jane, { name: 'Tom Ray', address: 'tray@acme.example' }], ['Ana Lima'])).toEqual(
      [],
    );
  });
  test.each(['Ana de Lima', 'Jörg Müller', 'Иван Петров'])('%s has no certain spelling', (name) => {
    expect(inferAddresses([jane, tom], [name])).toEqual([]);
  });
});

test.each(['Prečo Nordheim Quorvine', 'INFORMA EXHIBITIONS'])('%s is nobody', (text) => {
  expect(personName(text)).toBeNull();
});

test.each(['변경', '인사말'])('%s is nobody', (text) => {
  expect(uncasedName(text)).toBeNull();
});

describe('for how long somebody has worked', () => {
  test.each([
    ['Owner (19 years experience)', 'Owner'],
    ['( 11 Years experience) Owner / Fitter', 'Owner / Fitter'],
    ['Inhaberin (seit über 20 Jahren)', 'Inhaberin'],
    ['Gérante (plus de 15 ans)', 'Gérante'],
    ['Dueña (con 12 años de oficio)', 'Dueña'],
    ['Founder (since 2010)', 'Founder'],
    ['PhD student, 2020–', 'PhD student'],
    ['Technician (Sept. 2019 - present)', 'Technician'],
    ['Graduate Student, M.Sc. 2020 –', 'Graduate Student'],
    ['Doktorandin (2021 bis heute)', 'Doktorandin'],
    ['Director (Region 5)', 'Director (Region 5)'],
    ['Coach (under 12 years)', 'Coach'],
  ])('is no part of "%s"', (text, title) => {
    expect(cleanTitle(text)).toBe(title);
  });

  test('does not hide the title behind it', () => {
    expect(namesWithTitles('Jane Roe - (19 years experience) Owner / Partner')).toEqual([
      { name: 'Jane Roe', title: 'Owner / Partner' },
    ]);
    expect(namesWithTitles('Jane Roe (22 years of experience), Office Manager')).toEqual([
      { name: 'Jane Roe', title: 'Office Manager' },
    ]);
  });
});

test('what somebody has written is no title', () => {
  expect(namesWithTitles('Jane Roe, "The Owner of Pumps", 12 Law Rev. 345 (2019).')).toEqual([]);
  expect(titleStrength('“Head of Fun”')).toBe('certain');
});

test('the teacher of a class in Denmark has a title, though no rank', () => {
  expect(titleStrength('Børnehaveklasseleder/pædagog')).toBe('certain');
});

describe('a title is only that of its person', () => {
  const both = (first: string, second: string) => [
    { name: 'Anna Torvald', title: first },
    { name: 'Tom Quist', title: second },
  ];

  test.each([
    ['Anna Torvald, Director and Tom Quist, Manager', both('Director', 'Manager')],
    ['Anna Torvald - Director of Sales & Tom Quist - Manager', both('Director of Sales', 'Manager')],
    ['Anna Torvald, dyrektor i Tom Quist, kierownik', both('dyrektor', 'kierownik')],
    ['Anna Torvald, Director and Tom Quist', [{ name: 'Anna Torvald', title: 'Director' }]],
    [
      'Anna Torvald, Director, Sales and Paris Office',
      [{ name: 'Anna Torvald', title: 'Director, Sales and Paris Office' }],
    ],
    ['Owners: Anna Torvald and Tom Quist', both('Owners', 'Owners')],
    [
      'Prepared by the Managing Director, Anna Torvald',
      [{ name: 'Anna Torvald', title: 'Managing Director' }],
    ],
    [
      'Assistant by the Managing Director, Anna Torvald',
      [{ name: 'Anna Torvald', title: 'Assistant by the Managing Director' }],
    ],
  ])('%s', (line, people) => {
    expect(namesWithTitles(line)).toEqual(people);
  });

  test('in a text', () => {
    const text = 'This week we hear Anna Torvald, an Associate at Acme and Tom Quist, Partner at Acme.';
    expect(peopleInProse(text).map(({ title }) => title)).toEqual(['Associate at Acme', 'Partner at Acme']);
  });
});

test.each([
  'Mehr erfahren',
  'Jetzt mehr erfahren →',
  'Nom commercial',
  'Raison commerciale',
  'Sales of pumps, valves, etc.',
  'Wealth Management – including funds',
])('a link or a label that has a word of titles is none: %s', (text) =>
  expect(titleStrength(text)).toBe('none'),
);

test('a long list of what somebody is, is a title, and other lists are none', () => {
  const titles =
    'Child psychiatrist, EMDR practitioner, psychotherapist, hypnotherapist, neurofeedback trainer, sleep coach';
  expect(titleStrength(titles)).toBe('certain');
  expect(titleStrength(`${titles}, coach of our youngest visitors`)).toBe('certain');
  expect(titleStrength('Kinderpsychologin')).toBe('certain');
  expect(
    titleStrength(
      'Director, valves, pumps, pipes, seals, gaskets, hoses, fittings, tanks, drums, taps, drains, nuts',
    ),
  ).toBe('none');
});

test.each(['Assistant to Dr. Anna Torvald', 'Medische secretaresse van Dr. Anna Torvald'])(
  'whom somebody works for is not named by their title: %s',
  (line) => expect(namesWithTitles(line)).toEqual([]),
);
