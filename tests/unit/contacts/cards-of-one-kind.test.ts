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
