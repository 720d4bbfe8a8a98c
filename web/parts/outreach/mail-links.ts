/** A mail as a person hands it over. */
export interface WrittenMail {
  readonly address: string;
  readonly subject: string;
  readonly text: string;
}

/** Opens the program that mails are written with (RFC 6068): line breaks are CRLF, and all but letters is encoded. */
export function mailLink({ address, subject, text }: WrittenMail): string {
  const body = encodeURIComponent(text.replace(/\n/g, '\r\n'));
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** Opens Gmail with the mail in its composer, to be sent there. */
export function gmailLink({ address, subject, text }: WrittenMail): string {
  const query = new URLSearchParams({ view: 'cm', fs: '1', to: address, su: subject, body: text });
  return `https://mail.google.com/mail/?${query}`;
}
