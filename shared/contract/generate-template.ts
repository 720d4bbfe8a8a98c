import { generatedTemplate, templateRequest } from '../model/outreach/template-request.ts';
import { route } from './route.ts';

/** Writes a template, with a language model if one is configured. */
export const generateTemplate = {
  generate: route({
    method: 'POST',
    path: '/api/generated-templates',
    access: 'user',
    body: templateRequest,
    response: generatedTemplate,
    errors: ['limit_reached', 'conflict', 'unavailable'],
    failure: 'Failed to generate template',
    idempotent: true,
  }),
} as const;
