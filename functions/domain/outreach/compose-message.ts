import { mailFooter, type SenderIdentity } from '../../../shared/text/mail/mail-footer.ts';
import { parseAddress } from '../email-addresses/address-syntax.ts';

/** A mail from a seller to one person. */
export interface OutgoingMessage {
  /** Our id of the message. The Message-ID is derived from it, so the same message always has the same one. */
  readonly id: string;
  /** The mailbox from which it is sent. */
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  /** What the seller wrote: plain text, with blank lines between paragraphs. */
  readonly text: string;
  readonly sender: SenderIdentity;
  readonly unsubscribeUrl: string;
  /** The page that the recipient's address was published on; null if the mail does not name it. */
  readonly sourceUrl: string | null;
}

/**
 * Builds the whole message (RFC 5322): plain text and the same as simple HTML, the sender's identity and an
 * unsubscribe link below both, and the headers for unsubscribing with one click
 * (https://www.rfc-editor.org/rfc/rfc8058). Names and subjects are encoded, so line breaks in them cannot add a
 * header. Throws a `RangeError` if an address is invalid. The mail composer is loaded at the first message, as most
 * calls send none.
 */
export async function composeMessage(message: OutgoingMessage, at: Date): Promise<Uint8Array> {
  const { id, from, to, subject, text, unsubscribeUrl } = message;
  const host = hostOf(from);
  hostOf(to.address);
  const written = unixLines(text).trim();
  const footer = unixLines(mailFooter(message));
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    from: { name: oneLine(message.sender.name), address: from },
    to: { name: oneLine(to.name), address: to.address },
    subject: oneLine(subject),
    date: at,
    messageId: `<${id}@${host}>`,
    text: mailLines(`${written}\n\n${footer}\n`),
    html: mailLines(htmlOf(written, footer, unsubscribeUrl)),
    textEncoding: 'quoted-printable',
    headers: {
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

function hostOf(address: string): string {
  const parsed = parseAddress(address);
  if (parsed === null) throw new RangeError('A message is from an address to an address');
  return parsed.host;
}

function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** The composer keeps line breaks as they are, and a mail may only contain CRLF. */
function mailLines(text: string): string {
  return text.replaceAll('\n', '\r\n');
}

/** A header without a space cannot be folded, and a line has at most 998 characters (RFC 5322, 2.1.1). */
const maxHeaderCharacters = 500;

/** The text of a header. Without this, text that looks like an encoded word (RFC 2047) would be decoded. */
function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').replaceAll('=?', '= ?');
  return [...line].slice(0, maxHeaderCharacters).join('').trim();
}

function htmlOf(text: string, footer: string, unsubscribeUrl: string): string {
  const link = escaped(unsubscribeUrl);
  const linked = paragraphs(footer).replace(link, `<a href="${link}">${link}</a>`);
  return `<!doctype html>
<html><head><meta charset="utf-8"></head><body>
${paragraphs(text)}
<hr>
${linked}
</body></html>
`;
}

function paragraphs(text: string): string {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
