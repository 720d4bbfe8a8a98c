import { v7 as uuidv7 } from 'uuid';
import { plans } from '../../../shared/model/account/plans.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import { limits } from '../../../shared/model/limits.ts';
import { entitledPlan } from '../billing/entitlement.ts';
import { parseDomainName } from '../companies/name/domain-name.ts';
import { onlyOnce, type RepeatStore } from '../only-once.ts';
import { type KeyedHash, personHash } from '../privacy/keyed-hash.ts';
import { answers, type EarlierSearch } from './earlier-search.ts';
import { freeSearchesUsedUp, freeSearchOf } from './free-searches.ts';
import { newSession, searchesUsedUp, tooManyRunning } from './new-session.ts';
import { ownSession } from './own-session.ts';
import type { Pipeline } from './pipeline.ts';
import type { SessionStore } from './session-store.ts';

/** Marks the stored answer to a request that an earlier search answered. */
const earlierPrefix = 'earlier ';

/** How often a creation is tried if the plan changes between reading and writing. */
const maxAttempts = 3;

/** What searches need. */
export interface SearchServices<Along> {
  readonly store: SessionStore<Along>;
  readonly repeats: RepeatStore<Along>;
  readonly pipeline: Pipeline;
  readonly hash: KeyedHash;
  /** Told of a session that was stored and not started, for the log. */
  readonly onNotStarted: (sessionId: string, error: unknown) => void;
  readonly now: () => Date;
}

/** A domain, and how many companies are looked for. */
interface Asked {
  readonly domain: string;
  readonly amount: number;
}

/** What a request for a search is answered with: a session, and what an earlier search found if that answers it. */
export interface Search {
  readonly sessionId: string;
  readonly earlier: {
    readonly domain: string;
    readonly companies: number;
    readonly found_at: string;
  } | null;
}

/**
 * Searches the buyers of a domain, once per `key`: answers with the last search of it where that holds, unless a `fresh` one
 * is asked for, and else creates a session and starts it. Throws `limit_reached` when the plan's searches are used
 * up, and `too_many_requests` when too many run.
 */
export async function search<Along>(
  services: SearchServices<Along>,
  userId: string,
  { fresh, ...asked }: Asked & { readonly fresh: boolean },
  key: string | null,
): Promise<Search> {
  const { store, repeats, now } = services;
  const repeatable = { userId, key, request: { operation: 'sessions.create', ...asked, fresh } };
  const answered = await onlyOnce(repeats, repeatable, now(), async (remember) => {
    const earlier = fresh ? null : await earlierSearch(services, userId, asked);
    if (earlier === null) return createSession(services, userId, asked, remember);
    const id = `${earlierPrefix}${earlier.session_id}`;
    await store.write(remember(id));
    return id;
  });
  if (!answered.startsWith(earlierPrefix)) return { sessionId: answered, earlier: null };
  const { id, domain, leads_count, completed_at, created_at } = await ownSession(
    await store.find(userId, answered.slice(earlierPrefix.length)),
  );
  const earlier = { domain, companies: leads_count, found_at: completed_at ?? created_at };
  return { sessionId: id, earlier };
}

/** The search of this user that answers a request already. */
async function earlierSearch<Along>(
  { store, now }: SearchServices<Along>,
  userId: string,
  asked: Asked,
): Promise<EarlierSearch | null> {
  const name = parseDomainName(asked.domain);
  const earlier = name && (await store.lastFound(userId, name.domain));
  return earlier !== null && answers(earlier, asked, now()) ? earlier : null;
}

async function createSession<Along>(
  services: SearchServices<Along>,
  userId: string,
  asked: Asked,
  remember: (sessionId: string) => readonly Along[],
): Promise<string> {
  const { store, now } = services;
  const person = await personOf(services, userId);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const subscription = await store.subscription(userId);
    const at = now();
    const planned = plans[entitledPlan(subscription, at)].limits;
    const session = newSession({ ...asked, userId, sessionId: uuidv7() }, { limits: planned, person }, at);
    const charge = {
      limit: planned.lead_searches_limit,
      maxRunning: limits.runningSearches.max,
      subscription,
    };
    const outcome = await store.create(session, charge, remember(session.id));
    if (outcome === 'searches_used_up') throw searchesUsedUp(planned, at);
    if (outcome === 'too_many_running') throw tooManyRunning();
    if (outcome === 'free_searches_used_up') throw freeSearchesUsedUp(freeSearchOf(person, at));
    if (outcome === 'created') {
      await startOrLeaveToSweep(services, userId, session.id);
      return session.id;
    }
  }
  throw new Refusal('conflict', 'Your plan is being changed. Please try again.');
}

/** Accounts whose addresses have one delivered form are one person's. */
async function personOf<Along>({ store, hash }: SearchServices<Along>, userId: string): Promise<string> {
  const email = await store.emailOf(userId);
  return (email === null ? null : await personHash(email, hash)) ?? (await hash(`account ${userId}`));
}

/** The session is stored already. If its start fails the sweep starts it, so the caller sees no failure. */
async function startOrLeaveToSweep<Along>(
  { pipeline, onNotStarted }: SearchServices<Along>,
  userId: string,
  sessionId: string,
): Promise<void> {
  try {
    await pipeline.start({ user_id: userId, session_id: sessionId });
  } catch (error) {
    onNotStarted(sessionId, error);
  }
}
