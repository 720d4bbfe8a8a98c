import { billing } from './billing.ts';
import { profile } from './profile.ts';
import { publicSite } from './public-site.ts';
import { sessions } from './sessions.ts';

/** Every operation of the API by capability: one Lambda each, named as here. */
export const contract = { sessions, billing, profile, publicSite } as const;
