import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  Candidate,
  CompanySource,
} from '../../../functions/domain/companies/candidates/company-source.ts';
import { findCompanies } from '../../../functions/domain/companies/find-companies.ts';
import {
  type JudgeBuyers,
  judgeWith,
  maxJudged,
  maxMaterialBytes,
} from '../../../functions/domain/companies/rank/judge-buyers.ts';
import type { LanguageModel } from '../../../functions/domain/language-model/language-model.ts';
import { fakeWeb, type Site, siteOf } from './fake-internet.ts';

const firms = Array.from({ length: 40 }, (_, i) => `firm${String(i).padStart(2, '0')}.example`);
const sites: Record<string, Site> = {
  ...Object.fromEntries(
    firms.map((name, i) => [name, siteOf(name.slice(0, 6), `Payments for town ${i} alone.`)]),
  ),
  'getcloudpay.example': siteOf('CloudPay', 'Card readers for shops.'),
};
const listed = (domain: string, at: number): Candidate => ({
  kind: 'topic',
  domain,
  match: 'is listed under Payments',
  strength: 0.95 - at / 200,
});
const directory: CompanySource = {
  name: 'directory',
  kind: 'topic',
  candidates: async () => firms.map(listed),
};
const upgrade: CompanySource = {
  name: 'upgrade',
  kind: 'upgrade',
  candidates: async () => [{ ...listed('getcloudpay.example', 0), kind: 'upgrade' }],
};

/** Starts a search whose leads are recorded as they come. */
function search(judge: JudgeBuyers | undefined, amount: number, web = sites) {
  const found: string[] = [];
  const run = async () => {
    const leads = findCompanies(
      { domain: 'cloudpay.example', amount, excluded: new Set() },
      {
        web: fakeWeb(web),
        sources: [directory, upgrade],
        registrations: async () => null,
        takesMail: async () => null,
        ...(judge !== undefined && { judge }),
      },
      { signal: new AbortController().signal },
    );
    for await (const { domain } of leads) found.push(domain);
  };
  return { found, ended: run() };
}

describe('the judgement of a search', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is one question over at most three times the amount, best first, without companies that use the name', async () => {
    const asked: string[][] = [];
    const { found, ended } = search(async ({ companies }) => {
      asked.push(companies.map(({ name }) => name));
      return companies.map(() => ({ buys: 'likely', quote: null }));
    }, 5);
    await vi.advanceTimersByTimeAsync(1_000);
    await ended;
    expect(asked).toHaveLength(1);
    expect(asked[0]).toHaveLength(12);
    expect(asked[0]?.[0]).toBe('firm00');
    expect(found).toEqual(['getcloudpay.example', ...firms.slice(0, 4)]);
  });

  test('puts likely buyers first, and drops nobody', async () => {
    const { found, ended } = search(
      async ({ companies }) =>
        companies.map((_, index) => ({ buys: index === 7 ? 'likely' : 'unlikely', quote: null })),
      4,
    );
    await vi.advanceTimersByTimeAsync(1_000);
    await ended;
    expect(found).toEqual(['getcloudpay.example', 'firm07.example', 'firm00.example', 'firm01.example']);
  });

  test('delays no companies that use the name, and the others until it is ready', async () => {
    const answer = Promise.withResolvers<null>();
    const { found, ended } = search(() => answer.promise, 3);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(found).toEqual(['getcloudpay.example']);
    answer.resolve(null);
    await vi.advanceTimersByTimeAsync(0);
    await ended;
    expect(found).toEqual(['getcloudpay.example', 'firm00.example', 'firm01.example']);
  });

  test('is waited for ten seconds and no longer', async () => {
    const { found, ended } = search(() => new Promise(() => undefined), 3);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(found).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await ended;
    expect(found).toEqual((await searchWithout(3)).found);
  });

  test('that throws is ignored', async () => {
    const { found, ended } = search(() => Promise.reject(new Error('down')), 3);
    await vi.advanceTimersByTimeAsync(1_000);
    await ended;
    expect(found).toEqual((await searchWithout(3)).found);
  });

  async function searchWithout(amount: number) {
    const plain = search(undefined, amount);
    await vi.advanceTimersByTimeAsync(1_000);
    await plain.ended;
    return plain;
  }
});

describe('the question of a judge', () => {
  test('includes no more companies and bytes than allowed, whatever pages say', async () => {
    let material: Readonly<Record<string, unknown>> = {};
    const model: LanguageModel = {
      ask: async (question) => {
        material = question.material;
        return { outcome: 'timed_out', detail: '' };
      },
    };
    const loud = '株式会社'.repeat(200);
    const companies = Array.from({ length: 200 }, () => ({
      name: loud,
      title: loud,
      description: loud,
      headings: loud,
      does: 'shop' as const,
    }));
    const request = { domain: 'cloudpay.example', words: ['cloud', 'pay'], companies };
    expect(await judgeWith(model)(request, new AbortController().signal)).toBeNull();
    expect(Buffer.byteLength(JSON.stringify(material))).toBeLessThanOrEqual(maxMaterialBytes);
    expect(material.companies).toHaveLength(17);
    const brief = companies.map((company) => ({
      ...company,
      name: 'A',
      title: '',
      description: '',
      headings: '',
    }));
    await judgeWith(model)({ ...request, companies: brief }, new AbortController().signal);
    expect(material.companies).toHaveLength(maxJudged);
  });
});
