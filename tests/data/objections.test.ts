import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { onDoNotList } from '../../functions/data/privacy/do-not-list.ts';
import type { Notice } from '../../functions/domain/mail/notice.ts';
import { addressHash, type KeyedHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { viewerNetwork } from '../../functions/domain/privacy/viewer-network.ts';
import { emulatedTable } from './table.ts';

vi.hoisted(() => {
  process.env.NOTICE_QUEUE_URL = 'https://sqs.example/notices';
  process.env.HASH_KEY_SECRET_ARN = 'the key';
});
const { publicHandlers } = await import('../../functions/api/public-site.ts');

const table = emulatedTable();
const minute = 60_000;
const noon = new Date('2026-11-20T12:00:00.000Z');

/** The public operations over the table, with a clock that the test moves and the mails that they queue. */
function publicSite() {
  // Each test has a different key, so that limits and lists do not affect other tests.
  const key = randomUUID();
  const hash: KeyedHash = async (text) => createHmac('sha256', key).update(text).digest('base64url');
  const queued: Notice[] = [];
  let now = noon;
  const add = async (notice: Notice) => void queued.push(notice);
  const handlers = publicHandlers({ table, hash, now: () => now, notices: { add } });
  const input = { query: {}, idempotencyKey: null };
  return {
    queued,
    at: (time: Date) => {
      now = time;
    },
    request: (email: string, viewer = '192.0.2.1') =>
      handlers.removeMyData({ ...input, params: {}, body: { email } }, { address: viewer }),
    open: (token: string) =>
      handlers.askToConfirmRemoval({ ...input, params: { token }, body: {} }, { address: '192.0.2.9' }),
    confirm: (token: string) =>
      handlers.confirmRemoval({ ...input, params: { token }, body: {} }, { address: '192.0.2.9' }),
    tokens: () => queued.map((notice) => (notice.kind === 'confirm_objection' ? notice.token : '')),
    async isListed(email: string) {
      const address = (await addressHash(email, hash)) ?? '';
      return (await onDoNotList(table, [address])).has(address);
    },
  };
}

describe('an objection', () => {
  it('has no effect until it is confirmed, however often it is repeated', async () => {
    const site = publicSite();
    for (const minutes of [0, 30, 59, 61]) {
      site.at(new Date(noon.getTime() + minutes * minute));
      await site.request('ada@visitor.example').catch(() => undefined);
      expect(await site.isListed('ada@visitor.example')).toBe(false);
    }
  });

  it('applies to everybody once the mailed link is opened and confirmed', async () => {
    const site = publicSite();
    expect(await site.request('Ada@Visitor.example')).toEqual({ confirmation_sent: true });
    const [token = ''] = site.tokens();
    expect(await site.open(token)).toContain('<form method="post">');
    expect(await site.isListed('ada@visitor.example')).toBe(false);
    expect(await site.confirm(token)).toContain('Your data is removed');
    expect(await site.confirm(token)).toContain('Your data is removed');
    expect(await site.isListed('ada@visitor.example')).toBe(true);
    expect(await site.isListed('ben@visitor.example')).toBe(false);
  });

  it('can be confirmed for seven days, only with its own link', async () => {
    const site = publicSite();
    await site.request('ada@visitor.example');
    const [token = ''] = site.tokens();
    const guessed = `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`;
    await expect(site.confirm(guessed)).rejects.toMatchObject({ code: 'not_found' });
    site.at(new Date(noon.getTime() + 7 * 24 * 60 * minute));
    for (const act of [site.open, site.confirm]) {
      await expect(act(token)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await site.isListed('ada@visitor.example')).toBe(false);
  });

  it('is mailed at most three times a day to one address, whoever asks and however it is written', async () => {
    const site = publicSite();
    for (const [count, email] of [
      'ada@visitor.example',
      'ADA@visitor.example',
      ' ada@VISITOR.example',
    ].entries()) {
      await site.request(email.trim(), `192.0.2.${count}`);
    }
    await expect(site.request('ada@visitor.example', '192.0.2.77')).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    expect(site.queued).toHaveLength(3);
    await site.request('ben@visitor.example', '192.0.2.77');
    site.at(new Date('2026-11-21T00:00:00.000Z'));
    await site.request('ada@visitor.example', '192.0.2.77');
    expect(site.queued).toHaveLength(5);
  });

  it.each([
    ['an IPv4 address', () => '192.0.2.1', '192.0.2.2'],
    ['a /64 of IPv6 addresses', (count: number) => `2001:db8:0:7::${count}`, '2001:db8:0:8::1'],
  ])('is mailed at most ten times an hour for one viewer, known by %s', async (_, addressOf, another) => {
    const site = publicSite();
    const sendTo = (count: number, viewer: string) => site.request(`person${count}@visitor.example`, viewer);
    for (let count = 1; count <= 10; count += 1) await sendTo(count, addressOf(count));
    await expect(sendTo(11, addressOf(11))).rejects.toMatchObject({ code: 'too_many_requests' });
    await sendTo(12, another);
    expect(site.queued).toHaveLength(11);
  });
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['', ''],
])('the viewer at %j is counted as %j', (address, network) => {
  expect(viewerNetwork(address)).toBe(network);
});
