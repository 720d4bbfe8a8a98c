import { describe, expect, test } from 'vitest';
import type {
  Candidate,
  CompanySource,
} from '../../../functions/domain/companies/candidates/company-source.ts';
import { findCompanies } from '../../../functions/domain/companies/find-companies.ts';
import type { ProvenLead } from '../../../functions/domain/companies/prove-candidate.ts';
import { FormTurns } from '../../../functions/domain/companies/rank/form-turns.ts';
import { fakeWeb, type Site, siteOf } from './fake-internet.ts';

const suffixes = 'io net co org dev app ai tech biz info us me'.split(' ');
const turns = suffixes.map(
  (suffix, index): Candidate => ({
    kind: 'upgrade',
    domain: `voltra.${suffix}`,
    form: 'suffix',
    match: `the same name under .${suffix}`,
    strength: 0.95 - index / 100,
  }),
);
const longer: Candidate = {
  kind: 'upgrade',
  domain: 'voltramotors.com',
  form: 'added',
  match: 'the name with "motors" added',
  strength: 0.5,
};

const filler =
  'Cars that run on batteries, built by hand in a hall by the river, sold to those who drive little.';

async function leadsFor(sites: Readonly<Record<string, Site>>, candidates: readonly Candidate[]) {
  const source: CompanySource = { name: 'upgrade', kind: 'upgrade', candidates: async () => candidates };
  const leads: ProvenLead[] = [];
  const search = findCompanies(
    { domain: 'voltra.com', amount: 13, excluded: new Set() },
    { web: fakeWeb(sites), sources: [source], registrations: async () => null, takesMail: async () => null },
    { signal: new AbortController().signal },
  );
  for await (const lead of search) leads.push(lead);
  return leads;
}

const towns = 'Alder Birch Cedar Dover Elm Fenn Grove Haven Iver Jarrow Kings Low'.split(' ');
const strangers = (name: (town: string) => string) =>
  Object.fromEntries(
    suffixes.map((suffix, index) => {
      const town = towns[index] ?? '';
      return [
        `voltra.${suffix}`,
        siteOf(
          name(town),
          `Bread and cake of ${town}.`,
          `The oven of ${town} is lit at three in the morning.`,
        ),
      ];
    }),
  );

const saysItsName: readonly (readonly [string, string])[] = [
  [
    'og:site_name',
    `<title>Electric cars</title><meta property="og:site_name" content="Voltra"><p>${filler}</p>`,
  ],
  [
    'JSON-LD',
    `<title>Electric cars</title><script type="application/ld+json">{"@type":"Organization","name":"Voltra, Inc."}</script><p>${filler}</p>`,
  ],
  [
    'the logo',
    `<title>Electric cars</title><img class="logo" src="/l.svg" alt="Voltra logo"><p>${filler}</p>`,
  ],
  [
    'the copyright line',
    `<title>Electric cars</title><p>${filler}</p><footer>© 2019–2026 Voltra Inc. All rights reserved.</footer>`,
  ],
  ['the title', `<title>Electric cars | Voltra</title><p>${filler}</p>`],
];

describe('a company that calls itself by the name', () => {
  test.each(saysItsName)(
    'in %s, on a longer domain, is among the first three, before twelve strangers on the bare label',
    async (_, html) => {
      for (const name of [(town: string) => `${town} Bakery`, () => 'Voltra']) {
        const leads = await leadsFor({ ...strangers(name), 'voltramotors.com': { html } }, [
          ...turns,
          longer,
        ]);
        expect(leads.slice(0, 3).map(({ domain }) => domain)).toContain('voltramotors.com');
        expect(leads).toHaveLength(13);
      }
    },
  );

  test('says so in its reason, with the places where it was seen', async () => {
    const [, [, html] = ['', '']] = saysItsName;
    const [lead] = await leadsFor({ 'voltramotors.com': { html } }, [longer]);
    expect(lead?.relevance_reason).toBe(
      'Voltra, Inc. works from voltramotors.com, the name with "motors" added, and calls itself just that name in its structured data. voltra.com would be a shorter home for it.',
    );
  });

  test('a longer name is not the name: without the sign it ranks after strangers that have it', async () => {
    const sites = { ...strangers(() => 'Voltra'), 'voltramotors.com': siteOf('Harbour Motors') };
    const leads = await leadsFor(sites, [...turns, longer]);
    expect(leads.at(-1)?.domain).toBe('voltramotors.com');
  });
});

describe('the turns of a form', () => {
  function lookAt(turnsOfForm: FormTurns, count: number, leads: ReadonlySet<number>): number {
    let looked = 0;
    while (looked < count && turnsOfForm.mayStart('suffix')) {
      turnsOfForm.start('suffix');
      looked += 1;
      turnsOfForm.settle('suffix', leads.has(looked));
    }
    return looked;
  }

  test('a form without a lead among its first 24 is ended, others continue', () => {
    const forms = new FormTurns();
    expect(lookAt(forms, 100, new Set())).toBe(24);
    expect(forms.mayStart('front')).toBe(true);
    expect(forms.mayStart(undefined)).toBe(true);
  });

  test('one with leads gets another turn each time', () => {
    expect(lookAt(new FormTurns(), 100, new Set([3, 40]))).toBe(72);
  });

  test('no candidate of the next turn is looked up before the turn is settled', () => {
    const forms = new FormTurns();
    for (let index = 0; index < 24; index += 1) forms.start('suffix');
    expect(forms.mayStart('suffix')).toBe(false);
    for (let index = 0; index < 23; index += 1) forms.settle('suffix', true);
    expect(forms.mayStart('suffix')).toBe(false);
    expect(forms.settle('suffix', false)).toBe(false);
    expect(forms.mayStart('suffix')).toBe(true);
  });
});
