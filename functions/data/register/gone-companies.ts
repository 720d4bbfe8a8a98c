import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { GoneCompanies, GoneMark } from '../../domain/companies/candidates/gone-companies.ts';
import { getRow, type Table, whereHolds } from '../table.ts';

/** How long the marks of a question are stored after the last search that changed them, in seconds. */
const lifetimeSeconds = 200 * 24 * 3600;

function key(question: string) {
  return { pk: `GONE#${question}`, sk: 'GONE' };
}

/** Marks as lines of `domain days day`: a hundred fit into the 4 KB of one read unit. */
const row = z.object({ marks: z.string() });

/** The companies found gone by searches that asked this question. */
export async function getGoneMarks(table: Table, question: string): Promise<readonly GoneMark[]> {
  const stored = await getRow(table, key(question), row, { consistent: false });
  return stored === null ? [] : read(stored.marks);
}

/** Replaces the marks of a question. If two searches write at once, one of them changes nothing. */
export async function changeGoneMarks(
  table: Table,
  question: string,
  change: (marks: readonly GoneMark[]) => readonly GoneMark[],
  now: Date,
): Promise<void> {
  const stored = await getRow(table, key(question), row);
  const marks = written(change(stored === null ? [] : read(stored.marks)));
  if (marks === (stored?.marks ?? '')) return;
  const expires_at = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const unchanged =
    stored === null
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'marks = :before', ExpressionAttributeValues: { ':before': stored.marks } };
  const Item = { ...key(question), marks, expires_at };
  await whereHolds(table.client.send(new PutCommand({ TableName: table.name, Item, ...unchanged })));
}

/** The marks of all searches. */
export function storedGoneCompanies(table: Table, now: () => Date): GoneCompanies {
  return {
    marksOf: (question) => getGoneMarks(table, question),
    change: (question, change) => changeGoneMarks(table, question, change, now()),
  };
}

function written(marks: readonly GoneMark[]): string {
  return marks.map(({ domain, days, last }) => `${domain} ${days} ${last}`).join('\n');
}

function read(text: string): readonly GoneMark[] {
  return text.split('\n').flatMap((line) => {
    const [domain = '', days = '', last = ''] = line.split(' ');
    return domain === '' || last === '' ? [] : [{ domain, days: Number(days), last }];
  });
}
