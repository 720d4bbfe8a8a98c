import { foldText } from '../../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../../shared/text/words/remembered.ts';
import families from './families-in-scripts.json' with { type: 'json' };
import given from './given-in-scripts.json' with { type: 'json' };

/** Frequent given names of languages without capitals, and of Armenian; folded. */
const givenNames: ReadonlySet<string> = new Set(
  Object.values(given).flatMap((list) => foldText(list).split('|')),
);

/** Given names that are common words as well: only a known family name after one makes both a name. */
const alsoWords: ReadonlySet<string> = new Set(
  foldText(
    'ია|ნია|ვერა|დალი|ხატია|ბუბა|უცა|ღია|בן|חן|שיר|עדן|הדר|ורד|ספיר|מעיין|לביא|זיו|רון|רם|רז|יפה|שני|שלום|ציון|ישראל|קרן|נטע|תמר|שחר|ירדן|גל|אדם|חיים|אביב|זוהר|ברכה|מזל|רות|אלה|סמי|سعيد|سالم|ماهر|مالك|منير|نادر|عادل|عامر|عزيز|فاضل|كامل|كريم|أمين|بدر|جمال|جميل|جهاد|حبيب|حسن|صابر|صالح|صادق|صلاح|شريف|شاكر|راشد|رشيد|رضا|رياض|رمضان|رجب|هلال|ضياء|سلطان|خلف|سيف|هاني|حامد|منصور|أمل|آمال|إيمان|إكرام|ابتسام|بشرى|بسمة|ثريا|جميلة|حياة|خلود|دعاء|دلال|دنيا|رجاء|رحمة|زهرة|زهور|سماح|سناء|شروق|شريفة|صباح|صفاء|عبير|عفاف|كريمة|منار|منى|مها|ندى|نوال|هدى|هبة|وفاء|ولاء|نجاة|أميرة|أمينة|عزيزة|لطيفة|جواهر|مشاعل',
  ).split('|'),
);

const familyNames = new Set<string>();
const familyEndings: string[] = [];
const familyBeginnings: string[] = [];
for (const name of Object.values(families).flatMap((list) => foldText(list).split('|')))
  if (name.startsWith('*')) familyEndings.push(name.slice(1));
  else if (name.endsWith('*')) familyBeginnings.push(name.slice(0, -1));
  else familyNames.add(name);

const minFamily = 4;

function isFamilyName(folded: string): boolean {
  return (
    familyNames.has(folded) ||
    (folded.length >= minFamily &&
      (familyEndings.some((ending) => folded.endsWith(ending)) ||
        familyBeginnings.some((beginning) => folded.startsWith(beginning))))
  );
}

const script = /^[\p{Script=Georgian}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether somebody may be called so in a language of `given-in-scripts.json`. */
export function isScriptGivenName(word: string): boolean {
  const folded = foldText(word);
  return givenNames.has(folded) || givenNames.has(folded.replace(' ', ''));
}

/**
 * What shows that words of Georgian, Armenian, Hebrew or Arabic are somebody's name: 'sure' if a given name stands before a
 * family name or another given name, 'likely' if it stands before any other word, null if the first word is no given name.
 */
export const scriptName = remembered((text): 'sure' | 'likely' | null => {
  if (!script.test(text)) return null;
  const words = foldText(text).split(' ');
  // "عبد الله" is one name.
  const joined = words[0] === 'عبد' && words.length > 2 ? `${words[0]}${words[1]}` : words[0];
  const first = joined ?? '';
  const rest = words.slice(joined === words[0] ? 1 : 2);
  if (rest.length === 0 || rest.length > 4 || !givenNames.has(first)) return null;
  const last = rest.join(' ');
  if (isFamilyName(last) || isFamilyName(rest.at(-1) ?? '')) return 'sure';
  if (alsoWords.has(first)) return null;
  return rest.every((word) => givenNames.has(word)) ? 'sure' : 'likely';
});
