import { describe, expect, test } from 'vitest';
import {
  firstNameOfThemselves,
  introducedByThemselves,
} from '../../../functions/domain/contacts/people/lines/introductions.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const site = (pages: Readonly<Record<string, string>>, company?: { domain: string; name: string }) =>
  readAcme(
    {
      ...pages,
      '/': `${pages['/'] ?? ''}${Object.keys(pages)
        .filter((path) => path !== '/')
        .map((path) => `<a href="${path}">${path.slice(1)}</a>`)
        .join('')}`,
    },
    company,
  );

describe('who introduces themselves', () => {
  test.each([
    ['Ég heiti Anna Torvald og er ljósmyndari', 'Anna Torvald'],
    ['Përshëndetje, jam Anna Torvald, arkitekte', 'Anna Torvald'],
    ['Merhaba, ben Ayşe Torvald. Atölyemde', 'Ayşe Torvald'],
    ['Sveiki, esu Ona Torvald – buhalterė', 'Ona Torvald'],
    ['Здравейте, аз съм Анна Торвалд, керамик', 'Анна Торвалд'],
    ['Γεια σας! Είμαι η Άννα Τόρβαλντ και φωτογραφίζω', 'Άννα Τόρβαλντ'],
    ['Det är jag som är Anna Torvald, keramiker', 'Anna Torvald'],
    ['Bună, mă cheamă Ana Torvald', 'Ana Torvald'],
    ['Eg heiter Anna Torvald', 'Anna Torvald'],
    ['Мене звуть Анна Торвалд', 'Анна Торвалд'],
  ])('"%s"', (text, name) => {
    expect(introducedByThemselves(text)).toBe(name);
  });

  test.each(['Ben Torvald Quist', 'Sou Enfermeira Especialista', 'Jam Anna', 'Esu Šiaurės Lietuvoje'])(
    'and not "%s"',
    (text) => {
      expect(introducedByThemselves(text)).toBeNull();
    },
  );

  test('may have a name that no list knows, if the domain is called so', () => {
    expect(introducedByThemselves("I'm Quorva Zentmoor, a potter", 'quorva-zentmoor.example')).toBe(
      'Quorva Zentmoor',
    );
    expect(introducedByThemselves("I'm Quorva Zentmoor, a potter", 'acme.example')).toBeNull();
  });

  test('by the first name alone', () => {
    expect(firstNameOfThemselves('Je suis Anna, photographe à Nordheim.')?.first).toBe('Anna');
    expect(firstNameOfThemselves('Привіт! Я Анна, фотографка')?.first).toBe('Анна');
    expect(firstNameOfThemselves('Я Анну знаю')).toBeNull();
    expect(firstNameOfThemselves('I am Anna Torvald, a potter')).toBeNull();
  });

  test('by the first name has the whole name that a page’s title or copyright gives', async () => {
    const pages = (copyright: string) => ({
      '/': `<p>Eu sunt Anna, fotograf din Nordheim.</p><p>${copyright}</p>`,
    });
    expect(peopleOf(await site(pages('© 2024 Anna Torvald')))).toEqual(['Anna Torvald | fotograf | ']);
    expect(peopleOf(await site(pages('© 2024 Tom Torvald')))).toEqual([]);
    // Of two Annas it is not known which.
    expect(peopleOf(await site(pages('© Anna Torvald</p><p>Anna Quist')))).toEqual([]);
  });
});

describe('the only mailbox of a site', () => {
  const introduced = '<p>Hello! I am Anna Torvald, photographer.</p>';
  const mailboxOf = async (home: string, mail: string) =>
    peopleOf(await site({ '/': home, '/contact': `<p>Write: ${mail}</p>` }));

  test('is that of the only person, who introduces themselves', async () => {
    expect(await mailboxOf(introduced, 'hello@acme.example')).toEqual([
      'Anna Torvald | photographer | hello@acme.example',
    ]);
    expect(await mailboxOf(introduced, 'potsbyanna@gmail.com')).toEqual([
      'Anna Torvald | photographer | potsbyanna@gmail.com',
    ]);
  });

  test('is the firm’s if it is at a free provider and not called after them, or one of several', async () => {
    expect(await mailboxOf(introduced, 'acmepots@gmail.com')).toEqual(['Anna Torvald | photographer | ']);
    expect(await mailboxOf(introduced, 'hello@acme.example, shop@acme.example')).toEqual([
      'Anna Torvald | photographer | ',
    ]);
  });

  test('is the firm’s if somebody else tells of its owner', async () => {
    const told = '<h2>About us</h2><p>Anna Torvald, photographer</p>';
    expect(await mailboxOf(told, 'hello@acme.example')).toEqual(['Anna Torvald | photographer | ']);
  });
});

describe('a mailbox with one word of a name', () => {
  const team = '<h1>Team</h1><p>Anna Torvald, Designer</p><p>Tom Quist, Developer</p>';
  const mailboxes = async (people: string, mail: string, company?: { domain: string; name: string }) =>
    peopleOf(await site({ '/team': people, '/contact': `<p>${mail}</p>` }, company));

  test('is that of the only one called so, though another page has it', async () => {
    expect(await mailboxes(team, 'anna@acme.example, quist@acme.example')).toEqual([
      'Anna Torvald | Designer | anna@acme.example',
      'Tom Quist | Developer | quist@acme.example',
    ]);
  });

  test('is nobody’s if two are called so', async () => {
    const two = `${team}<p>Anna Krogh, Baker</p>`;
    expect((await mailboxes(two, 'anna@acme.example')).join()).not.toContain('anna@');
  });

  test('may be the firm’s that is called so, unless it has a general one', async () => {
    const firm = { domain: 'torvald.example', name: 'Torvald' };
    expect((await mailboxes(team, 'torvald@torvald.example', firm)).join()).not.toContain('torvald@');
    expect(await mailboxes(team, 'info@torvald.example, torvald@torvald.example', firm)).toContain(
      'Anna Torvald | Designer | torvald@torvald.example',
    );
  });

  test('is compared in any alphabet', async () => {
    const people = '<h1>Екип</h1><p>Анна Торвалд, архитект</p><p>Том Квист, архитект</p>';
    expect(await mailboxes(people, 'anna@acme.example')).toContain(
      'Анна Торвалд | архитект | anna@acme.example',
    );
  });
});

test.each(['Jestem Ola Torvald', 'Café Ida', 'Lilla Jóga', 'Ebru Sanatı', 'SIA Torvald', 'Όροι Χρήσης'])(
  '"%s" is nobody’s name',
  (text) => {
    expect(personName(text)).toBeNull();
  },
);

test('an accountant’s rank in Turkey is no part of a name', () => {
  expect(personName('SMMM Ayşe Torvald')).toBe('Ayşe Torvald');
});
