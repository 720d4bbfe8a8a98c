/** A sender as keyed hashes: the seller's account, and the mailbox, or null if that is unknown. */
export interface Sender {
  readonly seller: string;
  readonly mailbox: string | null;
}

/** A sender and a recipient as keyed hashes. No address is stored in plain text. */
export interface Correspondents extends Sender {
  readonly address: string;
  /** The companies that the recipient belongs to. A no is a no of the company. */
  readonly companies: readonly string[];
}
