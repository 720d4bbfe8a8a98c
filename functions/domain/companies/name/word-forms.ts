import { foldText } from '../../../../shared/text/fold-text.ts';

/** The base forms from which a regular English plural, participle or agent noun may come. */
export function baseForms(word: string): readonly string[] {
  const forms: string[] = [];
  if (/[^aeiou]ies$/.test(word)) forms.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1));
  for (const ending of ['ing', 'ed', 'er', 'ers']) {
    if (word.length > ending.length + 3 && word.endsWith(ending)) {
      const stem = word.slice(0, -ending.length);
      forms.push(stem, `${stem}e`);
      if (/([a-z])\1$/.test(stem)) forms.push(stem.slice(0, -1));
    }
  }
  return forms;
}

/** The singular of an English word, for comparing words: `batteries` and `battery` are equal. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Whether a word says who does some work: a cleaner, a florist. */
export function isWorker(word: string): boolean {
  return /(?:er|or|ist|man|men|ian)s?$/.test(word);
}

/** Whether a word looks like an English plural. */
export function isPlural(word: string): boolean {
  return /[^su]s$/.test(word);
}

const endings =
  /(?:ations?|ational|atings?|ated?|ators?|ances?|ings?|ers?|ed|ists?|isms?|ies|iers?|iere?s?|eria|erie|eur|euses?|ungs?|ungen|en|es|os|as|is|[ysaeio])$/;

/**
 * What the forms of a word have in common, roughly, in the product's languages: `medit` of meditate and meditation.
 */
export function stemOf(word: string): string {
  const stem = word.replace(endings, '');
  return stem.length >= 5 ? stem : word;
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A word as word lists write it: lower case, umlauts as `ae`, without other accents. */
export function comparableText(word: string): string {
  return foldText(word.toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter));
}
