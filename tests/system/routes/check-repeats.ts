import { type Api, changedRows, faultOf, type Operation, requestFor } from './api.ts';
import { exampleOf } from './example.ts';

/** An input different from the one with which an operation is first called. */
const another = 1;

/**
 * Finds what an idempotent operation does with a known key. The same request must be answered as before and write
 * nothing, a key in other letters is the same one, and another request with it is a conflict that writes nothing
 * either.
 */
export async function mishandledRepeats(
  api: Api,
  operation: Operation,
  authorization: string,
): Promise<string[]> {
  if (!operation.route.idempotent) return [];
  const key = crypto.randomUUID();
  const request = {
    ...requestFor(operation, exampleOf(api, operation), authorization),
    idempotencyKey: key,
  };
  const first = await api.send(request);
  if (first.status !== 200) return [`${operation.id} under a new key answers ${first.status}`];
  const faults: string[] = [];
  const before = await api.stored();
  for (const idempotencyKey of [key, key.toUpperCase()]) {
    const again = await api.send({ ...request, idempotencyKey });
    const isSame = again.status === first.status && again.text === first.text;
    if (!isSame) faults.push(`${operation.id} repeated under ${idempotencyKey} answers ${again.text}`);
  }
  // Texts that are not a domain or a profile are refused whatever the key.
  const meaningful = { for_domain: api.meaningful?.for_domain, linkedin: 'another-seller' };
  const other = requestFor(operation, exampleOf({ ...api, meaningful }, operation, another), authorization);
  const refused = await api.send({ ...other, idempotencyKey: key });
  const fault = refused.status === 409 ? faultOf(operation, refused) : `answers ${refused.status}`;
  if (fault !== null) faults.push(`${operation.id}, another request under the same key: ${fault}`);
  const changed = changedRows(before, await api.stored());
  return [...faults, ...changed.map((each) => `${operation.id} changed ${each} when it was repeated`)];
}
