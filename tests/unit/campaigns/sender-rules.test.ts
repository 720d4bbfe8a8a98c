import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSender } from '../../../functions/domain/campaigns/sender-rules.ts';
import type { DnsAnswer } from '../../../functions/domain/web/dns.ts';

const domain = 'harborline.test';
const address = `ada@${domain}`;

/** TXT records by name. A missing name does not exist, and `null` is not answered. */
type Zone = Readonly<Record<string, readonly string[] | null>>;

/** A zone that passes everything; `differs` overrides its names. */
function zone(differs: Zone = {}): Zone {
  return {
    [domain]: ['site-verification=1', 'v=spf1 include:_spf.google.com ~all'],
    [`google._domainkey.${domain}`]: ['v=DKIM1; k=rsa; p=MIIBIjANBg'],
    [`_domainkey.${domain}`]: [],
    [`_dmarc.${domain}`]: ['v=DMARC1; p=reject; rua=mailto:d@harborline.test'],
    ...differs,
  };
}

function without(...names: readonly string[]): Zone {
  return Object.fromEntries(Object.entries(zone()).filter(([name]) => !names.includes(name)));
}

function asking(records: Zone) {
  const asked: string[] = [];
  const ask = async (name: string): Promise<DnsAnswer<string>> => {
    asked.push(name);
    const found = records[name];
    if (found === undefined) return { outcome: 'no_such_name' };
    if (found === null) return { outcome: 'unanswered' };
    return found.length === 0 ? { outcome: 'no_records' } : { outcome: 'found', records: found };
  };
  return { ask, asked };
}

const check = (records: Zone, of = address) => checkSender(of, asking(records).ask);
const spf = (record: string, others: Zone = {}) => check(zone({ [domain]: [record], ...others }));
const dmarc = (record: string) => check(zone({ [`_dmarc.${domain}`]: [record] }));

describe('a mailbox of Gmail itself', () => {
  it.each(['ada@gmail.com', 'ada@googlemail.com', 'ADA@GMAIL.COM'])(
    'passes without a lookup: %s',
    async (of) => {
      const { ask, asked } = asking({});
      expect(await checkSender(of, ask)).toMatchObject({ verdict: 'passes' });
      expect(asked).toEqual([]);
    },
  );
});

describe('a domain of its own', () => {
  it('passes with SPF that includes Google, the usual key, and a policy', async () => {
    expect(await check(zone())).toEqual({
      address,
      spf: 'passes',
      dkim: 'found',
      dmarc: 'reject',
      verdict: 'passes',
    });
  });

  it('is unknown where DNS does not answer, and never held for it', async () => {
    const silent = Object.fromEntries(Object.keys(zone()).map((name) => [name, null]));
    expect(await check(silent)).toMatchObject({
      spf: 'unknown',
      dkim: 'unknown',
      dmarc: 'unknown',
      verdict: 'unknown',
    });
  });

  it('is incomplete where there is nothing at all', async () => {
    expect(await check({})).toMatchObject({
      spf: 'missing',
      dkim: 'missing',
      dmarc: 'missing',
      verdict: 'incomplete',
    });
  });
});

describe('a campaign is held', () => {
  const noKey = [`google._domainkey.${domain}`, `_domainkey.${domain}`];
  const refusing = (policy: string, record = 'v=spf1 include:mail.other.test -all') =>
    check({
      ...without(...noKey),
      [domain]: [record],
      'mail.other.test': ['v=spf1 ip4:192.0.2.1 -all'],
      [`_dmarc.${domain}`]: [`v=DMARC1; p=${policy}`],
    });

  it.each(['reject', 'quarantine'])(
    'where nothing vouches for it and the domain asks for %s',
    async (policy) => {
      expect(await refusing(policy)).toMatchObject({ spf: 'fails', dkim: 'missing', verdict: 'held' });
    },
  );

  it('not where the domain asks for nothing', async () => {
    expect(await refusing('none')).toMatchObject({ verdict: 'incomplete' });
  });

  it('not where a key may have another name', async () => {
    const records = { ...without(noKey[0] ?? ''), [domain]: ['v=spf1 -all'] };
    expect(await check(records)).toMatchObject({ spf: 'fails', dkim: 'unknown', verdict: 'incomplete' });
  });

  it('not where SPF may let Google send', async () => {
    expect(await refusing('reject', 'v=spf1 ip4:209.85.128.0/17 -all')).toMatchObject({ spf: 'unknown' });
  });
});

