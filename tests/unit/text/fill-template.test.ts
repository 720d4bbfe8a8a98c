import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templateVariables } from '../../../shared/model/outreach/template-variables.ts';
import { copiedEmail, fillTemplate } from '../../../shared/text/mail/fill-template.ts';
import { variablesIn } from '../../../shared/text/mail/variables-in.ts';
import { formatPrice } from '../../../shared/text/price.ts';
import { anyCharacter } from '../../any-character.ts';

const values = {
  'lead.FirstName': 'Ada',
  'lead.LastName': 'Marlow',
  'lead.Company': 'Brightfield Solar',
  'lead.Website': 'brightfield.example',
  'lead.Industry': 'Solar energy',
  'data.domain': 'solarroof.example',
  'data.price': '4500',
};
const signature = 'Grace Hale\nNorthstar Names';

describe('variables in a content', () => {
  it('are the names in single braces, each once, in the order of their first use', () => {
    expect(
      variablesIn('Hi {lead.FirstName}, {data.domain} and {my note}: {data.domain} {lead.FirstName}'),
    ).toEqual(['lead.FirstName', 'data.domain', 'my note']);
  });

  it('of the list are recognized in any letter case and with blanks around them', () => {
    expect(variablesIn('{ lead.firstname } {DATA.DOMAIN} {Custom}')).toEqual([
      'lead.FirstName',
      'data.domain',
      'Custom',
    ]);
  });

  it.each([
    '{{lead.FirstName}}',
    '{}',
    '{ }',
    '{1}',
    '{a:b}',
    '{ color: red; }',
    '{lead.FirstName',
    `{${'x'.repeat(51)}}`,
  ])('are none in %j', (content) => {
    expect(variablesIn(content)).toEqual([]);
  });
});

