import { describe, expect, test } from 'vitest';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { peopleOnPage } from './site-in-memory.ts';

describe('a heading in an entry of its own', () => {
  const listed = (name: string, title: string) =>
    `<div><ul><li>${name}</li><li><h4>${title}</h4></li><li>01632 960123</li></ul></div>`;

  test('beside the entry of a name is their title in large print', async () => {
    const list =
      '<h1>All Museum Staff A-Z</h1>' +
      listed('Anna Torvald', 'Director of Collections') +
      listed('Emre Quist', 'Ticket Manager') +
      listed('Ida Krogh', 'Rare Maps Curator');
    expect((await peopleOnPage('/visit', list)).toSorted()).toEqual([
      'Anna Torvald | Director of Collections | ',
      'Emre Quist | Ticket Manager | ',
      'Ida Krogh | Rare Maps Curator | ',
    ]);
  });

  test('may be broken into lines', async () => {
    const list =
      '<h1>All Museum Staff A-Z</h1>' +
      listed('Anna Torvald', 'Head of Collections &amp;<br>Maps Curator') +
      listed('Emre Quist', 'Ticket Manager');
    expect((await peopleOnPage('/visit', list)).toSorted()).toEqual([
      'Anna Torvald | Head of Collections & Maps Curator | ',
      'Emre Quist | Ticket Manager | ',
    ]);
  });
});

test.each([
  ['jktorval', 'Jane Torvaldsen', 'full'],
  ['jkquists', 'Jane Quists', 'full'],
  ['jkroehl', 'Jane Roehl', 'part'],
  ['jktorva', 'Jane Torvaldsen', 'none'],
  ['jk.torval', 'Jane Torvaldsen', 'none'],
  ['akroehl', 'Jane Roehl', 'none'],
])('a user name of two initials: %s is that of %s: %s', (local, name, expected) => {
  expect(matchesName(local, name)).toBe(expected);
});
