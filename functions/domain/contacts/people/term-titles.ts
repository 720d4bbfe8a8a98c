import type { PageModel } from '../page/page-model.ts';
import { titleStrength } from '../words/job-title.ts';
import type { NameAt } from './name-spots.ts';

/**
 * Titles in definition lists: `<dt>Name<dd>Title` or `<dt>Title<dd>Name`. A list in which one of the titles is known
 * gives the others as well, whatever their words.
 */
export function titlesOfTerms(page: PageModel, names: readonly NameAt[]): void {
  const lists = new Map<string, { name: NameAt; text: string; segment: number }[]>();
  for (const name of names) {
    if (name.title !== '' || titleStrength(name.name) === 'certain') continue;
    const own = termOf(page, name.firstSegment);
    if (!own) continue;
    const partner = own.tag === 'dt' ? page.lines[name.line + 1] : page.lines[name.line - 1];
    const other = partner && termOf(page, partner.firstSegment);
    if (!partner || !other || other.parent !== own.parent || other.tag === own.tag) continue;
    if (partner.text.length > 90 || /[@]|\d{4}/.test(partner.text)) continue;
    const key = `${own.parent} ${own.tag}`;
    const found = { name, text: partner.text.replace(/\s*:$/, ''), segment: partner.firstSegment };
    const list = lists.get(key);
    if (list) list.push(found);
    else lists.set(key, [found]);
  }
  const all = [...lists.values()].flat();
  for (const list of lists.values()) {
    const isProven = (list.length > 1 ? list : all).some(({ text }) => titleStrength(text) === 'certain');
    for (const { name, text, segment } of list) {
      if (!isProven && titleStrength(text) === 'none') continue;
      name.title = text;
      name.titleSegment = segment;
    }
  }
}

/** The `dt` or `dd` that a segment stands in. */
function termOf(page: PageModel, segment: number): { tag: string; parent: number } | null {
  let index = page.segments[segment]?.element ?? -1;
  for (let steps = 0; index >= 0 && steps < 4; steps++) {
    const element = page.elements[index];
    if (!element) return null;
    if (element.tag === 'dt' || element.tag === 'dd') return { tag: element.tag, parent: element.parent };
    index = element.parent;
  }
  return null;
}
