import { describe, expect, test } from 'vitest';
import { rankOfHead } from '../../../functions/domain/contacts/words/titles/heads.ts';
import { readAcme } from './site-in-memory.ts';

/** The levels of the people on the only page of a site, by name. */
async function levels(body: string, company?: { domain: string; name: string }) {
  const { external_emails } = await readAcme(
    {
      '/': `<html lang="en"><body><a href="/team">Our team</a></body></html>`,
      '/team': `<html><body>${body}</body></html>`,
    },
    company,
  );
  return Object.fromEntries(external_emails.map(({ full_name, level }) => [full_name, level]));
}

const card = (name: string, title: string) => `<div><h3>${name}</h3><p>${title}</p></div>`;

describe('who leads a club or a town by a word that elsewhere is a craft', () => {
  test.each([
    ['Erste Schützenmeisterin', 'c_suite'],
    ['2. Schützenmeister', 'vp'],
    ['1. Brudermeister', 'c_suite'],
    ['Schützenmeister', null],
    ['Commodore', 'c_suite'],
    ['Rear Commodore', 'vp'],
    ['Erster Bürgermeister', 'c_suite'],
    ['Dritte Bürgermeisterin', 'vp'],
    ['Bürgermeister-Stellvertreterin', 'vp'],
    ['Maire', 'c_suite'],
    ['1ère adjointe', 'vp'],
    ['Adjoint au maire délégué aux sports', 'vp'],
    ['Primer Teniente de Alcalde', 'vp'],
    ['Zástupkyně starosty', 'vp'],
    ['Wójt Gminy Nordheim', 'c_suite'],
    ['Zastępca burmistrza', 'vp'],
    ['Alpolgármester', 'vp'],
    ['Second Officer', null],
    ['Second Assistant Coach', null],
    ['Bäckermeister', null],
    ['1. Kassier', null],
  ])('%s: %s', (title, rank) => {
    expect(rankOfHead(title)).toBe(rank);
  });

  test('ranks so on its site', async () => {
    const board = card('Anna Torvald', 'Erste Schützenmeisterin') + card('Emre Quist', '2. Schützenmeister');
    expect(await levels(board)).toEqual({ 'Anna Torvald': 'c_suite', 'Emre Quist': 'vp' });
  });
});

describe('a plain member of the board', () => {
  const member = card('Anna Torvald', 'Prezes Zarządu') + card('Emre Quist', 'Członek Zarządu');

  test('leads nothing in an association, which has a treasurer', async () => {
    const treasurer = card('Ida Krogh', 'Skarbnik');
    expect(await levels(`${member}${treasurer}<p>Sponsor: Birk Sp. z o.o.</p>`)).toMatchObject({
      'Anna Torvald': 'c_suite',
      'Emre Quist': 'other',
    });
  });

  test('leads nothing where no firm is named', async () => {
    expect(await levels(member)).toMatchObject({ 'Emre Quist': 'other' });
  });

  test('is one of those who run a firm', async () => {
    expect(await levels(`${member}<p>Acme Sp. z o.o., ul. Testowa 1</p>`)).toMatchObject({
      'Emre Quist': 'c_suite',
    });
    const german =
      card('Anna Torvald', 'Vorstandsvorsitzende') + card('Emre Quist', 'Mitglied des Vorstands');
    expect(await levels(`${german}<p>Acme AG, Musterstraße 1</p>`)).toMatchObject({
      'Emre Quist': 'c_suite',
    });
  });
});

describe('whom a site is called after', () => {
  const company = { domain: 'annatorvald.example', name: 'Torvald Law' };

  test('owns what they do there', async () => {
    expect(
      await levels(card('Anna Torvald', 'Attorney at Law') + card('Emre Quist', 'Paralegal'), company),
    ).toEqual({ 'Anna Torvald': 'c_suite', 'Emre Quist': 'other' });
  });

  test('does so by the family’s name if nobody else is there', async () => {
    const practice = { domain: 'physio-torvald.example', name: 'Physio Torvald' };
    expect(await levels(card('Anna Torvald', 'Physiotherapist'), practice)).toEqual({
      'Anna Torvald': 'c_suite',
    });
    expect(
      await levels(card('Anna Torvald', 'Physiotherapist') + card('Emre Quist', 'Physiotherapist'), practice),
    ).toEqual({ 'Anna Torvald': 'other', 'Emre Quist': 'other' });
  });

  test('is not whoever shares the name, nor who works in the office', async () => {
    const family = card('Anna Torvald', 'Attorney at Law') + card('Otto Torvald', 'Attorney at Law');
    expect(await levels(family, company)).toEqual({ 'Anna Torvald': 'other', 'Otto Torvald': 'other' });
    expect(await levels(card('Anna Torvald', 'Legal Assistant'), company)).toEqual({
      'Anna Torvald': 'other',
    });
  });
});

