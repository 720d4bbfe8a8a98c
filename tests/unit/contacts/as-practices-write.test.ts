import { describe, expect, test } from 'vitest';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

/** Pages that a site reads before others, so many that hardly another is read. */
const aboutCompany = ['/about', '/history', '/philosophy', '/story', '/company', '/profile', '/contact'];

const team = async (body: string, language = 'en') =>
  peopleOf(
    await readAcme({
      '/': '<a href="/team">Team</a>',
      '/team': `<html lang="${language}"><body>${body}</body></html>`,
    }),
  );
const card = (name: string, ...lines: string[]) =>
  `<a href="#"><div class="team-card"><h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}</div></a>`;

test('what leads on in each card is nobody’s title, in whatever element it stands', async () => {
  const names = ['Anna Torvald', 'Emre Quist', 'Paul Brandmoor'];
  expect(await team(names.map((name) => card(name, 'View Profile →')).join(''))).toEqual(
    names.map((name) => `${name} |  | `),
  );
});

describe('a title', () => {
  test('stands among other facts about somebody, with its years', async () => {
    const cards =
      card('Anna Torvald', 'College of Nordheim, 1998 · Practice owner since 2009') +
      card('Emre Quist', 'Optician since early 2011 · Nordheim West');
    expect(await team(cards)).toEqual(['Anna Torvald | Practice owner | ', 'Emre Quist | Optician | ']);
  });

  test('is in the line of a name without its years', async () => {
    expect(await team('<p>Carmen Torvald · Realtor desde 2010</p>', 'es')).toEqual([
      'Carmen Torvald | Realtor | ',
    ]);
  });

  test('is the licence after a name, if the page says no more of somebody', async () => {
    const cards =
      card(
        'Anna Torvald, D.D.S.',
        'Swims in the cold sea on every Sunday of the year, and sings while she swims.',
      ) +
      card('Emre Quist, D.C.', 'Optician') +
      card('Ida Krogh, D.C.') +
      // Beside others' licences no managing director.
      card('Arno Birk, MD', 'Swims in the cold sea on every Sunday of the year, and sings while he swims.');
    expect(await team(cards)).toEqual([
      'Anna Torvald | D.D.S. | ',
      'Emre Quist | Optician | ',
      'Ida Krogh | D.C. | ',
      'Arno Birk | MD | ',
    ]);
    expect(await team(card('Arno Birk, MD', 'Swims in the cold sea, and sings while he swims.'))).toEqual([
      'Arno Birk |  | ',
    ]);
  });

  test('is that of each under a heading or after a label in the plural', async () => {
    const row = (name: string, address: string) =>
      `<p>${name} (XY) : <a href="mailto:${address}">${address}</a></p>`;
    const list = (heading: string, ...names: string[]) =>
      `<h4><span>${heading} :</span></h4>${names.map((name) => row(name, `${name.split(' ')[0]?.toLowerCase()}@acme.example`)).join('')}`;
    expect(
      await team(list('Notaires', 'Anna Torvald', 'Emre Quist') + list('Gestionnaires', 'Ida Krogh'), 'fr'),
    ).toEqual([
      'Anna Torvald | Notaire | anna@acme.example',
      'Emre Quist | Notaire | emre@acme.example',
      'Ida Krogh | Gestionnaire | ida@acme.example',
    ]);
    const facts = [
      '1 Main Road',
      '(415) 555-0132',
      'Doctors: Anna Torvald, D.C. · Emre Quist, D.C.',
      'Open daily',
    ];
    expect(await team(`<div>${facts.map((fact) => `<span>${fact}</span>`).join(' ')}</div>`)).toEqual([
      'Anna Torvald | Doctor | ',
      'Emre Quist | Doctor | ',
    ]);
  });

  test('is on a page of somebody’s own at the top of the site', async () => {
    const pages = await readAcme({
      '/': '<a href="/team.html">Team</a>',
      '/team.html': '<a href="anna-torvald.html"><h3>Anna Torvald</h3><p>View Profile →</p></a>',
      '/anna-torvald.html': '<h1>Anna Torvald</h1><p>Head of Pumps</p>',
    });
    expect(peopleOf(pages)).toEqual(['Anna Torvald | Head of Pumps | ']);
  });

  test('is on the pages to which most links of one text lead that are called like people', async () => {
    const about = [...aboutCompany, '/legal'];
    const people = ['quorvine_tarvold', 'belmero_quist', 'marnela_krogh'];
    const pages = await readAcme({
      '/': ['/team', ...about].map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(''),
      ...Object.fromEntries(about.map((path) => [path, '<p>info@acme.example</p>'])),
      '/team': people.map((name) => `<a href="/${name}.html">Read more</a>`).join(''),
      ...Object.fromEntries(
        people.map((name) => [`/${name}.html`, `<p>${name.split('_')[0]}@acme.example</p>`]),
      ),
    });
    expect(pages.emails).toEqual(expect.arrayContaining(['quorvine@acme.example', 'marnela@acme.example']));
  });

  test('is on the page called after the name above the link to it', async () => {
    const people = ['Quorvine Tarvold', 'Belmero Quist', 'Marnela Krogh'];
    const last = (name: string) => name.split(' ')[1]?.toLowerCase() ?? '';
    const about = [...aboutCompany, '/legal'];
    const pages = await readAcme({
      '/': ['/team', ...about].map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(''),
      ...Object.fromEntries(about.map((path) => [path, '<p>info@acme.example</p>'])),
      '/team': people
        .map(
          (name) =>
            `<div><h3>Mgr. ${name}, Ph.D.</h3><p>Helps.</p><a href="/${last(name)}.html">More</a></div>`,
        )
        .join(''),
      ...Object.fromEntries(
        people.map((name) => [`/${last(name)}.html`, `<p>${last(name)}@acme.example</p>`]),
      ),
    });
    expect(pages.external_emails.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['tarvold@acme.example', 'krogh@acme.example']),
    );
  });

  test.each(['대표전화', '토르는 대표적인 제품을 제공합니다', '私たちは代表です', 'Zertifikat Osteopathie'])(
    'is not "%s"',
    (text) => expect(titleStrength(text)).toBe('none'),
  );
});

