import { describe, expect, test } from 'vitest';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const team = async (body: string) =>
  peopleOf(await readAcme({ '/': '<a href="/team">Team</a><a href="/contact">Contact</a>', '/team': body }));
const home = async (body: string) => peopleOf(await readAcme({ '/': body }));

describe('a name', () => {
  test.each([
    ['Dr. Anna Kitchen', 'Anna Kitchen'],
    ['Anna Kitchen', null],
    ['Prof. Dr. Felix Has Torvald', 'Felix Has Torvald'],
    ['Prof.ª Drª. Maria Torvald', 'Maria Torvald'],
    ['MDDr. Martin Torvald', 'Martin Torvald'],
    ['PhD Candidate', null],
    ['XQT Quorvine', null],
    ['Torvald County', null],
  ])('%s is read as %s', (text, expected) => {
    expect(personName(text)).toBe(expected);
  });

  test('of an initial matches a mailbox with one initial more', () => {
    expect(matchesName('rttorvald', 'R. Torvald')).toBe('full');
    expect(matchesName('xttorvald', 'R. Torvald')).toBe('none');
  });
});

describe('people are those', () => {
  test('below whose name a text begins with it again, in any language', async () => {
    const about = 'Anna is werkzaam als notarieel medewerker en sinds 1998 aan het kantoor verbonden.';
    expect(await home(`<h2>Anna Torvald</h2><p>${about}</p>`)).toEqual([
      'Anna Torvald | notarieel medewerker | ',
    ]);
    expect(
      await home('<h2>Anna Torvald</h2><p>Het kantoor is sinds 1998 aan de haven gevestigd.</p>'),
    ).toEqual([]);
  });

  test('whose title shares the heading with their name', async () => {
    const card = (title: string, name: string) =>
      `<article class="card person"><h2>${title}<br>${name}</h2></article>`;
    const cards = [
      card('Temizlik Personeli', 'Maria Torvald'),
      card('Saha Personeli', 'Anna Quist'),
      card('Depo Personeli', 'Julia Brandt'),
    ];
    expect(await team(cards.join(''))).toEqual([
      'Maria Torvald | Temizlik Personeli | ',
      'Anna Quist | Saha Personeli | ',
      'Julia Brandt | Depo Personeli | ',
    ]);
  });

  test('whose cards have one title on any page', async () => {
    const card = (name: string, title: string, space: number) =>
      `<div class="col"><div class="card"><h4 class="name mb-${space}">${name}</h4><h6>${title}</h6><a href="/x">Más</a></div></div>`;
    const cards = [
      card('Maria Torvald', 'Socio', 2),
      card('Anna Quist', 'Socio', 4),
      card('Julia Brandt', 'Asociada', 2),
    ];
    expect(await home(cards.join(''))).toEqual([
      'Maria Torvald | Socio | ',
      'Anna Quist | Socio | ',
      'Julia Brandt | Asociada | ',
    ]);
  });

  test('whose whole name is in a mailbox on the page, wherever it stands', async () => {
    const officer =
      '<p>Mr. Anna Torvald</p><p>Letters: 4 Harbour Road</p><p>Or mail: anna.torvald@acme.example</p>';
    expect(await team(officer)).toEqual(['Anna Torvald |  | anna.torvald@acme.example']);
  });

  test('named once: "Maria Anna" and "Torvald Maria" are somebody of that name', async () => {
    const pages =
      '<p>Maria Torvald, CEO</p><p>Torvald Maria, CEO</p><p>Maria Anna, CEO</p><p>Maria Anna Quist, CTO</p>';
    expect(await team(pages)).toEqual(['Maria Torvald | CEO | ', 'Maria Anna Quist | CTO | ']);
  });
});

test('a title and a name in a script without capitals are read in either order', async () => {
  expect(await team('<html lang="ja"><p>代表取締役 鳥羽田弥一</p><p>ご連絡ください</p></html>')).toEqual([
    '鳥羽田弥一 | 代表取締役 | ',
  ]);
  expect(await team('<html lang="ko"><h3>남도윤 원장</h3></html>')).toEqual(['남도윤 | 원장 | ']);
});

test("the next link of a menu is nobody's title", async () => {
  const menu = '<p><a href="/a">Maria Torvald</a> <a href="/b">Practitioners</a> <a href="/c">News</a></p>';
  expect(await home(menu)).toEqual([]);
});

test('of two titles the one that contains the other counts if it ranks higher', async () => {
  const data = await readAcme({
    '/': '<a href="/team">Team</a><p>Maria Torvald, Director</p>',
    '/team': '<div><h3>Maria Torvald</h3><p>Director and Founder</p></div>',
  });
  expect(peopleOf(data)).toEqual(['Maria Torvald | Director and Founder | ']);
});

test.each([
  ['Slyngevejleder', 'other'],
  ['Pædagog/motorikvejleder', 'other'],
  ['Meister', 'other'],
  ['Gründungspartnerin', 'c_suite'],
  ['Partner zarządzający', 'c_suite'],
  ['Cheffe d’équipe', 'manager'],
  ['Capoturno', 'manager'],
  ['Responsável de loja', 'manager'],
  ['Responsable du pôle juridique', 'director'],
  ['Subdirectora', 'director'],
  ['Systeembeheerder', 'other'],
] as const)('%s is %s', (title, level) => {
  expect(seniorityOf(title)).toBe(level);
});

test("a certified mailbox of Italy is the own one and its person's, whatever its provider", async () => {
  const data = await readAcme({
    '/': '<a href="/team">Team</a>',
    '/team':
      '<div><h3>Maria Torvald</h3><p>Avvocato</p><p>PEC personale: maria.torvald@pec-foro.example</p></div>',
  });
  expect(peopleOf(data)).toEqual(['Maria Torvald | Avvocato | maria.torvald@pec-foro.example']);
});
