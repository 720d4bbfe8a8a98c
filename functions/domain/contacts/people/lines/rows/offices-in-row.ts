import { cleanTitle, titleStrength } from '../../../words/job-title.ts';
import { beginsWithGivenName } from '../../../words/names/given-names.ts';
import { personName } from '../../../words/person-name.ts';

const betweenEntries =
  /[,;] (?:und |and |et |y |e |og |och |i |a |ja |en )?| (?:und|and|et|og|och) (?=\p{Lu}|\d)/u;
/** "From left: " before those of a picture. */
const fromLeft =
  /^(?:[^:]{0,40}(?:links|left|gauche|izquierda|sinistra|esquerda|v[äe]nst|lewej|zleva|zľava|lijevo|balr|vasemm|stang[aă]|слева|зліва)[^:]{0,30}|v\. ?l\.(?: ?n\. ?r\.)?): ?/iu;
const maxEntries = 12;
const maxTitle = 4;

/**
 * "Chair Jane Roe, Treasurer Tom Bech" as below the picture of a board: each office right before its name. Null unless
 * every entry of the line is so, as a title of two words may also be the end of one before.
 */
export function officesInRow(line: string): { name: string; title: string }[] | null {
  const parts = line
    .replace(fromLeft, '')
    .replace(/[,;.]$/, '')
    .split(betweenEntries, maxEntries + 1);
  if (parts.length < 2 || parts.length > maxEntries) return null;
  const entries: { name: string; title: string }[] = [];
  for (const part of parts) {
    const entry = officeBeforeName(part.trim());
    if (entry === null) return null;
    entries.push(entry);
  }
  return entries;
}

/** "Treasurer Jane Roe": a title, and the name of somebody right after it. */
export function officeBeforeName(part: string): { name: string; title: string } | null {
  const words = part.split(' ');
  for (let at = 1; at <= Math.min(maxTitle, words.length - 2); at++) {
    const name = personName(words.slice(at).join(' '));
    if (name === null || !beginsWithGivenName(name)) continue;
    const title = cleanTitle(words.slice(0, at).join(' '));
    if (titleStrength(title) === 'certain') return { name, title };
  }
  return null;
}
