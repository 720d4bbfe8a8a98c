import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { listLeads, type SessionOwner } from '../../functions/data/leads.ts';
import { getSession } from '../../functions/data/sessions.ts';
import { openTable, type Table } from '../../functions/data/table.ts';
import { type Engine, withEngine } from '../../infra/local/engine.ts';
import { latency, searched, slowMs, writeLatencyWeb } from './latency-web.ts';
import { type Report, rounded } from './report.ts';
import { criticalPath, type StepTimes, timeSteps } from './step-times.ts';

const amounts = [10, 25];
const pollMs = 50;
const mostMs = 120_000;
const ids = z.object({ user_id: z.string(), session_id: z.string() });

/**
 * A whole session over a web with latencies, on a stack in memory, against the critical path of its own steps: first
 * with a cold start of every Lambda, which share this machine's processors, then with all of them warm.
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
        return [
          { lambdas: 'cold', ...cold },
          { lambdas: 'warm', ...(await session(engine, steps, amount)) },
        ];
      });
      for (const run of runs) {
        const most = 5 + 2 * run.leads;
        if (run.transitions <= most) continue;
        broken.push(`${run.leads} companies took ${run.transitions} state transitions, more than ${most}.`);
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
      'path = find + the slowest company (enrich + validate) + finish, as measured in the same run.',
    ],
    broken,
  };
}

async function session({ stack, call }: Engine, steps: StepTimes, amount: number) {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: stack.dynamoDbEndpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
  });
  const table = openTable(stack.find('AWS::DynamoDB::GlobalTable', 'Table').id);
  const created = await call('OperatorSessions', { action: 'create', domain: searched, amount }, ids);
  const owner = { userId: created.user_id, sessionId: created.session_id };
  steps.take();
  const requests = countRequests();
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
      // Reading the leads costs time of its own, and once there are contacts nobody needs to know.
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
          'HTTP requests': requests.count(),
          'processor s': rounded((user + system) / 1e6, 1),
        };
      }
      if (elapsed > mostMs) throw new Error('The session did not end within two minutes.');
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

const requested = z.object({ request: z.object({ url: z.string() }) });

/** Counts what reaches the recorded web, which runs in this process: only a proxy is asked for absolute URLs. */
function countRequests() {
  const channel = 'http.server.request.start';
  let count = 0;
  const note = (message: unknown) => {
    const { data } = requested.safeParse(message);
    if (data !== undefined && /^https?:\/\//.test(data.request.url)) count += 1;
  };
  subscribe(channel, note);
  return { count: () => count, stop: () => unsubscribe(channel, note) };
}
