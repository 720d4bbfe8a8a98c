import { describe, expect, test } from 'vitest';
import { withoutOwnName } from '../../../functions/domain/contacts/company/own-company.ts';
import { namesWithTitles } from '../../../functions/domain/contacts/people/name-with-title.ts';
import { cleanTitle, titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOf, peopleOnPage, readAcme } from './site-in-memory.ts';

describe('the element of a card that has the role', () => {
  const card = (name: string, role: string, told: string) =>
    `<div class="card"><h3 class="x-name">${name}</h3><div class="x-role">${role}</div><p>${told}</p></div>`;
  const board =
    card(
      'Anna Torvald',
      'Treasurer',
      'Anna Torvald is a Partner and Chief Operating Officer of Norheim Mills.',
    ) +
    card('Emre Quist', 'Secretary', 'Emre Quist is the Managing Director of Brandmoor Boats.') +
    card('Ida Krogh', 'Chair', 'She likes to sail.');

  test('says more than what the text below tells of somebody', async () => {
    const data = await readAcme({ '/': '<a href="/board">Board of Directors</a>', '/board': board });
    expect(
      data.external_emails
        .map(({ full_name, title, level }) => `${full_name} | ${title} | ${level}`)
        .toSorted(),
    ).toEqual([
      'Anna Torvald | Treasurer | other',
      'Emre Quist | Secretary | other',
      'Ida Krogh | Chair | c_suite',
    ]);
  });

  test('says more than the captions of several other pages', async () => {
    const story = '<p>Anna Torvald, Chief Host of the Summer Feast</p>';
    const lines = ['Anna Torvald', 'Emre Quist', 'Ida Krogh']
      .map((name) => `<div><h2>${name}</h2>Executive Director<br>Here since 2011</div>`)
      .join('');
    const data = await readAcme({
      '/': `<a href="/team">Our Team</a> <a href="/about">About us</a> <a href="/history">History</a>${story}`,
      '/team': lines,
      '/about': story,
      '/history': story,
    });
    expect(peopleOf(data)).toContain('Anna Torvald | Executive Director | ');
  });
});

describe('a deputy', () => {
  test.each([
    ['stellvertr. Vorsitzender: Emre Quist', 'stellvertr. Vorsitzender', 'vp'],
    ['2. Vorsitzende: Anna Torvald', '2. Vorsitzende', 'vp'],
    ['Stellv. Vorsitz: Anna Torvald', 'Stellv. Vorsitz', 'vp'],
    ['Vorsitz: Anna Torvald', 'Vorsitz', 'c_suite'],
    ['v. ordf.: Anna Torvald', 'v. ordf.', 'vp'],
    ['Zást. ředitele: Jan Dvorak', 'Zást. ředitele', 'director'],
  ])('%s', (line, title, level) => {
    expect(namesWithTitles(line).map((one) => one.title)).toEqual([title]);
    expect(seniorityOf(title)).toBe(level);
  });

  test.each([
    'zamjenica predsjednice',
    'zamenik predsednika',
    'zástupce předsedy',
    'valdes priekšsēdētāja vietnieks',
    'valdybos pirmininko pavaduotojas',
    'Obmannstellvertreter',
    'Vicechair',
  ])('%s', (title) => expect(seniorityOf(title)).toBe('vp'));

  test('is none who was the president before', () => {
    expect(seniorityOf('Președinte Precedent')).toBe('other');
    expect(seniorityOf('Presidente anterior')).toBe('other');
  });
});

