import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { storedGoneCompanies } from '../../functions/data/register/gone-companies.ts';
import type { GoneMark } from '../../functions/domain/companies/candidates/gone-companies.ts';
import { meter } from '../bench/metered-table.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const measure = meter(table);
const gone = storedGoneCompanies(table, () => new Date('2026-11-23T10:00:00.000Z'));
const { signal } = new AbortController();
const mark = (domain: string, days = 1): GoneMark => ({ domain, days, last: '2026-11-23' });

it('marks of a question are read as they were written, and belong to that question', async () => {
  const question = `way:${randomUUID()}`;
  expect(await gone.marksOf(question, signal)).toEqual([]);
  await gone.change(question, (marks) => [...marks, mark('a.test')]);
  await gone.change(question, (marks) => [...marks, mark('xn--bcher-kva.test', 2)]);
  expect(await gone.marksOf(question, signal)).toEqual([mark('a.test'), mark('xn--bcher-kva.test', 2)]);
  expect(await gone.marksOf(`${question} other`, signal)).toEqual([]);
});

it('a hundred of them are read with half a read unit, and no change is not written', async () => {
  const question = `way:${randomUUID()}`;
  const many = Array.from({ length: 100 }, (_, at) => mark(`gone-company-${at}.test`));
  await gone.change(question, () => many);
  const read = await measure(async () => {
    expect(await gone.marksOf(question, signal)).toHaveLength(100);
  });
  expect(read).toEqual({ reads: 0.5, writes: 0 });
  expect((await measure(() => gone.change(question, (marks) => marks))).writes).toBe(0);
});

it('of two searches that write at once one counts, and neither fails', async () => {
  const question = `way:${randomUUID()}`;
  await Promise.all(
    ['a.test', 'b.test'].map((domain) => gone.change(question, (marks) => [...marks, mark(domain)])),
  );
  const marks = await gone.marksOf(question, signal);
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.length).toBeLessThanOrEqual(2);
});
