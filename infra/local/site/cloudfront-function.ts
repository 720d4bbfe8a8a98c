import { randomUUID } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import * as z from 'zod';
import type { HttpRequest, HttpResponse } from '../http/http-message.ts';
import { StartError } from '../machine/start-error.ts';
import type { Resource } from '../template/template.ts';

const functionProperties = z.looseObject({
  FunctionCode: z.string(),
  FunctionConfig: z.looseObject({ Runtime: z.literal('cloudfront-js-2.0') }),
});

const valueSchema = z.looseObject({
  value: z.string(),
  multiValue: z.array(z.looseObject({ value: z.string() })).optional(),
});
const resultSchema = z.union([
  z.object({
    statusCode: z.number().int(),
    headers: z.record(z.string(), valueSchema).default({}),
    body: z.union([z.string(), z.looseObject({ data: z.string(), encoding: z.string() })]).optional(),
  }),
  z.object({
    method: z.string(),
    uri: z.string(),
    querystring: z.record(z.string(), valueSchema).default({}),
    headers: z.record(z.string(), valueSchema).default({}),
  }),
]);

/** Answers a request, or returns the request to continue with. */
export type ViewerRequestFunction = (
  request: HttpRequest,
) => Promise<{ request: HttpRequest } | { response: HttpResponse }>;

/**
 * Loads a CloudFront Function (JavaScript runtime 2.0) for viewer requests, in a context without this process's
 * globals.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export function readCloudFrontFunction(resource: Resource): ViewerRequestFunction {
  const parsed = functionProperties.safeParse(resource.properties);
  if (!parsed.success || /^\s*import\s/m.test(parsed.data.FunctionCode)) {
    throw new StartError(
      `CloudFront Function "${resource.logicalId}" must be cloudfront-js-2.0 without imports to run locally.`,
    );
  }
  const context = createContext({ console: { log: () => undefined } });
  new Script(parsed.data.FunctionCode, { filename: `${resource.logicalId}.js` }).runInContext(context);
  const run = new Script('handler(JSON.parse(event))');
  // Only an endless loop takes this long, even on a busy machine.
  const timeout = 5000;
  return async (request) => {
    context.event = JSON.stringify(viewerEvent(request));
    // Converted through JSON, so that no object of the context escapes.
    const result = resultSchema.parse(
      JSON.parse(JSON.stringify(await run.runInContext(context, { timeout }))),
    );
    if ('statusCode' in result) {
      const { body = '' } = result;
      return {
        response: {
          status: result.statusCode,
          headers: fromFields(result.headers),
          body:
            typeof body === 'string'
              ? Buffer.from(body)
              : Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8'),
        },
      };
    }
    return {
      request: {
        ...request,
        path: result.uri,
        query: [...fromFields(result.querystring)]
          .flatMap(([name, values]) => values.map((value) => (value === '' ? name : `${name}=${value}`)))
          .join('&'),
        // In a function's event, cookies are separate from the other headers.
        headers: new Map([
          ...fromFields(result.headers),
          ...[...request.headers].filter(([name]) => name === 'cookie'),
        ]),
      },
    };
  };
}

function viewerEvent(request: HttpRequest) {
  const query = new Map<string, string[]>();
  for (const pair of request.query.split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.split('=');
    query.set(name, [...(query.get(name) ?? []), value.join('=')]);
  }
  const cookies = (request.headers.get('cookie') ?? [])
    .flatMap((line) => line.split(/; */))
    .map((pair): [string, string[]] => {
      const [name = '', ...value] = pair.split('=');
      return [name, [value.join('=')]];
    });
  return {
    version: '1.0',
    context: {
      distributionDomainName: 'local.cloudfront.net',
      distributionId: 'LOCAL',
      eventType: 'viewer-request',
      requestId: randomUUID(),
    },
    viewer: { ip: request.sourceIp },
    request: {
      method: request.method,
      uri: request.path,
      querystring: toFields(query),
      headers: toFields([...request.headers].filter(([name]) => name !== 'cookie')),
      cookies: toFields(cookies),
    },
  };
}

function toFields(values: Iterable<[string, string[]]>) {
  return Object.fromEntries(
    [...values].map(([name, list]) => [
      name,
      {
        value: list[0] ?? '',
        ...(list.length > 1 && { multiValue: list.map((value) => ({ value })) }),
      },
    ]),
  );
}

function fromFields(fields: Record<string, z.infer<typeof valueSchema>>): Map<string, string[]> {
  return new Map(
    Object.entries(fields).map(([name, { value, multiValue }]) => [
      name,
      multiValue?.map((item) => item.value) ?? [value],
    ]),
  );
}
