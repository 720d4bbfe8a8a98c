import type { Sighting } from '../../page/sighting.ts';
import type { Person } from '../person.ts';

/**
 * Gives the only mailbox of a site to the only person on it, who says there who they are ("I am Jane Roe, photographer"):
 * whatever it is called, they read it. A workshop that only names its master may have others who do.
 */
export function withOnlyMailbox(people: readonly Person[], published: readonly Sighting[]): Person[] {
  const [only, ...others] = people;
  const [mailbox] = published;
  if (only === undefined || others.length > 0 || only.emails.length > 0 || mailbox === undefined)
    return [...people];
  const isOneMailbox = published.every(({ value }) => value === mailbox.value);
  const isIntroduced = only.names.some((name) => name.isIntroduced);
  return isOneMailbox && isIntroduced ? [{ ...only, emails: [mailbox] }] : [only];
}
