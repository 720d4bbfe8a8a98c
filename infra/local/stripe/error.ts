/** What an error says beside its type. */
export interface ErrorDetails {
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
}

/**
 * A refusal in the form of Stripe's.
 * @see https://docs.stripe.com/api/errors
 */
export class StripeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: ErrorDetails;
  constructor(status: number, type: string, details: ErrorDetails) {
    super(details.message);
    this.status = status;
    this.type = type;
    this.details = details;
  }
}

/** A refusal of what the caller sent. */
export function invalidRequest(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, 'invalid_request_error', {
    message,
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
  });
}
