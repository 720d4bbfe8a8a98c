import * as z from 'zod';
import { route } from '../route.ts';

/** The token of a link, as `mintUnsubscribeToken` makes it. */
const params = z.strictObject({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Copy the whole link from the email'),
});

/**
 * How the recipient of a mail asks for no more, without an account or a script. Mail scanners follow links, so a GET
 * only asks. A POST acts, whatever its body. The page's button and the one-click POST of mail programs
 * (https://www.rfc-editor.org/rfc/rfc8058#section-3.2), a form in either encoding, use the same address.
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

/** The address in a mail at which its recipient can unsubscribe. */
export function unsubscribeUrl(siteOrigin: string, token: string): string {
  return new URL(unsubscribe.act.path.replace('{token}', token), siteOrigin).href;
}
