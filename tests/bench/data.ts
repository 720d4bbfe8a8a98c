import { randomUUID } from 'node:crypto';
import { openTable } from '../../functions/data/table.ts';
import { prepareAssembly } from '../../infra/local/prepare.ts';
import { createTable, startDynamoDb } from '../../infra/local/services/dynamodb.ts';
import { readAssembly } from '../../infra/local/template/assembly.ts';
import { identify } from '../../infra/local/template/registry.ts';
import { resolveResources } from '../../infra/local/template/template.ts';
import { accessPatterns } from './access-patterns.ts';
import { meter } from './metered-table.ts';
import { measuredOperations } from './operations.ts';
import type { Report } from './report.ts';

/** Capacity units of every access pattern, as the emulator reports them, compared with its budget. */
export async function data(signal: AbortSignal): Promise<Report> {
  const assemblyFolder = await prepareAssembly((line) => console.error(line), signal);
  const { resources } = resolveResources(readAssembly(assemblyFolder), identify);
  const described = resources.find(({ type }) => type === 'AWS::DynamoDB::GlobalTable');
  if (described === undefined) throw new Error('The template has no table.');
  const dynamoDb = await startDynamoDb(null);
  try {
    await createTable(dynamoDb.endpoint, described);
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.endpoint,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'bench',
      AWS_SECRET_ACCESS_KEY: 'bench',
      TABLE_NAME: described.id,
      ORIGIN_SECRET: 'bench',
    });
    const table = openTable(described.id);
    const measure = meter(table);
    const rows: Report['rows'][number][] = [];
    const broken: string[] = [];
    const measured = [
      ...accessPatterns.map((each) => ({
        ...each,
        name: each.function,
        of: () => each.prepare(table, randomUUID()),
      })),
      ...measuredOperations().map((each) => ({
        ...each,
        name: each.operation,
        of: () => each.prepare(table),
      })),
    ];
    for (const { name, measured: what, budget, of } of measured) {
      signal.throwIfAborted();
      const spent = await measure(await of());
      const units = Math.max(spent.reads, spent.writes);
      if (budget !== undefined && units > budget) {
        broken.push(`${name} (${what}) takes ${units} units, more than ${budget}.`);
      }
      rows.push({ name, measured: what, RCU: spent.reads, WCU: spent.writes, budget: budget ?? '' });
    }
    table.client.destroy();
    return {
      title: 'data: capacity units of each access pattern and of operations',
      rows,
      notes: [
        'Sizes are exact. The budget of a results page is 1.1 × its bytes / 8 KB; of a write, 1.1 × its KB.',
      ],
      broken,
    };
  } finally {
    await dynamoDb.stop();
  }
}
