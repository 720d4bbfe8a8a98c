import { describe, expect, test } from 'vitest';
import { PageContext } from '../../../functions/domain/contacts/page/page-context.ts';
import { parsePage } from '../../../functions/domain/contacts/page/parse-page.ts';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { peopleInProse } from '../../../functions/domain/contacts/people/people-in-prose.ts';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const team = (html: string, lang = 'en') =>
  readAcme({
    '/': `<html lang="${lang}"><a href="/team">Team</a>`,
    '/team': `<html lang="${lang}"><title>Team</title>${html}`,
  }).then(peopleOf);
const card = (name: string, line: string) => `<div class="member"><h3>${name}</h3><p>${line}</p></div>`;

describe('a title', () => {
  test.each([
    ['Managing Director – Oversees strategy and innovation across the company.', 'Managing Director'],
    ['Tierarzt & Gründer | Seit 1993 in Waldheim', 'Tierarzt & Gründer'],
  ])('is what "%s" begins with', async (line, title) => {
    expect(await team(card('Anna Karlow', line))).toEqual([`Anna Karlow | ${title} | `]);
  });

  test('above names in a line each is that of all of them', async () => {
    const body = '<p>Acme GmbH<br>Geschäftsführer:<br>Anna Karlow<br>Tom Bech<br>Tel: +49 30 5550 1840</p>';
    const data = await readAcme({ '/': '<a href="/impressum">Impressum</a>', '/impressum': body });
    expect(peopleOf(data)).toEqual(['Anna Karlow | Geschäftsführer | ', 'Tom Bech | Geschäftsführer | ']);
  });

  test.each(
    'Dakwerker|Géomètre|Infermiera|Aparejador|Motorista|Geodeta|Kadeřnice|Murár|Fogszakorvos|Arhitect|Hemşire|Odvjetnica|Računovođa|Zobozdravnica|Треньор|Медсестра|Нотаріус|Υδραυλικός|Tandsköterska|Snekker|Vognmand|Kampaaja|Hambaarst|Zobārste|Slaugytoja|Perruquera|Steinmetz|Locksmith|Књиговођа'.split(
      '|',
    ),
  )('is known in its language: %s', (title) => {
    expect(titleStrength(title)).toBe('certain');
  });

  test.each([
    ['GF, Personalentwicklung', 'c_suite'],
    ['GF', 'other'],
    ['Titular', 'c_suite'],
    ['Salonginnehaver', 'c_suite'],
    ['Innehavare', 'c_suite'],
    ['Klinikejer', 'c_suite'],
    ['Zaakvoerster', 'c_suite'],
    ['Suvlasnica', 'c_suite'],
    ['Társtulajdonos', 'c_suite'],
    ['Съосновател', 'c_suite'],
    ['代表弁護士', 'c_suite'],
    ['院長', 'c_suite'],
    ['副院長', 'vp'],
    ['Заместник - председател', 'vp'],
    ['Vedoucí oddělení', 'director'],
    ['Profesora titular', 'other'],
    ['Medieninhaber', 'other'],
  ])('%s is %s', (title, level) => {
    expect(seniorityOf(title)).toBe(level);
  });
});

describe('running text', () => {
  test.each([
    ['Anna Karlow est inspectrice, et travaille depuis 2010 avec nous.', 'Anna Karlow', 'inspectrice'],
    ['A cég 2010-ben indult. Alapítója Karló Anna, aki kertész.', 'Karló Anna', 'Alapítója'],
    ['Acme is owned and run by Anna Karlow, who built it up in ten years.', 'Anna Karlow', 'Owner'],
  ])('"%s" names %s', (text, name, title) => {
    expect(peopleInProse(text)).toEqual([expect.objectContaining({ name, title })]);
  });

  test.each([
    'The choice of patients and referring physicians in Northwest Waldheim for years.',
    'Anna Karlow jest absolwentką ekonomii na uniwersytecie w Waldheim od 2010.',
  ])('"%s" names nobody', (text) => {
    expect(peopleInProse(text)).toEqual([]);
  });
});

