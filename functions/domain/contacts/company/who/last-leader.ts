import type { ShownPerson } from '../../people/name-at.ts';
import { cleanTitle } from '../../words/job-title.ts';
import { isPastLeader } from '../../words/staff-words.ts';

/** A board has more offices than these two. */
const minOnBoard = 3;

/** The only "Past President" beside the others of a board sits on it; of several each has left. */
export function isLastLeader(title: string, shown: readonly ShownPerson[]): boolean {
  if (!isPastLeader(title)) return false;
  const past = new Set(shown.filter((one) => isPastLeader(cleanTitle(one.title))).map(({ name }) => name));
  return past.size === 1 && shown.filter((one) => one.isListed && one.title !== '').length >= minOnBoard;
}
