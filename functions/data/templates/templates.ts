import * as z from 'zod';
import { emailTemplate } from '../../../shared/model/outreach/template.ts';
import type { StoredTemplate } from '../../domain/templates/new-template.ts';
import { type MatchingPage, pickMatches, rowsToRead } from '../matching-page.ts';
import { addToStatistics } from '../statistics/statistics.ts';
import { getRow, queryPage, type Table } from '../table.ts';
import { otherwise, type TransactionItem, transact, whereAllHold } from '../transaction.ts';
import { putPublicCopy, removePublicCopy } from './public-templates.ts';
import { getSavedId, refreshSaved } from './saved-templates.ts';

const prefix = 'TEMPLATE#';

const templateRow = emailTemplate.extend({ user_id: z.string(), hidden: z.boolean() });

function key(userId: string, templateId: string) {
  return { pk: `USER#${userId}`, sk: `${prefix}${templateId}` };
}

/** Reads one of a user's own templates, strongly consistent. */
export function getTemplate(
  table: Table,
  userId: string,
  templateId: string,
): Promise<StoredTemplate | null> {
  return getRow(table, key(userId, templateId), templateRow);
}

/** Lists a user's own templates that match, newest first: ids grow with time. One call reads one page of rows. */
export async function listTemplates(
  table: Table,
  userId: string,
  page: MatchingPage<StoredTemplate>,
): Promise<{ rows: StoredTemplate[]; after: string | null }> {
  const { rows, after } = await queryPage(
    table,
    { pk: `USER#${userId}`, prefix, descending: true },
    { limit: rowsToRead(page), after: page.after },
  );
  return pickMatches({ rows: rows.map((row) => templateRow.parse(row)), after }, page);
}

/**
 * Writes a new template with its public copy, counts it, and writes `along` with them. Returns false, and writes nothing, if
 * what must be `within` a limit is not.
 */
export async function createTemplate(
  table: Table,
  template: StoredTemplate,
  along: readonly TransactionItem[],
  within: readonly TransactionItem[] = [],
): Promise<boolean> {
  const put: TransactionItem = {
    Put: {
      TableName: table.name,
      Item: { ...key(template.user_id, template.id), ...template },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  const published = template.is_public ? [putPublicCopy(table, template)] : [];
  const counted = addToStatistics(table, template.user_id, counts(template, 1));
  const items = [put, ...published, counted, ...along, ...otherwise('too_many', ...within)];
  return (await transact(table, items)) === 'written';
}

/**
 * Replaces a template as it was read by what it is to be, and with it the public copy and what the author has saved of
 * it. Nothing is written if any of that has changed since, or if what must be `within` a limit is not.
 */
export async function replaceTemplate(
  table: Table,
  before: StoredTemplate,
  after: StoredTemplate,
  within: readonly TransactionItem[] = [],
): Promise<'written' | 'changed' | 'too_many'> {
  const put: TransactionItem = {
    Put: {
      TableName: table.name,
      Item: { ...key(after.user_id, after.id), ...after },
      ...asRead(before),
    },
  };
  const savedId = await getSavedId(table, after.user_id, after.id);
  const saved = savedId === null ? [] : [refreshSaved(table, savedId, after)];
  return transact(table, [
    ...otherwise(
      'changed',
      put,
      ...publicCopy(table, before, after),
      ...saved,
      ...recounted(table, before, after, saved.length),
    ),
    ...otherwise('too_many', ...within),
  ]);
}

/** Deletes a template as it was read, and its public copy. Returns false if it has changed since. */
export function deleteTemplate(table: Table, template: StoredTemplate): Promise<boolean> {
  const remove: TransactionItem = {
    Delete: { TableName: table.name, Key: key(template.user_id, template.id), ...asRead(template) },
  };
  const copy = hasCopy(template) ? [removePublicCopy(table, template.id)] : [];
  const counted = addToStatistics(table, template.user_id, counts(template, -1));
  return whereAllHold(table, [remove, ...copy, counted]);
}

function asRead({ updated_at }: StoredTemplate) {
  return {
    ConditionExpression: 'updated_at = :seen',
    ExpressionAttributeValues: { ':seen': updated_at },
  };
}

/** Operators still find the copy of a hidden template. */
function hasCopy({ is_public, hidden }: StoredTemplate): boolean {
  return is_public || hidden;
}

function publicCopy(table: Table, before: StoredTemplate, after: StoredTemplate): TransactionItem[] {
  if (hasCopy(after)) return [putPublicCopy(table, after)];
  return hasCopy(before) ? [removePublicCopy(table, after.id)] : [];
}

function counts({ is_public }: StoredTemplate, change: number) {
  return is_public ? { public_templates: change } : { private_templates: change };
}

function recounted(
  table: Table,
  before: StoredTemplate,
  after: StoredTemplate,
  saved: number,
): TransactionItem[] {
  if (before.is_public === after.is_public) return [];
  const published = after.is_public ? 1 : -1;
  return [
    addToStatistics(table, after.user_id, {
      public_templates: published,
      private_templates: -published,
      ...(saved > 0 && { saved_public_templates: published * saved }),
    }),
  ];
}
