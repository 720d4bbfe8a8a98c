import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { PhoneMention } from '../../mentions/phones/phone-mentions.ts';
import { closest, elementAt, textOf } from '../../page/queries.ts';
import { kinds } from '../../site/link-words.ts';
import { titleStrength } from '../../words/job-title.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import type { FactsOfPage, PageFacts } from '../page-facts.ts';

/** So many numbers of one shape are a series if each stands beside other words, and so many if they stand alone. */
const minWithWords = 3;
const minAlone = 4;
const maxSegmentsOfItem = 12;
/** The share of a series whose first half another number of it has as well. */
const minAlike = 0.6;

const contactWords = kinds.find(({ kind }) => kind === 'contact')?.words;

interface Item {
  readonly from: number;
  readonly to: number;
  /** What the row or card says besides the number. */
  readonly texts: readonly string[];
}

/**
 * Numbers in cells, entries or cards that look like phones and are of articles: several of one shape that begin
 * alike, none of them with a label or a link, in rows that name nobody. `known` are numbers that a label or a link of
 * the site calls phones.
 */
export function numbersInSeries(
  { kind, facts }: FactsOfPage,
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  if (kind === 'contact' || kind === 'imprint') return found;
  for (const series of ofOneShape(facts, known)) {
    if (shareOfAlike(series) < minAlike) continue;
    const starts = new Set(series.map(({ segment }) => segment));
    const items = series.map((mention) => itemOf(facts, mention, starts));
    const min = items.every(({ texts }) => texts.length > 0) ? minWithWords : minAlone;
    const isOfPeople =
      series.some(({ line }) => contactWords?.isIn(facts.context.headings(line)) === true) ||
      items.some((item) => isAboutPeople(facts, item));
    if (series.length >= min && !isOfPeople) for (const { phone } of series) found.add(phone);
  }
  return found;
}

/** The numbers that are all their lines say, by how they are written. */
function ofOneShape({ page, phones }: PageFacts, known: ReadonlySet<string>): PhoneMention[][] {
  const shapes = new Map<string, Map<string, PhoneMention>>();
  for (const mention of phones) {
    const { text = '' } = page.lines[mention.line] ?? {};
    if (mention.element >= 0 || mention.label !== 'none' || known.has(mention.phone)) continue;
    if (text.length > 20 || !/^[\d(][\d\s()./-]+$/.test(text)) continue;
    const shape = text.replace(/\d/g, '9');
    const series = shapes.get(shape) ?? new Map<string, PhoneMention>();
    series.set(mention.phone, mention);
    shapes.set(shape, series);
  }
  return [...shapes.values()]
    .map((series) => [...series.values()])
    .filter(({ length }) => length >= minWithWords);
}

/** Branches in several towns have numbers that begin otherwise; articles of one kind do not. */
function shareOfAlike(series: readonly PhoneMention[]): number {
  const beginnings = series.map(({ phone }) => phone.slice(0, Math.ceil(phone.length * 0.6)));
  const times = new Map<string, number>();
  for (const beginning of beginnings) times.set(beginning, (times.get(beginning) ?? 0) + 1);
  return beginnings.filter((beginning) => (times.get(beginning) ?? 0) > 1).length / series.length;
}

/** The row or card of a number: the largest element around it that contains no other of the series. */
function itemOf({ page }: PageFacts, { segment }: PhoneMention, starts: ReadonlySet<number>): Item {
  let from = segment;
  let to = segment + 1;
  closest(page, elementAt(page, segment), ({ firstSegment, endSegment }, index) => {
    if (endSegment - firstSegment > maxSegmentsOfItem) return true;
    for (let at = firstSegment; at < endSegment; at++) if (at !== segment && starts.has(at)) return true;
    if (textOf(page, index) === '') return true;
    from = firstSegment;
    to = endSegment;
    return false;
  });
  const texts = page.segments
    .slice(from, to)
    .filter((_, at) => from + at !== segment)
    .map(({ text }) => text);
  return { from, to, texts };
}

/** Whether a row has an address, a person, or what somebody or a department is called. */
function isAboutPeople({ page, addresses, people }: PageFacts, { from, to, texts }: Item): boolean {
  const isInside = (segment: number) => segment >= from && segment < to;
  return (
    addresses.some(({ segment }) => isInside(segment)) ||
    // Two capitals alone are of products as well.
    people.some(
      ({ line, name, title, isStaff }) =>
        isInside(page.lines[line]?.firstSegment ?? -1) &&
        (title !== '' || isStaff === true || beginsWithGivenName(name)),
    ) ||
    texts.some((text) => titleStrength(text) !== 'none' || contactWords?.isIn(foldText(text)) === true)
  );
}
