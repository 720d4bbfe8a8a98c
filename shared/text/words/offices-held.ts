import { foldText } from '../fold-text.ts';
import { entriesOfTables } from './alternatives.ts';
import { Phrases } from './phrases.ts';
import { helpersAfter } from './ranks/helpers-after.ts';
import { helpersBefore } from './ranks/helpers-before.ts';

/** What separates two offices of one title: "Chair and Treasurer", "Owner / Baker", "Presidente e legale rappresentante". */
const betweenOffices =
  /\s*[,;/&+|·•]\s*|\s[-–—]\s|\s(?:and|und|et|y|og|och|en|ja|ve|και|и|та)\s|\s[eiaå]\s(?=\p{L}{3})|兼/gu;

/** The offices that a folded title names, in order; the whole text if there is only one. */
export function officesOf(folded: string): string[] {
  return folded
    .split(betweenOffices)
    .map((office) => office.trim())
    .filter((office) => office !== '');
}

/** Who holds an office in honour only, or held it once, by the words beside it. */
const inHonour =
  /(?<!\p{L})(?:honou?rary|hon\.?(?= (?:life |vice[ -]?)?(?:president|chair))|life(?= (?:vice[ -]?)?president)|pocasn\p{L}*|castn\p{L}{1,3}|почетен|de onoare|d'honor|ere-?voorz\p{L}*|auesime\p{L}*|goda|garbes|nderi|heidurs\p{L}*|emerit\p{L}*|ehren(?!amt)\p{L}*|d'honneur|honoraire|de honor|de honra|honorari[oa]|onorari[oa]|d'onore|ad honorem|erevoorz\p{L}*|erelid|honorow\p{L}*|cestn\p{L}{1,3}|tiszteletbeli|hedersordf\p{L}*|hedersled\p{L}*|aeres\p{L}+|kunnia\p{L}+|почетн\p{L}*|почесн\p{L}*|onursal|fahri|επιτιμ\p{L}*|(?:alt|vor|ex)(?:prasident|obmann|obfrau|vorsitz|burgermeister)\p{L}*|oud-?voorzit\p{L}*|(?:former|past|immediate past|retired|founding honorary|(?<=^|\(|[-–] )ex|byval\p{L}{1,3}|drivejs\p{L}{1,2}|был\p{L}{2,3}|eski|onceki|πρωην|fost\p{L}{0,2}|volt|korabbi|bivs[ia]|nekdanj[ia])[ -]\p{L}+|presid\p{L}* (?:precedente?|anterior|passat[oa]|pasad[oa])|presedint\p{L}* (?:precedent\p{L}?|anterior))(?!\p{L})|名誉|相談役|명예/u;

export function isInHonour(office: string): boolean {
  return inHonour.test(office);
}

const deputyBefore =
  /(?<![\p{L}\d])(?:deputy|vice|vize|v-?ce|vicarious|stellv\p{L}*\.?|stv\.?|plaatsvervangend\p{L}*|adjunct|loco|zastepc\p{L}+|z-?ca|zastupc\p{L}*|zastupkyn\p{L}*|зам\.?|заместител\p{L}+|заступни\p{L}+|заместник|замени\p{L}+|αναπληρωτ\p{L}+|assisterende|bitradande|bitr\.?|v\.|2\.|2nd|2de|2e|second|zweite\p{L}?|segund[oa]|tweede|naest|vara(?! )|zamjeni\p{L}+|zameni\p{L}+|namestni\p{L}+|sub|timbalan|zam\.|zast\.|adj\.|plv\.|dep\.)[ -]?(?=\p{L})/u;
const deputyAfter =
  /(?:^|[\s-]|(?<=\p{L}))(?:stv\.?|stellv\.?|stellvertret\p{L}*|helyettes\p{L}*|yardimcis\p{L}*|asetaitja|vietniek\p{L}*|vietniece|pavaduotoj\p{L}*|vekili|орынбасар\p{L}*|տեղակալ\p{L}*|მოადგილე\p{L}*|adjoint\p{L}*|adjunt[oa]|vicario|vicaria|suplente)$/u;

/**
 * Whether an office is that of a deputy of a chief, whose word `isChief` knows: the word for the deputy stands before
 * ("Plaatsvervangend voorzitter") or is the end ("Obmann-Stv.", "Vezérigazgató-helyettes").
 */
export function isDeputyOfChief(office: string, isChief: (text: string) => boolean): boolean {
  const before = deputyBefore.exec(office);
  if (before && isChief(firstWords(office.slice(before.index + before[0].length), 3))) return true;
  const after = deputyAfter.exec(office);
  return after !== null && isChief(office.slice(0, after.index));
}

function firstWords(text: string, count: number): string {
  return text.split(' ').slice(0, count).join(' ');
}

const anyLetters = (entry: string): string => foldText(entry).replace('*', '\\p{L}*');

/** Who assists somebody named right after, with no other office between: "Asistentka ředitele", "Βοηθός Διευθυντή". */
const assistsNext = new RegExp(
  `^(?:${entriesOfTables(helpersBefore).map(anyLetters).join('|')}|(?:assistentin|asistant|titkar)\\p{L}*) (?!general|geral|xeral|manager|manajer|director|leder|principal|head|vice|управител|voditelj |-)(?:de la |de |del |della |da |do |dla |pre )?\\p{L}`,
  'u',
);
/** "Toimitusjohtajan assistentti", "Genel Müdür Asistanı": whom somebody assists comes first. */
const assistsBefore = new RegExp(
  `(?:assistentti|avustaja|sihteeri|asistani|sekreteri|asszisztens\\p{L}*|titkarno\\p{L}*|asistentka|asistent|sekretarka|секретарь|помощник|асистент|(?:^|[ -])(?:${entriesOfTables(helpersAfter).map(anyLetters).join('|')}))$`,
  'u',
);

export function isAssistant(office: string): boolean {
  return assistsNext.test(office) || assistsBefore.test(office);
}

/** How a chief is called after the word for a deputy, in languages with cases. */
export const chiefOfDeputy = new Phrases(
  'президента|председателя|голови|predsedy|prezesa|przewodniczac*|jednatele|predsjednika|predsednika|predsjednice|predsednice|pengerusi|pirmininko|pirmininkes|priekssedetaj*|esimehe|προεδρου|generalniho reditele|generalneho riaditela|generalnog direktora|generalnega direktorja|генерального директора|генералног директора|генералниот директор|изпълнителния директор|генералния директор|generalinio direktoriaus|generaldirektora|გენერალური დირექტორის|თავმჯდომარის|գլխավոր տնօրենի|նախագահի|төрағасының|төрағаның|төраға|бас директордың|председника|претседателот|διευθυνοντος συμβουλου|γενικου διευθυντη',
);
