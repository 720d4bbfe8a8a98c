import fc from 'fast-check';
import * as z from 'zod';
import type { Route } from '../../../shared/contract/route.ts';
import type { Api, Operation, Parts } from './api.ts';

/** How often a value is generated before a schema counts as one without an example. */
const draws = 300;
const seed = 20_261_120;

/** Generating takes milliseconds, and the same examples are needed again and again. */
const drawn = new WeakMap<Fields, Map<string, object>>();

/**
 * An input that the operation's schemas accept, with every optional field; always the same for the same schemas and
 * variant. Variants differ wherever a schema leaves a choice.
 */
export function exampleOf({ meaningful = {} }: Api, { id, route }: Operation, variant = 0): Parts {
  const of = (part: 'params' | 'query' | 'body') => {
    const fields = route[part];
    return fields === undefined ? {} : draw(`${id}: ${part}`, fields, meaningful, variant);
  };
  const params = Object.entries(of('params')).map(([name, value]) => [name, String(value)]);
  return { params: Object.fromEntries(params), query: { ...of('query') }, body: of('body') };
}

type Fields = NonNullable<Route['body']>;

function draw(
  what: string,
  fields: Fields,
  meaningful: NonNullable<Api['meaningful']>,
  variant: number,
): object {
  const known = Object.entries(meaningful).filter(([name, value]) => {
    const field: z.core.$ZodType | undefined = fields.shape[name];
    return field !== undefined && z.safeParse(field, value).success;
  });
  const key = JSON.stringify([variant, known]);
  const before = drawn.get(fields)?.get(key);
  if (before !== undefined) return before;
  const described = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' });
  const values = valuesOf(described);
  const accepted = (numRuns: number) =>
    fc
      .sample(values, { seed: seed + variant, numRuns })
      .map((value) => ({ ...Object(value), ...Object.fromEntries(known) }))
      .find((value) => fields.safeParse(value).success);
  // Of most schemas one of the first values is accepted, and all of them are generated at once.
  const example = accepted(5) ?? accepted(draws);
  if (example === undefined) throw new Error(`${what}: the generator finds no value that the schema accepts`);
  drawn.set(fields, (drawn.get(fields) ?? new Map()).set(key, example));
  return example;
}

type Described = z.core.JSONSchema.BaseSchema;

/** Values of a schema as JSON Schema describes it. The caller tries out what it leaves open. */
function valuesOf(schema: z.core.JSONSchema._JSONSchema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.constant('anything');
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    const real = choices.filter((choice) => typeof choice === 'boolean' || choice.type !== 'null');
    return fc.oneof(...real.map(valuesOf));
  }
  switch (schema.type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.integer(bounds(schema));
    case 'number':
      return fc.double({ ...bounds(schema), noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { items = true, minItems = 1, maxItems = 1 } = schema;
      const item = Array.isArray(items) ? true : items;
      const minLength = Math.min(Math.max(minItems, 1), maxItems);
      return fc.array(valuesOf(item), { minLength, maxLength: Math.max(minLength, minItems) });
    }
    case 'object':
      return recordsOf(schema);
    default:
      return fc.constant('anything');
  }
}

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  // `webUrl` takes two seconds to make.
  uri: fc.domain().map((host) => `https://${host}/path`),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc
    .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2099-12-31') })
    .map((date) => date.toISOString().slice(0, 10)),
};

function textsOf({ pattern, format = '', minLength = 1, maxLength = Infinity }: Described) {
  const formatted = formats[format];
  if (formatted !== undefined) return formatted;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 12)) });
}

function bounds({ minimum = 0, maximum = 1000 }: Described): { min: number; max: number } {
  return { min: minimum, max: Math.max(minimum, maximum) };
}

function recordsOf({ properties = {}, additionalProperties }: Described): fc.Arbitrary<unknown> {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, valuesOf(value)])),
  );
  if (typeof additionalProperties !== 'object') return named;
  return fc
    .tuple(named, valuesOf(additionalProperties))
    .map(([record, value]) => ({ ...record, another: value }));
}
