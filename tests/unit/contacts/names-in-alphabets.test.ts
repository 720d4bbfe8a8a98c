import { describe, expect, test } from 'vitest';
import { beginsWithGivenName } from '../../../functions/domain/contacts/words/names/given-names.ts';
import { hasPatronymic } from '../../../functions/domain/contacts/words/names/patronymics.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

test('an honorific or initials without a space after them are no part of a name, or begin it', async () => {
  const card = (name: string) => `<div class="card"><h3>${name}</h3><p>Marine surveyor</p></div>`;
  const cards = card('Mr.Emre Quist') + card('Capt. K.D.Torvald') + card('Ida Krogh');
  expect(
    peopleOf(await readAcme({ '/': '<a href="/team">Team</a>', '/team': `<h1>Our team</h1>${cards}` })),
  ).toEqual(['Emre Quist', 'K.D. Torvald', 'Ida Krogh'].map((name) => `${name} | Marine surveyor | `));
});

describe('Russian and Ukrainian names', () => {
  const page = (...lines: readonly string[]) =>
    readAcme({
      '/': '<a href="/team">Команда</a>',
      '/team': `<html lang="ru"><h1>Команда</h1>${lines.map((line) => `<div><h3>${line}</h3><p>Опыт: 10 лет</p></div>`).join('')}`,
    }).then(peopleOf);

  test('with a patronymic are people’s, even without a title', async () => {
    expect(await page('Роулинова Зельква Петровна')).toEqual(['Роулинова Зельква Петровна |  | ']);
    expect(await page('Роулинова Зельква Петрова')).toEqual([]);
  });

  test('of two words are those of a fuller name', async () => {
    expect(await page('Олена Петровна', 'Олена Петровна Роулинова')).toEqual([
      'Олена Петровна Роулинова |  | ',
    ]);
  });
});

test('given names are known in the alphabets of Russians, Bulgarians, Serbs and Greeks too', () => {
  const names = ['Олена Роу', 'Йорданка Роу', 'Љубица Роу', 'Παναγιώτης Ρόου'];
  expect(names.filter(beginsWithGivenName)).toEqual(names);
  expect(['Гарантия Роу', 'Υπηρεσίες Ρόου'].some(beginsWithGivenName)).toBe(false);
});

test('adjectives and things that end as patronymics do are none', () => {
  expect(['Роу Олена Петрівна', 'Роу Иван Ильич', 'Анна Ильинична'].every(hasPatronymic)).toBe(true);
  const others = ['Клініка Медична', 'Красный Кирпич', 'Сторінка Головна', 'Школа Церковна', 'Ціна Основна'];
  expect(others.filter(hasPatronymic)).toEqual([]);
});
