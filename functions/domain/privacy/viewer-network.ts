import ipaddr from 'ipaddr.js';

/**
 * What limits per viewer count by: an IPv4 address, or the /64 of an IPv6 address. One connection gets a whole /64
 * (https://www.rfc-editor.org/rfc/rfc6177#section-2), so counting single IPv6 addresses would limit nobody.
 */
export function viewerNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)}/64`;
}
