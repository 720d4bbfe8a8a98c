import * as z from 'zod';
import { prose } from '../text.ts';
import { emailTemplate } from './template.ts';

export const templateTones = ['professional', 'friendly', 'casual', 'formal'] as const;
export type TemplateTone = (typeof templateTones)[number];

/** One or two paragraphs, three or four, five or more. Greeting and closing do not count. */
export const templateLengths = ['short', 'medium', 'long'] as const;

/** What to write a template for. The purpose is required, but the check is made elsewhere. */
export const templateRequest = z.strictObject({
  purpose: prose(500),
  tone: z.enum(templateTones).default('professional'),
  length: z.enum(templateLengths).default('medium'),
  includePrice: z.boolean().default(false),
  additionalContext: prose(2000).default(''),
});
export type TemplateRequest = z.infer<typeof templateRequest>;

/** A text that was generated for a request and not saved yet. Its content begins with a subject line. */
export const generatedTemplate = emailTemplate
  .pick({ title: true, description: true, content: true, category: true, variables: true })
  .extend({
    /** A language model, which costs a credit, or the product's own composer, which is free. */
    generated_by: z.enum(['model', 'composer']),
    /** Why a model did not write the text although one was expected to, as a sentence for the user. */
    notice: z.string().nullable(),
  });
export type GeneratedTemplate = z.infer<typeof generatedTemplate>;
