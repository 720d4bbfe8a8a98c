import * as z from 'zod';
import { tidyKeywords } from '../../text/keywords.ts';
import { line, prose } from '../text.ts';

/** Such as `cold_outreach`, `follow_up` or `negotiation`: shown by its words. */
const category = z
  .string()
  .max(50, 'Use at most 50 characters')
  .regex(
    /^[a-z0-9]+(?:_[a-z0-9]+)*$/,
    'Use lower case letters, digits and underscores, such as cold_outreach',
  );

export const maxKeywords = 20;

/** A mail with variables in single braces, as people write it. Title and content are required, though not here. */
export const templateFields = z.strictObject({
  title: line(200),
  description: prose(500),
  content: prose(10_000),
  category,
  /** Names of the content's variables in the order in which to ask for them; those not in the content do not count. */
  variables: z.array(line(50)).max(50),
  keywords: z.array(line(50)).max(maxKeywords).overwrite(tidyKeywords),
  is_public: z.boolean(),
});
export type TemplateFields = z.infer<typeof templateFields>;

/**
 * A template. `user_id` is the author's own id to the author, and null to everyone
 * else: nobody learns who wrote a public template.
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

/** What a user is called a saved template by; an empty one is none. */
export const nickname = line(200)
  .nullable()
  .transform((name) => (name === '' ? null : name));

/**
 * A template that a user saved, as it was when it was saved: one's own follows its
 * changes, another's stays readable when the original is changed or gone.
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
