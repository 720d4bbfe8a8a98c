import { foldText } from '../../../../shared/text/fold-text.ts';
import { seniorityOf } from '../../../../shared/text/seniority.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';
import { cleanTitle, mentionsTitle, titleStrength } from '../words/job-title.ts';
import { beginsWithGivenName, hasGivenName } from '../words/names/given-names.ts';
import { isNews } from '../words/news-words.ts';
import { leadsToDepartment } from '../words/not-names.ts';
import { personName } from '../words/person-name.ts';
import { hasRetired, isFounder, isLeader } from './lines/founders.ts';
import { beforeNextPerson } from './lines/next-person.ts';
import { joining, labelTitle, type NamedTitle } from './name-with-title.ts';

const capitalised =
  /(?<![\p{L}\p{N}.@-])\p{Lu}[\p{L}\p{M}'’-]+(?: (?:\p{Lu}\.|of|de|da|di|del|van|von|der|den|la|le|du|dos|ten|ter|te|zu|bin|binti|af|el|&|\p{Lu}[\p{L}\p{M}'’-]*)){1,7}(?![\p{L}\p{N}@])/gu;

/** What may stand between the first and the last name, beside initials. */
const particles = new Set(
  'de da di del van von der den la le du dos ten ter te zu bin binti af el'.split(' '),
);
/** With what a last name of two words begins. */
const capitalParticles = new Set('Da De Di Do Das Dos Del Van Von La Le'.split(' '));

const ourOwn =
  /^(?:our|unsere?n?|notre|nuestr[oa]|onze|nosso|nossa|nostr[oa]|vår|vores|the|der|die|il|la|le|el) /iu;

/**
 * People that running text names with their titles: "Jane Roe, our founder, …", "our founder Jane Roe", "Jane Roe is
 * our Head of Sales". Reads the first 4,000 characters.
 */
export const peopleInProse = remembered(readProse, { maxTexts: 500, maxLength: 4_000 });

function readProse(text: string): readonly NamedTitle[] {
  const people: NamedTitle[] = [];
  const prose = text.slice(0, 4000);
  let nameEnd = -1;
  for (const match of prose.matchAll(capitalised)) {
    if (people.length >= 20) break;
    if (match.index === nameEnd + 2 && prose.startsWith(', ', nameEnd)) continue;
    if (learntUnder.test(prose.slice(Math.max(0, match.index - maxToTeacher), match.index))) continue;
    const titled = titleWithinRun(match[0]);
    if (titled) {
      people.push(titled);
      continue;
    }
    const run = nameInRun(match[0]);
    if (!run) continue;
    const { name, from, to } = run;
    nameEnd = match.index + to;
    const after = prose.slice(match.index + to, match.index + to + 90);
    const before = prose.slice(Math.max(0, match.index + from - 60), match.index + from);
    if (marriedTo.test(before) || namedAfter.test(before) || hasRetired(after)) continue;
    const founds = isFounder(before, after) && hasGivenName(name);
    if (founds) people.push({ name, title: 'Founder', decoding: 'founded by' });
    const title = founds ? null : (titleAfter(after) ?? titleBefore(before) ?? labelBefore(before));
    const owns = !founds && title === null && ownedBy.test(before);
    if (owns) people.push({ name, title: 'Owner', decoding: 'owned by' });
    if (!founds && !owns && title === null && hasGivenName(name) && isLeader(before, after))
      people.push({ name, title: '' });
    if (title) people.push({ name, title, ...(isOutside(before, title, after) ? { isQuoted: true } : {}) });
  }
  return people;
}

/** "She worked for a year under " before a title and a name: whom somebody has learnt from is of another firm. */
const learntUnder =
  /(?<!\p{L})(?:work|train|stud|learn|apprentic|intern|practi[cs]|arbeitete|lernte|studierte|gearbeitet|gelernt|studiert|werkte|studeerde)\p{L}*[^.;:!?]{0,50} (?:under|unter|bei|onder) (?:the )?(?:\p{L}+ ){0,2}$/iu;
