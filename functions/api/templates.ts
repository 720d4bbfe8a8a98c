import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { templates as contract } from '../../shared/contract/templates.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { limits, windowOf } from '../../shared/model/limits.ts';
import type { SavedTemplate } from '../../shared/model/outreach/template.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { repeatStore } from '../data/idempotency.ts';
import { getProfile } from '../data/profile/profiles.ts';
import { takeAct } from '../data/rate-limits.ts';
import { getStatistics } from '../data/statistics/statistics.ts';
import { openTable, type Table } from '../data/table.ts';
import { getPublicTemplate, listPublicTemplates } from '../data/templates/public-templates.ts';
import {
  getSaved,
  getSavedId,
  listSaved,
  listSavedIds,
  putSaved,
  removeSaved,
  renameSaved,
} from '../data/templates/saved-templates.ts';
import { reportTemplate } from '../data/templates/template-reports.ts';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  replaceTemplate,
} from '../data/templates/templates.ts';
import type { TransactionItem } from '../data/transaction.ts';
import { onlyOnce } from '../domain/only-once.ts';
import { type KeyedHash, personHash } from '../domain/privacy/keyed-hash.ts';
import {
  changedTemplate,
  newTemplate,
  type StoredTemplate,
  seenBy,
} from '../domain/templates/new-template.ts';
import { asksForWords, matchesSearch } from '../domain/templates/template-search.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { hashEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** How often a write is tried if what it was decided by has changed. */
const attempts = 3;

const notFound = () => new Refusal('not_found', 'Template not found');
const changing = () => new Refusal('conflict', 'The template is being changed. Please try again.');

const tooMany = () =>
  new Refusal(
    'limit_reached',
    `You can make ${limits.publicTemplates.max} templates public a day (UTC). Keep this one private, or publish it tomorrow.`,
  );

