import type { ProfileFields, UserProfile } from '../../../shared/model/account/profile.ts';

/** Where profiles are stored. */
export interface ProfileStore {
  find(userId: string): Promise<UserProfile | null>;
  /** Creates a profile. One that exists stays as it is. */
  create(profile: {
    readonly userId: string;
    readonly email: string;
    readonly createdAt: string;
  }): Promise<void>;
  /** Changes a profile whose last change was at `seen`; null if it was changed since. */
  update(
    userId: string,
    changes: Partial<ProfileFields>,
    change: { readonly seen: string; readonly at: string },
  ): Promise<UserProfile | null>;
}
