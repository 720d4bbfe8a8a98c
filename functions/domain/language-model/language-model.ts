import type * as z from 'zod';

/** A request to a model for an object that matches a schema. */
export interface Question<Schema extends z.ZodType> {
  /** What to do, in our own words. */
  readonly instructions: string;
  /** The data to do it with. People may have written it, so it is sent as data and never as instructions. */
  readonly material: Readonly<Record<string, unknown>>;
  readonly schema: Schema;
  readonly maxAnswerTokens: number;
}

/**
 * Why a model returned no object: it declined, it or its quota is busy, it took too long, the answer did not match
 * the schema, or it could not be reached. `detail` is for the log, and quotes nobody.
 */
export interface NoAnswer {
  readonly outcome: 'refused' | 'busy' | 'timed_out' | 'malformed' | 'unavailable';
  readonly detail: string;
}

export type Answer<Schema extends z.ZodType> =
  | { readonly outcome: 'answered'; readonly object: z.output<Schema> }
  | NoAnswer;

/** A language model. It may be wrong, slow or missing, but asking it never throws. */
export interface LanguageModel {
  ask<Schema extends z.ZodType>(question: Question<Schema>, signal: AbortSignal): Promise<Answer<Schema>>;
}
