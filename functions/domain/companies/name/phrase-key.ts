import { singular } from './word-forms.ts';

/** Words that only look like a form of a shorter one: a corner is nobody who corns. */
const notForms: ReadonlySet<string> = new Set(
  `backpacker banner barber bedding bladder blender border boulder boxer boxing builder building bumper bunker butter
    career cashier caster catering ceiling cellar center charter comforter container contractor cooler copper corner counter cover
    cracker cruiser customer damper dinner drawer dresser elder engineer filter flower flyer folder former garter glider
    gutter hammer hanger header holder hunter inner jeweler juicer jumper kilter ladder lantern layer leather letter lighter
    liner litter liver locker lower lumber master matter member meter mister miter number offer order pager paper
    partner pepper pitcher planer platter poker poster powder power prayer primer printer printing quarter receiver
    register riser rocker roller router rubber server setter sewer shower shutter silver sinker skipper slipper soccer
    solder sparkler spinner spring station sticker string summer suspender sweater tender tiller timber topper tower
    trader trailer tumbler water wicker wing winter zipper`.split(/\s+/),
);

/** One word for what British and American names call differently. */
const sameWord: Readonly<Record<string, string>> = {
  hire: 'rent',
  hiring: 'rent',
  rental: 'rent',
  renting: 'rent',
  rented: 'rent',
  tyre: 'tire',
  colour: 'color',
  grey: 'gray',
  mould: 'mold',
  jewellery: 'jewelry',
  aluminium: 'aluminum',
  centre: 'center',
  kerb: 'curb',
  plough: 'plow',
};

const longEndings = /(?:ations?|ators?|ants?|ancy|ion|ors?|als?|ists?|ions?|ers?|ing|ed)$/;
const minStem = 5;

/**
 * What the forms of a word have in common, so that `fence` and `fencing`, `trek` and `trekking`, `installer` and
 * `installation` are one. It is only for comparing: it need not be a word.
 */
export function formOf(text: string): string {
  if (text.length > maxWordLength) return shortened(text);
  const read = forms.get(text);
  if (read !== undefined) return read;
  if (forms.size >= maxForms) forms.clear();
  const form = shortened(text);
  forms.set(text, form);
  return form;
}

/** Phrases share their words. Longer texts are several words as one, of which no two are alike. */
const maxWordLength = 12;
const forms = new Map<string, string>();
const maxForms = 100_000;

function shortened(text: string): string {
  const word = singular(text);
  const same = sameWord[text] ?? sameWord[word];
  if (same !== undefined) return same;
  if (word.length < 5 || notForms.has(word)) return word;
  if (word.endsWith('graphy')) return word.slice(0, -1);
  const short = /^(.{3,})(?:ing|er)$/.exec(word)?.[1];
  if (short !== undefined) {
    const bare = /([^aeiouls])\1$/.test(short) ? short.slice(0, -1) : short;
    if (notForms.has(bare)) return bare;
    if (bare !== short || bare.length > 3) return withoutEnding(bare);
    return /[aeiou][^aeiouwxy]$/.test(bare) ? `${bare}e` : bare;
  }
  return withoutEnding(word);
}

function withoutEnding(word: string): string {
  const stem = word.replace(longEndings, '');
  const kept = stem.length >= minStem ? stem : word;
  return kept.length >= minStem && kept.endsWith('e') ? kept.slice(0, -1) : kept;
}

/** The key of words in any order and form. */
export function keyOfWords(words: readonly string[]): string {
  return words.map(formOf).sort().join(' ');
}
