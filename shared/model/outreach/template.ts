import * as z from 'zod';
import { tidyKeywords } from '../../text/keywords.ts';
import { line, prose } from '../text.ts';

/** For example `cold_outreach`, `follow_up` or `negotiation`, shown as words. */
const category = z
  .string()
  .max(50, 'Use at most 50 characters')
  .regex(
    /^[a-z0-9]+(?:_[a-z0-9]+)*$/,
    'Use lower case letters, digits and underscores, such as cold_outreach',
  );

export const maxKeywords = 20;

/**
 * A mail with variables in single braces, as people write it. Title and content are required, but the check is made
 * elsewhere.
 */
export const templateFields = z.strictObject({
  title: line(200),
  description: prose(500),
  content: prose(10_000),
  category,
  /**
   * The names of the content's variables in the order in which to ask for them. Names that the content does not use
   * are ignored.
   */
  variables: z.array(line(50)).max(50),
  keywords: z.array(line(50)).max(maxKeywords).overwrite(tidyKeywords),
  is_public: z.boolean(),
});
export type TemplateFields = z.infer<typeof templateFields>;

/**
 * A template. `user_id` is the author's id for the author, and null for everyone else: nobody learns who wrote a
 * public template.
 */
export const emailTemplate = z.object({
  id: z.string(),
  user_id: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  category: z.string(),
  variables: z.array(z.string()),
  keywords: z.array(z.string()),
  is_public: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type EmailTemplate = z.infer<typeof emailTemplate>;

/** What a user calls a saved template. Empty for no nickname. */
export const nickname = line(200)
  .nullable()
  .transform((name) => (name === '' ? null : name));

/**
 * A template as it was when the user saved it. One's own follows later changes. Another author's stays readable when
 * the original is changed or deleted.
 */
export const savedTemplate = z.object({
  id: z.string(),
  user_id: z.string(),
  template_id: z.string(),
  nickname: z.string().nullable(),
  saved_at: z.iso.datetime(),
  template: emailTemplate,
});
export type SavedTemplate = z.infer<typeof savedTemplate>;
