import { addressLink } from '../leads/address-link.ts';

/** A mail, ready to be sent manually. */
export interface WrittenMail {
  readonly address: string;
  readonly subject: string;
  readonly text: string;
}

/** A link that opens the mail program (RFC 6068): line breaks are CRLF, and everything but letters is encoded. */
export function mailLink({ address, subject, text }: WrittenMail): string {
  const body = encodeURIComponent(text.replace(/\n/g, '\r\n'));
  return `${addressLink(address)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** A link that opens Gmail with the mail in its composer. */
export function gmailLink({ address, subject, text }: WrittenMail): string {
  const query = new URLSearchParams({ view: 'cm', fs: '1', to: address, su: subject, body: text });
  return `https://mail.google.com/mail/?${query}`;
}
