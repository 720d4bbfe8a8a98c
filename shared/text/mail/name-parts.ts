import { foldText } from '../fold-text.ts';
import { formsNoName, legalForms } from '../legal-forms.ts';
import { givenAmong } from './family-first.ts';
import { isFamilyFirst, isGivenName } from './given-names.ts';

/** The parts of a person's name, as far as its written form shows them. */
export interface NameParts {
  /** The name to greet them by; '' if it is not certain. */
  readonly first: string;
  /** What follows the given name; '' if it is not certain. */
  readonly last: string;
}

const unknown: NameParts = { first: '', last: '' };

/** Forms of address. A single word after one is a family name. Folded, without dots. */
const honorifics =
  words(`mr mrs ms miss mx mister sir dame lord lady herr frau hr fr fraulein mme mlle m mm monsieur madame
  mademoiselle me sr sra srta senor senora senorita don dona d dna sig sigra signor signora signore sigre exmo exma senhor senhora
  dhr mevr mevrouw meneer heer de pan pani slecna gospodin gospozha bay sayin hrn fru herrn the hon`);

/** Titles and ranks before a name. Folded, without dots. */
const titles =
  words(`dr drs dra prof profa professor professore doc doz univ priv pd mag mgr ing inz dipl dott dottssa dottoressa
  avv rag arch geom lic arq eng ir jur kand civing jud judr mudr mvdr phdr rndr paeddr bc hab med phil rer nat iur techn hc mult emeritus
  em rev reverend fr father captain capt major maj colonel col lieutenant lt general gen sergeant sgt chief he hh hrh sheikh sheikha
  shaikh ifj id ozv ogr uyesi av av doct r pr kfm ingenieur kaufmann betriebswirt magister assoc asst adj emer san maitre shri shree smt sri adv advocate attorney director
  directora direktor direktorin directeur directrice direttore direttrice diretor diretora gerant gerante inh inhaber inhaberin
  geschaftsfuhrer geschaftsfuhrerin toimitusjohtaja jednatel prezes dyrektor
  cllr councillor chef steuerberater steuerberaterin rechtsanwalt rechtsanwaltin architekt architektin malermeister meister
  schreinermeister tischlermeister elektromeister backermeister zahnarzt zahnarztin notar notarin geschaftsleiter geschaftsleiterin
  vertriebsleiter vertriebsleiterin vorstand advokat advokaten advokatka styreleder styrelseordforande daglig leder direktion
  toimitusjohtaja myyntijohtaja johtaja rektor tandlege tandlakare arkitekt advogado advogada advogados engenheiro engenheira arquiteto
  arquiteta abogado abogada ingeniero ingeniera arquitecto arquitecta gerente avvocato architetto ingegnere geometra titolare maitre
  avocat avocate notaire architecte gestionnaire tav zaakvoerder eigenaar advocaat notaris mecenas adwokat radca notariusz wlasciciel
  majitel majitelka reditel reditelka advokatas direktorius ugyvezeto igazgato muhendis avukat mimar op uzm`);

/** Suffixes after a name. Folded, without dots. */
const endings =
  words(`jr sr ii iii iv phd md mba msc bsc ba ma llm llb cpa esq cfa dis csc drsc pe rn dds jd mph obe mbe cbe frcs
  dba pmp cissp bey hanim san sensei ugyvezeto vd ceo cto cfo coo cmo owner founder president director manager gf`);

/** Words in the names of companies, departments and mailboxes, but not of people. Folded, without dots. */
const notPeople = new Set([
  ...formsNoName.map(({ form }) => form),
  ...words(`company compagnie societe group groupe grupo gruppe holding partners associates sons filhos
  team sales support info information office department dept kontakt contact contacto contatti customer care service services
  kundenservice klantenservice kundtjanst reception receptionen recepcio recepce recepcja receptionist desk empfang zentrale sekretariat
  secretariaat secretariat segreteria secretary titkarsag vaxel accueil direction direzione directie geschaftsfuhrung
  geschaeftsfuehrung jednatel vertrieb verkauf verkoop vendas ventas vendite forsaljning ertekesites satis prodej sprzedazy obchodni
  oddeleni dzial biuro obslugi klienta ugyfelszolgalat musteri hizmetleri insan kaynaklari recursos humanos human resources hr comercial
  commercial commerciale atencion cliente clientes atendimento ufficio ekonomiavdelningen departamento marketing admin administration
  administrator webmaster postmaster press media accounts accounting billing finance legal board staff crew branch trading solutions
  systems system software technologies technology tech digital studio studios labs lab design consulting consultants advisory capital
  ventures energy solar power cloud bank pay payments insurance realty estate estates homes hotel hotels restaurant clinic school academy
  foundation institute university club shop store foods logistics transport industries international global worldwide enquiries inquiries
  general genel mudur manager the your our all everyone unknown anonymous test user name customer client mail email newsletter noreply
  imported lead center centre helpdesk help booking bookings reservations orders export import sales-team ihr ihre unser unsere notre
  votre nuestro nuestra nostro nostra vostro vostra onze uw jullie nasz nasza var`),
]);

