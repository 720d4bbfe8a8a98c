import { expect, test } from 'vitest';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { peopleOnPage } from './site-in-memory.ts';

test('two styled elements beside each other are a name and what follows it, even without a space', async () => {
  const row = (name: string, role: string) =>
    `<li><strong>${name}</strong><span class="role">${role}</span></li>`;
  const board =
    row('Anna Torvald', 'puheenjohtaja') + row('Emre Quist', 'jäsen') + row('Ida Krogh', 'varajäsen');
  expect((await peopleOnPage('/yhdistys', `<h2>Hallitus</h2><ul>${board}</ul>`, 'fi')).toSorted()).toEqual([
    'Anna Torvald | puheenjohtaja | ',
    'Emre Quist | jäsen | ',
    'Ida Krogh | varajäsen | ',
  ]);
});

test('the label of a field of a card is nobody, and parts no name from its title', async () => {
  const card = (name: string, title: string) =>
    `<div class="row"><div><span class="content">${name}</span></div>` +
    `<div><label>Job Title:</label><span class="content">${title}</span></div>` +
    '<div><label>Home Town:</label><span class="content">Nordheim</span></div></div>';
  const cards =
    card('Anna Torvald', 'COO') + card('Emre Quist', 'Safety Director') + card('Ida Krogh', 'Secretary');
  const people = await peopleOnPage('/our-people', cards);
  expect(people).toHaveLength(3);
  expect(people).toContain('Anna Torvald | COO | ');
});

test('who signs a quotation, or is announced to say something, is a customer', async () => {
  const page =
    '<h2>Team</h2><p>Emre Quist, Head of Sales</p>' +
    '<h2>Clients</h2><blockquote><p>“Quick and thorough. A “can do” firm that we have worked with for years.”</p></blockquote>' +
    '<p>Anna Torvald, CEO, Nordheim Pumps</p>' +
    '<p><strong>Ida Krogh, Blue Birch CEO</strong>, adds:</p><p><em>“We are glad of it.”</em></p>';
  expect(await peopleOnPage('/team', page)).toEqual(['Emre Quist | Head of Sales | ']);
});

test('who stands right after a quotation has said it, however it is set', async () => {
  const quotation = '<blockquote><p>Quick and thorough, and we come back each year.</p></blockquote>';
  const staff = '<h2>Team</h2><p>Emre Quist, Head of Sales</p>';
  const team = (said: string) => peopleOnPage('/team', `${staff}${said}<p>Anna Torvald, Head Teacher</p>`);
  expect(await team(quotation)).toEqual(['Emre Quist | Head of Sales | ']);
  expect(await team('<p>We come back each year.</p>')).toHaveLength(2);
  const announced = (verb: string) =>
    peopleOnPage(
      '/team',
      `${staff}<p><strong>Ida Krogh, Blue Birch CEO</strong>${verb}</p><p>We are glad of it.</p>`,
    );
  expect(await announced(', adds:')).toEqual(['Emre Quist | Head of Sales | ']);
  expect(await announced('')).toHaveLength(2);
});

test('a legal form is in no name, in whatever alphabet; that of a sole trader stands before one', () => {
  expect(personName('Анна Торвалд')).toBe('Анна Торвалд');
  expect(personName('Мани Терм ЕООД')).toBeNull();
  expect(personName('Торвалд Строй ТОВ')).toBeNull();
});

test('somebody with a mailbox under one surname is the one with another under both', async () => {
  const page =
    '<div><h3>Mario Torvald Quist</h3><p>Secretario</p><a href="mailto:mario.quist@acme.example">mario.quist@acme.example</a></div>' +
    '<div><h3>Ida Krogh Birk</h3><p>Tesorera</p></div>' +
    '<h2>Natación</h2><div><h3>Mario Torvald</h3><p>Responsable</p><a href="mailto:mario.torvald@acme.example">mario.torvald@acme.example</a></div>';
  const names = (await peopleOnPage('/junta', page, 'es')).map((person) => person.split(' | ')[0]);
  expect(names.toSorted()).toEqual(['Ida Krogh Birk', 'Mario Torvald Quist']);
});

test('an office in an element of its own above a name says more than the list of what somebody has learned', async () => {
  const card = (role: string, name: string, ...facts: readonly string[]) =>
    `<div class="member"><div><div class="m-role">${role}</div><div class="m-name">${name}</div></div>` +
    `<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul></div>`;
  const cards =
    card('Presidente', 'Anna Torvald', 'Licenciada en Ciencias', 'Atleta y socia del club') +
    card('Tesorero', 'Mario Quist', 'Técnico Superior en Animación', 'Entrenador Nacional de Atletismo') +
    card('Vocal', 'Elena Krogh', 'Socia del club');
  expect((await peopleOnPage('/junta', cards, 'es')).toSorted()).toEqual([
    'Anna Torvald | Presidente | ',
    'Elena Krogh | Vocal | ',
    'Mario Quist | Tesorero | ',
  ]);
});

test('a wharf is nobody', () => {
  expect(personName('GREENLAND WHARF')).toBeNull();
});

test('a degree by its name and subject, below a name, is no title if one stands below it', async () => {
  const card = (name: string, degree: string, title: string) =>
    `<div class="card"><h3>${name}</h3><p>${degree}</p><p>${title}</p></div>`;
  const cards =
    card('Anna Torvald', 'Máster en Dirección de Entidades', 'Presidenta') +
    card('Mario Quist', 'Técnico Superior en Animación', 'Tesorero');
  expect((await peopleOnPage('/equipo', cards, 'es')).toSorted()).toEqual([
    'Anna Torvald | Presidenta | ',
    'Mario Quist | Tesorero | ',
  ]);
});

test('of labels in a row, each of a link of its own, none is anybody, unless it begins with a given name', async () => {
  const row = (...texts: readonly string[]) =>
    texts
      .map((text, at) => `<a href="/${at}.pdf"><img alt=""><label class="thumb">${text}</label></a>`)
      .join('');
  const page = (...texts: readonly string[]) =>
    peopleOnPage(
      '/about',
      `<p>Emre Quist, Head of Sales</p><h2>Certificates</h2><div>${row(...texts)}</div>`,
    );
  const certificates = [
    'Torvald Certificate',
    'Appointment Decree',
    'Public Record Emre Quist (Sworn Translator)',
  ];
  expect(await page(...certificates)).toEqual(['Emre Quist | Head of Sales | ']);
  expect(await page('Torvald Certificate', 'Tom Bech', 'Accountant')).toContain('Tom Bech | Accountant | ');
});
