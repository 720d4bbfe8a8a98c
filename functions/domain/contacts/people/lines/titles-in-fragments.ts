import { foldText } from '../../../../../shared/text/fold-text.ts';
import { seniorityOf } from '../../../../../shared/text/seniority.ts';
import { elementOf } from '../../page/queries.ts';
import { isCredential } from '../../words/degrees.ts';
import { cleanTitle, titleStrength } from '../../words/job-title.ts';
import { isStaffHeading } from '../../words/staff-words.ts';
import type { NameAt, NamesOfPage, TitleAt, TitleRule } from '../name-at.ts';
import { titleClass } from '../titles-in-cards.ts';

const minText = 60;
const maxText = 1_500;
const maxFragments = 12;
const maxTitle = 60;
const maxWords = 7;
/** A line of letters ("FRICS") may stand between a name and the text. */
const maxLinesBelow = 2;
/** A shorter word of the firm's is in other names, too. */
const minOwn = 4;

/** "Managing Director since 2011 and with a love of clocks …" */
const since =
  /^(\p{Lu}[^.,;:!?()\d]{2,60}?) (?:since|with|seit|mit|depuis|avec|desde|con|com|dal|sinds|met|sedan|siden|med|od|z|alates|vuodesta|din|cu) (?=\p{L}|\d)/u;
/** "Founding partner of Acme & Daughters." */
const ofFirm =
  /^(\p{Lu}[^.,;:!?()\d]{2,60}?) (?:of|at|von|der|bei|de|du|chez|en|di|da|do|presso|van|bij|av|hos|w|ve) (?:the |la |le |el |il |o )?(\p{L}{2,})/u;

/**
 * What a text under a name says without a verb: the title that it opens with ("Managing Director since 2011, Jane …",
 * "Owner. Jane …"), and what somebody is at the firm itself ("… Founding partner of Acme."). It says more than letters after
 * a name and than a title without a rank.
 */
export const titlesInFragments: TitleRule = (all, known) => {
  const titles = new Map<NameAt, TitleAt>();
  const host = foldText(URL.parse(all.page.url)?.hostname ?? '');
  for (const name of all.names) {
    const { text: title, segment = -1 } = known.get(name) ?? {};
    if (title !== undefined && seniorityOf(title) !== 'other') continue;
    if (!all.isStaffPage && !isStaffHeading(all.context.headings(name.line))) continue;
    const isMarked = titleClass.test(elementOf(all.page, segment)?.attributes.class ?? '');
    const isWeak =
      title === undefined || isCredential(title) || (titleStrength(title) !== 'certain' && !isMarked);
    const found = fragmentBelow(all, name, host, isWeak);
    if (found !== null) titles.set(name, found);
  }
  return titles;
};

function fragmentBelow(
  { page, starts }: NamesOfPage,
  { line, firstSegment }: NameAt,
  host: string,
  isWeak: boolean,
): TitleAt | null {
  const next = starts.find((start) => start > firstSegment) ?? Number.MAX_SAFE_INTEGER;
  for (const below of page.lines.slice(line + 1, line + 1 + maxLinesBelow)) {
    if (below.firstSegment >= next) return null;
    if (below.text.length < minText) continue;
    const fragments = below.text.slice(0, maxText).split(/(?<=\p{L}{3})[.;] /u, maxFragments);
    const [first = ''] = fragments;
    const sentence = isWeak && fragments.length > 1 ? titleOfSentence(first) : null;
    const opening = isWeak ? (ranked(since.exec(first)?.[1]) ?? ranked(sentence ?? '')) : null;
    const atFirm = fragments.map((one) => titleAtFirm(one, host)).find((one) => one !== null);
    const title = opening ?? atFirm ?? sentence;
    return title ? { text: title, segment: below.firstSegment } : null;
  }
  return null;
}

function titleAtFirm(fragment: string, host: string): string | null {
  const [, stated, firm = ''] = ofFirm.exec(fragment) ?? [];
  if (firm.length < minOwn || !host.includes(foldText(firm))) return null;
  return ranked(stated);
}

/** A short title with a rank; null for anything else. */
function ranked(stated = ''): string | null {
  const title = titleOfSentence(stated);
  return title !== null && title.split(' ').length <= maxWords && seniorityOf(title) !== 'other'
    ? title
    : null;
}

function titleOfSentence(sentence: string): string | null {
  const title = cleanTitle(sentence);
  return title.length <= maxTitle && titleStrength(title) === 'certain' ? title : null;
}
