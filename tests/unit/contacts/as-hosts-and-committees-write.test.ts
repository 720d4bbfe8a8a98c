import { describe, expect, test } from 'vitest';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { namesWithTitles } from '../../../functions/domain/contacts/people/name-with-title.ts';
import { peopleInProse } from '../../../functions/domain/contacts/people/people-in-prose.ts';
import { cleanTitle } from '../../../functions/domain/contacts/words/job-title.ts';
import { uncasedName } from '../../../functions/domain/contacts/words/names/uncased-name.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { peopleOf, peopleOnPage, readAcme } from './site-in-memory.ts';

describe('the programme of an event', () => {
  const talk = (time: string, name: string, title: string) =>
    `<tr><td>${name}</td><td>${title}</td><td>${time}</td></tr>`;
  const talks = [
    talk('9h00 - 9h10', 'Anna Torvald', 'Architecte'),
    talk('9h10 - 9h30', 'Paul Quist', 'Président de Nordheim Habitat'),
    talk('9h30 - 9h45', 'Marc Birk', 'Directeur'),
    talk('9h45 - 9h50', 'Julie Krogh', 'Architecte'),
    talk('9h50 - 10h10', 'Alain Halvard', 'Directeur'),
  ];
  const table = `<table>${talks.join('')}</table>`;

  test('names those whom the association has invited, and its own people above it', async () => {
    const page = `<p>Présidente : Claire Brandmoor</p>${'<p>Nous construisons.</p>'.repeat(20)}${table}`;
    expect(await peopleOnPage('/qui-sommes-nous', page, 'fr')).toEqual(['Claire Brandmoor | Présidente | ']);
    expect(
      await peopleOnPage('/programme', `<p>Animée par Marie Wakel, architecte</p>${table}`, 'fr'),
    ).toEqual([]);
  });

  test('is no list of hours with gaps, nor of times that may be booked or of lessons', async () => {
    for (const times of [
      ['8h00 - 8h30', '9h00 - 9h20', '10h00 - 10h25', '11h00 - 11h30', '14h00 - 14h10'],
      ['8h00 - 8h30', '8h30 - 9h00', '9h00 - 9h30', '9h30 - 10h00', '10h00 - 10h30'],
      ['8h00 - 9h00', '9h00 - 10h30', '10h30 - 11h30', '11h30 - 12h15', '12h15 - 13h15'],
    ]) {
      const names = ['Anna Torvald', 'Paul Quist', 'Marc Birk', 'Julie Krogh', 'Alain Halvard'];
      const rows = names.map((name, at) => talk(times[at] ?? '', name, 'Directeur'));
      expect(await peopleOnPage('/equipe', `<table>${rows.join('')}</table>`, 'fr')).toHaveLength(5);
    }
  });

  test('has round tables, whose guests stand under that heading', async () => {
    const section = (heading: string) => `<h2>${heading}</h2><p>Anna Torvald, architecte</p>`;
    expect(await peopleOnPage('/actualites', section('Tables rondes'), 'fr')).toEqual([]);
    expect(await peopleOnPage('/actualites', section('Le cabinet'), 'fr')).not.toEqual([]);
  });
});

