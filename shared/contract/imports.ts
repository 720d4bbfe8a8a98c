import * as z from 'zod';
import {
  contactImport,
  failedRow,
  importLimits,
  importRow,
  manualImport,
} from '../model/leads/contact-import.ts';
import { line } from '../model/text.ts';
import { route } from './route.ts';

/** The domain that contacts are imported for, as people write it. */
const forDomain = line(300).optional();

const importParams = z.strictObject({ importId: z.uuid('Enter the id of an import') });

/** Contacts that a user adds, one at a time or from a file. */
export const imports = {
  manual: route({
    method: 'POST',
    path: '/api/manual-imports',
    access: 'user',
    body: manualImport.extend({ for_domain: forDomain }),
    response: z.object({ import_id: z.string() }),
    errors: ['conflict', 'limit_reached'],
    idempotent: true,
    failure: 'Failed to import lead',
  }),
  create: route({
    method: 'POST',
    path: '/api/imports',
    access: 'user',
    body: z.strictObject({ total_rows: z.int().min(1).max(importLimits.rows), for_domain: forDomain }),
    response: z.object({ import_id: z.string() }),
    errors: ['conflict', 'limit_reached'],
    idempotent: true,
    failure: 'Failed to import leads',
  }),
  addRows: route({
    method: 'POST',
    path: '/api/imports/{importId}/rows',
    access: 'user',
    params: importParams,
    body: z.strictObject({
      first_row: z.int().min(1).max(importLimits.rows),
      rows: z.array(importRow).min(1).max(importLimits.rowsPerCall),
    }),
    response: z.object({ imported: z.int(), merged: z.int(), failed_rows: z.array(failedRow) }),
    errors: ['not_found', 'conflict', 'limit_reached'],
    failure: 'Failed to import leads',
  }),
  get: route({
    method: 'GET',
    path: '/api/imports/{importId}',
    access: 'user',
    params: importParams,
    response: contactImport,
    errors: ['not_found'],
    failure: 'Failed to import leads',
  }),
} as const;
