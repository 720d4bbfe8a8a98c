import { expect, test } from 'vitest';
import { modelCost } from '../../bench/model-cost.ts';

test('the questions of one search cost a cent at most', async () => {
  const { broken, notes } = await modelCost();
  expect(broken).toEqual([]);
  expect(notes.join()).toMatch(/^Together at most 0\.00\d+ dollars/);
});
