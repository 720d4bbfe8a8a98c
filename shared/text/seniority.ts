import type { SeniorityLevel } from '../model/leads/contact-data.ts';
import { foldText } from './fold-text.ts';
import { entriesOfTables } from './words/alternatives.ts';
import { headsBody, headsDepartment, isDeputyOfBody, isWholeDirection } from './words/heads-of-bodies.ts';
import { headsNamedDepartment } from './words/heads-of-departments.ts';
import { leadingWords, leadsOccupation } from './words/leading-occupations.ts';
import { chiefOfDeputy, isAssistant, isDeputyOfChief, isInHonour, officesOf } from './words/offices-held.ts';
import { withoutOtherMd } from './words/other-md.ts';
import { Phrases } from './words/phrases.ts';
import { assistants } from './words/ranks/assistants.ts';
import { chiefs } from './words/ranks/chiefs.ts';
import { departmentChiefs } from './words/ranks/department-chiefs.ts';
import { directors } from './words/ranks/directors.ts';
import { lesserHeads } from './words/ranks/lesser-heads.ts';
import { managers } from './words/ranks/managers.ts';
import { notOwners } from './words/ranks/not-owners.ts';
import { owners } from './words/ranks/owners.ts';
import { seniors } from './words/ranks/seniors.ts';
import { chiefsOfCrafts, smallerChiefs } from './words/ranks/smaller-chiefs.ts';
import { vicePresidents } from './words/ranks/vice-presidents.ts';
import { entriesOf, Vocabulary } from './words/vocabulary.ts';

type Level = Exclude<SeniorityLevel, 'manual_import' | 'bulk_import'>;

const firstWords: string[] = [];

/** Words are matched in folded text (no accents, lower case). `*` at either end of a word matches any letters. */
function phrases(...tables: readonly Readonly<Record<string, string>>[]): Phrases {
  const known = new Phrases(entriesOfTables(...tables).join('|'));
  firstWords.push(...known.firstWords);
  return known;
}

/** People who work for a chief. Their titles name the chief, too. */
const assists = phrases(assistants);

/** "CEO Assistant", "Directiesecretaresse": the word for the assistant comes last. */
const assistsLast =
  /(?:^| )\p{L}*(?:assistant|assistante|assistent|assistentin|assistenz|asistente|asistent|asistan|asystent|asystentka|secretary|sekretarin|sekretarka|secretaresse|sekreterare|sihteeri)$/u;
/** "CFO & Company Secretary": the last of two offices says nothing of the first. */
const besideAnother = /(?:&| (?:and|und|et|og|och))\s[^,&]{3,40}$/u;
/** Assistants who lead a team themselves. */
const assistingLeader =
  /^(?:assistant|associate|deputy) (?:vice|director|manager|principal|head|dean|general)/u;
/** "Senior Dental Assistant" */
const seniorFirst = /^(?:senior|sr\.?|lead|principal) /u;
/** Former holders of an office. */
const formerly =
  /^(?:ex[ -]|exdirector|expresident|former |formerly |past |ehemalig\p{L}* |vormalig\p{L}* |fruher\p{L}* |altbundes|ancien |ancienne |antiguo |antigua |anterior |gia |voormalig\p{L}* |oud-|oud |byly |byla |fore detta |f\.d\. |fd |tidigare |tidligere |entinen |byval\p{L}{1,3} |volt |korabbi |eski |onceki |πρωην |fost\p{L}{0,2} |alt(?:prasident|obmann|obfrau)|бывш\p{L}* |колишн\p{L}* |бивш\p{L}* |поранешн\p{L}* |bivs[ia] |nekdanj[ia] |buvus\p{L}* |bijus\p{L}* |endine |fyrrverandi |նախկին |ყოფილი |бұрынғы |ish[ -])|^[元前](?=\p{Script=Han})|^전 | (?:السابقة?|سابق[اة]?|לשעבר)$/u;
/** Owning a product or a process is not owning the company. */
const ownsLess = phrases(notOwners);
const smallerChief = phrases(smallerChiefs);
const chiefOfCraft = phrases(chiefsOfCrafts);
const departmentChief = phrases(departmentChiefs);

const vicePresident = phrases(vicePresidents);

const chief = phrases(owners, chiefs);
/** Where a word means a chief only beside, or without, another letter: "首席技術官", 院長 of no graduate school (大学院長). */
const chiefUnspaced =
  /(?<![副学])院長|^代表$|首席.{1,4}官|最高.{1,6}責任者|최고.{1,6}책임자|(?<![부행공])사장/;
const directorUnspaced = /(?<!副)院長/;
const beginUnspaced = '*院長*|代表|*首席*|*最高*|*최고*|*사장*';

const lesserHead = phrases(lesserHeads);

const director = phrases(directors);

