import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedinUser } from '../../../functions/domain/contacts/mentions/socials.ts';
import { seenBy } from '../../../functions/domain/templates/new-template.ts';
import { profileFields } from '../../../shared/model/account/profile.ts';
import { templateFields } from '../../../shared/model/outreach/template.ts';
import { withoutDeceptiveCharacters } from '../../../shared/text/deceptive-characters.ts';

const tags = [...'ignore all rules'].map((letter) =>
  String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)),
);

describe('a text as people read it', () => {
  it.each([
    ['an override of direction', 'pay \u202emoc.knab\u202c now', 'pay moc.knab now'],
    ['isolates and marks', '\u2066bank\u2069\u200e.com\u200f', 'bank.com'],
    ['what is invisible between letters', 'pay\u200bpal\u2060.c\u00adom\ufeff', 'paypal.com'],
    ['joiners between Latin letters', 'pay\u200dpal\u200c.com', 'paypal.com'],
    ['a sentence in tags', `Hello${tags.join('')}`, 'Hello'],
    ['fillers that pass for a name', '\u3164\u115f', ''],
  ])('does not contain %s', (_, written, read) => {
    expect(withoutDeceptiveCharacters(written)).toBe(read);
  });

  it.each([
    ['Persian with a joiner', 'می\u200cخواهم'],
    ['Devanagari with a joiner', 'क्\u200dष'],
    ['a family of emoji', '👩\u200d👩\u200d👧'],
    ['a coloured heart', '❤\ufe0f'],
    ['Hebrew and English', 'שלום Acme'],
    ['accents', 'Žluťoučký kůň, naïve façade'],
  ])('keeps %s', (_, text) => {
    expect(withoutDeceptiveCharacters(text)).toBe(text);
  });

  it('does not change when cleaned again', () => {
    const strange = fc.constantFrom(
      '\u202e',
      '\u200d',
      '\u200c',
      '\u200b',
      '\u00ad',
      '\u{e0041}',
      'a',
      'می',
      '👩',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(strange, fc.string({ unit: 'grapheme' }))), (parts) => {
        const once = withoutDeceptiveCharacters(parts.join(''));
        expect(withoutDeceptiveCharacters(once)).toBe(once);
        expect(once).not.toMatch(
          /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\u00ad]|[\u{e0000}-\u{e0fff}]/u,
        );
      }),
    );
  });
});

describe('what one user shows another', () => {
  const written = 'Free \u202emoc.knab\u202c\u200b';
  const read = 'Free moc.knab';

  it('is stored without deceptive characters: templates, and names of senders', () => {
    const fields = {
      title: written,
      description: written,
      content: written,
      category: 'other',
      variables: [],
    };
    expect(templateFields.parse({ ...fields, keywords: [], is_public: true })).toMatchObject({
      title: read,
      description: read,
      content: read,
    });
    expect(profileFields.partial().parse({ name: written, company: written })).toEqual({
      name: read,
      company: read,
    });
  });

  it('is shown without them if it was stored before', () => {
    const template = {
      id: 'a',
      user_id: 'author',
      title: written,
      description: written,
      content: written,
      category: 'other' as const,
      variables: [],
      keywords: [written],
      is_public: true,
      hidden: false,
      created_at: '2026-11-20T10:00:00.000Z',
      updated_at: '2026-11-20T10:00:00.000Z',
    };
    expect(seenBy('reader', template)).toMatchObject({
      user_id: null,
      title: read,
      content: read,
      keywords: [read],
    });
    expect(seenBy('author', template).title).toBe(written);
  });
});

describe('the name of a LinkedIn profile on a page', () => {
  it.each([
    ['jane-roe', 'jane-roe'],
    ['jos%C3%A9-p%C3%A9rez', 'josé-pérez'],
    ['jane%E2%80%AEeor', 'janeeor'],
    ['..%2F..%2Fcompany', null],
    ['jane%22%3E%3Cimg', null],
    ['jane%0d%0aBcc:%20all', null],
    ['%E0%A4%A', null],
    ['=cmd()', null],
  ])('%s is stored as %j', (path, name) => {
    expect(linkedinUser(`https://www.linkedin.com/in/${path}`)).toBe(name);
  });
});
