import * as z from 'zod';
import { accountExport } from '../model/account/account-export.ts';
import { route } from './route.ts';

/** Requests about the whole account: a copy of all data, and its deletion. */
export const account = {
  createExport: route({
    method: 'POST',
    path: '/api/account/exports',
    access: 'user',
    response: accountExport,
    errors: ['conflict'],
    failure: 'Failed to export your data',
  }),
  getExport: route({
    method: 'GET',
    path: '/api/account/exports/{exportId}',
    access: 'user',
    params: z.strictObject({ exportId: z.uuid('Enter the id of an export') }),
    response: accountExport,
    errors: ['not_found'],
    failure: 'Failed to export your data',
  }),
  delete: route({
    method: 'POST',
    path: '/api/account/deletion',
    access: 'user',
    body: z.strictObject({ confirm: z.literal('DELETE', 'Type DELETE to confirm') }),
    response: z.object({ deleting: z.literal(true) }),
    errors: ['conflict'],
    failure: 'Failed to delete your account',
  }),
} as const;
