import { isBrandWord, isGeneric } from '../name/lines-of-business.ts';
import { isPlural, isWorker, stemOf } from '../name/word-forms.ts';
import { type AskedWord, worthOf } from './coverage.ts';
import type { Entry } from './entry.ts';

/** Words with which phrases of at least five trades end: a clinic for menopause is not any clinic. */
const ofManyTrades: ReadonlySet<string> = new Set(
  `accessory agency attorney boot broker builder camp car card care class cleaning clinic club coaching course
    delivery design equipment food furniture gear glove hire holiday house inspection insurance job kit lawyer lesson
    machine making management oil part planning removal rental repair restoration room sale school service shoe shop
    software storage studio supply testing therapist therapy tour toy training travel trip`.split(/\s+/),
);

/**
 * What a name asks for of a company of which only the domain is known. `trade`: it begins with words of its trade.
 * `kind`: it ends with them, so that the trade is what the name is a kind of: catering, of halal catering.
 * `other`: neither, or its last word says goods, software or work that this trade need not have.
 */
export function askedOf(entry: Entry, asked: readonly AskedWord[]): 'trade' | 'kind' | 'other' {
  const { company, words, stems, wordCount } = entry;
  const says = ({ word }: AskedWord) => words.has(word) || stems.has(stemOf(word));
  const has = (each: AskedWord) => says(each) || [...each.synonyms].some((synonym) => words.has(synonym));
  const first = asked.find(({ worth }) => worth > worthOf.generic);
  const last = asked.at(-1);
  if (first === undefined || last === undefined) return 'other';
  if (has(first) && has(last)) return 'trade';
  if (says(first)) return isWorkOf(company.keywords[0] ?? '', last) ? 'trade' : 'other';
  if (company.role !== 'service' || ofManyTrades.has(last.word)) return 'other';
  const end = asked.slice(-wordCount);
  return end.length === wordCount && end.every(has) ? 'kind' : 'other';
}

/**
 * Whether who is of a trade does what a word says that its domain lacks: a septic company inspects tanks, but no dealer in
 * windows tints them.
 */
function isWorkOf(trade: string, { origin, worth }: AskedWord): boolean {
  if (isBrandWord(origin) || isGeneric(origin)) return true;
  if (isWorker(origin)) return !isPlural(trade);
  return worth < 1 && worth !== worthOf.way && !isPlural(origin);
}
