import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/security.md names an existing test for every threat', () => {
  const rows = readFileSync('docs/security.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| .* \|$/.test(line) && line.includes('`tests/'));
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) {
    const tests = [...row.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path);
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  }
});
