import { describe, expect, test } from 'vitest';
import { peopleOnPage } from './site-in-memory.ts';

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
