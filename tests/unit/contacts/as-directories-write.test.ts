import { describe, expect, test } from 'vitest';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
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

test('what most of a council have before their names in one line is their title', async () => {
  const card = (office: string, name: string) =>
    `<article><p>${office}<strong>${name}</strong><em>Chapel of Nordheim</em></p></article>`;
  const council =
    '<h1>Our Parish Council</h1>' +
    card('Bell keeper', 'Anna Torvald') +
    card('Member', 'Emre Quist') +
    card('Member', 'Ida Krogh') +
    card('Member', 'Linda Brandmoor');
  expect((await peopleOnPage('/team', council)).toSorted()).toEqual([
    'Anna Torvald | Bell keeper | ',
    'Emre Quist | Member | ',
    'Ida Krogh | Member | ',
    'Linda Brandmoor | Member | ',
  ]);
});

describe('a name of which the family is only an initial', () => {
  const card = (name: string, title: string, mailbox: string) =>
    `<div><h3>${name}</h3><p>${title}</p><a href="mailto:${mailbox}@acme.example">${mailbox}@acme.example</a></div>`;

  test('is one above a title and a mailbox of the given name', async () => {
    expect(await peopleOnPage('/contact', card('Thangamol R', 'Managing Partner', 'thangamol'))).toEqual([
      'Thangamol R | Managing Partner | thangamol@acme.example',
    ]);
  });

  test.each([
    ['Thangamol R', 'Managing Partner', 'info'],
    ['Building C', 'Managing Partner', 'building'],
  ])('is none otherwise: %s, %s, %s', async (name, title, mailbox) => {
    expect(await peopleOnPage('/contact', card(name, title, mailbox))).toEqual([]);
  });
});

test.each([
  ['Rev. Don Quist', 'Don Quist'],
  ['Sr. Don Quist', null],
  ['Quek Ai Sing', 'Quek Ai Sing'],
  ['Quek Sing Ai', null],
])('the name of %s is %s', (shown, name) => {
  expect(personName(shown)).toBe(name);
});