test('a patron lends a charity their name, unless the page is French', async () => {
  expect(await levels(card('Anna Torvald', 'Patron'))).toEqual({ 'Anna Torvald': 'other' });
});

test('who leads a Norwegian association beside a deputy is its chair', async () => {
  const leader = card('Anna Torvald', 'Leder');
  expect(await levels(leader + card('Emre Quist', 'Nestleder'))).toEqual({
    'Anna Torvald': 'c_suite',
    'Emre Quist': 'vp',
  });
  expect(await levels(leader + card('Emre Quist', 'Kokk'))).toMatchObject({ 'Anna Torvald': 'manager' });
});

describe('the executive director', () => {
  const director = card('Anna Lind', 'Executive Director') + card('Emre Quist', 'Treasurer');

  test('runs an organization that names only one, and no chief', async () => {
    expect(await levels(director)).toMatchObject({ 'Anna Lind': 'c_suite', 'Emre Quist': 'other' });
  });

  test.each(['CEO', 'Managing Director', 'Executive Director'])(
    'is a director beside a %s',
    async (title) => {
      expect(await levels(director + card('Karin Berg', title))).toMatchObject({ 'Anna Lind': 'director' });
    },
  );

  test('of a department is a director', async () => {
    expect(await levels(card('Anna Lind', 'Executive Director, Programs'))).toMatchObject({
      'Anna Lind': 'director',
    });
  });
});

describe('the two whose family names are the whole domain', () => {
  const team =
    card('Anna Torvald', 'Architect') + card('Emre Quist', 'Architect') + card('Karin Berg', 'Architect');

  test('own what they do there', async () => {
    for (const domain of ['quist-torvald.example', 'torvaldquist.example'])
      expect(await levels(team, { domain, name: '' })).toEqual({
        'Anna Torvald': 'c_suite',
        'Emre Quist': 'c_suite',
        'Karin Berg': 'other',
      });
  });

  test('but not where it says more', async () => {
    expect(await levels(team, { domain: 'quist-torvald-hill.example', name: '' })).toEqual({
      'Anna Torvald': 'other',
      'Emre Quist': 'other',
      'Karin Berg': 'other',
    });
  });
});

describe('the director of a firm', () => {
  const of = async (language: string, ...people: readonly string[]) => {
    const { external_emails } = await readAcme({
      '/': `<html lang="${language}"><body><a href="/team">Our team</a></body></html>`,
      '/team': `<html lang="${language}"><body><h2>Our team</h2>${people.join('')}</body></html>`,
    });
    return external_emails.map(({ level }) => level);
  };

  test('is its head where the law calls it so, if nobody ranks above', async () => {
    expect(await of('lt', card('Anna Torvald', 'Direktorė'), card('Emre Quist', 'Buhalteris'))).toEqual([
      'c_suite',
      'other',
    ]);
    // A template may have left its own language.
    const estonian = { domain: 'acme.ee', name: 'Acme' };
    expect(await levels(card('Anna Torvald', 'Juhataja'), estonian)).toEqual({ 'Anna Torvald': 'c_suite' });
    expect(await levels(card('Anna Torvald', 'Juhataja'))).toEqual({ 'Anna Torvald': 'manager' });
  });

  test('is one of several beside another, and of a department by any other word', async () => {
    const two = [card('Anna Torvald', 'Direktorica'), card('Emre Quist', 'Direktor')];
    expect(await of('hr', ...two)).toEqual(['director', 'director']);
    expect(await of('id', card('Anna Torvald', 'Direktur Utama'), card('Emre Quist', 'Direktur'))).toEqual([
      'c_suite',
      'director',
    ]);
    expect(await of('hr', card('Anna Torvald', 'Direktorica prodaje'))).toEqual(['director']);
    expect(await of('en', card('Anna Torvald', 'Director'))).toEqual(['director']);
  });
});
