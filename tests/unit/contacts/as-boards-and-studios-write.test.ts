import { describe, expect, test } from 'vitest';
import { cleanTitle, titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';

describe('a title', () => {
  test('is a German degree in two words before an occupation', () => {
    expect(titleStrength('Diplom Psychologin')).toBe('certain');
    expect(titleStrength('Diplom Sommelier')).toBe('none');
  });

  test('is no call to the visitor, and no change of president', () => {
    for (const text of ['Chiedi a un tecnico', 'Ask our engineers', 'Präsidentenwechsel im Klub'])
      expect(titleStrength(text)).toBe('none');
  });

  test('does not end in what joins it to a firm', () => {
    expect(cleanTitle('Geschäftsleitung von')).toBe('Geschäftsleitung');
    expect(cleanTitle('Director of')).toBe('Director');
  });

  test('ranks Norwegian deputies, and no directors from outside', () => {
    expect(seniorityOf('Nestleder og byggesaker')).toBe('vp');
    expect(seniorityOf('社外取締役')).toBe('other');
    expect(seniorityOf('取締役')).toBe('director');
  });

  test('is a designer in Finnish and a deputy in Czech', () => {
    for (const text of [
      'Teollinen Muotoilija',
      'Zástupce',
      'Product Owner',
      'Pilote de projet',
      'Orthopedagoog',
    ])
      expect(titleStrength(text)).toBe('certain');
  });
});
