import { createSocket } from 'node:dgram';
import { type Answer, decode, encode } from 'dns-packet';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDns } from '../../../functions/providers/web/resolver.ts';

type Reply = { readonly code?: number; readonly answers?: readonly Answer[] } | 'silence';

/** Response codes of RFC 1035 4.1.1. */
const SERVFAIL = 2;
const NXDOMAIN = 3;
const REFUSED = 5;

/** A DNS server on loopback that answers questions as instructed (by 'TYPE name'), and otherwise with no records. */
async function dnsServer(replies: Readonly<Record<string, Reply>>) {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message);
    const question = `${questions[0]?.type} ${questions[0]?.name}`;
    asked.push(question);
    const reply = replies[question] ?? {};
    if (reply === 'silence') return;
    // Recursion available; the code is in the low four bits.
    const flags = 0x80 | (reply.code ?? 0);
    const answers = [...(reply.answers ?? [])];
    const packet = encode({ type: 'response', id: id ?? 0, flags, questions, answers });
    socket.send(packet, from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    socket.close();
  });
  return { server: `127.0.0.1:${socket.address().port}`, asked };
}

function a(name: string, data: string): Answer {
  return { type: 'A', name, ttl: 60, data };
}

function aaaa(name: string, data: string): Answer {
  return { type: 'AAAA', name, ttl: 60, data };
}

function mx(name: string, preference: number, exchange: string): Answer {
  return { type: 'MX', name, ttl: 60, data: { preference, exchange } };
}

const NAME = 'acme.example';

describe('texts', () => {
  it('are one for each record, whose strings belong together', async () => {
    const { server } = await dnsServer({
      [`TXT ${NAME}`]: {
        answers: [
          { type: 'TXT', name: NAME, ttl: 60, data: ['v=spf1 include:_spf.', 'google.com ~all'] },
          { type: 'TXT', name: NAME, ttl: 60, data: ['other'] },
        ],
      },
    });
    const answer = await createDns({ server }).texts(NAME);
    expect(answer.outcome === 'found' ? [...answer.records].sort() : answer).toEqual([
      'other',
      'v=spf1 include:_spf.google.com ~all',
    ]);
  });

  it.each([
    ['no_such_name', { code: NXDOMAIN }],
    ['no_records', {}],
    ['unanswered', { code: SERVFAIL }],
    ['unanswered', 'silence' as const],
  ])('that are not there are %s', async (outcome, reply) => {
    const { server } = await dnsServer({ [`TXT ${NAME}`]: reply });
    expect(await createDns({ server, timeoutMs: 150 }).texts(NAME)).toEqual({ outcome });
  });
});

describe('addresses', () => {
  it('are those of both families', async () => {
    const { server } = await dnsServer({
      [`A ${NAME}`]: { answers: [a(NAME, '93.184.215.20'), a(NAME, '93.184.215.21')] },
      [`AAAA ${NAME}`]: { answers: [aaaa(NAME, '2606:2800:21f::1')] },
    });
    expect(await createDns({ server }).addresses(NAME)).toEqual({
      outcome: 'found',
      records: ['93.184.215.20', '93.184.215.21', '2606:2800:21f::1'],
    });
  });

  it.each([
    ['found', { answers: [a(NAME, '93.184.215.20')] }, {}],
    ['found', { answers: [a(NAME, '93.184.215.20')] }, { code: SERVFAIL }],
    ['found', { code: SERVFAIL }, { answers: [aaaa(NAME, '2606:2800:21f::1')] }],
    ['no_records', {}, {}],
    ['no_such_name', { code: NXDOMAIN }, { code: NXDOMAIN }],
    ['no_such_name', { code: NXDOMAIN }, { code: SERVFAIL }],
    ['unanswered', { code: SERVFAIL }, { code: SERVFAIL }],
    ['unanswered', { code: REFUSED }, { code: REFUSED }],
    ['unanswered', {}, { code: SERVFAIL }],
    ['unanswered', 'silence', 'silence'],
    ['unanswered', {}, 'silence'],
  ] as const)('are %s for A %o and AAAA %o', async (outcome, forA, forAaaa) => {
    const { server } = await dnsServer({ [`A ${NAME}`]: forA, [`AAAA ${NAME}`]: forAaaa });
    expect(await createDns({ server, timeoutMs: 150 }).addresses(NAME)).toMatchObject({ outcome });
  });

  it.each([`${'a'.repeat(64)}.example`, 'a..example', ''])(
    "of '%s', which cannot be a name, do not exist",
    async (name) => {
      const { server } = await dnsServer({});
      expect((await createDns({ server, timeoutMs: 150 }).addresses(name)).outcome).not.toBe('found');
    },
  );

  it('are unanswered when nobody listens', async () => {
    const { server } = await dnsServer({});
    const port = Number(server.split(':')[1]);
    const nobody = `127.0.0.2:${port}`;
    expect(await createDns({ server: nobody, timeoutMs: 150 }).addresses(NAME)).toEqual({
      outcome: 'unanswered',
    });
  });
});

