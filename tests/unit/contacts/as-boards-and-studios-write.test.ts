import { describe, expect, test } from 'vitest';
import { findPhones } from '../../../functions/domain/contacts/mentions/phones/find-phones.ts';
import { companyProfile } from '../../../functions/domain/contacts/mentions/socials.ts';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { planLinks } from '../../../functions/domain/contacts/site/plan-links.ts';
import { cleanTitle, titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const dataOf = (path: string, body: string, language = 'en') =>
  readAcme({
    '/': `<html lang="${language}"><a href="${path}">${path.slice(1)}</a></html>`,
    [path]: `<html lang="${language}"><body>${body}</body></html>`,
  });
const people = async (path: string, body: string, language = 'en') =>
  peopleOf(await dataOf(path, body, language));

describe('a firm that calls its people by their first names', () => {
  const inLine = (name: string, title: string) =>
    `<div><span class="item-name blue">${name}</span> <span class="item-job">${title}</span></div>`;
  const inLines = (name: string, title: string) => `<li><h3>${name}</h3><p>${title}</p></li>`;
  const team = [
    ['Anna', 'Graphic Designer'],
    ['Thomas', 'Project Manager'],
    ['Maria', 'Bookkeeper'],
  ] as const;
  const expected = team.map(([name, title]) => `${name} | ${title} | `);

  test('shows three or more on its team page, in a line or above each other', async () => {
    for (const card of [inLine, inLines])
      expect(await people('/team', team.map(([name, title]) => card(name, title)).join(''))).toEqual(
        expected,
      );
  });

  test('has their mailboxes', async () => {
    const cards = team.map(
      ([name, title]) => `<li><h3>${name}</h3><p>${title}</p><p>${name.toLowerCase()}@acme.example</p></li>`,
    );
    expect((await people('/team', cards.join(''))).toSorted()).toEqual(
      team.map(([name, title]) => `${name} | ${title} | ${name.toLowerCase()}@acme.example`).toSorted(),
    );
  });

  test('gives some of them titles that no vocabulary knows', async () => {
    const cards = [...team, ['Peter', 'Cloud Whisperer']].map(([name = '', title = '']) =>
      inLine(name, title),
    );
    expect(await people('/team', cards.join(''))).toContain('Peter | Cloud Whisperer | ');
  });

  test('shows five elsewhere, one of whom leads it', async () => {
    const five = [...team, ['Peter', 'Developer']] as const;
    const page = (title: string) =>
      people(
        '/services',
        [...five, ['Laura', title] as const].map(([name, as]) => inLine(name, as)).join(''),
      );
    expect(await page('Founder')).toHaveLength(5);
    expect(await page('Developer')).toEqual([]);
  });

  test('is not one of customers, nor of first and last names in two elements', async () => {
    const named = team.map(([name, title]) => inLine(name, title)).join('');
    for (const mark of ['testimonials', 'testi-card'])
      expect(await people('/team', `<div class="${mark}">${named}</div>`)).toEqual([]);
    const halves = [
      ['Anna', 'Baker'],
      ['Thomas', 'Cook'],
      ['Maria', 'Gardener'],
    ].map(([first = '', last = '']) => inLine(first, last));
    expect(await people('/team', halves.join(''))).not.toContain('Anna | Baker | ');
  });
});

describe('a name', () => {
  test('is one person in any order, with and without a hyphen, an accent and an initial', async () => {
    const card = (name: string) => `<h2>${name}</h2><p>Managing Director</p>`;
    for (const [one, other] of [
      ['Torvald István Zsolt', 'István Zsolt Torvald'],
      ['Ramon A. Torvald-Quist', 'Ramón Torvald Quist'],
    ] as const) {
      const data = await readAcme({
        '/': '<a href="/contact">Contact</a> <a href="/about">About</a>',
        '/contact': card(one),
        '/about': card(other),
      });
      expect(peopleOf(data)).toEqual([`${one} | Managing Director | `]);
    }
  });

  test('comes after a title and before a link in its line', async () => {
    const body = '<p>Ryhmänjohtaja Tom Torvald <a href="mailto:info@acme.example">info@acme.example</a></p>';
    expect(await people('/yhteystiedot', body, 'fi')).toEqual(['Tom Torvald | Ryhmänjohtaja | ']);
  });

  test('begins with an initial beside a title in the rows of a list', async () => {
    const row = (title: string, name: string, phone: string) =>
      `<tr><td>${title}</td><td>${name}</td><td>${phone}</td></tr>`;
    const rows = [
      row('Zástupce', 'J. Torvald', '566 555 642'),
      row('Ekonomka', 'L. Quistová', '566 555 643'),
      row('Sekretářka ŘŠ', 'P. Kroghová', '566 555 641'),
    ];
    const table = `<table><tr><th>Funkce</th><th>Jméno</th><th>Telefon</th></tr>${rows.join('')}</table>`;
    expect(await people('/kontakty', table, 'cs')).toEqual([
      'J. Torvald | Zástupce | ',
      'L. Quistová | Ekonomka | ',
      'P. Kroghová | Sekretářka ŘŠ | ',
    ]);
  });

  test('is no practice', () => {
    expect(personName('Estudi Dental Torvald')).toBeNull();
  });

  test('is not a word of the domain and what no person is called', async () => {
    const card = (name: string) => `<div><h3>${name}</h3><p>Kassierin</p></div>`;
    const data = await readAcme(
      {
        '/': '<a href="/vorstand">Vorstand</a>',
        '/vorstand': ['Nordclub Beiträge', 'Jane Torvald', 'Anna Quist'].map(card).join(''),
      },
      { domain: 'nordclub-wald.example', name: 'nordclub-wald' },
    );
    expect(peopleOf(data)).toEqual(['Jane Torvald | Kassierin | ', 'Anna Quist | Kassierin | ']);
  });

  test('in Hebrew is not what the page is called', async () => {
    const body = '<h1>צור קשר</h1><p>מנהל</p><p>משרד</p>';
    expect(await people('/contact', body, 'he')).toEqual([]);
  });

  test('above the address of a firm that bears it is its owner', async () => {
    const site = (name: string) =>
      readAcme(
        { '/': `<h3>Postal address</h3><p>${name}</p><p>Mill Lane 22</p><p>info@jtorvald.example</p>` },
        { domain: 'jtorvald.example', name: 'jtorvald' },
      ).then(peopleOf);
    expect(await site('Jane Torvald')).toEqual(['Jane Torvald |  | ']);
    expect(await site('Jane Quist')).toEqual([]);
  });
});

describe('a title', () => {
  test('is a German degree in two words before an occupation', () => {
    expect(titleStrength('Diplom Psychologin')).toBe('certain');
    expect(titleStrength('Diplom Sommelier')).toBe('none');
  });

  test('is no call to the visitor, and no change of president', () => {
    for (const text of ['Chiedi a un tecnico', 'Ask our engineers', 'Präsidentenwechsel im Klub'])
      expect(titleStrength(text)).toBe('none');
  });

  test('does not end in what joins it to a firm', () => {
    expect(cleanTitle('Geschäftsleitung von')).toBe('Geschäftsleitung');
    expect(cleanTitle('Director of')).toBe('Director');
  });

  test('ranks Norwegian deputies, and no directors from outside', () => {
    expect(seniorityOf('Nestleder og byggesaker')).toBe('vp');
    expect(seniorityOf('社外取締役')).toBe('other');
    expect(seniorityOf('取締役')).toBe('director');
  });

  test('is a designer in Finnish and a deputy in Czech', () => {
    for (const text of [
      'Teollinen Muotoilija',
      'Zástupce',
      'Product Owner',
      'Pilote de projet',
      'Orthopedagoog',
    ])
      expect(titleStrength(text)).toBe('certain');
  });
});

describe('a mailbox', () => {
  test('called after an office is that of who holds it, wherever it stands in the card', async () => {
    const card = (title: string, local: string, name: string) =>
      `<div><h2>${title}</h2><div>${local}(at)acme.example</div><strong>${name}</strong><div>A-tunet</div></div>`;
    const body = [
      card('Styreleder', 'styreleder', 'Jane Torvald'),
      card('Økonomiansvarlig', 'okonomi', 'Tom Quist'),
      card('Sekretær', 'styret', 'Anna Krogh'),
    ].join('');
    expect(await people('/styret', body, 'no')).toEqual([
      'Jane Torvald | Styreleder | styreleder@acme.example',
      'Tom Quist | Økonomiansvarlig | okonomi@acme.example',
      'Anna Krogh | Sekretær | ',
    ]);
  });

  test('ends in what its owner does', () => {
    expect(matchesName('ina.torvald.physio', 'Ina Torvald')).toBe('full');
    expect(matchesName('ina.physio', 'Ina Torvald')).not.toBe('full');
  });

  test('below a credit is that of who made the site', async () => {
    const data = (credit: string) =>
      dataOf('/contact', `<p>office@acme.example</p><div>${credit}</div><div>torvald@gmail.com</div>`);
    expect((await data('Designed by Ida Torvald')).emails).toEqual(['office@acme.example']);
    expect((await data('Or write to us here')).emails).toContain('torvald@gmail.com');
  });
});

describe('a phone number', () => {
  const phones = (text: string, country: string) => findPhones(text, country).map(({ phone }) => phone);

  test('follows its label without a space', () => {
    expect(findPhones('Tel045-785-3811', 'JP')).toMatchObject([{ phone: '+81457853811', label: 'phone' }]);
    expect(findPhones('電話045-785-3811', 'JP')).toMatchObject([{ phone: '+81457853811', label: 'phone' }]);
    expect(findPhones('FAX045-785-3811', 'JP')).toMatchObject([{ label: 'fax' }]);
    expect(phones('Hotel045-785-3811', 'JP')).toEqual([]);
  });

  test('abroad has its country code without a plus', () => {
    expect(phones('Tel. 86-21-5081-9623', 'JP')).toEqual(['+862150819623']);
  });

  test('has its trunk zero in brackets after a dash', () => {
    expect(phones('+41 - (0)91 228 03 14', 'IT')).toEqual(['+41912280314']);
  });

  test('is one of several of one form in a line', async () => {
    expect(phones('605 3493777 – 605 3116288 – 605 3116143', 'CO')).toHaveLength(3);
    const body = '<p>Cra 38 Vía al Mar Km 5</p><p>605 3493777 – 605 3116288 – 605 3116143.</p>';
    expect((await dataOf('/contacto', body, 'es')).phones).toEqual([
      '+576053493777',
      '+576053116288',
      '+576053116143',
    ]);
  });

  test('is Norwegian on a site that was installed in English', async () => {
    const body = `${'<p>Møtene gjennomføres på første onsdag, og andelseiere får innkalling.</p>'.repeat(3)}
      <p>Både store og små saker må sendes skriftlig til styret før møtet.</p><p>Møter er hos en av våre andelseiere</p><p>Være på årsmøtet</p><p>tlf 948 88 451</p>`;
    const data = await readAcme(
      Object.fromEntries(
        ['/', '/kontakt', '/om-oss', '/styret', '/ansatte'].map((path) => [
          path,
          `<html lang="en-gb"><a href="/kontakt">Kontakt</a> <a href="/om-oss">Om oss</a> <a href="/styret">Styret</a> <a href="/ansatte">Ansatte</a>${body}</html>`,
        ]),
      ),
      { domain: 'acme.no', name: 'Acme' },
    );
    expect(data.phones).toEqual(['+4794888451']);
  });

  test('is of the country of the domain, whatever region the template of its pages declares', async () => {
    const paths = ['/', '/kontakt', '/team', '/ueber-uns', '/impressum', '/aktuelles'];
    const menu = paths.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(' ');
    const page = `<html lang="de-DE">${menu}<p>Tel: 03452/55519</p></html>`;
    const data = await readAcme(Object.fromEntries(paths.map((path) => [path, page])), {
      domain: 'acme.at',
      name: 'Acme',
    });
    expect(data.phones).toEqual(['+43345255519']);
  });

  test('is that of the hospital above it, where a practice names several', async () => {
    const body = `<p>Phone: (936) 230-5006</p>
      <div>Northfield General Hospital</div><div>17200 Mill Way</div><div>(281) 266-2300</div>
      <div>Lakeside Hospital</div><div>9250 Pine Lane</div><div>(936) 270-2000</div>`;
    expect((await dataOf('/contact', body)).phones).toEqual(['+19362305006']);
  });

  test('is that of the authority above it on a page on privacy', async () => {
    const data = await readAcme({
      '/': '<html lang="hu"><p>Telefon: +36-23-333-853</p><a href="/adatkezeles">Adatkezelés</a></html>',
      '/adatkezeles': '<html lang="hu"><p>NAIH: 1055 Budapest</p><p>Telefon: +36-1-391-1400</p></html>',
    });
    expect(data.phones).toEqual(['+3623333853']);
  });
});

describe('a profile', () => {
  const socials = async (body: string) => (await dataOf('/contact', body)).socials;

  test("is not the theme's maker's", async () => {
    const theme = '<script>logo = "https://demos.quistthemes.example/logo.png";</script>';
    const link = (path: string) => `<a href="https://www.facebook.com/${path}">f</a>`;
    const maker = link('quistthemes');
    expect(await socials(`${theme}${maker}<a href="https://twitter.com/quistthemes_design">t</a>`)).toEqual(
      {},
    );
    expect(await socials(maker)).toEqual({ facebook: 'https://www.facebook.com/quistthemes' });
    expect(await socials(link('elegantthemes'))).toEqual({});
  });

  test('is the list of its boards', () => {
    expect(companyProfile('https://www.pinterest.com/acmewood/boards/')?.network).toBe('pinterest');
    expect(companyProfile('https://www.pinterest.com/acmewood/kitchens/')).toBeNull();
  });
});

describe('a link', () => {
  const kindOf = (text: string, path: string) =>
    planLinks([{ href: path, text, firstText: text }], 'https://acme.example/', () => true, false)[0]?.kind;

  test('leads to branches in Japanese and Chinese', () => {
    expect(kindOf('事業所一覧', '/company/a/')).toBe('office');
    expect(kindOf('服务网络', '/b/')).toBe('office');
  });

  test('leads to contacts in Japanese in any spelling', () => {
    for (const text of ['お問合わせ', 'お問合せ', 'お問い合せ'])
      expect(kindOf(text, '/inq/')).toBe('contact');
  });

  test('leads to a team, and not to equipment', () => {
    for (const text of ['Équipe', 'Nuestro equipo', 'Equipa']) expect(kindOf(text, '/x/')).toBe('team');
    for (const text of ['Équipements', 'Equipos', 'Equipamentos']) expect(kindOf(text, '/x/')).toBe('rest');
  });

  test('leads to what a firm says of itself under the name of its trade', () => {
    expect(kindOf('L’agence', '/lagence.html')).toBe('about');
    expect(kindOf('Our practice', '/b/')).toBe('about');
  });

  test('leads to no more than a list of projects if it filters one', () => {
    const scoreOf = (path: string) =>
      planLinks(
        [{ href: path, text: 'Our people', firstText: 'Our people' }],
        'https://acme.example/',
        () => true,
        false,
      )[0]?.score ?? 0;
    expect(scoreOf('/projects?filter=people')).toBeLessThan(3);
    expect(scoreOf('/index?id=people')).toBeGreaterThan(50);
  });

  test('leads to a page on privacy by the name of its law', () => {
    const [link] = planLinks(
      [{ href: '/rgpd.html', text: 'RGPD', firstText: 'RGPD' }],
      'https://acme.example/',
      () => true,
      false,
    );
    expect(Math.floor(link?.score ?? 0)).toBeGreaterThan(10);
  });
});
