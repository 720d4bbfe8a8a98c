import type { AddressMention } from '../mentions/address-mentions.ts';
import { matchesName } from '../people/match-name.ts';
import { nameParts } from '../words/person-name.ts';
import { keyOf } from './by-name.ts';
import { isPersonal } from './card-contents.ts';
import { localPart } from './own-domains.ts';

interface Claim {
  readonly name: string;
  readonly emails: readonly AddressMention[];
}

/** Whether nobody else on a page claims an address, or it has the whole name of who does. */
export function soleClaims(claims: readonly Claim[]): (address: string, name: string) => boolean {
  const owners = new Map<string, Set<string>>();
  for (const { name, emails } of claims)
    for (const { address } of emails)
      owners.set(address, (owners.get(address) ?? new Set()).add(keyOf(name)));
  return (address, name) =>
    owners.get(address)?.size === 1 || matchesName(localPart(address), name) === 'full';
}

/**
 * Whether an address is called after somebody ("jane@…", "jr@…"), so that it is theirs if whatever else on the page claims it
 * turns out to be nobody, as the firm's own name above its contacts does.
 */
export function isCalledAfter(address: string, name: string): boolean {
  const local = localPart(address);
  const initials = nameParts(name).all.map(([initial]) => initial);
  return isPersonal(local, name) || (initials.length > 1 && initials.join('') === local.toLowerCase());
}
