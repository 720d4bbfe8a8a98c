import type * as z from 'zod';
import type { Web } from '../../../domain/web/web.ts';
import { retryAfterMs } from '../../web/retry-after.ts';

/** The timeout of one service in milliseconds, so that candidates of the other sources need not wait. */
const timeoutMs = 6_000;
const maxAnswerBytes = 4_000_000;
/** How long a busy service is left alone if it does not say for how long, in milliseconds. */
const defaultRestMs = 60_000;

/** A request to a service: its URL and the headers that it requires. */
export interface ServiceQuestion {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a service answered, and when (ISO 8601). */
export interface ServiceAnswer<Schema extends z.ZodType> {
  readonly answer: z.output<Schema>;
  readonly fetchedAt: string;
}

/**
 * A service that answers GET with JSON of a given schema, within 6 seconds and 4 MB. After a 429 or 503 this
 * container leaves it alone for as long as it asks: services ban clients that keep asking.
 */
export function jsonService<Schema extends z.ZodType>(
  web: Web,
  schema: Schema,
  now: () => Date,
): (question: ServiceQuestion, signal: AbortSignal) => Promise<ServiceAnswer<Schema>> {
  let restsUntil = 0;
  return async ({ url, headers = {} }, signal) => {
    if (now().getTime() < restsUntil) throw new Error('The service asked to be left alone for a while');
    const page = await web.get(url, {
      signal,
      timeoutMs,
      maxBytes: maxAnswerBytes,
      headers: { accept: 'application/json', ...headers },
    });
    if (page.outcome === 'unreachable') throw new Error(`The service could not be reached: ${page.reason}`);
    if (page.status === 429 || page.status === 503) {
      restsUntil = now().getTime() + (retryAfterMs(page.headers['retry-after'], now()) ?? defaultRestMs);
    }
    if (page.status !== 200) throw new Error(`The service answered ${page.status}`);
    if (page.truncated) throw new Error(`The service's answer is larger than ${maxAnswerBytes} bytes`);
    const answer = schema.safeParse(parsed(new TextDecoder().decode(page.body)));
    if (!answer.success) throw new Error('The service answered in a form that it does not document');
    return { answer: answer.data, fetchedAt: page.fetchedAt };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
