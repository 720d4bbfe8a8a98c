import { describe, expect, test } from 'vitest';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOnPage } from './site-in-memory.ts';

const card = (name: string, below: string) => `<div class="card"><h3>${name}</h3>${below}</div>`;

describe('the teachers of a school', () => {
  test('have their subjects in brackets, even those that look like names', async () => {
    const html = `<h1>Our Staff</h1><h3>Teaching Team</h3><p>Jane Torvald (Visual Arts)<br>Hannah Quist (Mathematics)<br>
      Peter Krogh (French)<br>Lucy Birk (Theory of Knowledge)</p><p>Holly Torv (Canteen Superviser)<br>Mike Quill (Kitchen Porter)</p>`;
    expect(await peopleOnPage('/staff', html)).toEqual(
      expect.arrayContaining(['Jane Torvald | Visual Arts | ', 'Holly Torv | Canteen Superviser | ']),
    );
  });

  test('stand in a table whose heads say what is a name and what a subject', async () => {
    const row = (name: string, subjects: string) => `<tr><td>${name}</td><td>${subjects}</td></tr>`;
    const table = (heads: string, rows: string) =>
      `<h1>Kollegium</h1><table><tr>${heads}</tr>${rows}</table>`;
    const rows =
      row('Torvald, Anna', 'Deutsch, Geschichte') +
      row('Krogh, Peter', 'Mathematik, Physik') +
      row('Birk, Lena', 'Sport, Biologie');
    expect(await peopleOnPage('/kollegium', table('<th>Name</th><th>Fächer</th>', rows))).toEqual([
      'Anna Torvald | Deutsch, Geschichte | ',
      'Peter Krogh | Mathematik, Physik | ',
      'Lena Birk | Sport, Biologie | ',
    ]);
    const towns =
      row('Torvald, Anna', 'Nordheim, Seedorf') +
      row('Krogh, Peter', 'Altwies, Birkau') +
      row('Birk, Lena', 'Quellental, Rohr');
    expect(await peopleOnPage('/kollegium', table('<th>Name</th><th>Wohnort</th>', towns))).toEqual([]);
  });

  test('are called by their office rather than their department where a table has both', async () => {
    const html = `<h1>Ansprechpartner</h1><table><tr><th>Bereich</th><th>Name</th><th>Funktion</th></tr>
      <tr><td>Büro</td><td>Anna Torvald</td><td>Lohnverrechnung</td></tr>
      <tr><td>Technik</td><td>Peter Krogh</td><td>Seilprüfung</td></tr></table>`;
    expect(await peopleOnPage('/team', html)).toEqual([
      'Anna Torvald | Lohnverrechnung | ',
      'Peter Krogh | Seilprüfung | ',
    ]);
  });
});

