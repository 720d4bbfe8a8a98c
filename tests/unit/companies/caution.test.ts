import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { CompanySource } from '../../../functions/domain/companies/candidates/company-source.ts';
import { findCompanies } from '../../../functions/domain/companies/find-companies.ts';
import type {
  Registration,
  RegistrationLookup,
} from '../../../functions/domain/companies/proof/registration.ts';
import type { ProvenLead } from '../../../functions/domain/companies/prove-candidate.ts';
import { cautionOf } from '../../../functions/domain/companies/rank/caution.ts';
import { generatedLead } from '../../../shared/model/leads/session.ts';
import { fakeWeb, type Site, siteOf } from './fake-internet.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Three companies that may want the name: two use it as their own, one does not. */
const sites: Readonly<Record<string, Site>> = {
  'voltramotors.example': siteOf('Voltra', 'Electric cars from a hall by the river.'),
  'voltra.test': siteOf('Voltra', 'Bicycles with a motor for long hills.', 'Founded in 2009 by two friends.'),
  'getvoltra.example': siteOf('Getting Around', 'Maps for walkers who lose their way.'),
};

const source: CompanySource = {
  name: 'upgrade',
  kind: 'upgrade',
  candidates: async () =>
    Object.keys(sites).map((domain, index) => ({
      kind: 'upgrade',
      domain,
      match: 'a form of the name',
      strength: 0.9 - index / 10,
    })),
};

function registration(domain: string, registeredAt: string): Registration {
  return {
    domain,
    registeredAt: `${registeredAt}T12:00:00.000Z`,
    expiresAt: null,
    changedAt: null,
    registrar: 'Fictional Names Ltd',
    statuses: ['active'],
    url: `https://rdap.registry.example/domain/${domain}`,
    fetchedAt: '2026-11-05T10:00:00.000Z',
  };
}

/** A registry with these domains and registration dates, which records its queries. */
function registry(days: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const registrations: RegistrationLookup = async (domain) => {
    asked.push(domain);
    const day = days[domain];
    return day === undefined ? null : registration(domain, day);
  };
  return { asked, registrations };
}

async function leadsOf(registrations: RegistrationLookup, domain = 'voltra.example', at = source) {
  const leads: ProvenLead[] = [];
  const search = findCompanies(
    { domain, amount: 5, excluded: new Set() },
    { web: fakeWeb(sites), sources: [at], registrations, takesMail: async () => null },
    { signal: new AbortController().signal },
  );
  for await (const lead of search) leads.push(lead);
  return leads;
}

const leadOn = (leads: readonly ProvenLead[], domain: string) => leads.find((lead) => lead.domain === domain);

test('a name registered after the domain of a company with that name has a caution, with its reasons and limits', async () => {
  const { registrations } = registry({
    'voltra.example': '2015-05-03',
    'voltramotors.example': '2009-01-12',
  });
  const lead = leadOn(await leadsOf(registrations), 'voltramotors.example');
  expect(lead?.caution).toEqual({
    kind: 'caution',
    reasons: [
      '“voltra” is not one of the common words that we know.',
      'Voltra calls itself exactly that in its title.',
      'voltra.example was registered on 3 May 2015: after voltramotors.example, registered on 12 January 2009.',
    ],
    limits: [
      'This doesn’t say that the company holds a trademark, nor what you had in mind when you acquired the name.',
      'The registration of voltra.example is not necessarily the day on which you acquired it.',
    ],
  });
  expect(lead?.evidence.filter((each) => each.source === 'rdap')).toEqual([
    {
      source: 'rdap',
      url: 'https://rdap.registry.example/domain/voltra.example',
      fetched_at: '2026-11-05T10:00:00.000Z',
      snippet: 'voltra.example: registered 2015-05-03; registrar Fictional Names Ltd; status active',
    },
    expect.objectContaining({ url: 'https://rdap.registry.example/domain/voltramotors.example' }),
  ]);
  expect(generatedLead.omit({ id: true, session_id: true }).parse(lead)).toEqual(lead);
});

test('of a name of common words it says that these are weaker marks, and still that the company has it', async () => {
  const bearer = {
    company: 'Blue Harbour',
    domain: 'blueharbour.test',
    places: ['title'],
    since: 1998,
  } as const;
  const forSale = {
    domain: 'blueharbour.example',
    label: 'blueharbour',
    commonWords: ['blue', 'harbour'],
    registration: registration('blueharbour.example', '2015-05-03'),
  };
  expect(cautionOf(forSale, bearer, null)).toMatchObject({
    kind: 'caution',
    reasons: expect.arrayContaining([
      '“blueharbour” is made of the common words blue and harbour. Such names are weaker marks, but they can be marks.',
    ]),
  });
});

