import * as z from 'zod';
import { line, prose } from './text.ts';

/** What a message of the contact form can be about (spec section 2). */
const contactSubjects = ['demo', 'sales', 'support', 'partnership', 'other'] as const;

const isGiven = (text: string) => text !== '';

/** A message of the contact form, as a visitor fills it in. */
export const contactMessage = z.strictObject({
  name: line(200).refine(isGiven, 'Enter your name'),
  email: z.email('Enter a valid email address').max(320),
  company: line(200).optional(),
  subject: z.enum(contactSubjects, 'Choose a subject'),
  message: prose(5000).refine(isGiven, 'Enter a message'),
});
export type ContactMessage = z.infer<typeof contactMessage>;
