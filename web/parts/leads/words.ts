import type { AddressOrigin } from '../../../shared/model/leads/address-origin.ts';
import type { EmailVerdict, SeniorityLevel } from '../../../shared/model/leads/contact-data.ts';
import type { LocalStatus } from '../../browser/config.ts';

/** Seniority levels as people say them. */
export const levelNames: Readonly<Record<SeniorityLevel, string>> = {
  c_suite: 'C-Suite',
  vp: 'VP',
  director: 'Director',
  manager: 'Manager',
  senior: 'Senior',
  other: 'Other',
  manual_import: 'Manual Import',
  bulk_import: 'Bulk Import',
};

type Reason = EmailVerdict['reasons'][number];

const reasonWords: Readonly<Record<Reason, string>> = {
  bad_syntax: 'the address is malformed',
  no_such_domain: 'the domain does not exist',
  no_mail_domain: 'the domain has no mail server',
  null_mx: 'the domain accepts no mail',
  implicit_mx: 'the domain lists no mail server, so mail goes to the domain itself',
  domain_unanswered: 'the domain did not answer',
  role: 'a shared mailbox',
  free: 'at a free email provider',
  disposable: 'at a disposable email provider',
  likely_typo: 'the domain looks mistyped',
  inferred: "not published, follows the pattern of the company's other addresses",
  catch_all: 'the domain accepts any address',
  mailbox_unchecked: 'the mailbox itself was not checked',
  mailbox_exists: 'the mailbox exists',
  mailbox_refused: 'the mail server says that the mailbox does not exist',
  mailbox_unanswered: 'the mailbox did not answer',
};

/** The verdict on an address in words: `short` for a chip, `reasons` in full. */
export interface VerdictWords {
  readonly tone: 'good' | 'neutral' | 'warning' | 'danger';
  readonly short: string;
  readonly reasons: readonly string[];
}

/** The reasons that decide a verdict, the most important first, in words short enough for a chip. */
const whyUndeliverable: ReadonlyMap<Reason, string> = new Map([
  ['bad_syntax', 'malformed address'],
  ['no_such_domain', 'no such domain'],
  ['null_mx', 'domain accepts no mail'],
  ['no_mail_domain', 'domain accepts no mail'],
  ['mailbox_refused', 'mailbox refused'],
]);
const whyRisky: ReadonlyMap<Reason, string> = new Map([
  ['disposable', 'disposable provider'],
  ['likely_typo', 'domain looks mistyped'],
  ['catch_all', 'domain accepts any address'],
]);

const originNames: Readonly<Record<AddressOrigin['kind'], string>> = {
  published: 'Published',
  inferred: 'Inferred',
  entered: 'Entered by you',
};

/** Reasons that mean nothing on a simulated network, which only knows its own domains. */
const unknownThere: readonly Reason[] = ['no_such_domain', 'no_mail_domain'];

/** The domains that the sample web is made of (RFC 2606). */
const reserved = /\.(?:example|test|invalid)$/i;

/** Whether the app runs on a simulated network, which does not know the domain of an address. */
export function isUnknownTo(web: LocalStatus['web'] | undefined, address: string): boolean {
  return (web === 'sample' || web === 'recorded') && !reserved.test(address);
}

/**
 * Says what is known about an address and no more: an unknown address is not called valid, a guess not published.
 * `isUnknown`: the address was checked on a simulated network that does not know its domain.
 */
export function verdictWords(
  verdict: EmailVerdict,
  kind: AddressOrigin['kind'],
  isUnknown = false,
): VerdictWords {
  if (isUnknown && verdict.reasons.some((reason) => unknownThere.includes(reason))) {
    const reasons = ['the sample network knows no such mail server, and the internet was not asked'];
    return { tone: 'neutral', short: 'Not checked · sample network', reasons };
  }
  const reasons = verdict.reasons.map((reason) => reasonWords[reason]);
  const first = (words: ReadonlyMap<Reason, string>) =>
    [...words].find(([reason]) => verdict.reasons.includes(reason))?.[1];
  const origin = originNames[kind];
  const domain = verdict.reasons.includes('domain_unanswered')
    ? 'domain did not answer'
    : 'domain accepts mail';
  switch (verdict.verdict) {
    case 'deliverable':
      return { tone: 'good', short: 'Deliverable · mailbox exists', reasons };
    case 'unknown':
      return { tone: 'neutral', short: `${origin} · ${domain}`, reasons };
    case 'risky': {
      const why = first(whyRisky);
      return { tone: 'warning', short: why ? `Risky · ${why}` : `${origin} · ${domain}`, reasons };
    }
    case 'undeliverable': {
      const why = first(whyUndeliverable);
      return { tone: 'danger', short: why ? `Undeliverable · ${why}` : 'Undeliverable', reasons };
    }
  }
}
