import type { UserProfile } from '../../model/account/profile.ts';

/** The signature that 'Generate from profile' proposes: the filled fields of the profile, one per line. */
export function signatureFromProfile(
  profile: Pick<UserProfile, 'name' | 'title' | 'company' | 'email' | 'phone'>,
): string {
  const { name, title, company, email, phone } = profile;
  return [name, title, company, email, phone]
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .join('\n');
}
