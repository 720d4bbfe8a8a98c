import { type Api, changedRows, faultOf, type Operation, requestFor } from './api.ts';
import { exampleOf } from './example.ts';

/**
 * Finds every one of `credentials` (by name; null sends no header) with which an operation answers something other
 * than 401, and whatever was written nevertheless. None of them is a user's access token. An operation without a
 * user must only refuse requests without its own proof, unless it is public.
 */
export async function admittedWithout(
  api: Api,
  operations: readonly Operation[],
  credentials: Readonly<Record<string, string | null>>,
): Promise<string[]> {
  const faults: string[] = [];
  const before = await api.stored();
  for (const operation of operations.filter(({ route }) => route.access !== 'public')) {
    for (const [name, authorization] of Object.entries(credentials)) {
      const answer = await api.send(requestFor(operation, exampleOf(api, operation), authorization));
      const refused = operation.route.access === 'user' ? answer.status === 401 : answer.status !== 200;
      const fault = refused ? faultOf(operation, answer) : `answers ${answer.status}`;
      if (fault !== null) faults.push(`${operation.id} with ${name}: ${fault}`);
    }
  }
  const changed = changedRows(before, await api.stored());
  return [...faults, ...changed.map((key) => `a call without a user changed ${key}`)];
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Finds every undeclared method that a path of the contract answers. */
export async function undeclaredMethods(
  api: Api,
  operations: readonly Operation[],
  authorization: string,
): Promise<string[]> {
  const declared = new Set(operations.map(({ route }) => `${route.method} ${route.path}`));
  const faults: string[] = [];
  for (const operation of operations) {
    const request = requestFor(operation, exampleOf(api, operation), authorization);
    for (const method of methods.filter((each) => !declared.has(`${each} ${operation.route.path}`))) {
      const { status } = await api.send({ ...request, method, body: method === 'GET' ? null : '{}' });
      if (status !== 404) faults.push(`${method} ${operation.route.path} answers ${status}`);
    }
  }
  return faults;
}
