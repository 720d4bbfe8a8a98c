import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judgeRow } from '../../functions/domain/imports/imported-contact.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { Route } from '../../shared/contract/route.ts';
import { readContactsCsv } from '../../shared/text/csv/contacts-csv.ts';
import { importedMany, importedOne } from '../../shared/text/csv/import-messages.ts';
import { ApiError } from '../../web/api/api-error.ts';
import { call } from '../../web/api/call.ts';
import { config } from './fake-server.ts';
import { pool, resetPool } from './fake-user-pool.ts';

/*
 * The API's own messages, each in its situation. The service's messages are tested where it decides: tests/data and
 * tests/system.
 */

beforeEach(() => {
  resetPool();
  pool.signedInAs = 'alex@northstar.example';
});
afterEach(() => vi.unstubAllGlobals());

async function messageWhere(route: Route, answer: () => Response): Promise<string | undefined> {
  vi.stubGlobal('fetch', async (url: string) => (url === '/config.json' ? Response.json(config) : answer()));
  const error = await call<Route>(route, {}).catch((cause: unknown) => cause);
  return error instanceof ApiError ? error.message : undefined;
}

const { sessions, statistics, saved, imports, templates, generateTemplate, profile, billing, mail } =
  contract;

const fallbacks: readonly [string, Route][] = [
  ['An error occurred', sessions.create],
  ['Failed to fetch results', sessions.get],
  ['Failed to fetch results', sessions.leads],
  ['Failed to fetch domain data', statistics.domains],
  ['Failed to fetch sessions', sessions.list],
  ['Failed to fetch data', statistics.dashboard],
  ['Failed to fetch saved companies', saved.companies],
  ['Failed to unsave company', saved.unsaveCompany],
  ['Failed to fetch saved leads', saved.contacts],
  ['Failed to unsave lead', saved.unsaveContact],
  ['Failed to import lead', imports.manual],
  ['Failed to import leads', imports.addRows],
  ['Failed to generate template', generateTemplate.generate],
  ['Failed to save template', templates.create],
  ['Failed to fetch templates', templates.list],
  ['Failed to delete template', templates.delete],
  ['Failed to save signature', profile.saveSignature],
  ['Failed to update profile', profile.update],
  ['Failed to fetch saved templates', templates.listSaved],
  ['Failed to unsave template', templates.unsave],
  ['Failed to update nickname', templates.renameSaved],
  ['Failed to fetch subscription data', billing.limits],
  ['Failed to fetch subscription data', billing.subscription],
  ['Failed to fetch subscription data', billing.history],
  ['Failed to cancel subscription', billing.cancel],
  ['Failed to reactivate subscription', billing.reactivate],
  ['Failed to initiate payment', billing.createPayment],
  ['Failed to initiate payment', billing.continuePayment],
  ['Failed to delete payment record', billing.deletePendingPayment],
  ['Failed to connect Gmail', mail.initiate],
  ['Failed to connect Gmail account', mail.callback],
  ['Failed to disconnect Gmail', mail.disconnect],
];

describe('the message for an answer that explains nothing', () => {
  it.each(fallbacks)('is: %s (%#)', async (message, route) => {
    expect(await messageWhere(route, () => new Response(null, { status: 503 }))).toBe(message);
    const offline = () => {
      throw new TypeError('network');
    };
    expect(await messageWhere(route, offline)).toBe(message);
  });

  it("is 'An unexpected error occurred' if the operation has no message of its own", async () => {
    expect(await messageWhere(saved.saveCompany, () => new Response(null, { status: 500 }))).toBe(
      'An unexpected error occurred',
    );
  });

  it("is 'Not authenticated' without a session", async () => {
    expect(await messageWhere(saved.contacts, () => new Response(null, { status: 401 }))).toBe(
      'Not authenticated',
    );
  });
});

describe('the messages of an import', () => {
  const read = (text: string) => readContactsCsv(new TextEncoder().encode(text));

  it.each([
    ['Please upload a valid CSV file', () => read('')],
    ['Please upload a valid CSV file', () => read('name,email\n')],
    ['Failed to parse CSV file. Please check the format.', () => read('name,email\n"Ada')],
  ])('say of a file: %s', (fault, situation) => {
    expect(situation()).toEqual({ fault });
  });

  it('say why a row failed, and how many were imported', () => {
    expect(judgeRow({ name: 'Ada' })).toEqual({ reason: 'Name and email are required' });
    expect(importedOne).toBe('Lead imported successfully!');
    expect(importedMany(7, 0).text).toBe('Successfully imported 7 leads');
    expect(importedMany(7, 2).text).toBe('Successfully imported 7 leads (2 failed)');
    expect(importedMany(0, 2).text).toBe('Failed to import any leads. Please check your CSV file.');
  });
});
