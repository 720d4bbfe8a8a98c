import { v7 as uuidv7 } from 'uuid';
import type { Recipient, WaitingMessage } from '../../../shared/model/outreach/outreach.ts';

/** What a message says, which domain it offers, and which mail it follows up. */
type Written = Pick<
  WaitingMessage,
  'subject' | 'text' | 'without_source' | 'domain' | 'price' | 'step' | 'follows_id'
>;

/** A new message for the queue. Its id is greater than all ids before it. */
export function newMessage(to: Recipient, written: Written, now: Date): WaitingMessage {
  const at = now.toISOString();
  const { contact_id, name, email, company, company_domain, country, published, source_url } = to;
  return {
    ...{ contact_id, name, email, company, company_domain, country, published, source_url },
    ...written,
    id: uuidv7(),
    queued_at: at,
    updated_at: at,
    status: 'queued',
    problem: null,
  };
}
