import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buyers } from '../../bench/buyers/buyers.ts';
import { proposals } from '../../bench/buyers/proposals.ts';

let folder: string;
const { signal } = new AbortController();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'buyerscope-buyers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('counts the positions of past buyers among the candidates, and says which file is missing', async () => {
  writeFileSync(join(folder, 'train.tsv'), 'voltra\tgetvoltra.com\tyc\nvoltra\tsomethingelse.com\tyc\n');
  const { rows, notes } = await buyers(folder, signal);
  const all = rows.filter(({ which }) => which === 'all relations');
  expect(all.reduce((sum, { of }) => sum + Number(of), 0)).toBe(2);
  expect(rows.filter((row) => row.all === '1.000').map(({ which }) => which)).toContain(
    'reachable by a form',
  );
  expect(notes).toContain(`There is no upgrades-sample.tsv in ${folder}: no figures of it.`);
});

it("compares proposals with a broker's judgement of them, in every file of that format", async () => {
  const directory = ['brightfield', 'heliowork', 'noonday'].map((name) => ({
    name,
    domain: `${name}.example`,
    industry: 'Solar energy',
    keywords: ['solar', 'panels'],
    country: 'US',
    role: 'shop' as const,
  }));
  const judged = {
    proposals: ['brightfield.example', 'noonday.example'],
    a_broker_would_mail: ['noonday.example'],
  };
  const write = (file: string, in_right_line: unknown) =>
    writeFileSync(
      join(folder, file),
      JSON.stringify({ 'solarpanels.example': { ...judged, in_right_line } }),
    );
  write('a.json', 2);
  write('b.json', ['brightfield.example']);
  write('d.json', 1);
  writeFileSync(join(folder, 'c.json'), JSON.stringify({ counts: [1, 2] }));
  const { rows, notes } = await proposals(folder, signal, async () => directory);
  const common = { names: 1, 'with five or more': '0.000', shown: 3, judged: 2, 'would mail': '0.500' };
  expect(rows).toEqual([
    { file: 'a.json', ...common, 'right line': '1.000' },
    { file: 'b.json', ...common, 'right line': '0.500' },
    { file: 'd.json', ...common, 'right line': '' },
  ]);
  expect(notes).toContain('not judged in a.json: solarpanels.example: heliowork.example');
});

it('says that a folder has no judged names', async () => {
  const { notes } = await proposals(folder, signal);
  expect(notes[0]).toBe(`There is no file of the form of broker-sample.json in ${folder}: no figures.`);
});
