import { describe, expect, test } from 'vitest';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { isFormerHeading, isOutsider } from '../../../functions/domain/contacts/words/staff-words.ts';
import { readAcme } from './site-in-memory.ts';

const peopleOn = async (home: string) =>
  (await readAcme({ '/': home })).external_emails
    .filter(({ full_name }) => full_name !== '')
    .map(({ full_name, title }) => `${full_name} | ${title}`);

const cards = (...people: readonly (readonly [string, string])[]) =>
  people.map(([name, title]) => `<div class="case"><b>${name}</b><p>${title}</p></div>`).join('');

describe('heads of several firms', () => {
  const customers = cards(
    ['Anna Torvald', 'Founder · Quarv Events'],
    ['Emre Quist', 'CEO · Lakeside Pumps'],
    ['Ida Krogh', 'Owner · Zorvel.io'],
  );

  test('are customers, unlike those of the firm itself', async () => {
    expect(await peopleOn(customers)).toEqual([]);
    expect(await peopleOn(customers + cards(['Tom Bech', 'Managing Director']))).toEqual([
      'Tom Bech | Managing Director',
    ]);
  });

  test('are people of the firm if what stands behind the mark is a title, or how they are reached stands below', async () => {
    const founders = cards(
      ['Anna Torvald', 'Founder · Head of Sales'],
      ['Emre Quist', 'Founder · Head of Design'],
      ['Ida Krogh', 'Founder · Head of Finance'],
    );
    expect(await peopleOn(founders)).toHaveLength(3);
    const reached = customers.replaceAll('</p>', '<br>anna.torvald@acme.example</p>');
    expect(await peopleOn(reached)).toContain('Anna Torvald | Founder · Quarv Events');
  });
});

test('two heads are customers if one of their firms says that it is one', async () => {
  const two = (firm: string) =>
    cards(['Anna Torvald', `Founder · ${firm}`], ['Emre Quist', 'CEO · Lakeside']);
  expect(await peopleOn(two('zorvel.io'))).toEqual([]);
  expect(await peopleOn(two('Product'))).toHaveLength(2);
});

test('whoever signs what stands above their name has said it of the firm', async () => {
  const card = (name: string, title: string, text: string) =>
    `<div class="voice"><span>”</span><p>${text}</p><p><b>${name}</b> <span>${title}</span></p></div>`;
  const voices = [
    card(
      'Anna Torvald',
      'Project lead, builder',
      'We have solved all problems at the table and none on site.',
    ),
    card(
      'Emre Quist',
      'Head of planning, joiner',
      'Our fitters put things together again instead of guessing.',
    ),
    card('Ida Krogh', 'Estate manager, owner', 'At last there is one source that is right about the house.'),
  ];
  expect(await peopleOn(voices.join(''))).toEqual([]);
  expect(await peopleOn(voices.slice(1).join(''))).toHaveLength(2);
  const staff = (name: string, title: string) =>
    `<div class="voice"><p><b>${name}</b> <span>${title}</span></p><p>She plans houses of wood and of clay, and likes to walk by the lake.</p></div>`;
  expect(
    await peopleOn(
      staff('Anna Torvald', 'Architect') + staff('Ida Krogh', 'Architect') + staff('Eva Birk', 'Architect'),
    ),
  ).toHaveLength(3);
});

test.each(['Architecte et gérant de 1999 à 2015', 'Partner 1978–1999'])(
  'whose years ended long ago has left: %s',
  (title) => {
    expect(isOutsider(title)).toBe(true);
    expect(isOutsider(title.replace(/\d{4}$/, '2028'))).toBe(false);
  },
);

test('whoever has others’ address in one row of a page is somebody else’s in all', async () => {
  const row = (name: string, title: string, contact: string) =>
    `<li><span>${name}</span> <span>${title}</span> <span>${contact}</span></li>`;
  const again = cards(['Jonas Quarv', 'Managing Director'], ['Sabine Lund', 'Head of Sales']);
  const samples =
    row('Jonas Quarv', 'Managing Director', 'jonas@zorvel-media.example') +
    row('Sabine Lund', 'Head of Sales', 'sabine@lakeside-pumps.example');
  expect(await peopleOn(`<ul>${samples}</ul>${again}`)).toEqual([]);
  expect(await peopleOn(again)).toHaveLength(2);
});

test.each(['Account Manager (m/w/d)', 'Vendeur (H/F)', 'Sales Agent [m/f/x]', 'Comptable H/F'])(
  'whoever is looked for is nobody yet: %s',
  (title) => {
    expect(titleStrength(title)).toBe('none');
    expect(titleStrength(title.replace(/.(?:.\/)+..?$/, '(UK)'))).toBe('certain');
  },
);

test('the team of yesterday has left', () => {
  expect(isFormerHeading("l'equipe d'hier")).toBe(true);
  expect(isFormerHeading("l'equipe d'aujourd'hui")).toBe(false);
});
