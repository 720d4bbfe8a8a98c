import { describe, expect, test } from 'vitest';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const onTeamPage = (html: string, lang = 'en') =>
  readAcme({
    '/': `<html lang="${lang}"><a href="/team">Team</a>`,
    '/team': `<html lang="${lang}"><title>Team</title>${html}`,
  });
const card = (title: string, name: string, address: string) =>
  `<div class="card"><p>${title}</p><h3>${name}</h3><a href="mailto:${address}">${address}</a></div>`;

describe('names of other alphabets', () => {
  test.each([
    ['yuri.hruschev', 'Юрий Хрущёв', 'full'],
    ['iurii.khrushchev', 'Юрий Хрущёв', 'full'],
    ['y.khrushchev', 'Юрий Хрущёв', 'full'],
    ['jurijhruschev', 'Хрущёв Юрий Ильич', 'full'],
    ['SvGMerlinova', 'Мерлинова Светлана Георгиевна', 'full'],
    ['van', 'Верхов Антон Николаевич', 'part'],
    ['oksana', 'Оксана Щербацька', 'part'],
    ['o.shcherbatska', 'Оксана Щербацька', 'full'],
    ['zeljko.djordjic', 'Жељко Ђорђић', 'full'],
    ['g.papadakis', 'Γιώργος Παπαδάκης', 'full'],
    ['nino.kvelidze', 'ნინო ქველიძე', 'full'],
    ['ani.gharyan', 'Անի Ղարյան', 'full'],
    ['mtorvald', 'Anna Maria Torvaldsen', 'full'],
    ['etorvald.quist', 'Emre Torvald', 'full'],
    ['snavarro.tuch', 'Sergio Alberto Navarro Tuch', 'full'],
    ['j.delatejera', 'Javier Alberto de la Tejera Vos', 'full'],
    ['info', 'Инна Фомина', 'none'],
    ['ivan.petrov', 'Антон Ветров', 'none'],
    ['petrova', 'Антон Ветров', 'none'],
  ])('%s against %s: %s', (local, name, expected) => {
    expect(matchesName(local, name)).toBe(expected);
  });

  test("prove a group's domain, from which they then have their addresses", async () => {
    const data = await onTeamPage(
      card('Генеральный директор', 'Мерлинова Светлана Георгиевна', 'SvGMerlinova@group.test') +
        card('Главный бухгалтер', 'Ветров Антон Николаевич', 'a.vetrov@group.test'),
      'ru',
    );
    expect(peopleOf(data)).toEqual([
      'Мерлинова Светлана Георгиевна | Генеральный директор | svgmerlinova@group.test',
      'Ветров Антон Николаевич | Главный бухгалтер | a.vetrov@group.test',
    ]);
  });
});

describe('people with an address on another domain', () => {
  test('have it if the domain is called like them', async () => {
    const data = await onTeamPage(card('Owner', 'Jane Torvald', 'jane@torvald.test'));
    expect(peopleOf(data)).toEqual(['Jane Torvald | Owner | jane@torvald.test']);
  });

  test('have it, whatever a link to it says', async () => {
    const link = '<p><a href="mailto:jane@torvald.test">Napisz do Jany Torvaldowej</a></p>';
    const data = await onTeamPage(card('Owner', 'Jane Torvald', 'jane@torvald.test') + link);
    expect(peopleOf(data)).toEqual(['Jane Torvald | Owner | jane@torvald.test']);
  });

  test('have it if a card beside theirs has one of the company', async () => {
    const own = card('Fitter', 'Tom Bech', 'tom@acme.example');
    const cards = [card('Partner', 'Ida Krogh', 'ida@otherworks.test'), own].join('');
    expect(peopleOf(await onTeamPage(`<div>${cards}</div>`))).toEqual([
      'Ida Krogh | Partner | ida@otherworks.test',
      'Tom Bech | Fitter | tom@acme.example',
    ]);
  });

  test('do not if it is where they have a second post', async () => {
    const own = card('Fitter', 'Tom Bech', 'tom@acme.example');
    const cards = [card('Adviser', 'Ida Krogh', 'ida@universiteit-oost.test'), own].join('');
    const { emails, external_emails } = await onTeamPage(`<div>${cards}</div>`);
    expect([...emails, ...external_emails.map(({ value }) => value)]).not.toContain(
      'ida@universiteit-oost.test',
    );
  });

  test('otherwise are another company’s', async () => {
    expect(peopleOf(await onTeamPage(card('Partner', 'Ida Krogh', 'ida@otherworks.test')))).toEqual([]);
  });
});

