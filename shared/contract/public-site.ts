import * as z from 'zod';
import { contactMessage } from '../model/contact-message.ts';
import { route } from './route.ts';

/** What anyone may ask for without an account, within limits per viewer. */
export const publicSite = {
  contact: route({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    body: contactMessage,
    response: z.object({ received: z.literal(true) }),
    errors: ['too_many_requests'],
  }),
  removeMyData: route({
    method: 'POST',
    path: '/api/remove-my-data',
    access: 'public',
    body: z.strictObject({ email: z.string().trim().min(1, 'Enter your email address').max(320) }),
    response: z.object({ removed: z.literal(true) }),
    errors: ['too_many_requests'],
  }),
} as const;
