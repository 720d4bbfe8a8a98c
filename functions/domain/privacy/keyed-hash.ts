import { parseAddress } from '../email-addresses/address-syntax.ts';
import { deliveredForm } from '../email-addresses/delivered-form.ts';

/** Hashes a text that must not be stored in plain text. Nobody can compute the hash without the key. */
export type KeyedHash = (text: string) => Promise<string>;

/** The hash that identifies a recipient's mailbox, however its address is written. Null if it is not an address. */
export async function addressHash(address: string, hash: KeyedHash): Promise<string | null> {
  const parsed = parseAddress(address.trim());
  return parsed === null ? null : hash(deliveredForm(parsed));
}

/**
 * The hash that identifies a seller, from the address of the account. It outlives the account and is the same for
 * that person's other accounts. It differs from the hash of the same address as a recipient. Null if it is not an
 * address.
 */
export function sellerHash(accountAddress: string, hash: KeyedHash): Promise<string | null> {
  return addressHash(accountAddress, (text) => hash(`seller ${text}`));
}

/**
 * The hash that identifies a person as a customer, from the address of the account: the same for all of their
 * accounts. Null if it is not an address.
 */
export function personHash(accountAddress: string, hash: KeyedHash): Promise<string | null> {
  return addressHash(accountAddress, (text) => hash(`person ${text}`));
}

/**
 * The hash that identifies a mailbox as a sender, whichever account has connected it. Null if it is not an address.
 */
export function mailboxHash(mailbox: string, hash: KeyedHash): Promise<string | null> {
  return addressHash(mailbox, (text) => hash(`mailbox ${text}`));
}

/** The hash that a card is known by, from the payment provider's fingerprint of it. */
export function cardHash(fingerprint: string, hash: KeyedHash): Promise<string> {
  return hash(`card ${fingerprint}`);
}

/** The hash that an account is known by where its id must not be stored. */
export function accountHash(userId: string, hash: KeyedHash): Promise<string> {
  return hash(`account ${userId}`);
}