describe('SPF', () => {
  it.each([
    ['v=spf1 include:_SPF.google.com -all', 'passes'],
    ['v=spf1 +include:_spf.google.com ?all', 'passes'],
    ['v=spf1 redirect=_spf.google.com', 'passes'],
    ['v=spf1 +all', 'passes'],
    ['v=spf1 a mx ip4:192.0.2.0/24 -all', 'fails'],
    ['v=spf1 -all include:_spf.google.com', 'fails'],
    ['v=spf1 -include:_spf.google.com ~all', 'fails'],
    ['v=spf1 ip6:2607:f8b0:4000::/36 -all', 'unknown'],
    ['v=spf1 exists:%{i}.spf.other.test -all', 'unknown'],
    ['v=spf10 include:_spf.google.com', 'missing'],
  ])('%s: %s', async (record, expected) => {
    expect((await spf(record)).spf).toBe(expected);
  });

  it('follows what a record includes, and is broken after ten lookups', async () => {
    const chain = (length: number): Zone =>
      Object.fromEntries(
        Array.from({ length }, (_, at) => [
          `s${at}.test`,
          [at === length - 1 ? 'v=spf1 include:_spf.google.com -all' : `v=spf1 include:s${at + 1}.test -all`],
        ]),
      );
    expect((await spf('v=spf1 include:s0.test -all', chain(10))).spf).toBe('passes');
    expect((await spf('v=spf1 include:s0.test -all', chain(12))).spf).toBe('fails');
  });

  it('is broken where there are two records, and ends where records include each other', async () => {
    const two = await check(zone({ [domain]: ['v=spf1 include:_spf.google.com ~all', 'v=spf1 -all'] }));
    expect(two.spf).toBe('fails');
    const circle = { 'a.test': ['v=spf1 include:b.test -all'], 'b.test': ['v=spf1 include:a.test -all'] };
    expect((await spf('v=spf1 include:a.test include:b.test -all', circle)).spf).toBe('fails');
  });

  it('is unknown where what it includes is not answered', async () => {
    expect((await spf('v=spf1 include:quiet.test -all', { 'quiet.test': null })).spf).toBe('unknown');
  });
});

describe('DKIM', () => {
  it('is not vouched for by a key that was revoked', async () => {
    const revoked = zone({ [`google._domainkey.${domain}`]: ['v=DKIM1; p='] });
    expect((await check(revoked)).dkim).toBe('unknown');
  });

  it('is missing only where no key of any name can be there', async () => {
    expect((await check(without(`google._domainkey.${domain}`))).dkim).toBe('unknown');
    expect((await check(without(`google._domainkey.${domain}`, `_domainkey.${domain}`))).dkim).toBe(
      'missing',
    );
  });
});

describe('DMARC', () => {
  it.each([
    ['v=DMARC1; p=none', 'none'],
    ['v=DMARC1;p=Quarantine', 'quarantine'],
    ['v=DMARC1 ; sp=reject ; p=none', 'none'],
    ['v=DMARC1; rua=mailto:d@harborline.test', 'none'],
    ['p=reject; v=DMARC1', 'missing'],
    ['v=DMARC12; p=reject', 'missing'],
  ])('%s: %s', async (record, expected) => {
    expect((await dmarc(record)).dmarc).toBe(expected);
  });

  it('of a subdomain is that of the domain above', async () => {
    const above = { [`_dmarc.${domain}`]: ['v=DMARC1; p=none; sp=reject'] };
    expect((await check(above, `ada@mail.${domain}`)).dmarc).toBe('reject');
    expect((await check(zone(), `ada@mail.${domain}`)).dmarc).toBe('reject');
  });
});

it('asks little and ends, whatever records say', async () => {
  const names = ['a.test', 'b.test', 'c.test', domain];
  const term = fc.oneof(
    fc.constantFrom(...names).map((name) => `include:${name}`),
    fc.constantFrom(...names).map((name) => `redirect=${name}`),
    fc.constantFrom('-all', '~all', 'a', 'mx', 'ptr', 'ip4:192.0.2.1'),
    fc.string({ maxLength: 20 }),
  );
  const record = fc.array(term, { maxLength: 12 }).map((terms) => ['v=spf1', ...terms].join(' '));
  const records = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.array(record, { maxLength: 2 })])),
  );
  await fc.assert(
    fc.asyncProperty(records, async (spfs) => {
      const { ask, asked } = asking({ ...zone(), ...spfs });
      await checkSender(address, ask);
      expect(asked.length).toBeLessThanOrEqual(16);
    }),
  );
});
