import { randomBytes } from 'node:crypto';
import type { RemovalRequests } from '../../domain/privacy/ask-removal.ts';
import type { Table } from '../table.ts';
import { getObjection, putObjection } from './objections.ts';
import { confirmRemoval } from './removals.ts';

const tokenBytes = 32;

/** Requests for removal in the table. */
export function removalRequests(table: Table): RemovalRequests {
  return {
    async add(request, now) {
      const token = randomBytes(tokenBytes).toString('base64url');
      await putObjection(table, token, request, now);
      return token;
    },
    addressOf: async (token, now) => (await getObjection(table, token, now))?.address ?? null,
    confirm: (address, now) => confirmRemoval(table, address, now),
  };
}