describe('mail exchanges', () => {
  it('come in order of priority, in lower case', async () => {
    const { server } = await dnsServer({
      [`MX ${NAME}`]: { answers: [mx(NAME, 20, 'MX2.Acme.Example'), mx(NAME, 10, 'mx1.acme.example')] },
    });
    expect(await createDns({ server }).mailExchanges(NAME)).toEqual({
      outcome: 'found',
      records: [
        { priority: 10, exchange: 'mx1.acme.example' },
        { priority: 20, exchange: 'mx2.acme.example' },
      ],
    });
  });

  it('keep a null MX', async () => {
    const { server } = await dnsServer({ [`MX ${NAME}`]: { answers: [mx(NAME, 0, '.')] } });
    expect(await createDns({ server }).mailExchanges(NAME)).toEqual({
      outcome: 'found',
      records: [{ priority: 0, exchange: expect.stringMatching(/^\.?$/) }],
    });
  });

  it.each([
    ['no_records', {}],
    ['no_such_name', { code: NXDOMAIN }],
    ['unanswered', { code: SERVFAIL }],
    ['unanswered', 'silence'],
  ] as const)('are %s for %o', async (outcome, reply) => {
    const { server } = await dnsServer({ [`MX ${NAME}`]: reply });
    expect(await createDns({ server, timeoutMs: 150 }).mailExchanges(NAME)).toEqual({ outcome });
  });
});

describe('a question', () => {
  it('asked several times at once is sent once, and again later', async () => {
    const { server, asked } = await dnsServer({
      [`MX ${NAME}`]: { answers: [mx(NAME, 10, 'mx.acme.example')] },
    });
    const dns = createDns({ server });
    const answers = await Promise.all([NAME, 'ACME.example', NAME].map((name) => dns.mailExchanges(name)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['found', 'found', 'found']);
    expect(asked).toEqual([`MX ${NAME}`]);
    await dns.mailExchanges(NAME);
    expect(asked).toHaveLength(2);
  });

  it('is unanswered for a caller who gives up, and continues for the other', async () => {
    const { server } = await dnsServer({
      [`MX ${NAME}`]: { answers: [mx(NAME, 10, 'mx.acme.example')] },
    });
    const dns = createDns({ server });
    const impatient = new AbortController();
    const answers = [dns.mailExchanges(NAME, { signal: impatient.signal }), dns.mailExchanges(NAME)];
    impatient.abort();
    expect((await Promise.all(answers)).map(({ outcome }) => outcome)).toEqual(['unanswered', 'found']);
  });

  it('does not outlive its callers', async () => {
    const { server, asked } = await dnsServer({ [`A ${NAME}`]: 'silence', [`AAAA ${NAME}`]: 'silence' });
    // Asked again after 300 ms, if anybody is still waiting.
    const dns = createDns({ server, timeoutMs: 900 });
    const given = new AbortController();
    const answer = dns.addresses(NAME, { signal: given.signal });
    await expect.poll(() => asked.length).toBe(2);
    given.abort();
    expect(await answer).toEqual({ outcome: 'unanswered' });
    expect(await dns.addresses(NAME, { signal: AbortSignal.abort() })).toEqual({ outcome: 'unanswered' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(asked).toHaveLength(2);
  });

  it('ends within its time limit', async () => {
    const { server } = await dnsServer({ [`A ${NAME}`]: 'silence', [`AAAA ${NAME}`]: 'silence' });
    const began = performance.now();
    await createDns({ server, timeoutMs: 100 }).addresses(NAME);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('a server', () => {
  it.each(['dns.example', 'dns.example:53', '127.0.0.1:99999999', ''])("'%s' is refused", (server) => {
    expect(() => createDns({ server })).toThrow(/^server: /);
  });

  it.each(['127.0.0.1', '127.0.0.1:5353', '[::1]:5353'])('%s is accepted', (server) => {
    expect(() => createDns({ server })).not.toThrow();
  });
});
