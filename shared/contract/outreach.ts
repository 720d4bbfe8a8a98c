import * as z from 'zod';
import { contactIdsText, contactIdText } from '../model/leads/contact-id.ts';
import { notForSale } from '../model/leads/domain-for-sale.ts';
import {
  approach,
  loggedMessage,
  messageFields,
  offerFields,
  outreachBasis,
  outreachWay,
  queuedMessage,
  recipient,
  withoutSource,
} from '../model/outreach/outreach.ts';
import { writeRefusal } from '../model/write-refusal.ts';
import { domainBeginning } from './domains.ts';
import { page, pageSize } from './page.ts';
import { nothing, route } from './route.ts';

/** How many people one request may name. */
export const maxMessagesPerRequest = 15;

/** The id of a message, queued or sent. */
export const messageParams = z.strictObject({ messageId: z.uuid('Enter the id of a message') });
/** A page of messages, about the domains that begin with `begins` if it is given. A page may be empty and have a next one. */
export const messagePage = z.strictObject({
  begins: domainBeginning,
  ...page.shape,
  limit: pageSize({ max: 50 }),
});

/** Mails that people send themselves, one at a time: the queue, and what was sent. */
export const outreach = {
  /**
   * For each contact: the recipient, whether they may be written to, and whether they or their company were
   * approached before.
   */
  recipients: route({
    method: 'GET',
    path: '/api/outreach-recipients',
    access: 'user',
    query: z.strictObject({
      contact_ids: contactIdsText(maxMessagesPerRequest),
      /** The domain to write about. */
      domain: z.string().max(300).optional(),
    }),
    response: z.object({
      /** Why no mail about that domain is sent at present. */
      not_for_sale: notForSale.nullable(),
      recipients: z.array(
        recipient.extend({
          refusal: writeRefusal.nullable(),
          /** When a first mail may go out to their company. Null if it may at once. */
          waits_until: z.iso.datetime().nullable(),
          /** `own`: an approach to this very address, not to another one at the company. */
          approaches: z.array(approach.extend({ own: z.boolean() })),
        }),
      ),
    }),
    errors: ['conflict'],
    failure: 'Failed to fetch saved leads',
  }),
  /** Queues messages, all or none. Queueing more than one at once depends on the plan. */
  queue: route({
    method: 'POST',
    path: '/api/outreach',
    access: 'user',
    body: offerFields.extend({
      messages: z
        .array(
          messageFields.extend({
            contact_id: contactIdText,
            without_source: withoutSource,
            /** Whether to write to somebody who was written to about another domain. */
            about_another: z.boolean().default(false),
          }),
        )
        .min(1)
        .max(maxMessagesPerRequest)
        .refine(
          (messages) => new Set(messages.map(({ contact_id }) => contact_id)).size === messages.length,
          'Write to each contact once',
        ),
    }),
    response: z.object({ messages: z.array(queuedMessage) }),
    errors: ['not_found', 'conflict', 'limit_reached'],
    failure: 'Failed to queue the emails',
    idempotent: true,
  }),
  /** Lets a seller write again to a company that has answered or could not be reached. After a no it changes nothing. */
  release: route({
    method: 'POST',
    path: '/api/outreach-recipients/{contactId}/release',
    access: 'user',
    params: z.strictObject({ contactId: contactIdText }),
    response: nothing,
    errors: ['not_found'],
    failure: 'Failed to save the email',
  }),
  list: route({
    method: 'GET',
    path: '/api/outreach',
    access: 'user',
    query: messagePage,
    response: z.object({ messages: z.array(queuedMessage), next_cursor: z.string().nullable() }),
    errors: ['conflict'],
    failure: 'Failed to fetch the queue',
  }),
  update: route({
    method: 'PATCH',
    path: '/api/outreach/{messageId}',
    access: 'user',
    params: messageParams,
    body: messageFields.extend({
      without_source: withoutSource,
      /** The version that was changed. If the message has changed since, the update is refused. */
      updated_at: z.iso.datetime('Pass updated_at of the message that you changed'),
    }),
    response: queuedMessage,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to save the email',
  }),
  /** Sends one message through the connected account, once. */
  send: route({
    method: 'POST',
    path: '/api/outreach/{messageId}/send',
    access: 'user',
    params: messageParams,
    body: z.strictObject({ basis: outreachBasis.nullable().default(null) }),
    response: loggedMessage,
    errors: ['not_found', 'conflict', 'forbidden', 'unavailable'],
    failure: 'Failed to send the email',
  }),
  /** Records that a message of unknown state was not sent, as its sender has checked. */
  markUnsent: route({
    method: 'POST',
    path: '/api/outreach/{messageId}/unsent',
    access: 'user',
    params: messageParams,
    response: queuedMessage,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to save the email',
  }),
  markSent: route({
    method: 'POST',
    path: '/api/outreach/{messageId}/sent',
    access: 'user',
    params: messageParams,
    body: z.strictObject({ way: outreachWay }),
    response: loggedMessage,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to save the email',
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/outreach/{messageId}',
    access: 'user',
    params: messageParams,
    response: nothing,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to remove the email',
  }),
} as const;
