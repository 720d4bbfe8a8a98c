import { expect, test } from 'vitest';
import { peopleOnPage } from './site-in-memory.ts';

const row = 'Anna Lind, Erik Dahl, Karin Berg and Peter Holm';

test.each([
  ['en', 'The committee consists of:', row],
  ['nl', 'Bestaande uit:', 'Anna Lind, Erik Dahl, Karin Berg en Peter Holm'],
  ['de', 'Der Vorstand besteht aus:', 'Anna Lind, Erik Dahl, Karin Berg und Peter Holm'],
  ['fr', 'Le bureau est composé de :', 'Anna Lind, Erik Dahl, Karin Berg et Peter Holm'],
  ['es', 'La junta está formada por:', 'Anna Lind, Erik Dahl, Karin Berg y Peter Holm'],
])('whom a row names after what introduces all members has no title: %s', async (language, said, names) => {
  const body = `<p>${said}<br>${names}</p>`;
  expect(await peopleOnPage('/team', body, language)).toEqual([
    'Anna Lind |  | ',
    'Erik Dahl |  | ',
    'Karin Berg |  | ',
    'Peter Holm |  | ',
  ]);
});

test.each(['We thank:', 'Our guests were:', 'The drink consists of:'])(
  'nobody is listed after: %s',
  async (said) => {
    const names = said.includes('drink') ? 'Lemon, Mint, Sugar and Water' : row;
    expect(await peopleOnPage('/team', `<p>${said}<br>${names}</p>`)).toEqual([]);
  },
);
