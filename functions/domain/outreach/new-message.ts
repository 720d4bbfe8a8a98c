import { v7 as uuidv7 } from 'uuid';
import type { Recipient, WaitingMessage } from '../../../shared/model/outreach.ts';

/** What is written to somebody, which domain is offered, and which mail it follows up. */
type Written = Pick<WaitingMessage, 'subject' | 'text' | 'domain' | 'price' | 'step' | 'follows_id'>;

/** A message to somebody as it begins to wait; its id is greater than those before it. */
export function newMessage(to: Recipient, written: Written, now: Date): WaitingMessage {
  const at = now.toISOString();
  const { contact_id, name, email, company, company_domain, country, published } = to;
  return {
    ...{ contact_id, name, email, company, company_domain, country, published },
    ...written,
    id: uuidv7(),
    queued_at: at,
    updated_at: at,
    status: 'queued',
    problem: null,
  };
}
