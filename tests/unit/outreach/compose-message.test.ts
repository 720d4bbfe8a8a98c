import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeMessage, type OutgoingMessage } from '../../../functions/domain/outreach/compose-message.ts';
import { missingOfIdentity } from '../../../shared/text/mail/mail-footer.ts';

const at = new Date('2026-11-20T10:00:00.000Z');
const unsubscribeUrl = `https://buyerscope.example/api/unsubscribe/${'a'.repeat(43)}`;
const usual: OutgoingMessage = {
  id: '0193480a-0000-7000-8000-000000000001',
  from: 'alex@gmail.example',
  to: { name: 'Ada Quist', address: 'ada@lumengrid.example' },
  subject: 'solargrid.example and Lumen Grid',
  text: 'Hi Ada,\n\nwould the name be of use to you?\nIt is short.\n\nAlex',
  sender: { name: 'Alex Moreau', company: 'Northstar', postal_address: '1 Quay Street\nPort Ellery' },
  unsubscribeUrl,
  sourceUrl: null,
};

/** A message as another library reads it. */
async function sent(changes: Partial<OutgoingMessage> = {}) {
  const raw = await composeMessage({ ...usual, ...changes }, at);
  const mail = await PostalMime.parse(raw);
  const values = (key: string) =>
    mail.headers.filter((header) => header.key === key).map(({ value }) => value);
  return { raw: Buffer.from(raw).toString('latin1'), mail, values };
}

/** The headers of a message whose content does not come from the seller's text alone. */
const expectedHeaders = [
  'content-type',
  'date',
  'from',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'message-id',
  'mime-version',
  'subject',
  'to',
];

describe('a message', () => {
  it('is from the seller to one person, with the text as it was written', async () => {
    const { mail } = await sent();
    expect(mail.from).toEqual({ name: 'Alex Moreau', address: 'alex@gmail.example' });
    expect(mail.to).toEqual([{ name: 'Ada Quist', address: 'ada@lumengrid.example' }]);
    expect(mail.subject).toBe('solargrid.example and Lumen Grid');
    expect(mail.date).toBe(at.toISOString());
    expect(mail.messageId).toBe('<0193480a-0000-7000-8000-000000000001@gmail.example>');
    expect(mail.text?.trim()).toBe(
      [
        usual.text,
        '',
        'Alex Moreau, Northstar',
        '1 Quay Street',
        'Port Ellery',
        '',
        `Don’t want to hear from me again? Unsubscribe: ${unsubscribeUrl}`,
      ].join('\n'),
    );
  });

  it('says the same as simple HTML, in which none of the text is markup', async () => {
    const { mail } = await sent({ text: 'Hi <b>Ada</b> & "all",\n\n<script>alert(1)</script>' });
    expect(mail.html).toContain('<p>Hi &#60;b&#62;Ada&#60;/b&#62; &#38; &#34;all&#34;,</p>');
    expect(mail.html).toContain('1 Quay Street<br>');
    expect(mail.html).toContain(`<a href="${unsubscribeUrl}">`);
    expect(mail.html).not.toMatch(/<(script|b|img)\b/);
  });

  it('can be unsubscribed from with one click', async () => {
    const { raw, values } = await sent();
    expect(values('list-unsubscribe')).toEqual([`<${unsubscribeUrl}>`]);
    expect(values('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(raw).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
  });

  it.each([
    'Zoë Müller',
    'Ана Петровић',
    '山田太郎',
    'Quist, Ada',
    'Ada "the Grid" Quist',
    'Ada <ada@other.example>',
  ])('reaches %s by that name', async (name) => {
    const { mail, raw } = await sent({ to: { ...usual.to, name }, sender: { ...usual.sender, name } });
    expect(mail.to).toEqual([{ name, address: usual.to.address }]);
    expect(mail.from).toEqual({ name, address: usual.from });
    expect([...raw].every((character) => character < '\x7f')).toBe(true);
  });

  it.each([
    ['Guten Tag Ada,\n\nist das ein Name für Sie?', 'Abmelden: ', 'Ihre Adresse habe ich hier gefunden: '],
    ['Bonjour Ada,\n\nest-ce un nom pour vous ?', 'Désinscription : ', 'J’ai trouvé votre adresse ici : '],
    ['Hola Ada:\n\n¿es un nombre para usted?', 'Darse de baja: ', 'Encontré su dirección en '],
    ['Hi Ada,\n\nis it a name for you?', 'Unsubscribe: ', 'I found your address at '],
  ])('tells how to say no in the language of the text: %s', async (text, wayOut, source) => {
    const sourceUrl = 'https://lumengrid.example/team';
    const { mail } = await sent({ text, sourceUrl });
    expect(mail.text).toContain(wayOut + unsubscribeUrl);
    expect(mail.text).toContain(source + sourceUrl);
    expect(mail.html).toContain(`<a href="${unsubscribeUrl}">`);
  });

  it('does not decode a name or a subject that looks encoded', async () => {
    const { mail } = await sent({ subject: '=?utf-8?q?=0D=0ABcc:_all@mail.example?=' });
    expect(mail.subject).toBe('= ?utf-8?q?=0D=0ABcc:_all@mail.example?=');
  });

  it('requires valid addresses', async () => {
    const to = { name: 'Ada', address: 'ada@lumengrid.example\r\nBcc: all@mail.example' };
    await expect(sent({ to })).rejects.toThrow(RangeError);
    await expect(sent({ from: 'alex@gmail.example, eve@mail.example' })).rejects.toThrow(RangeError);
  });

  /** Any text, and text that would start a header or another part if it were not escaped. */
  const writing = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom(
      'Hello\r\nBcc: all@mail.example',
      'Hello\nContent-Type: text/html\n\n<h1>',
      '\r\n\r\n--boundary\r\n',
      'x'.repeat(3000),
      'ü'.repeat(900),
      '.\r\n.\r\n',
      'From the beginning',
    ),
  );
  const lines = (text: string) => text.split(/\s+/u).filter((word) => word !== '');

  it('has one recipient and no additional header, whatever is written into it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(writing, writing, writing, writing),
        async ([name, subject, text, company]) => {
          const { raw, mail } = await sent({
            to: { ...usual.to, name },
            sender: { ...usual.sender, name: subject, company },
            subject: `About ${subject}`,
            text,
          });
          expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(expectedHeaders);
          expect(mail.to?.map(({ address }) => address)).toEqual([usual.to.address]);
          expect(mail.from?.address).toBe(usual.from);
          expect(mail.attachments).toEqual([]);
          expect(raw.split('\r\n').every((line) => line.length <= 998 && !/[\r\n]/.test(line))).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('contains the written text word for word', async () => {
    const words = fc
      .string({ unit: 'grapheme', maxLength: 400 })
      .filter((text) => !/[\p{Cc}\p{Cs}\u2028\u2029]|=\?/u.test(text));
    await fc.assert(
      fc.asyncProperty(words, words, async (subject, text) => {
        const { mail } = await sent({ subject, text });
        expect(lines(mail.subject ?? '')).toEqual(lines(subject));
        expect(
          lines(mail.text ?? '')
            .join(' ')
            .startsWith(lines(text).join(' ')),
        ).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the identity of a sender', () => {
  it('is a name and a postal address; the company is optional', () => {
    expect(missingOfIdentity({ ...usual.sender, company: '' })).toEqual([]);
    expect(missingOfIdentity({ name: ' ', company: 'Northstar', postal_address: '' })).toEqual([
      'name',
      'postal_address',
    ]);
  });
});
