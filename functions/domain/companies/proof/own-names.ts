import { cleanName, comparableName } from '../name/company-name.ts';
import type { PageText } from './page-text.ts';

/** The place where a site says what it is called, strongest first. */
export type NamePlace = 'site name' | 'structured data' | 'logo' | 'copyright line' | 'title';

/** What a site calls itself in one place. */
export interface OwnName {
  readonly name: string;
  readonly place: NamePlace;
}

/** How much of a page's end is searched for a copyright line. */
const footerLength = 6_000;
const copyright =
  /(?:©|\(c\)|\bcopyright\b)[\s©]*(?:(?:19|20)\d\d(?:\s*[-–—/]\s*(?:(?:19|20)?\d\d|present|today))?)?[\s,.:|·-]*(?:by |of )?([^.©|·•,\n]{2,60})/giu;
/** What follows the name in such a line. */
const afterName =
  /\s(?:all rights|alle rechte|tous droits|todos (?:los|os) d|tutti i d|alle rettigheder|(?:19|20)\d\d|[-–—]\s|privacy|terms|impressum|imprint|datenschutz|made (?:with|in|by)|powered by|designed by|website by).*$/iu;

/**
 * Everything that a page calls its site, by place: `og:site_name`, JSON-LD, the logo, the copyright line, the parts
 * of the title. A name may be in several.
 */
export function ownNamesOf(page: PageText): readonly OwnName[] {
  const names: OwnName[] = [];
  const add = (place: NamePlace, text: string) => {
    const name = cleanName(text);
    if (comparableName(name) !== '') names.push({ name, place });
  };
  add('site name', page.siteName);
  for (const name of page.organizationNames) add('structured data', name);
  for (const text of page.logoTexts) add('logo', text);
  for (const [, text = ''] of page.text.slice(-footerLength).matchAll(copyright)) {
    add('copyright line', text.replace(afterName, ''));
  }
  for (const part of page.title.split(/\s+[|–—·•:»«/-]+\s+|\s*[|·•»]\s*|:\s+/)) add('title', part);
  return names;
}