test('the first year on a page counts as well as the age of its domain', async () => {
  const days = { 'voltra.example': '2015-05-03', 'voltra.test': '2018-01-01' };
  const lead = leadOn(await leadsOf(registry(days).registrations), 'voltra.test');
  expect(lead?.caution?.kind).toBe('caution');
  expect(lead?.caution?.reasons.at(-1)).toBe(
    'voltra.example was registered on 3 May 2015: after 2009, the first year that its page names.',
  );
});

test('a name that is older than the company has none', async () => {
  const { registrations } = registry({
    'voltra.example': '1999-05-03',
    'voltramotors.example': '2009-01-12',
    'voltra.test': '2018-01-01',
  });
  const leads = await leadsOf(registrations);
  expect(leads).toHaveLength(3);
  expect(leads.map((lead) => lead.caution)).toEqual([undefined, undefined, undefined]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'when the name was registered',
    { 'voltramotors.example': '2009-01-12' },
    'We don’t know when voltra.example was registered: no registry told us.',
  ],
  [
    'since when there is the company',
    { 'voltra.example': '2015-05-03' },
    'voltra.example was registered on 3 May 2015. We don’t know whether Voltra had its name before that.',
  ],
])('if no registry says %s, the caution says so, and nothing more', async (_, days, missing) => {
  const lead = leadOn(await leadsOf(registry(days).registrations), 'voltramotors.example');
  expect(lead?.caution?.kind).toBe('not_known');
  expect(lead?.caution?.reasons.at(-1)).toBe(missing);
});

test('registries are only asked about companies with exactly the name, and not for common words', async () => {
  const days = { 'voltra.example': '2015-05-03', 'getvoltra.example': '2001-01-01' };
  const { asked, registrations } = registry(days);
  const leads = await leadsOf(registrations);
  expect(leadOn(leads, 'getvoltra.example')?.caution).toBeUndefined();
  expect(asked.toSorted()).toEqual(['voltra.example', 'voltra.test', 'voltramotors.example']);

  const plain = { ...sites, 'orangetree.example': siteOf('Orange') };
  const oranges: CompanySource = {
    ...source,
    candidates: async () => [
      { kind: 'upgrade', domain: 'orangetree.example', match: 'a form of the name', strength: 0.9 },
    ],
  };
  const word = registry({ 'orange.example': '2020-01-01', 'orangetree.example': '1999-01-01' });
  const search = findCompanies(
    { domain: 'orange.example', amount: 5, excluded: new Set() },
    {
      web: fakeWeb(plain),
      sources: [oranges],
      registrations: word.registrations,
      takesMail: async () => null,
    },
    { signal: new AbortController().signal },
  );
  const { value } = await search.next();
  expect(value).toMatchObject({ domain: 'orangetree.example' });
  expect(value).not.toHaveProperty('caution');
  expect(word.asked).toEqual([]);
});

const withoutRegistries = ({ caution: _, evidence, ...lead }: ProvenLead) => ({
  ...lead,
  evidence: evidence.filter((each) => each.source !== 'rdap'),
});

test('the leads and their order stay the same, whatever registries say', async () => {
  const quiet = (await leadsOf(async () => null)).map(withoutRegistries);
  expect(quiet).toHaveLength(3);
  const day = fc.date({ min: new Date('1985-02-01'), max: new Date('2026-11-01'), noInvalidDate: true });
  const answer = fc.oneof(
    fc.constant(null),
    fc.constant('fails' as const),
    day.map((date) => date.toISOString().slice(0, 10)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 4 }), async (answers) => {
      let at = 0;
      const leads = await leadsOf(async (domain) => {
        const said = answers[at++ % answers.length] ?? null;
        if (said === 'fails') throw new Error('The registry failed');
        return said === null ? null : registration(domain, said);
      });
      expect(leads.map(withoutRegistries)).toEqual(quiet);
    }),
    { numRuns: 40 },
  );
});

test('a registry that never answers delays some seconds once, and its dates are unknown', async () => {
  vi.useFakeTimers();
  const startedAt = Date.now();
  const running = leadsOf(() => new Promise(() => undefined));
  await vi.runAllTimersAsync();
  const leads = await running;
  expect(leads).toHaveLength(3);
  expect(leadOn(leads, 'voltramotors.example')?.caution?.kind).toBe('not_known');
  expect(Date.now() - startedAt).toBeLessThanOrEqual(3_000);
});
