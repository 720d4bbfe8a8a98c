import type { PageModel } from './page-model.ts';

/** Short words that identify the language of old pages that do not declare it. */
const littleWords: Readonly<Record<string, string>> = {
  de: 'und der die das wir für mit ist nicht unsere seit oder auf impressum öffnungszeiten',
  fr: 'et les des nous vous pour avec dans est une sur votre notre depuis',
  it: 'il gli che per con una della siamo dal nostri nostra orari sono',
  es: 'el los las para por con una nuestra nuestros desde más también y del',
  ca: 'els les amb per una del dels nostra nostres més també és i aquest',
  pt: 'os as para com uma não nossa nossos desde mais também dos das em',
  nl: 'het een van voor wij met zijn onze naar uw ook niet sinds',
  pl: 'się jest oraz dla nie nasza naszej od zapraszamy godziny na',
  sv: 'och är för med som vi inte våra sedan öppettider på',
  da: 'og er til med vores ikke siden vi åbningstider på',
  cs: 'jsme pro nebo je naše od které při jako také',
};

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(littleWords)) {
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
}

/** The language to which most short words of a page belong; undefined if they are few. */
export function likelyLanguage(page: PageModel): string | undefined {
  if (!languageOf.has(page)) languageOf.set(page, countWords(page));
  return languageOf.get(page);
}

const languageOf = new WeakMap<PageModel, string | undefined>();

function countWords({ lines }: PageModel): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of lines.slice(0, 200)) {
    for (const word of text
      .slice(0, 200)
      .toLowerCase()
      .split(/[^\p{L}]+/u)) {
      for (const language of languagesOf.get(word) ?? [])
        counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= 3 && best[1] > (second?.[1] ?? 0) ? best[0] : undefined;
}
