import { describe, expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

const team = async (body: string) =>
  peopleOf(await readAcme({ '/': '<a href="/team">Team</a>', '/team': `<h1>Our team</h1>${body}` }));

const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

describe('a table of people', () => {
  const heads = '<tr><th>Name</th><th>Qualification</th><th>Experience</th></tr>';
  const fitters = row('Anna Torvald', 'B.E. Civil', '26 Years') + row('Peter Krogh', 'Technical', '9 Years');
  const others = row('Paul Brandmoor', 'Technical', '12 Years') + row('Nora Sundqvist', 'D.C.E.', '4 Years');

  test('has the title of everybody above it, in a word that no vocabulary knows if its like have known ones', async () => {
    const html = `<h3>Site Supervisors</h3><table>${heads}${fitters}</table>`;
    expect(await team(`${html}<h3>Kerbsetters</h3><table>${heads}${others}</table>`)).toEqual([
      'Anna Torvald | Site Supervisors | ',
      'Peter Krogh | Site Supervisors | ',
      'Paul Brandmoor | Kerbsetters | ',
      'Nora Sundqvist | Kerbsetters | ',
    ]);
  });

  test('tells in no column of facts what people are, nor who', async () => {
    expect(await team(`<table>${heads}${fitters}${others}</table>`)).toEqual([
      'Anna Torvald |  | ',
      'Peter Krogh |  | ',
      'Paul Brandmoor |  | ',
      'Nora Sundqvist |  | ',
    ]);
  });

  test('has no title in a cell that only says for how long, though it has no headings', async () => {
    const rows = [
      ['Anna Torvald', '26 Years'],
      ['Peter Krogh', '9 Years'],
      ['Nora Sundqvist', '4 Years'],
    ];
    expect(await team(`<table>${rows.map((cells) => row(...cells)).join('')}</table>`)).toEqual(
      rows.map(([name]) => `${name} |  | `),
    );
  });

  test('has the title of those in the rows below one that spans it', async () => {
    const span = (text: string) => `<tr><th colspan="3">${text}</th></tr>`;
    const html = `<table>${heads}${span('Supervisors')}${fitters}${span('Kerbsetters')}${others}</table>`;
    expect(await team(html)).toEqual([
      'Anna Torvald | Supervisors | ',
      'Peter Krogh | Supervisors | ',
      'Paul Brandmoor | Kerbsetters | ',
      'Nora Sundqvist | Kerbsetters | ',
    ]);
  });
});

describe('a board and its events', () => {
  const leads = (...names: readonly string[]) => `<p><strong>Ledare:</strong> ${names.join(', ')}</p>`;
  const board = `<h3>Styrelse</h3><p><b>Ordförande:</b> Anna Torvald</p><p><b>Kassör:</b> Emre Quist</p>
    <p><b>Suppleant:</b> Nora Sundqvist</p>`;

  test('lists everybody once, though an event turns two letters of a name or writes it as it sounds', async () => {
    const events = leads('Anna Torvald', 'Nora Sundqvist') + leads('Anna Tovrald', 'Nora Sundkvist');
    const sounds = leads('Mathias Krogh', 'Emre Quist') + leads('Matias Krogh', 'Nora Sundqvist');
    const found = await team(board + events + sounds);
    expect(found).toContain('Anna Torvald | Ordförande | ');
    expect(found.filter((one) => /^(?:Anna|Mat)/.test(one))).toHaveLength(2);
  });

  test('keeps apart whose last names differ by more', async () => {
    const found = await team(leads('Anna Torvald', 'Anna Torvind') + leads('Nora Tolvard'));
    expect(found).toHaveLength(3);
  });

  test('says by an office what somebody is, and not by the walks that they lead', async () => {
    const walks = leads('Nora Sundqvist') + leads('Nora Sundqvist', 'Paul Brandmoor');
    const found = await team(board + walks);
    expect(found).toContain('Nora Sundqvist | Suppleant | ');
    expect(found).toContain('Paul Brandmoor | Ledare | ');
  });

  test('has ordinary members under no heading for members', async () => {
    const names = ['Anna Torvald', 'Emre Quist', 'Nora Sundqvist'];
    const list = `<ul>${names.map((name) => `<li>${name}<br>2 år, omval</li>`).join('')}</ul>`;
    expect(await team(`<h3>Ordinarie</h3>${list}`)).toEqual(names.map((name) => `${name} | Ordinarie | `));
  });
});

test('a list of nothing but names under what they are lists people, though one name is unknown', async () => {
  const home = (heading: string, last: string) =>
    `<h2>Willkommen</h2><p>Wir sind seit zwei Generationen für Sie da.</p><h3>${heading}</h3>
    <ul><li><b>Anna Torvald</b></li><li><b>Zelquora Brandmoor</b></li><li><b>${last}</b></li></ul>`;
  const found = async (heading: string, last: string) =>
    peopleOf(await readAcme({ '/': home(heading, last) })).map((person) => person.split(' | ')[0]);
  expect(await found('Unsere Zahnärzte', 'Peter Krogh')).toContain('Zelquora Brandmoor');
  expect(await found('Unsere Zahnärzte', 'Termine nach Absprache')).not.toContain('Zelquora Brandmoor');
  expect(await found('Unsere Kunden', 'Peter Krogh')).toEqual([]);
});

test('a link that opens a chat with another number than it shows has both', async () => {
  const { phones } = await readAcme({
    '/': `<html lang="es-AR"><p>Calle Molino 12, Buenos Aires, Argentina</p><p>Tel. +54 11 4555 0123</p>
      <a href="https://api.whatsapp.com/send?phone=541145550199">11-4555-0145 (guardia)</a></html>`,
  });
  expect(phones).toEqual(expect.arrayContaining(['+541145550199', '+541145550145']));
});
