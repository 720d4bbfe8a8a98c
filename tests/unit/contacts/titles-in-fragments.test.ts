import { describe, expect, test } from 'vitest';
import { peopleInProse } from '../../../functions/domain/contacts/people/people-in-prose.ts';
import { readAcme } from './site-in-memory.ts';

const team = async (...cards: readonly string[]) =>
  (
    await readAcme({
      '/': '<a href="/team">Our team</a>',
      '/team': `<h1>Our team</h1>${cards.map((card) => `<div>${card}</div>`).join('')}`,
    })
  ).external_emails.map(({ full_name, title, level }) => `${full_name} | ${title} | ${level}`);

const about = 'She has valued silver and clocks for private clients for many years.';

describe('what a text under a name says without a verb', () => {
  test('is the title that it opens with, where only letters follow the name', async () => {
    const people = await team(
      `<h5>Anna Torvald</h5><h6>QRSA</h6><p>Managing Director since 2011 and with a love of clocks, Anna mends them. ${about}</p>`,
      `<h5>Ida Krogh</h5><h6>QRSA</h6><p>Valuer of clocks since 2011 and with a love of silver. ${about}</p>`,
    );
    expect(people).toContain('Anna Torvald | Managing Director | c_suite');
    expect(people).not.toContain('Ida Krogh | Valuer of clocks | other');
  });

  test('is the title that is a sentence before the others', async () => {
    const text = 'Owner & General Dentist. Dr. Torvald has studied at Nordheim and lives there with a dog.';
    expect(await team(`<h5>Anna Torvald, DMD</h5><p>${text}</p>`)).toEqual([
      'Anna Torvald | Owner & General Dentist | c_suite',
    ]);
  });

  test('is that sentence rather than the subjects below it, whatever its rank', async () => {
    const card = (name: string) =>
      `<div>${name}</div><p>Abogada del Colegio de Nordheim. Graduada en Seedorf, ha escrito sobre contratos.</p><ul><li>Derecho Civil</li><li>Derecho Penal</li></ul>`;
    const people = await team(card('Ana Torvald'), card('Lucía Quist'), card('Elena Krogh'));
    expect(people).toContain('Ana Torvald | Abogada del Colegio de Nordheim | other');
  });

  test('is what somebody is at the firm itself', async () => {
    const text = (firm: string) =>
      `<h5>Ana Torvald</h5><p>Doctora en Derecho, abogada de familias. Socia Fundadora de ${firm} y Asociados. Experiencia en litigios.</p>`;
    expect(await team(text('Acme'))).toContain('Ana Torvald | Socia Fundadora | c_suite');
    expect((await team(text('Zorvel'))).join()).not.toContain('c_suite');
  });

  test('is no title where the title of the card has a rank', async () => {
    const people = await team(
      `<h5>Anna Torvald</h5><h6>Head of Sales</h6><p>Managing Director since 2011 and with a love of clocks. ${about}</p>`,
    );
    expect(people).toEqual(['Anna Torvald | Head of Sales | director']);
  });
});

test.each([
  ['Anna Torvald holds the position of Director, and plants trees.', 'Director'],
  ['Anna Torvald occupe le poste de directrice, à Nordheim.', 'directrice'],
  ['Anna Torvald ocupa el cargo de directora, en Nordheim.', 'directora'],
  ['Anna Torvald ricopre il ruolo di direttrice, a Nordheim.', 'direttrice'],
])('whoever holds an office has its title: %s', (text, title) => {
  expect(peopleInProse(text)).toEqual([{ name: 'Anna Torvald', title }]);
});
