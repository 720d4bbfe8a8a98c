import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareAssembly } from '../../infra/local/prepare.ts';
import { budgetOf } from '../bench/size.ts';

it('every Lambda stays within its size budget', async () => {
  await prepareAssembly(() => undefined, AbortSignal.timeout(600_000));
  const sizes = readdirSync('dist/functions').map((name) => {
    const { size } = statSync(join('dist/functions', name, 'index.mjs'));
    return { name, size, budget: budgetOf(name) };
  });
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(({ size, budget }) => size > budget)).toEqual([]);
});