describe('a name', () => {
  test('after an honorific is one, although the site writes a word of it in lower case', async () => {
    const cards = card('Lic. Josnaya Segura', 'Abogada') + card('Lic. Jordeni Castillo', 'Abogada');
    expect(await team(`${cards}<p>una forma segura de ver el castillo</p>`, 'es')).toEqual([
      'Josnaya Segura | Abogada | ',
      'Jordeni Castillo | Abogada | ',
    ]);
  });

  test('of Chinese characters is the same with a space in it', async () => {
    const body = '<div><p>代表取締役</p><p>鳥飼 一弥</p></div><div><p>代表取締役 鳥飼一弥</p></div>';
    expect(await team(body, 'ja')).toEqual(['鳥飼 一弥 | 代表取締役 | ']);
  });

  test.each([
    '<p>📍 Dirección: Camí de la Torva, 152</p>',
    '<p>Dirección: C. de la Quista, 9, 20000 Norte</p>',
    '<h3>Grow Ownership and Earn Monthly Rose Bond</h3>',
    '<p>Bernd Quist Platten- und Fliesenlegermeister</p>',
  ])('is not part of %s', async (line) => {
    expect(await team(line, 'es')).toEqual([]);
  });

  test('of three doctors in blocks of one shape is one on any page, whatever their first names', async () => {
    const block = (name: string) =>
      `<div class="service"><p>${name}</p><p><a href="/book">Solicitar Cita</a></p></div>`;
    const data = await readAcme({
      '/': ['Dra. Marnela Quist', 'Dr. Jostar Brandmoor', 'Dr. Belmero Tarvold'].map(block).join(''),
    });
    expect(peopleOf(data).map((person) => person.split(' | ')[0])).toEqual([
      'Marnela Quist',
      'Jostar Brandmoor',
      'Belmero Tarvold',
    ]);
  });

  test('with a second surname is the same as without, where that one has the address', async () => {
    const cards =
      '<div><h3>Carmen Torvald</h3><p>Notaria</p><p>carmen@acme.example</p></div><div><h3>Carmen Torvald Quist</h3><p>Notaria titular</p></div>';
    expect(await team(cards, 'es')).toEqual(['Carmen Torvald | Notaria | carmen@acme.example']);
  });

  test('after "married to" is not one of the firm', async () => {
    const text = (before: string) =>
      `<p>Dr. Torvald studied in Nordheim. ${before} Anna Quist, a family physician.</p>`;
    expect(await team(text('With him works'))).toEqual(['Anna Quist | a family physician | ']);
    expect(await team(text('He is married to'))).toEqual([]);
  });

  test('in a list under a heading for members has that as its title', async () => {
    const list = (heading: string) =>
      `<h4>${heading}</h4><ul><li>Anna Torvald</li><li>Emre Quist</li><li>Paul Brandmoor</li></ul>`;
    const page = async (heading: string) => peopleOf(await readAcme({ '/': list(heading) }));
    expect(await page('Elected Members')).toContain('Emre Quist | Elected Members | ');
    expect(await page('Thanks to')).toEqual([]);
  });

  test('under what somebody says of a practice is a patient’s, in Spanish as well', async () => {
    const review = (name: string) =>
      `<div class="testimonio"><p>“Todo bien.”</p><b>${name}</b><p>Cardióloga</p></div>`;
    expect(await team(review('Carmen Torvald') + review('Anna Quist'), 'es')).toEqual([]);
  });
});

