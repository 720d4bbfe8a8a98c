import { expect, test } from 'vitest';
import { peopleOnPage } from './site-in-memory.ts';

const card = (name: string, title: string) =>
  `<div class="member"><h3 class="member-name">${name}</h3><p class="member-role">${title}</p></div>`;
const cards = (...all: readonly [string, string][]) => all.map(([name, title]) => card(name, title)).join('');
const known: readonly [string, string][] = [
  ['Anna Torvald', 'Cardiologist'],
  ['Peter Quist', 'Surgeon'],
  ['Linda Krogh', 'Dentist'],
];
const namesOf = async (path: string, html: string) =>
  (await peopleOnPage(path, html)).map((person) => person.split(' | ')[0]);

test('in cards of one kind a name is what has the form of one', async () => {
  const html = cards(
    ...known,
    ['Dr Ombrelune', 'Physiotherapist'],
    ['Zwyntje VÅRE', 'Nurse'],
    ['Dr Qorvan tulmesh', 'Radiologist'],
  );
  expect(await namesOf('/about', html)).toEqual(
    expect.arrayContaining(['Anna Torvald', 'Ombrelune', 'Zwyntje VÅRE', 'Qorvan tulmesh']),
  );
});

test('names in small letters are those of people beside names in capitals', async () => {
  const inLink = ([name, title]: readonly [string, string]) =>
    `<div class="text"><a href="/x"><h4>${name}</h4></a><p>${title}</p></div>`;
  const all = [...known, ['Mohammed birkmar', 'Accountant'], ['Dr. emre sundal', 'Manager']] as const;
  const named = await namesOf('/team', all.map(inLink).join(''));
  expect(named).toEqual(expect.arrayContaining(['Mohammed birkmar', 'emre sundal']));
  expect(await namesOf('/team', inLink(['Mohammed birkmar', 'Accountant']))).toEqual([]);
});

test('initials stand for given names where they do so beside', async () => {
  const html = cards(
    ['J. ten Torvald', 'Surgeon'],
    ['E. Quist', 'Dentist'],
    ['G. van Krogh', 'Surgeon'],
    ['M. Birk', 'Cardiologist'],
  );
  expect(await namesOf('/team', html)).toContain('M. Birk');
});

test('a column of a table shows its people, and the column of another its own', async () => {
  const table = (...rows: readonly [string, string][]) =>
    `<table>${rows.map(([name, what]) => `<tr><td>${name}</td><td>${what}</td></tr>`).join('')}</table>`;
  const html =
    table(...known, ['ZWYNTJE OMBRELUNE', 'Nurse'], ['Qorvanna P K', 'Nurse']) +
    table(['Qualm Course', 'Physics'], ['Blorp Application', 'Accounts'], ['Zog Theory', 'Numbers']);
  const names = await namesOf('/about', html);
  expect(names).toEqual(expect.arrayContaining(['Anna Torvald', 'ZWYNTJE OMBRELUNE', 'Qorvanna P K']));
  expect(names).not.toContain('Blorp Application');
});

test('a card that invites nobody in particular, or shows a pet, is no person', async () => {
  const html = cards(...known, ['Join Us', 'Open position'], ['Biscuitte', 'Office dog']);
  expect(await namesOf('/team', html)).toEqual(['Anna Torvald', 'Peter Quist', 'Linda Krogh']);
});

test('a second office after a comma is no other company', async () => {
  const html = cards(...known, ['Ida Birk', 'Deputy Director, Director of Water Policy']);
  expect(await namesOf('/team', html)).toContain('Ida Birk');
});

test('what opens over a card repeats its name, and how they are reached below is of the same person', async () => {
  const twice = (name: string, title: string, between = '') => {
    const head = `<h3>${name}</h3><h4>${title}</h4>`;
    const mailbox = `${name.slice(0, 3).toLowerCase()}.mill@gmail.com`;
    return `<article>${head}${between}<div class="modal"><div><button>×</button>${head}<p>Likes boats.</p></div></div><a href="mailto:${mailbox}">${mailbox}</a></article>`;
  };
  const team = twice('Anna Torvald', 'Architect') + twice('Ida Krogh', 'Engineer');
  expect(await peopleOnPage('/team', team)).toEqual([
    'Anna Torvald | Architect | ann.mill@gmail.com',
    'Ida Krogh | Engineer | ida.mill@gmail.com',
  ]);
});

test('a name repeated far below begins a card of its own', async () => {
  const text = '<p>One of many things.</p>'.repeat(8);
  const html = `<div><h3>Anna Torvald</h3><p>Architect</p>${text}<h3>Anna Torvald</h3><p>hall.of.mill@gmail.com</p></div>`;
  expect(await peopleOnPage('/about', html)).not.toContain(
    'Anna Torvald | Architect | hall.of.mill@gmail.com',
  );
});

test.each(['CV', 'Curriculum Vitae', 'Lebenslauf –', 'Résumé:'])(
  '"%s" before a name is none of it',
  async (label) => {
    const html = `<h1>${label} Anna Torvald</h1><h2>Engineer</h2><p>anna.torvald@acme.example</p>`;
    expect(await peopleOnPage('/about', html)).toEqual([
      'Anna Torvald | Engineer | anna.torvald@acme.example',
    ]);
  },
);
