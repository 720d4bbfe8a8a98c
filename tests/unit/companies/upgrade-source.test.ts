import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import type { Dns } from '../../../functions/domain/web/dns.ts';
import { upgradeSource } from '../../../functions/providers/company-source/upgrade.ts';
import { fakeDns } from './fake-internet.ts';

const now = () => new Date('2026-11-05T10:00:00.000Z');
const request = { domain: 'cloudpay.example', reading: readName('cloudpay'), amount: 10 };
const open = () => new AbortController().signal;

describe('upgrade buyers by DNS', () => {
  test('the variants that answer, strongest first, with what DNS said', async () => {
    const source = upgradeSource({
      dns: fakeDns(['cloudpayhq.example', 'cloudpay.test', 'unrelated.example']),
      now,
    });
    const found = await source.candidates(request, open());
    expect(found.map(({ domain }) => domain)).toEqual(['cloudpay.test', 'cloudpayhq.example']);
    expect(found[1]).toMatchObject({
      kind: 'upgrade',
      match: 'the name with "hq" added',
      evidence: {
        source: 'dns',
        url: 'dns:cloudpayhq.example',
        fetched_at: '2026-11-05T10:00:00.000Z',
        snippet: 'cloudpayhq.example resolves to 93.184.215.14',
      },
    });
  });

  test('a suffix that answers for any name only brings names with their own address', async () => {
    const dns: Dns = {
      ...fakeDns([]),
      addresses: async (name) => {
        if (name === 'cloudpay.sh') return { outcome: 'found', records: ['93.184.215.77'] };
        return name.endsWith('.sh') || name === 'cloudpay.cc' || name.startsWith('no-such-name-')
          ? { outcome: 'found', records: ['93.184.215.1'] }
          : { outcome: 'no_such_name' };
      },
    };
    const found = await upgradeSource({ dns, now }).candidates(request, open());
    expect(found.map(({ domain }) => domain)).toEqual(['cloudpay.sh']);
  });

  test('at most 96 names are looked up at once', async () => {
    let running = 0;
    let most = 0;
    const dns: Dns = {
      ...fakeDns([]),
      addresses: async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return { outcome: 'no_such_name' };
      },
    };
    await upgradeSource({ dns, now }).candidates(request, open());
    expect(most).toBeGreaterThan(20);
    expect(most).toBeLessThanOrEqual(96);
  });

  describe('with names that never answer', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const stuck = (slow: (name: string) => boolean): Dns => ({
      ...fakeDns([]),
      addresses: (name) =>
        slow(name)
          ? new Promise(() => undefined)
          : fakeDns(['cloudpay.test', 'cloudpayhq.example']).addresses(name),
    });

    test('one of them only loses its own place', async () => {
      const running = upgradeSource({ dns: stuck((name) => name === 'getcloudpay.example'), now }).candidates(
        request,
        open(),
      );
      await vi.advanceTimersByTimeAsync(2_600);
      expect((await running).map(({ domain }) => domain)).toEqual(['cloudpay.test', 'cloudpayhq.example']);
    });

    test('if most are, what has answered within seven seconds counts', async () => {
      const running = upgradeSource({
        dns: stuck((name) => !/\.test$/.test(name) && name !== 'cloudpayhq.example'),
        now,
      });
      const found = running.candidates(request, open());
      await vi.advanceTimersByTimeAsync(7_100);
      expect((await found).map(({ domain }) => domain)).toContain('cloudpay.test');
    });
  });
});
