import { describe, expect, test } from 'vitest';
import type { CompanyRegister } from '../../../functions/domain/companies/candidates/company-register.ts';
import type { CandidateOutcome } from '../../../functions/domain/companies/candidates/company-source.ts';
import {
  type GoneCompanies,
  type GoneMark,
  marksAfter,
  withoutGone,
} from '../../../functions/domain/companies/candidates/gone-companies.ts';
import { findCompanies } from '../../../functions/domain/companies/find-companies.ts';
import { registeredTopicSource } from '../../../functions/providers/company-source/register/registered-companies.ts';
import { fakeWeb, type Site, siteOf } from './fake-internet.ts';
import { registered } from './registered.ts';

const today = '2026-11-23';
const mark = (domain: string, days: number, last = '2026-11-20'): GoneMark => ({ domain, days, last });
const candidates = ['a.test', 'b.test', 'c.test'].map((domain) => ({ domain, strength: 0.8 }));
const outcomes = (of: Record<string, CandidateOutcome>) => new Map(Object.entries(of));

describe('companies whose sites were found gone', () => {
  test('come last after one day, and no more after two', () => {
    const left = withoutGone(candidates, [mark('a.test', 1), mark('b.test', 2)], today);
    expect(left).toEqual([
      { domain: 'c.test', strength: 0.8 },
      { domain: 'a.test', strength: 0.4 },
    ]);
  });

  test('come again after half a year, as a domain may have a new owner', () => {
    expect(withoutGone(candidates, [mark('a.test', 9, '2026-05-01')], today)).toEqual(candidates);
  });

  test('get a mark a day, and lose it when the site answers', () => {
    const after = marksAfter(
      [mark('a.test', 1), mark('b.test', 1), mark('c.test', 1, today)],
      outcomes({
        'a.test': 'unreachable',
        'b.test': 'lead',
        'c.test': 'gone',
        'd.test': 'gone',
        'e.test': 'other',
      }),
      today,
    );
    expect(after).toEqual([mark('a.test', 2, today), mark('c.test', 1, today), mark('d.test', 1, today)]);
  });

  test('get no mark when nothing answered at all: the fault may be ours', () => {
    expect(marksAfter([], outcomes({ 'a.test': 'unreachable', 'b.test': 'unreachable' }), today)).toEqual([]);
  });

  test('are remembered by the hundred, the newest first', () => {
    const many = Array.from({ length: 150 }, (_, at) => [`gone${at}.test`, 'gone'] as const);
    const after = marksAfter([mark('old.test', 1)], new Map(many), today);
    expect(after).toHaveLength(100);
    expect(after.every(({ last }) => last === today)).toBe(true);
  });
});

describe('a source of a register', () => {
  const sites: Readonly<Record<string, Site>> = {
    'helio.test': siteOf('Helio Roofworks', 'Helio fits solar panels to roofs of barns.'),
    'parked.test': { html: '<title>parked.test</title><p>This domain is for sale. Buy this domain now.</p>' },
  };
  const solar = { industry: 'solar panel installer', likelihood: 9 };
  const companies = [
    registered({ ...solar, domain: 'helio.test', name: 'Helio Roofworks' }),
    registered({ ...solar, domain: 'parked.test', name: 'Parked Solar' }),
    registered({ ...solar, domain: 'nowhere.test', name: 'Nowhere Solar' }),
  ];
  const register: CompanyRegister = { companiesOf: async () => companies, named: async () => [] };

  /** Searches on a day, and returns which sites were looked at. */
  async function searchOn(day: string, gone: GoneCompanies): Promise<string[]> {
    const looked: string[] = [];
    const web = fakeWeb(sites);
    const watched = {
      get: (url: string, options: never) => {
        looked.push(new URL(url).hostname.replace(/^www\./, ''));
        return web.get(url, options);
      },
    };
    const search = findCompanies(
      { domain: 'solarpanels.example', amount: 10, excluded: new Set() },
      {
        web: watched as typeof web,
        sources: [registeredTopicSource(register, { gone, now: () => new Date(`${day}T12:00:00.000Z`) })],
        registrations: async () => null,
        takesMail: async () => null,
      },
      { signal: new AbortController().signal },
    );
    for (let next = await search.next(); !next.done; next = await search.next());
    return [...new Set(looked)].filter((host) => host !== 'solarpanels.example').toSorted();
  }

  test('notes what its companies turned out to be, and stops proposing those that are gone', async () => {
    const stored = new Map<string, readonly GoneMark[]>();
    const gone: GoneCompanies = {
      marksOf: async (question) => stored.get(question) ?? [],
      change: async (question, change) => {
        stored.set(question, change(stored.get(question) ?? []));
      },
    };
    const all = ['helio.test', 'nowhere.test', 'parked.test'];
    expect(await searchOn('2026-11-20', gone)).toEqual(all);
    expect(await searchOn('2026-11-20', gone)).toEqual(all);
    expect(await searchOn('2026-11-22', gone)).toEqual(all);
    expect(await searchOn('2026-11-23', gone)).toEqual(['helio.test']);
    expect([...stored]).toEqual([
      ['way:solar panel', [mark('nowhere.test', 2, '2026-11-22'), mark('parked.test', 2, '2026-11-22')]],
    ]);
    expect(await searchOn('2027-06-23', gone)).toEqual(all);
  });

  test('proposes its companies when marks cannot be read or written', async () => {
    const broken = async () => Promise.reject(new Error('no answer'));
    expect(await searchOn('2026-11-20', { marksOf: broken, change: broken })).toContain('helio.test');
  });
});
