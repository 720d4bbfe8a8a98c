import { describe, expect, test } from 'vitest';
import { Vocabulary } from '../../../shared/text/words/vocabulary.ts';

const list = new Vocabulary("word|begin*|*end|*part*|two words|open phrase*|chef d'*|x*|*y|r&d");

describe('a list of words', () => {
  test.each([
    ['a word here', true],
    ['a wording', false],
    ['beginning', true],
    ['a weekend', true],
    ['ending', false],
    ['the departure', true],
    ['two words', true],
    ['two-words', false],
    ['two other words', false],
    ['open phrases', true],
    ["chef d'equipe", true],
    ['chef de cuisine', false],
    ['xylophone', true],
    ['holiday', true],
    ['r&d', true],
    ['r d', false],
    ['', false],
  ])('finds in "%s": %s', (text, isIn) => expect(list.isIn(text)).toBe(isIn));

  test('answers the same for a word that another list has met', () => {
    const other = new Vocabulary('here');
    expect([other.isIn('a word here'), list.isIn('a word here'), other.isIn('a word')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('says which share of a text it knows', () => {
    expect(list.shareOf('a word')).toBe(0.5);
    expect(list.shareOf('two words')).toBe(1);
    expect(list.shareOf('none of these here')).toBe(0);
    expect(list.shareOf('')).toBe(0);
  });
});
