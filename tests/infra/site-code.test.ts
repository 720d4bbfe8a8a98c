import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { prepareAssembly } from '../../infra/local/prepare.ts';

it('the site has no conversion to JSON Schema', async () => {
  await prepareAssembly(() => undefined, AbortSignal.timeout(150_000));
  const scripts = globSync('dist/web/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(scripts.length).toBeGreaterThan(50);
  // The dialect's name, which nothing else contains.
  expect(scripts.filter((script) => script.includes('draft-2020-12'))).toEqual([]);
}, 150_000);
