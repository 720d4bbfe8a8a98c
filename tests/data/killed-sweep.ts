import { createHmac } from 'node:crypto';
import { removalStore } from '../../functions/data/privacy/removal-store.ts';
import { openTable } from '../../functions/data/table.ts';
import { sweepRemovals } from '../../functions/domain/privacy/sweep-removals.ts';

/*
 * Sweeps a table in a process of its own, which is killed (SIGKILL) at one of its calls to the table:
 * `killed-sweep.ts <table> <time> <call> before|after`. A call that never comes lets it end and print whether it is done.
 */
const [tableName = '', time = '', call = '', moment = ''] = process.argv.slice(2);
const table = openTable(tableName);
const hash = async (text: string) => createHmac('sha256', 'key').update(text).digest('base64url');

let calls = 0;
function killAt(now: string): void {
  if (calls === Number(call) && moment === now) process.kill(process.pid, 'SIGKILL');
}
table.client.middlewareStack.add(
  (next) => async (args) => {
    calls += 1;
    killAt('before');
    const answer = await next(args);
    killAt('after');
    return answer;
  },
  { step: 'initialize', name: 'kill' },
);

const services = {
  store: removalStore(table, hash),
  hash,
  now: () => new Date(time),
  pace: { settleSeconds: 0, restSeconds: 0 },
};
const { done } = await sweepRemovals(services, new AbortController().signal);
console.log(JSON.stringify({ done, calls }));
