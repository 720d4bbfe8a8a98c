import { afterEach, expect, test, vi } from 'vitest';
import type { CompanySource } from '../../../functions/domain/companies/candidates/company-source.ts';
import { findCompanies } from '../../../functions/domain/companies/find-companies.ts';
import type { MailLookup } from '../../../functions/domain/companies/proof/takes-mail.ts';
import { fakeWeb, type Site, siteOf } from './fake-internet.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Three companies of one line, in their order if nothing is known about their mail; one has moved. */
const sites: Readonly<Record<string, Site>> = {
  'alder.example': siteOf('Alder Pay'),
  'birch.example': { redirect: 'https://birchpay.example/' },
  'birchpay.example': siteOf('Birch Pay'),
  'cedar.example': siteOf('Cedar Pay'),
};
const source: CompanySource = {
  name: 'topic',
  kind: 'topic',
  candidates: async () =>
    ['alder.example', 'birch.example', 'cedar.example'].map((domain, index) => ({
      kind: 'topic',
      domain,
      match: 'is listed under Payments',
      strength: 0.9 - index / 100,
    })),
};

async function leadsOf(takesMail: MailLookup) {
  const search = findCompanies(
    { domain: 'cloudpay.example', amount: 3, excluded: new Set() },
    { web: fakeWeb(sites), sources: [source], registrations: async () => null, takesMail },
    { signal: new AbortController().signal },
  );
  const domains: string[] = [];
  for await (const { domain } of search) domains.push(domain);
  return domains;
}

const order = ['alder.example', 'birchpay.example', 'cedar.example'];

test.each([
  ['alder.example', ['birchpay.example', 'cedar.example', 'alder.example']],
  ['birchpay.example', ['alder.example', 'cedar.example', 'birchpay.example']],
  ['birch.example', order],
])('that %s accepts no mail counts for the company that uses it', async (mute, expected) => {
  expect(await leadsOf(async (domain) => domain !== mute)).toEqual(expected);
});

test.each<[string, MailLookup]>([
  ['does not know', async () => null],
  ['fails', async () => Promise.reject(new Error('SERVFAIL'))],
  ['never answers', () => new Promise(() => undefined)],
])('a DNS that %s changes nothing', async (_, takesMail) => {
  vi.useFakeTimers();
  const running = leadsOf(takesMail);
  await vi.runAllTimersAsync();
  expect(await running).toEqual(order);
});
