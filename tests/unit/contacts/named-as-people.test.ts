import { describe, expect, test } from 'vitest';
import {
  beginsWithGivenName,
  hasGivenName,
} from '../../../functions/domain/contacts/words/names/given-names.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const team = async (body: string) =>
  peopleOf(await readAcme({ '/': '<a href="/team">Team</a><a href="/contact">Contact</a>', '/team': body }));

test.each([
  ['Anna Torvald', true],
  ['Kowalski Grzegorz', true],
  ['Effective Supervision', false],
  ['Internationale Zusammenarbeit', false],
  ['永瀬 徹也', true],
])('%s has a given name: %s', (name, expected) => {
  expect(hasGivenName(name)).toBe(expected);
});

test('a family name first is no given name', () => {
  expect([beginsWithGivenName('Jean-Luc Tarvold'), beginsWithGivenName('Tarvold Jean-Luc')]).toEqual([
    true,
    false,
  ]);
});

describe('two capitalised words without a known given name', () => {
  test('are nobody beside a sentence, and in a long text', async () => {
    expect(
      await team(
        '<h3>Effective Supervision</h3><p>Sufficient number of independent directors on the board</p>',
      ),
    ).toEqual([]);
    const story = `For many years the firm has been glad to work with Quorvine Talbrax, managing director, and ${'with others who came to see us in our workshop. '.repeat(3)}`;
    expect(await team(`<p>${story}</p>`)).toEqual([]);
    expect(await team(`<p>${story.replace('Quorvine', 'Helena')}</p>`)).toEqual([
      'Helena Talbrax | managing director | ',
    ]);
  });

  test('are somebody with a short title of rank, or with a mailbox of the whole name', async () => {
    expect(await team('<p>Quorvine Talbrax, Managing Director</p>')).toEqual([
      'Quorvine Talbrax | Managing Director | ',
    ]);
    expect(
      await team('<div><h3>Quorvine Talbrax</h3><p>Fitter</p><p>quorvine.talbrax@acme.example</p></div>'),
    ).toEqual(['Quorvine Talbrax | Fitter | quorvine.talbrax@acme.example']);
  });
});

test('a fact that every card of a team states is no title', async () => {
  const card = (name: string, country: string) => `<div><h3>${name}</h3><b>Nationality: ${country}</b></div>`;
  const cards = [
    card('Anna Torvald', 'Norway'),
    card('Maria Quist', 'Sweden'),
    card('Julia Brandt', 'Germany'),
  ];
  expect(await team(cards.join(''))).toEqual([
    'Anna Torvald |  | ',
    'Maria Quist |  | ',
    'Julia Brandt |  | ',
  ]);
});

test('given names that each stand above a number of their own are people whatever they do', async () => {
  const card = (name: string, number: string) => `<div><h3>${name}</h3><p>Rørarbeid ${number}</p></div>`;
  const data = await readAcme({
    '/': '<a href="/contact">Contact</a>',
    '/contact': ['Anna Torvald', 'Maria Quist', 'Henrik Brandt']
      .map((name, at) => card(name, `+47 22 12 34 5${at}`))
      .join(''),
  });
  expect(data.names).toEqual(['Anna Torvald', 'Maria Quist', 'Henrik Brandt']);
});

test('the text of a link to the home page is no name', async () => {
  expect(await team('<p><a href="/">Anna Seite</a></p><p>Our Specialist</p>')).toEqual([]);
});

test('a title before a degree and a name is its title', async () => {
  expect(await team('<p>Geschaeftsfuehrer Dr. Philipp Tarvold</p>')).toEqual([
    'Philipp Tarvold | Geschaeftsfuehrer | ',
  ]);
  expect(await team('<h3>Radca Prawny Angela Tarvold</h3>')).toEqual(['Angela Tarvold | Radca Prawny | ']);
});

test("of several profiles on a network the one named like the domain is the company's", async () => {
  const { socials } = await readAcme({
    '/': '<a href="https://x.com/founder99">X</a><a href="https://x.com/acme_pumps">X</a>',
  });
  expect(socials).toEqual({ twitter: 'https://x.com/acme_pumps' });
});

test('the head of an enterprise decides, the head of a team manages', () => {
  expect([seniorityOf("Chef d'entreprise"), seniorityOf("Chef d'équipe")]).toEqual(['c_suite', 'manager']);
});

test('our founder is a person whose names no list knows', async () => {
  const told = (text: string) =>
    `<h1>Our story</h1><p>${text} a gap in the market, and has since then brought what people need to where they live.</p>`;
  const on = async (text: string) =>
    peopleOf(await readAcme({ '/': '<a href="/about">About</a>', '/about': told(text) }));
  expect(await on('Our founder, Zelquor Birkmar, saw')).toEqual(['Zelquor Birkmar | founder | ']);
  expect(await on('Zelquor Birkmar, our founder, saw')).toEqual(['Zelquor Birkmar | founder | ']);
  expect(await on('Their founder, Zelquor Birkmar, saw')).toEqual([]);
});
