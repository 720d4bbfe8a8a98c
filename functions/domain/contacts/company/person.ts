import type { PageModel } from '../page/page-model.ts';
import { pictureIn } from '../page/queries.ts';
import { type Sighting, sighting } from '../page/sighting.ts';
import type { ShownPerson } from '../people/name-at.ts';
import { isFirmOf } from './own-company.ts';

/** A title, and whether it stands in the role element of a card, or in a sentence. */
export interface TitleSighting extends Sighting {
  readonly isRole?: boolean;
  readonly isTold?: boolean;
  /** Counts for the level alone. */
  readonly isRank?: boolean;
  /** What somebody is where they work, on the page of an association that reaches them there. */
  readonly isElsewhere?: boolean;
}

/** A name as a page has it. */
export interface NameSighting extends Sighting {
  /** Its owner says it there ("I am Jane Roe"). */
  readonly isIntroduced?: boolean;
  /** The line of the page, and the picture in the card; '' if there is none. */
  readonly line?: number;
  readonly picture?: string;
}

/** A member of the company with everything that its pages assign to them. */
export interface Person {
  readonly name: Sighting;
  readonly names: NameSighting[];
  readonly titles: TitleSighting[];
  readonly emails: Sighting[];
  readonly phones: Sighting[];
  readonly linkedins: Sighting[];
}

/** What somebody is here, unless it is only known what they are elsewhere; not what their firm is called after them. */
export function withTitlesHere(person: Person): Person {
  const titles = person.titles.filter(({ value }) => !isFirmOf(value, person.name.value));
  const here = titles.filter(({ isElsewhere }) => !isElsewhere);
  const kept = here.length === 0 ? titles : here;
  return kept.length === person.titles.length ? person : { ...person, titles: kept };
}

/**
 * What somebody is called in the language of the home page, if a page in it says so. A site in five languages has a title five
 * times, and none of them on more pages than the others.
 */
export function withTitlesIn(person: Person, language: string, languageOf: (page: string) => string): Person {
  const isTranslated = ({ page }: TitleSighting) => !['', language].includes(languageOf(page));
  const own = language === '' ? [] : person.titles.filter((title) => !isTranslated(title));
  return own.length === 0 || own.length === person.titles.length ? person : { ...person, titles: own };
}

/** The title that a page shows for somebody ('' if it shows none), and the rank below it. */
export function titleSightings(
  { decoding, isRole, isListed, rank }: ShownPerson,
  title: string,
  page: string,
  snippet: string,
): TitleSighting[] {
  const stated = {
    value: title,
    page,
    snippet,
    ...(decoding ? { decoding } : {}),
    ...(isRole ? { isRole } : {}),
    ...(isListed ? {} : { isTold: true }),
  };
  return [...(title === '' ? [] : [stated]), ...(rank ? [{ value: rank, page, isRank: true as const }] : [])];
}

/** The name that a page shows for somebody. */
export function nameSighting(
  page: PageModel,
  { name, isIntroduced, line, card }: ShownPerson,
  decoding: string | undefined,
  snippet: string,
): NameSighting {
  const picture = card < 0 ? '' : pictureIn(page, card);
  return {
    ...sighting(name, page.url, decoding, snippet),
    ...(isIntroduced ? { isIntroduced } : {}),
    line,
    picture,
  };
}
