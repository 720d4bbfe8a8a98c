import type { Shot } from '../frame/app-picture.tsx';
import contactsDark from './contacts-dark.webp';
import contactsLight from './contacts-light.webp';
import evidenceDark from './evidence-dark.webp';
import evidenceLight from './evidence-light.webp';
import mailDark from './mail-dark.webp';
import mailLight from './mail-light.webp';
import resultsDark from './results-dark.webp';
import resultsLight from './results-light.webp';
import phoneDark from './results-phone-dark.webp';
import phoneLight from './results-phone-light.webp';

/* Taken from the running app by `npm run screens`, in these sizes. */
export const resultsShot: Shot = { light: resultsLight, dark: resultsDark, width: 1120, height: 800 };
export const resultsOnPhone: Shot = { light: phoneLight, dark: phoneDark, width: 360, height: 460 };
export const evidenceShot: Shot = { light: evidenceLight, dark: evidenceDark, width: 640, height: 440 };
export const contactsShot: Shot = { light: contactsLight, dark: contactsDark, width: 640, height: 440 };
export const mailShot: Shot = { light: mailLight, dark: mailDark, width: 640, height: 440 };
