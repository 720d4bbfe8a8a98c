import type { UserProfile } from '../../../shared/model/account/profile.ts';
import { countryOfPhone } from '../outreach/country/country-of-phone.ts';
import { countryNamed } from './country-named.ts';
import { readPhone } from './read-phone.ts';

/** The country of a user: the one that their postal address ends with, or else the one of their phone number. */
export function homeCountry(profile: Pick<UserProfile, 'phone' | 'postal_address'> | null): string | null {
  if (profile === null) return null;
  const lastLine = profile.postal_address.trim().split(/[\n,]/).at(-1) ?? '';
  return countryNamed(lastLine) ?? countryOfPhone(readPhone(profile.phone, null));
}
