import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { Sighting } from '../../page/sighting.ts';
import { nameParts } from '../../words/person-name.ts';
import { hostPart, localPart } from '../own-domains.ts';
import type { Person } from '../person.ts';

/** Fewer mailboxes may begin alike by chance. */
const minAlike = 4;
const prefixed = /^([a-z]{2,8}[._-])([a-z]{3,})$/;

/**
 * Whose a mailbox is that begins as all of a firm's do ("acme.jane@…", "acme.tom@…"): the only person whose given name
 * is the rest, if they have no other.
 */
export function ownersByPrefix(
  people: readonly Person[],
  mentions: readonly Sighting[],
): (mention: Sighting) => Person | undefined {
  const alike = new Map<string, Set<string>>();
  for (const { value } of mentions) {
    const key = prefixOf(value)?.key;
    if (key !== undefined) alike.set(key, (alike.get(key) ?? new Set()).add(value));
  }
  return ({ value }) => {
    const { key = '', rest = '' } = prefixOf(value) ?? {};
    if ((alike.get(key)?.size ?? 0) < minAlike) return undefined;
    const [only, ...others] = people.filter(({ name }) => nameParts(name.value).first === rest);
    return only && others.length === 0 && only.emails.length === 0 ? only : undefined;
  };
}

function prefixOf(address: string): { key: string; rest: string } | null {
  const [, prefix = '', rest = ''] = prefixed.exec(foldText(localPart(address))) ?? [];
  return prefix === '' ? null : { key: `${prefix}@${hostPart(address)}`, rest };
}
