import { expect, test } from 'vitest';
import { latency, leastMs, slowMs } from '../../bench/latency-web.ts';

test('the least time of a session follows from the latencies alone', () => {
  const { dnsMs, connectMs, responseMs } = latency;
  const homePage = dnsMs + connectMs + responseMs + slowMs;
  expect(leastMs('kept')).toBe(homePage);
  // Name, robots.txt, home page, three pauses, the last page, and the mail domain's name.
  const enrich = dnsMs + connectMs + responseMs + 2 * (responseMs + slowMs) + 300;
  expect(leastMs('read')).toBe(homePage + enrich + dnsMs);
});
