import { describe, expect, test } from 'vitest';
import { namesWithTitles } from '../../../functions/domain/contacts/people/name-with-title.ts';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { peopleOnPage } from './site-in-memory.ts';

const sorted = async (path: string, body: string, language = 'en') =>
  (await peopleOnPage(path, body, language)).toSorted();

describe('a row of offices, each before its name', () => {
  test('stands below a picture', async () => {
    const caption =
      '<figure><img src="a.jpg"><figcaption>2. Vorstand Anna Gruber, Kassiererin Monika Torvald<br>Beisitzer Roland Quist und Schriftführer Manfred Krogh</figcaption></figure>';
    expect(await sorted('/verein', `<h2>Vorstandschaft</h2>${caption}`, 'de')).toEqual([
      'Anna Gruber | 2. Vorstand | ',
      'Manfred Krogh | Schriftführer | ',
      'Monika Torvald | Kassiererin | ',
      'Roland Quist | Beisitzer | ',
    ]);
  });

  test('may begin with where they stand', () => {
    expect(
      namesWithTitles('From left: Chair Anna Torvald, Treasurer Tom Quist, Secretary Ida Krogh.'),
    ).toEqual([
      { name: 'Anna Torvald', title: 'Chair' },
      { name: 'Tom Quist', title: 'Treasurer' },
      { name: 'Ida Krogh', title: 'Secretary' },
    ]);
  });

  test('is none if an entry has no name', () => {
    expect(namesWithTitles('Chair Anna Torvald, Oslo Harbour')).not.toContainEqual(
      expect.objectContaining({ title: 'Chair Anna Torvald' }),
    );
  });
});

describe('a list of a board with careless hyphens', () => {
  test('has a title of two words of which none is one, and full stops', async () => {
    const board =
      '<li>Sekretarz- Karina Krogh</li><li>Skarbnik - Anna Quist</li><li>Członek Zarządu - Anna Halvard.</li>';
    expect(await sorted('/o-nas', `<ol>${board}</ol>`, 'pl')).toEqual([
      'Anna Halvard | Członek Zarządu | ',
      'Anna Quist | Skarbnik | ',
      'Karina Krogh | Sekretarz | ',
    ]);
  });

  test('may write the name first', () => {
    expect(namesWithTitles('Anna Torvald- Head Teacher')).toEqual([
      { name: 'Anna Torvald', title: 'Head Teacher' },
    ]);
  });
});

test('who cleans and looks after a house is addressed as the others are', async () => {
  const staff = 'p. Anna Torvald - sprzątaczka<br>p. Emil Quist - pracownik gospodarczy';
  expect(await sorted('/kadra', `<p>Pracownicy:<br>${staff}</p>`, 'pl')).toEqual([
    'Anna Torvald | sprzątaczka | ',
    'Emil Quist | pracownik gospodarczy | ',
  ]);
  expect(personName('P. Torvald Quist')).toBe('P. Torvald Quist');
});

test.each([
  'Janitor',
  'Raumpflegerin',
  "Agent d'entretien",
  'ATSEM',
  'Collaboratrice scolastica',
  'Limpiadora',
  'Merendeira',
  'Îngrijitoare',
  'Schoonmaakster',
  'Pedel',
  'Vaktmästare',
  'Renholder',
  'Siivooja',
  'Woźny',
  'Uklízečka',
  'Upratovačka',
  'Takarítónő',
  'Spremačica',
  'Čistilka',
  'Apkopēja',
  'Valytoja',
  'Koristaja',
  'Hizmetli',
  'Καθαρίστρια',
  'Уборщица',
  'Výchovný poradce',
])('%s is a title', (title) => {
  expect(titleStrength(title)).toBe('certain');
});

test('what a link asks for is part of no title, and nobody is called Text', async () => {
  expect(namesWithTitles('Watch Attorney Anna Torvald')).toEqual([]);
  const body =
    '<h1>Emre Quist</h1><p>Attorney at Law</p><a href="sms:+13055550100">Text Emre</a><p>Attorney &amp; Author</p>';
  expect(await sorted('/team', body)).toEqual(['Emre Quist | Attorney at Law | ']);
});

test('another name in brackets may have an apostrophe', async () => {
  const card = '<h2>Kerri (Ka’tente) Torvald</h2><p>Lead Teacher</p>';
  expect(await sorted('/staff', card)).toEqual(['Kerri (Ka’tente) Torvald | Lead Teacher | ']);
});

describe('cards of two kinds on one page', () => {
  const below = (name: string, title: string) =>
    `<div><div class="box"><h5><p><strong>${name}</strong></p></h5><h6><strong>${title}</strong></h6></div></div>`;
  const above = (title: string, names: string) =>
    `<div><div class="box"><h4>${title}</h4><p>${names}</p></div></div>`;

  test('have the title below a name that is a heading, and above one that is not', async () => {
    const page = `<section>${below('Thomas Torvald', 'Schriftführer')}${below('Lukas Quist', 'Schatzmeister')}${below('Max Birk', 'Kassier')}</section>
      <section>${above('Jugendleiter', 'Anna Halvard')}${above('Beisitzer', 'Natalie Bech<br>Emma Krogh')}</section>
      <section>${above('1.Fähnrich', 'Andre Norheim')}${above('2.Fähnrich', 'Stefan Brandt')}</section>`;
    expect(await sorted('/vorstandschaft', page, 'de')).toEqual([
      'Andre Norheim | 1.Fähnrich | ',
      'Anna Halvard | Jugendleiter | ',
      'Emma Krogh | Beisitzer | ',
      'Lukas Quist | Schatzmeister | ',
      'Max Birk | Kassier | ',
      'Natalie Bech | Beisitzer | ',
      'Stefan Brandt | 2.Fähnrich | ',
      'Thomas Torvald | Schriftführer | ',
    ]);
  });
});

describe('a name and how it is reached under a heading that is a title', () => {
  test.each([
    'Mgr. Daniela Torvald , t.č. 62 219 51,',
    'Daniela Torvald: 0905 219 510',
    'Daniela Torvald - 0905 219 510',
    'Daniela Torvald (daniela@acme.example)',
    'Daniela Torvald tel.: 0905 219 510',
  ])('%s', async (line) => {
    const page = `<h5>Psychologist</h5><p>Ida Bech</p><h5>Prevention Coordinator</h5><p>${line}</p>`;
    expect(await sorted('/contact', page)).toEqual([
      expect.stringContaining('Daniela Torvald | Prevention Coordinator | '),
      'Ida Bech | Psychologist | ',
    ]);
  });
});

test.each(['Attorney at Law', 'Member At Large', 'Sergeant at Arms'])(
  '%s names no employer',
  async (title) => {
    expect(await sorted('/team', `<h2>Emre Quist</h2><p>${title}</p>`)).toEqual([`Emre Quist | ${title} | `]);
  },
);
