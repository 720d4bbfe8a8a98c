import { describe, expect, it } from 'vitest';
import { formsInText, formsNoName, legalForms, patternOf } from '../../../shared/text/legal-forms.ts';

const whole = (forms: typeof legalForms, text: string) => new RegExp(`^${patternOf(forms)}$`).test(text);

describe('legal forms', () => {
  it.each(['gmbh', 'g.m.b.h', 's.a', 'sa', 's.r.l', 'a/s', 'e.k', 'limited'])('include "%s"', (text) => {
    expect(whole(legalForms, text)).toBe(true);
  });

  it.each(['ek', 'as.', 'gmb', 'zoo', ''])('do not include "%s"', (text) => {
    expect(whole(legalForms, text)).toBe(false);
  });

  it('leave out ordinary words and names of people', () => {
    expect(['ltd', 'limited', 'co', 'ag'].map((text) => whole(formsInText, text))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(['ltd', 'limited', 'co', 'ag'].map((text) => whole(formsNoName, text))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are each listed once', () => {
    expect(new Set(legalForms.map(({ form }) => form)).size).toBe(legalForms.length);
  });
});
