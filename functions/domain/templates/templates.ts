import { v7 as uuidv7 } from 'uuid';
import { Refusal } from '../../../shared/model/errors.ts';
import { limits, windowOf } from '../../../shared/model/limits.ts';
import type { EmailTemplate, TemplateFields } from '../../../shared/model/outreach/template.ts';
import { onlyOnce, type RepeatStore } from '../only-once.ts';
import { type KeyedHash, personHash } from '../privacy/keyed-hash.ts';
import { changedTemplate, newTemplate, type StoredTemplate, seenBy } from './new-template.ts';
import type { Publication, ReportOutcome, TemplateStore } from './template-store.ts';

/** How often a write is tried if what it was decided by has changed. */
const maxAttempts = 3;

/** What the operations on templates need. */
export interface TemplateServices<Along = unknown> {
  readonly store: TemplateStore<Along>;
  readonly repeats: RepeatStore<Along>;
  readonly hash: KeyedHash;
  readonly now: () => Date;
}

/** Creates a template, once per `key`. Throws `limit_reached` for one public template too many in a day. */
export async function createTemplate<Along>(
  services: TemplateServices<Along>,
  userId: string,
  fields: TemplateFields,
  key: string | null,
): Promise<StoredTemplate> {
  const { store, repeats, now } = services;
  const repeatable = { userId, key, request: { operation: 'templates.create', ...fields } };
  const templateId = await onlyOnce(repeats, repeatable, now(), async (remember) => {
    const template = newTemplate(fields, { templateId: uuidv7(), userId }, now());
    const publication = await publicationOf(services, null, template);
    if (!(await store.create(template, publication, remember(template.id)))) throw tooMany();
    return template.id;
  });
  return ownTemplate(services, userId, templateId);
}

/** A template that a user may read: their own, or a public one. Throws `not_found` for any other. */
export async function readTemplate(
  services: Pick<TemplateServices, 'store'>,
  userId: string,
  templateId: string,
): Promise<EmailTemplate> {
  const { store } = services;
  const template = (await store.find(userId, templateId)) ?? (await store.findPublic(templateId));
  if (template === null || (template.hidden && template.user_id !== userId)) throw templateNotFound();
  return seenBy(userId, template);
}

/** Changes a template whose last change was at `seen`. Throws `conflict` if it was changed elsewhere since. */
export async function updateTemplate(
  services: TemplateServices,
  { userId, templateId }: { userId: string; templateId: string },
  changes: Partial<TemplateFields>,
  seen: string,
): Promise<StoredTemplate> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const template = await ownTemplate(services, userId, templateId);
    const changed = changedTemplate(template, changes, services.now());
    if (template.updated_at !== seen) {
      // Sending the same update again after its answer was lost is not a conflict.
      if (isSame({ ...changed, updated_at: template.updated_at }, template)) return template;
      throw new Refusal('conflict', 'This template was changed elsewhere. Reload the page and try again.');
    }
    const publication = await publicationOf(services, template, changed);
    const outcome = await services.store.replace(template, changed, publication);
    if (outcome === 'too_many') throw tooMany();
    if (outcome === 'written') return changed;
  }
  throw templateChanging();
}

/** Deletes one of a user's own templates. What others have saved of it stays theirs. */
export async function deleteTemplate(
  services: TemplateServices,
  userId: string,
  templateId: string,
): Promise<void> {
  const { store } = services;
  let template = await ownTemplate(services, userId, templateId);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (await store.remove(template)) return;
    const changed = await store.find(userId, templateId);
    if (changed === null) return;
    template = changed;
  }
  throw templateChanging();
}

/** Reports a public template of somebody else to the operators. */
export async function reportTemplate(
  services: TemplateServices,
  userId: string,
  templateId: string,
  reason: string,
): Promise<ReportOutcome> {
  const { store, now } = services;
  if ((await store.find(userId, templateId)) !== null) {
    throw new Refusal('conflict', 'This template is your own: delete it, or make it private.');
  }
  await readTemplate(services, userId, templateId);
  if (reason === '') {
    throw new Refusal('invalid_input', 'Please say what is wrong with this template', { field: 'reason' });
  }
  const outcome = await store.report(userId, templateId, { reason, reported_at: now().toISOString() });
  if (outcome === 'not_public') throw templateNotFound();
  return outcome;
}

export function templateNotFound(): Refusal {
  return new Refusal('not_found', 'Template not found');
}

export function templateChanging(): Refusal {
  return new Refusal('conflict', 'The template is being changed. Please try again.');
}

function tooMany(): Refusal {
  return new Refusal(
    'limit_reached',
    `You can make ${limits.publicTemplates.max} templates public a day (UTC). Keep this one private, or publish it tomorrow.`,
  );
}

async function ownTemplate(
  { store }: Pick<TemplateServices, 'store'>,
  userId: string,
  templateId: string,
): Promise<StoredTemplate> {
  const template = await store.find(userId, templateId);
  if (template === null) throw templateNotFound();
  return template;
}

/** The publication that a write is; null for one that makes nothing public. */
async function publicationOf(
  { store, hash, now }: TemplateServices,
  before: Pick<StoredTemplate, 'is_public'> | null,
  { user_id, is_public }: StoredTemplate,
): Promise<Publication | null> {
  if (!is_public || before?.is_public) return null;
  const email = await store.emailOf(user_id);
  const person = email === null ? null : await personHash(email, hash);
  return { by: person ?? user_id, window: windowOf('publicTemplates', now()) };
}

/** Compares two states of one template, whose fields are in the same order. */
function isSame(one: StoredTemplate, other: StoredTemplate): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
