import * as z from 'zod';
import { loggedMessage, messageFields, outreachOutcome, queuedMessage } from '../model/outreach/outreach.ts';
import { messagePage, messageParams } from './outreach.ts';
import { route } from './route.ts';

/** Mails that people have sent themselves, and what became of them. */
export const outreachLog = {
  /** Sent messages, most recently queued first. */
  list: route({
    method: 'GET',
    path: '/api/outreach-log',
    access: 'user',
    /**
     * `open`: without an outcome so far. A page may hold fewer than `limit` messages, even none, and still have a
     * next page.
     */
    query: messagePage.extend({ outcome: z.enum(['open', ...outreachOutcome.options]).optional() }),
    response: z.object({ messages: z.array(loggedMessage), next_cursor: z.string().nullable() }),
    failure: 'Failed to fetch the log',
  }),
  /** Records what became of a message. Whoever bounced or said no is not written to again. */
  setOutcome: route({
    method: 'PUT',
    path: '/api/outreach-log/{messageId}/outcome',
    access: 'user',
    params: messageParams,
    body: z.strictObject({ outcome: outreachOutcome }),
    response: loggedMessage,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to save the email',
  }),
  /** Queues a follow-up to a message that had no reply. If it has one already, returns that one. */
  followUp: route({
    method: 'POST',
    path: '/api/outreach-log/{messageId}/follow-ups',
    access: 'user',
    params: messageParams,
    body: messageFields,
    response: queuedMessage,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to queue the emails',
  }),
  statistics: route({
    method: 'GET',
    path: '/api/outreach-statistics',
    access: 'user',
    response: z.object({
      queued: z.int(),
      sent: z.int(),
      replied: z.int(),
      no_reply: z.int(),
      said_no: z.int(),
      bounced: z.int(),
    }),
    failure: 'Failed to fetch the log',
  }),
} as const;
