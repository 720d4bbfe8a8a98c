import { describe, expect, test } from 'vitest';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { peopleOf, peopleOnPage, readAcme } from './site-in-memory.ts';

/** As website builders nest what is styled word by word. */
const heading = (text: string, isName: boolean) =>
  isName
    ? `<div><h2><span><span><span><span>${text}</span></span></span></span></h2></div>`
    : `<div><h2><span><span class="quiet">${text}</span></span></h2></div>`;

describe('headings of names and titles in turn', () => {
  test('give each name the title below it', async () => {
    const rows = [
      ['Octavia Torvald', 'Managing Partner'],
      ['Emre Quist', 'Associate'],
      ['Ida Krogh', 'Partner'],
      ['Tom Bech', 'Associate'],
    ];
    const body = rows.map(([name = '', title = '']) => heading(name, true) + heading(title, false)).join('');
    expect(await peopleOnPage('/team', heading('Our people', false) + body)).toEqual([
      'Octavia Torvald | Managing Partner | ',
      'Emre Quist | Associate | ',
      'Ida Krogh | Partner | ',
      'Tom Bech | Associate | ',
    ]);
  });
});

describe('a title below a name', () => {
  test('is neither the name once more nor a number', async () => {
    const card = (name: string) =>
      `<div><h6>${name}</h6><p class="title">${name.toUpperCase()}</p><p class="title">+44 20 7946 0018</p></div>`;
    const data = await readAcme({
      '/': '<a href="/team">Team</a>',
      '/team': `<div>${['Anna Torvald', 'Emre Quist', 'Ida Krogh'].map(card).join('')}</div>`,
    });
    expect(data.external_emails.map(({ full_name, title }) => [full_name, title])).toEqual([
      ['Anna Torvald', ''],
      ['Emre Quist', ''],
      ['Ida Krogh', ''],
    ]);
  });

  test('is what stands below the name once more', async () => {
    const cards = ['Anna Torvald', 'Emre Quist']
      .map((name) => `<div class="card"><h6>${name}</h6><p class="title">${name}</p><p>Valuer</p></div>`)
      .join('');
    expect(await peopleOnPage('/team', cards)).toEqual([
      'Anna Torvald | Valuer | ',
      'Emre Quist | Valuer | ',
    ]);
  });
});

describe('labels between cards', () => {
  test('are the titles of the names above them, if one more is below the last', async () => {
    const rows = ['Anna Torvald', 'Emre Quist', 'Ida Krogh', 'Tom Bech']
      .map(
        (name, at) =>
          `<div class="a"><div class="who"><img src="${at}.jpg"><b>${name}</b></div></div><p class="b">${at === 0 ? 'Director' : 'Valuer'}</p>`,
      )
      .join('');
    const people = await peopleOnPage('/team', `<section>${rows}</section>`);
    expect(people.slice(0, 2)).toEqual(['Anna Torvald | Director | ', 'Emre Quist | Valuer | ']);
  });
});

describe('names of one look with known titles', () => {
  test('are people though one has a rare name, where no heading says so', async () => {
    const card = (name: string) => `<div><h4>${name}</h4><span>SÓCIO</span></div>`;
    const home = `<h2>Áreas</h2>${['Felipe Torvald', 'Frenzian Quist', 'Tiago Krogh'].map(card).join('')}`;
    const data = await readAcme({ '/': home });
    expect(peopleOf(data)).toContain('Frenzian Quist | SÓCIO | ');
  });
});

describe('"nosso time"', () => {
  const cards = ['Felipe Torvald', 'Tiago Krogh', 'Marta Quist']
    .map((name) => `<div class="c"><h4>${name}</h4><p>Direito civil</p></div>`)
    .join('');

  test('heads the people of a Brazilian firm', async () => {
    const data = await readAcme({ '/': `<section><h2>Nosso time</h2>${cards}</section>` });
    expect(peopleOf(data)).toHaveLength(3);
  });

  test('names the page of its people', async () => {
    const data = await readAcme({ '/': '<a href="/nosso-time">Nosso time</a>', '/nosso-time': cards });
    expect(peopleOf(data)).toHaveLength(3);
  });
});

describe('personName', () => {
  test.each([
    ['Gideon O. Torvald LLB. (Hons) LLM', 'Gideon O. Torvald'],
    ['Anna Quist LL.B.(Hons)', 'Anna Quist'],
    ['Barr. Jane Roe', 'Jane Roe'],
    ['Arc. Jane Roe', 'Jane Roe'],
    ["Anna in 't Veld", "Anna in 't Veld"],
    ['Jan op den Kamp', 'Jan op den Kamp'],
    ['BASED IN BERGEN', null],
  ])('%s', (text, name) => {
    expect(personName(text)).toBe(name);
  });
});
