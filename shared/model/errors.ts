import * as z from 'zod';

/** Every error code of the API with its HTTP status. The list is closed, as clients switch on it. */
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

/** A code of the API, or `offline`, which only a client can detect. */
export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every error response. `field` is the dotted path of the invalid input. */
export const errorBody = z.strictObject({
  code: z.enum(errorCodes),
  message: z.string(),
  field: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** An error whose `message` is shown to people as it is, so it must not contain anything internal. */
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
