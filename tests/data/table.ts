import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openTable, type Table } from '../../functions/data/table.ts';
import { createTable } from '../../infra/local/services/dynamodb.ts';
import { sendPlainly } from './plain-http.ts';

/** The table of the emulator that this project started. Tests are separated by their users' ids. */
export function emulatedTable(): Table {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = inject('dynamoDbEndpoint');
  return sendPlainly(openTable(inject('tableName')));
}

/** A similar, empty table for tests that read a whole one: other tests write tens of thousands of rows. */
export async function emptyTable(): Promise<Table> {
  const { name, client } = emulatedTable();
  const id = `${name}-${randomUUID()}`;
  await createTable(inject('dynamoDbEndpoint'), { ...inject('table'), id });
  return { name: id, client };
}
