import { describe, expect, it } from 'vitest';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import { modelSource } from '../../../functions/providers/company-source/model-proposed.ts';
import { startFake, type Wire } from '../fake-service.ts';
import { vendors } from '../language-model/fake-model.ts';

const alder = { name: 'Alder Payments', domain: 'www.alder.example', does: ['card payments', 'checkout'] };
const request = { domain: 'cloudpay.example', reading: readName('cloudpay'), amount: 5 };

describe.each(vendors)('companies proposed by $name', (vendor) => {
  const proposing = async (wire: Wire, signal = AbortSignal.timeout(10_000)) => {
    const { url, asked } = await startFake(() => wire);
    return { candidates: modelSource(vendor.open(url)).candidates(request, signal), asked };
  };
  const saying = async (...companies: readonly unknown[]) =>
    (await proposing(vendor.says(JSON.stringify({ companies })))).candidates;

  it('come with what their page must show, in the model’s order', async () => {
    const found = await saying(alder, { ...alder, name: 'Birch', domain: 'https://birch.example/shop' });
    expect(found.map(({ domain }) => domain)).toEqual(['alder.example', 'birch.example']);
    expect(found[0]).toMatchObject({ kind: 'model', name: 'Alder Payments', claims: alder.does });
    expect(found[0]?.strength).toBeGreaterThan(found[1]?.strength ?? 1);
    expect(found.every(({ evidence }) => evidence === undefined)).toBe(true);
  });

  it('are asked for with the name as data, and nothing from any page', async () => {
    const { candidates, asked } = await proposing(vendor.says('{"companies":[]}'));
    expect(await candidates).toEqual([]);
    expect(asked[0]?.body).toContain('cloudpay.example');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['no domain', { ...alder, domain: 'the alder site' }],
    ['an address instead', { ...alder, domain: '10.0.0.1' }],
    ['no name', { ...alder, name: ' ' }],
    ['nothing that could be checked', { ...alder, does: [] }],
  ])('are left out with %s', async (_, company) => {
    expect(await saying(company, alder)).toHaveLength(1);
  });

  it.each([
    ['a refusal', vendor.refuses()],
    ['too many requests', vendor.throttles()],
    ['half an object', vendor.says('{"companies":[{"name":"Al')],
    ['another shape', vendor.says('{"companies":"many"}')],
    ['a wrong key', vendor.forbids()],
  ])('are a failed source on %s', async (_, wire) => {
    const { candidates } = await proposing(wire);
    await expect(candidates).rejects.toThrow(/^The model gave no companies/);
  });

  it('are given up when the model thinks for too long', async () => {
    const { candidates } = await proposing({ status: 200, body: '', hangs: true }, AbortSignal.timeout(100));
    await expect(candidates).rejects.toThrow('timed_out');
  });
});
