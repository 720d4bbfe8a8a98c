import { anyOf } from '../../words/any-of.ts';
import { personName } from '../../words/person-name.ts';

const year =
  '(?: (?:in|en|im jahr|im jahre|em|nel|i|år|în|v roce|v roku|godine|pada tahun))?(?: the year)?(?: \\d{4})?';

/**
 * What says right before a name that its bearer has founded the firm. Languages that inflect the name then are left out, and
 * so are words that also say who has made the website.
 */
const foundedBefore: Readonly<Record<string, string>> = {
  en: `(?:(?:co-)?founded|established|started|set up)${year} by`,
  de: `gegründet${year} (?:von|durch)`,
  fr: `fondée?${year} par`,
  es: `fundad[oa]${year} por`,
  it: `fondat[oa]${year} da`,
  pt: `fundad[oa]${year} por`,
  ca: `fundad[ao]${year} per`,
  nl: `opgericht${year} door`,
  sv: `grunda(?:d|des|ts)${year} av`,
  da: `(?:grundlagt|stiftet|startet|etableret)${year} af`,
  no: `(?:grunnlagt|stiftet|startet|etablert)${year} av`,
  fi: '(?:perusti|perustivat)',
  cs: '(?:založil|založila|založili)',
  ro: `(?:fondat|înființat)ă?${year} de(?: către)?`,
  hr: '(?:osnovao|osnovala|osnovali)(?: je| su)?',
  ru: '(?:основал|основала|основали)',
  uk: '(?:заснував|заснувала|заснували)',
  bg: 'основана? от',
  lt: '(?:įkūrė|įsteigė)',
  lv: '(?:dibināja|nodibināja)',
  et: 'asutas(?:id)?',
  id: 'didirikan oleh',
};
/** What says so after the name, and what stands before it then: "von Jane Roe gegründet", "Jane Roe tarafından kuruldu". */
const foundedAfter: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [/(?:^| )(?:von|durch) $/u, /^ (?:[\p{L}\d]+ ){0,3}?gegründet(?!\p{L})/u],
  [/(?:^|[ ,.])$/u, /^ tarafından (?:\d{4} ?\p{L}* )?kurul/u],
  [/(?:^|[ ,.])$/u, /^ (?:\d{4}[\p{L}-]* )?alapította/u],
];

/** What says right before a name that its bearer leads the firm. */
const ledBefore: Readonly<Record<string, string>> = {
  en: '(?:run|led|managed|headed|operated) by',
  de: '(?:(?:geführt|geleitet|betrieben) (?:von|durch)|unter (?:der )?(?:leitung|führung) von)',
  fr: '(?:dirigée?|gérée?|tenue?|menée?|animée?) par',
  es: '(?:dirigid[oa]|gestionad[oa]|liderad[oa]|regentad[oa]) por',
  it: '(?:gestit[oa]|condott[oa]|guidat[oa]|dirett[oa]) da',
  pt: '(?:dirigid[oa]|gerid[oa]|liderad[oa]|conduzid[oa]) por',
  ca: '(?:dirigi[td]a?|gestiona[td]a?|lidera[td]a?) per',
  nl: '(?:(?:geleid|gerund) door|onder leiding van)',
  nordic: '(?:drivs|drives|drevet|leds|ledes|ledet) a[vf]',
  ro: '(?:condus|administrat)ă? de',
  id: '(?:dikelola|dipimpin|dikepalai) oleh',
};
const ledAfter: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [/(?:^| )(?:von|durch) $/u, /^ (?:[\p{L}\d]+ ){0,4}?(?:geführt|geleitet|betrieben)(?!\p{L})/u],
];

const abbreviation = '(?:\\p{L}{2,4}\\. )?';
const ends = (words: Readonly<Record<string, string>>) =>
  new RegExp(`(?:^|[\\s(])(?:${anyOf(words).source}) ${abbreviation}$`, 'iu');
const foundedBy = ends(foundedBefore);
const foundedIn = new RegExp(`(?<!\\p{L})(?:${anyOf(foundedBefore).source}) `, 'iu');
const ledBy = ends(ledBefore);
/** Who founded a firm before that no longer works there. */
const minYearOfFounder = 1975;

/** Whether the words around a name say that its bearer has founded the firm, and not one of its parts or long ago. */
export function isFounder(before: string, after: string): boolean {
  const founded = foundedBy.exec(before);
  const isTold = founded !== null || around(foundedAfter, before, after);
  if (!isTold || endsWithPart(before.slice(0, founded?.index ?? before.length))) return false;
  return !isLongAgo(`${before} ${after}`);
}

function isLongAgo(text: string): boolean {
  return (text.match(/(?<!\d)1\d{3}(?!\d)/g) ?? []).some((one) => Number(one) < minYearOfFounder);
}

