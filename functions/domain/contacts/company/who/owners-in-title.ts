import type { DataPerson } from '../../mentions/data-facts.ts';
import { namesWithTitles } from '../../people/name-with-title.ts';
import { licenceAfterName } from '../../words/degrees.ts';
import { titleStrength } from '../../words/job-title.ts';
import { hasGivenName } from '../../words/names/given-names.ts';
import { personName } from '../../words/person-name.ts';
import { isPageOf } from '../by-name.ts';

const maxPartsOfTitle = 4;
const betweenParts = / [|–—·-] /;

/**
 * "Jane Roe, DDS | Nordheim" or "Advokat Jane Roe": whom the title of the home page names with a title, if the domain is
 * called after their family.
 */
export function ownersInTitle(title: string, bearsName: (name: string) => boolean): DataPerson[] {
  const named = title.split(betweenParts, maxPartsOfTitle).flatMap((part) => {
    const name = personName(part);
    const licence = name === null ? null : licenceAfterName(part.slice(part.indexOf(name) + name.length));
    return name !== null && licence !== null ? [{ name, title: licence }] : namesWithTitles(part);
  });
  return named
    .filter(({ name }) => hasGivenName(name) && bearsName(name))
    .map(({ name, title: own }) => inTitle(name, own));
}

/** "Jane Roe | Stylist | Acme" above a page that is called after her: what the title of somebody's own page calls them. */
export function calledInTitle(title: string, url: string): DataPerson[] {
  const [first = '', ...parts] = title.split(betweenParts, maxPartsOfTitle);
  const name = personName(first);
  if (name === null || !isPageOf(url, name)) return [];
  return parts.flatMap((part) => (titleStrength(part) === 'certain' ? [inTitle(name, part)] : []));
}

function inTitle(name: string, title: string): DataPerson {
  return { name, title, emails: [], phones: [], links: [], decoding: 'title of the page' };
}
