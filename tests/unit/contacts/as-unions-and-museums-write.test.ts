import { describe, expect, test } from 'vitest';
import { namesWithTitles } from '../../../functions/domain/contacts/people/name-with-title.ts';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { namesPartners } from '../../../functions/domain/contacts/words/others/others-headings.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOf, peopleOnPage, readAcme } from './site-in-memory.ts';

describe('a name', () => {
  test.each([
    ['Lect.univ.dr. Torvald Florin', 'Torvald Florin'],
    ['Conf.univ.dr. Anna Torvald', 'Anna Torvald'],
    ['Prof.Dr. Anna Torvald', 'Anna Torvald'],
    ['Assoc Prof. Anna Torvald', 'Anna Torvald'],
    ['Asst. Prof. Anna Torvald', 'Anna Torvald'],
  ])('comes after honorifics of universities, glued or not: %s', (shown, name) => {
    expect(personName(shown)).toBe(name);
  });

  test('begins with Phil, Nat or Don, which with "Dr." are something else', () => {
    expect(personName('Phil Torvald')).toBe('Phil Torvald');
    expect(personName('Don Torvald')).toBe('Don Torvald');
    expect(personName('Dr. phil. Anna Torvald')).toBe('Anna Torvald');
    expect(personName('Don Juan Torvald')).toBe('Juan Torvald');
  });

  test('ends before degrees of administration and arts, and before registered ones', () => {
    expect(personName('Phil Torvald MPA CAP®')).toBe('Phil Torvald');
    expect(personName('Anna Ida Torvald MFA')).toBe('Anna Ida Torvald');
    expect(personName('Anna Torvald, CFP®')).toBe('Anna Torvald');
  });

  test('is not what belongs to another, a grade or a university', () => {
    for (const phrase of ['ACME’s Professor Anna Torvald', 'Second Grade', 'FNS ALMA MATER'])
      expect(personName(phrase)).toBeNull();
  });
});

describe('a title', () => {
  test('ends with the full stop of a list', () => {
    expect(namesWithTitles('Anna Torvald – Diretora.')).toEqual([
      { name: 'Anna Torvald', title: 'Diretora' },
    ]);
  });

  test('is not the first of two people', () => {
    expect(namesWithTitles('Dr Emre Quist and Professor Anna Torvald')).toEqual([]);
  });

  test('is that of a bailiff, in capitals as well', () => {
    for (const title of ['KOMORNIK SĄDOWY', 'Gerichtsvollzieherin', 'Executor judecătoresc'])
      expect(titleStrength(title)).toBe('certain');
    expect(namesWithTitles('KOMORNIK SĄDOWY ANNA TORVALD')).toEqual([
      { name: 'ANNA TORVALD', title: 'KOMORNIK SĄDOWY' },
    ]);
  });

  test('is not that of a head of state, nor in the case of whom a letter is for', () => {
    for (const text of ['Președintelui României', 'Directorului', 'Prime Minister', 'Bundespräsident'])
      expect(titleStrength(text)).toBe('none');
    expect(titleStrength('Președinte')).toBe('certain');
  });
});

test('a title that looks like a name is one before a colon', async () => {
  const item = (title: string, name: string) => `<li><strong>${title}</strong>: ${name}</li>`;
  const board = item('President', 'Albert Torvald') + item('Vocal de Muntanya', 'Jordi Quist');
  expect(await peopleOnPage('/junta', `<h1>La Junta</h1><ul>${board}</ul>`, 'ca')).toEqual([
    'Albert Torvald | President | ',
    'Jordi Quist | Vocal de Muntanya | ',
  ]);
});

