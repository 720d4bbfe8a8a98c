import * as z from 'zod';
import { contactIdText } from '../model/leads/contact-id.ts';
import { dismissal, dismissalReason } from '../model/leads/dismissal.ts';
import { leadIdText } from '../model/leads/lead-id.ts';
import { notesInput, savedCompany } from '../model/leads/saved-company.ts';
import { contactSearchRow, savedContact } from '../model/leads/saved-contact.ts';
import { page } from './page.ts';
import { nothing, route } from './route.ts';

const leadParams = z.strictObject({ leadId: leadIdText });
const contactParams = z.strictObject({ contactId: contactIdText });

/** A change of notes names the `updated_at` of the version that it changes. */
const notesBody = z.strictObject({ notes: notesInput, updated_at: z.iso.datetime() });

/** The notes on an item that is no longer saved, so that undo can restore them; null if there were none. */
const lastNotes = savedCompany.pick({ notes: true });

/** The maximum number of saved contacts per request. */
const maxIdsPerRequest = 50;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * The companies and contacts that a user saves from searches and imports. Saving an item again returns the one saved
 * first. Removing an item that is not saved changes nothing.
 */
export const saved = {
  saveCompany: route({
    method: 'POST',
    path: '/api/saved-companies',
    access: 'user',
    body: z.strictObject({ lead_id: leadIdText, notes: notesInput.optional() }),
    response: savedCompany,
    errors: ['not_found', 'conflict'],
  }),
  unsaveCompany: route({
    method: 'DELETE',
    path: '/api/saved-companies/{leadId}',
    access: 'user',
    params: leadParams,
    response: lastNotes,
    errors: ['not_found'],
    failure: 'Failed to unsave company',
  }),
  changeCompanyNotes: route({
    method: 'PATCH',
    path: '/api/saved-companies/{leadId}',
    access: 'user',
    params: leadParams,
    body: notesBody,
    response: savedCompany,
    errors: ['not_found', 'conflict'],
  }),
  companies: route({
    method: 'GET',
    path: '/api/saved-companies',
    access: 'user',
    query: page,
    response: z.object({ saved_companies: z.array(savedCompany), next_cursor: z.string().nullable() }),
    failure: 'Failed to fetch saved companies',
  }),
  saveContact: route({
    method: 'POST',
    path: '/api/saved-contacts',
    access: 'user',
    body: z.strictObject({ contact_id: contactIdText, notes: notesInput.optional() }),
    response: savedContact,
    errors: ['not_found', 'conflict'],
  }),
  unsaveContact: route({
    method: 'DELETE',
    path: '/api/saved-contacts/{contactId}',
    access: 'user',
    params: contactParams,
    response: lastNotes,
    errors: ['not_found'],
    failure: 'Failed to unsave lead',
  }),
  changeContactNotes: route({
    method: 'PATCH',
    path: '/api/saved-contacts/{contactId}',
    access: 'user',
    params: contactParams,
    body: notesBody,
    response: savedContact,
    errors: ['not_found', 'conflict'],
  }),
  contacts: route({
    method: 'GET',
    path: '/api/saved-contacts',
    access: 'user',
    query: page,
    response: z.object({ saved_contacts: z.array(savedContact), next_cursor: z.string().nullable() }),
    failure: 'Failed to fetch saved leads',
  }),
  /**
   * The saved contacts with these ids, in this order, for example those that a search found. Unknown ids are left
   * out.
   */
  contactsByIds: route({
    method: 'GET',
    path: '/api/batch/saved-contacts',
    access: 'user',
    query: z.strictObject({
      ids: z
        .string()
        .regex(
          new RegExp(`^${uuid}(?:,${uuid}){0,${maxIdsPerRequest - 1}}$`),
          `Pass up to ${maxIdsPerRequest} ids, with commas between them`,
        ),
    }),
    response: z.object({ saved_contacts: z.array(savedContact) }),
    failure: 'Failed to fetch saved leads',
  }),
  /**
   * The fields by which saved contacts are searched, to be loaded page by page and searched in the browser. Rows are
   * of `version` or newer. Once all pages of one version are loaded, they remain valid until the version changes.
   */
  contactSearchRows: route({
    method: 'GET',
    path: '/api/search/saved-contacts',
    access: 'user',
    query: z.strictObject({ cursor: contactIdText.optional() }),
    response: z.object({
      rows: z.array(contactSearchRow),
      version: z.int(),
      next_cursor: z.string().nullable(),
    }),
    failure: 'Failed to fetch saved leads',
  }),
  /** Says that a lead is not relevant. Its company is not proposed again for the name that it was found for. */
  dismissLead: route({
    method: 'PUT',
    path: '/api/leads/{leadId}/dismissal',
    access: 'user',
    params: leadParams,
    body: z.strictObject({ reason: dismissalReason }),
    response: nothing,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to dismiss the company',
  }),
  restoreLead: route({
    method: 'DELETE',
    path: '/api/leads/{leadId}/dismissal',
    access: 'user',
    params: leadParams,
    response: nothing,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to restore the company',
  }),
  /** The companies that were dismissed for the name of a session, in any search of it. */
  dismissed: route({
    method: 'GET',
    path: '/api/sessions/{sessionId}/dismissed',
    access: 'user',
    params: z.strictObject({ sessionId: z.uuid('Enter the id of a session') }),
    response: z.object({ dismissed: z.array(dismissal) }),
    errors: ['not_found'],
    failure: 'Failed to fetch results',
  }),
  /** Which companies and contacts of one session are saved. */
  ofSession: route({
    method: 'GET',
    path: '/api/sessions/{sessionId}/saved',
    access: 'user',
    params: z.strictObject({ sessionId: z.uuid('Enter the id of a session') }),
    response: z.object({ lead_ids: z.array(z.string()), contact_ids: z.array(z.string()) }),
    errors: ['not_found'],
    failure: 'Failed to fetch results',
  }),
} as const;