describe('a committee', () => {
  test('in one line with a label that no vocabulary knows is all of its members', async () => {
    const lines = [
      'Elnök: Torvald Anna',
      'Titkár: Kovács József',
      'Fegyelmi bizottság: Nagy László, Horváth Balázs, Tóth Imre',
      'Kikötőmester: Szabó Péter',
    ];
    expect(await peopleOnPage('/vezetoseg', lines.map((text) => `<p>${text}</p>`).join(''), 'hu')).toEqual(
      expect.arrayContaining([
        'Nagy László | Fegyelmi bizottság | ',
        'Horváth Balázs | Fegyelmi bizottság | ',
        'Tóth Imre | Fegyelmi bizottság | ',
        'Szabó Péter | Kikötőmester | ',
      ]),
    );
  });

  test('under a heading like those that are titles of others is called as it says', async () => {
    const card = (...parts: readonly string[]) => `<div class="card">${parts.join('')}</div>`;
    const one = (heading: string, ...names: readonly string[]) =>
      `<h3>${heading}</h3>${names.map((name) => `<p>${name}</p>`).join('')}`;
    const cards = [
      card(one('President', 'Anna Torvald')),
      card(one('Secretary', 'Emre Quist')),
      card(one('Treasurer', 'Ida Krogh')),
      card(one('Outreach', 'Paul Birk'), one('Fellowship', 'Helen Norheim')),
      card(one('Learning & Youth', 'Peter Halvard', 'Linda Brandmoor', 'Gerald Wakel')),
    ];
    expect(await peopleOnPage('/staff', `<h1>Staff</h1>${cards.join('')}`)).toEqual(
      expect.arrayContaining([
        'Paul Birk | Outreach | ',
        'Helen Norheim | Fellowship | ',
        'Peter Halvard | Learning & Youth | ',
        'Linda Brandmoor | Learning & Youth | ',
        'Gerald Wakel | Learning & Youth | ',
      ]),
    );
  });

  test('in Belgium names its members with the families of both spouses', async () => {
    const member = (name: string, title: string, mailbox: string) =>
      `<li><h2>${name}</h2><p>${title}</p><a href="mailto:${mailbox}">${mailbox}</a></li>`;
    const members = [
      member('Anna Torvald - Peeters', 'Voorzitter', 'anna@acme.example'),
      member('Lieve Quist - Krogh', 'Secretaris', 'lieve@acme.example'),
      member('Ann Birk - Halvard', 'Onthaal Noord', 'ann@acme.example'),
      member('Hilde Wakel', 'Bestuurslid', 'hilde@acme.example'),
      member('Magda Norheim', 'Bestuurslid', 'kunst@anytown.example'),
    ];
    const found = await peopleOnPage('/bestuur', `<ul>${members.join('')}</ul>`, 'nl');
    expect(found.map((person) => person.slice(0, person.lastIndexOf(' | '))).toSorted()).toEqual([
      'Ann Birk | Onthaal Noord',
      'Anna Torvald | Voorzitter',
      'Hilde Wakel | Bestuurslid',
      'Lieve Quist | Secretaris',
      'Magda Norheim | Bestuurslid',
    ]);
  });
});

test('bold names each before a sentence are those of a team, whatever the sentence says', async () => {
  const entry = (name: string, text: string) => `<p><strong>${name}</strong>. ${text}</p>`;
  const rest = 'Lleva la iniciativa desde hace años y colabora con varias universidades del norte. '.repeat(
    2,
  );
  const team = [
    entry('Ana Torvald', `Periodista. ${rest}`),
    entry('Gonzalo Quist', `Experto en pobreza y desarrollo. ${rest}`),
    entry('Paola Birk', `Profesional del Tercer Sector. ${rest}`),
  ];
  expect((await peopleOnPage('/equipo', team.join(''), 'es')).toSorted()).toEqual([
    'Ana Torvald | Periodista | ',
    'Gonzalo Quist | Experto en pobreza y desarrollo | ',
    'Paola Birk | Profesional del Tercer Sector | ',
  ]);
  expect(await peopleOnPage('/equipo', team.slice(1).join(''), 'es')).toEqual([]);
});

test('"v/" stands before the owners above their number, and before a speaker in an invitation', async () => {
  const block = (...lines: readonly string[]) => `<p>${lines.join('<br>')}</p>`;
  const contact = block(
    'Acme Hundepensjonat',
    'v/ Anna Torvald og Ida Krogh',
    'Tlf. 22 33 44 55',
    'Nordveien 2',
  );
  expect(await peopleOnPage('/kontakt', contact, 'nb')).toEqual(['Anna Torvald |  | ', 'Ida Krogh |  | ']);
  const talk = block('Foredrag', 'v/ Anna Torvald og Ida Krogh', 'Tirsdag 12. mars', 'Velkommen!');
  expect(await peopleOnPage('/kontakt', talk, 'nb')).toEqual([]);
});

test('who introduces themselves says next what they are', async () => {
  const read = (text: string, language: string) => peopleOnPage('/about', `<p>${text}</p>`, language);
  expect(await read('Moje ime je Anna Torvald. Sem direktor zavoda za gibanje.', 'sl')).toEqual([
    'Anna Torvald | direktor | ',
  ]);
  expect(await read('My name is Anna Torvald. I am the founder and director of this school.', 'en')).toEqual([
    'Anna Torvald | founder and director | ',
  ]);
  expect(await read('My name is Anna Torvald. I am happy to see you.', 'en')).toEqual(['Anna Torvald |  | ']);
});

