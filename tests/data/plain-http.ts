import { Pool } from 'undici';
import type { Table } from '../../functions/data/table.ts';

type RequestHandler = Table['client']['config']['requestHandler'];

/** The headers of a signature that the emulator requires but does not check. */
const unsigned = {
  authorization:
    'AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20260101T000000Z',
};

const connections = 16;
const pools = new Map<string, Pool>();

/**
 * Makes a table's client send unsigned requests over a leaner HTTP client. The tests on the emulator make hundreds
 * of thousands of calls, and signing and Node's own client would take a quarter of the time. Neither is tested here.
 */
export function sendPlainly(table: Table): Table {
  const { client } = table;
  client.middlewareStack.remove('httpSigningMiddleware');
  const handler: RequestHandler = {
    ...client.config.requestHandler,
    async handle({ protocol, hostname, port, path, headers, body }) {
      const origin = `${protocol}//${hostname}:${port}`;
      const pool = pools.get(origin) ?? new Pool(origin, { connections });
      pools.set(origin, pool);
      const answer = await pool.request({ path, method: 'POST', headers: { ...headers, ...unsigned }, body });
      const bytes = new Uint8Array(await answer.body.arrayBuffer());
      return { response: { statusCode: answer.statusCode, headers: answer.headers, body: bytes } };
    },
  };
  Object.assign(client.config, { requestHandler: handler });
  return table;
}
