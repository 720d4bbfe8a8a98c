import { describe, expect, test } from 'vitest';
import { companyProfile } from '../../../functions/domain/contacts/mentions/socials.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const page = async (path: string, body: string, language = 'en') =>
  peopleOf(
    await readAcme({
      '/': `<a href="${path}">${path.slice(1)}</a>`,
      [path]: `<html lang="${language}"><body>${body}</body></html>`,
    }),
  );

describe('a name', () => {
  test('begins with initials without points, which are no Monsieur', () => {
    expect(personName('M S TORVALD')).toBe('M S TORVALD');
    expect(personName('M Jean Torvald')).toBe('Jean Torvald');
  });

  test('in capitals ends in a family name with three consonants in a row, or in letters without a vowel', () => {
    expect(personName('AJAY KUMAR SINGH')).toBe('AJAY KUMAR SINGH');
    expect(personName('JANE TORVALD MRCVS')).toBe('JANE TORVALD');
  });

  test('has six words and particles between them, after an honorific of its country', () => {
    expect(personName('Dr. António João Sampaio Soares de Sousa Torvald')).toBe(
      'António João Sampaio Soares de Sousa Torvald',
    );
    expect(personName('Eng.º Tiago José Fino Torvald')).toBe('Tiago José Fino Torvald');
    expect(personName('Ana João Sampaio Soares Sousa Quist Torvald')).toBeNull();
  });

  test('does not end in what private companies of India are called', () => {
    expect(personName('India Pvt')).toBeNull();
  });
});
