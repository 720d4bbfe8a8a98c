/** The fields of an error other than its type. */
export interface ErrorDetails {
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
}

/**
 * An error in Stripe's format.
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

/** An error about an invalid request. */
export function invalidRequest(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, 'invalid_request_error', {
    message,
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
  });
}