describe('a body', () => {
  test('has substitutes and a council, in a row or an entry each', async () => {
    const page =
      '<h2>Diretoria</h2><h4>EFETIVOS:</h4>Fernando Torvald – Presidente;<br>Miguel Quist – Diretor.<br>' +
      '<h4>SUPLENTES:</h4>Luiz Krogh, Ana Birk e Gileno Costa Brandmoor.' +
      '<h2>Conselho Fiscal</h2><h4>EFETIVOS:</h4>Antonio Luis Krogh;<br>Paulo Birk Quist;<br>Eduardo Brandmoor.<br>' +
      '<h4>SUPLENTES:</h4>Vitor Araújo Birk e Sérgio Luiz Quist.';
    expect(await peopleOnPage('/diretoria', `<div>${page}</div>`, 'pt')).toEqual([
      'Fernando Torvald | Presidente | ',
      'Miguel Quist | Diretor | ',
      'Luiz Krogh | SUPLENTES | ',
      'Ana Birk | SUPLENTES | ',
      'Gileno Costa Brandmoor | SUPLENTES | ',
      'Antonio Luis Krogh | Conselho Fiscal | ',
      'Paulo Birk Quist | Conselho Fiscal | ',
      'Eduardo Brandmoor | Conselho Fiscal | ',
      'Vitor Araújo Birk | SUPLENTES | ',
      'Sérgio Luiz Quist | SUPLENTES | ',
    ]);
  });

  test('has members under their heading without a list, a line each', async () => {
    const lines = (heading: string) =>
      `<div><h3>${heading}</h3><p>Torvald Mária (elnök)</p><p>Quist Péter</p><p>Krogh Imre</p></div>`;
    expect(await peopleOnPage('/kapcsolat', lines('Képviselők'), 'hu')).toEqual([
      'Torvald Mária | elnök | ',
      'Quist Péter | Képviselők | ',
      'Krogh Imre | Képviselők | ',
    ]);
    expect(await peopleOnPage('/kapcsolat', lines('Szivattyúk'), 'hu')).not.toContain(
      'Quist Péter | Képviselők | ',
    );
  });

  test('is the title of trustees who have no other, and their towns are not', async () => {
    const row = (name: string, town: string) =>
      `<tr><td><p><strong>${name}</strong></p><p>${town}</p></td><td></td></tr>`;
    const rows =
      row('Jack Torvald', 'Madison, CT') + row('Anna Quist', 'Hartford, CT') + row('Paul Krogh', 'Perth, WA');
    const heading = '<h3>2025 Board of Trustees with their Affiliations (not paid)</h3>';
    expect(await peopleOnPage('/board', `${heading}<table>${rows}</table>`)).toEqual([
      'Jack Torvald | Board of Trustees | ',
      'Anna Quist | Board of Trustees | ',
      'Paul Krogh | Board of Trustees | ',
    ]);
  });
});

describe('a museum', () => {
  const card = (name: string, title: string, years: string) =>
    `<div class="person-card"><h2>${name}</h2><p class="person-title">${title}</p><p>${years}</p></div>`;

  test('shows people of the past with the years of their lives', async () => {
    const cards =
      card('Anna Torvald', 'Engineer', '1891-1932') +
      card('Emre Quist', 'Pilot', '(* 1903 – † 1994)') +
      card('Ida Krogh', 'Curator', 'since 2019');
    expect(await peopleOnPage('/people', cards)).toEqual(['Ida Krogh | Curator | ']);
  });

  test('marks who has died', async () => {
    const list = '<ul><li>† Anna Torvald - Curator</li><li>Ida Krogh - Curator</li></ul>';
    expect(await peopleOnPage('/staff', list)).toEqual(['Ida Krogh | Curator | ']);
  });

  test('thanks those who support it', async () => {
    for (const heading of [
      'helyi kutatok es tamogatok',
      'our donors',
      'unsere forderer',
      'scholarship recipients',
    ])
      expect(namesPartners(heading)).toBe(true);
    for (const heading of ['supporter services', 'director of scholarships', 'fundraising'])
      expect(namesPartners(heading)).toBe(false);
    const list = '<ul><li>Anna Torvald - Curator</li><li>Emre Quist - Curator</li></ul>';
    expect(await peopleOnPage('/staff', `<h3>Local researchers and supporters</h3>${list}`)).toEqual([]);
    expect(await peopleOnPage('/staff', `<h3>Researchers</h3>${list}`)).toHaveLength(2);
  });
});

