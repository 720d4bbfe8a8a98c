import * as z from 'zod';
import { profileFields, userProfile } from '../model/profile.ts';
import { route } from './route.ts';

/** What a user says about themselves: name, signature, which mails to get. */
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
    body: profileFields.partial().extend({
      /** Of the profile that was changed: if it has been changed since, the update is refused. */
      updated_at: z.iso.datetime('Pass updated_at of the profile that you changed'),
    }),
    response: userProfile,
    errors: ['conflict'],
    failure: 'Failed to update profile',
  }),
} as const;
