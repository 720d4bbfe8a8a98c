import type { StoredSubscription } from '../billing/billing-store.ts';
import type { EarlierSearch } from './earlier-search.ts';
import type { NewSession } from './new-session.ts';

/** What a new session costs: one search of the month and one of those that may run at once, under the subscription that was read. */
interface SearchCharge {
  readonly limit: number;
  readonly maxRunning: number;
  readonly subscription: StoredSubscription | null;
}

/** Why a session was not created: searches are used up (the month's, or the hour's free ones), too many run, or the plan changed. */
export type CreateOutcome =
  | 'created'
  | 'searches_used_up'
  | 'too_many_running'
  | 'free_searches_used_up'
  | 'plan_changed';

/** Where sessions are stored. `Along` is what the store can write together with a new session. */
export interface SessionStore<Along> {
  subscription(userId: string): Promise<StoredSubscription | null>;
  /** The address of a user's account; null before the first visit to the app, which makes the profile. */
  emailOf(userId: string): Promise<string | null>;
  find(userId: string, sessionId: string): Promise<NewSession | null>;
  /** The last search of a domain that found companies. */
  lastFound(userId: string, domain: string): Promise<EarlierSearch | null>;
  /** Creates a session and takes the search that it costs, together or not at all. */
  create(session: NewSession, charge: SearchCharge, along: readonly Along[]): Promise<CreateOutcome>;
  /** Writes what would have gone along with a new session. */
  write(along: readonly Along[]): Promise<void>;
}
