import { describe, expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

describe('a mailbox', () => {
  const card = (name: string, address: string) =>
    `<div class="card"><h4>${name}</h4><span>Masseur</span><a href="mailto:${address}">${address}</a></div>`;
  const team = async (...cards: readonly string[]) =>
    peopleOf(
      await readAcme(
        { '/': '<a href="/team">Team</a>', '/team': `<h1>Our team</h1>${cards.join('')}` },
        { domain: 'nordheim.example', name: 'Nordheim' },
      ),
    );

  test('that is called as the site is the firm’s', async () => {
    const others = ['Emre Quist', 'Ida Krogh'].map((name) => card(name, 'nordheim@nordheim.example'));
    expect(await team(...others)).toEqual(['Emre Quist | Masseur | ', 'Ida Krogh | Masseur | ']);
  });

  test('that begins as all of a firm’s do is whose given name follows', async () => {
    const mailboxes = ['anna', 'emre', 'dubai', 'london'].map((one) => `nord.${one}@nordheim.example`);
    const home = (count: number) => ({
      '/': `<a href="/team">Team</a>${mailboxes
        .slice(0, count)
        .map((one) => `<p>${one}</p>`)
        .join('')}`,
      '/team': '<h1>Our team</h1><h4>Anna Torvald</h4><p>Director</p><h4>Emre Quist</h4><p>Surveyor</p>',
    });
    const company = { domain: 'nordheim.example', name: 'Nordheim' };
    expect(peopleOf(await readAcme(home(4), company))).toEqual([
      'Anna Torvald | Director | nord.anna@nordheim.example',
      'Emre Quist | Surveyor | nord.emre@nordheim.example',
    ]);
    expect(peopleOf(await readAcme(home(3), company))).toContain('Emre Quist | Surveyor | ');
  });
});
