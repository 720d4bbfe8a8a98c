import type { EmailVerdict } from '../../../shared/model/leads/contact-data.ts';
import { isDisposableHost, isLikelyTypo, isRole } from './address-lists.ts';
import { type ParsedAddress, parseAddress } from './address-syntax.ts';
import { isFreeMailHost } from './free-mail.ts';
import type { MailDomain } from './mail-domain.ts';
import type { MailboxAnswer, MailboxCheck } from './mailbox-check.ts';

type Reason = EmailVerdict['reasons'][number];
type Verdict = EmailVerdict['verdict'];

export interface JudgePorts {
  readonly mailDomain: (host: string, signal: AbortSignal) => Promise<MailDomain>;
  /** Checks single mailboxes. Without it no address is ever `deliverable`. */
  readonly mailboxCheck?: MailboxCheck;
  readonly now: () => Date;
}

interface Judged {
  /** By address as passed in. */
  readonly verdicts: Record<string, EmailVerdict>;
  /** Addresses whose server asks to be tried again later. */
  readonly greylisted: readonly string[];
}

interface JudgedAddress {
  readonly address: string;
  readonly inferred: boolean;
}

/**
 * Judges addresses: syntax, whether the domain exists and accepts mail, the lists of roles, free and disposable
 * providers, likely typing errors, and the mailbox itself if a check is configured. Each domain is looked up once,
 * and all at the same time. Whatever is not known stays `unknown`: only the mailbox check can return `deliverable`.
 */
export async function judgeAddresses(
  addresses: readonly JudgedAddress[],
  ports: JudgePorts,
  { signal }: { readonly signal: AbortSignal },
): Promise<Judged> {
  const hosts = new Map<string, string[]>();
  const parsed = new Map(addresses.map(({ address }) => [address, parseAddress(address)]));
  for (const one of parsed.values()) {
    if (one !== null) hosts.set(one.host, [...(hosts.get(one.host) ?? []), one.local]);
  }
  const said = new Map(
    await Promise.all(
      [...hosts].map(async ([host, locals]): Promise<[string, HostSaid]> => {
        const domain = await ports.mailDomain(host, signal);
        const takesMail = domain === 'accepts' || domain === 'implicit_mx';
        const mailboxes =
          takesMail && ports.mailboxCheck ? await ports.mailboxCheck.ask(host, locals, { signal }) : null;
        return [host, { domain, mailboxes }];
      }),
    ),
  );
  const verdicts: Record<string, EmailVerdict> = {};
  const greylisted: string[] = [];
  const checked_at = ports.now().toISOString();
  for (const { address, inferred } of addresses) {
    const one = parsed.get(address) ?? null;
    const host = one && said.get(one.host);
    const { verdict, reasons } =
      one && host
        ? judge(one, inferred, host)
        : { verdict: 'undeliverable' as const, reasons: ['bad_syntax' as const] };
    verdicts[address] = { verdict, reasons: [...new Set(reasons)], checked_at };
    if (one && host?.mailboxes?.get(one.local) === 'greylisted') greylisted.push(address);
  }
  return { verdicts, greylisted };
}

/** What DNS and the mail server said about one host. `mailboxes` is null if no mailbox was checked. */
interface HostSaid {
  readonly domain: MailDomain;
  readonly mailboxes: ReadonlyMap<string, MailboxAnswer> | null;
}

function judge(
  parsed: ParsedAddress,
  inferred: boolean,
  { domain, mailboxes }: HostSaid,
): { verdict: Verdict; reasons: Reason[] } {
  const listed = listReasons(parsed, inferred);
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
  if (mailboxes === null) return { verdict: fallback, reasons: [...reasons, 'mailbox_unchecked'] };
  return withMailbox(mailboxes.get(parsed.local) ?? 'unanswered', reasons, fallback);
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

/** An existing mailbox settles it, except at a disposable provider or after a likely typing error. */
function withMailbox(
  answer: MailboxAnswer,
  reasons: Reason[],
  fallback: Verdict,
): { verdict: Verdict; reasons: Reason[] } {
  switch (answer) {
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
