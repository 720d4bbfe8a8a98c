import { foldText } from '../../../../../shared/text/fold-text.ts';
import { seniorityOf } from '../../../../../shared/text/seniority.ts';
import type { PageModel } from '../../page/page-model.ts';
import { titleStrength } from '../../words/job-title.ts';
import { nameParts } from '../../words/person-name.ts';
import { rankOfHead } from '../../words/titles/heads.ts';
import { asInSchool, isSchool } from '../../words/titles/principals.ts';
import type { Person } from '../person.ts';
import type { Rank } from './highest-level.ts';

interface Company {
  readonly name: string;
  readonly domain: string;
}

/** What a title ranks on a site: a principal leads a school, and a member of the board no club. */
export function rankOnSite(people: readonly Person[], company: Company, pages: readonly PageModel[]): Rank {
  const ofSchool = isSchool(company.domain, [company.name, pages[0]?.title ?? '']);
  const hasMembers = people.some(({ titles }) => titles.some(({ value }) => isMember(value)));
  const manages = hasMembers && !hasOfficers(people) && pages.some(namesFirm);
  const isFrench = /^fr/i.test(pages[0]?.language ?? '');
  const leads = people.some(({ titles }) => titles.some(({ value }) => deputyOfNorwegians.test(value)));
  const runs = isRunByExecutiveDirector(people);
  const isRunByDirector = !ofSchool && callsHeadsDirectors(company.domain, pages) && areRunByDirector(people);
  return (title) => {
    if (runs && executiveDirector.test(title)) return 'c_suite';
    if (isRunByDirector && directorOfFirm.test(foldText(title))) return 'c_suite';
    const head = rankOfHead(title);
    if (head !== null) return head;
    if (!manages && isMember(title)) return 'other';
    if (!isFrench && patron.test(title)) return 'other';
    if (leads && chairOfNorwegians.test(title)) return 'c_suite';
    return seniorityOf(ofSchool ? asInSchool(title) : title);
  };
}

/** Who sits on the board of managers of a firm, or of a club, and has no office in it; folded. */
const member =
  /^(?:czlon(?:ek|kini) zarzadu|vorstandsmitglied(?:er)?|mitglied(?:er)? (?:des|im) vorstande?s?|valdes loceklis|valdes locekle|juhatuse li(?:ige|ikmed)|yonetim kurulu uye(?:si|leri))$/u;
/** Who lends a charity their name. Of a French firm it is the owner. */
const patron = /^(?:royal |our )?patrons?$/iu;
/** Beside a deputy of theirs, who leads is the chair of an association. */
const chairOfNorwegians = /^(?:leder|leiar)$/iu;
const deputyOfNorwegians = /^(?:nest|vara)(?:leder|leiar)$/iu;
/** The offices without which no association is, and which no firm has. */
const officer =
  /^(?:(?:1|2|erste[rn]?|zweite[rn]?|stellv\p{L}*)\.? ?)?(?:skarbni(?:k|czka)|sekretarz|kassier\p{L}*|kassenwart\p{L}*|kassenfuhrer\p{L}*|schatzmeister\p{L}*|schriftfuhrer\p{L}*|beisitzer\p{L}*|kasieris|sekretars|laekur|sayman|muhasip uye|treasurer|secretary)$/u;
/** A firm with such a board: a partnership has none. */
const firm =
  /(?<![\p{L}\d])(?:AG|SE|eG|VVaG|Aktiengesellschaft|[Ss]p\. ?z ?o\. ?o\.|S\. ?A\.|[Ss]półka (?:akcyjna|z ogr)\p{L}*|SIA|OÜ|AS|A\. ?Ş\.|Ltd\. ?Şti\.)(?![\p{L}\d])/u;

/** The head of the staff of a charity, below whose board nobody else is; of a firm it is a director among others. */
const executiveDirector = /^executive director(?: ?\(ED\))?$/iu;
const chiefOfStaff = /\b(?:CEO|chief executive|managing director|director general|general director)\b/iu;

function isRunByExecutiveDirector(people: readonly Person[]): boolean {
  const having = (title: RegExp) =>
    people.filter(({ titles }) => titles.some(({ value }) => title.test(value))).length;
  return having(executiveDirector) === 1 && having(chiefOfStaff) === 0;
}

