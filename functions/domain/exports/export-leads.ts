import { plans, usageMonth } from '../../../shared/model/account/plans.ts';
import { entitledPlan } from '../billing/entitlement.ts';
import { onlyOnce, type RepeatStore } from '../only-once.ts';
import type { KeyedHash } from '../privacy/keyed-hash.ts';
import { leadAsIfRemoved } from '../privacy/leave-out-removed.ts';
import { ownSession } from '../sessions/own-session.ts';
import { type ExportFormat, exportPart } from './export-part.ts';
import type { ExportStore } from './export-store.ts';
import { refuseExport } from './refuse-export.ts';

/**
 * How many leads a part holds, and how many megabytes. A part travels as text within JSON, which can be four times as
 * large, and a Lambda answers with at most 6 MB.
 */
const partBounds = { limit: 500, megabytes: 1 };

/** What exports need. */
export interface ExportServices<Along> {
  readonly store: ExportStore<Along>;
  readonly repeats: RepeatStore<Along>;
  readonly hash: KeyedHash;
  readonly now: () => Date;
}

/** The leads of one session as a file of one format. */
export interface ExportRequest {
  readonly userId: string;
  readonly sessionId: string;
  readonly format: ExportFormat;
}

/** A part of the file; `next_cursor` is where the next part begins, null at the end. */
export interface ExportedPart {
  readonly filename: string;
  readonly content: string;
  readonly next_cursor: string | null;
}

/** Counts an export, once per `key`, and returns its first part. Throws a `Refusal` if the plan has no exports. */
export async function startExport<Along>(
  services: ExportServices<Along>,
  { userId, sessionId, format }: ExportRequest,
  key: string | null,
): Promise<ExportedPart> {
  const { store, repeats, now } = services;
  const request = { operation: 'leadExports.start', sessionId, format };
  const at = now();
  await onlyOnce(repeats, { userId, key, request }, at, async (remember) => {
    await refuseOthers(services, userId, sessionId);
    await store.count(userId, { month: usageMonth(at), exports: 1 }, remember(sessionId));
    return sessionId;
  });
  return part(services, { userId, sessionId, format }, null);
}

/** The part of an export that begins at `cursor`. */
export async function continueExport<Along>(
  services: ExportServices<Along>,
  request: ExportRequest,
  cursor: string,
): Promise<ExportedPart> {
  await refuseOthers(services, request.userId, request.sessionId);
  return part(services, request, cursor);
}

async function refuseOthers<Along>(
  { store, now }: ExportServices<Along>,
  userId: string,
  sessionId: string,
): Promise<void> {
  const [session, subscription] = await Promise.all([
    store.session(userId, sessionId),
    store.subscription(userId),
  ]);
  refuseExport(ownSession(session), plans[entitledPlan(subscription, now())].limits);
}

async function part<Along>(
  { store, hash, now }: ExportServices<Along>,
  { format, ...owner }: ExportRequest,
  cursor: string | null,
): Promise<ExportedPart> {
  const [page, addresses, session] = await Promise.all([
    store.leads(owner, { ...partBounds, after: cursor }),
    store.removed(),
    store.session(owner.userId, owner.sessionId),
  ]);
  const position = { first: cursor === null, last: page.after === null, forDomain: session?.domain ?? '' };
  const removed = { addresses, hash, now: now() };
  const leads = await Promise.all(page.leads.map((lead) => leadAsIfRemoved(lead, removed)));
  return {
    filename: `leads-${owner.sessionId}.${format}`,
    content: exportPart(format, leads, position),
    next_cursor: page.after,
  };
}
