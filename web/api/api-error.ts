import { type ErrorBody, type ErrorCode, errorBody, errorStatus } from '../../shared/model/errors.ts';

/**
 * Why a call of the API failed. `message` can be shown as it is: it comes from the service, or from the contract if the
 * answer had none (offline, or an answer of the gateway). `field` names the input that was refused.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'offline';
  readonly field: string | undefined;

  constructor(
    code: ErrorCode | 'offline',
    message: string,
    options: { field?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.field = options.field;
  }
}

/** The error for an unsuccessful answer: from its body, or else from its status, with `failure` as the message. */
export async function errorFrom(response: Response, failure: string): Promise<ApiError> {
  const body = await readBody(response);
  if (body) return new ApiError(body.code, body.message, { field: body.field });
  return new ApiError(codeForStatus(response.status), failure);
}

async function readBody(response: Response): Promise<ErrorBody | undefined> {
  try {
    return errorBody.safeParse(await response.json()).data;
  } catch {
    return undefined;
  }
}

// Answers of the gateway (401, 404, 413, 429, 503) and of CloudFront (502, 504) do not have our body format.
function codeForStatus(status: number): ErrorCode {
  switch (status) {
    case errorStatus.invalid_input:
      return 'invalid_input';
    case errorStatus.not_authenticated:
      return 'not_authenticated';
    case errorStatus.not_found:
      return 'not_found';
    case errorStatus.too_large:
      return 'too_large';
    case errorStatus.too_many_requests:
      return 'too_many_requests';
    case 502:
    case errorStatus.unavailable:
    case 504:
      return 'unavailable';
    default:
      return 'internal';
  }
}

/** What people read about whatever a call of the API threw. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'An unexpected error occurred';
}

/** The message for one field, without the field's name at its start, which the label next to it already says. */
export function fieldFault(error: ApiError | undefined, field: string): string | undefined {
  if (error?.field !== field) return undefined;
  return error.message.startsWith(`${field}: `) ? error.message.slice(field.length + 2) : error.message;
}
