import type { DataPerson } from '../../mentions/data-facts.ts';
import { namesWithTitles } from '../../people/name-with-title.ts';
import { licenceAfterName } from '../../words/degrees.ts';
import { hasGivenName } from '../../words/names/given-names.ts';
import { personName } from '../../words/person-name.ts';

const maxPartsOfTitle = 4;

/**
 * "Jane Roe, DDS | Nordheim" or "Advokat Jane Roe": whom the title of the home page names with a title, if the domain is
 * called after their family.
 */
export function ownersInTitle(title: string, bearsName: (name: string) => boolean): DataPerson[] {
  const named = title.split(/ [|–—·-] /, maxPartsOfTitle).flatMap((part) => {
    const name = personName(part);
    const licence = name === null ? null : licenceAfterName(part.slice(part.indexOf(name) + name.length));
    return name !== null && licence !== null ? [{ name, title: licence }] : namesWithTitles(part);
  });
  return named
    .filter(({ name }) => hasGivenName(name) && bearsName(name))
    .map(({ name, title: own }) => ({
      name,
      title: own,
      emails: [],
      phones: [],
      links: [],
      isPerson: true,
      decoding: 'title of the page',
    }));
}
