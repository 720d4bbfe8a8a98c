import { describe, expect, test } from 'vitest';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { peopleOf, peopleOnPage, readAcme } from './site-in-memory.ts';

const team = async (body: string) =>
  peopleOf(await readAcme({ '/': '<a href="/team">Team</a>', '/team': body }));

describe('people whom one line names', () => {
  const row = '<p>Anna Torvald, Emre Quist, Paul Brandmoor et Nora Sundqvist.</p>';

  test('are members of the body that the heading names', async () => {
    const found = ['Anna Torvald', 'Emre Quist', 'Paul Brandmoor', 'Nora Sundqvist'];
    expect(await team(`<h2>Membres élus</h2>${row}`)).toEqual(
      found.map((name) => `${name} | Membres élus | `),
    );
  });

  test('are nobody under another heading, on another page, or if the line says more', async () => {
    expect(await team(`<h2>Merci à</h2>${row}`)).toEqual([]);
    expect(await team(`<h2>Board of trustees</h2>${row}`)).toEqual([]);
    expect(await team('<h2>Membres élus</h2><p>Anna Torvald, Emre Quist, Paris, Lyon.</p>')).toEqual([]);
    const data = await readAcme({
      '/': '<a href="/produits">Produits</a>',
      '/produits': `<h2>Membres élus</h2>${row}`,
    });
    expect(peopleOf(data)).toEqual([]);
  });

  test('with a title before each comma are not names in reverse order', async () => {
    const lines = [
      'Président, Paul Brandmoor',
      'Vice président, Emre Quist Torvald',
      'Trésorier, Anna Torvald',
    ];
    expect(await team(`<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`)).toEqual([
      'Paul Brandmoor | Président | ',
      'Emre Quist Torvald | Vice président | ',
      'Anna Torvald | Trésorier | ',
    ]);
  });
});

test('a board whose members write from work, to where they are reached, is the association’s if others write from home', async () => {
  const board = (address: string) =>
    `<h3>Yhdistyksen hallitus</h3><p><b>Sihteeri</b><br>Anna Torvald<br>anna.torvald@works.example<br><br>
    <b>Jäsen</b><br>Emre Quist<br>${address}</p>`;
  expect(await team(board('emre.quist@gmail.com'))).toEqual([
    'Anna Torvald | Sihteeri | anna.torvald@works.example',
    'Emre Quist |  | emre.quist@gmail.com',
  ]);
  expect(await team(board('emre.quist@firm.example'))).toEqual([]);
});

describe('past boards', () => {
  const board = (years: string, name: string) => `<h3>${years}</h3><ul><li>Voorzitter: ${name}</li></ul>`;

  test('of earlier terms are not listed on a page that has several', async () => {
    const boards = board('2023-2024', 'Anna Torvald') + board('2021-2022', 'Emre Quist');
    expect(await team(boards + board('1951–52', 'Paul Brandmoor'))).toEqual(['Anna Torvald | Voorzitter | ']);
  });

  test('are the board of today where only one term is named', async () => {
    expect(await team(board('2021-2022', 'Emre Quist'))).toEqual(['Emre Quist | Voorzitter | ']);
  });
});

test('those listed with a sample person are not of the team', async () => {
  const row = (title: string, name: string) => `<tr><td>${title}</td><td>${name}</td></tr>`;
  const sample = row('Presidente', 'Mario Rossi');
  const others = row('Segretario', 'Luca Torvaldo') + row('Tesoriere', 'Anna Quistelli');
  expect(await team(`<table>${others}</table>`)).toHaveLength(2);
  expect(await team(`<table>${sample}${others}</table>`)).toEqual([]);
});

test('those who taught a course that somebody took are not of the team', async () => {
  const courses = '<ul><li>Terapia dziecka<br>Prowadzący: Anna Kowalczuk</li></ul>';
  expect(await team(`<h3>Ukończone kursy i szkolenia</h3>${courses}`)).toEqual([]);
});

