import {
  inOneAlphabet,
  inOneSpelling,
  underDoubleNames,
  underFullerNames,
  underNicknames,
} from '../by-name.ts';
import type { Person } from '../person.ts';
import { onceInTranslations } from './in-translations.ts';
import { underInitials } from './initials.ts';
import { onceInCharacters } from './named-in-characters.ts';
import { underOtherForms } from './one-person.ts';

/** Every way in which a site names one person twice, those first that say most surely who is who. */
const ways: readonly ((people: readonly Person[]) => readonly Person[])[] = [
  inOneSpelling,
  inOneAlphabet,
  onceInTranslations,
  onceInCharacters,
  underInitials,
  underFullerNames,
  underNicknames,
  underDoubleNames,
  underOtherForms,
];

/** Each person of a site once, with all that it says of them under any of their names. */
export function eachOnce(people: readonly Person[]): readonly Person[] {
  return ways.reduce((all, once) => once(all), people);
}
