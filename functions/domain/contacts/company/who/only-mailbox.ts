import { foldText } from '../../../../../shared/text/fold-text.ts';
import { isFreeMailHost } from '../../../email-addresses/free-mail.ts';
import type { Sighting } from '../../page/sighting.ts';
import { romanised } from '../../words/names/romanise.ts';
import { hostPart, localPart } from '../own-domains.ts';
import type { Person } from '../person.ts';

/**
 * Gives the only mailbox of a site to the only person on it, who says there who they are ("I am Jane Roe, photographer"):
 * whatever it is called, they read it. A workshop that only names its master may have others who do, and so may a firm
 * with a mailbox at a free provider that has no part of the person's name.
 */
export function withOnlyMailbox(people: readonly Person[], published: readonly Sighting[]): Person[] {
  const [only, ...others] = people;
  const [mailbox] = published;
  if (only === undefined || others.length > 0 || only.emails.length > 0 || mailbox === undefined)
    return [...people];
  const isOneMailbox = published.every(({ value }) => value === mailbox.value);
  const isIntroduced = only.names.some((name) => name.isIntroduced);
  const isTheirs = !isFreeMailHost(hostPart(mailbox.value)) || hasWordOf(only.name.value, mailbox.value);
  return isOneMailbox && isIntroduced && isTheirs ? [{ ...only, emails: [mailbox] }] : [only];
}

/** A shorter word is in a mailbox by chance. */
const minWord = 3;

function hasWordOf(name: string, address: string): boolean {
  const local = withoutY(foldText(localPart(address)));
  const words = withoutY(romanised(name) ?? foldText(name)).split(/[^a-z]+/);
  return words.some((word) => word.length >= minWord && local.includes(word));
}

/** Яна is "Yana" to some, and "Iana" or "Jana" to others. */
function withoutY(word: string): string {
  return word.replace(/[jy]/g, 'i');
}
