import { describe, expect, test } from 'vitest';
import { judgeAddresses } from '../../../functions/domain/email-addresses/judge.ts';
import { askMailDomain } from '../../../functions/domain/email-addresses/mail-domain.ts';
import type { MailboxAnswer, MailboxCheck } from '../../../functions/domain/email-addresses/mailbox-check.ts';
import type { Dns, DnsAnswer, MailExchange } from '../../../functions/domain/web/dns.ts';

type Zone = {
  readonly mx?: readonly string[] | 'no_such_name' | 'unanswered';
  readonly a?: readonly string[] | 'unanswered';
};

class DnsInMemory implements Dns {
  readonly asked: string[] = [];
  private readonly zones: Readonly<Record<string, Zone>>;

  constructor(zones: Readonly<Record<string, Zone>>) {
    this.zones = zones;
  }

  async mailExchanges(name: string): Promise<DnsAnswer<MailExchange>> {
    this.asked.push(`MX ${name}`);
    const mx = this.zones[name]?.mx ?? (this.zones[name] ? [] : 'no_such_name');
    if (typeof mx === 'string') return { outcome: mx };
    if (mx.length === 0) return { outcome: 'no_records' };
    return { outcome: 'found', records: mx.map((exchange, priority) => ({ priority, exchange })) };
  }

  async addresses(name: string): Promise<DnsAnswer<string>> {
    this.asked.push(`A ${name}`);
    const a = this.zones[name]?.a ?? [];
    if (typeof a === 'string') return { outcome: a };
    return a.length === 0 ? { outcome: 'no_records' } : { outcome: 'found', records: a };
  }
}

const zones: Record<string, Zone> = {
  'acme.example': { mx: ['mx.acme.example'] },
  'web-only.example': { a: ['192.0.2.1'] },
  'silent.example': {},
  'null-mx.example': { mx: ['.'], a: ['192.0.2.1'] },
  'broken.example': { mx: 'unanswered' },
  'half-broken.example': { a: 'unanswered' },
  'gmail.com': { mx: ['mx.gmail.example'] },
  'gmial.com': { mx: ['mx.gmial.example'] },
  'mailinator.com': { mx: ['mx.mailinator.example'] },
  'xn--mller-kva.example': { mx: ['mx.acme.example'] },
};

function asking(dns: Dns) {
  return (host: string, signal: AbortSignal) => askMailDomain(host, dns, signal);
}

async function judge(address: string, extra: { inferred?: boolean; mailbox?: MailboxAnswer } = {}) {
  const mailboxCheck: MailboxCheck | undefined = extra.mailbox && {
    ask: async (_host, locals) => new Map(locals.map((local) => [local, extra.mailbox ?? 'unanswered'])),
  };
  const { verdicts } = await judgeAddresses(
    [{ address, inferred: extra.inferred ?? false }],
    {
      mailDomain: asking(new DnsInMemory(zones)),
      now: () => new Date('2026-01-02T03:04:05Z'),
      ...(mailboxCheck ? { mailboxCheck } : {}),
    },
    { signal: new AbortController().signal },
  );
  const verdict = verdicts[address];
  return `${verdict?.verdict}: ${verdict?.reasons.join(', ')}`;
}