/** Whether the words around a name say that its bearer leads the firm: "Acme is run by Jane Roe". */
export function isLeader(before: string, after: string): boolean {
  const led = ledBy.exec(before);
  if (led !== null)
    return !isAfterOther(before.slice(0, led.index)) && !endsWithPart(before.slice(0, led.index));
  return around(ledAfter, before, after) && !isAfterOther(before);
}

/** "The course is led by", "a workshop run by": what others may lead. */
const ofOther =
  /(?<!\p{L})(?:courses?|class(?:es)?|lessons?|sessions?|workshops?|seminars?|tours?|walks?|retreats?|events?|concerts?|choirs?|orchestras?|groups?|services?|stud(?:y|ies)|projects?|research|kurse?|seminare?|führung(?:en)?|chor|orchester|cours|ateliers?|stages?|visites?|cursos?|talleres|taller|visitas?|corsi|corso|visite|concerto|cursussen|cursus|lessen|rondleidingen|kurser|kurset|turer|kurzy|kurz|lekce)(?!\p{L})[^.!?;]*$/iu;
function isAfterOther(before: string): boolean {
  return ofOther.test(before);
}

function around(pairs: readonly (readonly [RegExp, RegExp])[], before: string, after: string): boolean {
  return pairs.some(([left, right]) => left.test(before) && right.test(after));
}

/** Whether a text may tell who has founded or leads a firm, or whose it is, which is no title by itself. */
export function saysWhoOwns(text: string): boolean {
  return says.test(text);
}

const says = new RegExp(
  `owned |inhabergeführt|gegründet|geführt|geleitet|betrieben|tarafından|alapít|${anyOf(foundedBefore).source}|${anyOf(ledBefore).source}`,
  'iu',
);

/** "her brother-in-law Jane Roe" */
const kin =
  /^(?:his|her|their|my|our|seine[mnr]?|ihre[mnr]?|son|sa|ses|su|suo|sua|zijn|haar)\s(?:\p{Ll}[\p{L}-]*\s){1,3}/u;

/** "The Youth Committee was founded by …": a part of an organization, and no firm. */
const ofPart =
  /(?<!\p{L})(?:committee|programme|program|project|prize|awards?|scholarship|department|section|festival|league|tournament|initiative|course|choir|magazine|journal|newsletter|comité|commission|département|ausschuss|abteilung|sektion|preis|projekt|comité|comisión|premio|proyecto|comitato|progetto|commissie|afdeling)(?: (?:was|is|has been|wurde|est|a été|ha sido|fue|werd|è stat[oa]))?$/iu;

/** Whether a text ends with a part of an organization, whoever founded which did not found the firm. */
function endsWithPart(text: string): boolean {
  return ofPart.test(text.trimEnd());
}

const retired =
  /^,? ?(?:(?:who|som|der|die|qui|che|que|quien|który|która|který|ktorý|joka|aki|care|koji) )?[^,.;:]{0,14}(?:retired|gi[kc]k? (?:på|av med) pension|pensionerade|pensioneret|pensjonist|in den ruhestand|im ruhestand|retrait|in pensione|pensionato|jubil|aposent|reform(?:ou|ad)|met pensioen|eläk|na emeryt|v důchodu|na dôchodku|v pokoji|u mirovini|nyugdíj|pension(?:at|ă)|emekli|pensij|на пенси|στη σύνταξη|passed away|(?:now )?deceased|verstorben|gestorben|overleden|avlidn?|avled|gick bort|død|afdød|avdød|décédé|disparu|fallecid|difunt|falecid|deceduto|scompars|defunct|decedat|răposat|zmarł|zesnul|zemřel|zosnul|zomrel|elhunyt|pokojn|preminu|umrl|покойн|умер|помер|почин|miręs|mirusi?|surnud|vefat|merhum)/iu;

/** ", who retired in 2018", ", aujourd'hui retraité", ", já falecido" after the name of somebody who works here no longer. */
export function hasRetired(after: string): boolean {
  return retired.test(after);
}

const endOfSentence = /(?<=\p{L}{3})(?<!(?:Prof|Dott|Dipl|Arch|Capt))\.(?: |$)/u;

/** The names after "Founded by" in a line. */
export function foundersIn(line: string): string[] {
  const match = foundedIn.exec(line);
  if (!match || endsWithPart(line.slice(0, match.index)) || isLongAgo(line)) return [];
  const names: string[] = [];
  // "Founded by Jane Roe. Tom Bech runs it": the next sentence is about others.
  const [rest = ''] = line.slice(match.index + match[0].length).split(endOfSentence, 1);
  for (const part of rest.split(/\s*(?:,|;|\(| in | and | und | et | y | e | en | with | as )\s*/, 4)) {
    const name = personName(part.replace(kin, ''));
    if (!name || hasRetired(rest.slice(rest.indexOf(part) + part.length))) break;
    names.push(name);
  }
  return names;
}
