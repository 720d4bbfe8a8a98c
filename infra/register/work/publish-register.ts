import { DeleteTableCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  getPublishedRegister,
  publishRegister,
} from '../../../functions/data/register/published-register.ts';
import type { Table } from '../../../functions/data/table.ts';
import type { Build } from './build-register.ts';

/** Creates the table of a build: in batches here, by an import on AWS. It can be repeated. */
export type MakeTable = (name: string, build: Build) => Promise<void>;

/**
 * Publishes a build: creates its table, then switches searches to it. The previous table stays, and older ones are deleted.
 * After an interruption it can be run again. Returns the name of the table.
 */
export async function publishBuild(
  product: Table,
  build: Build,
  { prefix, makeTable, now }: { readonly prefix: string; readonly makeTable: MakeTable; readonly now: Date },
): Promise<string> {
  const name = `${prefix}${build.id}`;
  // The table that searches use was complete before they were switched to it.
  if ((await getPublishedRegister(product))?.table !== name) await makeTable(name, build);
  const { table, previous } = await publishRegister(product, name, now);
  for (const old of await tablesWith(product.client, prefix)) {
    // A table newer than the published one may belong to another run.
    if (old >= table || old === previous) continue;
    await product.client.send(new DeleteTableCommand({ TableName: old }));
  }
  return table;
}

/** The names of the tables that begin so. */
export async function tablesWith(client: DynamoDBDocumentClient, prefix: string): Promise<readonly string[]> {
  const names: string[] = [];
  let after: string | undefined;
  do {
    const answer = await client.send(new ListTablesCommand({ ExclusiveStartTableName: after }));
    names.push(...(answer.TableNames ?? []));
    after = answer.LastEvaluatedTableName;
  } while (after !== undefined);
  return names.filter((name) => name.startsWith(prefix));
}
