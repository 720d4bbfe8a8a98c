import { describe, expect, test } from 'vitest';
import { peopleOnPage } from './site-in-memory.ts';

const card = (name: string, title: string) =>
  `<div class="card"><h4 class="name">${name}</h4><p class="role">${title}</p></div>`;
const namesOf = async (path: string, html: string, language = 'en') =>
  (await peopleOnPage(path, html, language)).map((person) => person.split(' | ')[0]).toSorted();

describe('those who support a cause are not its people', () => {
  const own = `<section><h2>Team</h2>${card('Anna Torvald', 'Managing Director')}</section>`;
  const others = card('Emre Quist', 'Director of a museum') + card('Ida Krogh', 'Professor of law');

  test.each([
    'They support us',
    'Elles et ils soutiennent la démarche',
    'Sie unterstützen uns',
    'Ci sostengono',
    'Zij steunen ons',
    'De støtter os',
    'Wspierają nas',
  ])('under "%s"', async (heading) => {
    expect(await namesOf('/about', `${own}<section><h2>${heading}</h2>${others}</section>`)).toEqual([
      'Anna Torvald',
    ]);
  });

  test('in a block that is marked so', async () => {
    expect(await namesOf('/about', `${own}<div class="my-2 soutiens">${others}</div>`)).toEqual([
      'Anna Torvald',
    ]);
  });
});

test('a department is nobody, though a vacancy names it after a title', async () => {
  const html =
    '<h3>Director Departament Activități Culturale</h3><h3>Director Departament de Voluntariat</h3>';
  expect(await namesOf('/about', html, 'ro')).toEqual([]);
});

describe('in a text', () => {
  test('what somebody had as an office is told in the past', async () => {
    const text =
      'Torvald Trust’s third managing director, Emre Quist, had begun there as a gardener and built the greenhouse.';
    expect(await namesOf('/about', `<p>${text}</p>`)).toEqual([]);
  });

  test('what somebody was made by another is not the title of this one', async () => {
    const html = `<h3>Anna Torvald</h3><h4>Trustee</h4><p>When the mill reopened she was called to the Advisory Board by Emre Quist, and stayed for years.</p>`;
    expect(await namesOf('/about', html)).toEqual(['Anna Torvald']);
  });

  test('the turned comma of Hawaiian is a letter like others', async () => {
    const html = `<h3>Anna Torvald</h3><h4>Trustee</h4><p>She serves as Deputy Director at Okinaʻi Plumtree, helping guide ships, ferries and boats.</p>`;
    expect(await namesOf('/team', html)).toEqual(['Anna Torvald']);
  });
});

describe('one person', () => {
  test('is written with one consonant and with two, with an h and without it', async () => {
    const html =
      card('Jesan Torvaldi', 'Finance Director') +
      card('Jesan Torvalddi', 'Finance Director') +
      card('Miranu Sekar Quist', 'Vice Principal') +
      card('MIRANHU SEKHAR QUIST', 'VICE PRINCIPAL') +
      card('Linda Krogh', 'Teacher');
    expect(await namesOf('/team', html)).toHaveLength(3);
  });

  test('is called by a short form of the given name at the beginning of what is said of them', async () => {
    const about = (name: string, called: string) =>
      `<h3>${name}</h3><h4>Trustee</h4><p><b>${called}</b> has worked for the house since 1990.</p>`;
    const html =
      about('Theodore J. Torvald', 'Theo Torvald') +
      about('Roberta Quist', 'Rob Quist') +
      about('Linda M. Krogh', 'Linda Krogh');
    expect(await namesOf('/staff', html)).toEqual(['Linda M. Krogh', 'Roberta Quist', 'Theodore J. Torvald']);
  });

  test('is not whoever has the same family name', async () => {
    const html = card('Ann Torvald', 'Director') + card('Annika Torvald', 'Dentist');
    expect(await namesOf('/team', html)).toEqual(['Ann Torvald', 'Annika Torvald']);
  });
});

test('whom a heading says to ask in a department works there', async () => {
  const html =
    '<h3>Structural contact:</h3><p>Anna Torvald, P.E.</p><h3>Kontakt Einkauf:</h3><p>Peter Quist</p><h3>Pumps:</h3><p>Linda Krogh</p>';
  expect(await namesOf('/contact', html)).toEqual(['Anna Torvald', 'Peter Quist']);
});
