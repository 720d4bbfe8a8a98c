import * as z from 'zod';
import { emailTemplate, nickname, savedTemplate, templateFields } from '../model/outreach/template.ts';
import { line, prose } from '../model/text.ts';
import { page } from './page.ts';
import { route } from './route.ts';

const templateParams = z.strictObject({ templateId: z.uuid('Enter the id of a template') });

/**
 * A search text in any letter case, and a page of the results. A page may hold fewer than `limit` templates, even
 * none, and still have a next page.
 */
const listQuery = z.strictObject({
  /** Searched in title, description and content, and in the nickname of a saved template. */
  search: line(200).optional(),
  category: line(50).optional(),
  /** Searched in the keywords. */
  keyword: line(50).optional(),
  ...page.shape,
});

/** Mails with variables: the user's own, everyone's public ones, and those that the user has saved. */
export const templates = {
  create: route({
    method: 'POST',
    path: '/api/templates',
    access: 'user',
    body: templateFields.extend({
      description: templateFields.shape.description.default(''),
      category: templateFields.shape.category.default('cold_outreach'),
      variables: templateFields.shape.variables.default([]),
      keywords: templateFields.shape.keywords.default([]),
      is_public: templateFields.shape.is_public.default(false),
    }),
    response: emailTemplate,
    errors: ['not_found', 'limit_reached'],
    failure: 'Failed to save template',
    idempotent: true,
  }),
  list: route({
    method: 'GET',
    path: '/api/templates',
    access: 'user',
    /** `private`: the user's own that nobody else sees. `public`: everyone's. */
    query: listQuery.extend({ visibility: z.enum(['private', 'public']).default('private') }),
    response: z.object({ templates: z.array(emailTemplate), next_cursor: z.string().nullable() }),
    failure: 'Failed to fetch templates',
  }),
  get: route({
    method: 'GET',
    path: '/api/templates/{templateId}',
    access: 'user',
    params: templateParams,
    response: emailTemplate,
    errors: ['not_found'],
    failure: 'Failed to fetch templates',
  }),
  update: route({
    method: 'PATCH',
    path: '/api/templates/{templateId}',
    access: 'user',
    params: templateParams,
    body: templateFields.partial().extend({
      /** The version that was changed. If the template has changed since, the update is refused. */
      updated_at: z.iso.datetime('Pass updated_at of the template that you changed'),
    }),
    response: emailTemplate,
    errors: ['not_found', 'conflict', 'limit_reached'],
    failure: 'Failed to save template',
  }),
  delete: route({
    method: 'DELETE',
    path: '/api/templates/{templateId}',
    access: 'user',
    params: templateParams,
    response: z.object({}),
    errors: ['not_found', 'conflict'],
    failure: 'Failed to delete template',
  }),
  report: route({
    method: 'POST',
    path: '/api/templates/{templateId}/reports',
    access: 'user',
    params: templateParams,
    body: z.strictObject({ reason: prose(500) }),
    response: z.object({}),
    errors: ['not_found', 'conflict'],
    failure: 'Failed to report template',
  }),
  statistics: route({
    method: 'GET',
    path: '/api/template-statistics',
    access: 'user',
    response: z.object({
      totalTemplates: z.int(),
      privateTemplates: z.int(),
      publicTemplates: z.int(),
      mostRecentTemplate: emailTemplate.pick({ id: true, title: true, created_at: true }).nullable(),
    }),
    failure: 'Failed to fetch templates',
  }),
  save: route({
    method: 'POST',
    path: '/api/saved-templates',
    access: 'user',
    body: z.strictObject({
      template_id: templateParams.shape.templateId,
      nickname: nickname.default(null),
    }),
    response: savedTemplate,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to save template',
  }),
  unsave: route({
    method: 'DELETE',
    path: '/api/templates/{templateId}/saved',
    access: 'user',
    params: templateParams,
    /** Its previous nickname, so that undo can restore it. */
    response: savedTemplate.pick({ nickname: true }),
    errors: ['not_found', 'conflict'],
    failure: 'Failed to unsave template',
  }),
  listSaved: route({
    method: 'GET',
    path: '/api/saved-templates',
    access: 'user',
    query: listQuery.extend({ visibility: z.enum(['all', 'private', 'public']).default('all') }),
    response: z.object({ saved_templates: z.array(savedTemplate), next_cursor: z.string().nullable() }),
    failure: 'Failed to fetch saved templates',
  }),
  renameSaved: route({
    method: 'PATCH',
    path: '/api/saved-templates/{savedTemplateId}',
    access: 'user',
    params: z.strictObject({ savedTemplateId: z.uuid('Enter the id of a saved template') }),
    body: z.strictObject({ nickname }),
    response: savedTemplate,
    errors: ['not_found'],
    failure: 'Failed to update nickname',
  }),
  /** The ids of all saved templates: one call tells every card whether it is saved. */
  savedIds: route({
    method: 'GET',
    path: '/api/saved-template-ids',
    access: 'user',
    query: z.strictObject({ cursor: templateParams.shape.templateId.optional() }),
    response: z.object({ template_ids: z.array(z.string()), next_cursor: z.string().nullable() }),
    failure: 'Failed to fetch saved templates',
  }),
  savedStatistics: route({
    method: 'GET',
    path: '/api/saved-template-statistics',
    access: 'user',
    response: z.object({
      savedTemplates: z.int(),
      privateTemplates: z.int(),
      publicTemplates: z.int(),
      lastSaved: z.iso.datetime().nullable(),
    }),
    failure: 'Failed to fetch saved templates',
  }),
} as const;
