import { describe, expect, test } from 'vitest';
import { peopleInProse } from '../../../functions/domain/contacts/people/people-in-prose.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOnPage, readAcme } from './site-in-memory.ts';

describe('a clinic', () => {
  const card = (department: string, name: string) =>
    `<div class="item"><div class="body"><h3>${department}</h3><h2><a href="#">${name}</a></h2></div></div>`;

  test.each([
    ['Corpo Clínico', 'Enfermagem'],
    ['Enfermería', 'Recepción'],
    ['Nursing staff', 'Front office'],
    ['Pflege', 'Rezeption'],
    ['Secrétariat', 'Personnel soignant'],
  ])('says in each card in which department somebody works: %s', async (first, second) => {
    const cards =
      card(first, 'Anna Torvald') +
      card(first, 'Emre Quist') +
      card(second, 'Ida Krogh') +
      card(second, 'Peter Halvard');
    expect((await peopleOnPage('/team', cards)).toSorted()).toEqual([
      `Anna Torvald | ${first} | `,
      `Emre Quist | ${first} | `,
      `Ida Krogh | ${second} | `,
      `Peter Halvard | ${second} | `,
    ]);
  });
});

describe('a rank before a name', () => {
  const list = (...names: readonly string[]) => names.map((name) => `<h3>${name}</h3><p>Oda 1</p>`).join('');

  test('says what somebody does where a page says no more', async () => {
    const names = list('Hmş. Anna Torvald', 'Hmş. Ida Krogh', 'Att. Peter Halvard', 'Dr. Emre Quist');
    expect((await peopleOnPage('/team', names)).toSorted()).toEqual([
      'Anna Torvald | Hmş. | ',
      'Emre Quist |  | ',
      'Ida Krogh | Hmş. | ',
      'Peter Halvard | Att. | ',
    ]);
  });

  test('is no part of the name of a councillor', async () => {
    const names =
      '<ul><li>Cllr. Anna Torvald (Chair)</li><li>Cllr Emre Quist (Vice Chair)</li></ul>' +
      '<p>Anna Torvald - Chairman, Roads</p>';
    expect((await peopleOnPage('/councillors', names)).map((one) => one.split(' | ')[0]).toSorted()).toEqual([
      'Anna Torvald',
      'Emre Quist',
    ]);
  });
});

describe('the level of somebody', () => {
  const levels = async (pages: Readonly<Record<string, string>>) => {
    const links = Object.keys(pages).map((path) => `<a href="${path}">${path.slice(1)}</a>`);
    const data = await readAcme({ '/': links.join(' '), ...pages });
    return data.external_emails
      .filter(({ mailbox }) => mailbox === undefined)
      .map(({ full_name, title, level }) => `${full_name} | ${title} | ${level}`)
      .toSorted();
  };
  const row = (name: string, title: string) => `<tr><td>${name}</td><td>${title}</td></tr>`;
  const card = (name: string, title: string) => `<div class="card"><h3>${name}</h3><p>${title}</p></div>`;

  test('is that of a vice chair, whatever an older page calls them', async () => {
    expect(
      await levels({
        '/councillors':
          card('Anna Torvald', 'Chair') +
          card('Emre Quist', 'Vice Chair') +
          card('Peter Halvard', 'Treasurer'),
        '/contact': `<table>${row('Emre Quist', 'Chairman')}${row('Ida Krogh', 'Clerk')}</table>`,
      }),
    ).toEqual([
      'Anna Torvald | Chair | c_suite',
      'Emre Quist | Vice Chair | vp',
      'Ida Krogh | Clerk | other',
      'Peter Halvard | Treasurer | other',
    ]);
  });

  test('is no lower for an owner who is called otherwise elsewhere', async () => {
    expect(
      await levels({
        '/team': card('Anna Torvald', 'Vice President') + card('Emre Quist', 'Baker'),
        '/about': '<p>Anna Torvald, Founder</p>',
      }),
    ).toContain('Anna Torvald | Vice President | c_suite');
  });

  test('comes from an own office, and not from the heading over the whole board', async () => {
    const directors = ['Anna Torvald', 'Emre Quist', 'Ida Krogh', 'Peter Halvard'];
    expect(
      await levels({
        '/board':
          card('Anna Torvald', 'Secretary') +
          card('Emre Quist', 'Treasurer') +
          card('Ida Krogh', 'Registrar') +
          `<h2>Directors</h2><ul>${directors.map((name) => `<li>${name}</li>`).join('')}</ul>`,
      }),
    ).toContain('Anna Torvald | Secretary | other');
  });

  test('is not that of a founder for who has founded a committee', async () => {
    expect(
      await levels({
        '/about':
          '<h1>About us</h1><h3>Anna Torvald</h3><p>Press officer</p>' +
          '<p>The Youth Committee was founded in 1987 by Anna Torvald, press officer at Acme, and has met each week for many years since then in the hall.</p>',
      }),
    ).toEqual(['Anna Torvald | press officer | other']);
  });
});

