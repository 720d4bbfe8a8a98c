import { createContext } from 'react';

/** Somebody to write to: a contact, or the first at the company of a lead who can be written to. */
export interface Addressee {
  readonly leadId: string;
  readonly contactId?: string | undefined;
  readonly name: string;
}

/** Whom a screen offers to write to, in its order, and what it does once mails were queued or sent. */
interface Writing {
  readonly order: readonly Addressee[];
  readonly onWritten?: () => void;
}

/** Lets the composer go on to the next recipient. A screen without an order has none. */
export const WritingOrder = createContext<Writing>({ order: [] });

/** Who comes after somebody. Returns undefined at the end, or if they are not in the order. */
export function nextAfter(order: readonly Addressee[], { leadId, contactId }: Addressee) {
  const same = order.findIndex((each) => each.contactId !== undefined && each.contactId === contactId);
  const at = same >= 0 ? same : order.findIndex((each) => each.leadId === leadId);
  return at < 0 ? undefined : order[at + 1];
}
