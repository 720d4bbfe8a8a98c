import { describe, expect, test } from 'vitest';
import { underInitials } from '../../../functions/domain/contacts/company/once/initials.ts';
import { bareName } from '../../../functions/domain/contacts/company/who/bare-names.ts';
import { startOfOthers } from '../../../functions/domain/contacts/words/others/others-in-lines.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { foldText } from '../../../shared/text/fold-text.ts';
import { readAcme } from './site-in-memory.ts';

const peopleOn = async (page: string, company = { domain: 'nordheim.example', name: 'Nordheim' }) =>
  (await readAcme({ '/': '<a href="/about">About us</a>', '/about': page }, company)).external_emails
    .filter(({ full_name }) => full_name !== '')
    .map(({ full_name, title, level }) => `${full_name} | ${title} | ${level}`);

describe('a team by first names', () => {
  const cards = (...people: readonly (readonly [string, string])[]) =>
    `<h2>Specialists</h2>${people.map(([name, title]) => `<div><h3>${name}</h3><p class="role">${title}</p></div>`).join('')}`;

  test('has names that no list knows, if half are known and each has a title', async () => {
    const team = cards(
      ['Anna', 'Managing Director'],
      ['Thorvix', 'Designer'],
      ['Emma', 'Designer'],
      ['Ulvar', 'Developer'],
      ['Peter', 'Developer'],
    );
    expect(await peopleOn(team)).toHaveLength(5);
  });

  test('has none if most are words that no list knows', async () => {
    const words = cards(
      ['Anna', 'Managing Director'],
      ['Thorvix', 'Designer'],
      ['Emma', 'Designer'],
      ['Ulvar', 'Developer'],
      ['Quarv', 'Developer'],
      ['Zebrin', 'Developer'],
      ['Molk', 'Developer'],
    );
    expect(await peopleOn(words)).not.toContain('Zebrin | Developer | other');
  });
});

test('a title may end with a full stop, and a sentence is none', async () => {
  const card = (title: string) => `<h2>Our team</h2><h3>Anna Torvald</h3><h4>${title}</h4>`;
  expect(await peopleOn(card('Handling &amp; Safety Manager.'))).toEqual([
    'Anna Torvald | Handling & Safety Manager | manager',
  ]);
  expect((await peopleOn(card('Found her first manager.'))).join()).not.toContain('manager');
});

test('the title in brackets after a name in characters is also that of its Latin form beside it', async () => {
  const page = (shown: string) =>
    `<h2>スタッフ</h2><p><span>${shown}</span> <span>Kenji Morita</span></p><p>整備士</p>`;
  expect(await peopleOn(page('森田 健司［代表］'))).toEqual(['Kenji Morita | 代表 | c_suite']);
  expect(await peopleOn(page('［代表］'))).not.toContain('Kenji Morita | 代表 | c_suite');
});

test('who is named right above the number of the firm’s taxes owns it', async () => {
  const particulars = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');
  expect(await peopleOn(particulars('Optik Nordheim', 'Anna Torvaldová', 'IČO: 12345678'))).toEqual([
    'Anna Torvaldová |  | c_suite',
  ]);
  expect(await peopleOn(particulars('NORDHEIM - Anna Torvald', 'NIP: 851-30-60-945'))).toEqual([
    'Anna Torvald |  | c_suite',
  ]);
  // Another line between them says that it is somebody else's number.
  expect(
    await peopleOn(
      particulars('Anna Torvaldová', 'Mlýnská 4', '110 00 Praha', 'Nordheim s.r.o.', 'IČO: 12345678'),
    ),
  ).not.toContain('Anna Torvaldová |  | c_suite');
});

test('an architect with the name of her firm is a person if the mailbox below is called by her first name', async () => {
  const firm = { domain: 'annatorvaldarchitect.example', name: 'Anna Torvald Architect' };
  const contact = (mailbox: string) =>
    `<h1>ANNA TORVALD</h1><p>e: <a href="mailto:${mailbox}@annatorvaldarchitect.example">${mailbox}@annatorvaldarchitect.example</a></p>`;
  expect(await peopleOn(contact('anna'), firm)).toHaveLength(1);
  expect(await peopleOn(contact('office'), firm)).toEqual([]);
});

test.each(['Создание ТОО', 'Республики Молдова', 'Регистрация Фирм', 'Оформление Виз', 'Стоимость Работ'])(
  'what a firm does is nobody: %s',
  (text) => expect(personName(text)).toBeNull(),
);