/**
 * The head of a firm in countries whose law calls them a director: by this word alone, as with another one a department
 * follows. Folded.
 */
const directorOfFirm =
  /^(?:direktor(?:ica|ka|ius|e|s)?|drejtor(?:i|e|esha)?|direktur|juhataja|reditel(?:ka)?|riaditel(?:ka)?|dyrektorka?|giam doc|директор(?:ка)?|დირექტორი|տնօրեն)$/u;
/** Elsewhere a director is one of several, and a hotel's or a museum's. */
const callHeadsDirectors = /^(?:hr|bs|sr|sl|mk|bg|lt|lv|et|sq|ru|uk|cs|sk|pl|id|vi|ka|hy)\b/iu;

/** Templates often leave "en" as the language of a page in another one. */
const inTheirCountries = /\.(?:hr|ba|rs|si|mk|bg|lt|lv|ee|al|ru|ua|cz|sk|pl|id|vn|ge|am)$/u;

function callsHeadsDirectors(domain: string, pages: readonly PageModel[]): boolean {
  return (
    inTheirCountries.test(domain) || pages.some(({ language }) => callHeadsDirectors.test(language ?? ''))
  );
}

/** Whether just one of a firm's people is called its director, and nobody ranks above. */
function areRunByDirector(people: readonly Person[]): boolean {
  const having = (isSo: (title: string) => boolean) =>
    people.filter(({ titles }) => titles.some(({ value }) => isSo(value))).length;
  return (
    having((title) => directorOfFirm.test(foldText(title))) === 1 &&
    having((title) => seniorityOf(title) === 'c_suite') === 0
  );
}

function isMember(title: string): boolean {
  return title.length <= maxMember && member.test(foldText(title));
}

const maxMember = 40;

function hasOfficers(people: readonly Person[]): boolean {
  return people.some(({ titles }) => titles.some(({ value }) => officer.test(foldText(value))));
}

function namesFirm({ title, lines }: PageModel): boolean {
  return firm.test(title) || lines.some(({ text }) => firm.test(text));
}

/**
 * Whether a site is called after somebody by their whole name, or by the name of the family of the only person that it
 * shows: Jane Roe on janeroe.example owns what she does there, whatever her occupation is.
 */
export function isNamesake(person: Person, people: readonly Person[], { domain }: Company): boolean {
  if (person.titles.some(({ value }) => titleStrength(value) === 'department' || serves(value))) return false;
  const label = foldText(domain.split('.')[0] ?? '').replace(/[^\p{L}\p{N}]+/gu, '');
  const isBearer = ({ name }: Person) => {
    const { last } = nameParts(name.value);
    return last.length >= minFamily && label.includes(last);
  };
  if (areTogether(person, people, label)) return true;
  if (!isBearer(person) || people.some((other) => other !== person && isBearer(other))) return false;
  const words = foldText(person.name.value).split(/[^\p{L}\p{N}]+/u);
  return people.length === 1 || [words, words.toReversed()].some((parts) => label.includes(parts.join('')));
}

/** Whether a domain is the family names of two and nothing else (roe-bech.example), which is who founded it. */
function areTogether(person: Person, people: readonly Person[], label: string): boolean {
  // A title with a rank of its own says more: the firm may be called after an older generation.
  if (person.titles.some(({ value }) => seniorityOf(value) !== 'other')) return false;
  const own = nameParts(person.name.value).last;
  if (own.length < 2 || label.length < minTogether || !label.includes(own)) return false;
  return people.some((other) => {
    const { last } = nameParts(other.name.value);
    if (other === person || last === own || last.length < 2) return false;
    return label === `${own}${last}` || label === `${last}${own}`;
  });
}

const minTogether = 6;

/** A shorter name may be in a domain by chance. */
const minFamily = 4;

/** Who works for somebody else, or holds an office of a body. */
function serves(title: string): boolean {
  return /assist|secreta|sekreta|treasur|kassier|schatzm|sales|verkauf|office|reception|empfang|trainee|intern|student|azubi|apprent|volunteer|candidate|kandidat|member|mitglied|chair|director of|professor/u.test(
    foldText(title),
  );
}
