import { leadExports as contract } from '../../shared/contract/lead-exports.ts';
import { plans, usageMonth } from '../../shared/model/account/plans.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import { countExport } from '../data/billing/usage.ts';
import { repeatStore } from '../data/idempotency.ts';
import { pageLeads, type SessionOwner } from '../data/leads/leads.ts';
import { pendingRemovals } from '../data/privacy/removals.ts';
import { getSession } from '../data/sessions/sessions.ts';
import { openTable, type Table } from '../data/table.ts';
import { entitledPlan } from '../domain/billing/entitlement.ts';
import { type ExportFormat, exportPart } from '../domain/exports/export-part.ts';
import { refuseExport } from '../domain/exports/refuse-export.ts';
import { onlyOnce } from '../domain/only-once.ts';
import type { KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { leadAsIfRemoved } from '../domain/privacy/leave-out-removed.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { hashEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/**
 * How many leads a part holds, and how many megabytes. A part travels as text within JSON, which can be four times as
 * large, and a Lambda answers with at most 6 MB.
 */
const partBounds = { limit: 500, megabytes: 1 };

/** The operations on exports, over a table, a keyed hash and a clock. */
export function leadExportHandlers({
  table,
  hash,
  now,
}: {
  table: Table;
  hash: KeyedHash;
  now: () => Date;
}): Handlers<typeof contract> {
  async function mayExport({ userId, sessionId }: SessionOwner): Promise<void> {
    const [session, subscription] = await Promise.all([
      getSession(table, userId, sessionId),
      getSubscription(table, userId),
    ]);
    if (session === null) throw new Refusal('not_found', 'Session not found');
    refuseExport(session, plans[entitledPlan(subscription, now())].limits);
  }

  async function exported(owner: SessionOwner, format: ExportFormat, cursor: string | null) {
    const [page, pending] = await Promise.all([
      pageLeads(table, owner, { ...partBounds, after: cursor }),
      pendingRemovals(table),
    ]);
    const { after } = page;
    const removed = { addresses: new Set(pending.map(({ address }) => address)), hash, now: now() };
    const leads = await Promise.all(page.leads.map((lead) => leadAsIfRemoved(lead, removed)));
    return {
      filename: `leads-${owner.sessionId}.${format}`,
      content: exportPart(format, leads, { first: cursor === null, last: after === null }),
      next_cursor: after,
    };
  }

  return {
    async start({ params: { sessionId }, body: { format }, idempotencyKey }, { userId }) {
      const request = { operation: 'leadExports.start', sessionId, format };
      const at = now();
      await onlyOnce(repeatStore(table), { userId, key: idempotencyKey, request }, at, async (remember) => {
        await mayExport({ userId, sessionId });
        await countExport(table, userId, usageMonth(at), remember(sessionId));
        return sessionId;
      });
      return exported({ userId, sessionId }, format, null);
    },

    async next({ params: { sessionId }, query }, { userId }) {
      await mayExport({ userId, sessionId });
      return exported({ userId, sessionId }, query.format, query.cursor);
    },
  };
}

const environment = readEnvironment(hashEnvironment);
const table = openTable(environment.TABLE_NAME);
const hash = keyedHash(environment.HASH_KEY_SECRET_ARN);

export const handler = serve(
  contract,
  leadExportHandlers({ table, hash, now: () => new Date() }),
  accountGuard(table),
);
