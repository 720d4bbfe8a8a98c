import * as z from 'zod';
import { profileFields, userProfile } from '../model/account/profile.ts';
import { route } from './route.ts';

/** The version that was changed. If the profile has changed since, the update is refused. */
const seen = z.iso.datetime('Pass updated_at of the profile that you changed');

/** What users say about themselves: name, signature, which mails to receive. */
export const profile = {
  get: route({
    method: 'GET',
    path: '/api/profile',
    access: 'user',
    response: userProfile,
  }),
  update: route({
    method: 'PATCH',
    path: '/api/profile',
    access: 'user',
    body: profileFields.partial().extend({ updated_at: seen }),
    response: userProfile,
    errors: ['conflict'],
    failure: 'Failed to update profile',
  }),
  /** Only the signature, as asked for before a template is filled. */
  saveSignature: route({
    method: 'PUT',
    path: '/api/profile/signature',
    access: 'user',
    body: profileFields
      .pick({ email_signature: true })
      .refine(({ email_signature }) => email_signature !== '', {
        path: ['email_signature'],
        message: 'Enter your signature',
      })
      .safeExtend({ updated_at: seen }),
    response: userProfile,
    errors: ['conflict'],
    failure: 'Failed to save signature',
  }),
} as const;
