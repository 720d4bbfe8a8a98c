import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Web } from '../../../functions/domain/web/web.ts';
import { rdapLookup } from '../../../functions/providers/rdap/rdap.ts';
import { readRdapAnswer } from '../../../functions/providers/rdap/rdap-answer.ts';

const bootstrapUrl = 'https://data.iana.org/rdap/dns.json';
const fetchedAt = '2026-11-05T10:00:00.000Z';

/** IANA's list in its documented form, with one suffix below another. */
const bootstrap = JSON.stringify({
  version: '1.0',
  publication: '2026-11-01T00:00:00Z',
  description: 'RDAP bootstrap file for Domain Name System registrations',
  services: [
    [
      ['example', 'test'],
      ['http://plain.registry.example/', 'https://rdap.registry.example/v1'],
    ],
    [['city.example'], ['https://rdap.city.example/']],
    [['insecure'], ['http://plain.registry.example/']],
  ],
});

/** An answer in the form of RFC 9083's appendix, with fields that nobody reads. */
const answer = {
  objectClassName: 'domain',
  handle: 'XXXX',
  ldhName: 'VOLTRA.EXAMPLE',
  status: ['client transfer prohibited', 'active', 'call us on +1 555 0100'],
  events: [
    { eventAction: 'registration', eventDate: '2015-05-03T12:30:00Z' },
    { eventAction: 'last changed', eventDate: '2024-01-02T03:04:05+02:00' },
    { eventAction: 'expiration', eventDate: '2027-05-03T12:30:00Z' },
  ],
  entities: [
    entity(
      ['registrant'],
      [
        ['fn', {}, 'text', 'Rita Registrant'],
        ['org', {}, 'text', 'Holder Holdings'],
      ],
    ),
    entity(
      ['registrar'],
      [
        ['fn', {}, 'text', 'Fictional\nNames Ltd'],
        ['email', {}, 'text', 'x@names.example'],
      ],
    ),
  ],
};

function entity(roles: readonly string[], properties: readonly unknown[]) {
  return {
    objectClassName: 'entity',
    roles,
    vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ...properties]],
  };
}

interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly truncated?: boolean;
}

/** A web that answers for these URLs, cannot reach any other, and records its requests. */
function webOf(answers: Readonly<Record<string, Answer | undefined>>) {
  const asked: string[] = [];
  const accepted = new Set<string | undefined>();
  const web: Web = {
    async get(url, options) {
      asked.push(url);
      accepted.add(options?.headers?.accept);
      const found = answers[url];
      if (found === undefined) return { outcome: 'unreachable', requestedUrl: url, reason: 'timed_out' };
      const { status = 200, headers = {}, body = '', truncated = false } = found;
      return {
        outcome: 'page',
        requestedUrl: url,
        url,
        redirects: [],
        status,
        headers,
        body: new TextEncoder().encode(body),
        truncated,
        fetchedAt,
      };
    },
  };
  return { web, asked, accepted };
}

const domainUrl = 'https://rdap.registry.example/v1/domain/voltra.example';
const signal = () => new AbortController().signal;

it('reads dates, registrar and status at the server that IANA names, and nothing about the registrant', async () => {
  const { web, asked, accepted } = webOf({
    [bootstrapUrl]: { body: bootstrap },
    [domainUrl]: { body: JSON.stringify(answer) },
  });
  const found = await rdapLookup({ web })('voltra.example', signal());
  expect(found).toEqual({
    domain: 'voltra.example',
    registeredAt: '2015-05-03T12:30:00.000Z',
    expiresAt: '2027-05-03T12:30:00.000Z',
    changedAt: '2024-01-02T01:04:05.000Z',
    registrar: 'Fictional Names Ltd',
    statuses: ['client transfer prohibited', 'active'],
    url: domainUrl,
    fetchedAt,
  });
  expect(JSON.stringify(found)).not.toMatch(/Rita|Holder|x@names|555/);
  expect(asked).toEqual([bootstrapUrl, domainUrl]);
  expect([...accepted]).toEqual(['application/rdap+json, application/json']);
});

it('reads the list of servers once, and asks the server of the longest suffix, only by https', async () => {
  const { web, asked } = webOf({ [bootstrapUrl]: { body: bootstrap } });
  const lookup = rdapLookup({ web });
  await Promise.all([lookup('voltra.city.example', signal()), lookup('voltra.insecure', signal())]);
  await lookup('voltra.unlisted', signal());
  expect(asked).toEqual([bootstrapUrl, 'https://rdap.city.example/domain/voltra.city.example']);
});

