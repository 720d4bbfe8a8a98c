import type { PageModel } from './page-model.ts';

/** Short words that identify the language of pages that do not declare it. */
const littleWords: Readonly<Record<string, string>> = {
  en: 'the and for with you your are from this that have they',
  de: 'und der die das wir für mit ist nicht unsere seit oder auf impressum öffnungszeiten',
  fr: 'et les des nous vous pour avec dans est une sur votre notre depuis',
  it: 'il gli che per con una della siamo dal nostri nostra orari sono',
  es: 'el los las para por con una nuestra nuestros desde más también y del',
  ca: 'els les amb per una del dels nostra nostres més també és i aquest',
  pt: 'os as para com uma não nossa nossos desde mais também dos das em',
  nl: 'het een van voor wij met zijn onze naar uw ook niet sinds',
  pl: 'się jest oraz dla nie nasza naszej od zapraszamy godziny na',
  sv: 'och är för med som vi inte våra sedan öppettider på',
  da: 'og er til med vores ikke siden vi åbningstider på af',
  nb: 'og er til med våre ikke siden vi åpningstider på av hos',
  fi: 'ja on ei että tai sekä meidän ovat myös meille aukioloajat',
  et: 'ja on ei või ning meie teie kui ka lahtiolekuajad',
  cs: 'jsme pro nebo je naše od které při jako také',
  hr: 'za je na se od su koji naše vaše radno vrijeme',
  hu: 'és az egy hogy nem vagy nyitvatartás minden',
  tr: 've bir için ile olarak bu da hizmet saatleri',
};

/**
 * Letters that one language has, or hardly any other. Of Chinese, simplified and traditional ones that Japanese writes
 * otherwise.
 */
const ownLetters: Readonly<Record<string, string>> = {
  tr: 'ğışİ',
  pl: 'łąężź',
  cs: 'řěů',
  sk: 'ľĺŕ',
  hu: 'őű',
  ro: 'ățţ',
  lt: 'ėųį',
  lv: 'āķļņģ',
  hr: 'ćđ',
  is: 'þð',
  uk: 'іїєґ',
  ru: 'ыэ',
  bg: 'ъщ',
  sr: 'ђћџљњј',
  zh: '电话邮们业务产',
  'zh-Hant': '們這來說對關營國學會與為聯臺灣',
};

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(littleWords)) {
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
}
const languageOfLetter = new Map(
  Object.entries(ownLetters).flatMap(([language, letters]) =>
    [...letters].map((letter) => [letter, language] as const),
  ),
);
const anyOwnLetter = new RegExp(`[${Object.values(ownLetters).join('')}]`, 'g');

/** The language to which most of its own letters, or else most short words of a page belong; undefined if they are few. */
export function likelyLanguage(page: PageModel): string | undefined {
  if (!languageOf.has(page)) {
    const text = sampleOf(page);
    languageOf.set(page, byLetters(text) ?? byWords(text));
  }
  return languageOf.get(page);
}

const languageOf = new WeakMap<PageModel, string | undefined>();

function sampleOf({ lines }: PageModel): string {
  return lines
    .slice(0, 200)
    .map(({ text }) => text.slice(0, 200))
    .join('\n')
    .toLowerCase();
}

const minLetters = 5;

function byLetters(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const letter of text.match(anyOwnLetter) ?? []) {
    const language = languageOfLetter.get(letter);
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  // Russian and Ukrainian have these letters as well.
  if (counts.has('ru') || counts.has('uk')) counts.delete('bg');
  return winnerOf(counts, minLetters, 2);
}

function byWords(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const word of text.split(/[^\p{L}]+/u)) {
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return winnerOf(counts, 3, 1);
}

/** The one with most, if it has at least `least` and more than `times` as many as the next. */
function winnerOf(counts: ReadonlyMap<string, number>, least: number, times: number): string | undefined {
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= least && best[1] > (second?.[1] ?? 0) * times ? best[0] : undefined;
}

const minForeignLines = 4;

/** Whether several lines of a page have letters that English has not. */
export function isMostlyForeign({ lines }: PageModel): boolean {
  let foreign = 0;
  for (const { text } of lines.slice(0, 120)) if (/[\u00c0-\u1fff\u3040-\ud7ff]/.test(text)) foreign++;
  return foreign >= minForeignLines;
}
