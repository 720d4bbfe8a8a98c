import { describe, expect, test } from 'vitest';
import { peopleInProse } from '../../../functions/domain/contacts/people/people-in-prose.ts';
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
