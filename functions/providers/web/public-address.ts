import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 block assigned for global unicast (RFC 4291, IANA ipv6-address-space). */
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure serves metadata and agent calls to its guests on this address, though its block is public. */
const AZURE_WIRE_SERVER = '168.63.129.16';

/**
 * Whether an IP address belongs to the public internet, so that a page on it may be fetched. Accepts the
 * plain text form only (dotted quad, or IPv6 without zone); anything else is not public. Refuses everything
 * in the IANA special-purpose registries (RFC 6890), and IPv6 addresses that embed an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) {
    return address !== AZURE_WIRE_SERVER && ipaddr.IPv4.parse(address).range() === 'unicast';
  }
  if (family === 6 && !address.includes('%')) {
    const parsed = ipaddr.IPv6.parse(address);
    return parsed.match(GLOBAL_UNICAST_V6) && parsed.range() === 'unicast';
  }
  return false;
}
