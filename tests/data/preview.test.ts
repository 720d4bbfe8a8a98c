import { randomUUID } from 'node:crypto';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import { upgradeSource } from '../../functions/providers/company-source/upgrade.ts';
import { fakeDns, fakeWeb, siteOf } from '../unit/companies/fake-internet.ts';
import { hash } from './selling.ts';
import { emptyTable } from './table.ts';

// Read when the logger is created, before anything here runs.
vi.hoisted(() => {
  process.env.POWERTOOLS_LOG_LEVEL = 'DEBUG';
});

const { previewHandlers } = await import('../../functions/api/preview.ts');
const { preview } = await import('../../shared/contract/visitors/preview.ts');
const { serve } = await import('../../functions/runtime/serve.ts');

const table = await emptyTable();
const sites = {
  'getcanarypay.example': siteOf('Canarypay'),
  'canarypayapp.example': siteOf('Canarypay App'),
};

it('neither stores nor logs the name that a visitor typed, or who they are', async () => {
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      lines.push(String(chunk));
      return true;
    });
  }
  let broken = false;
  const web = fakeWeb(sites);
  const handler = serve(
    preview,
    previewHandlers({
      table,
      hash,
      ports: {
        web,
        sources: [upgradeSource({ dns: fakeDns(Object.keys(sites)) })],
        takesMail: async () => null,
      },
      deadlineMs: 60_000,
      now: () => {
        if (broken) throw new Error('The clock is broken');
        return new Date();
      },
    }),
  );
  const address = `2001:db8:${randomUUID().slice(0, 4)}::7`;
  const ask = async (domain: string) => {
    const event = {
      routeKey: 'POST /api/preview',
      headers: {
        'x-origin-secret': process.env.ORIGIN_SECRET,
        'x-forwarded-for': `${address}, 198.51.100.1`,
      },
      body: JSON.stringify({ domain }),
      isBase64Encoded: false,
    };
    const answer = Object(await Reflect.apply(handler, undefined, [event]));
    return { status: Reflect.get(answer, 'statusCode'), body: String(Reflect.get(answer, 'body')) };
  };

  const found = await ask('canarypay.example');
  expect(found.status).toBe(200);
  expect(found.body).toContain('getcanarypay.example');
  expect((await ask('canary pay')).status).toBe(400);
  for (let count = 0; count < 5; count += 1) await ask('canarypay.example');
  expect((await ask('canarypay.example')).status).toBe(429);
  broken = true;
  expect((await ask('canarypay.example')).status).toBe(500);

  expect(lines.join('')).toContain('The clock is broken');
  expect(lines.join('')).not.toMatch(/canary/i);
  expect(lines.join('')).not.toContain(address);
  const rows: string[] = [];
  for await (const { Items = [] } of paginateScan({ client: table.client }, { TableName: table.name })) {
    rows.push(...Items.map((item) => JSON.stringify(item)));
  }
  expect(rows.filter((row) => row.includes('RATE#previews')).length).toBeGreaterThan(0);
  expect(rows.filter((row) => /canary/i.test(row) || row.includes(address))).toEqual([]);
});
