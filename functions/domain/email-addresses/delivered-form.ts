import type { ParsedAddress } from './address-syntax.ts';

/** Hosts that are other names for one provider's mailboxes. https://support.google.com/mail/answer/10313 */
const sameMailboxes: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };
/** Hosts that ignore dots in the local part. https://support.google.com/mail/answer/7436150 */
const ignoresDots: ReadonlySet<string> = new Set(['gmail.com']);

/**
 * The canonical form of an address, equal for all spellings of one mailbox: lower case, without a tag after "+" (RFC
 * 5233), and at Gmail without dots. Not every host treats "+" as a tag. Where one does not, two mailboxes share a
 * form, which errs on the side of not writing and not granting. It is only for comparison: mail goes to the address
 * as it was written.
 */
export function deliveredForm({ local, host }: ParsedAddress): string {
  const mailHost = sameMailboxes[host] ?? host;
  const tag = local.indexOf('+', 1);
  const name = (tag === -1 ? local : local.slice(0, tag)).toLowerCase();
  return `${ignoresDots.has(mailHost) ? name.replaceAll('.', '') : name}@${mailHost}`;
}
