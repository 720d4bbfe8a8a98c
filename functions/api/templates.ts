import { templates as contract } from '../../shared/contract/templates.ts';
import type { SavedTemplate } from '../../shared/model/outreach/template.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { repeatStore } from '../data/idempotency.ts';
import { getStatistics } from '../data/statistics/statistics.ts';
import { openTable, type Table } from '../data/table.ts';
import { listPublicTemplates } from '../data/templates/public-templates.ts';
import { listSaved, listSavedIds } from '../data/templates/saved-templates.ts';
import { templateStore } from '../data/templates/template-store.ts';
import { listTemplates } from '../data/templates/templates.ts';
import type { KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { type StoredTemplate, seenBy } from '../domain/templates/new-template.ts';
import { renameSavedTemplate, saveTemplate, unsaveTemplate } from '../domain/templates/save-templates.ts';
import { asksForWords, matchesSearch } from '../domain/templates/template-search.ts';
import {
  createTemplate,
  deleteTemplate,
  readTemplate,
  reportTemplate,
  updateTemplate,
} from '../domain/templates/templates.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { hashEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The newest items of a list, without a filter. */
const newest = { limit: 1, after: null, matches: () => true, lookFar: false };

/** The operations on templates and saved templates, over a table, a keyed hash and a clock. */
export function templateHandlers({
  table,
  hash,
  now,
}: {
  table: Table;
  hash: KeyedHash;
  now: () => Date;
}): Handlers<typeof contract> {
  const services = { store: templateStore(table), repeats: repeatStore(table), hash, now };

  return {
    create: ({ body, idempotencyKey }, { userId }) => createTemplate(services, userId, body, idempotencyKey),

    async list({ query: { limit, cursor = null, ...search } }, { userId }) {
      const matches = (template: StoredTemplate) => matchesSearch(template, search);
      const page = { limit, after: cursor, matches, lookFar: asksForWords(search) };
      const { rows, after } = await (search.visibility === 'public'
        ? listPublicTemplates(table, page)
        : listTemplates(table, userId, page));
      return { templates: rows.map((template) => seenBy(userId, template)), next_cursor: after };
    },

    get: ({ params: { templateId } }, { userId }) => readTemplate(services, userId, templateId),

    update: ({ params: { templateId }, body: { updated_at: seen, ...changes } }, { userId }) =>
      updateTemplate(services, { userId, templateId }, changes, seen),

    async delete({ params: { templateId } }, { userId }) {
      await deleteTemplate(services, userId, templateId);
      return {};
    },

    async report({ params: { templateId }, body: { reason } }, { userId }) {
      const outcome = await reportTemplate(services, userId, templateId, reason);
      if (outcome === 'reported') log.warn('a public template was reported', { template_id: templateId });
      return {};
    },

    async statistics(_input, { userId }) {
      const { private_templates, public_templates } = await getStatistics(table, userId);
      const { rows } = await listTemplates(table, userId, newest);
      return {
        totalTemplates: private_templates + public_templates,
        privateTemplates: private_templates,
        publicTemplates: public_templates,
        mostRecentTemplate: rows[0] ?? null,
      };
    },

    save: ({ body: { template_id, nickname } }, { userId }) =>
      saveTemplate(services, userId, template_id, nickname),

    async unsave({ params: { templateId } }, { userId }) {
      return { nickname: await unsaveTemplate(services, userId, templateId) };
    },

    async listSaved({ query: { limit, cursor = null, ...search } }, { userId }) {
      const matches = ({ template, nickname }: SavedTemplate) =>
        matchesSearch(template, search, nickname ?? '');
      const page = { limit, after: cursor, matches, lookFar: asksForWords(search) };
      const { rows, after } = await listSaved(table, userId, page);
      return { saved_templates: rows, next_cursor: after };
    },

    renameSaved: ({ params: { savedTemplateId }, body: { nickname } }, { userId }) =>
      renameSavedTemplate(services, userId, savedTemplateId, nickname),

    async savedIds({ query }, { userId }) {
      const { templateIds, after } = await listSavedIds(table, userId, query.cursor ?? null);
      return { template_ids: templateIds, next_cursor: after };
    },

    async savedStatistics(_input, { userId }) {
      const { saved_templates, saved_public_templates } = await getStatistics(table, userId);
      const { rows } = await listSaved(table, userId, newest);
      return {
        savedTemplates: saved_templates,
        privateTemplates: saved_templates - saved_public_templates,
        publicTemplates: saved_public_templates,
        lastSaved: rows[0]?.saved_at ?? null,
      };
    },
  };
}

const environment = readEnvironment(hashEnvironment);
const table = openTable(environment.TABLE_NAME);
const hash = keyedHash(environment.HASH_KEY_SECRET_ARN);

export const handler = serve(
  contract,
  templateHandlers({ table, hash, now: () => new Date() }),
  accountGuard(table),
);
