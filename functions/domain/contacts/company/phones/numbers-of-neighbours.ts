import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { PhoneMention } from '../../mentions/phones/phone-mentions.ts';
import { namesPublicBody } from '../../words/others/institutions.ts';
import { wordsForNeighbours } from '../../words/others/neighbours.ts';
import type { FactsOfPage, PageFacts } from '../page-facts.ts';
import type { Person } from '../person.ts';
import { wordsBefore } from './numbers-of-services.ts';

const maxHeading = 80;
const maxLinesBelow = 3;
const maxNote = 20;

/**
 * The numbers of public bodies and of firms nearby that a site mentions: each time what it says right before the number
 * names a tax office or a hospital, a partner or a guide. None if the site's title says that of itself, and none if no other
 * number would be left: whoever is reached by only one number gives their own.
 */
export function numbersOfNeighbours(pages: readonly FactsOfPage[]): ReadonlySet<string> {
  const { title = '', meta } = pages[0]?.facts.page ?? {};
  const about = foldText(`${title} ${meta?.get('description') ?? ''}`);
  const isPublicBody = namesPublicBody(about);
  const found = new Set<string>();
  const others = new Set<string>();
  for (const { facts } of pages)
    for (const mention of facts.phones) {
      if (mention.label === 'fax') continue;
      const isTheirs = saidOf(facts, mention).some(
        (text) => (!isPublicBody && namesPublicBody(text)) || isOfNeighbour(text, about),
      );
      if (isTheirs) found.add(mention.phone);
      else if (!mention.isOthers) others.add(mention.phone);
    }
  return others.size === 0 ? new Set() : new Set([...found].filter((phone) => !others.has(phone)));
}

const lastDigits = 7;

/** Whether all lines that name somebody give such a number: "Mountain guide: Jane Roe, 555 0142" on the site of a guest house. */
export function isNeighbour({ names, phones, emails }: Person, nearby: ReadonlySet<string>): boolean {
  if (nearby.size === 0 || emails.length > 0 || phones.some(({ value }) => !nearby.has(value))) return false;
  const ends = [...nearby].map((phone) => phone.slice(-lastDigits));
  return names.every(({ snippet = '' }) => {
    const digits = snippet.replace(/\D/g, '');
    return ends.some((end) => digits.includes(end));
  });
}

function isOfNeighbour(text: string, about: string): boolean {
  const words = wordsForNeighbours(text);
  return words !== '' && !about.includes(words);
}

/** What the clause before a number, a note in brackets right after it, and a heading right above say, folded. */
function saidOf({ page, context }: PageFacts, { phone, line }: PhoneMention): string[] {
  const { text = '' } = page.lines[line] ?? {};
  const clause = lastClause(wordsBefore(text, phone));
  const note = /^[\d\s-]*[(（]([^()（）\d]{2,20})[)）]/u.exec(text.slice(endOf(text, phone)))?.[1] ?? '';
  const heading = context.headingAbove(line);
  const isNear =
    heading !== null && line - heading.line <= maxLinesBelow && heading.text.length <= maxHeading;
  const said = [clause, note.slice(0, maxNote), isNear ? lastClause(heading.text) : ''];
  return said.map((one) => foldText(one)).filter((one) => one !== '');
}

/** Where in a text the last digits of a number end. */
function endOf(text: string, phone: string): number {
  const last = phone.replace(/;.*/, '').slice(-4).split('').join('\\D{0,3}');
  const found = new RegExp(last).exec(text);
  return found === null ? text.length : found.index + found[0].length;
}

/** The last sentence or part of a line that has a word of more than the label of a number. */
function lastClause(text: string): string {
  const clauses = text.split(/(?<=[\p{L}\p{N})]{4})[.!?]\s|[。！？|｜;；]|\s[/·•]\s/u);
  return clauses.findLast((clause) => /\p{L}{2}/u.test(clause)) ?? '';
}
