import * as z from 'zod';
import { gmailIntegration } from '../model/account/gmail-integration.ts';
import { nothing, route } from './route.ts';

/** Where the authorization returns to. Accepted but ignored: it is always the site's callback page. */
const redirectUri = z.string().max(2048).optional();

/** The Gmail account through which a user sends. */
export const mail = {
  integration: route({
    method: 'GET',
    path: '/api/gmail-integration',
    access: 'user',
    response: gmailIntegration.nullable(),
  }),
  /** Starts an authorization. The browser continues to `oauth_url`. */
  initiate: route({
    method: 'POST',
    path: '/api/gmail-oauth/initiate',
    access: 'user',
    body: z.strictObject({ redirect_uri: redirectUri }),
    response: z.object({ oauth_url: z.url() }),
    errors: ['unavailable'],
    failure: 'Failed to connect Gmail',
  }),
  /** Completes an authorization with the parameters of the callback page. */
  callback: route({
    method: 'POST',
    path: '/api/gmail-oauth/callback',
    access: 'user',
    body: z.strictObject({
      code: z.string().max(2048),
      state: z.string().max(512),
      /** The authorization server that redirected, if Google names it (RFC 9207). */
      iss: z.string().max(512).optional(),
      redirect_uri: redirectUri,
    }),
    response: gmailIntegration,
    errors: ['forbidden', 'conflict', 'unavailable'],
    failure: 'Failed to connect Gmail account',
  }),
  disconnect: route({
    method: 'DELETE',
    path: '/api/gmail-integration/{id}',
    access: 'user',
    params: z.strictObject({ id: z.uuid('Enter the id of a connected account') }),
    response: nothing,
    errors: ['not_found', 'unavailable'],
    failure: 'Failed to disconnect Gmail',
  }),
} as const;