describe('what stands before and after a name', () => {
  test.each([
    ['dr n. med. Anna Torvald', 'Anna Torvald'],
    ['De heer mr. Emre Quist', 'Emre Quist'],
    ['Mevrouw drs. Anna Torvald', 'Anna Torvald'],
    ['La señora Anna Torvald', 'Anna Torvald'],
    ['Doc. Anna Torvald', 'Anna Torvald'],
    ['dr. n.med. Anna Torvald', 'Anna Torvald'],
    ['Av. Arb. Emre QUIST', 'Emre QUIST'],
    ['Ar. Gör. Emre Quist TORVALD', 'Emre Quist TORVALD'],
    ['MVDr. Anna Torvald', 'Anna Torvald'],
    ['Tech. wet. Anna Torvald', 'Anna Torvald'],
    ['Anna Torvald, dr. dent. med.', 'Anna Torvald'],
    ['Anna Torvald, DiS.', 'Anna Torvald'],
  ])('%s is %s', (text, name) => {
    expect(personName(text)).toBe(name);
  });

  test('a short given name stays', () => {
    expect(personName('Dr. Chr. Anders Torvald')).toBe('Chr. Anders Torvald');
  });
});

describe('phrases', () => {
  test.each([
    'Betreuung der Jugendlichen',
    'Beiträge und Finanzen',
    'Zugang zu Kursen',
    'Inhalte der Satzung',
    'Mc Torvald',
  ])('%s are nobody', (text) => {
    expect(personName(text)).toBeNull();
  });

  test.each(['Jung von Torvald', 'Anna von und zu Torvald', 'Piet van der Quist', 'Kübra CAN TORVALD'])(
    '%s is somebody',
    (text) => {
      expect(personName(text)).toBe(text);
    },
  );
});

describe('cards of a staff page that contain nothing but a name', () => {
  const cards = (...names: string[]) => names.map((name) => `<div><h5>${name}</h5></div>`).join('');

  test('are people if they are headings and most begin with a given name', async () => {
    expect(
      await team(`<section>${cards('Anna Torvald', 'Erik Quist', 'Quorvine Tarvold')}</section>`),
    ).toEqual(['Anna Torvald |  | ', 'Erik Quist |  | ', 'Quorvine Tarvold |  | ']);
  });

  test('are people if most have an honorific', async () => {
    const names = ['Av. Quorvine TARVOLD', 'Av. Arb. Brindal QUIST', 'Av. Talbrax TORVALD'];
    expect(await team(`<section>${cards(...names)}</section>`)).toEqual([
      'Quorvine TARVOLD |  | ',
      'Brindal QUIST |  | ',
      'Talbrax TORVALD |  | ',
    ]);
    const bare = ['Quorvine TARVOLD', 'Brindal QUIST', 'Talbrax TORVALD'];
    expect(await team(`<section>${cards(...bare)}</section>`)).toEqual([]);
  });
});

describe('on a page that is not about staff', () => {
  const contact = async (body: string) =>
    peopleOf(await readAcme({ '/': '<a href="/contact">Contact</a>', '/contact': body }));
  const cards = ['Anna Torvald', 'Erik Quist', 'Nora Tarvold'].map((name) => `<div><h1>${name}</h1></div>`);

  test('names as headings under one of their rank that is about staff are people', async () => {
    const people = ['Anna Torvald |  | ', 'Erik Quist |  | ', 'Nora Tarvold |  | '];
    expect(await contact(`<div><h1>Raad van bestuur</h1></div><section>${cards.join('')}</section>`)).toEqual(
      people,
    );
    expect(await contact(`<div><h1>Routes</h1></div><section>${cards.join('')}</section>`)).toEqual([]);
  });

  test('a name under a rank is a person like the others there', async () => {
    const names = ['Anna Torvald', 'Erik Quist', 'Quorvine Tarvold']
      .map((name) => `<h3>${name}</h3>`)
      .join('');
    expect(await contact(`<h2>Sócios</h2><div>${names}</div>`)).toContain('Quorvine Tarvold | Sócios | ');
  });

  test('a given name as a heading in a block that is marked as a person’s is one', async () => {
    const block = (mark: string) =>
      `<div class="${mark}"><h2>Anna Torvald</h2><p>OAB/MG 100.100</p><p>Works here since 2004.</p></div>`;
    expect(await contact(block('socio-bio'))).toEqual(['Anna Torvald |  | ']);
    expect(await contact(block('offer'))).toEqual([]);
  });
});

