import { describe, expect, it } from 'vitest';
import { comparableName } from '../../../functions/domain/companies/name/company-name.ts';

describe('a company name for comparing', () => {
  it.each([
    ['Kestrel GmbH & Co. KG', 'kestrel'],
    ['Kestrel S.p.A.', 'kestrel'],
    ['Kestrel s. r. o.', 'kestrel'],
    ['Kestrel Sp. z o.o.', 'kestrel'],
    ['Kestrel A/S', 'kestrel'],
    ['Kestrel, e.K.', 'kestrel'],
    ['Kestrel Trading Company, Inc.', 'kestreltrading'],
  ])('reads "%s" without its legal form', (name, comparable) => {
    expect(comparableName(name)).toBe(comparable);
  });

  it.each([
    ['Limited Edition', 'limitededition'],
    ['Kestrel Zoo', 'kestrelzoo'],
    ['Café Ag-Tech', 'cafeagtech'],
  ])('keeps the words of "%s"', (name, comparable) => {
    expect(comparableName(name)).toBe(comparable);
  });
});
