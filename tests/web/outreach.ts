import type { LoggedMessage, QueuedMessage, Recipient } from '../../shared/model/outreach/outreach.ts';
import { harborline } from '../sample-leads.ts';

export const at = '2026-11-20T10:00:00.000Z';
export const unsubscribeUrl = `https://app.example/api/unsubscribe/${'t'.repeat(43)}`;
/** The id of a mail. */
export const idOf = (number: number) =>
  `019a9c00-0000-7000-8000-0000000010${String(number).padStart(2, '0')}`;

/** Mara Lindqvist as a recipient. */
export const mara: Recipient = {
  contact_id: `${harborline}:0`,
  name: 'Mara Lindqvist',
  email: 'mara.lindqvist@harborline.example',
  company: 'Harborline',
  company_domain: 'harborline.example',
  country: 'US',
  published: true,
  source_url: 'https://harborline.example/team',
};

/** A queued mail to Mara; `differs` overrides its fields. */
export function queued(differs: Partial<QueuedMessage> = {}): QueuedMessage {
  return {
    ...mara,
    id: idOf(1),
    domain: 'cloudpay.example',
    price: '$4,900',
    subject: 'cloudpay.example',
    text: 'Would it be of use?',
    without_source: false,
    step: 0,
    follows_id: null,
    queued_at: at,
    updated_at: at,
    status: 'queued',
    problem: null,
    refusal: null,
    waits_until: null,
    not_for_sale: null,
    unsubscribe_url: unsubscribeUrl,
    ...differs,
  };
}

/** The same mail after it was sent; `differs` overrides its fields. */
export function logged(differs: Partial<LoggedMessage> = {}): LoggedMessage {
  const {
    status: _,
    problem: __,
    refusal: ___,
    waits_until: _____,
    unsubscribe_url: ____,
    ...message
  } = queued();
  return {
    ...message,
    way: 'copied',
    basis: null,
    sent_at: at,
    outcome: null,
    follow_up_id: null,
    ...differs,
  };
}
