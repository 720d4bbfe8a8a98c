import { foldText } from '../../../../shared/text/fold-text.ts';
import { seniorityOf } from '../../../../shared/text/seniority.ts';
import type { Line, PageModel } from '../page/page-model.ts';
import { closest, elementAt, elementOf } from '../page/queries.ts';
import { areDegrees, isCredential, namesDoctor, tellsLearning } from '../words/degrees.ts';
import { cleanTitle, mentionsTitle, titleStrength } from '../words/job-title.ts';
import { beginsWithGivenName } from '../words/names/given-names.ts';
import { personName } from '../words/person-name.ts';
import { isBody, isInvitation } from '../words/staff-words.ts';
import { withoutExperience } from '../words/titles/tenure.ts';
import { isLesserThanHeading } from './cards/lesser-than-heading.ts';
import { roleClass, wholeTitle } from './cards/whole-title.ts';
import type { NameAt, TitleAt, TitleRule } from './name-at.ts';

/** Classes of elements in which themes have titles. */
export const titleClass =
  /(?:^|[\s_-])(?:position|job|jobtitle|job-?title|role|function|funktion|designation|poste|fonction|cargo|puesto|ruolo|functie|stanowisko|befattning|stilling|titel|member-?title|person-?title|team-?title|staff-?title|occupation|rank)(?:$|[\s_-])/i;
const labelClass = /(?:^|[\s_-])(?:label|visually-hidden|sr-only|screen-reader-text)(?:$|\s)/;
const titleLabel =
  /^(?:(?:job )?title|position|role|function|puesto|cargo|fonction|poste|funktion|rolle|ruolo|qualifica|mansione|functie|stanowisko|befattning|stilling|asema|pozice|função)\s?:\s*/iu;
/** The label of a title in its own element. */
const bareLabel =
  /^(?:(?:job )?title|position|role|function|puesto|cargo|fonction|poste|funktion|rolle|ruolo|mansione|functie|stanowisko|befattning|stilling|função)\s?:?$/iu;
/** "Chair.": a word or two with a full stop, and no sentence. */
const lastStop = /(?<=^(?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]{5,})\.$/u;
/** "Branch Manager: Durban". */
const areaAfterColon = /: (?=\p{Lu}[\p{L} -]{2,30}$)/u;

/** The only title of a rank in a card whose own element is marked as one ("Founder" above a name). */
export const markedTitlesInCards: TitleRule = ({ page, names, cardOf }, known) => {
  const titles = new Map<NameAt, TitleAt>();
  for (const name of names) {
    const card = page.elements[cardOf.get(name) ?? -1];
    if (known.has(name) || !card) continue;
    const marked = [-2, -1, 1, 2].flatMap((step) => {
      const line = page.lines[name.line + step];
      if (!line || line.firstSegment < card.firstSegment || line.endSegment > card.endSegment) return [];
      if (areDegrees(line.text, isDoctor(page, name))) return [];
      const isMarked = roleClass.test(elementOf(page, line.firstSegment)?.attributes.class ?? '');
      return isMarked && seniorityOf(line.text) !== 'other' && titleStrength(line.text) === 'certain'
        ? [line]
        : [];
    });
    const [only, ...others] = marked;
    if (only && others.length === 0)
      titles.set(name, { text: wholeTitle(page, only), segment: only.firstSegment });
  }
  return titles;
};

const collective =
  /vorstand|leitung|fuhrung|board|committee|direct(?:ion|orate)|presiden[cz]|owners|founders/u;
const maxRankWords = 4;

/**
 * "Practice owner" above "Jane Roe" above "Dentist", all three of one element, and no other name near: the rank
 * says more of her than the occupation does.
 */
export const ranksAboveNames: TitleRule = ({ page, names }, known) => {
  const titles = new Map<NameAt, TitleAt>();
  for (const [at, name] of names.entries()) {
    const above = page.lines[name.line - 1];
    const below = page.lines[name.line + 1];
    if (known.has(name) || !above || !below || above.text.split(' ').length > maxRankWords) continue;
    if (seniorityOf(above.text) === 'other' || titleStrength(above.text) !== 'certain') continue;
    const [occupation = ''] = below.text.split(/ [|/·] /, 1);
    if (collective.test(foldText(above.text)) || titleStrength(occupation) !== 'certain') continue;
    if (seniorityOf(below.text) !== 'other') continue;
    const around = elementOf(page, name.firstSegment)?.parent ?? -1;
    const blocks = [around, page.elements[around]?.parent ?? -1];
    if (!blocks.includes(elementOf(page, above.firstSegment)?.parent ?? -2)) continue;
    if (!blocks.includes(elementOf(page, below.firstSegment)?.parent ?? -2)) continue;
    if (isNearLine(names[at - 1], name) || isNearLine(names[at + 1], name)) continue;
    titles.set(name, { text: above.text, segment: above.firstSegment });
  }
  return titles;
};