describe('in scripts without capitals, a name', () => {
  test.each(['소개', '전문의', '金融', 'マスコットキャラクター トルモッチー'])('is not "%s"', (text) => {
    expect(personName(text)).toBeNull();
  });

  test('is not the end of a longer word of the site, but may stand behind its title', async () => {
    const cards = card('한미방', '원장') + card('한나리', '원장');
    expect(
      await team(`${cards}<p>토르한미방의 전통</p><p>토르한미방</p><p>대표이사한나리</p>`, 'ko'),
    ).toEqual(['한나리 | 원장 | ']);
  });
});

test('profiles that are called like the site are the company’s, even if its owner’s is too', async () => {
  const { socials } = await readAcme({
    '/': '<a href="https://linkedin.com/in/acme77">L</a><a href="https://www.instagram.com/acme77">I</a>',
  });
  expect(socials).toEqual({ instagram: 'https://www.instagram.com/acme77' });
});

describe('a mailbox elsewhere is', () => {
  const contact = async (body: string, page = '/contact') =>
    readAcme(
      { '/': `<a href="${page}">${page.slice(1)}</a>`, [page]: body },
      { domain: 'acmepumpworks.example', name: 'Acme' },
    );

  test('the company’s if it is called like the site, unless it is that of a firm named there', async () => {
    const mail = '<a href="mailto:acmepumpworks@northpost.test">acmepumpworks@northpost.test</a>';
    expect((await contact(`<p>info@acmepumpworks.example</p><p>${mail}</p>`)).emails).toContain(
      'acmepumpworks@northpost.test',
    );
    const agency = await contact(
      `<p>info@acmepumpworks.example</p><p>Press: Northpost Ltd</p><p>${mail}</p>`,
    );
    expect(agency.emails).toEqual(['info@acmepumpworks.example']);
  });

  test('its owner’s if it spells the name that an imprint gives above it', async () => {
    const imprint = (name: string) =>
      `<p>Diensteanbieter:</p><p>${name}</p><p>Gartenweg 21</p><p>E-Mail: helena@torvald.test</p><p>info@acmepumpworks.example</p>`;
    const mails = async (name: string) =>
      (await contact(imprint(name), '/impressum')).sources.map(({ value }) => value);
    expect(await mails('Ing. Helena Torvald')).toContain('helena@torvald.test');
    expect(await mails('Ing. Paul Brandmoor')).not.toContain('helena@torvald.test');
  });

  test('a partner’s in a list of partners with their websites, and in a line with another website', async () => {
    const partner = (name: string, mail: string) =>
      `<div class="col"><p><a href="https://www.${name}.test">Malermeister ${name}</a></p><p>E-Mail: ${mail}</p><p>Tel.: +43 5238 555 63</p></div>`;
    const list =
      partner('torva', 'torva@gmx.at') +
      partner('quista', 'office@quista.test') +
      partner('krogh', 'krogh.maler@gmx.at');
    const line = '<p>quistphysio@gmx.at · +43 660 5550171 · www.physio-quist.test</p>';
    const data = await contact(`<p>acme@gmx.at</p><p>Tel. +43 5238 555 10</p>${list}${line}`);
    expect(data.emails).toEqual(['acme@gmx.at']);
    expect(data.phones).not.toContain('+436605550171');
  });

  test('a sample after its word in Japanese', async () => {
    const data = await contact('<p>info@acmepumpworks.example</p><p>例）name2@acmepumpworks.example</p>');
    expect(data.emails).toEqual(['info@acmepumpworks.example']);
  });
});

test('the page on privacy is read beyond the others, as it gives a mailbox that no other page has', async () => {
  const about = [...aboutCompany, '/press', '/jobs'];
  const { emails } = await readAcme({
    '/': [...about, '/ethics/privacy'].map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(''),
    ...Object.fromEntries(about.map((path) => [path, '<p>info@acme.example</p>'])),
    '/ethics/privacy': '<p>privacy@acme.example</p>',
  });
  expect(emails).toContain('privacy@acme.example');
});

test.each([
  [
    'nl',
    'Mijn naam is Anna Torvald. Sinds 1992 ben ik werkzaam als logopediste in deze praktijk.',
    'logopediste',
  ],
  [
    'de',
    'Mein Name ist Anna Torvald. Seit vielen Jahren arbeite ich als Heilpraktikerin in Nordheim.',
    'Heilpraktikerin',
  ],
  ['en', 'My name is Anna Torvald. I have worked as a pharmacist in this town since 1992.', 'pharmacist'],
  ['fr', 'Je m’appelle Anna Torvald. Depuis vingt ans je travaille comme ostéopathe.', 'ostéopathe'],
])(
  'who introduces themselves says in a later sentence as what they work: %s',
  async (language, text, title) => {
    expect(await team(`<p>${text}</p>`, language)).toEqual([`Anna Torvald | ${title} | `]);
  },
);
