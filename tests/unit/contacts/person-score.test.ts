import { describe, expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

const about = async (body: string) =>
  peopleOf(await readAcme({ '/': '<a href="/about">About us</a>', '/about': body }));

describe('several weak signs', () => {
  test('make people of given names with an honorific, in cards of their own, without a title', async () => {
    const card = (name: string, text: string, at: number) =>
      `<div class="lane${at}"><p class="big">${name}</p><p>${text}</p></div>`;
    const cards = [
      card('Av. Helena TORVALD', 'Born in 1990 in the north of the country, she went to school there.', 1),
      card('Av. Marcus BRANDAL', 'Born in 1980 in the south of the country, he went to school there.', 2),
    ];
    expect(await about(`<div>${cards.join('')}</div>`)).toEqual([
      'Helena TORVALD |  | ',
      'Marcus BRANDAL |  | ',
    ]);
  });

  test('make nobody of names in a plain list', async () => {
    const list = '<ul><li>Helena TORVALD</li><li>Marcus BRANDAL</li><li>Sofia RINGDAL</li></ul>';
    expect(await about(`<h2>Our donors</h2>${list}`)).toEqual([]);
  });

  test('do not make a person of a place, a house or a club in a card', async () => {
    const card = (name: string, text: string) => `<div class="tile"><h3>${name}</h3><p>${text}</p></div>`;
    const tiles = [
      card('San Torvald', 'Fashion'),
      card('Torvald Beach Club', 'Event'),
      card('Ward II', 'Lead'),
    ];
    expect(await about(`<div>${tiles.join('')}</div>`)).toEqual([]);
  });
});
