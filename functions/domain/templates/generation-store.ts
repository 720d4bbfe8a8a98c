import type { GeneratedTemplate } from '../../../shared/model/outreach/template-request.ts';
import type { StoredSubscription } from '../billing/billing-store.ts';

/** A credit and an email generation that were taken for a text that is being written. */
export interface Reservation {
  readonly id: string;
  /** The UTC month that the credit and the email generation were taken from and are returned to. */
  readonly month: string;
  /** When the Lambda that reserved can no longer be running (ISO 8601). */
  readonly lapses_at: string;
  /** The request's key, which is freed if no text is written. */
  readonly idempotency_key: string | null;
}

/** How many generated emails and credits a month has. Null: no limit, or nothing is taken. */
export interface GenerationLimits {
  readonly emailGenerations: number | null;
  /** A text written by a model takes a credit. A composed text takes none. */
  readonly aiCredits: number | null;
}

/** What an email generation is taken under, and what is written together with it. */
export interface Taking<Along> {
  readonly userId: string;
  readonly month: string;
  readonly limits: GenerationLimits;
  /** The subscription that the limits were read from. */
  readonly subscription: StoredSubscription | null;
  readonly along: readonly Along[];
}

/** Why nothing was taken: the plan's limit is used up, or the plan has changed. */
export type TakeOutcome = 'taken' | 'used_up' | 'plan_changed';

/**
 * What became of a reservation. A model's text costs what was taken. For a composed text the credit is returned, and for no
 * text all of it.
 */
export type Settlement = 'by_model' | 'without_model' | 'nothing';

/** A text that is stored for a day, to answer the same request again. */
export interface StoredText {
  readonly id: string;
  readonly generated: GeneratedTemplate;
  readonly at: Date;
}

/** Where generations are counted and their texts are stored. */
export interface GenerationStore<Along> {
  subscription(userId: string): Promise<StoredSubscription | null>;
  /** Returns what lapsed reservations hold. */
  returnLapsed(userId: string, now: Date): Promise<void>;
  /** Takes an email generation and a credit, and stores a reservation until it is settled. */
  reserve(reservation: Reservation, taking: Taking<Along>): Promise<TakeOutcome>;
  /** Uses up an email generation, and stores its text if one is given. */
  take(taking: Taking<Along>, text: StoredText | null): Promise<TakeOutcome>;
  /** Settles a reservation once, and stores its text if one is given. False if it was settled before. */
  settle(
    userId: string,
    reservation: Reservation,
    settlement: Settlement,
    text: StoredText | null,
  ): Promise<boolean>;
  /** A stored text; null if there is none, for example while it is being written. */
  generated(userId: string, id: string): Promise<GeneratedTemplate | null>;
}
