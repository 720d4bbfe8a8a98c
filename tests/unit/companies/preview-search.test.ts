import { describe, expect, it } from 'vitest';
import { type PreviewServices, previewSearch } from '../../../functions/domain/companies/preview-search.ts';
import type { Dns } from '../../../functions/domain/web/dns.ts';
import type { Web } from '../../../functions/domain/web/web.ts';
import { upgradeSource } from '../../../functions/providers/company-source/upgrade.ts';
import { preview } from '../../../shared/contract/visitors/preview.ts';
import { fakeDns, fakeWeb, type Site, siteOf } from './fake-internet.ts';

const viewer = '203.0.113.7';

/** A visitor's world: what answers in DNS, what is shown there, and what was counted. */
function worldOf(
  sites: Readonly<Record<string, Site>>,
  options: { dns?: Dns; web?: Web; refused?: string; deadlineMs?: number } = {},
) {
  const dns = options.dns ?? fakeDns(Object.keys(sites));
  const counted: string[] = [];
  const services: PreviewServices = {
    ports: {
      web: options.web ?? fakeWeb(sites),
      sources: [upgradeSource({ dns })],
      takesMail: async () => null,
    },
    deadlineMs: options.deadlineMs ?? 60_000,
    countAct: async (limit, subject) => {
      if (limit === options.refused) return false;
      counted.push(`${limit} ${subject}`);
      return true;
    },
    hash: async (text) => `hash of ${text}`,
    now: () => new Date('2026-11-23T12:00:00.000Z'),
  };
  return { counted, search: (typed: string, address = viewer) => previewSearch(services, typed, address) };
}

const threeForms = {
  'getcloudpay.example': siteOf('Cloudpay'),
  'cloudpayapp.example': siteOf('Cloudpay App'),
  'cloud-pay.example': siteOf('Cloud Pay'),
};

describe('a preview', () => {
  it('shows two companies that use a lesser form of the name, with where that was seen', async () => {
    const found = await worldOf(threeForms).search('https://www.CloudPay.example/?from=mail');
    expect(found).toMatchObject({ domain: 'cloudpay.example', cut_short: false });
    expect(found.forms).toBeGreaterThan(100);
    expect(found.companies).toHaveLength(2);
    for (const { domain, evidence, relevance_reason } of found.companies) {
      expect(Object.keys(threeForms)).toContain(domain);
      expect(relevance_reason).not.toBe('');
      expect(evidence.map(({ source }) => source)).toEqual(expect.arrayContaining(['dns', 'homepage']));
    }
  });

  it('answers with nothing but what the contract declares', async () => {
    const found = await worldOf(threeForms).search('cloudpay.example');
    const declared = preview.search.response.strict();
    expect(declared.safeParse(preview.search.response.parse(found)).success).toBe(true);
    const fields = Object.keys(preview.search.response.shape.companies.def.element.shape);
    expect(fields).not.toContain('lead_contacts');
    expect(fields.toSorted()).toEqual(
      ['domain', 'evidence', 'name', 'reasons', 'relevance_reason', 'strength'].toSorted(),
    );
  });

  it('says so where no form of the name is in use', async () => {
    const found = await worldOf({}).search('cloudpay.example');
    expect(found.companies).toEqual([]);
    expect(found.cut_short).toBe(false);
  });

  it('ends in time when neither DNS nor a site answers, and says that it did not see everything', async () => {
    const never = () => new Promise<never>(() => undefined);
    const silent = { addresses: never, mailExchanges: never };
    const noDns = await worldOf({}, { dns: silent, deadlineMs: 50 }).search('cloudpay.example');
    expect(noDns).toMatchObject({ companies: [], cut_short: true });
    const noSites = worldOf(threeForms, { web: { get: never }, deadlineMs: 50 });
    expect(await noSites.search('cloudpay.example')).toMatchObject({ companies: [], cut_short: true });
  });
});

describe('what a visitor types', () => {
  it.each([
    '',
    ' ',
    'cloudpay',
    '127.0.0.1',
    '[::1]',
    'http://169.254.169.254/latest',
    'ada@cloudpay.example',
  ])('is refused with its fault and not counted: %j', async (typed) => {
    const { search, counted } = worldOf(threeForms);
    await expect(search(typed)).rejects.toMatchObject({ code: 'invalid_input', field: 'domain' });
    expect(counted).toEqual([]);
  });

  it('is only ever looked up as a domain name', async () => {
    const asked: string[] = [];
    const web = fakeWeb(threeForms);
    const watched: Web = {
      get: (url, more) => {
        asked.push(url);
        return web.get(url, more);
      },
    };
    await worldOf(threeForms, { web: watched }).search('cloudpay.example:22/../../admin?x=<script>#y');
    expect(asked.length).toBeGreaterThan(0);
    for (const url of asked) expect(url).toMatch(/^https?:\/\/[a-z0-9.-]+\/(?:robots\.txt)?$/);
  });
});

describe('how often', () => {
  it('counts a viewer, or the /64 of one, and then everybody', async () => {
    const { search, counted } = worldOf({});
    await search('cloudpay.example');
    await search('cloudpay.example', '2001:db8:1:2:3:4:5:6');
    await search('cloudpay.example', '2001:db8:1:2:ffff::1');
    expect(counted).toEqual([
      'previews hash of viewer 203.0.113.7',
      'previewsOfEverybody hash of everybody',
      'previews hash of viewer 2001:db8:1:2::/64',
      'previewsOfEverybody hash of everybody',
      'previews hash of viewer 2001:db8:1:2::/64',
      'previewsOfEverybody hash of everybody',
    ]);
  });

  it('a viewer over their limit does not use up what everybody shares', async () => {
    const { search, counted } = worldOf({}, { refused: 'previews' });
    await expect(search('cloudpay.example')).rejects.toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('Sign up'),
    });
    expect(counted).toEqual([]);
  });

  it('everybody together is limited, too', async () => {
    const { search } = worldOf({}, { refused: 'previewsOfEverybody' });
    await expect(search('cloudpay.example')).rejects.toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('Many people'),
    });
  });
});
