import * as z from 'zod';
import { contactLimits } from '../../model/contact-limits.ts';
import { contactMessage } from '../../model/contact-message.ts';
import { route } from '../route.ts';

/** The token of the link that confirms an objection: 256 random bits, sent to the address in question. */
const confirmation = z.strictObject({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Copy the whole link from the email'),
});

/** What anyone may request without an account, within limits per viewer. */
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
    body: z.strictObject({
      email: z.string().trim().min(1, 'Enter your email address').max(contactLimits.email),
    }),
    response: z.object({ confirmation_sent: z.literal(true) }),
    errors: ['too_many_requests'],
  }),
  /** Mail scanners follow links, so a GET only asks and a POST acts. */
  askToConfirmRemoval: route({
    method: 'GET',
    path: '/api/remove-my-data/{token}',
    access: 'token',
    params: confirmation,
    response: z.string(),
    errors: ['not_found'],
    page: true,
  }),
  confirmRemoval: route({
    method: 'POST',
    path: '/api/remove-my-data/{token}',
    access: 'token',
    params: confirmation,
    response: z.string(),
    errors: ['not_found'],
    page: true,
  }),
} as const;

/** The address of the page, linked from a mail, on which its recipient confirms an objection. */
export function confirmRemovalUrl(siteOrigin: string, token: string): string {
  return new URL(publicSite.confirmRemoval.path.replace('{token}', token), siteOrigin).href;
}