describe('judgeAddresses', () => {
  test.each([
    ['jane.roe@acme.example', 'unknown: mailbox_unchecked'],
    ['info@acme.example', 'unknown: role, mailbox_unchecked'],
    ['kontakt@acme.example', 'unknown: role, mailbox_unchecked'],
    ['jane@web-only.example', 'unknown: implicit_mx, mailbox_unchecked'],
    ['jane@gmail.com', 'unknown: free, mailbox_unchecked'],
    ['jane@müller.example', 'unknown: mailbox_unchecked'],
    ['jane@broken.example', 'unknown: domain_unanswered, mailbox_unchecked'],
    ['jane@half-broken.example', 'unknown: domain_unanswered, mailbox_unchecked'],
    ['jane@gmial.com', 'risky: likely_typo, mailbox_unchecked'],
    ['jane@mailinator.com', 'risky: disposable, mailbox_unchecked'],
    ['jane@gone.example', 'undeliverable: no_such_domain'],
    ['jane@silent.example', 'undeliverable: no_mail_domain'],
    ['jane@null-mx.example', 'undeliverable: null_mx'],
  ])('%s without a mailbox check is %s', async (address, expected) => {
    expect(await judge(address)).toBe(expected);
  });

  test.each([
    'jane',
    '@acme.example',
    'jane@',
    'jane@acme',
    'jane..roe@acme.example',
    '.jane@acme.example',
    'jane.@acme.example',
    '"jane roe"@acme.example',
    'jane roe@acme.example',
    'jane@acme..example',
    'jane@-acme.example',
    'jane@[192.0.2.1]',
    'jane@192.0.2.1',
    'a@b@acme example',
    `${'a'.repeat(65)}@acme.example`,
    `jane@${'a'.repeat(64)}.example`,
    `jane@${'abcdefghi.'.repeat(26)}example`,
  ])('%s is bad syntax', async (address) => {
    expect(await judge(address)).toBe('undeliverable: bad_syntax');
  });

  test.each<[MailboxAnswer, string]>([
    ['exists', 'deliverable: mailbox_exists'],
    ['refused', 'undeliverable: mailbox_refused'],
    ['catch_all', 'risky: catch_all'],
    ['unanswered', 'unknown: mailbox_unanswered'],
    ['greylisted', 'unknown: mailbox_unanswered'],
  ])('a mailbox check that says %s leads to %s', async (mailbox, expected) => {
    expect(await judge('jane@acme.example', { mailbox })).toBe(expected);
  });

  test('lists the addresses whose server wants to be asked again, and asks each host once for all its mailboxes', async () => {
    const asked: string[] = [];
    const { greylisted } = await judgeAddresses(
      ['a@acme.example', 'b@acme.example', 'c@gmail.com', 'd@null-mx.example', 'no address'].map(
        (address) => ({
          address,
          inferred: false,
        }),
      ),
      {
        mailDomain: asking(new DnsInMemory(zones)),
        now: () => new Date(),
        mailboxCheck: {
          async ask(host, locals) {
            asked.push(`${host}: ${locals.join(' ')}`);
            return new Map([['b', 'greylisted']]);
          },
        },
      },
      { signal: new AbortController().signal },
    );
    expect(greylisted).toEqual(['b@acme.example']);
    expect(asked.toSorted()).toEqual(['acme.example: a b', 'gmail.com: c']);
  });

  test('an inferred address is risky until its mailbox is known to exist', async () => {
    expect(await judge('jane@acme.example', { inferred: true })).toBe('risky: inferred, mailbox_unchecked');
    expect(await judge('jane@acme.example', { inferred: true, mailbox: 'unanswered' })).toBe(
      'risky: inferred, mailbox_unanswered',
    );
    expect(await judge('jane@acme.example', { inferred: true, mailbox: 'exists' })).toBe(
      'deliverable: inferred, mailbox_exists',
    );
  });

  test('a disposable mailbox stays risky even if it exists', async () => {
    expect(await judge('jane@mailinator.com', { mailbox: 'exists' })).toBe(
      'risky: disposable, mailbox_exists',
    );
  });

  test('looks up every domain once, whatever the number of addresses', async () => {
    const dns = new DnsInMemory(zones);
    const addresses = ['a', 'b', 'c'].map((local) => ({ address: `${local}@acme.example`, inferred: false }));
    const { verdicts } = await judgeAddresses(
      addresses,
      { mailDomain: asking(dns), now: () => new Date() },
      { signal: new AbortController().signal },
    );
    expect(Object.keys(verdicts)).toEqual(['a@acme.example', 'b@acme.example', 'c@acme.example']);
    expect(dns.asked).toEqual(['MX acme.example']);
  });

  test('says when it was checked', async () => {
    const { verdicts } = await judgeAddresses(
      [{ address: 'a@acme.example', inferred: false }],
      { mailDomain: asking(new DnsInMemory(zones)), now: () => new Date('2026-01-02T03:04:05Z') },
      { signal: new AbortController().signal },
    );
    expect(verdicts['a@acme.example']?.checked_at).toBe('2026-01-02T03:04:05.000Z');
  });

  test.each([
    'gmail.com',
    'mail.com',
    'ymail.com',
    'email.com',
    'gmx.at',
    'hotmail.es',
    'web.com',
    'acme.example',
  ])('%s is not a typing error', async (host) => {
    expect(await judge(`jane@${host}`)).not.toContain('likely_typo');
  });
});
