import { v7 as uuidv7 } from 'uuid';
import type { SavedTemplate } from '../../../shared/model/outreach/template.ts';
import type { TemplateStore } from './template-store.ts';
import { readTemplate, templateChanging, templateNotFound } from './templates.ts';

/** How often removing is tried if the template is made public or private meanwhile. */
const maxAttempts = 3;

/** What saving templates needs. */
interface SavingServices {
  readonly store: TemplateStore;
  readonly now: () => Date;
}

/** Saves a template that the user may read, and returns it as it was saved first. */
export async function saveTemplate(
  services: SavingServices,
  userId: string,
  templateId: string,
  nickname: string | null,
): Promise<SavedTemplate> {
  const { store, now } = services;
  const template = await readTemplate(services, userId, templateId);
  const ids = { id: uuidv7(), user_id: userId, template_id: templateId };
  const saved = { ...ids, nickname, saved_at: now().toISOString(), template };
  if (await store.save(saved)) return saved;
  const before = await store.saved(userId, templateId);
  if (before === null) throw templateChanging();
  return before;
}

/** Removes a saved template, and returns its nickname. Throws `not_found` if it is not saved. */
export async function unsaveTemplate(
  { store }: SavingServices,
  userId: string,
  templateId: string,
): Promise<string | null> {
  let saved = await store.saved(userId, templateId);
  if (saved === null) throw templateNotFound();
  const { nickname } = saved;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (await store.unsave(saved)) return nickname;
    saved = await store.saved(userId, templateId);
    if (saved === null) return nickname;
  }
  throw templateChanging();
}

/** Renames a saved template by its own id. Throws `not_found` if there is none. */
export async function renameSavedTemplate(
  { store }: SavingServices,
  userId: string,
  savedId: string,
  nickname: string | null,
): Promise<SavedTemplate> {
  const renamed = await store.rename(userId, savedId, nickname);
  if (renamed === null) throw templateNotFound();
  return renamed;
}
