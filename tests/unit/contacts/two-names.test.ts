import { describe, expect, test } from 'vitest';
import { peopleOf, peopleOnPage, readAcme } from './site-in-memory.ts';

const card = (name: string, title: string, email = '') =>
  `<div class="card"><h4>${name}</h4><p>${title}</p>${email && `<a href="mailto:${email}">${email}</a>`}</div>`;
/** The names on a site of two pages for people, each with some cards. */
const namesOn = async (team: string, about: string) =>
  peopleOf(
    await readAcme({
      '/': '<a href="/team">Team</a> <a href="/about">About us</a>',
      '/team': `<h1>Our team</h1>${team}`,
      '/about': `<h1>About us</h1>${about}`,
    }),
  )
    .map((person) => person.split(' | ')[0])
    .toSorted();

test('two with one mailbox are one person if one given name begins as the other does', async () => {
  const full = card('Deborah Torvald', 'Director', 'datorv@acme.example');
  const named = (name: string, email: string) => namesOn(full, card(name, 'Treasurer', email));
  expect(await named('Deb Torvald', 'datorv@acme.example')).toEqual(['Deborah Torvald']);
  // Spouses.
  expect(await named('Emre Torvald', 'datorv@acme.example')).toEqual(['Deborah Torvald', 'Emre Torvald']);
  expect(await named('Deb Torvald', 'deb@acme.example')).toEqual(['Deb Torvald', 'Deborah Torvald']);
});

test('two with one mailbox are one person if their names are in two scripts', async () => {
  const korean = card('홍길동', '대표이사', 'gdhong@acme.example');
  const named = (email: string) => namesOn(korean, card('Anna Hong', 'Chief Executive Officer', email));
  expect(await named('gdhong@acme.example')).toEqual(['홍길동']);
  expect(await named('anna@acme.example')).toEqual(['Anna Hong', '홍길동']);
});

test('the only chief with a name in characters is the only person with a Latin name if that is a chief too', async () => {
  const president = '<p>代表取締役　山田 太郎</p>';
  const english = card('Taro Yamada', 'Representative Director');
  expect(await namesOn(president, english)).toEqual(['山田 太郎']);
  expect(await namesOn(president, english + card('Anna Torvald', 'Sales'))).toHaveLength(3);
  expect(await namesOn(`${president}<p>代表取締役　鈴木 花子</p>`, english)).toHaveLength(3);
});

test('a last name with two letters the wrong way round is a slip if another page says the same title', async () => {
  const right = card('Nora Torvald', 'Director');
  const slip = card('Nora Tovrald', 'Director');
  expect(await namesOn(right, slip)).toHaveLength(1);
  expect(await namesOn(right, card('Nora Tovrald', 'Gardener'))).toHaveLength(2);
  // A list shows nobody twice.
  expect(await namesOn(right + slip, '')).toHaveLength(2);
});

test('the link to what is written about somebody is no part of the name', async () => {
  expect(await namesOn(card('Nora Torvald', 'Director'), '<p>Nora Torvald Bio</p>')).toEqual([
    'Nora Torvald',
  ]);
});

test('a title is in the language of the firm, unless only a translation of its site has one', async () => {
  const team = (language: string, title: string) =>
    `<html lang="${language}"><div class="staff"><h3>Ida Krogh</h3><p>${title}</p></div>
    <div class="staff"><h3>Emre Quist</h3>${language === 'pl' ? '<p>Kierownik</p>' : ''}</div></html>`;
  const menu = ['/team', '/pl/team', '/pl/about', '/de/team'].map((path) => `<a href="${path}">Team</a>`);
  const people = peopleOf(
    await readAcme({
      '/': `<html lang="no"><body>${menu.join('')}</body></html>`,
      '/team': team('nb-NO', 'Daglig leder'),
      '/pl/team': team('pl', 'Prezes'),
      '/pl/about': team('pl', 'Prezes'),
      '/de/team': team('de', 'Leiterin'),
    }),
  );
  expect(people).toContain('Ida Krogh | Daglig leder | ');
  expect(people).toContain('Emre Quist | Kierownik | ');
});

test('a name over two paragraphs of a card is one beside a title, if others of the page are written so', async () => {
  const half = (title: string, first: string, last: string) =>
    `<div><p>${title}</p><p>${first}</p><p>${last}</p></div>`;
  const quist = half('Designer', 'Emre', 'QUIST');
  expect(await peopleOnPage('/team', half('Engineer', 'Anna', 'Torvald') + quist)).toEqual([
    'Anna Torvald | Engineer | ',
    'Emre QUIST | Designer | ',
  ]);
  expect(await peopleOnPage('/team', quist)).toEqual([]);
  expect(
    await peopleOnPage('/team', half('Pumps', 'Anna', 'Torvald') + half('Valves', 'Emre', 'Quist')),
  ).toEqual([]);
});

test('a name in capitals is that of somebody named with fewer of them', async () => {
  const full = card('MARTA TORVALD QUIST', 'Architect', 'marta.torvald@acme.example');
  expect(await namesOn(full, card('Marta Torvald', 'Site manager'))).toEqual(['MARTA TORVALD QUIST']);
  expect(await namesOn(full, card('Berta Torvald', 'Site manager'))).toHaveLength(2);
  const data = await readAcme({
    '/': `<a href="/team">Team</a>`,
    '/team':
      card('MARTA TORVALD QUIST', '', 'marta.torvald@acme.example') + card('Marta Torvald', 'Architect'),
  });
  expect(peopleOf(data)).toEqual(['MARTA TORVALD QUIST | Architect | marta.torvald@acme.example']);
});

describe('two names of one family on one page', () => {
  const two = async (...names: readonly [string, string][]) =>
    namesOn('', names.map(([name, title]) => card(name, title)).join(''));

  test('are of one person if one given name is short for the other, and one title within the other', async () => {
    const whole = ['Michael Torvald', 'Licensed Broker'] as const;
    expect(await two([...whole], ['Mike Torvald', 'Broker'])).toEqual(['Michael Torvald']);
    expect(await two([...whole], ['Mike Torvald', 'Driver'])).toHaveLength(2);
    expect(await two([...whole], ['Bob Torvald', 'Broker'])).toHaveLength(2);
  });

  test('are of one person under one title if one has a second family name', async () => {
    const whole = ['Carlos Augusto Torvald Quist', 'Abogado'] as const;
    expect(await two([...whole], ['Carlos Torvald', 'Abogado'])).toEqual(['Carlos Augusto Torvald Quist']);
    expect(await two([...whole], ['Carlos Torvald', 'Contador'])).toHaveLength(2);
    expect(await two([...whole], ['Juan Torvald', 'Abogado'])).toHaveLength(2);
  });
});
