import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namePartsOf } from '../../../shared/text/mail/name-parts.ts';

/**
 * Names as people import them and sites print them, labelled before the code ran. Those of the first file with an odd
 * hash were held out.
 */
const labelled = namesOf('greetings.tsv');
const later = namesOf('greetings-later.tsv');

function namesOf(file: string) {
  return readFileSync(`tests/gold/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [language = '', name = '', accepted = ''] = line.split('\t');
      const heldOut = (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 1;
      return { language, name, accepted: accepted.split('|'), heldOut };
    });
}

function score(set: typeof labelled) {
  const greeted = set.map((each) => ({ ...each, as: namePartsOf(each.name).first }));
  const embarrassing = greeted.filter(({ as, accepted }) => as !== '' && !accepted.includes(as));
  const nameable = greeted.filter(({ accepted }) => accepted.some((each) => each !== ''));
  const named = nameable.filter(({ as, accepted }) => as !== '' && accepted.includes(as));
  return { all: set.length, embarrassing, nameable: nameable.length, named: named.length };
}

describe.each([
  ['324 names of sixteen languages', labelled],
  ['all 704 names, with those labelled later', [...labelled, ...later]],
])('the greeting of %s', (_, set) => {
  const { all, embarrassing, nameable, named } = score(set);

  it('embarrasses for at most one in a hundred', () => {
    expect(all).toBeGreaterThanOrEqual(300);
    expect(embarrassing.length / all, JSON.stringify(embarrassing)).toBeLessThanOrEqual(0.01);
  });

  it('has a name for at least four of five for whom a person would use one', () => {
    expect(named / nameable).toBeGreaterThanOrEqual(0.8);
  });

  it('is as accurate for the names that were held out', () => {
    const heldOut = score(set.filter((each) => each.heldOut));
    expect(heldOut.embarrassing.length / heldOut.all).toBeLessThanOrEqual(0.01);
    expect(heldOut.named / heldOut.nameable).toBeGreaterThanOrEqual(0.8);
  });
});

describe('a name', () => {
  it.each([
    ['Mara Lindqvist', 'Mara', 'Lindqvist'],
    ['ROTH, Anna', 'Anna', 'Roth'],
    ['Jean-Baptiste DELORME', 'Jean-Baptiste', 'Delorme'],
    ['Dr. Mara van der Berg', 'Mara', 'van der Berg'],
  ])('of %s is split', (name, first, last) => {
    expect(namePartsOf(name)).toEqual({ first, last });
  });

  it("that is the company's is not a person's", () => {
    expect(namePartsOf('Lumen Grid', 'Lumen Grid')).toEqual({ first: '', last: '' });
  });

  it('returns one word of letters or nothing, whatever the input', () => {
    const parts = fc.constantFrom(
      'Dr.',
      'Anna',
      'ROTH',
      ',',
      'J.',
      'GmbH',
      '@',
      '(x)',
      '王',
      'van',
      '-san',
      "O'Hara",
      '12',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts).map((some) => some.join(' ')),
        ),
        (name) => {
          const { first, last } = namePartsOf(name);
          expect(first).toMatch(/^(?:\p{Lu}[\p{Script=Latin}'’-]+)?$/u);
          if (first === '') expect(last).toBe('');
        },
      ),
      { numRuns: 2000 },
    );
  });
});
