import { DeleteTableCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import {
  getPublishedRegister,
  publishRegister,
} from '../../../functions/data/register/published-register.ts';
import type { Table } from '../../../functions/data/table.ts';
import type { Build } from './build-register.ts';

/** How the table of a build comes into being: by batches here, by an import on AWS. Doing it again changes nothing twice. */
export type MakeTable = (name: string, build: Build) => Promise<void>;

/**
 * Publishes a build: its table is made whole first, then searches are switched to it. The table before stays, older ones go.
 * Who was interrupted publishes again. Returns the name of the table.
 */
export async function publishBuild(
  product: Table,
  build: Build,
  { prefix, makeTable, now }: { readonly prefix: string; readonly makeTable: MakeTable; readonly now: Date },
): Promise<string> {
  const name = `${prefix}${build.id}`;
  // What is searched was whole when it was switched to.
  if ((await getPublishedRegister(product))?.table !== name) await makeTable(name, build);
  const { table, previous } = await publishRegister(product, name, now);
  for (const old of await tablesWith(product, prefix)) {
    // What is newer than the published one may be another run's, on its way.
    if (old >= table || old === previous) continue;
    await product.client.send(new DeleteTableCommand({ TableName: old }));
  }
  return table;
}

async function tablesWith({ client }: Table, prefix: string): Promise<readonly string[]> {
  const names: string[] = [];
  let after: string | undefined;
  do {
    const answer = await client.send(new ListTablesCommand({ ExclusiveStartTableName: after }));
    names.push(...(answer.TableNames ?? []));
    after = answer.LastEvaluatedTableName;
  } while (after !== undefined);
  return names.filter((name) => name.startsWith(prefix));
}
