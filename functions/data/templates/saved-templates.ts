import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { emailTemplate, type SavedTemplate, savedTemplate } from '../../../shared/model/outreach/template.ts';
import type { StoredTemplate } from '../../domain/templates/new-template.ts';
import { type MatchingPage, pickMatches, rowsToRead } from '../matching-page.ts';
import { addToStatistics } from '../statistics/statistics.ts';
import { getRow, queryPage, type Table, whereHolds } from '../table.ts';
import { otherwise, type TransactionItem, transact } from '../transaction.ts';

const prefix = 'SAVED_TEMPLATE#';
/** One small row for each saved template, by the template's id. It makes sure that a template is saved only once. */
const ofPrefix = 'SAVED_TEMPLATE_OF#';

const ofRow = z.object({ saved_id: z.string() });
const ofKey = z.object({ sk: z.string().startsWith(ofPrefix) });

function key(userId: string, savedId: string) {
  return { pk: `USER#${userId}`, sk: `${prefix}${savedId}` };
}

function keyOf(userId: string, templateId: string) {
  return { pk: `USER#${userId}`, sk: `${ofPrefix}${templateId}` };
}

/** The id under which a user has saved a template. Returns null if it is not saved. */
export async function getSavedId(table: Table, userId: string, templateId: string): Promise<string | null> {
  return (await getRow(table, keyOf(userId, templateId), ofRow))?.saved_id ?? null;
}

/** Reads a saved template by its own id, strongly consistent. */
export function getSaved(table: Table, userId: string, savedId: string): Promise<SavedTemplate | null> {
  return getRow(table, key(userId, savedId), savedTemplate);
}

/** Saves a template once. Returns false, and changes nothing, if it is saved already. */
export async function putSaved(table: Table, saved: SavedTemplate): Promise<boolean> {
  const once = { ConditionExpression: 'attribute_not_exists(pk)' };
  const { user_id: userId } = saved;
  const of = { ...keyOf(userId, saved.template_id), saved_id: saved.id };
  const outcome = await transact(table, [
    ...otherwise('saved_before', { Put: { TableName: table.name, Item: of, ...once } }),
    { Put: { TableName: table.name, Item: { ...key(userId, saved.id), ...saved }, ...once } },
    addToStatistics(table, userId, counts(saved, 1)),
  ]);
  return outcome === 'written';
}

/** Removes a saved template as it was read. Returns false if it is gone, or was made public or private since. */
export async function removeSaved(table: Table, saved: SavedTemplate): Promise<boolean> {
  const { user_id: userId } = saved;
  const outcome = await transact(table, [
    ...otherwise('changed', {
      Delete: {
        TableName: table.name,
        Key: key(userId, saved.id),
        ConditionExpression: '#template.is_public = :isPublic',
        ExpressionAttributeNames: { '#template': 'template' },
        ExpressionAttributeValues: { ':isPublic': saved.template.is_public },
      },
    }),
    { Delete: { TableName: table.name, Key: keyOf(userId, saved.template_id) } },
    addToStatistics(table, userId, counts(saved, -1)),
  ]);
  return outcome === 'written';
}

function counts({ template }: SavedTemplate, change: number) {
  return { saved_templates: change, ...(template.is_public && { saved_public_templates: change }) };
}

/** Updates the author's own saved copy of a template. */
export function refreshSaved(table: Table, savedId: string, template: StoredTemplate): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: key(template.user_id, savedId),
      UpdateExpression: 'SET #template = :template',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#template': 'template' },
      ExpressionAttributeValues: { ':template': emailTemplate.parse(template) },
    },
  };
}

/** Renames a saved template. Returns null if there is none with that id. */
export async function renameSaved(
  table: Table,
  userId: string,
  savedId: string,
  nickname: string | null,
): Promise<SavedTemplate | null> {
  const written = await whereHolds(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: key(userId, savedId),
        UpdateExpression: 'SET nickname = :nickname',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':nickname': nickname },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return written && savedTemplate.parse(written.Attributes);
}

/** Lists a user's saved templates that match, newest first. One call reads one page of rows. */
export async function listSaved(
  table: Table,
  userId: string,
  page: MatchingPage<SavedTemplate>,
): Promise<{ rows: SavedTemplate[]; after: string | null }> {
  const { rows, after } = await queryPage(
    table,
    { pk: `USER#${userId}`, prefix, descending: true },
    { limit: rowsToRead(page), after: page.after },
  );
  return pickMatches({ rows: rows.map((row) => savedTemplate.parse(row)), after }, page);
}

/** The ids of up to 5,000 templates that a user has saved, in the order of those ids. */
export async function listSavedIds(
  table: Table,
  userId: string,
  after: string | null,
): Promise<{ templateIds: string[]; after: string | null }> {
  const page = await queryPage(table, { pk: `USER#${userId}`, prefix: ofPrefix }, { limit: 5000, after });
  return {
    templateIds: page.rows.map((row) => ofKey.parse(row).sk.slice(ofPrefix.length)),
    after: page.after,
  };
}