describe('accounts that are called like nobody', () => {
  const names = ['Ida Krogh', 'Tom Bech', 'Jane Torvald'];
  const cards = (locals: readonly string[], domain: string) =>
    names.map((name, at) => card('Researcher', name, `${locals[at]}@${domain}`)).join('');

  test('are those of a lab on its university’s domain if each of its cards has one and one proves it', async () => {
    const data = await onTeamPage(cards(['krogh', 'tb2cd', 'jt7ef'], 'college.test'));
    expect(peopleOf(data)).toEqual([
      'Ida Krogh | Researcher | krogh@college.test',
      'Tom Bech | Researcher | tb2cd@college.test',
      'Jane Torvald | Researcher | jt7ef@college.test',
    ]);
  });

  test('are so if the contact page has a general mailbox there', async () => {
    const data = await readAcme({
      '/': '<a href="/team">Team</a> <a href="/contact">Contact</a>',
      '/team': `<title>Team</title>${cards(['xa1ab', 'tq2cd', 'yy7ef'], 'college.test')}`,
      '/contact': '<title>Contact</title><p>office@college.test</p>',
    });
    expect(data.emails).toContain('office@college.test');
    expect(peopleOf(data)).toContain('Jane Torvald | Researcher | yy7ef@college.test');
  });

  test('are so if each person has one on a page of their own, whatever is in the footer of all', async () => {
    const footer = '<footer><a href="mailto:lab@elsewhere.test">Webmaster</a></footer>';
    const path = (name: string) => `/people/${name.toLowerCase().replace(' ', '-')}`;
    const links = names.map((name) => `<a href="${path(name)}">${name}</a>`).join(' ');
    const read = (locals: readonly string[]) =>
      readAcme({
        '/': `<a href="/team">Team</a>${footer}`,
        '/team': `<title>Team</title>${names.map((name) => `<div class="card"><a href="${path(name)}"><h3>${name}</h3></a><p>Researcher</p></div>`).join('')}${links}${footer}`,
        ...Object.fromEntries(
          names.map((name, at) => [
            path(name),
            `<title>${name}</title>${card('Researcher', name, `${locals[at]}@college.test`)}${footer}`,
          ]),
        ),
      });
    expect(peopleOf(await read(['krogh', 'tb2cd', 'jt7ef']))).toContain(
      'Jane Torvald | Researcher | jt7ef@college.test',
    );
    expect(peopleOf(await read(['xa1ab', 'tb2cd', 'jt7ef'])).join()).not.toContain('college.test');
  });

  test('are others’ if nothing proves them, or most of the team write from the company’s domain', async () => {
    expect(peopleOf(await onTeamPage(cards(['xa1ab', 'tq2cd', 'yy7ef'], 'college.test')))).toEqual([]);
    const own = ['Anna Lind', 'Erik Dahl', 'Karin Berg'].map((name) =>
      card('Fitter', name, `${name.slice(0, 2)}9x@acme.example`),
    );
    const data = await onTeamPage(own.join('') + cards(['krogh', 'tb2cd', 'jt7ef'], 'college.test'));
    expect(data.emails.concat(data.external_emails.map(({ value }) => value))).not.toContain(
      'tb2cd@college.test',
    );
  });
});

test('a mailbox of a last name is that of the only person of the page who has it', async () => {
  const people = '<div><h3>Ida Krogh</h3><p>Fitter</p></div><div><h3>Tom Bech</h3><p>Fitter</p></div>';
  const filler = '<p>About our work</p>'.repeat(9);
  const read = (mail: string) => onTeamPage(`${people}${filler}<h2>Write</h2><p>${mail}</p>`).then(peopleOf);
  expect(await read('krogh@acme.example')).toEqual([
    'Ida Krogh | Fitter | krogh@acme.example',
    'Tom Bech | Fitter | ',
  ]);
});

