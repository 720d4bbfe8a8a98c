import * as z from 'zod';
import { contactLimits } from './contact-limits.ts';
import { line, prose } from './text.ts';

/** The subjects that the contact form offers. */
const contactSubjects = ['demo', 'sales', 'support', 'partnership', 'other'] as const;

const isGiven = (text: string) => text !== '';

/** A message of the contact form, as a visitor fills it in. */
export const contactMessage = z.strictObject({
  name: line(contactLimits.name).refine(isGiven, 'Enter your name'),
  email: z.email('Enter a valid email address').max(contactLimits.email),
  company: line(contactLimits.company).optional(),
  subject: z.enum(contactSubjects, 'Choose a subject'),
  message: prose(contactLimits.message).refine(isGiven, 'Enter a message'),
});
export type ContactMessage = z.infer<typeof contactMessage>;
