import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { emailTemplate } from '../../../shared/model/outreach/template.ts';
import type { StoredTemplate } from '../../domain/templates/new-template.ts';
import { type MatchingPage, pickMatches, rowsToRead } from '../matching-page.ts';
import { getRow, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

/** The sparse index of public templates that are not hidden, by id. Ids grow with time. */
const publicTemplatesIndex = 'PublicTemplates';

/** The attributes that put a row into the index. No other row has attributes of these names. */
function listed(templateId: string) {
  return { listed_as: 'PUBLIC_TEMPLATE', listed_id: templateId };
}

const publicRow = emailTemplate.extend({ user_id: z.string(), hidden: z.boolean() });

function key(templateId: string) {
  return { pk: `PUBLIC_TEMPLATE#${templateId}`, sk: 'PUBLIC_TEMPLATE' };
}

/** Writes the public copy of a template. Only operators find the copy of a hidden one. */
export function putPublicCopy(table: Table, template: StoredTemplate): TransactionItem {
  return {
    Put: {
      TableName: table.name,
      Item: { ...key(template.id), ...template, ...(template.hidden ? {} : listed(template.id)) },
    },
  };
}

/** Removes the public copy of a template. */
export function removePublicCopy(table: Table, templateId: string): TransactionItem {
  return { Delete: { TableName: table.name, Key: key(templateId) } };
}

/** Holds only if a template is public and not hidden. */
export function isListed(table: Table, templateId: string): TransactionItem {
  return {
    ConditionCheck: {
      TableName: table.name,
      Key: key(templateId),
      ConditionExpression: 'attribute_exists(listed_as)',
    },
  };
}

/** Reads a public or a hidden template. Callers must not show a hidden one to anybody but operators. */
export function getPublicTemplate(table: Table, templateId: string): Promise<StoredTemplate | null> {
  return getRow(table, key(templateId), publicRow);
}

/** Lists everyone's public templates that match, newest first. One call reads one page of the index. */
export async function listPublicTemplates(
  table: Table,
  page: MatchingPage<StoredTemplate>,
): Promise<{ rows: StoredTemplate[]; after: string | null }> {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: publicTemplatesIndex,
      KeyConditionExpression: 'listed_as = :listed',
      ExpressionAttributeValues: { ':listed': 'PUBLIC_TEMPLATE' },
      ScanIndexForward: false,
      Limit: rowsToRead(page),
      ...(page.after === null ? {} : { ExclusiveStartKey: { ...key(page.after), ...listed(page.after) } }),
    }),
  );
  const rows = Items.map((item) => publicRow.parse(item));
  return pickMatches({ rows, after: LastEvaluatedKey ? (rows.at(-1)?.id ?? null) : null }, page);
}
