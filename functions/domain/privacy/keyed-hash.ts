import { parseAddress } from '../email-addresses/address-syntax.ts';

/** Turns what must not be stored in clear into a name for it that nobody can make without the key. */
export type KeyedHash = (text: string) => Promise<string>;

/** The hash under which an address is known, however it is written; null where it is no address. */
export async function addressHash(address: string, hash: KeyedHash): Promise<string | null> {
  const parsed = parseAddress(address.trim());
  return parsed === null ? null : hash(`${parsed.local.toLowerCase()}@${parsed.host}`);
}

/**
 * The hash under which a seller is known by the address of the account, for what has to be told of that person when
 * the account is gone, or another is made: it is not the hash of the same address as a recipient. Null for no address.
 */
export function sellerHash(accountAddress: string, hash: KeyedHash): Promise<string | null> {
  return addressHash(accountAddress, (text) => hash(`seller ${text}`));
}