it.each<[string, Answer | undefined]>([
  ['does not answer', undefined],
  ['is busy', { status: 429, headers: { 'retry-after': '30' } }],
  ['is busy for ever', { status: 503, headers: { 'retry-after': '999999999' } }],
])('leaves a server that %s alone for a while, and asks again later', async (_, first) => {
  let now = new Date(fetchedAt).getTime();
  const answers: Record<string, Answer | undefined> = {
    [bootstrapUrl]: { body: bootstrap },
    [domainUrl]: first,
  };
  const { web, asked } = webOf(answers);
  const lookup = rdapLookup({ web, now: () => new Date(now) });
  expect(await lookup('voltra.example', signal())).toBeNull();
  expect(await lookup('voltra.example', signal())).toBeNull();
  expect(asked.filter((url) => url === domainUrl)).toHaveLength(1);
  answers[domainUrl] = { body: JSON.stringify(answer) };
  now += 2 * 3600 * 1000;
  expect(await lookup('voltra.example', signal())).not.toBeNull();
});

it('requests the list again if it was not available', async () => {
  let now = new Date(fetchedAt).getTime();
  const answers: Record<string, Answer | undefined> = { [domainUrl]: { body: JSON.stringify(answer) } };
  const { web } = webOf(answers);
  const lookup = rdapLookup({ web, now: () => new Date(now) });
  expect(await lookup('voltra.example', signal())).toBeNull();
  answers[bootstrapUrl] = { body: bootstrap };
  now += 61_000;
  expect(await lookup('voltra.example', signal())).not.toBeNull();
});

it('does not count the end of a search against a server', async () => {
  const ended = new AbortController();
  const answers: Record<string, Answer | undefined> = { [bootstrapUrl]: { body: bootstrap } };
  const { web, asked } = webOf(answers);
  const lookup = rdapLookup({
    web: {
      get(url, options) {
        if (url === domainUrl) ended.abort();
        return web.get(url, options);
      },
    },
  });
  expect(await lookup('voltra.example', ended.signal)).toBeNull();
  answers[domainUrl] = { body: JSON.stringify(answer) };
  expect(await lookup('voltra.example', signal())).not.toBeNull();
  expect(asked.filter((url) => url === domainUrl)).toHaveLength(2);
});

it.each<[string, Answer]>([
  ['knows no such domain', { status: 404, body: JSON.stringify({ errorCode: 404 }) }],
  ['sends no JSON', { body: '<html>Welcome</html>' }],
  ['sends more than anybody needs', { body: JSON.stringify(answer), truncated: true }],
  ['speaks of another domain', { body: JSON.stringify({ ...answer, ldhName: 'other.example' }) }],
  ['speaks of a person', { body: JSON.stringify({ ...answer, objectClassName: 'entity' }) }],
  ['says no date of registration', { body: JSON.stringify({ ...answer, events: answer.events.slice(1) }) }],
  ['says a date before there were domains', { body: withRegistration('1970-01-01T00:00:00Z') }],
  ['says a date that is still to come', { body: withRegistration('2031-01-01T00:00:00Z') }],
  ['says a date that is none', { body: withRegistration('2015-13-45T99:00:00Z') }],
  ['says two dates', { body: withRegistration('2015-05-03T12:30:00Z', '2019-01-01T00:00:00Z') }],
])('nothing is known from a server that %s', async (_, said) => {
  const { web } = webOf({ [bootstrapUrl]: { body: bootstrap }, [domainUrl]: said });
  expect(await rdapLookup({ web })('voltra.example', signal())).toBeNull();
});

function withRegistration(...dates: readonly string[]): string {
  const events = dates.map((eventDate) => ({ eventAction: 'registration', eventDate }));
  return JSON.stringify({ ...answer, events });
}

it('reads only plausible facts from any JSON', () => {
  const from = { url: domainUrl, fetchedAt };
  const part = fc.oneof(fc.jsonValue(), fc.constantFrom(...Object.values(answer)));
  const damaged = fc.record({
    objectClassName: fc.constant('domain'),
    ldhName: fc.constant('voltra.example'),
    events: fc.oneof(part, fc.array(fc.oneof(part, fc.constantFrom(...answer.events)))),
    entities: fc.oneof(part, fc.array(fc.oneof(part, fc.constantFrom(...answer.entities)))),
    status: part,
  });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), damaged), (json) => {
      const read = readRdapAnswer(json, 'voltra.example', from);
      if (read === null) return;
      expect(read.registeredAt).toBe('2015-05-03T12:30:00.000Z');
      expect([null, 'Fictional Names Ltd']).toContain(read.registrar);
      expect(answer.status.slice(0, 2)).toEqual(expect.arrayContaining([...read.statuses]));
    }),
    { numRuns: 300 },
  );
});
