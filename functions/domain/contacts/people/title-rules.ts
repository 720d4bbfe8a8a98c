import { foldText } from '../../../../shared/text/fold-text.ts';
import { titleStrength } from '../words/job-title.ts';
import { titlesInBiographies } from './biographies.ts';
import { labelsOfGroups } from './cards/labels-of-groups.ts';
import { markedOffices } from './cards/marked-offices.ts';
import { isFactOfColumn, titlesAboveTables } from './cards/titles-above-tables.ts';
import { titlesInColumns } from './cards/titles-in-columns.ts';
import { learnedTitles, titlesInStaffCards } from './learned-titles.ts';
import { titlesOfLikeHeadings } from './lines/headings-of-names.ts';
import { occupationsInTexts } from './lines/occupations-in-texts.ts';
import { titlesInBold } from './lines/titles-in-bold.ts';
import { titlesInFragments } from './lines/titles-in-fragments.ts';
import { titlesThatOpenTexts } from './lines/titles-that-open-texts.ts';
import type { NameAt, NamesOfPage, TitleAt, TitleRule, Titles } from './name-at.ts';
import { titlesBefore, titlesBeside } from './sibling-titles.ts';
import { titlesOfSections } from './staff-cards.ts';
import { titlesInBrackets } from './title-lines.ts';
import {
  markedTitlesInCards,
  ranksAboveNames,
  titlesAfterInCards,
  titlesBeforeInCards,
} from './titles-in-cards.ts';
import { titlesInFlatLists, titlesOfMembers, titlesOfNamesBelow, titlesOfTerms } from './titles-in-lists.ts';
import {
  titlesAboveLabels,
  titlesInNames,
  titlesOfHeadings,
  titlesOfLicences,
} from './titles-of-headings.ts';

/** Earlier rules take precedence: a name gets the title of the first rule that finds one. */
const rules: readonly TitleRule[] = [
  titlesInBrackets,
  titlesBeside,
  titlesInBold,
  titlesOfHeadings,
  titlesOfTerms,
  titlesInColumns,
  titlesAboveLabels,
  markedTitlesInCards,
  ranksAboveNames,
  markedOffices,
  titlesThatOpenTexts,
  titlesAfterInCards,
  titlesAboveTables,
  titlesBeforeInCards,
  titlesInNames,
  titlesBefore,
  learnedTitles,
  titlesInStaffCards,
  titlesOfLikeHeadings,
  titlesInFlatLists,
  titlesOfNamesBelow,
  labelsOfGroups,
  titlesInBiographies,
  occupationsInTexts,
  titlesOfSections,
  titlesOfMembers,
  titlesOfLicences,
  titlesInFragments,
];

/** The titles of a page's names. `own` are those in the names' own lines. */
export function titlesOf(page: NamesOfPage, own: Titles): Map<NameAt, TitleAt> {
  const titles = new Map(own);
  const isFact = isFactOfColumn(page.page);
  const isTitle = ({ text, segment }: TitleAt) =>
    !page.context.isOthers(segment) && !(isFact(segment) && titleStrength(text) !== 'certain');
  for (const rule of rules) {
    for (const [name, title] of rule(page, titles))
      if ((title.segment < 0 || isTitle(title)) && !isWithinName(title.text, name.name))
        titles.set(name, withoutName(title, name.name));
  }
  return titles;
}

/** "Head of Sales" of "Jane Roe Head of Sales", the line below a portrait that is called Jane Roe. */
function withoutName(title: TitleAt, name: string): TitleAt {
  const rest = title.text.startsWith(`${name} `) ? title.text.slice(name.length).trim() : '';
  return /\p{L}/u.test(rest) ? { ...title, text: rest } : title;
}

/** "JANE ROE" below "Jane Ann Roe", and what has no letters: nobody's title. */
function isWithinName(text: string, name: string): boolean {
  if (!/\p{L}/u.test(text)) return true;
  const words = new Set(foldText(name).split(' '));
  return foldText(text)
    .split(' ')
    .every((word) => words.has(word));
}
