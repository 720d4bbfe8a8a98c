import { expect, test } from 'vitest';
import { peopleOnPage } from './site-in-memory.ts';

test('two styled elements beside each other are a name and what follows it, even without a space', async () => {
  const row = (name: string, role: string) =>
    `<li><strong>${name}</strong><span class="role">${role}</span></li>`;
  const board =
    row('Anna Torvald', 'puheenjohtaja') + row('Emre Quist', 'jäsen') + row('Ida Krogh', 'varajäsen');
  expect((await peopleOnPage('/yhdistys', `<h2>Hallitus</h2><ul>${board}</ul>`, 'fi')).toSorted()).toEqual([
    'Anna Torvald | puheenjohtaja | ',
    'Emre Quist | jäsen | ',
    'Ida Krogh | varajäsen | ',
  ]);
});
