import type { EmailVerdict } from '../../../shared/model/contact-data.ts';
import { isDisposableHost, isLikelyTypo, isRole } from './address-lists.ts';
import { type ParsedAddress, parseAddress } from './address-syntax.ts';
import { isFreeMailHost } from './free-mail.ts';
import type { MailDomain } from './mail-domain.ts';
import type { MailboxCheck } from './mailbox-check.ts';

type Reason = EmailVerdict['reasons'][number];
type Verdict = EmailVerdict['verdict'];

export interface JudgePorts {
  readonly mailDomain: (host: string, signal: AbortSignal) => Promise<MailDomain>;
  /** Asks single mailboxes; without it no address is ever `deliverable`. */
  readonly mailboxCheck?: MailboxCheck;
  readonly now: () => Date;
}

/**
 * Judges addresses: syntax, whether the domain exists and takes mail, the lists of roles, free and throw-away providers, likely typing errors, and the mailbox itself where a check
 * is at hand. Every domain is asked once, all at the same time. What is not known stays `unknown`: `deliverable`
 * only ever comes from the mailbox check. The answer is keyed by the addresses as given.
 */
export async function judgeAddresses(
  addresses: readonly { readonly address: string; readonly inferred: boolean }[],
  ports: JudgePorts,
  options: { readonly signal: AbortSignal },
): Promise<Record<string, EmailVerdict>> {
  const domains = new Map<string, Promise<MailDomain>>();
  const domainOf = (host: string) => {
    const known = domains.get(host) ?? ports.mailDomain(host, options.signal);
    domains.set(host, known);
    return known;
  };
  const verdicts = await Promise.all(
    addresses.map(async ({ address, inferred }): Promise<[string, EmailVerdict]> => {
      const { verdict, reasons } = await judge(address, inferred, domainOf, ports, options.signal);
      return [address, { verdict, reasons: [...new Set(reasons)], checked_at: ports.now().toISOString() }];
    }),
  );
  return Object.fromEntries(verdicts);
}

async function judge(
  address: string,
  inferred: boolean,
  domainOf: (host: string) => Promise<MailDomain>,
  ports: JudgePorts,
  signal: AbortSignal,
): Promise<{ verdict: Verdict; reasons: Reason[] }> {
  const parsed = parseAddress(address);
  if (!parsed) return { verdict: 'undeliverable', reasons: ['bad_syntax'] };
  const listed = listReasons(parsed, inferred);
  const domain = await domainOf(parsed.host);
  if (domain === 'no_such_domain' || domain === 'no_mail_domain' || domain === 'null_mx') {
    return { verdict: 'undeliverable', reasons: [domain, ...listed] };
  }
  const isRisky = listed.some(
    (reason) => reason === 'disposable' || reason === 'likely_typo' || reason === 'inferred',
  );
  const fallback: Verdict = isRisky ? 'risky' : 'unknown';
  if (domain === 'domain_unanswered')
    return { verdict: fallback, reasons: [domain, ...listed, 'mailbox_unchecked'] };
  const reasons: Reason[] = domain === 'implicit_mx' ? ['implicit_mx', ...listed] : listed;
  if (!ports.mailboxCheck) return { verdict: fallback, reasons: [...reasons, 'mailbox_unchecked'] };
  return withMailbox(address, reasons, fallback, ports.mailboxCheck, signal);
}

function listReasons({ local, host }: ParsedAddress, inferred: boolean): Reason[] {
  const reasons: Reason[] = [];
  if (isRole(local)) reasons.push('role');
  if (isLikelyTypo(host)) reasons.push('likely_typo');
  else if (isDisposableHost(host)) reasons.push('disposable');
  else if (isFreeMailHost(host)) reasons.push('free');
  if (inferred) reasons.push('inferred');
  return reasons;
}

/** A mailbox that exists settles it, except with a throw-away provider or a typing error. */
async function withMailbox(
  address: string,
  reasons: Reason[],
  fallback: Verdict,
  check: MailboxCheck,
  signal: AbortSignal,
): Promise<{ verdict: Verdict; reasons: Reason[] }> {
  switch (await check.ask(address, { signal })) {
    case 'exists': {
      const stays = reasons.includes('disposable') || reasons.includes('likely_typo');
      return { verdict: stays ? 'risky' : 'deliverable', reasons: [...reasons, 'mailbox_exists'] };
    }
    case 'refused':
      return { verdict: 'undeliverable', reasons: [...reasons, 'mailbox_refused'] };
    case 'catch_all':
      return { verdict: 'risky', reasons: [...reasons, 'catch_all'] };
    default:
      return { verdict: fallback, reasons: [...reasons, 'mailbox_unanswered'] };
  }
}
