import * as z from 'zod';
import { loggedMessage, messageFields, outreachOutcome, queuedMessage } from '../model/outreach/outreach.ts';
import { messagePage, messageParams } from './outreach.ts';
import { route } from './route.ts';

/** Mails that people have sent by their own hand, and what became of them. */
export const outreachLog = {
  /** What was sent, what was queued last first. */
  list: route({
    method: 'GET',
    path: '/api/outreach-log',
    access: 'user',
    /** `open`: of which nothing is known yet. A page may hold fewer than `limit`, even none, and yet have a next. */
    query: messagePage.extend({ outcome: z.enum(['open', ...outreachOutcome.options]).optional() }),
    response: z.object({ messages: z.array(loggedMessage), next_cursor: z.string().nullable() }),
    failure: 'Failed to fetch the log',
  }),
  /** Says what became of a message. Who bounced or said no is not written to again. */
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
  /** Queues a follow-up of a message that had no reply; of one that has one already, gives that. */
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
