import { describe, expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

describe('a mailbox', () => {
  test('that is called as the site is the firm’s, and no card makes it somebody’s', async () => {
    const named = async (local: string) =>
      peopleOf(
        await readAcme(
          {
            '/': '<a href="/contact">Contact</a>',
            '/contact': `<h3>Emre Quist</h3><p>Masseur</p><p>Mill Road 1</p><p>${local}@nordheim.example</p>`,
          },
          { domain: 'nordheim.example', name: 'Nordheim' },
        ),
      );
    expect(await named('nordheim')).toEqual(['Emre Quist | Masseur | ']);
    expect(await named('room7')).toEqual(['Emre Quist | Masseur | room7@nordheim.example']);
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

test('an address between words of other elements ends where its element does', async () => {
  const text = '<p>Write<b>at</b><a href="/data">privacy@acme.example</a><b>or</b>call us.</p>';
  const { emails } = await readAcme({ '/': text });
  expect(emails).toEqual(['privacy@acme.example']);
});
