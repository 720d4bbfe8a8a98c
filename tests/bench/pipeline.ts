import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { listLeads, type SessionOwner } from '../../functions/data/leads/leads.ts';
import { getSession } from '../../functions/data/sessions/sessions.ts';
import { openTable, type Table } from '../../functions/data/table.ts';
import { type Engine, withEngine } from '../../infra/local/engine.ts';
import { latency, leastMs, searched, slowMs, writeLatencyWeb } from './latency-web.ts';
import { type Report, rounded } from './report.ts';
import { criticalPath, type StepTimes, timeSteps } from './step-times.ts';
import { noteWebRequests } from './web-requests.ts';

const amounts = [10, 25];
const pollMs = 50;
const maxSessionMs = 120_000;
const ids = z.object({ user_id: z.string(), session_id: z.string() });

/**
 * Compares a whole session over a web with latencies, on a stack in memory, with what these latencies alone take, and
 * with the critical path of its own steps:
 * first with a cold start of every Lambda, which share this machine's processors, then with all of them warm, then
 * with sites cached from the session before.
 */
export async function pipeline(signal: AbortSignal): Promise<Report> {
  const rows: Report['rows'][number][] = [];
  const broken: string[] = [];
  for (const amount of amounts) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
    try {
      writeLatencyWeb(folder, amount + 15);
      const runs = await withEngine(folder, signal, async (engine) => {
        const steps = timeSteps(engine.stack);
        const cold = await session(engine, steps, amount);
        await forgetSites(engine);
        const warm = await session(engine, steps, amount);
        const kept = await session(engine, steps, amount);
        return [
          { lambdas: 'cold', ...against('read', cold) },
          { lambdas: 'warm', ...against('read', warm) },
          { lambdas: 'warm', ...against('kept', kept) },
        ];
      });
      for (const run of runs) {
        const maxTransitions = 5 + 2 * run.leads;
        if (run.transitions <= maxTransitions) continue;
        broken.push(
          `${run.leads} companies took ${run.transitions} state transitions, more than ${maxTransitions}.`,
        );
      }
      rows.push(...runs);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const { dnsMs, connectMs, responseMs } = latency;
  return {
    title: 'pipeline: one session; times in ms',
    rows,
    notes: [
      `Every DNS answer takes ${dnsMs} ms, every page ${connectMs} + ${responseMs} ms, those of one company ${slowMs} ms more.`,
      'processor s: of this whole process, Lambdas included; where it nears the total on each processor, that is the limit.',
      'least = what the latencies of names, connections and pages alone add up to, pages one pause apart.',
      'path = find + the slowest company (enrich + validate) + finish, as measured in the same run.',
    ],
    broken,
  };
}

/** A session's figures beside the least that its latencies allow. */
function against<Figures extends { readonly total: number }>(sites: 'read' | 'kept', figures: Figures) {
  const least = leastMs(sites);
  return { sites, ...figures, least, 'total / least': rounded(figures.total / least, 2) };
}

function tableOf({ stack }: Engine): Table {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: stack.dynamoDbEndpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
  });
  return openTable(stack.find('AWS::DynamoDB::GlobalTable', 'Table').id);
}

/** Removes the cached sites and mail domains, as if the week were over. */
async function forgetSites(engine: Engine): Promise<void> {
  const table = tableOf(engine);
  const { Items = [] } = await table.client.send(
    new ScanCommand({
      TableName: table.name,
      FilterExpression: 'begins_with(pk, :site) OR begins_with(pk, :mail)',
      ExpressionAttributeValues: { ':site': 'SITE#', ':mail': 'MAIL_DOMAIN#' },
    }),
  );
  for (const { pk, sk } of Items) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
  }
  table.client.destroy();
}

async function session(engine: Engine, steps: StepTimes, amount: number) {
  const { stack, call } = engine;
  const table = tableOf(engine);
  const created = await call('OperatorSessions', { action: 'create', domain: searched, amount }, ids);
  const owner = { userId: created.user_id, sessionId: created.session_id };
  steps.take();
  const requests = noteWebRequests();
  try {
    const machine = stack.find('AWS::StepFunctions::StateMachine', 'Pipeline');
    const spent = process.cpuUsage();
    const begin = performance.now();
    const { executionArn } = stack.stateMachines.start(
      machine.id,
      created.session_id,
      JSON.stringify(created),
    );
    let firstLead: number | null = null;
    let firstContacts: number | null = null;
    for (;;) {
      const row = await getSession(table, owner.userId, owner.sessionId);
      const elapsed = performance.now() - begin;
      if (row && row.leads_count > 0) firstLead ??= elapsed;
      // Reading the leads takes time itself, and after the first contacts it is not needed.
      if (firstLead !== null && firstContacts === null && (await hasContacts(table, owner))) {
        firstContacts = performance.now() - begin;
      }
      if (row?.status === 'failed') throw new Error(`The session failed: ${row.error_message}`);
      if (row?.status === 'completed') {
        while (stack.stateMachines.describe(executionArn)?.status === 'RUNNING') await sleep(1);
        const total = performance.now() - begin;
        const { user, system } = process.cpuUsage(spent);
        const { find, slowest, finish } = criticalPath(steps.take());
        const path = find + slowest + finish;
        return {
          asked: amount,
          leads: row.leads_count,
          total: rounded(total),
          'first lead': rounded(firstLead ?? total),
          'first contacts': rounded(firstContacts ?? total),
          find: rounded(find),
          'slowest company': rounded(slowest),
          finish: rounded(finish),
          path: rounded(path),
          'total / path': rounded(total / path, 2),
          transitions: stack.stateMachines.transitions(executionArn),
          'HTTP requests': requests.take().length,
          'processor s': rounded((user + system) / 1e6, 1),
        };
      }
      if (elapsed > maxSessionMs) throw new Error('The session did not end within two minutes.');
      await sleep(pollMs);
    }
  } finally {
    requests.stop();
    table.client.destroy();
  }
}

async function hasContacts(table: Table, owner: SessionOwner): Promise<boolean> {
  const leads = await listLeads(table, owner);
  return leads.some(({ lead_contacts: [contact] }) => contact?.contact_data);
}
