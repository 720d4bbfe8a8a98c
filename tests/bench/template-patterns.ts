import { randomUUID } from 'node:crypto';
import type { MatchingPage } from '../../functions/data/matching-page.ts';
import type { Table } from '../../functions/data/table.ts';
import { getPublicTemplate, listPublicTemplates } from '../../functions/data/templates/public-templates.ts';
import {
  getSaved,
  getSavedId,
  listSaved,
  listSavedIds,
  putSaved,
  removeSaved,
  renameSaved,
} from '../../functions/data/templates/saved-templates.ts';
import { listReports, reportTemplate } from '../../functions/data/templates/template-reports.ts';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  replaceTemplate,
} from '../../functions/data/templates/templates.ts';
import {
  changedTemplate,
  newTemplate,
  type StoredTemplate,
  seenBy,
} from '../../functions/domain/templates/new-template.ts';
import type { SavedTemplate } from '../../shared/model/outreach/template.ts';
import type { AccessPattern } from './access-pattern.ts';

const at = new Date('2001-04-10T10:00:00.000Z');
const report = { reason: 'An advertisement', reported_at: at.toISOString() };

/** A template as people write them: with its keys, an item of at most 2 KB. */
function sampleTemplate(
  userId: string,
  isPublic: boolean,
  templateId: string = randomUUID(),
): StoredTemplate {
  const fields = {
    title: 'First contact',
    description: 'For owners of longer names',
    content: `Subject: {data.domain}\n\n${'x'.repeat(1200)}`,
    category: 'cold_outreach',
    variables: [],
    keywords: ['domain'],
    is_public: isPublic,
  };
  return newTemplate(fields, { templateId, userId }, at);
}

async function created(table: Table, userId: string, isPublic = false): Promise<StoredTemplate> {
  const template = sampleTemplate(userId, isPublic);
  await createTemplate(table, template, []);
  return template;
}

function sampleSaved(userId: string, template: StoredTemplate): SavedTemplate {
  return {
    id: randomUUID(),
    user_id: userId,
    template_id: template.id,
    nickname: null,
    saved_at: at.toISOString(),
    template: seenBy(userId, template),
  };
}

async function saved(table: Table, userId: string): Promise<SavedTemplate> {
  const row = sampleSaved(userId, sampleTemplate(randomUUID(), true));
  await putSaved(table, row);
  return row;
}

async function many(count: number, make: () => Promise<unknown>): Promise<void> {
  for (let made = 0; made < count; made += 1) await make();
}

const firstPage: MatchingPage<unknown> = { limit: 25, after: null, matches: () => true, lookFar: false };
const search: MatchingPage<unknown> = { limit: 25, after: null, matches: () => false, lookFar: true };
/** The public templates with the highest ids are listed first, before all that other tests create. */
const newestIds = Array.from({ length: 25 }, (_, n) => `ffffffff-ffff-7fff-8fff-ffffffffff${10 + n}`);

/** Every way in which templates, public ones, saved ones and reports are read and written. */
export const templatePatterns: readonly AccessPattern[] = [
  {
    function: 'createTemplate',
    measured: 'a private one of 2 KB',
    prepare: async (table, userId) => () => created(table, userId),
  },
  {
    function: 'createTemplate',
    measured: 'a public one of 2 KB',
    prepare: async (table, userId) => () => created(table, userId, true),
  },
  {
    function: 'getTemplate',
    measured: '2 KB',
    async prepare(table, userId) {
      const { id } = await created(table, userId);
      return () => getTemplate(table, userId, id);
    },
  },
  {
    function: 'listTemplates',
    measured: '25 of 100 templates of 2 KB',
    async prepare(table, userId) {
      await many(100, () => created(table, userId));
      return () => listTemplates(table, userId, firstPage);
    },
  },
  {
    function: 'listTemplates',
    measured: 'a search through 100 templates of 2 KB',
    async prepare(table, userId) {
      await many(100, () => created(table, userId));
      return () => listTemplates(table, userId, search);
    },
  },
  {
    function: 'replaceTemplate',
    measured: 'a private one of 2 KB',
    async prepare(table, userId) {
      const template = await created(table, userId);
      return () => replaceTemplate(table, template, changedTemplate(template, { title: 'Second' }, at));
    },
  },
  {
    function: 'replaceTemplate',
    measured: 'one of 2 KB that is published',
    async prepare(table, userId) {
      const template = await created(table, userId);
      return () => replaceTemplate(table, template, changedTemplate(template, { is_public: true }, at));
    },
  },
  {
    function: 'deleteTemplate',
    measured: 'a public one of 2 KB',
    async prepare(table, userId) {
      const template = await created(table, userId, true);
      return () => deleteTemplate(table, template);
    },
  },
  {
    function: 'getPublicTemplate',
    measured: '2 KB',
    async prepare(table, userId) {
      const { id } = await created(table, userId, true);
      return () => getPublicTemplate(table, id);
    },
  },
  {
    function: 'listPublicTemplates',
    measured: '25 templates of 2 KB',
    async prepare(table, userId) {
      for (const id of newestIds) await createTemplate(table, sampleTemplate(userId, true, id), []);
      return () => listPublicTemplates(table, firstPage);
    },
  },
  {
    function: 'putSaved',
    measured: '2 KB',
    prepare: async (table, userId) => () => saved(table, userId),
  },
  {
    function: 'getSavedId',
    measured: 'one that is saved',
    async prepare(table, userId) {
      const { template_id } = await saved(table, userId);
      return () => getSavedId(table, userId, template_id);
    },
  },
  {
    function: 'getSaved',
    measured: '2 KB',
    async prepare(table, userId) {
      const { id } = await saved(table, userId);
      return () => getSaved(table, userId, id);
    },
  },
  {
    function: 'renameSaved',
    measured: '2 KB',
    async prepare(table, userId) {
      const { id } = await saved(table, userId);
      return () => renameSaved(table, userId, id, 'Roofs');
    },
  },
  {
    function: 'removeSaved',
    measured: '2 KB',
    async prepare(table, userId) {
      const row = await saved(table, userId);
      return () => removeSaved(table, row);
    },
  },
  {
    function: 'listSaved',
    measured: '25 of 100 templates of 2 KB',
    async prepare(table, userId) {
      await many(100, () => saved(table, userId));
      return () => listSaved(table, userId, firstPage);
    },
  },
  {
    function: 'listSavedIds',
    measured: '100 saved templates',
    async prepare(table, userId) {
      await many(100, () => saved(table, userId));
      return () => listSavedIds(table, userId, null);
    },
  },
  {
    function: 'reportTemplate',
    measured: "another's public one",
    async prepare(table, userId) {
      const { id } = await created(table, randomUUID(), true);
      return () => reportTemplate(table, userId, id, report);
    },
  },
  {
    function: 'listReports',
    measured: '20 reports',
    async prepare(table) {
      const { id } = await created(table, randomUUID(), true);
      await many(20, () => reportTemplate(table, randomUUID(), id, report));
      return () => listReports(table, id);
    },
  },
];
