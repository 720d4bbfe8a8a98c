import type { PageModel } from '../../page/page-model.ts';
import { SiteWords } from '../../page/site-words.ts';
import { titleStrength } from '../../words/job-title.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import { nameParts, personName } from '../../words/person-name.ts';
import { squashed } from '../own-company.ts';

const maxLine = 60;
const maxPartsOfTitle = 4;
const minLast = 4;

/**
 * Whose name is the whole domain, if the home page has it by itself: "Jane Roe" on janeroe.example, who runs a firm of her
 * own. Null if it begins with no known given name, or the site writes the last word in lower case, as it does what a shop
 * sells ("Jane Boots").
 */
export function ownerOfName(pages: readonly PageModel[], domain: string): string | null {
  const [home] = pages;
  if (home === undefined) return null;
  const label = squashed(domain.split('.')[0] ?? '');
  const texts = [...home.title.split(/ [|–—·-] /u, maxPartsOfTitle), ...home.lines.map(({ text }) => text)];
  for (const text of texts) {
    const name = text.length > maxLine ? null : personName(text.trim());
    if (name === null || !beginsWithGivenName(withoutInitial(name)) || !isWhole(name, label)) continue;
    const last = name.slice(name.lastIndexOf(' ') + 1);
    return new SiteWords(pages).isWrittenInLowerCase(last) ? null : name;
  }
  return null;
}

/** "Jane Roe" of "R. Jane Roe". */
function withoutInitial(name: string): string {
  return name.replace(/^\p{Lu}\. /u, '');
}

/**
 * Whether a domain is the first and the last word of a name, in either order, or its initial before these; or the last word
 * with what its bearer is ("attorneyroe").
 */
function isWhole(name: string, label: string): boolean {
  const { first, last } = nameParts(name);
  const words = name.split(' ').map(squashed);
  return (
    last !== '' &&
    (label === first + last ||
      label === last + first ||
      (first.length === 1 && label === words.join('')) ||
      (last.length >= minLast && titleStrength(withoutLast(label, last)) === 'certain'))
  );
}

function withoutLast(label: string, last: string): string {
  if (label.startsWith(last)) return label.slice(last.length);
  return label.endsWith(last) ? label.slice(0, -last.length) : '';
}