function isNearLine(other: NameAt | undefined, { line }: NameAt): boolean {
  return other !== undefined && Math.abs(other.line - line) < 4;
}

/** Whether the line of a name calls somebody a doctor, whose "MD" is a degree. */
export function isDoctor(page: PageModel, { line }: NameAt): boolean {
  return namesDoctor(page.lines[line]?.text ?? '');
}

/** The title below a name in its card. */
export const titlesAfterInCards: TitleRule = (all, known) => titlesInCards(all, known, 'after', 4);
/** The title above a name in its card. */
export const titlesBeforeInCards: TitleRule = (all, known) => titlesInCards(all, known, 'before', 3);

function titlesInCards(
  { page, names, cardOf }: Parameters<TitleRule>[0],
  known: Parameters<TitleRule>[1],
  side: 'after' | 'before',
  reach: number,
): Map<NameAt, TitleAt> {
  const titles = new Map<NameAt, TitleAt>();
  for (const name of names) {
    const card = page.elements[cardOf.get(name) ?? -1];
    if (known.has(name) || !card) continue;
    const title = nearestTitle(page, name, card.firstSegment, card.endSegment, side, reach);
    if (title) titles.set(name, title);
  }
  return titles;
}

/** The nearest title after or before a name, within `reach` lines and a range of segments, or null. */
export function nearestTitle(
  page: PageModel,
  name: NameAt,
  from: number,
  to: number,
  side: 'after' | 'before',
  reach: number,
): TitleAt | null {
  let onlyLearned: TitleAt | null = null;
  for (let step = 1; step <= reach; step++) {
    const line = page.lines[side === 'after' ? name.line + step : name.line - step];
    if (!line || line.firstSegment < from || line.endSegment > to) return onlyLearned;
    if (side === 'after' && isLesserThanHeading(page, name, line.firstSegment)) return onlyLearned;
    if (areMenuLinks(page, name.firstSegment, line.firstSegment)) continue;
    const shown = withoutExperience(wholeTitle(page, line)).replace(titleLabel, '').replace(lastStop, '');
    const text = afterDegrees(shown, isDoctor(page, name));
    if (isBody(text) || isAllCredentials(text) || isAllCredentials(shown) || bareLabel.test(text)) continue;
    if (text === '' || isInvitation(foldText(text))) continue;
    if (isSomebodyElse(text)) return onlyLearned;
    if (/^(?:prof|dr|mr|mrs|ms|rev)\b\.? /i.test(text)) continue;
    const strength = titleStrength(
      text.replace(areaAfterColon, ', ').replace(/^[\s,–—|(·•-]+|[\s,–—|):·•-]+$/g, ''),
    );
    const marked =
      isMarkedTitle(page, line.firstSegment, from) && line.text.length < 100 && !line.text.includes('@');
    const begun = side === 'after' && strength !== 'certain' ? markedBeginning(page, line) : null;
    if (begun !== null) return { text: begun, segment: line.firstSegment };
    if (strength === 'certain' || marked || (strength === 'department' && step === 1)) {
      const title = { text, segment: line.firstSegment };
      if (side === 'before' || !(tellsLearning(text) || tellsLearning(shown, text))) return title;
      onlyLearned ??= title;
      continue;
    }
    const clause = side === 'after' ? (titleAmongFacts(text) ?? titleOfSentence(text)) : null;
    if (clause !== null) return { text: clause, segment: line.firstSegment };
  }
  return onlyLearned;
}

