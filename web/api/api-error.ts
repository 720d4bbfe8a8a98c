import { type ErrorBody, type ErrorCode, errorBody, errorStatus } from '../../shared/model/errors.ts';

/**
 * Why a call of the API failed. `message` may be shown as it is: the service's own words, else those of the contract
 * (offline, an answer of the gateway). `field` names the input at fault.
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

/** The error that an unsuccessful answer stands for: its own body's, else what its status means and `failure`. */
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

// The gateway's own answers carry no body of ours (401, 404, 413, 429, 503), CloudFront's neither (502, 504).
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

/** What an error says of one field: its words without the field's name, which stands beside them already. */
export function fieldFault(error: ApiError | undefined, field: string): string | undefined {
  if (error?.field !== field) return undefined;
  return error.message.startsWith(`${field}: `) ? error.message.slice(field.length + 2) : error.message;
}
