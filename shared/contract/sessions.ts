import * as z from 'zod';
import { maxCompaniesPerRequest } from '../model/account/plans.ts';
import { leadIdText } from '../model/leads/lead-id.ts';
import { leadSession, leadWithContacts } from '../model/leads/session.ts';
import { page, pageSize } from './page.ts';
import { route } from './route.ts';

const sessionParams = z.strictObject({ sessionId: z.uuid('Enter the id of a session') });

/** Searches for leads: start one, follow it, read its companies. */
export const sessions = {
  /**
   * Starts a search. If a search for the name within the last day asked for at least as many companies and found
   * some, nothing is started: the response names that search, and `earlier` is not null. `fresh` always starts a new
   * one.
   */
  create: route({
    method: 'POST',
    path: '/api/sessions',
    access: 'user',
    body: z.strictObject({
      domain: z.string().max(2048),
      amount: z.int().min(1).max(maxCompaniesPerRequest),
      fresh: z.boolean().default(false),
    }),
    response: z.object({
      data: z.object({
        sessionId: z.string(),
        earlier: z.object({ domain: z.string(), companies: z.int(), found_at: z.iso.datetime() }).nullable(),
      }),
    }),
    errors: ['limit_reached', 'not_found', 'conflict', 'too_many_requests'],
    failure: 'An error occurred',
    idempotent: true,
  }),
  list: route({
    method: 'GET',
    path: '/api/sessions',
    access: 'user',
    query: page,
    response: z.object({ sessions: z.array(leadSession), next_cursor: z.string().nullable() }),
    failure: 'Failed to fetch sessions',
  }),
  get: route({
    method: 'GET',
    path: '/api/sessions/{sessionId}',
    access: 'user',
    params: sessionParams,
    response: leadSession,
    errors: ['not_found'],
    failure: 'Failed to fetch results',
  }),
  /**
   * Cancels a running search. It ends as completed with the companies found so far, or, if there are none, as failed
   * with the message 'Cancelled', and is not charged. A session that has ended stays as it is, so this can be repeated.
   */
  cancel: route({
    method: 'POST',
    path: '/api/sessions/{sessionId}/cancel',
    access: 'user',
    params: sessionParams,
    response: leadSession,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to cancel the search',
  }),
  leads: route({
    method: 'GET',
    path: '/api/sessions/{sessionId}/leads',
    access: 'user',
    params: sessionParams,
    query: z.strictObject({
      cursor: leadIdText.optional(),
      limit: pageSize({ usual: maxCompaniesPerRequest }),
    }),
    response: z.object({ leads: z.array(leadWithContacts), next_cursor: z.string().nullable() }),
    errors: ['not_found'],
    failure: 'Failed to fetch results',
  }),
  /** One lead with its contact record, by the id that lists and saved items contain. */
  lead: route({
    method: 'GET',
    path: '/api/leads/{leadId}',
    access: 'user',
    params: z.strictObject({ leadId: leadIdText }),
    response: leadWithContacts,
    errors: ['not_found'],
    failure: 'Failed to fetch results',
  }),
} as const;
