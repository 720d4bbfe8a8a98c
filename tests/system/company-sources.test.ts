import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { listLeads } from '../../functions/data/leads/leads.ts';
import { openTable } from '../../functions/data/table.ts';
import { prepareAssembly } from '../../infra/local/prepare.ts';
import { type LocalStack, runLocalStack } from '../../infra/local/stack.ts';
import { row, rows } from '../providers/company-source/services.ts';
import { searched, writeSmallWeb } from './stack/small-web.ts';

/*
 * The services are in the recorded web under their own names, and the model is at an endpoint: the deployed code
 * calls them as configured, through the only outbound module.
 */
const proposed = {
  name: 'Moonshade Solar',
  domain: 'moonshade.example',
  does: ['solar panels', 'solar roofs'],
};
const invented = { ...proposed, name: 'Nowhere Solar', domain: 'nowhere.example' };
const proposals = { words: [], lines: [], companies: [proposed, invented] };
/** The model calls Seaglow likely, and says something about the first page that is not on it. */
const endpoint = createServer((request, response) => {
  request.setEncoding('utf8');
  let body = '';
  request.on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    const question = z
      .object({ messages: z.array(z.object({ content: z.string() })) })
      .parse(JSON.parse(body));
    const content = body.includes('verdicts')
      ? { verdicts: judged(question.messages.at(-1)?.content ?? '') }
      : proposals;
    const message = { role: 'assistant', content: JSON.stringify(content) };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
  });
});

function judged(material: string) {
  const told = z.object({ companies: z.array(z.object({ n: z.int(), name: z.string() })) });
  return told.parse(JSON.parse(material)).companies.map(({ n, name }) => ({
    n,
    buys: name === 'Seaglow' ? 'likely' : 'unlikely',
    quote: name === 'Seaglow' ? 'makes solar panels for boats' : 'the largest solar company in the world',
  }));
}

const folder = mkdtempSync(join(tmpdir(), 'sources-web-'));
let stack: LocalStack;

function addCompany(domain: string, name: string): void {
  mkdirSync(join(folder, 'hosts', domain), { recursive: true });
  writeFileSync(
    join(folder, 'hosts', domain, 'index.html'),
    `<!doctype html><title>${name}</title><meta name="description" content="${name} makes solar panels for boats.">
<h1>${name}</h1><p>We make solar panels for boats, and mend what the sea has broken.</p>`,
  );
}

beforeAll(async () => {
  writeSmallWeb(folder);
  addCompany('seaglow.example', 'Seaglow');
  addCompany('moonshade.example', 'Moonshade Solar');
  const wikidata = join(folder, 'hosts', 'query.wikidata.org');
  mkdirSync(wikidata, { recursive: true });
  const described = row('Q42', 'Seaglow', 'https://seaglow.example/', {
    itemDescription: 'company that fits solar panels to roofs',
  });
  writeFileSync(join(wikidata, 'sparql.html'), rows(described));
  const web = z.looseObject({ zones: z.record(z.string(), z.unknown()) });
  const file = join(folder, 'web.json');
  const description = web.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const host of ['query.wikidata.org', 'seaglow.example', 'moonshade.example']) {
    description.zones[host] = { A: ['93.184.215.20'] };
  }
  writeFileSync(file, JSON.stringify(description));
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(endpoint.address());
  stack = await runLocalStack({
    assemblyFolder: await prepareAssembly(() => undefined, AbortSignal.timeout(600_000)),
    dataFolder: null,
    port: null,
    web: { folder, kind: 'recorded' },
    environment: { LANGUAGE_MODEL_ID: 'scout', LANGUAGE_MODEL_URL: `http://127.0.0.1:${port}/v1` },
  });
});

afterAll(async () => {
  await stack?.stop();
  endpoint.close();
  rmSync(folder, { recursive: true });
});

it('Wikidata and a model propose companies that only they know, each proven on its own site; a missing one does no harm', async () => {
  const ids = z.object({ user_id: z.string(), session_id: z.string() });
  const operator = stack.find('AWS::Lambda::Function', 'OperatorSessions').id;
  const created = await stack.lambda.invoke(operator, { action: 'create', domain: searched, amount: 10 });
  if ('error' in created) throw new Error(created.error.errorMessage);
  const { user_id: userId, session_id: sessionId } = ids.parse(JSON.parse(created.payload));
  const machine = stack.find('AWS::StepFunctions::StateMachine', 'Pipeline').id;
  const { executionArn } = stack.stateMachines.start(machine, sessionId, created.payload);
  while (stack.stateMachines.describe(executionArn)?.status === 'RUNNING') await sleep(50);
  expect(stack.stateMachines.describe(executionArn)?.status).toBe('SUCCEEDED');

  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: stack.dynamoDbEndpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  const table = openTable(stack.find('AWS::DynamoDB::GlobalTable', 'Table').id);
  const leads = await listLeads(table, { userId, sessionId });
  table.client.destroy();
  expect(leads).toHaveLength(8);
  const seaglow = leads.find(({ domain }) => domain === 'seaglow.example');
  expect(seaglow?.evidence.map(({ source, url }) => `${source} ${url}`)).toEqual([
    'homepage https://seaglow.example/',
    'wikidata https://www.wikidata.org/wiki/Q42',
  ]);
  const moonshade = leads.find(({ domain }) => domain === 'moonshade.example');
  expect(moonshade).toMatchObject({ kind: 'topic', name: 'Moonshade Solar' });
  expect(moonshade?.relevance_reason).toContain('was proposed by a language model');
  expect(leads.find(({ kind }) => kind === 'topic')?.domain).toBe('seaglow.example');
  expect(seaglow?.reasons?.[0]).toBe(
    'A language model points to these words of its page: “makes solar panels for boats”.',
  );
  expect(JSON.stringify(leads)).not.toMatch(/nowhere\.example|largest solar company/);
});