describe('an association with a history', () => {
  const board =
    '<h1>Our board</h1><div class="card"><h3>Anna Torvald</h3><p>President</p></div>' +
    '<div class="card"><h3>Emre Quist</h3><p>Treasurer</p></div>';

  test('lists its own president, and not the one of a country whom a text mentions', async () => {
    const history =
      '<p>In 1985 our work was praised by the President Peter Halvard in a speech at the hall.</p>';
    const people = await peopleOnPage('/board', board + history);
    expect(people.map((one) => one.split(' | ')[0]).toSorted()).toEqual(['Anna Torvald', 'Emre Quist']);
  });

  test('names its founder with a second given name', () => {
    const text =
      '“It is a good day for us all,” said President, CEO & Co-Founder Anna Maria Torvald. “We are glad that so many came.”';
    expect(peopleInProse(text)).toEqual([{ name: 'Anna Maria Torvald', title: 'CEO & Co-Founder' }]);
  });
});

describe('groups of cards', () => {
  const card = (name: string, role = '') =>
    `<div class="col"><div class="item"><img src="p.jpg"><h5>${name}</h5>${role === '' ? '' : `<span>${role}</span>`}</div></div>`;
  const group = (label: string, ...cards: readonly string[]) =>
    `<div><div class="centre"><p class="lead">${label}</p></div><div class="row">${cards.join('')}</div></div>`;

  test('have what those in them are above them, in lines of one look that are no headings', async () => {
    const page =
      '<h2>Our people</h2>' +
      group('Board', card('Anna Torvald', 'Chair'), card('Emre Quist', 'Treasurer')) +
      group('Therapists', card('Ida Krogh'), card('Peter Halvard')) +
      group('Drivers / Carers', card('Linda Brandmoor'), card('Gerald Birk'));
    expect((await peopleOnPage('/team', page)).toSorted()).toEqual([
      'Anna Torvald | Chair | ',
      'Emre Quist | Treasurer | ',
      'Gerald Birk | Drivers / Carers | ',
      'Ida Krogh | Therapists | ',
      'Linda Brandmoor | Drivers / Carers | ',
      'Peter Halvard | Therapists | ',
    ]);
  });

  test('have no title in a line that only says where they work', async () => {
    const page =
      '<h2>Our people</h2>' +
      group('Nordheim', card('Anna Torvald'), card('Emre Quist')) +
      group('Birkenau', card('Ida Krogh'), card('Peter Halvard'));
    expect((await peopleOnPage('/team', page)).every((one) => / \| {2}\| $/.test(one))).toBe(true);
  });
});

test('what invites to meet the staff, or leads to their learning, is no title', async () => {
  const card = (name: string, role: string) =>
    `<div class="col"><span>Poznaj naszych specjalistów</span><h2>${name}</h2><p>Kwalifikacje:</p><p>${role}</p></div>`;
  const cards =
    card('Anna Torvald', 'logopeda') + card('Ida Krogh', 'psycholog') + card('Ewa Halvard', 'dietetyk');
  expect((await peopleOnPage('/zespol', cards, 'pl')).toSorted()).toEqual([
    'Anna Torvald | logopeda | ',
    'Ewa Halvard | dietetyk | ',
    'Ida Krogh | psycholog | ',
  ]);
});

