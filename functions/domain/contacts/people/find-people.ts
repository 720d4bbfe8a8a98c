import type { PageContext } from '../page/page-context.ts';
import type { PageModel } from '../page/page-model.ts';
import { isSpeaker } from '../page/speakers.ts';
import { mentionsTitle } from '../words/job-title.ts';
import { personName } from '../words/person-name.ts';
import {
  joinBrokenNames,
  joinColumns,
  lastNameFirst,
  mayName,
  mayNameInSegments,
  type NameAt,
  nameAt,
  nameInSegments,
} from './name-spots.ts';
import { namesWithTitles, peopleInProse, withoutLabel } from './name-with-title.ts';
import {
  learnTitles,
  lowerBound,
  pairFlat,
  takeTitle,
  titlesOfHeadings,
  unlikeNames,
} from './pair-titles.ts';
import { giveSiblingTitles } from './sibling-titles.ts';
import { titlesOfTerms } from './term-titles.ts';
import {
  isTitleBelowName,
  isTitleInParts,
  nameBesideTitle,
  partsTitle,
  repeatedLines,
} from './title-lines.ts';

/** A person that a page shows. `firstSegment..endSegment` is their card: what the page ties to them. */
export interface ShownPerson {
  readonly name: string;
  readonly title: string;
  readonly decoding?: string;
  /** Quoted, or told of: a member of the company only if the title names it. */
  readonly isQuoted?: boolean;
  readonly firstSegment: number;
  readonly endSegment: number;
  /** The element that is their card or row; -1 where they stand in a plain list or a text. */
  readonly card: number;
  /** Named beside a title, rather than within a line of text. */
  readonly isListed: boolean;
  readonly line: number;
}

const mostNames = 400;
const mostLinesTried = 4_000;
const cardSegments = 70;
const groupTags = new Set(['body', 'html', 'main', 'table', 'tbody', 'dl', 'ul', 'ol']);
const personClass =
  /(?:^|[\s_-])(?:person|people|member|members|team|staff|employee|employees|mitarbeiter|ansprechpartner|colleague|profile|bio|author-card|vcard|h-card|leader|leadership|founder|executive|director|contact-?person|equipe|equipo|medarbetare|medarbejder)(?:$|[\s_-]|\w)/i;

/**
 * The people that a page shows with titles, or with a card of their own: lines like "Name, Title", cards and rows
 * where a name stands beside a title, lists of names and titles, and running text.
 */
