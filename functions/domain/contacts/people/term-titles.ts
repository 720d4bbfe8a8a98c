import type { PageModel } from '../page/page-model.ts';
import { closest, elementAt } from '../page/queries.ts';
import { titleStrength } from '../words/job-title.ts';
import type { NameAt, TitleAt, TitleRule } from './name-at.ts';

/**
 * Titles in definition lists: `<dt>Name<dd>Title` or `<dt>Title<dd>Name`. If one of the titles of a list is known,
 * the others count as well, whatever their words.
 */
export const titlesOfTerms: TitleRule = ({ page, names }, known) => {
  const lists = new Map<string, { name: NameAt; title: TitleAt }[]>();
  for (const name of names) {
    if (known.has(name) || titleStrength(name.name) === 'certain') continue;
    const own = termOf(page, name.firstSegment);
    if (!own) continue;
    const partner = own.tag === 'dt' ? page.lines[name.line + 1] : page.lines[name.line - 1];
    const other = partner && termOf(page, partner.firstSegment);
    if (!partner || !other || other.parent !== own.parent || other.tag === own.tag) continue;
    if (partner.text.length > 90 || /[@]|\d{4}/.test(partner.text)) continue;
    const title = { text: partner.text.replace(/\s*:$/, ''), segment: partner.firstSegment };
    const key = `${own.parent} ${own.tag}`;
    lists.set(key, [...(lists.get(key) ?? []), { name, title }]);
  }
  const titles = new Map<NameAt, TitleAt>();
  const all = [...lists.values()].flat();
  for (const list of lists.values()) {
    const isProven = (list.length > 1 ? list : all).some(
      ({ title }) => titleStrength(title.text) === 'certain',
    );
    for (const { name, title } of list)
      if (isProven || titleStrength(title.text) !== 'none') titles.set(name, title);
  }
  return titles;
};

/** The `dt` or `dd` that contains a segment. */
function termOf(page: PageModel, segment: number): { tag: string; parent: number } | undefined {
  return page.elements[closest(page, elementAt(page, segment), ({ tag }) => tag === 'dt' || tag === 'dd', 4)];
}