test.each([
  ['ru', 'Бывшие сотрудники', 'Анна Ветрова', 'Бухгалтер'],
  ['bg', 'Бивши членове', 'Анна Ветрова', 'Адвокат'],
  ['lt', 'Buvę darbuotojai', 'Ona Vėtrienė', 'Advokatė'],
])('under "%s: %s" are people who have left', async (lang, heading, name, title) => {
  const listed = (text: string) => `<h2>${text}</h2><div><h3>${name}</h3><p>${title}</p></div>`;
  expect(peopleOf(await onTeamPage(listed(heading), lang))).toEqual([]);
  expect(peopleOf(await onTeamPage(listed('2026'), lang))).toEqual([`${name} | ${title} | `]);
});

test('a block marked as alumni lists people who have left', async () => {
  const people = '<h3>Ida Krogh</h3><p>Fitter</p>';
  expect(peopleOf(await onTeamPage(`<div class="alumni-grid">${people}</div>`))).toEqual([]);
  expect(peopleOf(await onTeamPage(`<div class="crew-grid">${people}</div>`))).toEqual([
    'Ida Krogh | Fitter | ',
  ]);
});

test('a mailbox of initials is that of the only person who has them', async () => {
  const people = '<div><h3>Ida Lind Krogh</h3><p>Fitter</p></div><div><h3>Tom Bech</h3><p>Fitter</p></div>';
  const mail = '<h2>Write</h2><p>ilk@acme.example, tk@acme.example</p>';
  expect(peopleOf(await onTeamPage(`${people}${'<p>About our work</p>'.repeat(9)}${mail}`))).toEqual([
    'Ida Lind Krogh | Fitter | ilk@acme.example',
    'Tom Bech | Fitter | ',
  ]);
});

test('a site’s own title says from which domain it may write', async () => {
  const page = (title: string) =>
    `<title>${title}</title><p>Write to <a href="mailto:ida@bright.test">Ida</a></p>`;
  const about = (title: string) =>
    readAcme({ '/': page(title).replace('bright.test', 'brightorchard.test') }).then(({ emails }) => emails);
  expect(await about('Welcome | Bright Orchard')).toEqual(['ida@brightorchard.test']);
  expect(await about('Welcome | Bright Gardens')).toEqual([]);
});

describe('under a heading that is a rank', () => {
  const section = (heading: string, ...names: string[]) =>
    `<section><h2>${heading}</h2>${names.map((name) => `<div><h3>${name}</h3><p>20 years</p></div>`).join('')}</section>`;
  const onHome = (html: string) => readAcme({ '/': html }).then(peopleOf);

  test('two given names are people', async () => {
    expect(await onHome(section('Sócios', 'Ida Krogh', 'Anna Lind'))).toEqual([
      'Ida Krogh | Sócios | ',
      'Anna Lind | Sócios | ',
    ]);
  });

  test('one is not, nor are those under any other heading', async () => {
    expect(await onHome(section('Sócios', 'Ida Krogh'))).toEqual([]);
    expect(await onHome(section('Projects', 'Ida Krogh', 'Anna Lind'))).toEqual([]);
  });
});

test('words that are titles or bodies name nobody', async () => {
  const cards = ['Cirujano Artroscopista', 'Ortodontistler Birliği', 'Amts Sygehus'];
  expect(
    await onTeamPage(cards.map((name) => card('Traumatólogo', name, '')).join(''), 'es').then(peopleOf),
  ).toEqual([]);
});

test('a firm’s own name is nobody’s, although its mailbox has it', async () => {
  const link = '<p><a href="mailto:acmepumpe@acme-pumpe.example">Acme Pumpe</a></p>';
  const data = await readAcme({ '/': link }, { domain: 'acme-pumpe.example', name: 'Acme Pumpe' });
  expect(peopleOf(data)).toEqual([]);
});

