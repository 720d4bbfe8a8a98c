import { foldText } from '../../../../shared/text/fold-text.ts';
import { seniorityOf } from '../../../../shared/text/seniority.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';
import { isCredential } from '../words/degrees.ts';
import { hasHonorific, isHonorific } from '../words/honorifics.ts';
import { cleanTitle, mentionsTitle, titleAtStart, titleOfEach, titleStrength } from '../words/job-title.ts';
import { beginsWithGivenName, hasGivenName } from '../words/names/given-names.ts';
import { leadsToDepartment } from '../words/not-names.ts';
import { personName } from '../words/person-name.ts';
import { endsWithTenure } from '../words/titles/tenure.ts';
import { bareLine, goesOverNumber } from './lines/bare-line.ts';
import { foundersIn } from './lines/founders.ts';
import { inOtherCase } from './lines/in-other-case.ts';
import { beforeNextPerson } from './lines/next-person.ts';
import { officeBeforeName, officesInRow } from './lines/rows/offices-in-row.ts';

export interface NamedTitle {
  readonly name: string;
  readonly title: string;
  /** Set if the title is not literally in the text. */
  readonly decoding?: string;
  /** Described from outside: ours only if the title says so. */
  readonly isQuoted?: boolean;
}

const separators = [
  ' – ',
  ' — ',
  ' - ',
  ' | ',
  ', ',
  ' · ',
  ' • ',
  ' / ',
  ': ',
  ' // ',
  '; ',
  '–',
  '—',
  '|',
  ' ~ ',
  ' > ',
  ' : ',
  ',',
  ':',
];
const between =
  /\s*(?:,|;|\/|&|\+|\s[·•|]\s|\s(?:und|and|et|y|e|en|og|och|i|ja|sowie|oraz|a|és|si|și|ir|un|ve|и|і|та|και)\s)\s*/;
