import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Names that do not say what they mean, with the name to use. */
const names: readonly { pattern: RegExp; use: string }[] = [
  { pattern: /\bmost(?!Recent)[A-Z]\w*/g, use: 'max…, with what it limits' },
  {
    pattern: /\bconst (?:most|least|longest|shortest|largest|smallest|fewest)[A-Z]?\w* = [\d{]/g,
    use: 'max… or min…, with what it limits',
  },
  { pattern: /\b(?:goOn|goesOn)\b/g, use: 'resume or continue' },
];

/** Phrases that nobody would say aloud, with what to write instead. They are searched in comments and documents. */
const phrases: readonly { pattern: RegExp; use: string }[] = [
  { pattern: /\b(?:first|last) first\b/gi, use: 'oldest first, newest first' },
  { pattern: /\bof (?:its|their) own accord\b/gi, use: 'automatically' },
  { pattern: /\bnone of (?:ours|theirs)\b/gi, use: 'not ours' },
  { pattern: /\bas (?:it stands|they stand)\b/gi, use: 'unchanged, or literally' },
  { pattern: /\b(?:held|holds?|holding) against\b/gi, use: 'compared with, checked against' },
  { pattern: /\bin clear\b(?! text)/gi, use: 'in plain text' },
  { pattern: /\b(?:leads?|led) back to\b/gi, use: 'returns to, redirects to' },
  { pattern: /\bat hand\b/gi, use: 'available' },
  { pattern: /\bof late\b/gi, use: 'recently' },
];

const found = (text: string, rules: typeof names) =>
  rules.flatMap(({ pattern, use }) => [...text.matchAll(pattern)].map(([words]) => `${words}: ${use}`));

/** The comments of a source, without code. */
function commentsIn(source: string): string {
  return [...source.matchAll(/^\s*(?:\/\*\*?|\*|\/\/|\{\/\*)(.*)$/gm)].map(([, text]) => text).join('\n');
}

const sources = () =>
  globSync('{functions,infra,shared,tests,web}/**/*.{ts,tsx,mjs}').filter(
    (file) =>
      !file.startsWith('tests/gold/') &&
      // Lighthouse is installed in its folder by its first run.
      !file.includes('/node_modules/') &&
      !file.endsWith('plain-words.test.ts'),
  );
const documents = () => globSync('{*.md,docs/**/*.md}');

it('names and comments use plain words', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(500);
  const faults = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...found(source, names), ...found(commentsIn(source), phrases)].map(
      (fault) => `${file}: ${fault}`,
    );
  });
  expect(faults).toEqual([]);
});

it('documents use plain words', () => {
  const files = documents();
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.flatMap((file) => found(readFileSync(file, 'utf8'), phrases).map((fault) => `${file}: ${fault}`)),
  ).toEqual([]);
});

it.each([
  'const mostRows = 3;',
  '/** Lists what waits, queued first first. */',
  '  // A value that is held against the list, as it stands.',
])('finds the words in %s', (text) => {
  expect([...found(text, names), ...found(commentsIn(text), phrases)]).not.toEqual([]);
});
