import type { Publication, TemplateStore } from '../../domain/templates/template-store.ts';
import { getProfile } from '../profile/profiles.ts';
import { takeAct } from '../rate-limits.ts';
import type { Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';
import { getPublicTemplate } from './public-templates.ts';
import { getSaved, getSavedId, putSaved, removeSaved, renameSaved } from './saved-templates.ts';
import { reportTemplate } from './template-reports.ts';
import { createTemplate, deleteTemplate, getTemplate, replaceTemplate } from './templates.ts';

/** Templates in the table. */
export function templateStore(table: Table): TemplateStore<TransactionItem> {
  const counted = (publication: Publication | null) =>
    publication === null ? [] : [takeAct(table, 'publicTemplates', publication.by, publication.window)];
  return {
    find: (userId, templateId) => getTemplate(table, userId, templateId),
    findPublic: (templateId) => getPublicTemplate(table, templateId),
    create: (template, publication, along) => createTemplate(table, template, along, counted(publication)),
    replace: (before, after, publication) => replaceTemplate(table, before, after, counted(publication)),
    remove: (template) => deleteTemplate(table, template),
    report: (userId, templateId, report) => reportTemplate(table, userId, templateId, report),
    async saved(userId, templateId) {
      const savedId = await getSavedId(table, userId, templateId);
      return savedId === null ? null : getSaved(table, userId, savedId);
    },
    save: (saved) => putSaved(table, saved),
    unsave: (saved) => removeSaved(table, saved),
    rename: (userId, savedId, nickname) => renameSaved(table, userId, savedId, nickname),
    emailOf: async (userId) => (await getProfile(table, userId))?.email ?? null,
  };
}
