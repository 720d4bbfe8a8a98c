import * as z from 'zod';

/** Every code that an answer of the API can carry, with the HTTP status it travels under. Closed: clients switch on it. */
export const errorStatus = {
  invalid_input: 400,
  not_authenticated: 401,
  forbidden: 403,
  limit_reached: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

/** A code of the API, or `offline`, which only a client can know. */
export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every answer that is not a success. `field` names the input at fault, as a dotted path. */
export const errorBody = z.strictObject({
  code: z.enum(errorCodes),
  message: z.string(),
  field: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** A refusal that the caller may read: `message` is shown to people as it is, so it holds nothing internal. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly field: string | undefined;

  constructor(code: ErrorCode, message: string, options: { field?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.field = options.field;
  }

  get body(): ErrorBody {
    return this.field === undefined
      ? { code: this.code, message: this.message }
      : { code: this.code, message: this.message, field: this.field };
  }
}
