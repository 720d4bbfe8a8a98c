/** A link that writes to an address. Only the @ stays as it is (RFC 6068). */
export function addressLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
