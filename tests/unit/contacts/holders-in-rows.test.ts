import { describe, expect, test } from 'vitest';
import { peopleOnPage } from './site-in-memory.ts';

const board = [
  ['President', 'Anna Torvald'],
  ['Treasurer', 'Emre Quist'],
  ['Auditors', 'Karin Berg, Peter Holm'],
  ['Fête squad', 'Ida Krogh, Linda Brandmoor,<br>Helen Norheim'],
] as const;
const all = [
  'Anna Torvald | President | ',
  'Emre Quist | Treasurer | ',
  'Helen Norheim | Fête squad | ',
  'Ida Krogh | Fête squad | ',
  'Karin Berg | Auditors | ',
  'Linda Brandmoor | Fête squad | ',
  'Peter Holm | Auditors | ',
];

describe('offices of a board that several people hold', () => {
  test('in a list of terms', async () => {
    const terms = board.map(([office, names]) => `<dt>${office}</dt><dd>${names}</dd>`).join('');
    expect((await peopleOnPage('/club', `<h2>Our club</h2><dl>${terms}</dl>`)).toSorted()).toEqual(all);
  });

  test('in a table', async () => {
    const rows = board.map(([office, names]) => `<tr><td>${office}</td><td>${names}</td></tr>`).join('');
    expect((await peopleOnPage('/club', `<h2>Our club</h2><table>${rows}</table>`)).toSorted()).toEqual(all);
  });

  test('but not who is listed beside other words alone', async () => {
    const rows =
      '<dt>Trumpet</dt><dd>Karin Berg, Peter Holm</dd><dt>Horn</dt><dd>Ida Krogh, Helen Norheim</dd>';
    expect(await peopleOnPage('/club', `<h2>Our band</h2><dl>${rows}</dl>`)).toEqual([]);
  });
});
