import type { ProfileStore } from '../../domain/profile/profile-store.ts';
import type { Table } from '../table.ts';
import { createProfile, getProfile, updateProfile } from './profiles.ts';

/** Profiles in the table. */
export function profileStore(table: Table): ProfileStore {
  return {
    find: (userId) => getProfile(table, userId),
    create: (profile) => createProfile(table, profile),
    update: (userId, changes, change) => updateProfile(table, userId, changes, change),
  };
}