/** `<b class="position">Student, since 2020 –</b> Project: …`: the title in the element that a longer line begins with. */
function markedBeginning(page: PageModel, { firstSegment, endSegment }: Line): string | null {
  const marked = elementOf(page, firstSegment);
  if (endSegment - firstSegment < 2 || marked?.endSegment !== firstSegment + 1) return null;
  if (!roleClass.test(marked.attributes.class ?? '')) return null;
  const text = page.segments[firstSegment]?.text ?? '';
  const [clause = ''] = text.split(/[,;:]\s?| [–—|-]/, 1);
  return [cleanTitle(text), clause].find((one) => titleStrength(one) === 'certain') ?? null;
}

/** "MD, FAAN · Neurologist": what a line says after the degrees that it begins with. */
function afterDegrees(text: string, ofDoctor: boolean): string {
  const [whole = '', degrees = ''] = /^(.{2,40}?)(?: [·•|–—-] |$)/u.exec(text) ?? [];
  if (degrees !== '' && areDegrees(degrees, ofDoctor)) return text.slice(whole.length);
  let rest = text;
  for (let comma = rest.indexOf(', '); comma > 0; comma = rest.indexOf(', ')) {
    if (!isCredential(rest.slice(0, comma)) && !areDegrees(rest.slice(0, comma), ofDoctor)) break;
    rest = rest.slice(comma + 2);
  }
  return rest !== text && titleStrength(rest) === 'certain' ? rest : text;
}

/**
 * "Solicitor; member of the Law Society of …", "Managing Director – Oversees …", "Baker | since 1993": the title that
 * a longer line about somebody begins with.
 */
function titleOfSentence(text: string): string | null {
  const end =
    text.length > 300
      ? -1
      : text.search(/[;,]\s| [–—|-] | (?:with|mit|com|con|avec|met|med|z|s) (?=\p{Ll})/u);
  if (end < 4) return null;
  const clause = text.slice(0, end);
  const words = clause.split(' ');
  const isShort = words.length <= 4 && mentionsTitle(words[0] ?? '');
  const isCutOff = text[end] === ' ' && words.length <= 6 && mentionsTitle(words.at(-1) ?? '');
  return (isShort || isCutOff) && titleStrength(clause) === 'certain' ? clause : null;
}

const maxFacts = 5;
const maxWordsOfFact = 8;

/** "College of Nordheim, 1998 · Practice owner since 2009": the title among short facts about somebody. */
function titleAmongFacts(text: string): string | null {
  const facts = text.length > 200 ? [] : text.split(/ [·•|] /);
  if (facts.length > maxFacts) return null;
  const titles = facts
    .map(cleanTitle)
    .filter((fact) => fact.split(' ').length <= maxWordsOfFact && titleStrength(fact) === 'certain');
  return titles.find((title) => seniorityOf(title) !== 'other') ?? titles[0] ?? null;
}

/** "Jane Roe, Owner", "Jane Roe – IT" is somebody else with her own title. */
function isSomebodyElse(text: string): boolean {
  const [mark = '', parted] = /, | ([-–—|]) /u.exec(text) ?? [];
  if (mark === '') return false;
  const name = text.slice(0, text.indexOf(mark));
  if (titleStrength(name) !== 'none' || personName(name) === null) return false;
  const strength = titleStrength(text.slice(name.length + mark.length));
  return strength === 'certain' || (parted !== undefined && strength !== 'none' && beginsWithGivenName(name));
}

/** "B.A.M.S., M.D. (Ay.)" */
function isAllCredentials(text: string): boolean {
  return (
    /\.|, /.test(text) &&
    text.length < 60 &&
    text.split(/,\s*/).every((part) => isCredential(part.replace(/\s*\([^()]*\)$/, '').trim()))
  );
}

function areMenuLinks(page: PageModel, one: number, other: number): boolean {
  const [first, second] = [elementOf(page, one), elementOf(page, other)];
  // Entries of a menu lead to different pages.
  return (
    first !== second &&
    first?.tag === 'a' &&
    second?.tag === 'a' &&
    first.attributes.href !== second.attributes.href
  );
}

function isMarkedTitle(page: PageModel, segment: number, cardStart: number): boolean {
  const own = elementOf(page, segment);
  if (labelClass.test(own?.attributes.class ?? '')) return false;
  let isInside = true;
  const marked = closest(
    page,
    elementAt(page, segment),
    (element) => {
      isInside &&= element === own || element.firstSegment > cardStart;
      return (
        !isInside ||
        titleClass.test(element.attributes.class ?? '') ||
        element.attributes.itemprop === 'jobTitle'
      );
    },
    3,
  );
  return marked >= 0 && isInside;
}
