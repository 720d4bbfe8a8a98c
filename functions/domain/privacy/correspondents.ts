/** A sender, by keyed hashes: the seller's account, and the mailbox, which is null if it is not known. */
export interface Sender {
  readonly seller: string;
  readonly mailbox: string | null;
}

/** A sender and a recipient, by keyed hashes. No address is stored in clear. */
export interface Correspondents extends Sender {
  readonly address: string;
}
