import * as z from 'zod';
import { leadIdText } from '../model/leads/lead-id.ts';
import { domainCompany } from '../model/leads/searched-domain.ts';
import { deal, dealChange, dealIdText } from '../model/outreach/deal.ts';
import { dealCard, deskList } from '../model/outreach/deal-card.ts';
import { line } from '../model/text.ts';
import { pageSize } from './page.ts';
import { route } from './route.ts';

const dealParams = z.strictObject({ dealId: dealIdText });

/** What the domain begins with; not given, companies about all domains are listed. */
const begins = z
  .string()
  .max(253)
  .regex(/^[a-z0-9.-]+$/, 'Enter the beginning of a domain')
  .optional();

const page = { deals: z.array(dealCard), next_cursor: z.string().nullable() };

/** The desk: companies by how far their seller has come with them, about each domain. */
export const desk = {
  /** The first companies of each list. What is due is among the stages if `begins` is given. What is lost is left out if not. */
  open: route({
    method: 'GET',
    path: '/api/desk',
    access: 'user',
    query: z.strictObject({ begins }),
    response: z.object({ lists: z.array(z.object({ list: deskList, ...page })) }),
    failure: 'Failed to fetch your desk',
  }),
  /** Companies of one stage by domain, or all that are due, the longest overdue first. */
  list: route({
    method: 'GET',
    path: '/api/deals',
    access: 'user',
    query: z.strictObject({
      list: deskList,
      begins,
      cursor: z
        .string()
        .max(600)
        .regex(/^[a-z0-9.-]+~[a-z0-9.-]+~[a-z0-9.-]+$/, 'Pass next_cursor of the page before')
        .optional(),
      limit: pageSize(),
    }),
    response: z.object(page),
    failure: 'Failed to fetch your desk',
  }),
  /** The companies that searches of a domain found and that are not on the desk for it. A page may hold none although more follow. */
  found: route({
    method: 'GET',
    path: '/api/desk-found',
    access: 'user',
    query: z.strictObject({
      domain: line(253),
      cursor: z
        .string()
        .max(270)
        .regex(/^[a-z0-9.-]+#[0-9a-f]{16}$/, 'Pass next_cursor of the page before')
        .optional(),
    }),
    response: z.object({ companies: z.array(domainCompany), next_cursor: z.string().nullable() }),
    failure: 'Failed to fetch your desk',
  }),
  /** A company with its people, note and history. */
  get: route({
    method: 'GET',
    path: '/api/deals/{dealId}',
    access: 'user',
    params: dealParams,
    response: deal,
    errors: ['not_found'],
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