test('several names below an office in an imprint each hold it', async () => {
  const read = (names: string) =>
    peopleOnPage(
      '/mentions-legales',
      `<h2>Directeur de la publication</h2><p>${names}</p><h2>Hébergement</h2><p>Nordhost</p>`,
      'fr',
    );
  const title = 'Directeur de la publication';
  expect(await read('Marie Torvald.')).toEqual([`Marie Torvald | ${title} | `]);
  expect(await read('Julien &amp; Marie Torvald.')).toEqual([`Marie Torvald | ${title} | `]);
  expect((await read('Marie Torvald et Paul Quist')).toSorted()).toEqual([
    `Marie Torvald | ${title} | `,
    `Paul Quist | ${title} | `,
  ]);
  expect(await read('Nordheim Habitat et Krogh Frères')).toEqual([]);
});

test('who is told of with both family names is the same with one of them', async () => {
  const team = '<h3>Anna Quist-Torvald</h3><p>Executive Director</p>';
  const told = '<p>Anna Torvald is a counselor who has worked here for many years.</p>';
  expect(await peopleOnPage('/our-team', team + told)).toEqual([
    'Anna Quist-Torvald | Executive Director | ',
  ]);
});

test('a text says what somebody is with the verbs of more languages', () => {
  for (const [text, title] of [
    ['Ana Torvald é advogada.', 'advogada'],
    ['Ana Torvald é a nossa diretora.', 'diretora'],
    ['Ana Torvald je direktorica.', 'direktorica'],
    ['Ana Torvald este director general.', 'director general'],
  ] as const)
    expect(peopleInProse(text)).toEqual([{ name: 'Ana Torvald', title }]);
});

describe('nobody of the firm', () => {
  test('is whom a text of long ago names, nor a heading above news in Japanese', async () => {
    const text = 'Il y avait du monde ce 30 août 1958. Le directeur Jean Torvald était là.';
    expect(await peopleOnPage('/la-ferme', `<p>${text}</p>`, 'fr')).toEqual([]);
    expect(uncasedName('最新情報')).toBeNull();
  });

  test('is the firm itself, whose abbreviation is a given name', async () => {
    const page =
      '<h3>ANN Pump Works</h3><p>Nordheim</p><p><a href="mailto:ann@annpumpworks.example">ann@annpumpworks.example</a></p>';
    const read = await readAcme(
      { '/': '<a href="/team">Team</a>', '/team': `<h1>Our team</h1>${page}` },
      { domain: 'annpumpworks.example', name: 'ANN Pump Works' },
    );
    expect(peopleOf(read)).toEqual([]);
  });

  test('is what a list goes on with, nor a partner in another country', () => {
    expect(peopleInProse('He advises in Labor, Urban Planning, and Public Procurement Law.')).toEqual([]);
    expect(peopleInProse('Anna Torvald is our key partner in the north, with offices in the south.')).toEqual(
      [{ name: 'Anna Torvald', title: 'key partner', isQuoted: true }],
    );
  });

  test('is an abbreviation', () => {
    expect(personName('ARI PT')).toBeNull();
    expect(personName('LI NG')).not.toBeNull();
  });
});

test('a title begins after the full stop before it', () => {
  expect(cleanTitle('. Periodista')).toBe('Periodista');
  expect(cleanTitle('.NET developer')).toBe('.NET developer');
  expect(namesWithTitles('Anna Torvald - Director')).toEqual([{ name: 'Anna Torvald', title: 'Director' }]);
});

describe('a mailbox', () => {
  test('at a domain called as the account of the site is its own', async () => {
    const page = (account: string) =>
      `<p>contactus@acmecare.example</p><a href="https://www.instagram.com/${account}">Instagram</a>`;
    const careers = '<p>Write to careers@acmecare.example.</p>';
    const read = (account: string) =>
      readAcme(
        { '/': `${page(account)}<a href="/careers">Careers</a>`, '/careers': careers },
        { domain: 'nordheim-therapy.example', name: 'Nordheim Therapy' },
      );
    expect((await read('acmecare')).emails).toContain('careers@acmecare.example');
    expect((await read('birkworks')).emails).not.toContain('careers@acmecare.example');
  });

  test('of a Portuguese lawyer has their number', () => {
    expect(matchesName('anatorvald-51384a', 'Ana Torvald')).toBe('full');
  });

  test('stands on the page that offers a quotation', async () => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const links = [...others, 'orcamento'].map((name) => `<a href="/${name}">${name}</a>`).join('');
    const pages = Object.fromEntries(others.map((name) => [`/${name}`, '<p>Bombas.</p>']));
    const read = await readAcme({ '/': links, ...pages, '/orcamento': '<p>geral@acme.example</p>' });
    expect(read.emails).toEqual(['geral@acme.example']);
  });
});