test('a name after a profession, above a title, is a person whatever the name', async () => {
  const card = (name: string, title: string) => `<div><h3>ATTORNEY ${name}</h3><p>${title}</p></div>`;
  expect(
    await team(`<div>${card('BRIN TALVAX', 'Managing Partner')}${card('QUOR TARVOLD', 'Associate')}</div>`),
  ).toEqual(['BRIN TALVAX | Managing Partner | ', 'QUOR TARVOLD | Associate | ']);
});

test('a name in brackets after other words takes nobody’s title', async () => {
  const card =
    '<div><h5><strong>Quorvine Tarvold</strong></h5><h6><strong>Ph.D. Candidate</strong><br><strong>(Co-supervised with <a href="https://lab.example/">Erik Quist</a>)</strong></h6></div>';
  const other = '<div><h5><strong>Nora Torvald</strong></h5><h6><strong>MSc student</strong></h6></div>';
  expect(await team(`<section>${other}${other.replace('Nora', 'Anna')}${card}</section>`)).toEqual([
    'Nora Torvald | MSc student | ',
    'Anna Torvald | MSc student | ',
    'Quorvine Tarvold | Ph.D. Candidate | ',
  ]);
});

test('people beside a theme’s filler text are samples', async () => {
  const card = (name: string, text: string) =>
    `<div><h4>${name}</h4><span>Marketing</span><p>${text}</p></div>`;
  const filler =
    'Repellendus fugiat adipisci nemo illum nesciunt voluptas quidem. In architecto rerum rerum temporibus.';
  const written =
    'Repairs whatever comes in, and has done so here for longer than anybody else can remember.';
  expect(await team(`<div>${card('Anna Torvald', filler)}${card('Erik Quist', written)}</div>`)).toEqual([
    'Erik Quist | Marketing | ',
  ]);
});

test('a label without a mark is no part of the name', async () => {
  const data = await readAcme({
    '/': '<a href="/kontakt">Kontakt</a>',
    '/kontakt':
      '<div><p><strong>Kontaktperson</strong> Ole Martin Torvald</p><p>Daglig leder</p><a href="mailto:ole.torvald@acme.example">ole.torvald@acme.example</a></div>',
  });
  expect(peopleOf(data)).toEqual(['Ole Martin Torvald | Daglig leder | ole.torvald@acme.example']);
});

test('a network’s own pages are nobody’s profile', async () => {
  const { socials } = await readAcme({
    '/': '<a href="https://developers.facebook.com/docs/login">Terms</a><a href="https://about.instagram.com/brand">Brand</a><a href="https://de-de.facebook.com/acme">Acme</a>',
  });
  expect(socials).toEqual({ facebook: 'https://de-de.facebook.com/acme' });
});

test('a name over two lines of a heading is one, though a half of it looks like a whole', async () => {
  const card = (name: string, title: string) => `<div><h2>${name}</h2><h3>${title}</h3></div>`;
  const cards = [
    card('Rubén<br>Torvald Quist', 'Managing Director'),
    card('Maria Anna<br>Tarvold', 'Fitter'),
    card('Anna Torvald<br>Julia Brandt', 'Owners'),
  ];
  expect(await team(`<div>${cards.slice(0, 2).join('')}</div>`)).toEqual([
    'Rubén Torvald Quist | Managing Director | ',
    'Maria Anna Tarvold | Fitter | ',
  ]);
  expect(await team(`<div>${cards[2]}</div>`)).not.toContain('Anna Torvald Julia Brandt | Owners | ');
});

