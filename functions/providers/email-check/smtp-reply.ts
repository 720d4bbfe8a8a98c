import type { MailboxAnswer } from '../../domain/email-addresses/mailbox-check.ts';

/** A whole reply from an SMTP server: RFC 5321 4.2. */
export interface SmtpReply {
  readonly code: number;
  readonly text: string;
}

/** What refusals because of the recipient say if they have no enhanced status code. */
const noSuchUser =
  /no such (?:user|recipient|mailbox|person)|user (?:is )?(?:unknown|not found)|unknown (?:user|recipient|mailbox|local)|(?:user|mailbox|recipient|account|address|email)[^.]{0,40}(?:does(?: not|n't) exist|not exist|not found|invalid|unavailable|disabled|not known)|invalid (?:mailbox|recipient|user)|no mailbox|mailbox unavailable|not a valid (?:mailbox|recipient|user)|undeliverable address|recipient address rejected: (?:user|undeliverable)/i;

/** What refusals because of the client say: they tell us nothing about the mailbox. */
const policy =
  /spam|block(?:ed|list)|blacklist|spamhaus|barracuda|reputation|policy|access denied|not allowed|relay|authenticat|\bPTR\b|reverse dns|rdns|\bSPF\b|DMARC|banned|\brate\b|too many|client host|your (?:ip|host)|greylist/i;

/**
 * Reads the reply to RCPT TO. A mailbox counts as refused only where the reply is about the mailbox. Its
 * enhanced status code decides if there is one (RFC 3463: X.1.1, X.1.6 and X.1.10 are about the address, X.7
 * is policy), otherwise its words.
 */
export function readRecipientReply({ code, text }: SmtpReply): MailboxAnswer {
  if (code === 250 || code === 251) return 'exists';
  const enhanced = /^([245])\.(\d{1,3})\.(\d{1,3})\b/.exec(text);
  if (code === 450 || code === 451) return 'greylisted';
  if (code < 500 || code > 559) return 'unanswered';
  if (enhanced !== null) {
    const [, , subject, detail] = enhanced;
    const isAddress = subject === '1' && ['1', '6', '10'].includes(detail ?? '');
    if (isAddress) return policy.test(text) && !noSuchUser.test(text) ? 'unanswered' : 'refused';
    if (subject === '7' || subject === '2') return 'unanswered';
  }
  // Some servers say "5.5.1 mailbox unavailable" or "5.0.0 user unknown", so their words decide.
  return noSuchUser.test(text) && !policy.test(text) ? 'refused' : 'unanswered';
}