test('where half a school is called the same, what another page says of somebody is their title', async () => {
  const names = ['Anna', 'Emre', 'Ida', 'Paul', 'Carmen', 'Jack', 'Maria', 'Oskar'].map(
    (given) => `${given} Torvald`,
  );
  const rows = (titles: (at: number) => string) =>
    names.map((name, at) => `<tr><td>${name}</td><td>${titles(at)}</td></tr>`).join('');
  const grades = [
    'Music',
    'Kindergarten',
    'Reading',
    'Pre-K',
    'Life Skills',
    'Dyslexia',
    'Librarian',
    'Nurse',
  ];
  const table = (body: string, head: string) =>
    `<table><tr><th>Name</th><th>${head}</th></tr>${body}</table>`;
  const data = await readAcme({
    '/': '<a href="/staff">Staff</a><a href="/team">Team</a>',
    '/staff': table(
      rows(() => 'Elementary'),
      'Department',
    ),
    '/team': table(
      rows((at) => grades[at] ?? ''),
      'Subject',
    ),
  });
  expect(peopleOf(data)).toEqual(names.map((name, at) => `${name} | ${grades[at]} | `));
});

test('who is also named by a nickname is one person', async () => {
  const data = await readAcme({
    '/': '<a href="/staff">Staff</a>',
    '/staff':
      '<p>Project Coordinator Kat Torvald</p><h2>Katherine “Kat” Torvald</h2><p>Kat mends pumps in Nordheim.</p>',
  });
  expect(peopleOf(data)).toEqual(['Katherine “Kat” Torvald | Project Coordinator | ']);
});

describe('an office of one person', () => {
  const read = (mailbox: string, more = '') =>
    readAcme({
      '/': '<a href="/kontakt">Kontakt</a><h1>ANNA TORVALD</h1><p>Notariusz</p>',
      '/kontakt': `<p>Notariusz Anna Torvald</p><p>email: ${mailbox}</p>${more}`,
    });

  test('has the only mailbox of its site from its profession, if it is called after them', async () => {
    const mailbox = 'nordheim.torvald@notaries.example';
    expect(peopleOf(await read(mailbox)).join()).toMatch(/^anna torvald \| Notariusz \| nordheim\.torvald@/i);
  });

  test('has none that is called otherwise, or that is one of several', async () => {
    expect((await read('nordheim.quist@notaries.example')).emails).toEqual([]);
    const another = '<p>nordheim.quist@chambers.example</p>';
    expect((await read('nordheim.torvald@notaries.example', another)).emails).toEqual([]);
  });
});

test('the principal of a part of a school directs it', () => {
  for (const title of ['Elementary Principal', 'Secondary Principal'])
    expect(seniorityOf(title)).toBe('director');
  expect(seniorityOf('Principal Engineer')).toBe('senior');
});

describe('an office of', () => {
  test.each([
    [
      'a golf club',
      '<tr><td>Junior Convenor</td><td>Peter Krogh</td></tr>',
      'Peter Krogh | Junior Convenor | ',
    ],
    ['a fire brigade', '<p>Wehrführer: Peter Krogh</p>', 'Peter Krogh | Wehrführer | '],
    ['a fire brigade by rank', '<p>Gerätewart: OBM Peter Krogh</p>', 'Peter Krogh | Gerätewart | '],
    ['a deputy', '<p>stellv. Wehrführer: Peter Krogh</p>', 'Peter Krogh | stellv. Wehrführer | '],
    ['a chamber', '<p>Administrateurs : Paul Krogh</p>', 'Paul Krogh | Administrateurs | '],
    ['a parish', '<p>Organista: Adam Krogh</p>', 'Adam Krogh | Organista | '],
  ])('%s', async (_, line, person) => {
    const body = line.startsWith('<tr>') ? `<table>${line}</table>` : line;
    expect(await peopleOnPage('/team', `<h2>Team</h2>${body}`)).toEqual([person]);
  });

  test('a charity is held by all under its heading', async () => {
    const list = '<ul><li>Anna Torvald (Chair)</li><li>Maria Krogh</li><li>John Birk</li></ul>';
    expect(await peopleOnPage('/trustees', `<h2>Our Trustees</h2>${list}`)).toEqual([
      'Anna Torvald | Chair | ',
      'Maria Krogh | Trustees | ',
      'John Birk | Trustees | ',
    ]);
  });
});