describe('the officers of a club', () => {
  const list = (...lines: string[]) =>
    `<h1>Board</h1><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

  test('come after their titles and a dash, one a line', async () => {
    for (const dash of ['–', '-'])
      expect(
        await peopleOnPage(
          '/board',
          list(
            `President ${dash} Jane Torvald`,
            `Secretary ${dash} Peter Krogh`,
            `Treasurer ${dash} Anna Birk`,
          ),
        ),
      ).toEqual(['Jane Torvald | President | ', 'Peter Krogh | Secretary | ', 'Anna Birk | Treasurer | ']);
  });

  test('have a title that no vocabulary knows where two before them have known ones', async () => {
    const html = (...lines: string[]) => `<h1>Vorstand</h1><p>${lines.join('<br>')}</p>`;
    const known = ['<b>1. Vorsitzende:</b> Anna Torvald', '<b>Kassierer:</b> Peter Krogh'];
    expect(await peopleOnPage('/vorstand', html(...known, '<b>Notenwart:</b> Jens Quist'))).toContain(
      'Jens Quist | Notenwart | ',
    );
  });
});

describe('a practice', () => {
  test('has its people by their first names under headings that are their titles', async () => {
    const named = (...names: string[]) => names.map((name) => card(name, '<img src="x.jpg">')).join('');
    const html = (heading: string) =>
      `<h1>Ons team</h1><h2>Tandartsen</h2>${named('Anna', 'Peter')}<h2>${heading}</h2>${named('Lotte', 'Sanne')}`;
    expect(await peopleOnPage('/team', html('Assistenten'))).toEqual([
      'Anna | Tandartsen | ',
      'Peter | Tandartsen | ',
      'Lotte | Assistenten | ',
      'Sanne | Assistenten | ',
    ]);
    expect(await peopleOnPage('/team', html('Nieuws').replace('Tandartsen', 'Kamers'))).toEqual([]);
  });

  test('tells two of one first name apart by a letter', async () => {
    const titled = (name: string) => card(name, '<div>Consultant</div>');
    expect(
      await peopleOnPage(
        '/team',
        `<h1>Ons team</h1>${['Anna', 'Peter', 'Marc B.', 'Marc M.'].map(titled).join('')}`,
      ),
    ).toEqual(expect.arrayContaining(['Marc B. | Consultant | ', 'Marc M. | Consultant | ']));
  });

  test('says on the page what all of its team are, above the heading for the team', async () => {
    const names = ['Marta Torvald', 'Susana Krogh', 'Tomás Birk'];
    const html = `<h1>Contabilistas</h1><h2>A nossa equipa</h2>${names.map((name) => card(name, '<hr>')).join('')}`;
    expect(await peopleOnPage('/contabilistas', html)).toEqual(
      names.map((name) => `${name} | Contabilistas | `),
    );
  });
});

describe('a title in two elements', () => {
  test('is one where the first cannot stand alone', async () => {
    const html = (between: string) =>
      `<h1>Team</h1>${[
        card('Jane Torvald', `<p>Head of${between}Business Development</p>`),
        card('Peter Krogh', `<p>Director of${between}Marketing</p>`),
      ].join('')}`;
    const whole = [
      'Jane Torvald | Head of Business Development | ',
      'Peter Krogh | Director of Marketing | ',
    ];
    expect(await peopleOnPage('/team', html('<br>'))).toEqual(whole);
    expect(await peopleOnPage('/team', html('</p><p>'))).toEqual(whole);
  });

  test('begins with a word that says how somebody is something', async () => {
    const html = `<h1>Team</h1>${card('Jane Torvald', '<p class="a">Managing</p><p class="b">Partner</p>')}
      ${card('Peter Krogh', '<p class="a">Senior</p><p class="b">Architect</p>')}`;
    expect(await peopleOnPage('/team', html)).toEqual([
      'Jane Torvald | Managing Partner | ',
      'Peter Krogh | Senior Architect | ',
    ]);
  });
});

describe('several offices of one person', () => {
  test('stand in one term of a list, a line each', async () => {
    const html = (first: string, second: string, name: string) =>
      `<h1>Team</h1><dl><dt>${first}<br>${second}</dt><dd>${name}</dd></dl>`;
    const japanese = html('取締役', '兼 東京支店長', '佐藤 花子').replace('Team', '私たちについて');
    expect(await peopleOnPage('/team', japanese)).toEqual(['佐藤 花子 | 取締役 兼 東京支店長 | ']);
    expect(await peopleOnPage('/team', html('Director', 'Head of Sales', 'Jane Torvald'))).toEqual([
      'Jane Torvald | Director, Head of Sales | ',
    ]);
    expect(await peopleOnPage('/team', html('In this house', 'Director', 'Jane Torvald'))).toEqual([
      'Jane Torvald | Director | ',
    ]);
  });
});

describe('an office', () => {
  test('held in honour is a title without a level', () => {
    for (const title of ['President Emeritus', 'Presidente de honor', 'Почётный президент', 'Ehrenobmann']) {
      expect(seniorityOf(title)).toBe('other');
      expect(titleStrength(title)).toBe('certain');
    }
    expect(titleStrength('Honorary degree')).toBe('none');
    expect(titleStrength('Ehrenamt im Garten')).toBe('none');
  });

  test('counts beside one in honour, and beside that of an assistant', () => {
    expect(seniorityOf('Honorary Consul and Managing Director')).toBe('c_suite');
    expect(seniorityOf('Founder, former President of the Guild')).toBe('c_suite');
    expect(seniorityOf('Treasurer & Past President')).toBe('other');
    expect(seniorityOf('CFO & Company Secretary')).toBe('c_suite');
    expect(seniorityOf('Sales and Marketing Assistant')).toBe('other');
    expect(seniorityOf('Бывший директор')).toBe('other');
  });

  test('of a member of a board or a carer is one in any language', () => {
    for (const title of [
      'Член правления',
      'Denetim Kurulu Üyesi',
      'Elnökségi tag',
      'óvodapedagógus',
      '歯科衛生士',
    ])
      expect(titleStrength(title)).toBe('certain');
  });
});

test('a name comes after the short honorific of a lady in Spain', () => {
  expect(personName('Dña. Ana Torvald')).toBe('Ana Torvald');
});
