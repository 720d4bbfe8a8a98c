import { describe, expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

describe('the element of a card that has the role', () => {
  const card = (name: string, role: string, told: string) =>
    `<div class="card"><h3 class="x-name">${name}</h3><div class="x-role">${role}</div><p>${told}</p></div>`;
  const board =
    card(
      'Anna Torvald',
      'Treasurer',
      'Anna Torvald is a Partner and Chief Operating Officer of Norheim Mills.',
    ) +
    card('Emre Quist', 'Secretary', 'Emre Quist is the Managing Director of Brandmoor Boats.') +
    card('Ida Krogh', 'Chair', 'She likes to sail.');

  test('says more than what the text below tells of somebody', async () => {
    const data = await readAcme({ '/': '<a href="/board">Board of Directors</a>', '/board': board });
    expect(
      data.external_emails
        .map(({ full_name, title, level }) => `${full_name} | ${title} | ${level}`)
        .toSorted(),
    ).toEqual([
      'Anna Torvald | Treasurer | other',
      'Emre Quist | Secretary | other',
      'Ida Krogh | Chair | c_suite',
    ]);
  });

  test('says more than the captions of several other pages', async () => {
    const story = '<p>Anna Torvald, Chief Host of the Summer Feast</p>';
    const lines = ['Anna Torvald', 'Emre Quist', 'Ida Krogh']
      .map((name) => `<div><h2>${name}</h2>Executive Director<br>Here since 2011</div>`)
      .join('');
    const data = await readAcme({
      '/': `<a href="/team">Our Team</a> <a href="/about">About us</a> <a href="/history">History</a>${story}`,
      '/team': lines,
      '/about': story,
      '/history': story,
    });
    expect(peopleOf(data)).toContain('Anna Torvald | Executive Director | ');
  });
});
