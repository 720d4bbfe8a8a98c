import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line, prose } from '../../../shared/model/text.ts';
import { signatureFromProfile } from '../../../shared/text/mail/signature.ts';

describe('text that people write', () => {
  it('on one line is trimmed, with blanks as the only white space', () => {
    expect(line(50).parse('  Ada\tMarlow\r\n of  Northstar ')).toBe('Ada Marlow of Northstar');
  });

  it('on several lines keeps them, with the same line ends', () => {
    expect(prose(50).parse('\r\nAda\r\rMarlow\r\n  Northstar\u2028Ltd\n ')).toBe(
      'Ada\n\nMarlow\n  Northstar\nLtd',
    );
  });

  it('may have its maximum length, measured after trimming', () => {
    expect(line(3).parse(' abc ')).toBe('abc');
    expect(line(3).safeParse('abcd').error?.issues[0]?.message).toBe('Use at most 3 characters');
    expect(prose(10_000).safeParse('x'.repeat(10_001)).error?.issues[0]?.message).toBe(
      'Use at most 10,000 characters',
    );
  });

  it.each(['\u0000', 'a\u0007', '\ud800', 'a\udc00b', '\u0085'])('is text: %j is refused', (value) => {
    expect(line(50).safeParse(value).error?.issues[0]?.message).toBe(
      'Remove the characters that are not text',
    );
    expect(prose(50).safeParse(value).success).toBe(false);
  });

  it('of any kind is stored unchanged once it is tidied', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        for (const schema of [line(1000), prose(1000)]) {
          const tidied = schema.safeParse(value);
          if (!tidied.success) return;
          expect(schema.parse(tidied.data)).toBe(tidied.data);
        }
      }),
    );
  });
});

describe('the signature made from a profile', () => {
  const profile = {
    name: 'Ada Marlow',
    title: 'Broker',
    company: 'Northstar Names',
    email: 'ada@northstar.example',
    phone: '+44 20 7946 0181',
  };

  it('joins name, title, company, address and phone by line breaks', () => {
    expect(signatureFromProfile(profile)).toBe(
      'Ada Marlow\nBroker\nNorthstar Names\nada@northstar.example\n+44 20 7946 0181',
    );
  });

  it('leaves out empty fields', () => {
    expect(signatureFromProfile({ ...profile, title: ' ', company: '', phone: '' })).toBe(
      'Ada Marlow\nada@northstar.example',
    );
    expect(signatureFromProfile({ name: '', title: '', company: '', email: '', phone: '' })).toBe('');
  });
});
