/** A seller and a recipient, each by the keyed hash of the address. Neither address is stored in clear. */
export interface Correspondents {
  readonly seller: string;
  readonly address: string;
}
