import type { SavedTemplate } from '../../../shared/model/outreach/template.ts';
import type { StoredTemplate } from './new-template.ts';

/** That somebody makes a template public: a keyed hash of the person, and the number of the day since 1970. */
export interface Publication {
  readonly by: string;
  readonly window: number;
}

/** Why somebody reported a public template, and when (ISO 8601). */
export interface TemplateReport {
  readonly reason: string;
  readonly reported_at: string;
}

/** What became of a report: only the first one of a user is stored, and only of a public template. */
export type ReportOutcome = 'reported' | 'reported_before' | 'not_public';

/** Where templates are stored. `Along` is what the store can write together with a new template. */
export interface TemplateStore<Along = unknown> {
  /** One of a user's own templates. */
  find(userId: string, templateId: string): Promise<StoredTemplate | null>;
  /** A public template, or a hidden one, of anybody. */
  findPublic(templateId: string): Promise<StoredTemplate | null>;
  /** Stores a new template, and counts its publication. Returns false if the person has made too many public in that window. */
  create(
    template: StoredTemplate,
    publication: Publication | null,
    along: readonly Along[],
  ): Promise<boolean>;
  /** Replaces a template as it was read, with its public copy and what its author has saved of it. */
  replace(
    before: StoredTemplate,
    after: StoredTemplate,
    publication: Publication | null,
  ): Promise<'written' | 'changed' | 'too_many'>;
  /** Deletes a template as it was read; false if it has changed since. */
  remove(template: StoredTemplate): Promise<boolean>;
  report(userId: string, templateId: string, report: TemplateReport): Promise<ReportOutcome>;

  /** What a user has saved of a template. */
  saved(userId: string, templateId: string): Promise<SavedTemplate | null>;
  /** Saves a template once; false if it is saved already. */
  save(saved: SavedTemplate): Promise<boolean>;
  /** Removes a saved template as it was read; false if it is gone or has changed since. */
  unsave(saved: SavedTemplate): Promise<boolean>;
  /** Names a saved template by its own id; null if there is none. */
  rename(userId: string, savedId: string, nickname: string | null): Promise<SavedTemplate | null>;

  /** The address of a user's account; null before the first visit to the app, which makes the profile. */
  emailOf(userId: string): Promise<string | null>;
}
