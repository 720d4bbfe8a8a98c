import * as z from 'zod';

/** What a message of the contact form can be about (spec section 2). */
const contactSubjects = ['demo', 'sales', 'support', 'partnership', 'other'] as const;

const text = (what: string, most: number) =>
  z.string().trim().min(1, `Enter ${what}`).max(most, `Use at most ${most} characters`);

/** A message of the contact form, as a visitor fills it in. */
export const contactMessage = z.strictObject({
  name: text('your name', 200),
  email: z.email('Enter a valid email address').max(320),
  company: z.string().trim().max(200, 'Use at most 200 characters').optional(),
  subject: z.enum(contactSubjects, 'Choose a subject'),
  message: text('a message', 5000),
});
export type ContactMessage = z.infer<typeof contactMessage>;
