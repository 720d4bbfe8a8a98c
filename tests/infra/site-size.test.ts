import { expect, it } from 'vitest';
import { web } from '../bench/web.ts';

it('no page loads more JavaScript than its budget', async () => {
  const { broken } = await web(AbortSignal.timeout(120_000));
  expect(broken).toEqual([]);
}, 120_000);
