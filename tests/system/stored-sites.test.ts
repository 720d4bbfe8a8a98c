import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openTable } from '../../functions/data/table.ts';
import { type Engine, withEngine } from '../../infra/local/engine.ts';
import { noteWebRequests } from '../bench/web-requests.ts';
import { companyCount, searched, writeSmallWeb } from './stack/small-web.ts';

const ids = z.object({ user_id: z.string(), session_id: z.string() });
const read = z.looseObject({
  session: z.looseObject({ status: z.string() }),
  leads: z.array(z.looseObject({ domain: z.string(), contacts: z.unknown() })),
});

/** Runs one session of a new user to its end. */
async function session({ stack, call }: Engine): Promise<z.infer<typeof read>> {
  const created = await call('OperatorSessions', { action: 'create', domain: searched, amount: 6 }, ids);
  const machine = stack.find('AWS::StepFunctions::StateMachine', 'Pipeline');
  stack.stateMachines.start(machine.id, created.session_id, JSON.stringify(created));
  for (;;) {
    const now = await call('OperatorSessions', { action: 'read', session_id: created.session_id }, read);
    if (now.session.status !== 'processing') return now;
    await sleep(50);
  }
}

/** The requests to the sites other than the home pages that prove the companies. */
function crawled(urls: readonly string[]): string[] {
  return urls.filter((url) => new URL(url).pathname !== '/');
}

describe('a site that was read within the week', () => {
  it('costs the next session no request, whoever asks, and leads to the same contacts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stored-sites-'));
    const requests = noteWebRequests();
    try {
      writeSmallWeb(folder);
      await withEngine(folder, AbortSignal.timeout(60_000), async (engine) => {
        const first = await session(engine);
        const homesAndMore = requests.take();
        expect(first.leads).toHaveLength(companyCount);
        expect(crawled(homesAndMore).length).toBeGreaterThanOrEqual(companyCount);

        const second = await session(engine);
        const homesOnly = requests.take();
        expect(crawled(homesOnly)).toEqual([]);
        expect(homesOnly.length).toBe(
          homesAndMore.filter((url) => new URL(url).pathname === '/').length - companyCount,
        );
        const contacts = ({ leads }: z.infer<typeof read>) =>
          leads.map(({ domain, contacts }) => ({
            domain,
            contacts: { ...Object(contacts), email_verdicts: {} },
          }));
        expect(contacts(second)).toEqual(contacts(first));

        expect(await sharedKeys(engine)).toEqual(
          expect.arrayContaining(['SITE#brightfield.example', 'MAIL_DOMAIN#brightfield.example MAIL_DOMAIN']),
        );
        for (const key of await sharedKeys(engine)) expect(key).not.toMatch(/@|marlow|ada/i);
      });
    } finally {
      requests.stop();
      rmSync(folder, { recursive: true });
    }
  });
});

/** The keys of rows about the web that all users share. */
async function sharedKeys({ stack }: Engine): Promise<string[]> {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: stack.dynamoDbEndpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  const { client, name } = openTable(stack.find('AWS::DynamoDB::GlobalTable', 'Table').id);
  const { Items = [] } = await client.send(
    new ScanCommand({ TableName: name, ProjectionExpression: 'pk, sk' }),
  );
  client.destroy();
  return z
    .array(z.object({ pk: z.string(), sk: z.string() }))
    .parse(Items)
    .filter(({ pk }) => !pk.startsWith('USER#'))
    .map(({ pk, sk }) => (sk.startsWith('CONTACTS#') ? pk : `${pk} ${sk}`));
}
