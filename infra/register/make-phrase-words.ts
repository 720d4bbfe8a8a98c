import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the words of the phrases that `trades.tsv` has in other languages than English, for reading names: those of two
 * phrases or more that no list of words has, and that are no two known words as one.
 *   node infra/register/make-phrase-words.ts
 */
const output = 'functions/domain/companies/name/phrase-words.json';
const minPhrases = 2;
/** Words of other languages that begin what English names say: rent a camper. */
const misleading = new Set(['renta']);
/** Shorter words explain too much, and longer ones are most likely several. */
const minLetters = 5;
const maxLetters = 14;
const minPart = 4;
const perLine = 12;

const trades = readFileSync('infra/register/trades.tsv', 'utf8')
  .split('\n')
  .filter((row) => row !== '')
  .map((row) => row.split('\t'));
const phrasesIn = (column: number) =>
  trades.flatMap((cells) => (cells[column] ?? '').split(/[,|]/)).filter((phrase) => phrase !== '');
const english = new Set(phrasesIn(2).flatMap((phrase) => phrase.split(' ')));
const counts = new Map<string, number>();
for (const phrase of phrasesIn(3)) {
  for (const word of new Set(phrase.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
}

// What was written before must not count as known.
writeFileSync(output, '[]\n');
const { wordCost } = await import('../../functions/domain/companies/name/word-cost.ts');
const isKnown = (word: string) => wordCost(word).known;
const isTwoWords = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 2 * minPart + 1) }, (_, at) => at + minPart).some(
    (at) => isKnown(word.slice(0, at)) && isKnown(word.slice(at)),
  );
const words = [...counts]
  .filter(([word, count]) => count >= minPhrases && /^[a-z]+$/.test(word) && !english.has(word))
  .map(([word]) => word)
  .filter((word) => !misleading.has(word))
  .filter(({ length }) => length >= minLetters && length <= maxLetters)
  .filter((word) => !isKnown(word) && !isTwoWords(word))
  .toSorted();
const lines = Array.from({ length: Math.ceil(words.length / perLine) }, (_, at) =>
  words.slice(at * perLine, (at + 1) * perLine).join(' '),
);
writeFileSync(output, `${JSON.stringify(lines, null, 2)}\n`);
console.log(`${words.length} words in ${output}`);