describe('a name', () => {
  test.each([
    ['Dr. MSc. Karló Anna', 'Karló Anna'],
    ['Licda. Ana E. Karlow Roe', 'Ana E. Karlow Roe'],
    ['Anna Das', 'Anna Das'],
    ['Anna Kumar De', 'Anna Kumar De'],
    ['Anna Karlow Notariusz Nordheim', 'Anna Karlow'],
    ['Tamil Nadu', null],
    ['Costa Rica', null],
  ])('in "%s" is %s', (text, name) => {
    expect(personName(text)).toBe(name);
  });

  test.each(['dr.anna.karlow', 'anna.dr.karlow', 'notar-anna-karlow'])('is in the mailbox %s', (local) => {
    expect(matchesName(local, 'Anna Karlow')).toBe('full');
  });

  test('in the address of somebody else in the same card does not make it theirs', async () => {
    const html = `<div class="member"><h3>Anna Karlow</h3><p>Owner</p><p>frank.barlow@acme.example</p></div>`;
    expect(await team(html)).toEqual(['Anna Karlow | Owner | ']);
  });
});

test('who built a website is credited, with whatever love', () => {
  const page = parsePage('<p>Built with ❤ by Tom Bech</p>', 'https://acme.example/');
  expect(new PageContext(page).isCreditedAt(0, 'Tom Bech')).toBe(true);
});

describe('a page whose script shows it', () => {
  const rows = Array.from({ length: 60 }, (_, at) => `<p>Line ${at}</p>`).join('');

  test('is read behind its picture of waiting', async () => {
    const data = await readAcme({
      '/': `<body><div class="loader">LOADING</div><div id="main" style="display:none">${rows}<p>Phone +44 20 7946 0958</p></div></body>`,
    });
    expect(data.phones).toEqual(['+442079460958']);
  });

  test('is read in the parts that its menu shows', async () => {
    const data = await readAcme({
      '/': `<body><a href="#reach">Contact</a>${rows}<section id="reach" style="display:none"><p>Phone +44 20 7946 0958</p></section><section id="other" style="display:none"><p>Phone +44 20 7946 0959</p></section></body>`,
    });
    expect(data.phones).toEqual(['+442079460958']);
  });
});

describe('a profile is not the firm’s', () => {
  test('if its user is that of a person', async () => {
    const data = await readAcme({
      '/': '<div><a href="https://www.linkedin.com/in/annakarlow">in</a><a href="https://x.com/annakarlow">x</a></div><a href="https://www.facebook.com/acmeworks">f</a>',
    });
    expect(data.socials).toEqual({ facebook: 'https://www.facebook.com/acmeworks' });
  });

  test('if it is a sponsor’s', async () => {
    const data = await readAcme({
      '/': '<div class="footerSponsor"><a href="https://www.facebook.com/otherworks">x</a></div><a href="https://www.facebook.com/acworks">f</a>',
    });
    expect(data.socials).toEqual({ facebook: 'https://www.facebook.com/acworks' });
  });
});

test('comments around an address in structured data are no part of it', async () => {
  const data =
    '{"@type":"Organization","email":"<!--email_off--><!--email_off-->desk@acme.test<!--/email_off--><!--/email_off-->"}';
  const { emails } = await readAcme({
    '/': `<script type="application/ld+json">${data}</script><p>Acme</p>`,
  });
  expect(emails).toEqual(['desk@acme.test']);
});

test('a long address in brackets is no part of the name before it', async () => {
  const row = (name: string, address: string) =>
    `<li>${name} (<a href="mailto:${address}">${address}</a>)</li>`;
  const found = await readAcme({
    '/': '<a href="/team">Team</a>',
    '/team': `<h3>Team</h3><ul>${row('Annalena Torvaldsen', 'annalena.torvaldsen@acme.test')}${row('Emre Quist', 'emre.quist@acme.test')}</ul>`,
  });
  expect(peopleOf(found)).toEqual([
    'Annalena Torvaldsen |  | annalena.torvaldsen@acme.test',
    'Emre Quist |  | emre.quist@acme.test',
  ]);
});

test('their own address makes somebody a person, whatever the words before the name', async () => {
  const row = (text: string, address: string) =>
    `<li>${text} (<a href="mailto:${address}">${address}</a>)</li>`;
  const found = await readAcme({
    '/': '<html lang="nl"><a href="/bestuur">Bestuur</a>',
    '/bestuur': `<html lang="nl"><ul>${row('Opperschutter: Anna Torvald', 'anna.torvald@gmail.com')}${row('Zaalhuur: Nieuwe Schuur', 'info@acme.test')}</ul>`,
  });
  expect(peopleOf(found)).toEqual(['Anna Torvald | Opperschutter | anna.torvald@gmail.com']);
});
