import { errorBody } from '../../../shared/model/errors.ts';
import { proofs } from '../../prove/proofs.ts';
import { caseCount } from '../../prove/try-cases.ts';
import {
  type Api,
  type ApiAnswer,
  type ApiRequest,
  changedRows,
  faultOf,
  type Operation,
  parsed,
  requestFor,
} from './api.ts';
import { exampleOf } from './example.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';

/** The maximum length of a field's path that a refusal writes out. */
const maxFieldCharacters = 100;

/**
 * Finds every hostile input that an operation mishandles. Input that its schema refuses must be a 400 that names the
 * field and writes nothing. Input that its schema accepts must be answered as the contract declares, never with a
 * 500.
 */
export async function mishandledInputs(
  api: Api,
  operation: Operation,
  authorization: string,
): Promise<{ tried: number; faults: string[] }> {
  const faults: string[] = [];
  const requests = hostileRequests(api, operation, authorization);
  const before = await api.stored();
  const judge = async (hostile: HostileRequest) => {
    const answer = await api.send(hostile.request);
    const fault = hostile.fields === null ? faultOf(operation, answer) : notRefused(hostile, answer);
    if (fault !== null) faults.push(`${operation.id}, ${hostile.what}: ${fault}`);
  };
  // One after the other, as each concurrent call would need its own Lambda environment, which has to start first.
  for (const hostile of requests.filter(({ fields }) => fields !== null)) await judge(hostile);
  const changed = changedRows(before, await api.stored());
  faults.push(...changed.map((key) => `${operation.id} changed ${key} over refused input`));
  for (const hostile of requests.filter(({ fields }) => fields === null)) await judge(hostile);
  return { tried: requests.length, faults };
}

function notRefused({ fields }: HostileRequest, { status, text }: ApiAnswer): string | null {
  const refusal = errorBody.safeParse(parsed(text));
  if (status !== 400 || refusal.data?.code !== 'invalid_input') return `answers ${status} instead of a 400`;
  const { field = '' } = refusal.data;
  const named = fields?.some(
    (path) => path === field || (field.length === maxFieldCharacters && path.startsWith(field)),
  );
  return named ? null : `names ${JSON.stringify(field)} instead of ${JSON.stringify(fields?.slice(0, 3))}`;
}

const kilobyte = 1024;
/** What the gateway refuses before it asks a function, which is the same for all, is tried with so many in the sample. */
const triedAtGateway = 3;

/** Finds what operations with a body answer if it is too large for them, or for the gateway. */
export async function mishandledSizes(
  api: Api,
  operations: readonly Operation[],
  authorization: string,
): Promise<string[]> {
  const faults: string[] = [];
  const withBody = operations.filter(({ route }) => route.body !== undefined);
  const before = await api.stored();
  const provesAll = caseCount('every-route') > proofs['every-route'].sample;
  for (const [at, operation] of withBody.entries()) {
    const beyondGateway = provesAll || at < triedAtGateway ? [10 * 1024 * kilobyte + 1] : [];
    for (const bytes of [256 * kilobyte + 1, 1024 * kilobyte, ...beyondGateway]) {
      const answer = await api.send(padded(api, operation, authorization, bytes));
      const fault = answer.status === 413 ? faultOf(operation, answer) : `answers ${answer.status}`;
      if (fault !== null) faults.push(`${operation.id} with ${bytes} bytes: ${fault}`);
    }
  }
  const changed = changedRows(before, await api.stored());
  faults.push(...changed.map((key) => `a body that is too large changed ${key}`));
  for (const operation of withBody) {
    const largest = await api.send(padded(api, operation, authorization, 256 * kilobyte));
    const fault = largest.status === 413 ? 'is too large' : faultOf(operation, largest);
    if (fault !== null) faults.push(`${operation.id} with 256 KB: ${fault}`);
  }
  return faults;
}

function padded(api: Api, operation: Operation, authorization: string, bytes: number): ApiRequest {
  const request = requestFor(operation, exampleOf(api, operation), authorization);
  return { ...request, body: String(request.body).padEnd(bytes, ' ') };
}
