import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { route } from '../../../shared/contract/route.ts';
import type { Api } from '../../system/routes/api.ts';
import { exampleOf } from '../../system/routes/example.ts';

const api: Api = {
  contract: {},
  send: async () => ({ status: 404, text: '' }),
  stored: async () => new Map(),
  meaningful: { domain: 'solarroof.example', amount: 2 },
};

function exampleFor(body: z.ZodObject<z.ZodRawShape, z.core.$strict>, variant?: number) {
  const taking = route({
    method: 'POST',
    path: '/api/any',
    access: 'user',
    body,
    response: z.object({}),
  });
  return exampleOf(api, { id: 'any.take', route: taking }, variant).body;
}

const kinds: [string, z.ZodType][] = [
  ['a text', z.string().max(3)],
  ['a long text', z.string().min(40)],
  ['an email address', z.email()],
  ['a link', z.url()],
  ['an id', z.uuid()],
  ['a time', z.iso.datetime()],
  ['a pattern', z.string().regex(/^INV-\d{4}$/)],
  ['an amount', z.int().min(1).max(50)],
  ['a fraction', z.number().min(0.5).max(0.75)],
  ['a choice', z.enum(['free', 'pro'])],
  ['one of several shapes', z.union([z.strictObject({ kind: z.literal('a') }), z.int()])],
  ['something that may be null', z.string().nullable()],
  [
    'a list with a least length',
    z
      .array(z.strictObject({ name: z.string() }))
      .min(2)
      .max(5),
  ],
  ['texts by name', z.record(z.string(), z.string())],
  ['a text that passes a check', z.string().refine((text) => text.length % 2 === 0)],
  ['an optional field', z.boolean().optional()],
  ['a field with a default', z.coerce.number().int().min(1).default(25)],
];

describe('an example of an input', () => {
  it.each(kinds)('has %s as its schema says', (_, field) => {
    const schema = z.strictObject({ field });
    const example = exampleFor(schema);
    expect(schema.safeParse(example)).toMatchObject({ success: true });
    expect(example).toHaveProperty('field', expect.anything());
  });

  it('is the same every time, and another one in another variant', () => {
    const schema = z.strictObject({ title: z.string().min(5) });
    expect(exampleFor(schema)).toEqual(exampleFor(z.strictObject({ title: z.string().min(5) })));
    expect(exampleFor(schema, 1)).not.toEqual(exampleFor(schema));
  });

  it('is meaningful to the product where possible', () => {
    const schema = z.strictObject({ domain: z.string(), amount: z.int().max(1) });
    expect(exampleFor(schema)).toMatchObject({ domain: 'solarroof.example', amount: expect.any(Number) });
    expect(schema.safeParse(exampleFor(schema)).success).toBe(true);
  });

  it('that nothing satisfies is reported with the name of the operation', () => {
    const impossible = z.strictObject({ field: z.string().refine(() => false) });
    expect(() => exampleFor(impossible)).toThrow('any.take: body');
  });
});
