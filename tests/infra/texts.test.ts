import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textsOf } from '../../infra/texts/texts-of.ts';
import { quotedTexts } from '../web/quoted-texts/quoted.ts';

/* What `npm run texts` gives to an editor. */

function texts(source: string): string[] {
  return textsOf('screen.tsx', source).map(({ text }) => text);
}

it('reads a sentence as a whole, with what is filled in and what may be left out', () => {
  const source = `
    const x = <p className="wide">
      You keep the {plan.name} plan{until ? \` until \${until}\` : ' for now'}, <strong>without</strong> a charge
      {late && ' this month'}.
    </p>;`;
  expect(texts(source)).toEqual([
    'You keep the {name} plan[ until {until} | for now], without a charge[ this month].',
  ]);
});

it('shows both forms of a plural', () => {
  expect(texts("const title = <p>{counted(count, 'person', 'people')} left</p>;")).toEqual([
    '{count} [person | people] left',
  ]);
});

it('reads labels and messages, and leaves out what only the code reads', () => {
  const source = `
    import { a } from './some file.ts';
    if (!file) throw new Error('The file is not there');
    const message = 'Please try again.';
    const field = <Field label="Asking price" name="Asking price" className="Wide field" onChange={change} />;`;
  expect(texts(source)).toEqual(['Please try again.', 'Asking price']);
});

it('gives each element of a block its own line', () => {
  expect(textsOf('a.tsx', 'const x = <div>\n<h2>The plan</h2>\n<p>The price</p>\n</div>;')).toEqual([
    { line: 2, text: 'The plan' },
    { line: 3, text: 'The price' },
  ]);
});

it('finds the texts that the product promises, with few that are put together from parts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  execFileSync(process.execPath, ['infra/texts/texts.ts', '--all', folder]);
  const all = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  rmSync(folder, { recursive: true });
  const missing = Object.values(quotedTexts)
    .flat()
    .filter((text) => !text.split(/\{[^}]*\}/).every((part) => all.includes(part.trim())));
  expect(missing.length).toBeLessThan(15);
});
