import * as z from 'zod';
import { invalidRequest, type StripeError } from '../error.ts';

const maxNesting = 8;

/** The values of a form: strings, and nested forms. */
export type Form = { [name: string]: string | Form | (string | Form)[] };

/**
 * Reads a form with nested names, such as `line_items[0][price]=price_1`. Throws an invalid request for a malformed
 * name.
 * @see https://docs.stripe.com/api
 */
export function readForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const [head = '', ...rest] = name.split('[').map((part) => part.replace(/]$/, ''));
    if (!/^[^[\]]+(\[[^[\]]*\])*$/.test(name) || rest.length > maxNesting) {
      throw invalidRequest(`Invalid parameter name: ${name}`, name);
    }
    let place = form;
    let key = head;
    for (const part of rest) {
      const below = place[key];
      const next: Form = typeof below === 'object' && !Array.isArray(below) ? below : Object.create(null);
      place[key] = next;
      place = next;
      key = part === '' ? String(Object.keys(next).length) : part;
    }
    place[key] = value;
  }
  return listed(form);
}

/** The same form, with lists where the names are 0, 1, 2 and so on. */
function listed(form: Form): Form {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      if (typeof value === 'string' || Array.isArray(value)) return [name, value];
      const inner = listed(value);
      const isList = Object.keys(inner).every((key, index) => key === String(index));
      return [name, isList ? Object.values(inner).map((item) => (Array.isArray(item) ? '' : item)) : inner];
    }),
  );
}

export const text = z.string().max(5000);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number);
export const metadata = z.record(z.string().max(40), z.string().max(500));

/** Metadata merged with that of a call. An empty string removes a key. */
export function merged(old: Record<string, string> | null, given: Record<string, string> | undefined) {
  return Object.fromEntries(Object.entries({ ...old, ...given }).filter(([, value]) => value !== ''));
}

/** Reads the parameters of a call. Throws Stripe's error for the first invalid one. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, form: Form): z.output<Schema> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? refusal(issue, form) : invalidRequest('Invalid request');
}

function refusal(issue: z.core.$ZodIssue, form: Form): StripeError {
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
  }
  const sent = issue.path.reduce<unknown>((value, key) => at(value, key), form);
  if (sent === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  if (issue.code === 'invalid_format') {
    return invalidRequest(`Invalid integer: ${String(sent)}`, param, 'parameter_invalid_integer');
  }
  if (issue.code === 'invalid_value') {
    return invalidRequest(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, param);
  }
  return invalidRequest(`Invalid ${param}: ${issue.message}`, param);
}

function at(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function nameOf(path: PropertyKey[]): string {
  return path.map(String).reduce((name, part) => (name === '' ? part : `${name}[${part}]`), '');
}
