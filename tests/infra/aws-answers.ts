import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The answers of a fake of AWS, by service and operation, such as `sts GetCallerIdentity`: XML, an error if it is
 * an `ErrorResponse`, or an object as JSON. Unsigned requests count as calls to Stripe, whose whole address is the key.
 */
export type Answers = Record<string, string | object>;

/**
 * A server that answers as AWS does, in the protocol of each service. A call without a prepared answer gets status
 * 400 with `ResourceNotFoundException`.
 */
export async function answerAsAws(answers: Answers): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const service = /\/([a-z0-9-]+)\/aws4_request/.exec(request.headers.authorization ?? '')?.[1] ?? 'stripe';
    const target = request.headers['x-amz-target'];
    const operation =
      (typeof target === 'string' ? target.split('.')[1] : new URLSearchParams(body).get('Action')) ??
      `${request.method} ${service === 'stripe' ? request.url : request.url?.split('?')[0]}`;
    const answer = answers[`${service} ${operation}`];
    const isXml = typeof answer === 'string';
    const isRefusal = answer === undefined || (isXml && answer.startsWith('<ErrorResponse>'));
    response.writeHead(isRefusal ? 400 : 200, {
      'content-type': isXml ? 'text/xml' : 'application/json',
      ...(answer === undefined && { 'x-amzn-errortype': 'ResourceNotFoundException' }),
    });
    const missing = { __type: 'ResourceNotFoundException', message: `no answer to ${service} ${operation}` };
    response.end(isXml ? answer : JSON.stringify(answer ?? missing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
