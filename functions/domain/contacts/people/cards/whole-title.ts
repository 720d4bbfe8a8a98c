import { seniorityLevels } from '../../../../../shared/model/leads/contact-data.ts';
import { seniorityOf } from '../../../../../shared/text/seniority.ts';
import type { Line, PageModel, Segment } from '../../page/page-model.ts';
import { elementOf, markOf } from '../../page/queries.ts';
import { titleStrength } from '../../words/job-title.ts';

/** Classes that say nothing but that their text is somebody's title. */
export const roleClass =
  /(?:^|[\s_-])(?:title|role|position|job-?title|designation|function|funktion|fonction|functie|cargo|puesto|ruolo|poste|stanowisko|befattning|stilling)(?:$|\s)/i;

const maxRestOfTitle = 40;
/** "Head of", "Leitung der", "Vice President,": the next line has the rest. */
const isUnfinished =
  /(?:,|\s(?:&|of|for|and|und|der|des|für|im|de|du|des|et|del|y|di|della|e|da|do|van|en|av|af|og|och))$/iu;
/** "Managing" in one element and "Partner" in the next: alone such a word says how somebody is something. */
const ofNextWord =
  /^(?:managing|senior|junior|vice|deputy|associate|assistant|chief|founding|executive|general|principal|lead|stellvertretende[rn]?|leitende[rn]?|geschäftsführende[rn]?|kaufmännische[rn]?|technische[rn]?|directeur|directrice|vice-président)$/iu;

/**
 * "Vice-" in one element and "President" in the next of the same kind, "Head of" above "Sales", and
 * `<span class="position">Co-Director</span><span class="position">General</span>`, as both together rank higher.
 */
export function wholeTitle(page: PageModel, line: Line): string {
  const text = titleText(page, line);
  const next = page.lines[(page.segments[line.firstSegment]?.line ?? -1) + 1];
  if (next === undefined || next.text.length >= maxRestOfTitle || /[@\d:]/.test(next.text)) return text;
  const isCut = /^\p{Lu}\p{Ll}{2,}-$/u.test(text);
  const both = isCut ? text + next.text : `${text} ${next.text}`;
  if (!isCut && ofNextWord.test(text)) return isRestOfTitle(page, line, next) ? both : text;
  const mark = markOf(page, line.firstSegment);
  if (text.length > maxRestOfTitle || markOf(page, next.firstSegment) !== mark) return text;
  if (isCut || isUnfinished.test(text)) return both;
  return roleClass.test(mark) && titleStrength(next.text) !== 'certain' && rankOf(both) < rankOf(text)
    ? both
    : text;
}

function rankOf(title: string): number {
  return seniorityLevels.indexOf(seniorityOf(title));
}

/** A short title in the next element of the same kind, or of the same block. */
function isRestOfTitle(page: PageModel, line: Line, next: Line): boolean {
  const [own, other] = [elementOf(page, line.firstSegment), elementOf(page, next.firstSegment)];
  return own?.tag === other?.tag && own?.parent === other?.parent && titleStrength(next.text) === 'certain';
}

/** A line's text without links that only lead on ("View profile →"); '' if it is a menu of links. */
function titleText(page: PageModel, { text, firstSegment, endSegment }: Line): string {
  if (endSegment - firstSegment < 2 || endSegment - firstSegment > 8) return text;
  const parts = page.segments.slice(firstSegment, endSegment);
  const isLink = ({ element }: Segment) => /^(?:a|button)$/.test(page.elements[element]?.tag ?? '');
  if (parts.every(isLink)) return '';
  const last = parts.at(-1);
  if (!last || !(isLink(last) || /[→›»>]$/.test(last.text)) || titleStrength(parts[0]?.text ?? '') === 'none')
    return text;
  return text.slice(0, text.lastIndexOf(last.text)).replace(/[\s,;|·•–—-]+$/u, '');
}