describe('boards of associations', () => {
  test.each([
    'Schriftführerin',
    'Beisitzer',
    'Jugendwartin',
    'Kassör',
    'Kårordförande',
    'Styremedlem',
    'Penningmeester',
    'Trésorière',
    'Consigliere',
    'Vocal',
    'Skarbnik',
    'Pokladník',
    'Alelnök',
    'Casier',
    'Başkan',
    'Pirmininkas',
  ])('%s is an office', async (title) => {
    expect(peopleOf(await readAcme({ '/': `<p>${title}</p><p>Anna Torvald: ${title}</p>` }))).toEqual([
      `Anna Torvald | ${title} | `,
    ]);
  });

  test('have one title for all names in the cell after it', async () => {
    const row = '<tr><td>Avdelningsledare:</td><td>Anna Torvald, Peter Quist</td></tr>';
    const address = '<tr><td>Dirección:</td><td>Alma Torvald, Alta Quist</td></tr>';
    expect(await team(`<table>${row}${address}</table>`)).toEqual([
      'Anna Torvald | Avdelningsledare | ',
      'Peter Quist | Avdelningsledare | ',
    ]);
  });

  test('have titles whose last words look like a name', async () => {
    const card = (name: string, title: string) => `<div><h5>${name}</h5><h6>${title}</h6></div>`;
    expect(
      await team(card('Anna Torvald', 'Președinte') + card('Peter Quist', 'Director Resurse Umane')),
    ).toEqual(['Anna Torvald | Președinte | ', 'Peter Quist | Director Resurse Umane | ']);
  });

  test('are listed by family names, with degrees before and after', async () => {
    const card = (name: string) => `<div><h3>${name}</h3><p>Lecturer</p></div>`;
    expect(await team(card('Dr. Torvald, Anna, MBA') + card('Quist, Peter'))).toEqual([
      'Anna Torvald | Lecturer | ',
      'Peter Quist | Lecturer | ',
    ]);
  });

  test('have their own address under the heading that is their title, if that is so of several', async () => {
    const section = (title: string, name: string, address: string) =>
      `<h3>${title}</h3><p>${name}</p><p>Lampenweg 4</p><p>E-Mail: ${address}</p>`;
    const chair = section('1. Vorsitzende:', 'Anna Torvald', 'lampen@acme.example');
    const treasurer = section('Kassier:', 'Peter Quist', 'pq@acme.example');
    expect(await team(`${chair}${treasurer}<h3>Register</h3><p>Kein Eintrag</p>`)).toEqual([
      'Anna Torvald | 1. Vorsitzende | lampen@acme.example',
      'Peter Quist | Kassier | pq@acme.example',
    ]);
    const office = section('Direktor', 'Karl Torvald', 'pq@acme.example');
    expect(await team(`${office}<h3>Register</h3><p>Kein Eintrag</p>`)).toEqual([
      'Karl Torvald | Direktor | ',
    ]);
  });
});

test('what stands between a name and how somebody is reached is a title, where another line of the list has one', async () => {
  const list = (first: string) =>
    peopleOnPage(
      '/team',
      `<ul><li>Anna Torvald – ${first} – anna@acme.example</li><li>Emre Quist – Pumps – emre@acme.example</li>
      <li>Ida Krogh – Valves and Seals – tel. 020 7946 0018</li></ul>`,
    );
  const found = await list('Managing Director');
  expect(found).toContain('Emre Quist | Pumps | emre@acme.example');
  expect(found).toContain('Ida Krogh | Valves and Seals | ida@acme.example');
  expect(await peopleOnPage('/news', '<ul><li>Emre Quist – Pumps 2024 – read more</li></ul>')).toEqual([]);
});
