import { foldText } from '../../../../shared/text/fold-text.ts';
import { mentionsTitle } from '../words/job-title.ts';
import { nameParts, personName } from '../words/person-name.ts';

interface LinkOfCard {
  readonly href: string;
  /** "Read more", in each of the cards of a page. */
  readonly text: string;
}

/** The texts of several links, of which most lead to what is called like a person. */
export function textsOfCards(links: readonly LinkOfCard[]): ReadonlySet<string> {
  const targets = new Map<string, Set<string>>();
  for (const { href, text } of links) targets.set(text, (targets.get(text) ?? new Set()).add(href));
  return new Set(
    [...targets].flatMap(([text, hrefs]) =>
      text !== '' && hrefs.size > 1 && [...hrefs].filter(isCalledLikePerson).length * 2 > hrefs.size
        ? [text]
        : [],
    ),
  );
}

const maxPath = 300;

/** "jane roe" of "jane_roe.html". */
function lastWords(path: string): string {
  return foldText(path.slice(-maxPath).replace(/^.*\/(?=[^/])/s, ''))
    .replace(/\.\w+$|\/$/, '')
    .replace(/[_+-]/g, ' ');
}

/** Whether the last step of an address looks like a name, with or without a title ("/jane_roe_partner.html"). */
export function isCalledLikePerson(path: string): boolean {
  const words = lastWords(path).split(' ');
  while (words.length > 2 && mentionsTitle(words.at(-1) ?? '')) words.pop();
  return personName(titleCase(words.join(' '))) !== null;
}

/** Whether an address has the last name of the person whom the heading above its link names: `/roe.html` below "Jane Roe, MD". */
export function isCalledAfter(path: string, heading: string): boolean {
  const name = heading === '' ? null : personName(heading);
  const last = name === null ? '' : nameParts(name).last;
  return last.length >= minLast && lastWords(path).split(' ').includes(last);
}

const minLast = 3;

export function titleCase(words: string): string {
  return words.replace(/(?:^| )\p{Ll}/gu, (start) => start.toUpperCase());
}