/** The operations on templates and saved templates, over a table, a keyed hash and a clock. */
export function templateHandlers(services: {
  table: Table;
  hash: KeyedHash;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, hash, now } = services;

  /** Counts that a person makes a template public, where they do. */
  async function published(
    userId: string,
    before: Pick<StoredTemplate, 'is_public'> | null,
    after: StoredTemplate,
  ): Promise<TransactionItem[]> {
    if (!after.is_public || before?.is_public) return [];
    const profile = await getProfile(table, userId);
    const person = profile === null ? null : await personHash(profile.email, hash);
    return [takeAct(table, 'publicTemplates', person ?? userId, windowOf('publicTemplates', now()))];
  }

  async function ownTemplate(userId: string, templateId: string): Promise<StoredTemplate> {
    const template = await getTemplate(table, userId, templateId);
    if (template === null) throw notFound();
    return template;
  }

  async function readableTemplate(userId: string, templateId: string): Promise<StoredTemplate> {
    const template =
      (await getTemplate(table, userId, templateId)) ?? (await getPublicTemplate(table, templateId));
    if (template === null || (template.hidden && template.user_id !== userId)) throw notFound();
    return template;
  }

  async function savedOf(userId: string, templateId: string): Promise<SavedTemplate | null> {
    const savedId = await getSavedId(table, userId, templateId);
    return savedId === null ? null : getSaved(table, userId, savedId);
  }

  return {
    async create({ body, idempotencyKey }, { userId }) {
      const request = { operation: 'templates.create', ...body };
      const repeatable = { userId, key: idempotencyKey, request };
      const templateId = await onlyOnce(repeatStore(table), repeatable, now(), async (remember) => {
        const template = newTemplate(body, { templateId: uuidv7(), userId }, now());
        const within = await published(userId, null, template);
        if (!(await createTemplate(table, template, remember(template.id), within))) throw tooMany();
        return template.id;
      });
      return ownTemplate(userId, templateId);
    },

    async list({ query: { limit, cursor = null, ...search } }, { userId }) {
      const matches = (template: StoredTemplate) => matchesSearch(template, search);
      const page = { limit, after: cursor, matches, lookFar: asksForWords(search) };
      const { rows, after } = await (search.visibility === 'public'
        ? listPublicTemplates(table, page)
        : listTemplates(table, userId, page));
      return { templates: rows.map((template) => seenBy(userId, template)), next_cursor: after };
    },

    async get({ params }, { userId }) {
      return seenBy(userId, await readableTemplate(userId, params.templateId));
    },

    async update({ params, body: { updated_at: seen, ...changes } }, { userId }) {
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const template = await ownTemplate(userId, params.templateId);
        const changed = changedTemplate(template, changes, now());
        const { updated_at } = template;
        if (updated_at !== seen) {
          // The same update sent again after a lost answer is no conflict.
          if (isDeepStrictEqual({ ...changed, updated_at }, template)) return template;
          throw new Refusal(
            'conflict',
            'This template was changed elsewhere. Reload the page and try again.',
          );
        }
        const within = await published(userId, template, changed);
        const outcome = await replaceTemplate(table, template, changed, within);
        if (outcome === 'too_many') throw tooMany();
        if (outcome === 'written') return changed;
      }
      throw changing();
    },

    async delete({ params }, { userId }) {
      let template = await ownTemplate(userId, params.templateId);
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        if (await deleteTemplate(table, template)) return {};
        const changed = await getTemplate(table, userId, params.templateId);
        if (changed === null) return {};
        template = changed;
      }
      throw changing();
    },

    async report({ params: { templateId }, body: { reason } }, { userId }) {
      if ((await getTemplate(table, userId, templateId)) !== null) {
        throw new Refusal('conflict', 'This template is your own: delete it, or make it private.');
      }
      await readableTemplate(userId, templateId);
      if (reason === '') {
        throw new Refusal('invalid_input', 'Please say what is wrong with this template', {
          field: 'reason',
        });
      }
      const report = { reason, reported_at: now().toISOString() };
      const outcome = await reportTemplate(table, userId, templateId, report);
      if (outcome === 'not_public') throw notFound();
      if (outcome === 'reported') log.warn('a public template was reported', { template_id: templateId });
      return {};
    },

    async statistics(_input, { userId }) {
      const { private_templates, public_templates } = await getStatistics(table, userId);
      const newest = { limit: 1, after: null, matches: () => true, lookFar: false };
      const { rows } = await listTemplates(table, userId, newest);
      return {
        totalTemplates: private_templates + public_templates,
        privateTemplates: private_templates,
        publicTemplates: public_templates,
        mostRecentTemplate: rows[0] ?? null,
      };
    },

    async save({ body: { template_id, nickname } }, { userId }) {
      const template = seenBy(userId, await readableTemplate(userId, template_id));
      const ids = { id: uuidv7(), user_id: userId, template_id };
      const saved = { ...ids, nickname, saved_at: now().toISOString(), template };
      if (await putSaved(table, saved)) return saved;
      const before = await savedOf(userId, template_id);
      if (before === null) throw changing();
      return before;
    },

    async unsave({ params }, { userId }) {
      let saved = await savedOf(userId, params.templateId);
      if (saved === null) throw notFound();
      const { nickname } = saved;
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        if (await removeSaved(table, saved)) return { nickname };
        saved = await savedOf(userId, params.templateId);
        if (saved === null) return { nickname };
      }
      throw changing();
    },

    async listSaved({ query: { limit, cursor = null, ...search } }, { userId }) {
      const matches = ({ template, nickname }: SavedTemplate) =>
        matchesSearch(template, search, nickname ?? '');
      const page = { limit, after: cursor, matches, lookFar: asksForWords(search) };
      const { rows, after } = await listSaved(table, userId, page);
      return { saved_templates: rows, next_cursor: after };
    },

    async renameSaved({ params, body }, { userId }) {
      const renamed = await renameSaved(table, userId, params.savedTemplateId, body.nickname);
      if (renamed === null) throw notFound();
      return renamed;
    },

    async savedIds({ query }, { userId }) {
      const { templateIds, after } = await listSavedIds(table, userId, query.cursor ?? null);
      return { template_ids: templateIds, next_cursor: after };
    },

    async savedStatistics(_input, { userId }) {
      const { saved_templates, saved_public_templates } = await getStatistics(table, userId);
      const newest = { limit: 1, after: null, matches: () => true, lookFar: false };
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
