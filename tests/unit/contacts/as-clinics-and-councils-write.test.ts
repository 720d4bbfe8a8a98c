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
