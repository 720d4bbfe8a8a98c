import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  briefLine,
  type FiledCompany,
  hasPart,
  maxItemBytes,
  nameKeys,
  packCompany,
  packItems,
  partKey,
  type RegisterItem,
  unpackCompany,
  wayKey,
} from '../../../functions/data/register/packed-companies.ts';
import { registered, registeredCompanies, sources } from './registered.ts';

/** The size of an item in DynamoDB: names of attributes, and texts in UTF-8. */
function bytesOf(item: RegisterItem): number {
  return Object.entries(item).reduce((sum, [name, text]) => sum + name.length + Buffer.byteLength(text), 0);
}

const byKey = (a: FiledCompany, b: FiledCompany) =>
  a.pk === b.pk ? (a.order < b.order ? -1 : Number(a.order > b.order)) : a.pk < b.pk ? -1 : 1;

describe('a company as a line', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(registeredCompanies, (company) => {
        expect(unpackCompany(packCompany(company, sources.indexOf(company.source)), sources)).toEqual(
          company,
        );
      }),
    );
  });

  test('is one line whatever its texts contain', () => {
    const company = registered({ name: 'Tab\tand\nline\u0000feed', keywords: ['a,b', 'c\td'] });
    const line = packCompany(company, 0);
    expect(line).not.toContain('\n');
    expect(unpackCompany(line, sources)).toMatchObject({
      name: 'Tab and line feed',
      keywords: ['a b', 'c d'],
    });
  });

  test('for a look-up by name leaves out keywords and city', () => {
    const company = registered({ keywords: ['solar panel'], city: 'Graz' });
    expect(unpackCompany(briefLine(packCompany(company, 0)), sources)).toEqual({
      ...company,
      keywords: [],
      city: '',
    });
  });

  test('is null for any other content', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const company = unpackCompany(text, sources);
        expect(company === null || company.domain === text.split('\t')[0]).toBe(true);
      }),
    );
    for (const line of ['', '<script>', 'acme.example\t\t5\t99\tAcme', 'not a domain\t\t5\t0\tAcme']) {
      expect(unpackCompany(line, sources)).toBeNull();
    }
  });
});

describe('items', () => {
  const filed = fc
    .array(registeredCompanies, { maxLength: 300 })
    .map((companies) =>
      companies
        .flatMap((company) =>
          nameKeys(company.domain).map((key) => ({ ...key, line: packCompany(company, 0) })),
        )
        .sort(byKey),
    );

  test('contain every line in order, and at most 4 KB', () => {
    fc.assert(
      fc.property(filed, (lines) => {
        const items = [...packItems(lines)];
        expect(items.flatMap(({ pk, v }) => v.split('\n').map((line) => ({ pk, line })))).toEqual(
          lines.map(({ pk, line }) => ({ pk, line })),
        );
        for (const item of items) expect(bytesOf(item)).toBeLessThanOrEqual(maxItemBytes);
        const keys = items.map(({ pk, sk }) => `${pk} ${sk}`);
        expect(keys).toEqual([...new Set(lines.length > 0 ? keys : [])]);
      }),
      { numRuns: 40 },
    );
  });

  test('are as few as possible', () => {
    const line = packCompany(registered({}), 0);
    const lines = Array.from({ length: 100 }, (_, at) => ({ pk: wayKey('solar'), order: String(at), line }));
    const perItem = Math.floor((maxItemBytes - 40) / (line.length + 1));
    expect([...packItems(lines)]).toHaveLength(Math.ceil(100 / perItem));
  });

  test('of a way are numbered, and of names are filed under the last one', () => {
    const line = packCompany(registered({ keywords: ['a'.repeat(150)] }), 0);
    const way = Array.from({ length: 60 }, (_, at) => ({ pk: wayKey('solar'), order: `${at}`, line }));
    expect([...packItems(way)].map(({ sk }) => sk).slice(0, 2)).toEqual(['0000', '0001']);
    const [key] = nameKeys('acme-solar.example');
    expect([...packItems([{ pk: key?.pk ?? '', order: key?.order ?? '', line }])]).toEqual([
      { pk: 'BEGINS#acm', sk: 'acmesolar#acme-solar.example', v: line },
    ]);
  });
});

describe('keys', () => {
  test('lead from a part of a name to the names with it', () => {
    fc.assert(
      fc.property(registeredCompanies, fc.nat(), (company, cut) => {
        const [begins, ends] = nameKeys(company.domain);
        const label = begins?.order.split('#')[0] ?? '';
        if (label.length < 4) return;
        const length = 4 + (cut % (label.length - 3));
        const beginning = { beginning: label.slice(0, length) };
        const ending = { ending: label.slice(-length) };
        for (const [part, key] of [
          [beginning, begins],
          [ending, ends],
        ] as const) {
          const { pk, from } = partKey(part);
          expect(key?.pk).toBe(pk);
          expect((key?.order ?? '') >= from).toBe(true);
          expect(hasPart(company, part)).toBe(true);
        }
      }),
    );
  });

  test('are ASCII, whatever people read', () => {
    expect(wayKey('солнце')).toMatch(/^WAY#xn--[a-z0-9]+$/);
    expect(wayKey('solar panel')).toBe('WAY#solar panel');
  });
});
