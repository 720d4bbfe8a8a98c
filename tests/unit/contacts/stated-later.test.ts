import { describe, expect, test } from 'vitest';
import { beginsWithGivenName } from '../../../functions/domain/contacts/words/names/given-names.ts';
import { peopleOnPage } from './site-in-memory.ts';

const card = (name: string, text: string) => `<div class="row"><h2>${name}</h2><p>${text}</p></div>`;

describe('a text about somebody', () => {
  test('says what they are in a later sentence, or in the second half of the first', async () => {
    const cards =
      card(
        'Anna Torvald',
        'Anna Torvald started her career in 2015 with smaller firms and is currently a Senior Associate in the firm.',
      ) +
      card(
        'Emre Quist',
        'Emre holds a degree of the university of the town and joined us in 2019 after his studies. He is our office clerk and looks after the files.',
      ) +
      card(
        'Karin Berg',
        'Karin has been with us for many years and knows everybody in the town. She is also a member of the choir and loves to sing.',
      );
    expect(await peopleOnPage('/our-people', cards)).toEqual([
      'Anna Torvald | Senior Associate | ',
      'Emre Quist | office clerk | ',
      'Karin Berg |  | ',
    ]);
  });

  test('in German', async () => {
    const cards = card(
      'Karin Berg',
      'Karin Berg kam nach dem Studium in unsere Stadt und hat bei uns gelernt. Heute arbeitet sie gern hier. Sie ist Rechtsanwältin seit 2012.',
    );
    expect(await peopleOnPage('/team', cards, 'de')).toEqual(['Karin Berg | Rechtsanwältin | ']);
  });

  test('may write the name in another way than the heading above it', async () => {
    const about = 'has been with us since 2011 and looks after all of the files of the firm day by day.';
    const cards = [
      card('Anna Torvald', `Mrs Anna Ida Thorvald ${about}`),
      card('Emre Quist', `Emre Quyst ${about}`),
      card('Karin Berg', `Karin Bergh ${about}`),
    ];
    expect((await peopleOnPage('/our-people', cards.join(''))).toSorted()).toEqual([
      'Anna Torvald |  | ',
      'Emre Quist |  | ',
      'Karin Berg |  | ',
    ]);
  });
});

test('whom somebody has worked under is of another firm', async () => {
  const story =
    'Anna Torvald is our solicitor. She worked for a year under Senior Advocate Emre Quist in the north.';
  expect(await peopleOnPage('/team', `<p>${story}</p>`)).toEqual(['Anna Torvald | solicitor | ']);
});

test.each(['Akshay Quorvine', 'Pratibha Talbrax', 'Rishabh Quorvine'])(
  '%s begins with a given name',
  (name) => {
    expect(beginsWithGivenName(name)).toBe(true);
  },
);
