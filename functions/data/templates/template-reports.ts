import * as z from 'zod';
import type { ReportOutcome, TemplateReport } from '../../domain/templates/template-store.ts';
import { queryPage, type Table } from '../table.ts';
import { otherwise, transact } from '../transaction.ts';
import { isListed } from './public-templates.ts';

/*
 * A report has two rows: one with the template for operators, and one with its writer, to be deleted with the account.
 */
const prefix = 'REPORT#';

const reportRow = z.object({
  reason: z.string(),
  reported_at: z.iso.datetime(),
}) satisfies z.ZodType<TemplateReport>;

/** Stores one user's report of a public template. The first one stays. */
export async function reportTemplate(
  table: Table,
  userId: string,
  templateId: string,
  report: TemplateReport,
): Promise<ReportOutcome> {
  const once = { ConditionExpression: 'attribute_not_exists(pk)' };
  const own = { pk: `USER#${userId}`, sk: `${prefix}${templateId}`, reported_at: report.reported_at };
  const forOperators = { pk: `PUBLIC_TEMPLATE#${templateId}`, sk: `${prefix}${userId}`, ...report };
  const outcome = await transact(table, [
    ...otherwise('not_public', isListed(table, templateId)),
    ...otherwise('reported_before', { Put: { TableName: table.name, Item: own, ...once } }),
    { Put: { TableName: table.name, Item: forOperators } },
  ]);
  return outcome === 'written' ? 'reported' : outcome;
}

/** The first hundred reports of a template, for operators. */
export async function listReports(table: Table, templateId: string): Promise<TemplateReport[]> {
  const pk = `PUBLIC_TEMPLATE#${templateId}`;
  const { rows } = await queryPage(table, { pk, prefix }, { limit: 100, after: null });
  return rows.map((row) => reportRow.parse(row));
}