export function findPeople(page: PageModel, context: PageContext): ShownPerson[] {
  const people: ShownPerson[] = [];
  const names: NameAt[] = [];
  const inverts =
    page.lines.slice(0, mostLinesTried).filter(({ text }) => lastNameFirst(text, true) !== null).length >= 2;
  const repeated = repeatedLines(page);
  for (const [index, line] of page.lines.entries()) {
    if (names.length >= mostNames || people.length >= mostNames) break;
    if (!mayName(line.text)) continue;
    const name =
      line.text.length <= 70
        ? (personName(withoutLabel(line.text)) ??
          lastNameFirst(line.text, inverts) ??
          nameBesideTitle(page, index, repeated))
        : null;
    if (name && !partsTitle(page, index)) {
      if (context.isOthers(line.firstSegment) || isSpeaker(page, index)) continue;
      if (isTitleBelowName(page, index, names.at(-1))) continue;
      names.push(nameAt(name, line.firstSegment, line.endSegment, index, []));
      continue;
    }
    const isOne = line.endSegment - line.firstSegment === 1;
    if (isOne && names.at(-1)?.line === index - 1 && isTitleInParts(line.text)) continue;
    if (
      mayNameInSegments(page, line) &&
      !isSpeaker(page, index) &&
      nameInSegments(page, context, index, names)
    )
      continue;
    const hasTitle = mentionsTitle(line.text);
    const named =
      line.text.length <= 240 && (hasTitle || mayNameFounder(line.text))
        ? namesWithTitles(withoutReachLinks(page, index))
        : [];
    const prose = line.text.length > 40 && hasTitle ? peopleInProse(line.text) : [];
    const found = [...named, ...prose.filter((one) => !named.some((other) => other.name === one.name))];
    if (found.length === 0 || context.isOthers(line.firstSegment)) continue;
    const speaks = isSpeaker(page, index);
    const { firstSegment, endSegment } = line;
    for (const one of found) {
      if (context.isOthers(firstSegment, line.text.indexOf(one.name))) continue;
      people.push({
        ...one,
        ...(speaks ? { isQuoted: true } : {}),
        firstSegment,
        endSegment,
        card: -1,
        isListed: false,
        line: index,
      });
    }
  }
  joinBrokenNames(page, context, names);
  joinColumns(page, context, names);
  names.sort((one, other) => one.firstSegment - other.firstSegment);
  for (const { line, name, title } of giveSiblingTitles(
    page,
    names,
    people.map((person) => person.line),
  )) {
    const { firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
    if (!context.isOthers(firstSegment))
      people.push({ name, title, firstSegment, endSegment, card: -1, isListed: false, line });
  }
  return [...withCards(page, people, names), ...paired(page, context, names, people)];
}

/** A line without the words of its mail, phone and profile links ("write", "LinkedIn"), unless they are a name. */
function withoutReachLinks(page: PageModel, index: number): string {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[index] ?? {};
  if (endSegment - firstSegment < 2 || endSegment - firstSegment > 20) return text;
  let rest = text;
  for (const segment of page.segments.slice(firstSegment, endSegment)) {
    const element = page.elements[segment.element];
    const tag = element?.tag;
    const href = element?.attributes.href ?? '';
    if (tag !== 'a' || !/^\s*(?:mailto|tel|callto):|linkedin\.com|\/cdn-cgi\/l\/email|\.vcf$/i.test(href))
      continue;
    if (segment.text.length < 3 || segment.text.includes('@') || personName(segment.text)) continue;
    const at = rest.lastIndexOf(segment.text);
    if (at > 0) rest = `${rest.slice(0, at)} ${rest.slice(at + segment.text.length)}`;
  }
  return rest.replace(/\s+/g, ' ').replace(/[\s,;|·•–—-]+$/u, '');
}

function mayNameFounder(text: string): boolean {
  return / (?:by|von|par|por|da|door) /.test(text);
}

/** People named in one line with their title: their card is what surrounds the line without another person. */
function withCards(page: PageModel, people: ShownPerson[], names: readonly NameAt[]): ShownPerson[] {
  const starts = [
    ...people.map((person) => person.firstSegment),
    ...names.map((name) => name.firstSegment),
  ].sort((one, other) => one - other);
  return people.map((person) => {
    const card = cardAround(page, person.firstSegment, person.endSegment, starts);
    const element = page.elements[card];
    return element
      ? { ...person, firstSegment: element.firstSegment, endSegment: element.endSegment, card }
      : person;
  });
}

/** The largest element around a name that holds no other name; -1 where that would be most of the page. */
function cardAround(
  page: PageModel,
  firstSegment: number,
  endSegment: number,
  starts: readonly number[],
): number {
  let index = page.segments[firstSegment]?.element ?? -1;
  let best = -1;
  while (index >= 0) {
    const element = page.elements[index];
    if (!element) break;
    const size = element.endSegment - element.firstSegment;
    if (size > cardSegments || groupTags.has(element.tag)) break;
    if (countBetween(starts, element.firstSegment, element.endSegment) > 1) break;
    if (element.firstSegment <= firstSegment && element.endSegment >= endSegment) best = index;
    index = element.parent;
  }
  return best;
}

function countBetween(sorted: readonly number[], from: number, to: number): number {
  return lowerBound(sorted, to) - lowerBound(sorted, from);
}

/** Names that stand alone, paired with the titles beside them. */
function paired(
  page: PageModel,
  context: PageContext,
  names: NameAt[],
  people: readonly ShownPerson[],
): ShownPerson[] {
  const starts = [
    ...names.map((name) => name.firstSegment),
    ...people.map((person) => person.firstSegment),
  ].sort((one, other) => one - other);
  const cards = names.map((name) => cardAround(page, name.firstSegment, name.endSegment, starts));
  const untitled = unlikeNames(page, names);
  if (untitled.size > 0) {
    return paired(
      page,
      context,
      names.filter((name) => !untitled.has(name)),
      people,
    );
  }
  titlesOfHeadings(page, names);
  titlesOfTerms(page, names);
  for (const [at, name] of names.entries()) {
    const card = page.elements[cards[at] ?? -1];
    if (name.title === '' && card) takeTitle(page, name, card.firstSegment, card.endSegment, 'after', 4);
    if (name.title === '' && card) takeTitle(page, name, card.firstSegment, card.endSegment, 'before', 3);
  }
  learnTitles(page, names, cards);
  for (const name of names) {
    if (name.titleSegment < 0 || !context.isOthers(name.titleSegment)) continue;
    name.title = '';
    name.titleSegment = -1;
  }
  pairFlat(page, names, cards, starts);
  return names.map((name, at) => shown(page, name, cards[at] ?? -1, starts));
}

function shown(page: PageModel, name: NameAt, index: number, starts: readonly number[]): ShownPerson {
  const card = page.elements[index];
  const isCard = card !== undefined && card.endSegment - card.firstSegment > 1;
  const next = starts[lowerBound(starts, name.firstSegment + 1)] ?? page.segments.length;
  const flatEnd = Math.min(
    next,
    endOfLines(page, name.line, 7),
    commonEnd(page, name),
    nextHeading(page, name),
    isTitledByHeading(page, name) ? name.endSegment : page.segments.length,
  );
  const flatStart =
    name.titleSegment >= 0 ? Math.min(name.firstSegment, name.titleSegment) : name.firstSegment;
  const region = isCard && card ? card : { firstSegment: flatStart, endSegment: flatEnd };
  return {
    name: name.name,
    title: name.title,
    firstSegment: region.firstSegment,
    endSegment: region.endSegment,
    card: isCard ? index : -1,
    isListed: true,
    line: name.line,
  };
}

/** Where the block ends that holds both the name and its title. */
function commonEnd(page: PageModel, name: NameAt): number {
  const reach = Math.max(name.titleSegment, name.endSegment - 1);
  let index = page.segments[name.firstSegment]?.element ?? -1;
  while (index >= 0) {
    const element = page.elements[index];
    if (!element) break;
    if (
      element.firstSegment <= Math.max(0, Math.min(name.firstSegment, name.titleSegment)) ||
      name.titleSegment < 0
    ) {
      if (element.endSegment > reach) return element.endSegment;
    }
    index = element.parent;
  }
  return page.segments.length;
}

/** Under a heading that is their title stand names alone: what follows the last of them is not theirs. */
function isTitledByHeading(page: PageModel, name: NameAt): boolean {
  const title = page.elements[page.segments[name.titleSegment]?.element ?? -1];
  const own = page.elements[page.segments[name.firstSegment]?.element ?? -1];
  return (
    name.titleSegment >= 0 &&
    name.titleSegment < name.firstSegment &&
    /^h[2-6]$/.test(title?.tag ?? '') &&
    !/^h[1-6]$/.test(own?.tag ?? '') &&
    title?.parent === own?.parent
  );
}

/** A name that is a heading heads what follows up to the next heading of its rank. */
function nextHeading(page: PageModel, name: NameAt): number {
  const own = /^h([1-6])$/.exec(
    page.elements[page.segments[name.firstSegment]?.element ?? -1]?.tag ?? '',
  )?.[1];
  if (!own) return page.segments.length;
  const end = endOfLines(page, name.line, 7);
  for (let segment = name.endSegment; segment < end; segment++) {
    const rank = /^h([1-6])$/.exec(page.elements[page.segments[segment]?.element ?? -1]?.tag ?? '')?.[1];
    if (rank && rank <= own && segment !== name.titleSegment) return segment;
  }
  return page.segments.length;
}

function endOfLines(page: PageModel, line: number, count: number): number {
  return page.lines[Math.min(line + count, page.lines.length - 1)]?.endSegment ?? page.segments.length;
}

/** Whether a class or id around a segment says that it shows staff. */
export function isStaffPlace(page: PageModel, segment: number): boolean {
  let index = page.segments[segment]?.element ?? -1;
  while (index >= 0) {
    const element = page.elements[index];
    if (!element) return false;
    if (
      element.tag !== 'body' &&
      personClass.test(`${element.attributes.class ?? ''} ${element.attributes.id ?? ''}`)
    )
      return true;
    index = element.parent;
  }
  return false;
}
