import { describe, expect, it } from 'vitest';
import type { DirectoryCompany } from '../../../functions/domain/companies/candidates/company-source.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import { modelSource } from '../../../functions/providers/company-source/model-proposed.ts';
import { startFake, type Wire } from '../fake-service.ts';
import { vendors } from '../language-model/fake-model.ts';

const alder = { name: 'Alder Payments', domain: 'www.alder.example', does: ['card payments', 'checkout'] };
const request = { domain: 'cloudpay.example', reading: readName('cloudpay'), amount: 5 };

const heard = { words: ['cloud', 'payments'], lines: ['Payments'] };
const kahve: DirectoryCompany = {
  name: 'Beanhouse',
  domain: 'beanhouse.example',
  industry: 'Coffee and tea',
  keywords: ['coffee', 'coffee house'],
  country: 'US',
};

describe.each(vendors)('what $name knows about a name', (vendor) => {
  const proposing = async (wire: Wire, asked = request, signal = AbortSignal.timeout(60_000)) => {
    const fake = await startFake(() => wire);
    const directory = async () => [kahve];
    const candidates = modelSource(vendor.open(fake.url), directory).candidates(asked, signal);
    return { candidates, asked: fake.asked };
  };
  const saying = async (...companies: readonly unknown[]) =>
    (await proposing(vendor.says(JSON.stringify({ ...heard, companies })))).candidates;

  it('proposes companies of its line of business, with what their page must show', async () => {
    const found = await saying(alder, {
      ...alder,
      name: 'Birch Payments',
      domain: 'https://birch.example/shop',
      does: ['card payments'],
    });
    expect(found.map(({ domain }) => domain).sort()).toEqual(['alder.example', 'birch.example']);
    expect(found.find(({ domain }) => domain === 'alder.example')).toMatchObject({
      kind: 'topic',
      name: 'Alder Payments',
      claims: alder.does,
    });
    expect(found.every(({ evidence }) => evidence === undefined)).toBe(true);
  });

  it('is asked with the name as data, and nothing from any page', async () => {
    const { candidates, asked } = await proposing(vendor.says('{"words":[],"lines":[],"companies":[]}'));
    expect(await candidates).toEqual([]);
    expect(asked[0]?.body).toContain('cloudpay.example');
    expect(asked).toHaveLength(1);
  });

  it('asks the directory again for a line that our own words do not read', async () => {
    const answer = { words: ['coffee'], lines: ['Coffee and tea', 'Witchcraft'], companies: [] };
    const turkish = { domain: 'kahvehane.example', reading: readName('kahvehane'), amount: 5 };
    const { candidates } = await proposing(vendor.says(JSON.stringify(answer)), turkish);
    const [found, ...more] = await candidates;
    expect(more).toEqual([]);
    expect(found).toMatchObject({ domain: 'beanhouse.example', evidence: { source: 'directory' } });
    expect(found?.claims).toBeUndefined();
    expect(found?.match).toBe(
      'is listed under Coffee and tea with the keywords coffee and coffee house. A language model reads “coffee” in the name',
    );
  });

  it.each([
    ['no domain', { ...alder, domain: 'the alder site' }],
    ['an address instead', { ...alder, domain: '10.0.0.1' }],
    ['no name', { ...alder, name: ' ' }],
    ['nothing that could be checked', { ...alder, does: [] }],
    ['claims that any page bears out', { ...alder, does: ['contact us', 'welcome'] }],
    ['another line of business', { ...alder, does: ['dog food', 'cat food'] }],
  ])('leaves out a company with %s', async (_, company) => {
    expect((await saying(company, alder)).map(({ domain }) => domain)).toEqual(['alder.example']);
  });

  it.each([
    ['a refusal', vendor.refuses()],
    ['too many requests', vendor.throttles()],
    ['half an object', vendor.says('{"companies":[{"name":"Al')],
    ['another shape', vendor.says('{"companies":"many"}')],
    ['a wrong key', vendor.forbids()],
  ])('is a failed source on %s', async (_, wire) => {
    const { candidates } = await proposing(wire);
    await expect(candidates).rejects.toThrow(/^The model gave no companies/);
  });

  it('is given up if the model takes too long', async () => {
    const hanging = { status: 200, body: '', hangs: true };
    const { candidates } = await proposing(hanging, request, AbortSignal.timeout(100));
    await expect(candidates).rejects.toThrow('timed_out');
  });
});
