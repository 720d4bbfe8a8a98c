import { describe, expect, test } from 'vitest';
import { areDegrees } from '../../../functions/domain/contacts/words/degrees.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { readAcme } from './site-in-memory.ts';

const peopleOn = async (pages: Readonly<Record<string, string>>) =>
  (await readAcme({ '/': '<a href="/team">Team</a>', ...pages })).external_emails
    .filter(({ mailbox }) => mailbox === undefined)
    .map(({ full_name, title, level }) => `${full_name} | ${title} | ${level}`);

const names = ['Anna Torvald', 'Emre Quist', 'Paul Brandmoor'];
const card = (name: string, role: string, about = '') =>
  `<article><h3>${name}</h3><div class="role">${role}</div><p>${about}</p></article>`;
const onPractice =
  '<p>We see patients of all ages. Our clinic is open daily. Surgery on Mondays.</p><p>Medicine for all.</p><p>Ask a physician.</p><p>New patients are welcome.</p>';

test('a higher doctorate after a name leaves the name', () => {
  expect(personName('prof. RNDr. Anna Torvald, DrSc.')).toBe('Anna Torvald');
});

test.each([
  ['Anna Torvald B.Arch., M.Sc.', 'Anna Torvald'],
  ['Anna Torvald M. Sc.', 'Anna Torvald'],
  ['Emre Quist M.Tech', 'Emre Quist'],
  ['Emre Quist B.E.', 'Emre Quist'],
  ['Dr. Ida Krogh B.D.S., M.D.S.', 'Ida Krogh'],
  ['Anna M. Eng', 'Anna M. Eng'],
  ['Anna Maria Com', 'Anna Maria Com'],
  ['Lalitha D.', 'Lalitha D.'],
])('of "%s" the name is %s', (text, name) => {
  expect(personName(text)).toBe(name);
});

describe('degrees under a name', () => {
  test('are no rank of a doctor, and give way to what another page says', async () => {
    const link = (name: string) => name.toLowerCase().replace(' ', '-');
    const own = (name: string) =>
      `<div><span>Neurologist</span><h1>Dr. ${name}</h1><p>MD · Epilepsy, Sleep</p></div>`;
    const cards = names.map((name) => card(`Dr. ${name}`, 'MD, FAAN')).join('');
    expect(await peopleOn({ '/team': cards })).toEqual(names.map((name) => `${name} | MD | other`));
    expect(
      await peopleOn({
        '/team': cards + names.map((name) => `<a href="/team/${link(name)}">View profile</a>`).join(''),
        ...Object.fromEntries(names.map((name) => [`/team/${link(name)}`, own(name)])),
      }),
    ).toEqual(names.map((name) => `${name} | Neurologist | other`));
  });

  test('are none on a site about patients, or beside several names, though nobody is called a doctor', async () => {
    expect(await peopleOn({ '/team': card('Anna Torvald', 'MD') + onPractice })).toEqual([
      'Anna Torvald | MD | other',
    ]);
    expect(await peopleOn({ '/team': names.map((name) => card(name, 'MD')).join('') })).toEqual(
      names.map((name) => `${name} | MD | other`),
    );
  });

  test('are what is known of those whom a list names with nothing else', async () => {
    const list = (...lines: string[]) =>
      `<h2>Our doctors</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`;
    const found = ['Anna Torvald | MD | other', 'Emre Quist | MD | other', 'Paul Brandmoor | DO | other'];
    const lines = ['Anna Torvald, MD', 'Emre Quist, MD', 'Paul Brandmoor, DO'];
    expect(await peopleOn({ '/team': list(...lines) })).toEqual(found);
    const marked = ['Anna Torvald | MD', 'Emre Quist | MD, FACS', 'Paul Brandmoor - DO'];
    expect(await peopleOn({ '/team': list(...marked) })).toEqual(expect.arrayContaining(found));
  });

  test('leave a rank that is given as well', async () => {
    const roles = ['Medical Director, MD', 'Founder · DO, FACS', 'Practice Manager'];
    const cards = names.map((name, at) => card(name, roles[at] ?? '')).join('');
    expect(await peopleOn({ '/team': cards + onPractice })).toEqual([
      'Emre Quist | Founder · DO, FACS | c_suite',
      'Anna Torvald | Medical Director, MD | director',
      'Paul Brandmoor | Practice Manager | manager',
    ]);
  });

  test('are not what a firm calls its managing director', async () => {
    const cards = card('Anna Torvald', 'MD') + card('Emre Quist', 'Sales Manager');
    expect(await peopleOn({ '/team': cards })).toEqual([
      'Anna Torvald | MD | c_suite',
      'Emre Quist | Sales Manager | manager',
    ]);
  });
});

test.each([
  'DO',
  'DDS',
  'DMD',
  'DPM',
  'DC',
  'PhD',
  'Esq.',
  'M.D.',
  'MD, FAAN',
  'DO, FAAN, FAHS',
  'MD PhD',
  'PhD, MSc',
])('"%s" is nothing but degrees', (text) => {
  expect(areDegrees(text, false)).toBe(true);
  expect(seniorityOf(text)).toBe('other');
});

test.each(['MD', 'CEO', 'MD & CEO', 'Founder, PhD', 'HR', 'Managing Director', 'Do'])(
  '"%s" is more',
  (text) => {
    expect(areDegrees(text, false)).toBe(false);
  },
);

test.each(['MD', 'MD & CEO', 'MD, FCCA', 'Chairman and MD'])(
  '"%s" is a rank where nothing says more',
  (title) => {
    expect(seniorityOf(title)).toBe('c_suite');
  },
);

test('degrees alone are no name', () => {
  expect(personName('MD PhD')).toBeNull();
  expect(personName('Anna Torvald MD PhD')).toBe('Anna Torvald');
});

test('an office elsewhere says less of somebody than what they do here', async () => {
  const text = `Dr. Torvald is well known. Anna Torvald is President of the Northern Society of Dentistry, and swims.`;
  expect(await peopleOn({ '/team': `<div><h3>Anna Torvald</h3><p>Dentist</p></div><p>${text}</p>` })).toEqual(
    ['Anna Torvald | Dentist | other'],
  );
});

test('a name of four words with a particle in capitals is whole in a text', async () => {
  expect(
    await peopleOn({
      '/team': '<p>Since 2009 Dr. Arnor Neves Da Silva is our head of surgery in the north.</p>',
    }),
  ).toEqual(['Arnor Neves Da Silva | head of surgery | director']);
});

test.each([
  ['Realtor, Baltimore, MD', 'other'],
  ['Sales Manager, Towson MD', 'manager'],
  ['Agent, Silver Spring, MD 20910', 'other'],
  ['Founder, MD', 'c_suite'],
  ['Sales, Group MD', 'c_suite'],
])('"%s" tells a town in Maryland from a managing director: %s', (title, level) => {
  expect(seniorityOf(title)).toBe(level);
});
