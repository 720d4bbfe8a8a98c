import type { PageModel } from '../../page/page-model.ts';
import { tagOfLine } from '../../page/queries.ts';
import { mentionsTitle } from '../../words/job-title.ts';
import type { NameAt, TitleAt, TitleRule } from '../name-at.ts';

/** One text that begins so may be about anything. */
const minNames = 3;
const minText = 40;
const maxWords = 5;
/** Who plays an instrument or sings, in the Romance and Germanic languages. */
const performer =
  /^(?:\p{L}{3,}ist(?:[ae]|in)?|cantante|chante(?:ur|use)|sänger(?:in)?|schlagzeuger(?:in)?|batte(?:ur|use)|drummer|singer|vocalist)$/iu;
/** What somebody is, up to what they have done: "Pianist and teacher, she …", "Pianist with long experience, she …". */
const clause =
  /^(\p{L}[\p{L}'’ /-]{3,60}?)(?:,| (?:con|in|da|dal|dalla|with|who|mit|avec|special(?:izz|is|iz)\p{L}*|format\p{L}*|laureat\p{L}*|diplom\p{L}*|attiv[oa]|attent[oa])) /u;

/**
 * `<h2>Jane Roe</h2><p>Drummer and teacher, she helps each of …</p>`: where the texts under three or more names of a page
 * begin with an occupation, that says more of each than the heading over all of them.
 */
export const occupationsInTexts: TitleRule = ({ page, names }, known) => {
  const titles = new Map<NameAt, TitleAt>();
  for (const name of names) {
    const title = known.has(name) ? null : occupationBelow(page, name.line);
    if (title !== null) titles.set(name, title);
  }
  return titles.size < minNames ? new Map() : titles;
};

function occupationBelow(page: PageModel, line: number): TitleAt | null {
  const { text = '', firstSegment = -1 } = page.lines[line + 1] ?? {};
  if (text.length < minText || !/^(?:h[2-6]|strong|b)$/.test(tagOfLine(page, line))) return null;
  const title = clause.exec(text)?.[1];
  const words = title?.split(' ') ?? [];
  const [first = ''] = words;
  if (title === undefined || words.length > maxWords) return null;
  return performer.test(first) || mentionsTitle(first) ? { text: title, segment: firstSegment } : null;
}
