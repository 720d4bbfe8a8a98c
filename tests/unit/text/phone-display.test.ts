import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneDisplay, phoneLink } from '../../../shared/text/phone-display.ts';

describe('phoneDisplay', () => {
  it.each([
    ['4155550123', '(415) 555-0123'],
    ['415-555-0123', '(415) 555-0123'],
    ['14155550123', '+1 (415) 555-0123'],
    ['+14155550123', '+1 (415) 555-0123'],
    ['+14155550123;ext=12', '+1 (415) 555-0123 ext. 12'],
    ['4155550123 x7', '(415) 555-0123 ext. 7'],
    ['(415) 555-0123 extension 99', '(415) 555-0123 ext. 99'],
    ['+493012345678', '+49 301 234 5678'],
    ['+4930123456', '+49 301 234 56'],
    ['+35314567890', '+353 145 678 90'],
    ['+74951234567', '+7 495 123 4567'],
    ['442079460123', '+44 207 946 0123'],
  ])('shows %s as %s', (phone, shown) => {
    expect(phoneDisplay(phone)).toBe(shown);
  });

  it.each(['', '911', 'call us', '555-0123', '+1234567890123456789'])('leaves %j unchanged', (phone) => {
    expect(phoneDisplay(phone)).toBe(phone);
  });

  it('never adds, drops or reorders a digit of an international number', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{6,14}$/),
        fc.option(fc.stringMatching(/^\d{1,6}$/), { nil: undefined }),
        (number, extension) => {
          const phone = `+${number}${extension === undefined ? '' : `;ext=${extension}`}`;
          expect(phoneDisplay(phone).replace(/\D/g, '')).toBe(number + (extension ?? ''));
        },
      ),
    );
  });

  it('accepts any text, and does not change its own result', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = phoneDisplay(text);
        expect(phoneDisplay(shown)).toBe(shown);
      }),
    );
  });
});

describe('phoneLink', () => {
  it.each([
    ['+14155550123;ext=12', 'tel:+14155550123;ext=12'],
    ['(415) 555-0123 x7', 'tel:4155550123;ext=7'],
    ['+49 30 12345678', 'tel:+493012345678'],
  ])('links %s as %s', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });
});