const maxToTeacher = 90;

/** "He is married to Dr. " before a name: a dentist's husband may be a teacher elsewhere. */
const marriedTo =
  /(?:married to|verheiratet mit|mariée? (?:à|avec)|casad[oa] con|sposat[oa] con|casad[oa] com|getrouwd met|gift med|żonaty z|zamężna z)(?: (?:dr|dra|prof|mr|mrs|ms)\.?)* $/iu;

/** "a journalist of the Universidad " before a name: that of a school or a hospital called after somebody. */
const namedAfter =
  /(?<!\p{L})(?:universi(?:dad|dade|tat|tà|té|tät|teit|tas|tet|ty|tatea)|uniwersytet\p{L}*|institut[eo]?|colegio|col[eé]gio|coll[eè]ge|escuela|escola|école|school|hochschule|academy|acad[eé]mie|academia|fundaci[oó]n|fundação|fondation|foundation|stiftung|lyc[eé]e|liceo|liceu|hospital) $/iu;

/** "Acme is owned and run by " before a name. */
const ownedBy = /\b(?:owned(?: (?:and|&) (?:operated|managed|run|led))?|inhabergeführt) (?:by|von) $/iu;

/** People who are quoted talk about the company, mostly from outside. */
const saying =
  /(?:^|[\s,"”»])(?:says|said|sagt|sagte|dit|explique|dice|afirma|diz|zegt|säger|siger|sier|mówi)\s$/u;

/** "the chemist Jane Roe was one of …" */
const namedByThe = /(?:^|\s)(?:the|der|die|le|la|el|il|o|a|de) (?:[\p{L}-]+ ){1,3}$/iu;
const toldInPast = /^,? (?:was|were|war|était|fut|era|fue|foi|byl|byla|był|była) /u;

/** Whether a text speaks of somebody as of a person outside the firm: quotes them, or tells who once was what. */
function isOutside(before: string, title: string, after: string): boolean {
  if (saying.test(before) || makerOf.test(title) || allied.test(title)) return true;
  return seniorityOf(title) === 'other' && toldInPast.test(after) && namedByThe.test(before);
}

/** "our key partner in the north": a firm beside this one. */
const allied =
  /^(?:key|strategic|exclusive|preferred|trusted|long-standing|local|regional|international|technology) partner(?: in .*)?$/iu;

/** "the creator of WordPress": whoever has made something that a text mentions is rarely of the firm. */
const makerOf =
  /^(?:co-?)?(?:creator|inventor|originator|discoverer|developer|maker|author|erfinder(?:in)?|schöpfer(?:in)?|créat(?:eur|rice)|inventeur|père|creador|creadora|criador|criadora|inventore|ideatore|creatore|bedenker|skapare|skaber|twórca) (?:of|von|des|der|de|du|del|da|do|di|van|av|af) \p{Lu}/iu;

/** The names in a text, and where each ends. */
export function namesInText(text: string): readonly { readonly name: string; readonly to: number }[] {
  return [...text.matchAll(capitalised)].flatMap((match) => {
    const run = nameInRun(match[0]);
    return run === null ? [] : [{ name: run.name, to: match.index + run.to }];
  });
}

/** The name in a sequence of capitalized words, of which the first may only begin a sentence ("I'm Jane Roe"). */
export function nameInRun(run: string): { name: string; from: number; to: number } | null {
  const words = run.split(' ');
  let from = 0;
  for (const [at, first] of words.slice(0, 3).entries()) {
    const shown = words.slice(at, endOfName(words, at)).join(' ');
    const name = personName(shown);
    if (name) return { name, from, to: from + shown.length };
    from += first.length + 1;
  }
  return null;
}

/** Where the name ends that begins with the first of these words; there if none does. */
function endOfName(words: readonly string[], first: number): number {
  if (!isPart(words[first])) return first;
  let last = first + 1;
  while (last < first + 4 && isBetweenParts(words[last])) last++;
  if (!isPart(words[last])) return first;
  if (capitalParticles.has(words[last + 1] ?? '') && isPart(words[last + 2])) return last + 3;
  return isPart(words[last + 1]) ? last + 2 : last + 1;
}

/** Whether a word of a sequence is more than an initial, and not one of those in lower case. */
function isPart(word = ''): boolean {
  return word.length > 1 && !word.endsWith('.') && !/^[\p{Ll}&]/u.test(word);
}

function isBetweenParts(word = ''): boolean {
  return word.endsWith('.') || particles.has(word);
}

/** "Executive Chef Thuy Pham": capitalized words of which the first are a title and the rest a name. */
function titleWithinRun(run: string): NamedTitle | null {
  const bare = run.replace(ourOwn, '');
  const words = bare.split(' ');
  if (words.length < 3 || (bare === run && personName(run) && !isRankBefore(words))) return null;
  for (let at = Math.min(5, words.length - 2); at >= 1; at--) {
    const title = words.slice(0, at).join(' ');
    const name = personName(words.slice(at).join(' '));
    const last = words[at - 1] ?? '';
    if (joining.test(last) || namesFirst(title) || namedAfter.test(`${title} `)) continue;
    // "Co-Founder Martin Luca Roe": a given name after the title begins the name.
    if (at > 1 && !mentionsTitle(last) && hasGivenName(last) && personName(words.slice(at - 1).join(' ')))
      continue;
    if (leadsToDepartment(words[at - 1]) && !beginsWithGivenName(name ?? '')) continue;
    if (name && rankOnly(title) && !ourOwn.test(`${title} `)) return { name, title };
  }
  return null;
}

/** "Jane Roe & President" before another name: whoever stands beside a president. */
function namesFirst(title: string): boolean {
  const [first = ''] = title.split(' & ', 1);
  return first.length < title.length && personName(first) !== null;
}

/** "Alapítója Varga István": a rank is no given name. */
function isRankBefore([first = '', ...name]: readonly string[]): boolean {
  return seniorityOf(first) !== 'other' && titleStrength(first) === 'certain' && hasGivenName(name.join(' '));
}

/** "… Administrador único: Ramón Ibarra. …" in a running text. */
function labelBefore(before: string): string | null {
  const label = /(?:^|[.;,(–] )([^.;,:()–]{2,50}): $/u.exec(before)?.[1];
  return label ? labelTitle(label) : null;
}

/** "Jane Roe est notaire" */
const bareVerb =
  /^,? (?:ist|est|es|è|é|är|er|jest|je|este|on) (?!(?:unser|unsere|der|die|notre|le|la|nuestro|nuestra|el|il|o|a|nosso|nossa|onze|de|vår|vores) )/u;

/** "used as a tool", "developed by our engineers": what happens to somebody or something is no title. */
const isDoneTo = /^(?:\p{Ll}+ly )?\p{Ll}{2,}(?:ed|wn|ilt) (?:as|by|for|in|on|to|with|from|at|into) /u;

function titleAfter(after: string): string | null {
  const apposition =
    /^ \(([^()]{2,60})\)|^(?:, (?:our |the |an? (?=\p{Lu})|unser |unsere |notre |nuestro |nuestra |onze |company's )?|,? (?:(?:has )?(?:holds|held|occupies|fills) the (?:position|post|role|office|title) of|occupe (?:le poste|la fonction|les fonctions) de|(?:ocupa|desempeña|ejerce) el (?:cargo|puesto) de|(?:ricopre|svolge) (?:il ruolo|la carica) di|(?:ocupa|exerce) (?:o cargo|a função) de|vervult de functie van|(?:ocupă|deține) funcția de) (?:the |an? )?|,? (?:serves|works|is werkzaam|werkt|arbeitet|arbeider|arbejder|arbetar|travaille|trabaja|trabalha|lavora) (?:as|als|som|comme|como|come) (?:an? |de |onze )?|,? (?:is|serves as|works as|ist|est|es|è|é|is onze|är|er) (?:(?:[oa] )?noss[oa] |our |the |an? |unser |unsere |der |die |notre |le |la |nuestro |nuestra |el |il |o |de |onze |vår |vores )|,? (?:is|ist|est|es|è|é|är|er|jest|je|este|on|is een|is an?) )([^.,;:!?()]{2,60})/u.exec(
      after,
    );
  const text = apposition?.[1] ?? apposition?.[2];
  // "Urban Planning, and Public Procurement Law": what goes on with a conjunction is a list.
  if (!text || isDoneTo.test(text) || /^(?:and|und|et|y|e|en|og|och|i|oraz|és) /u.test(text)) return null;
  // After a verb alone a sentence may go on with anything.
  const isBare = bareVerb.test(apposition?.[0] ?? '');
  if (isBare && titleStrength(text.split(' ', 1)[0] ?? '') !== 'certain') return null;
  const title = cleanTitle(
    beforeNextPerson(text).own.replace(
      / (?:in|since|seit|sinds|vanaf|depuis|desde|sedan|siden|(?:and|und|et|y|e|en|og|och) (?:since|seit|sinds|vanaf|depuis|desde|sedan|siden)|working|specialis\p{L}+|specializ\p{L}+|focus(?:ed|ing)|responsible|based|who|and (?:has|does|is|runs|looks|leads|loves|lives|was|makes|handles|keeps|takes|joined|uses|offers|provides|treats|teaches|brings|enjoys|practi[cs]es|serves|sees|holds|heads|oversees|manages|helps)|und (?:hat|ist|leitet)|et (?:dirige|gère)|for)(?!\p{L})(?: (?:the )?\p{Lu}\S*| \d{4})?.*$/u,
      '',
    ),
  );
  const joined = /^(\S+) (?:and|und|et|y|e|en|og|och) /u.exec(title);
  const isOne = joined?.[1] && titleStrength(joined[1]) === 'certain';
  return rankOnly(
    isOne && titleStrength(title.slice(joined[0].length)) === 'none' ? (joined[1] ?? title) : title,
  );
}

/** "referring physicians in" before the name of a region, or of a firm. */
const leadsToPlace =
  / (?:in|of|at|near|from|by|von|par|por|door|przez|im|aus|en|à|dans|de|a|di|bij|w|z|v|i|på)$/u;

const endsInVerb = / (?:ist|is|est|es|è|är|er|jest|je|este|yra) $/u;

function titleBefore(before: string): string | null {
  const apposition =
    /(?:^|[\s(])(?:our|unser|unsere|notre|nuestro|nuestra|onze|vår|vores|il nostro|la nostra|nosso|nossa|the|der|die|from|by)\s+((?:[\p{L}&-]+ ){0,3}[\p{L}-]+),? $/iu.exec(
      before,
    );
  // "the managing partner of" before the name of a firm
  if (apposition?.[1]) return leadsToPlace.test(apposition[1]) ? null : rankOnly(apposition[1]);
  const lowerCase =
    /(?:^|[\s,])(?:and|with|while|when|und|et|y|e|en|og|och)\s+((?:\p{Ll}[\p{L}-]+ ){0,2}\p{Ll}[\p{L}-]+) $/u.exec(
      before,
    )?.[1];
  if (lowerCase && !leadsToPlace.test(lowerCase) && rankOnly(lowerCase)) return lowerCase;
  if (!endsInVerb.test(before)) return null;
  const subject = /(?:^|[.;] )(\p{Lu}[\p{L}&' -]{3,50}) (?:ist|is|est|es|è|är|er|jest|je|este|yra) $/u.exec(
    before,
  )?.[1];
  return subject ? rankOnly(subject.replace(ourOwn, '')) : null;
}

/** In prose only a title that starts the phrase and is not itself a sentence counts. */
function rankOnly(title: string): string | null {
  if (title === '' || title.split(' ').length > 8) return null;
  return titleStrength(title) === 'certain' ? title : null;
}

/** Whether the sentence that names somebody tells that they have come, have passed or are guests. */
export function isToldAsNews(text: string, name: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return sentences.some((sentence) => sentence.includes(name) && isNews(foldText(sentence)));
}
