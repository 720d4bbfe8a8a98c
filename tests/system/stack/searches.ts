import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { listLeads } from '../../../functions/data/leads/leads.ts';
import { idempotencyHeader } from '../../../shared/contract/route.ts';
import { sessionsOf } from './invariants.ts';
import type { Person } from './person.ts';
import { executionOf, type Product } from './product.ts';

const pollMs = 250;
const accepted = z.object({ data: z.object({ sessionId: z.string() }) });

/**
 * Creates a session and returns its id. What is not answered, or with a fault, is sent again under the same key, as
 * the browser does.
 */
export async function searchUntilAccepted(person: Person, domain: string, amount: number): Promise<string> {
  const key = { [idempotencyHeader]: randomUUID() };
  for (;;) {
    const answer = await person.call('POST', '/api/sessions', { domain, amount, fresh: true }, key);
    if (answer.status === 200) return accepted.parse(answer.body).data.sessionId;
    if (answer.status !== 0 && answer.status !== 429 && answer.status < 500) {
      throw new Error(`not created: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    await sleep(pollMs);
  }
}

/** Waits, however long it takes, until the executions of these sessions are over. */
export async function executionsEnd(product: Product, sessionIds: readonly string[]): Promise<void> {
  const runs = (id: string) => (executionOf(product, id)?.status ?? 'RUNNING') === 'RUNNING';
  while (sessionIds.some(runs)) await sleep(pollMs);
}

/** What is wrong with sessions of a user that should have completed with `amount` companies and all their contacts. */
export async function incomplete(product: Product, userId: string, amount: number): Promise<string[]> {
  const sessions = await sessionsOf(product.table, userId);
  const found = await Promise.all(
    sessions.map(async ({ id, domain, status, error_message }) => {
      const { status: execution, error, cause } = executionOf(product, id) ?? {};
      if (status !== 'completed') {
        return [`${domain} ended as ${status} (${error_message}), ${execution}: ${error} ${cause}`];
      }
      const leads = await listLeads(product.table, { userId, sessionId: id });
      const read = leads.filter(({ lead_contacts: [contact] }) => contact?.contact_data != null);
      const faults = leads.map(({ lead_contacts: [contact] }) => contact?.error_message ?? null);
      if (leads.length === amount && read.length === amount) return [];
      return [
        `${domain} has ${leads.length} companies, ${read.length} with contacts: ${[...new Set(faults)]}`,
      ];
    }),
  );
  return found.flat();
}
