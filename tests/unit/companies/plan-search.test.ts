import { describe, expect, test } from 'vitest';
import { planSearch } from '../../../functions/domain/companies/plan-search.ts';
import type { Dns } from '../../../functions/domain/web/dns.ts';
import { ownSources } from '../../../functions/providers/company-source/own-sources.ts';
import { planText } from '../../../infra/local/plan.ts';

const solaris = {
  name: 'Solaris',
  domain: 'solaris.example',
  industry: 'Solar energy',
  keywords: ['sun power'],
  country: 'DE',
};
const companies = [
  solaris,
  { name: 'Blue Sunpower Parts', domain: 'blueparts.example', industry: 'Toys', keywords: [], country: 'US' },
];

/** A DNS that records its questions in order and knows no answers. */
function notingDns() {
  const asked: string[] = [];
  const dns: Dns = {
    async addresses(name) {
      asked.push(name);
      return { outcome: 'no_such_name' };
    },
    mailExchanges: async () => ({ outcome: 'no_such_name' }),
  };
  return { asked, dns };
}

describe('the plan of a search', () => {
  test('says how the name reads, its lines of business, and candidates of every kind that needs no network', async () => {
    const { asked, dns } = notingDns();
    const plan = await planSearch(
      'SunPower.com',
      10,
      ownSources(dns, async () => companies),
    );
    expect(plan).toMatchObject({
      domain: 'sunpower.com',
      reading: { text: 'sun + power', words: ['sun', 'power'] },
    });
    expect(plan.lines).toContain('Solar energy');
    expect(plan.candidates.find(({ domain }) => domain === 'getsunpower.com')).toEqual({
      domain: 'getsunpower.com',
      kind: 'upgrade',
      match: 'the name with "get" in front',
      strength: expect.any(Number),
    });
    expect(plan.candidates.find(({ domain }) => domain === 'blueparts.example')?.kind).toBe('upgrade');
    expect(plan.candidates.at(-1)).toMatchObject({ domain: 'solaris.example', kind: 'topic' });
    expect(asked).toEqual([]);
  });

  test('its forms of the name are in the order in which DNS is then asked about them', async () => {
    const { asked, dns } = notingDns();
    const sources = ownSources(dns, async () => []);
    const plan = await planSearch('sunpower.com', 10, sources);
    const reading = { ...plan.reading, splits: [plan.reading.words], brandable: false };
    for (const source of sources) {
      await source.candidates({ domain: plan.domain, reading, amount: 10 }, new AbortController().signal);
    }
    expect(asked.length).toBeGreaterThan(100);
    expect(asked).toEqual(plan.candidates.map(({ domain }) => domain));
  });

  test('names each candidate once, and never the name itself', async () => {
    const { dns } = notingDns();
    const twins = [{ ...solaris, name: 'Sunpower Toys', domain: 'sunpower.net' }];
    const own = [{ ...solaris, name: 'Sunpower', domain: 'sunpower.com' }];
    const plan = await planSearch(
      'sunpower.com',
      10,
      ownSources(dns, async () => [...twins, ...own]),
    );
    const domains = plan.candidates.map(({ domain }) => domain);
    expect(domains.filter((domain) => domain === 'sunpower.net')).toHaveLength(1);
    expect(domains).not.toContain('sunpower.com');
  });

  test('refuses what is not a domain', async () => {
    const { dns } = notingDns();
    await expect(
      planSearch(
        'no domain',
        10,
        ownSources(dns, async () => []),
      ),
    ).rejects.toThrow('A domain has no spaces. Enter one such as example.com');
  });

  test('is easy to read', async () => {
    const { dns } = notingDns();
    const plan = await planSearch(
      'sunpower.com',
      10,
      ownSources(dns, async () => companies),
    );
    expect(planText(plan)).toMatch(/^sunpower\.com reads as: sun \+ power\nLines of business: .*\n {3}1\. /);
  });
});