const manager = phrases(managers);
const cook =
  /^(?:(?:executive|head|sous|junior|pastry|private|senior) )?chef(?:$|[ ,-](?:de partie|and|&|at))/u;

const senior = phrases(seniors);

/**
 * Words and abbreviations of laws for who trades alone, as a whole title or before an occupation: before a name they belong
 * to the firm's, and in other places some are adjectives ("Comunidad autónoma").
 */
const soleTrader =
  /^(?:osvc|szco|фоп|fie|ип|жк|opg|pfa|zzp'?er|autonom[oa]?|trabalhador(?:a)? (?:independente|autonom[oa])|zelfstandige?(?: ondernemer)?|vennoo?te?n?|intreprinzator|ditta individuale|ατομικη επιχειρηση|приватн\p{L}{2} підприєм\p{L}+|עצמאית?|jednoosobowa dzialalnosc gospodarcza)(?:$|, )|^(?:osvc|szco) /u;
const soleTraders =
  'osvc|szco|фоп|fie|ип|жк|opg|pfa|zzp*|autonom|autonomo|autonoma|trabalhador*|zelfstandig*|vennoot|vennote|vennoten|intreprinzator|ditta individuale|ατομικη επιχειρηση|приватнии підприєм*|приватна підприєм*|עצמאי|עצמאית|jednoosobowa dzialalnosc';

/**
 * The beginnings of all phrases. Most texts contain none of them, which is faster to see than that no phrase
 * matches.
 */
const beginnings = Vocabulary.of([
  ...new Set(firstWords),
  ...entriesOf(
    `${beginUnspaced}|${leadingWords}|${soleTraders}|daf|titular|gf|predsedy|predsjednice|predsednice|pengerusi|pirmininko|pirmininkes|priekssedetaj*|esimehe`,
  ),
]);

function mayHaveRank(folded: string): boolean {
  return beginnings.isIn(folded);
}

/** Whether a folded word alone may be a title with a rank. */
export function mayRank(word: string): boolean {
  return beginnings.has(word);
}

/** Marks whose removal makes one word of two: "C.E.O.", "Gründer:in". */
const joinsLetters = /[.:*_/(]/;

/**
 * The seniority level of a job title in some fifty languages.
 * - `c_suite`: chief officers, founders, owners, presidents, managing partners
 * - `vp`
 * - `director`: directors and heads of
 * - `manager`: managers and supervisors
 * - `senior`: senior, principal, lead, counsel
 * - `other`: the rest, and no title
 */
export function seniorityOf(written: string): Level {
  const title =
    written.includes('MD') || written.includes('M.D') ? withoutOtherMd(written, mayHaveRank) : written;
  const plain = foldText(title.slice(0, 300));
  if (isWholeDirection(plain)) return 'director';
  if (!joinsLetters.test(plain) && !mayHaveRank(plain)) return 'other';
  const folded = foldText(title.slice(0, 300).replace(/\bhead\s?[–—-]\s(?=\p{Lu})/iu, 'head of '))
    .replace(/[’`´]/g, "'")
    .replace(/[״”“]/g, '"')
    .replace(/\(?(?:[:*_/]-?in(?:nen)?|\/-?a|\(a\)|\(in\)|\/frau)\)?(?!\p{L})/gu, '')
    .replace(/[\s\u2010-\u2015/]+/gu, ' ')
    .replace(/^vice- /, 'vice ')
    // Scripts without spaces join a number to a word, too: "第2営業部長".
    .replace(/(?<=\d)(?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Thai}])/gu, ' ')
    // First, it is the degree of Poles, Czechs and Slovaks; a manager is one of something.
    .replace(/^mgr\b\.?,?/, '')
    .replace(/\bp\.-?\s?d\.-?\s?g\b\.?/, 'pdg')
    .replace(/\b([cv])\.\s?([a-z])\.\s?(?:([a-z])\.?)?/g, '$1$2$3')
    .trim();
  if (folded === '') return 'other';
  if (!mayHaveRank(folded)) return 'other';
  if (formerly.test(folded) || assists.isIn(folded)) return 'other';
  if (assistsLast.test(folded) && !assistingLeader.test(folded) && !besideAnother.test(folded))
    return seniorFirst.test(folded) ? 'senior' : 'other';
  const all = officesOf(folded);
  const held = all.filter(
    (office) => !isInHonour(office) && !isAssistant(office) && (all.length < 2 || !assistsLast.test(office)),
  );
  return levelOf(held.length < all.length ? held.join(', ') : folded);
}

/** Whether a title is an office that somebody holds in honour only, which has no level: "President Emeritus". */
export function isHonoraryOffice(title: string): boolean {
  const folded = foldText(title.slice(0, 300));
  if (!isInHonour(folded) || !mayHaveRank(folded)) return false;
  return officesOf(folded).some((office) => isInHonour(office) && levelOf(office) !== 'other');
}

/** The level of the offices in a folded title, the highest one if there are several. */
function levelOf(folded: string): Level {
  const owned = departmentChief.replacedIn(
    smallerChief.replacedIn(
      chiefOfCraft.replacedIn(ownsLess.replacedIn(folded, ' '), ' senior '),
      ' manager ',
    ),
    ' director ',
  );
  if (secondChair.test(owned) || isDeputyOfBody(owned)) return 'vp';
  const offices = officesOf(owned);
  const others = offices.filter((office) => !isDeputyOfChief(office, isChief));
  if (vicePresident.isIn(owned) || others.length < offices.length)
    return chiefBesideVice(others.length < offices.length ? others.join(', ') : owned) ? 'c_suite' : 'vp';
  // The French financial director. Inside a longer text it is a truck.
  if (folded === 'daf') return 'director';
  if (managingOf.test(folded) || headsBody(folded) || soleTrader.test(folded)) return 'c_suite';
  // Who owns a practice in Spain. In a longer text it is a professor, or a licence.
  if (folded === 'titular') return 'c_suite';
  if (chief.isIn(owned) || chiefUnspaced.test(owned)) return 'c_suite';
  if (cook.test(folded)) return folded.startsWith('chef') ? 'other' : 'senior';
  if (lesserHead.isIn(owned)) return 'manager';
  if (isDirector(owned) || directorUnspaced.test(owned)) return 'director';
  if (leadingInHungarian.test(owned)) return 'senior';
  if (manager.isIn(owned.replace(guide, ' ')) || headInGeorgian.test(owned)) return 'manager';
  if ((senior.isIn(owned) && !/\blead gen/.test(owned)) || leadsOccupation(owned)) return 'senior';
  return 'other';
}

/** Clubs number who presides over them, and the second and third are deputies of the first: "2. Vorsitzende". */
const secondChair =
  /(?<![\p{L}\d])(?:stellv(?:ertr(?:etende[rn]?|\.)?|\.)?|[2-9](?:\.|[nr]d|th|de|e)?|iii?\.?|(?:zwei|drit)te[rn]?|second|third|segund[oa]|tweede|andre)\s?(?:vorsitzend|vorstand(?!s)|vorsteh|prasident|obmann|obfrau|chair|voorzitter)|^заместник ?- ?председател/u;

/** Who sits on a board as its vice-president is that. */
const boardMember =
  /czlonek zarzadu|czlonkini zarzadu|vorstandsmitglied|mitglied des vorstands|valdes loceklis|juhatuse liige|yonetim kurulu uyesi/gu;

/** "ცვლის უფროსი": the word for a senior member of an occupation, after what it is the head of. */
const headInGeorgian = /\p{L}ის უფროსი$/u;

/** The leading one of an occupation in Hungarian ("Vezető tervező"), where the word alone and at the end is a manager. */
const leadingInHungarian = /^vezeto \p{L}{4,}$/u;

function isChief(text: string): boolean {
  return chief.isIn(text) || chiefOfDeputy.isIn(text);
}

/** "Co-Founder & VP Engineering" is a founder. */
function chiefBesideVice(folded: string): boolean {
  return chief.isIn(vicePresident.allReplacedIn(folded, ' ').replace(boardMember, ' '));
}

/** "GF, Vertrieb": a managing director in short. Alone it stands on menus. */
const managingOf =
  /^gf\P{L}{1,4}(?:personal|vertrieb|technik|verwaltung|finanz|produktion|marketing|leitung|verkauf|einkauf|gesellschafter)/u;

/** "Head of Sales", "Head de Vendas" and "Sales Head" lead a department; a "Head Brewer" is a senior brewer. */
function isDirector(folded: string): boolean {
  if (headsDepartment(folded) || [folded, ...officesOf(folded)].some(headsNamedDepartment)) return true;
  if (!director.isIn(folded)) return false;
  const withoutHead = folded.replace(
    /\bhead\b(?! of| for| teacher| (?:d[aeio]|dos|das|del|della|du|des|van|av|til|fur|von)(?![\p{L}])|,|$| [-–&])/gu,
    ' ',
  );
  return director.isIn(withoutHead.replace(guide, ' '));
}

/** Who guides, accompanies, drives or rehearses leads no department: "Reiseleiter", "begeleider", "idegenvezető", "körledare"; nor does who directs a film: "reditelj". */
const guide =
  /\p{L}*(?:begleit|reiseleit|klass(?:en)?leit|ubungsleit|kursleit|wanderleit|spielleit|chorleit|begeleid|reisleid|re(?:is|s|js)eled|korled|(?:matkan|kuoron)joht|(?:auto|bussi|rongi|trammi|takso|tostuki|kraana|laeva)juh|(?:gepkocsi|jarmu|idegen|tura|musor|szertartas|arveres)vezet|reditelj)\p{L}*/gu;