describe('filling a template', () => {
  it('inserts every value, the price in dollars', () => {
    const content =
      'Subject: {data.domain} for {lead.Company}\n\nHi {lead.FirstName} {lead.LastName},\n\n{data.domain} suits {lead.Website} and {lead.Industry}. It is {data.price}.';
    expect(fillTemplate(content, values, '')).toEqual({
      subject: 'solarroof.example for Brightfield Solar',
      body: 'Hi Ada Marlow,\n\nsolarroof.example suits brightfield.example and Solar energy. It is $4,500.',
      missing: [],
    });
  });

  it('greets unknown people with "there", and has a fallback for every variable but domain, link and end of the offer', () => {
    expect(fillTemplate('Hi {lead.FirstName} {lead.LastName},', {}, '').body).toBe('Hi there,');
    const all = templateVariables.map(({ name }) => `{${name}}`).join(' / ');
    const { body, missing } = fillTemplate(all, { 'lead.Company': '  ' }, '');
    const open = ['data.domain', 'data.link', 'offer.Expires'];
    expect(open.reduce((text, name) => text.replace(`{${name}}`, ''), body)).not.toMatch(/[{}]/);
    expect(body).toContain('your company');
    expect(missing).toEqual(open);
  });

  it('leaves a custom variable without a value in its braces, and names it', () => {
    const values = { note: 'see you', 'data.domain': 'solarroof.example' };
    const filled = fillTemplate('{greeting} {lead.FirstName}, {note} {greeting}', values, '');
    expect(filled).toMatchObject({ body: '{greeting} there, see you {greeting}', missing: ['greeting'] });
  });

  it.each([
    [values, 'Regarding solarroof.example - Brightfield Solar'],
    [{ 'data.domain': 'solarroof.example' }, 'Regarding solarroof.example'],
    [{}, 'Regarding {data.domain}'],
  ])('without a subject line uses the default one', (given, subject) => {
    expect(fillTemplate('Hello', given, '')).toMatchObject({ subject, body: 'Hello' });
    expect(fillTemplate('\nSubject:  \n\nHello', given, '')).toMatchObject({ subject, body: 'Hello' });
  });

  it.each(['Subject: One\nTwo', 'subject : One\r\nTwo', '\n  SUBJECT:One\n\nTwo'])(
    'reads the subject line from %j',
    (content) => {
      expect(fillTemplate(content, {}, '')).toMatchObject({ subject: 'One', body: 'Two' });
    },
  );

  it('signs once', () => {
    const once = fillTemplate('Hello', {}, signature).body;
    expect(once).toBe('Hello\n\nGrace Hale\nNorthstar Names');
    expect(fillTemplate(once, {}, signature).body).toBe(once);
    expect(fillTemplate('Hello\n\n  Grace Hale \r\n  Northstar Names', {}, signature).body).not.toMatch(
      /Grace[\s\S]*Grace/,
    );
  });

  it('adds the signature although the name occurs elsewhere in the mail', () => {
    expect(fillTemplate('Hi Ada Marlow,', {}, 'Ada').body).toBe('Hi Ada Marlow,\n\nAda');
    expect(fillTemplate('Hello', {}, '  \n ').body).toBe('Hello');
  });

  it('lets no value become a subject line or a second line of it', () => {
    const filled = fillTemplate('{note}\n\nHello', { note: 'Subject: Won a prize' }, '');
    expect(filled).toMatchObject({
      subject: 'Regarding {data.domain}',
      body: 'Subject: Won a prize\n\nHello',
    });
    const broken = fillTemplate(
      'Subject: For {lead.Company}',
      { 'lead.Company': 'A\r\nBcc: b@c.example' },
      '',
    );
    expect(broken.subject).toBe('For A Bcc: b@c.example');
  });

  it('fills once: braces in a value are text', () => {
    const names = templateVariables.map(({ name }) => name);
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(...names).map((name) => `{${name}}`),
      fc.constantFrom('{', '}', '{a}', '$&', '$1', '$$'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...names.slice(0, 6)), value, (name, given) => {
        const { body } = fillTemplate(`[{${name}}]`, { [name]: given }, '');
        if (given.trim() !== '') expect(body).toBe(`[${given.trim()}]`);
      }),
    );
  });

  it('asks for exactly the custom variables of the content without a value, whatever the content', () => {
    const piece = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(
        '{',
        '}',
        '{a}',
        '{lead.FirstName}',
        '{b c}',
        '\n',
        'Subject:',
        '{__proto__}',
        '{toString}',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const content = pieces.join('');
        const known = new Set(templateVariables.map(({ name }) => name));
        const { subject, body, missing } = fillTemplate(content, { 'data.domain': 'solarroof.example' }, '');
        expect(new Set(missing)).toEqual(new Set(variablesIn(content).filter((name) => !known.has(name))));
        expect(subject).not.toMatch(/[\r\n]/);
        expect(subject).not.toBe('');
        for (const name of known) expect(variablesIn(body)).not.toContain(name);
      }),
    );
  });

  it('is copied as subject line, blank line, body', () => {
    const filled = fillTemplate('Subject: {data.domain}\nHello', values, signature);
    expect(copiedEmail(filled)).toBe('Subject: solarroof.example\n\nHello\n\nGrace Hale\nNorthstar Names');
  });
});

describe('a price', () => {
  it.each([
    ['4500', '$4,500'],
    [4500, '$4,500'],
    ['$1,234,567', '$1,234,567'],
    ['4500.5', '$4,500.50'],
    ['USD 900', '$900'],
    ['900 usd', '$900'],
    ['0', '$0'],
    ['open to offers', 'open to offers'],
    ['4.500,00 €', '4.500,00 €'],
    ['1,23', '1,23'],
    ['', ''],
  ])('%j is shown as %j', (price, shown) => {
    expect(formatPrice(price)).toBe(shown);
  });

  it('that is formatted does not change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        const once = formatPrice(cents / 100);
        expect(formatPrice(once)).toBe(once);
      }),
    );
  });
});
