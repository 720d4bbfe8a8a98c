import { parseAddress } from '../email-addresses/address-syntax.ts';
import { deliveredForm } from '../email-addresses/delivered-form.ts';

/** Hashes a text that must not be stored in clear. Nobody can make the hash without the key. */
export type KeyedHash = (text: string) => Promise<string>;

/**
 * The hash that a recipient's mailbox is known by, in whatever form its address is written; null where it is not an
 * address.
 */
export async function addressHash(address: string, hash: KeyedHash): Promise<string | null> {
  const parsed = parseAddress(address.trim());
  return parsed === null ? null : hash(deliveredForm(parsed));
}

/**
 * The hash that a seller is known by, from the address of the account. It outlives the account and is the same for another
 * account of that person, and differs from the hash of the same address as a recipient. Null where it is not an address.
 */
export function sellerHash(accountAddress: string, hash: KeyedHash): Promise<string | null> {
  return addressHash(accountAddress, (text) => hash(`seller ${text}`));
}

/**
 * The hash that a person is known by as a customer, from the address of the account: the same for every account of theirs.
 * Null where it is not an address.
 */
export function personHash(accountAddress: string, hash: KeyedHash): Promise<string | null> {
  return addressHash(accountAddress, (text) => hash(`person ${text}`));
}

/**
 * The hash that a mailbox is known by as the one that mail is sent from, whichever account has connected it. Null where
 * it is not an address.
 */
export function mailboxHash(mailbox: string, hash: KeyedHash): Promise<string | null> {
  return addressHash(mailbox, (text) => hash(`mailbox ${text}`));
}
