import * as z from 'zod';
import { leadIdText } from '../model/leads/lead-id.ts';
import { deal, dealChange, dealIdText } from '../model/outreach/deal.ts';
import { line } from '../model/text.ts';
import { route } from './route.ts';

const dealParams = z.strictObject({ dealId: dealIdText });

/** The desk: companies by how far their seller has come with them, about each domain. */
export const desk = {
  /** Companies about one domain, or about all, by domain and company. */
  list: route({
    method: 'GET',
    path: '/api/deals',
    access: 'user',
    query: z.strictObject({
      domain: line(253).optional(),
      cursor: z.string().max(600).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(100),
    }),
    response: z.object({ deals: z.array(deal), next_cursor: z.string().nullable() }),
    failure: 'Failed to fetch your desk',
  }),
  /** Puts a company that a search has found on the desk, to be written to. One that is there already stays as it is. */
  add: route({
    method: 'POST',
    path: '/api/deals',
    access: 'user',
    body: z.strictObject({ lead_id: leadIdText }),
    response: deal,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to save the company',
  }),
  /** Moves a company, or changes what is written beside it. A company that is won sets its domain to sold. */
  update: route({
    method: 'PATCH',
    path: '/api/deals/{dealId}',
    access: 'user',
    params: dealParams,
    body: dealChange,
    response: deal,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to save the company',
  }),
} as const;