test("the same mailbox right below the company's is that of a partner in the firm", async () => {
  const read = (body: string) => readAcme({ '/': `<p>${body}</p>` }).then(({ emails }) => emails.toSorted());
  expect(await read('info@acme.example<br>info@torvald.test')).toEqual([
    'info@acme.example',
    'info@torvald.test',
  ]);
  expect(await read('info@acme.example<br>office@torvald.test')).toEqual(['info@acme.example']);
  expect(await read('info@acme.example<br>Website made by info@torvald.test')).toEqual(['info@acme.example']);
});

test('two mailboxes that the page on privacy names again and again are those of the company', async () => {
  const line = '<p>Write to gdpr@torvald.test.</p><p>Or to security@torvald.test.</p>';
  const read = async (body: string) =>
    (await readAcme({ '/': '<p>info@acme.example</p><a href="/privacy">Privacy</a>', '/privacy': body }))
      .emails;
  expect((await read(line + line)).toSorted()).toEqual([
    'gdpr@torvald.test',
    'info@acme.example',
    'security@torvald.test',
  ]);
  expect(await read(line)).toEqual(['info@acme.example']);
});

describe('a mailbox on the pages of several people', () => {
  const practice = (names: readonly string[]) =>
    readAcme({
      '/': '<a href="/team">Team</a>',
      '/team': names.map((name) => `<a href="/team/${slug(name)}">${name}</a>`).join(''),
      ...Object.fromEntries(
        names.map((name) => [
          `/team/${slug(name)}`,
          `<div class="card"><h1>${name}</h1><p>Cardiologist</p><p>front@acme.test</p></div>`,
        ]),
      ),
    });
  const slug = (name: string) => name.toLowerCase().replace(' ', '-');
  const addressOf = async (names: readonly string[]) =>
    peopleOf(await practice(names)).map((line) => line.split(' | ')[2]);

  test('is the firm’s, and nobody’s own', async () => {
    expect(await addressOf(['Anna Torvald', 'Emre Quist', 'Nora Sundqvist'])).toEqual(['', '', '']);
  });

  test('is that of the one who has it alone', async () => {
    expect(await addressOf(['Anna Torvald'])).toEqual(['front@acme.test']);
  });
});

test('who is named in two alphabets is one person', async () => {
  const data = await readAcme({
    '/': '<html lang="uk"><a href="/team">Команда</a><a href="/en/team">Team</a>',
    '/team':
      '<html lang="uk"><div class="card"><h3>Олена Торвальд</h3><p>Директорка</p></div><div class="card"><h3>Максим Кравченко</h3><p>Архітектор</p></div>',
    '/en/team':
      '<html lang="en"><div class="card"><h3>Olena Torvald</h3><p>Director</p></div><div class="card"><h3>Maxym Kravchenko</h3><p>Architect</p></div><div class="card"><h3>Maria Kravets</h3><p>Architect</p></div>',
  });
  expect(peopleOf(data).map((line) => line.split(' | ')[0])).toEqual([
    'Олена Торвальд',
    'Максим Кравченко',
    'Maria Kravets',
  ]);
});

test("the firm's own mailbox below the last of a list is not theirs", async () => {
  const list = ['Anna Torvald', 'Emre Quist', 'Ida Krogh']
    .map((name) => `<p><span>${name}</span></p><p><span class="role">Associate</span></p>`)
    .join('');
  const data = await onTeamPage(`<div>${list}<p><span>Email: contact@acme.example</span></p></div>`);
  expect(peopleOf(data)).toContain('Ida Krogh | Associate | ');
});

test.each(['Demo — laget av', 'Utviklet av', 'Web vytvořil', 'Stworzone przez', 'Realizat de', 'Toteutus:'])(
  'whoever has made the site is not the firm: %s',
  async (credit) => {
    const home = (words: string) =>
      `<p>post@acme.example</p><footer><p>${words} krogh.studio@gmail.com</p></footer>`;
    expect((await readAcme({ '/': home(credit) })).emails).toEqual(['post@acme.example']);
    expect((await readAcme({ '/': home('E-post:') })).emails).toHaveLength(2);
  },
);
