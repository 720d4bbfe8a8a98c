import * as z from 'zod';
import { route } from './route.ts';

/** The token of a link, as `mintUnsubscribeToken` makes it. */
const params = z.strictObject({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Copy the whole link from the email'),
});

/**
 * How who got a mail says that there should be no more, without an account and without a script. Scanners of mail
 * follow links, so a GET only asks; a POST acts, whatever its body: the page's button and the one-click POST of mail
 * programs (https://www.rfc-editor.org/rfc/rfc8058#section-3.2), which is a form of either encoding, go to one address.
 */
export const unsubscribe = {
  ask: route({
    method: 'GET',
    path: '/api/unsubscribe/{token}',
    access: 'token',
    params,
    response: z.string(),
    errors: ['not_found'],
    page: true,
  }),
  act: route({
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    access: 'token',
    params,
    response: z.string(),
    errors: ['not_found'],
    page: true,
  }),
} as const;

/** The address that a mail names for its recipient to unsubscribe at. */
export function unsubscribeUrl(siteOrigin: string, token: string): string {
  return new URL(unsubscribe.act.path.replace('{token}', token), siteOrigin).href;
}
