import { inject } from 'vitest';
import { openTable, type Table } from '../../functions/data/table.ts';

/** The table of the emulator that this project started; tests keep apart by their users' ids. */
export function emulatedTable(): Table {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = inject('dynamoDbEndpoint');
  return openTable(inject('tableName'));
}