/**
 * Legal forms of companies that also occur in names, as in "Gonçalo de Sá". With only one capital they are part of a
 * name.
 */
const namesAndForms = new Set([
  ...legalForms.filter(({ isName }) => isName).map(({ form }) => form),
  // "Sp. z o.o."
  ...words('sp zoo oo'),
]);

/** Words before a family name that belong to it. Folded. */
const particles =
  words(`de del della delle dello di da das dos do du des la le lo los las van von zu zum zur der den ter ten te af av al el
  bin ibn abu abd abdul abdel ben bint st saint 't mac mc`);

const initial = /^\p{L}\.?$|^(?:\p{Lu}\.[\s-]?)+$/u;
const latinWord = /^\p{Script=Latin}[\p{Script=Latin}'’-]*$/u;
const capitals = /^\p{Lu}[\p{Lu}'’-]+$/u;
const capitalized = /^\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}[\p{Ll}'’]+)*$/u;

/**
 * Splits a name, as people import it and sites print it, for a greeting that will not offend. Titles and degrees are
 * removed, "ROTH Anna" and "Roth, Anna" are reordered, and all capitals become normal case. Both parts are empty if
 * the given name is uncertain: an initial, a family name alone, a mailbox, a company, another script, or an
 * ambiguous order.
 */
export function namePartsOf(written: string, company = ''): NameParts {
  const name = written
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (/[@\d&+]|https?:|www\./i.test(name) || / (?:and|und|et|y|e|en|och|i|a|ve) \p{Lu}/u.test(name))
    return unknown;
  const bare = withoutRole(name.replace(/\s*[("“„«][^)"”“»]*[)"”“»]\s*/g, ' ').trim());
  if (company !== '' && foldText(bare) === foldText(company)) return unknown;
  const [before = '', after, ...more] = bare.split(/\s*,\s*/);
  const isTurned =
    after !== undefined &&
    more.length === 0 &&
    !isEnding(after) &&
    isNameLike(after) &&
    !isRole(before, after);
  if (isTurned && isNameLike(before)) {
    const given = tokens(after);
    return partsOf({ given: given.words, family: tokens(before).words });
  }
  return inOrder(tokens(before));
}

/** A role after a name, "Anna Berg - Sales", "Anna Berg | CEO", "Anna Berg at Acme", or before it: "Owner: Anna Berg". */
function withoutRole(name: string): string {
  const [, called = name] = /^[^:]+:\s+(.+)$/u.exec(name) ?? [];
  return called.split(/\s+[-–—|/·•]\s+|\s+(?:at|bei|chez|c\/o)\s+/u)[0] ?? '';
}

interface Tokens {
  readonly words: readonly string[];
  /** Whether a form of address came before them. */
  readonly addressed: boolean;
}

/** The words of a name, without prefixes and suffixes. */
function tokens(name: string): Tokens {
  let rest = name.split(' ').filter((word) => word !== '');
  let addressed = false;
  for (let first = rest[0]; first !== undefined && rest.length > 1; first = rest[0]) {
    const key = plain(first);
    const isAddress = honorifics.has(key) && !(key.length > 2 && isGivenName(first));
    if (!isAddress && !isTitle(first, key) && !isAbbreviated(first, rest[1])) break;
    addressed ||= isAddress;
    rest = rest.slice(1);
  }
  while (rest.length > 1 && endings.has(plain(rest.at(-1) ?? ''))) {
    rest = rest.slice(0, -1);
  }
  return { words: rest, addressed };
}

function isTitle(word: string, key: string): boolean {
  if (titles.has(key)) return true;
  const parts = word.split(/[.\-–]/).filter((part) => part !== '');
  return (
    parts.length > 1 &&
    parts.every((part) => titles.has(foldText(part)) || endings.has(foldText(part)) || /^[bs]c?$/i.test(part))
  );
}

/** Whatever is abbreviated before a given name is a title or a role: "Inh. Anna Berg". */
function isAbbreviated(word: string, next: string | undefined): boolean {
  return /^\p{L}{2,}\.$/u.test(word) && next !== undefined && isGivenName(next);
}

/** What the words of a name mean in the order in which they are written. */
function inOrder({ words: all, addressed }: Tokens): NameParts {
  const [first, second] = all;
  if (first === undefined || !all.every((word) => latinWord.test(word) || initial.test(word))) return unknown;
  if (all.some(isNoPerson)) return unknown;
  if (all.length === 1)
    return !addressed && isGivenName(first) ? partsOf({ given: [first], family: [] }) : unknown;
  const loud = all.filter((word) => capitals.test(word));
  if (loud.length > 0 && loud.length < all.length) return byCapitals(all);
  if (initial.test(first)) {
    const called = second !== undefined && all.length > 2 && !initial.test(second) && isGivenName(second);
    return called ? partsOf({ given: [second], family: all.slice(2) }) : unknown;
  }
  if (particles.has(plain(first)) || all.length > 5) return unknown;
  const isGiven = isGivenName(first) && !isFamilyFirst(first);
  if (isGiven || isGivenAsWritten(all, addressed)) return partsOf({ given: [first], family: all.slice(1) });
  const given = givenAmong(all);
  if (given !== null) return partsOf({ given: [given], family: all.filter((word) => word !== given) });
  // "Altinger Anna" may be in either order, and what is no name, as in "Bakery Altinger", is not told from a rare one.
  return unknown;
}

/** Whether what is written beside a rare name shows that it comes first: "Mr Jasper Whitcombe", "Priya K. Whitcombe". */
function isGivenAsWritten(all: readonly string[], addressed: boolean): boolean {
  const [first = '', second = ''] = all;
  const last = all.at(-1) ?? '';
  if (all.length < 2 || !capitalized.test(first) || isFamilyFirst(first) || isGivenName(last)) return false;
  return addressed ? !initial.test(second) : all.length === 3 && initial.test(second) && !initial.test(last);
}

function isNoPerson(word: string): boolean {
  const key = plain(word);
  return notPeople.has(key) || (namesAndForms.has(key) && !capitalized.test(word));
}

/** Capitals mark the family name, whether it comes first or last. */
function byCapitals(all: readonly string[]): NameParts {
  const given = all.filter((word) => !capitals.test(word));
  const family = all.filter((word) => capitals.test(word));
  const [first = ''] = given;
  const together = all.indexOf(family.at(-1) ?? '') - all.indexOf(family[0] ?? '') === family.length - 1;
  if (!together || initial.test(first) || particles.has(plain(first)) || !capitalized.test(first))
    return unknown;
  return partsOf({ given, family });
}

function partsOf({ given, family }: { given: readonly string[]; family: readonly string[] }): NameParts {
  const [first = ''] = given;
  if (!latinWord.test(first) || initial.test(first) || isNoPerson(first)) return unknown;
  const called = cased(first);
  // "aNNA" is a typing error, or not a name.
  if (!/^\p{Lu}/u.test(called)) return unknown;
  return { first: called, last: [...given.slice(1), ...family].map(cased).join(' ') };
}

function isEnding(text: string): boolean {
  return text.split(' ').every((word) => endings.has(plain(word)) || isNoPerson(word));
}

/** Whether what follows a comma is a role, as in "Anna Berg, Head of Sales", and not the given name of "Berg, Anna". */
function isRole(before: string, after: string): boolean {
  const first = (text: string) => tokens(text).words[0] ?? '';
  const hasLower = after.split(' ').some((word) => /^\p{Ll}/u.test(word) && !particles.has(plain(word)));
  if (hasLower && /^\p{Lu}/u.test(after)) return true;
  return before.includes(' ') && isGivenName(first(before)) && !isGivenName(first(after));
}

function isNameLike(text: string): boolean {
  const { words: all } = tokens(text);
  return all.length > 0 && all.length <= 4 && all.every((word) => latinWord.test(word) && !isNoPerson(word));
}

/** "ANNA" and "anna" become "Anna". Particles and words in mixed case stay as they are. */
function cased(word: string): string {
  const isLoud = capitals.test(word);
  if (!isLoud && (word !== word.toLowerCase() || particles.has(plain(word)))) return word;
  return (
    word
      .toLowerCase()
      // "İ" in lower case has a second dot.
      .replace(/i\u0307/g, 'i')
      .replace(/(^|[-'’])(\p{Ll})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase())
  );
}

function plain(word: string): string {
  return foldText(word).replace(/[.ªº'’]/g, '');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