const representedBy =
  /^(?:(?:gesetzlich |vertretungsberechtigt\w* )?vertreten durch|represente[e]? par|representad[oa] por|vertegenwoordigd door|rappresentat[oa] da|represented by|reprezentowan[ay] przez)\s*:?\s*(?:(?:den|die|das|ihren?|seine[n]?|son|sa|su|haar|zijn|its|the|il|la|le|l'|dal|dalla)\s+)?/;
/**
 * The people that one line names with their titles: "Name, Title", "Name (Title)", "Title: Name, Name", "Title
 * Name", "Founded by Name". Empty if the line is none of these.
 */
export const namesWithTitles = remembered(readTitledNames, { maxTexts: 2_000 });

function readTitledNames(text: string): readonly NamedTitle[] {
  if (text.length < (text.charCodeAt(0) < 0x1100 ? 8 : 5) || text.length > 240) return [];
  const line = bareLine(text);
  const read =
    officesInRow(line) ??
    inBrackets(line) ??
    separated(line) ??
    represented(line) ??
    titleBeforeName(line) ??
    [];
  const titled = read.filter(({ title }) => !goesOverNumber(title, text));
  const founders = foundersIn(text)
    .filter((name) => !titled.some((one) => one.name === name))
    .map((name) => ({ name, title: 'Founder', decoding: 'founded by' }));
  return [...titled, ...founders];
}

function inBrackets(line: string): NamedTitle[] | null {
  const open = line.indexOf('(');
  if (open < 2 || !line.includes(')')) return null;
  const people: NamedTitle[] = [];
  for (let at = 0, from = 0; ; from = at + 1) {
    const start = line.indexOf('(', from);
    at = line.indexOf(')', start);
    if (start < 0 || at < 0) break;
    const before = line.slice(Math.max(from, start - 80), start);
    const inside = line.slice(start + 1, at);
    const label = before.lastIndexOf(':');
    const candidate = before
      .slice(label + 1)
      .replace(/^(?:\s|,|;|(?:und|and|et|e|y|en|og|och|i|ja|sowie|oraz|&) )+/, '');
    const name = personName(candidate.trim());
    if (name && titleStrength(inside.trim()) !== 'none') people.push({ name, title: cleanTitle(inside) });
  }
  return people.length > 0 ? people : null;
}

function separated(line: string): NamedTitle[] | null {
  for (const separator of separators) {
    for (
      let at = line.indexOf(separator), tries = 0;
      at > 0 && tries < 4;
      at = line.indexOf(separator, at + 1), tries++
    ) {
      const left = line.slice(0, at).trim();
      const right = line.slice(at + separator.length).trim();
      const people =
        nameThenTitle(left, right) ??
        (separator.trim() === ':' || tries === 0 ? titleThenNames(left, right) : null) ??
        (separator.trim() === ':' ? titleBeforeName(right) : null);
      if (people) return people;
    }
  }
  return glued(line) ?? inOtherCase(line);
}

/** "Jane Roe-prezes", "Jane Roe- Vedoucí": a hyphen without a space before it, and a title in lower case or after a space. */
function glued(line: string): NamedTitle[] | null {
  const at = line.lastIndexOf('-');
  const title = line.slice(at + 1).trim();
  const isApart = line[at + 1] === ' ';
  if (at < 0 || !(isApart || /^\p{Ll}/u.test(title)) || titleStrength(title) !== 'certain') return null;
  // "Jane Roe Platten- und Fliesenlegermeisterin": half of a compound.
  if (joining.test(title.split(' ', 1)[0] ?? '')) return null;
  const name = personName(line.slice(0, at).trim());
  return name === null || !hasGivenName(name) ? null : [{ name, title }];
}

function nameThenTitle(left: string, shown: string): NamedTitle[] | null {
  const { own: right, next } = beforeNextPerson(shown);
  const people = nameThenOwnTitle(left, right);
  if (people === null || next === '') return people;
  // "…, and Tom Roe, farmer, welcome you from 4 p.m.": such a title ends with its comma.
  const others = (separated(next) ?? []).map((one) =>
    /\d/.test(one.title) ? { ...one, title: one.title.split(', ', 1)[0] ?? '' } : one,
  );
  return [...people, ...others];
}

function nameThenOwnTitle(left: string, right: string): NamedTitle[] | null {
  const colon = left.lastIndexOf(': ');
  const name = personName(left) ?? personName(left.slice(colon + 1).trim());
  if (!name) return namesThenTitle(left, right);
  const said = right.search(saidAtEnd);
  const title = titleAtStart(withoutCredentials(said < 0 ? right : right.slice(0, said)));
  const first = title?.split(', ')[0] ?? '';
  if (title !== first && personName(first) && titleStrength(first) === 'none') return null;
  const isQuoted = title !== null && (said >= 0 || saidIt.test(right.slice(title.length, title.length + 16)));
  // "Treasurer: Jane Roe, teacher": what somebody is here, and what elsewhere.
  const label = colon < 0 ? '' : left.slice(0, colon);
  const office = title !== null && officeOfBody.test(foldText(label)) ? labelTitle(label) : null;
  if (office !== null) return [{ name, title: office }];
  return title ? [{ name, title, ...(isQuoted ? { isQuoted } : {}) }] : null;
}

/** How the offices of associations begin, folded; a department before a name says less than the title after it. */
const officeOfBody =
  /^(?:vice[- ]?)?(?:president|chair|secreta|sekreta|tresor|treasur|tesor|membre|member|active member|founding member|mitglied|miembro|socio|membro|vocal|vogal|beisitz|kass|schriftf|vorsitz|penningmeester|trustee)/u;

/** "Jane Roe & Tom Ray, dentists" */
function namesThenTitle(left: string, right: string): NamedTitle[] | null {
  const parts = left.split(/ (?:&|and|und|et|y|e|en|og|och|i|ja) /);
  if (parts.length !== 2) return null;
  const names = parts.flatMap((part) => personName(part) ?? []).filter(beginsWithGivenName);
  // "Tom & Jane Roe": only the whole name of the second is on the page.
  const isCouple = isGivenAlone(parts[0] ?? '') && names.length === 1;
  if (!isCouple && names.length < parts.length) return null;
  const title = titleAtStart(right);
  return title === null || personName(title) ? null : names.map((name) => ({ name, title }));
}

function isGivenAlone(word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word) && beginsWithGivenName(word);
}

/** "Sr." after a name is the father's, and no senior. */
const suffix = /^(?:[SJ]r\.?|I{2,3}|IV)$/u;

function withoutCredentials(text: string): string {
  let rest = text;
  for (let comma = rest.indexOf(', '); comma > 0; comma = rest.indexOf(', ')) {
    if (!isCredential(rest.slice(0, comma)) && !suffix.test(rest.slice(0, comma))) break;
    rest = rest.slice(comma + 2);
  }
  return rest;
}

/** "Dirección: calle Jane Roe" is no direction. */
const address =
  /^[^\p{L}]*(?:direcci[oó]n|direção)(?:[\s:]|\s(?:calle|c\/|avda\.?|av\.|avenida|plaza|paseo|camino|carrer|rua))*$/iu;

function titleThenNames(left: string, right: string): NamedTitle[] | null {
  if (address.test(left) || endsWithTenure(left)) return null;
  const title = labelTitle(left) ?? departmentLabel(left, right);
  if (!title) return null;
  const people: NamedTitle[] = [];
  const parts = right.split(between);
  // "Our second director, Jane Roe, was also …" tells who had an office.
  if (parts.length > 1 && hadOffice.test(parts[1] ?? '')) return null;
  for (const [at, part] of parts.entries()) {
    const name = personName(part.trim().replace(/[.;]$/, ''));
    if (name) people.push({ name, title });
    else if (at === 0 && isGivenAlone(part)) continue;
    else if (people.length > 0 && isCredential(part.trim())) continue;
    else if (people.length > 0 || part.trim() !== '') break;
  }
  return people.length > 0 ? people : null;
}

const hadOffice =
  /^(?:was|were|had|served|retired|died|war|waren|hatte|était|fut|avait|fue|tenía|foi|teve|var|hade|havde|hadde) /iu;

/** What parts a label from the text before it; "stellv. Wehrführer" is a whole one. */
const beforeLabel =
  /(?<!(?:^|[ ,])(?:stellv|stellvertr|stv|stvtr|vertr|ständ|komm|ehem|ehrenamtl|hauptamtl|techn|kaufm|künstl|geschäftsf|wiss|dipl|päd|med|adm|administr|zást|zast|zam|v|tf|t\.f|bitr|ass|asst|assoc|dep|exec|plv|wnd|waarn|fung|kst|tj|pom|suppl|adj|hon|gen|sen|jun|sr|jr|vice|1er|1re|[1-9](?=\. (?:vors|präs|vize|obmann|obfrau|kass|schriftf|bürgerm|stellv|ordf|form|nest))))\. |; | [|·•] | – /iu;

/** "Prepared by the Managing Director": what somebody has done, before what they are. */
const afterAct =
  /^\p{L}+ (?:\p{L}+ ){0,2}(?:by|durch|par|por|door|przez) (?:(?:the|our|den|die|unseren?|le|la|el|il|de|onze) )?(.+)$/u;

/** A title used as a label: "Vertretungsberechtigter Geschäftsführer", "Our founder", "Geschäftsführung". */
export function labelTitle(text: string): string | null {
  const bare = cleanTitle(text.split(beforeLabel).at(-1) ?? text).replace(
    /^(?:our|unsere?|notre|nuestr[oa]|onze|il nostro|la nostra|the|der|die|le|la)\s+/i,
    '',
  );
  const act = afterAct.exec(bare)?.[1] ?? '';
  if (titleStrength(act) === 'certain' && !mentionsTitle(bare.split(' ', 1)[0] ?? '')) return act;
  const stripped = bare.replace(
    /^(?:vertretungsberechtigt\w*|vertreten durch(?: den| die)?|gesetzliche\w* vertreter\w*)\s+/i,
    '',
  );
  const title = titleOfEach(stripped === '' ? bare : stripped);
  if (title.split(' ').length > 7 || namesAnother(title)) return null;
  // "Chair Jane Roe" before another name.
  if (officeBeforeName(title) !== null) return null;
  return titleStrength(title) === 'certain' ? title : null;
}

/** "Dr Jane Roe and Professor" before a name: the first half is somebody else. */
function namesAnother(title: string): boolean {
  const [first = ''] = title.split(/ (?:&|and|und|et|y|e|en|og|och|i|ja) /u, 1);
  return first.length < title.length && hasHonorific(first) && personName(first) !== null;
}

/** "Marketing: Ann Lee" names the person of a department, if the line contains nothing else. */
function departmentLabel(left: string, right: string): string | null {
  return titleStrength(left) === 'department' && personName(right) !== null ? left : null;
}

function represented(line: string): NamedTitle[] | null {
  const folded = line.toLowerCase().normalize('NFC');
  const start = representedBy.exec(foldText(folded).slice(0, 80));
  if (!start) return null;
  const rest = line.slice(start[0].length).trim();
  return titleBeforeName(rest) ?? separated(rest);
}

export const joining =
  /^(?:für|for|of|by|de|del|di|da|do|du|des|la|le|der|die|das|den|the|im|in|and|und|et|e|y|en|van|voor|door|för|med|av|til|ds|dla|przez|w|&|a|à|al|alla|to|von|mit|with|par|avec|por|con|com|chez|bei|at|pr|im\.|imienia|им\.?|имени|ім\.?|імені)$/iu;

const asks =
  /^(?:watch|view|call|text|hire|ask|read|see|visit|follow|find|choose|need|book|schedule|contact|why) /iu;

/** "Geschäftsführer Max Muster": a title of a few words, and then only a name, preferably a known given name first. */
function titleBeforeName(line: string): NamedTitle[] | null {
  const words = line.replace(/[.;]$/, '').split(' ');
  // "Watch Attorney Jane Roe": what a link asks for is part of no title.
  if (words.length > 10 || asks.test(line)) return null;
  let shortest: NamedTitle[] | null = null;
  for (let at = 1; at <= Math.min(5, words.length - 2); at++) {
    const title = words.slice(0, at).join(' ');
    if (/ [-–—|] /.test(title)) break;
    // "Grow Ownership and Earn Monthly Rose Bond"
    if (
      !mentionsTitle(words[0] ?? '') &&
      !mentionsTitle(words[at - 1] ?? '') &&
      !/\P{ASCII}|[.:]$/u.test(title)
    )
      continue;
    // "Assistant to Dr. Jane Roe" is somebody else.
    const last = words[isHonorific(words[at - 1] ?? '') ? at - 2 : at - 1] ?? '';
    if (joining.test(last) || /^[-–—|/:]$/.test(last)) continue;
    const rest = words.slice(at).join(' ');
    const first = personName(rest.split(between)[0] ?? '');
    if (!first) continue;
    const isGiven = beginsWithGivenName(first);
    // "Director Departament Resurse Umane"
    if (!isGiven && leadsToDepartment(words[at - 1])) continue;
    // "Notarial Drafting of …", "Certified Fitters": of two such words neither is a name.
    if (!isGiven && seniorityOf(title) === 'other' && !hasHonorific(rest)) continue;
    if (at > 1 && !isGiven && personName(words.slice(at - 1).join(' '))) continue;
    const named = labelTitle(title) ? titleThenNames(title, rest) : null;
    if (named !== null && isGiven) return named;
    shortest ??= named;
  }
  return shortest;
}

const verbOfSaying =
  '(?:says|said|adds|added|explains|comments|commented|sagt|sagte|erklärt|ergänzt|dit|explique|ajoute|dice|afirma|añade|diz|acrescenta|aggiunge|spiega|zegt|säger|siger|sier|mówi|dodaje)';
const saidIt = new RegExp(`^,?\\s${verbOfSaying}\\b`, 'u');
/** "Jane Roe, Acme's CEO, adds:" above what she said. */
const saidAtEnd = new RegExp(`,?\\s${verbOfSaying}[,:]?$`, 'u');
