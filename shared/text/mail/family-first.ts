import { foldText } from '../fold-text.ts';
import { isFamilyFirst, isGivenName } from './given-names.ts';

/**
 * Endings of family names that no given name has, in languages where lists put the family name first: Slavic, Baltic,
 * Finnish, Hungarian, Greek, Romanian, Armenian, Georgian. Folded.
 */
const familyEnding =
  /(?:[oe]va|sk[iay]|ck[iay]|dzk[ia]|skyi|skaya|wicz|czyk|czak|wiak|ow?ski|enko|chuk|czuk|ov|ev|vic|vics|gyi|nen|maki|niemi|jarvi|koski|lampi|kangas|salo|saari|escu|eanu|poulos|poulou|akis|idis|idou|iadis|oglou|oglu|yan|shvili|adze)$/;

/** Given names that are Hungarian only. Hungarian puts the family name first. Folded. */
const hungarian =
  words(`agoston akos almos anett aniko aranka arpad attila balazs balint barnabas bela bence bernadett boglarka
  borbala botond brigitta csaba csenge csilla csongor denes dezso domonkos dorottya elod emese emoke endre eniko erno
  erzsebet eszter etelka ferenc fruzsina gabor gellert gergely gergo geza gizella gyongyi gyorgy gyula hajnalka hunor
  ibolya ildiko ilona imre istvan janos jeno jolan jozsef kalman karoly kincso kinga krisztian krisztina lajos laszlo
  levente lorand lorant magdolna matyas mihaly miklos nandor noemi orsolya piroska reka rozalia sandor sarolta
  szabina szabolcs szilard szilvia tamas tibor timea tunde vencel vilmos zita zoltan zsanett zsofia zsolt zsombor
  zsuzsanna`);

/** Vietnamese family names that are given names nowhere. A Vietnamese given name is the last word. Folded. */
const vietnamese = words('nguyen tran pham hoang phan huynh duong dang bui ngo truong trinh dinh');

/** Two syllables of Chinese in Latin letters (pinyin). */
const syllable =
  '(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|ui|uo|ue|a|o|e|i|u)';
const pinyin = new RegExp(`^${syllable}${syllable}$`);

/** A Korean given name as it is written in Latin letters: "Seo-yeon". */
const korean = /^\p{Lu}\p{Ll}{1,4}-\p{Ll}{2,5}$/u;

function isGiven(word: string): boolean {
  return isGivenName(word) || hungarian.has(foldText(word));
}

/** The given name of a name in Latin letters that may begin with the family name. Null if the order is not certain. */
export function givenAmong(all: readonly string[]): string | null {
  const [first = '', second = ''] = all;
  if (all.length > 2) return isVietnamese(all) ? (all.at(-1) ?? null) : null;
  if (all.length < 2 || isGiven(second) === isGiven(first)) return byForm(first, second);
  if (isGiven(first)) return isFamilyFirst(first) ? byForm(first, second) : first;
  const isFamily =
    isFamilyFirst(first) || familyEnding.test(foldText(first)) || hungarian.has(foldText(second));
  return isFamily && !familyEnding.test(foldText(second)) ? second : byForm(first, second);
}

/** By forms that only given names have: "Kim Seo-yeon", "Seo-yeon Kim", "Liu Meiling", "Meiling Liu". */
function byForm(first: string, second: string): string | null {
  if (korean.test(first) !== korean.test(second)) return korean.test(first) ? first : second;
  const [before, after] = [first, second].map(
    (word) => !isFamilyFirst(word) && pinyin.test(word.toLowerCase()) && word.length > 3,
  );
  if (before && isFamilyFirst(second) && !isGivenName(second)) return first;
  return after && isFamilyFirst(first) && !isGivenName(first) ? second : null;
}

function isVietnamese(all: readonly string[]): boolean {
  const [first = ''] = all;
  return vietnamese.has(foldText(first)) && all.every((word) => foldText(word).length <= 6);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