describe('a list of names and areas', () => {
  const list = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');

  test('says nothing of who stands alone in it, and areas may look like names', async () => {
    const lines = list(
      'Anna Torvald - Chair, Roads',
      'Emre Quist - Vice Chair',
      'Ida Krogh',
      'Peter Halvard - IT',
      'Linda Brandmoor - Footpaths',
      'Gerald Birk - Nordheim Common',
    );
    const people = await peopleOnPage('/councillors', lines);
    expect(people).toContain('Gerald Birk | Nordheim Common | ');
    expect(people.join()).not.toContain('Peter Halvard - IT');
  });
});

describe('a board', () => {
  const board = (...pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([name, title]) => `<div class="card"><h3>${name}</h3><p>${title}</p></div>`).join('');

  test('has whoever led it before among its offices', async () => {
    const people = await peopleOnPage(
      '/board',
      board(
        ['Anna Torvald', 'President'],
        ['Emre Quist', 'Past President'],
        ['Ida Krogh', 'Secretary'],
        ['Peter Halvard', 'Treasurer'],
      ),
    );
    expect(people).toContain('Emre Quist | Past President | ');
  });

  test('has them in bold above the name as well', async () => {
    const office = (title: string, name: string) => `<p><b>${title}</b></p><p>${name}</p>`;
    const offices =
      office('Presidente', 'ANNA TORVALD') +
      office('Past President', 'EMRE QUIST') +
      office('Segretario', 'IDA KROGH') +
      office('Tesoriere', 'PETER HALVARD');
    expect(await peopleOnPage('/direttivo', offices, 'it')).toContain('EMRE QUIST | Past President | ');
  });

  test('has nobody of a list of those who led it before', async () => {
    const people = await peopleOnPage(
      '/board',
      board(
        ['Anna Torvald', 'President'],
        ['Emre Quist', 'Past President'],
        ['Ida Krogh', 'Past President'],
        ['Peter Halvard', 'Treasurer'],
      ),
    );
    expect(people.toSorted()).toEqual(['Anna Torvald | President | ', 'Peter Halvard | Treasurer | ']);
  });
});

describe('names in cards', () => {
  const cards = (...names: readonly string[]) =>
    names.map((name) => `<div class="card"><h3>${name}</h3><p>Civil engineer</p></div>`).join('');
  const namesOf = async (...names: readonly string[]) =>
    (await peopleOnPage('/team', cards(...names))).map((one) => one.split(' | ')[0]).toSorted();

  test.each([
    ['a nickname in quotation marks of two kinds', 'Anna Torvald „Kit"', 'Anna Torvald'],
    ['another name', 'ANNA TORVALD ALIAS QUORVE', 'ANNA TORVALD'],
    ['a comma', 'Anna Torvald,', 'Anna Torvald'],
  ])('may have %s after them', async (_, shown, name) => {
    expect(await namesOf(shown, 'Emre Quist', 'Ida Krogh')).toContain(name);
  });

  test('have words of headings in capitals as family names', async () => {
    expect(await namesOf('Anna BARREAU', 'Emre QUIST', 'Ida KROGH', 'Peter HALVARD')).toContain(
      'Anna BARREAU',
    );
  });

  test('are those of several people who share the first and the last name', async () => {
    expect(await namesOf('Mohammed Habeeb Quist', 'Mohammed Waseem Quist', 'Anna Krogh')).toEqual([
      'Anna Krogh',
      'Mohammed Habeeb Quist',
      'Mohammed Waseem Quist',
    ]);
  });
});

test('diplomas of trainers in France are no title', async () => {
  const card = (name: string, text: string) =>
    `<div class="card"><h5 class="card-title">${name}</h5><p class="card-text">${text}</p></div>`;
  const cards =
    card('Anna Torvald', 'BEESAN<br>Directrice technique') +
    card('Emre Quist', 'DESJEPS, BPJEPS AAN<br>Entraîneur') +
    card('Ida Krogh', 'Encadrante bénévole');
  expect(await peopleOnPage('/equipe', cards, 'fr')).toContain('Emre Quist | Entraîneur | ');
});

test.each(['Direction', 'Direktion', 'Direzione'])(
  '%s as a whole title is that of those who direct',
  (title) => {
    expect(seniorityOf(title)).toBe('director');
    expect(seniorityOf(`Art ${title.toLowerCase()}`)).not.toBe('director');
  },
);