describe('a title', () => {
  test('comes after as many letters of degrees and bodies as there are', () => {
    expect(namesWithTitles('Anna Torvald, P.E., CPSWQ, Principal')).toEqual([
      { name: 'Anna Torvald', title: 'Principal' },
    ]);
  });

  test('is each one’s of a label in the plural that begins with the singular', () => {
    expect(
      namesWithTitles('Igazgatóhelyettesek: Kiss Anna és Nagy Eszter').map(({ title }) => title),
    ).toEqual(['Igazgatóhelyettes', 'Igazgatóhelyettes']);
    expect(namesWithTitles('Erzieherinnen: Anna Torvald, Ida Krogh').map(({ title }) => title)).toEqual([
      'Erzieherin',
      'Erzieherin',
    ]);
  });

  test('has no picture before it, and no word at its end that leads on', () => {
    expect(cleanTitle('🦴 Surgeon')).toBe('Surgeon');
    expect(cleanTitle('Director of the')).toBe('Director');
    expect(cleanTitle('Maker of Acme®')).toBe('Maker of Acme®');
  });

  test('does not end within the name of the organization', () => {
    const company = { name: 'De Zandbak', domain: 'dezandbak.example' };
    expect(withoutOwnName('manager van KDV De Zandbak', company)).toBe('manager');
  });

  test('comes after the name of the organization, and after what tells father and son apart', () => {
    const company = { name: 'Norheim Care', domain: 'norheimcare.example' };
    expect(withoutOwnName('Norheim Care Oy, head nurse', company)).toBe('head nurse');
    expect(namesWithTitles('Emre Quist, Sr., PHP')).toEqual([]);
    expect(titleStrength('Sr., PHP')).toBe('none');
    expect(namesWithTitles('Emre Quist, Sr., Treasurer')).toEqual([
      { name: 'Emre Quist', title: 'Treasurer' },
    ]);
  });

  const doctors = (...lines: readonly string[]) =>
    `<div><h4>Dr. Anna Torvald</h4><h5>${lines.join('<br>')}</h5></div><div><h4>Dr. Emre Quist</h4><h5>General Practitioner</h5></div>`;

  test('is what somebody does, below what they have learned', async () => {
    const page = doctors('MBBS, DNB Orthopaedics', 'Diploma in Sports Medicine', 'Orthopaedic Surgeon');
    expect(await peopleOnPage('/our-doctors', page)).toContain('Anna Torvald | Orthopaedic Surgeon | ');
  });

  test('has the level of a rank right below it', async () => {
    const { external_emails: people } = await readAcme({
      '/': '<a href="/our-doctors">Our doctors</a>',
      '/our-doctors': doctors('Specialist Paediatrics', 'Medical Director'),
    });
    expect(people.find(({ full_name }) => full_name === 'Anna Torvald')).toMatchObject({
      title: 'Specialist Paediatrics',
      level: 'director',
    });
  });
});

describe('a title in brackets after a name', () => {
  const board = '<h3>取締役</h3><p>久保田 光一(代表者)<br>久保田 花子（専務）</p>';

  test('comes before that of the heading, which all of them have', async () => {
    expect((await peopleOnPage('/company', board, 'ja')).toSorted()).toEqual([
      '久保田 光一 | 代表者 | ',
      '久保田 花子 | 専務 | ',
    ]);
  });

  test('is none if it says something else', async () => {
    const html = '<h3>取締役</h3><p>久保田 光一(東京)<br>小野寺 健太</p>';
    expect(await peopleOnPage('/company', html, 'ja')).toContain('久保田 光一 | 取締役 | ');
  });
});

describe('a title between marks', () => {
  test.each([
    ['01 · Co-Founder', 'Co-Founder'],
    ['3 | Sales Manager', 'Sales Manager'],
    ['Site foreman · 22 yrs', 'Site foreman'],
    ['Bäckermeister | seit über 20 Jahren', 'Bäckermeister'],
    ['Cheffe de projet – 12 ans d’expérience', 'Cheffe de projet'],
  ])('"%s" leaves the number of the card and the years of experience', (text, title) => {
    expect(cleanTitle(text)).toBe(title);
  });

  test.each(['1. Vorsitzender', '2. nestleder', 'Manager 5 Regions', 'Foreman · Hall 22'])(
    '"%s" keeps a number that says which of several it is',
    (text) => {
      expect(cleanTitle(text)).toBe(text);
    },
  );
});

test('the mark before the name of a firm joins it to a title, and makes no address of it', async () => {
  const card = (name: string, title: string) => `<div><h4>${name}</h4><p>${title}</p></div>`;
  const cards = card('Anna Torvald', 'Sales Manager @ Acme') + card('Emre Quist', 'Engineer @Acme');
  expect(await peopleOnPage('/team', cards + card('Ida Krogh', 'CFO @ Bech Mills'))).toEqual([
    'Anna Torvald | Sales Manager | ',
    'Emre Quist | Engineer | ',
  ]);
  for (const text of ['manager @ acme.example', 'sales@acme.example'])
    expect(titleStrength(text)).toBe('none');
});