test.each(['Ксения Рогова', 'Патриция Кроу', 'Евгения Хворость', 'Мелания Ткаченко'])(
  'a name that ends like a noun is one: %s',
  (name) => expect(personName(name)).toBe(name),
);

test('what a firm sells is nobody, though its characters may be those of a name', async () => {
  const menu = (text: string) => `<h2>スタッフ</h2><h3>${text}</h3><p>代表</p>`;
  expect(await peopleOn(menu('中古車販売'))).toEqual([]);
  expect(await peopleOn(menu('山本太郎'))).toEqual(['山本太郎 | 代表 | c_suite']);
});

test('whom a register names by initials is the one who is named in full, if only one has that name', () => {
  const names = (...all: readonly string[]) =>
    underInitials(
      all.map((value) => {
        const name = { value, page: 'https://nordheim.example/' };
        return { name, names: [name], titles: [], emails: [], phones: [], linkedins: [] };
      }),
    ).map(({ name }) => name.value);
  expect(names('Максим Роев', 'Анна Кросс', 'Роев М. А.')).toEqual(['Максим Роев', 'Анна Кросс']);
  expect(names('J. Torvald', 'Jane Torvald')).toEqual(['Jane Torvald']);
  expect(names('J. Torvald', 'Jane Torvald', 'John Torvald')).toHaveLength(3);
  expect(names('J. Torvald', 'Emre Torvald')).toHaveLength(2);
});

test('a mailbox of the whole name tells a name from what stands behind the comma', async () => {
  const block = (mailbox: string) =>
    `<p>Emre Quistola, RI amk</p><p>Projektipäällikkö</p><p>+358 40 555 0142</p><p>${mailbox}@nordheim.example</p>`;
  expect(await peopleOn(block('emre.quistola'))).toEqual(['Emre Quistola | Projektipäällikkö | manager']);
  expect((await peopleOn(block('info'))).join()).not.toContain('Quistola');
});

test('who does something is also named by a sentence of languages in which it “je”, “este” or “yra” them', async () => {
  const page = (text: string) => `<h1>O nama</h1><p>${text}</p>`;
  expect(
    await peopleOn(page('Voditelj autoškole je Emre Quistić, a uz njega radi tim od tri.')),
  ).toHaveLength(1);
  expect(await peopleOn(page('Sjedište autoškole je Emre Quistić, a uz njega radi tim od tri.'))).toEqual([]);
});

test('a firm that is called like a person is nobody where others have titles', async () => {
  const firm = { domain: 'annaaurea.example', name: 'Anna Aurea' };
  const site = (team: string) =>
    readAcme({ '/': `<title>Anna Aurea</title><h2>Our team</h2>${team}` }, firm).then(({ external_emails }) =>
      external_emails.map(({ full_name }) => full_name).filter((name) => name !== ''),
    );
  expect(await site('')).toEqual(['Anna Aurea']);
  expect(await site('<h3>Emre Quist</h3><p>Physiotherapist</p>')).toEqual(['Emre Quist']);
});

test('a mailbox called by the short form of a name is the only person’s', () => {
  const sighting = (value: string) => ({ value, page: 'https://nordheim.example/' });
  const person = (value: string) => {
    const name = sighting(value);
    return { name, names: [name], titles: [], emails: [], phones: [], linkedins: [] };
  };
  const mailbox = sighting('alex@nordheim.example');
  const alexander = person('Alexander Torvald');
  expect(bareName([alexander], mailbox, [mailbox])).toBe(alexander);
  expect(bareName([alexander, person('Ida Krogh')], mailbox, [mailbox])).toBeUndefined();
  expect(bareName([person('Emre Quist')], mailbox, [mailbox])).toBeUndefined();
  const withTrade = sighting('torvald.accounts@mail.example');
  expect(bareName([alexander], withTrade, [withTrade])).toBe(alexander);
  expect(bareName([alexander, person('Ida Krogh')], withTrade, [withTrade])).toBeUndefined();
});

test.each([
  'In Zusammenarbeit mit Anna Torvald',
  'We built it in collaboration with Anna Torvald',
  'Ve spolupráci s Annou',
])('with whom a firm works together is not of it: %s', (line) => {
  expect(startOfOthers(foldText(line))).toBeGreaterThanOrEqual(0);
  expect(startOfOthers(foldText('Zusammenarbeit: Anna Torvald'))).toBe(-1);
});
