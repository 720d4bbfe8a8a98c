import fc from 'fast-check';
import {
  type RegisteredCompany,
  type RegisterSource,
  sizeClasses,
} from '../../../functions/domain/companies/candidates/company-register.ts';
import { companyRoles } from '../../../functions/domain/companies/candidates/company-role.ts';
import { parseDomainName } from '../../../functions/domain/companies/name/domain-name.ts';

export const sources: readonly [RegisterSource, RegisterSource] = [
  { name: 'Fictional Places', date: '2026-11-01', attribution: '© Fictional Places' },
  { name: 'A list', date: '2026-10-01', attribution: null },
];

/** A company of a register, with the facts that a test needs. */
export function registered(facts: Partial<RegisteredCompany>): RegisteredCompany {
  return {
    domain: 'acme-solar.example',
    domainIsGuessed: false,
    name: 'Acme Solar',
    industry: 'solar installer',
    keywords: [],
    country: 'AT',
    city: '',
    size: null,
    founded: null,
    role: null,
    likelihood: 5,
    source: sources[0],
    ...facts,
  };
}

/** For sources of a register without marks, which note none. */
export const noMarks = {
  gone: { marksOf: async () => [], change: async () => undefined },
  now: () => new Date('2026-11-05T10:00:00.000Z'),
};

const text = fc
  .stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} &.'-]{0,30}[\p{L}\p{N}]$/u)
  .map((value) => value.replace(/\s+/g, ' '));

/** Any company that a register can contain. */
export const registeredCompanies: fc.Arbitrary<RegisteredCompany> = fc.record({
  domain: fc
    .stringMatching(/^[a-z0-9]([a-z0-9]|[a-z0-9]-[a-z0-9]){0,20}$/)
    .chain((label) =>
      fc.constantFrom('example', 'test', 'com', 'co.uk').map((suffix) => `${label}.${suffix}`),
    )
    // A registry sells names below `de.com`, so that this is no name itself.
    .filter((domain) => parseDomainName(domain)?.domain === domain),
  domainIsGuessed: fc.boolean(),
  name: text,
  industry: fc.oneof(fc.constant(''), text),
  keywords: fc.array(
    text.map((keyword) => keyword.replaceAll(',', ' ')),
    { maxLength: 4 },
  ),
  country: fc.constantFrom('', 'AT', 'US'),
  city: fc.oneof(fc.constant(''), text),
  size: fc.constantFrom(null, ...sizeClasses),
  founded: fc.oneof(fc.constant(null), fc.integer({ min: 1700, max: 2026 })),
  role: fc.constantFrom(null, ...companyRoles),
  likelihood: fc.integer({ min: 0, max: 9 }),
  source: fc.constantFrom(...sources),
});
