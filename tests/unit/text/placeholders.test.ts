import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeholderFault, placeholdersIn } from '../../../shared/text/mail/placeholders.ts';

const usual = [
  '{{first_name}}',
  '{{ contact.firstname | default: "there" }}',
  '{{{name}}}',
  '{{lead.First Name:default=there}}',
  '{first_name}',
  '{lead.FirstName|there}',
  '{Hi, there|Hello!}',
  '{!Contact.FirstName}',
  '{0}',
  '{% if company %}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of another language
  '${firstName}',
  '#{name}',
  '*|FNAME|*',
  '*|IF:FNAME|*',
  '<<First Name>>',
  '<%= name %>',
  '«First_Name»',
  '[[first_name]]',
  '[[FIRSTNAME OR "Friend"]]',
  '[%name%]',
  '%NAME%',
  '%%first_name%%',
  '%recipient.first_name%',
  '%s',
  '[First Name]',
  '[FirstName]',
  '[NAME]',
  '[Your company]',
  '[firstname,fallback=there]',
  '[insert a line about them]',
  '<your name>',
  '<First Name>',
  '$X,XXX',
  '€XXX',
  '__FIRST_NAME__',
  '##name##',
  '@@name@@',
  '«Vorname»',
  '((first name))',
  '-first_name-',
  '$FIRST_NAME',
  '$name$',
  'INSERT NAME HERE',
  'XXXX',
  '[Vorname]',
];

const prose = [
  'See note [1] and [2], or [sic] and [...].',
  'Subject: [Acme] Re: your offer',
  'Read [our price list](https://shop.example/prices).',
  'Between {…} and {} nothing is said.',
  'It grew by 50% in May and 20% in June, 5 % more.',
  'https://shop.example/?q=%C3%A9t%C3%A9&name=%E2%80%9Cx%20y',
  'Write to <jo@shop.example> or <https://shop.example/name>.',
  'a < b and b > a; 3 << 4',
  '«Bonjour», dit-elle.',
  'The name - a good one - is ((really)) for sale -now- at US$500, not $CAD.',
  'Insert it here, says Superbowl XXX of xxxx.example.',
  'It costs $4,500, or $1.2M. Xavier pays €300.',
  'Best regards,\n______________\nAda',
  'Use snake_case, C# and #hashtags, and *stars* | bars |.',
];

describe('placeholders', () => {
  it.each(usual)('%j is one, wherever it occurs', (placeholder) => {
    expect(placeholdersIn(placeholder)).toEqual([{ text: placeholder, line: 1 }]);
    expect(placeholdersIn(`Hi ${placeholder},\n\nHello`)).toEqual([{ text: placeholder, line: 1 }]);
    expect(placeholdersIn(`Hi,\n\nfor (${placeholder}).`)).toEqual([{ text: placeholder, line: 3 }]);
  });

  it.each(prose)('%j has none', (text) => {
    expect(placeholdersIn(text)).toEqual([]);
  });

  it('are all found, each once, in order, with their lines', () => {
    const filler = fc.constantFrom(' ', ' Hi ', ', ', '.\n', '\n\n', ' for ');
    const word = fc.constantFrom('Hello', 'we offer solarroof.example', 'at $4,500', 'see [1]');
    const piece = fc.oneof(
      fc.constantFrom(...usual).map((text) => ({ text, gap: true })),
      word.map((text) => ({ text, gap: false })),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, filler)), (pieces) => {
        let line = 1;
        let text = '';
        const expected: { text: string; line: number }[] = [];
        for (const [{ text: part, gap }, after] of pieces) {
          if (gap) expected.push({ text: part, line });
          text += ` ${part}${after}`;
          line += after.split('\n').length - 1;
        }
        expect(placeholdersIn(text)).toEqual(expected);
      }),
    );
  });

  it('are in no text of letters, digits and punctuation', () => {
    const sentence = fc.string({
      unit: fc.constantFrom(...'abcXYZ059 .,;:!?\'"()-–—…/&@+=\n'.split(''), 'é', 'ß', '漢'),
      maxLength: 400,
    });
    fc.assert(
      fc.property(sentence, (text) => {
        expect(placeholdersIn(text)).toEqual([]);
      }),
    );
  });

  it.each(['{', '[', '<', '%', '*|', '{{a', '%a', '__a_', '[[', '«a_', '$X,', '<a'])(
    'are searched in linear time in many %j',
    (part) => {
      const before = process.cpuUsage();
      placeholdersIn(part.repeat(100_000));
      // The time of the processor: a busy machine makes the test wait, not fail.
      expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
    },
  );

  it('say where the first one is', () => {
    expect(placeholderFault('For [Company Name]')).toBe('Replace the placeholder [Company Name]');
    expect(placeholderFault('Hi Ada,\n\nabout {{x}} and {{y}}')).toBe(
      'Replace the placeholder {{x}} in line 3',
    );
    expect(placeholderFault('Hi Ada')).toBeNull();
  });
});
