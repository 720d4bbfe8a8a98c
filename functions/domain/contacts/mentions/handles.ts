import type { PageContext } from '../page/page-context.ts';
import type { PageModel } from '../page/page-model.ts';
import { elementAt } from '../page/queries.ts';
import { segmentAt } from './place.ts';
import type { ProfileLink } from './profile-mentions.ts';
import { companyProfile } from './socials.ts';

/** "Instagram: @acme | TikTok: @acme": a network by its name, and right after it whoever is there. */
const handle =
  /(?<![\p{L}\p{N}@.])(instagram|insta|tik ?tok|twitter|facebook|youtube|threads)(?:\s?[:：–-]\s?|\s)@([a-z0-9_][a-z0-9_.]{1,28}[a-z0-9_])(?![\p{L}\p{N}@_-])/giu;

const addresses: Readonly<Record<string, string>> = {
  instagram: 'https://www.instagram.com/',
  insta: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/@',
  twitter: 'https://twitter.com/',
  facebook: 'https://www.facebook.com/',
  youtube: 'https://www.youtube.com/@',
  threads: 'https://www.threads.net/@',
};

/** A text of news names whoever has taken its pictures. */
const maxLine = 120;
const maxHandles = 20;

/** The profiles that a page names without a link. */
export function namedProfiles(page: PageModel, context: PageContext): ProfileLink[] {
  const profiles: ProfileLink[] = [];
  for (const [index, { text }] of page.lines.entries()) {
    if (text.length > maxLine || !text.includes('@')) continue;
    for (const { 0: written, 1: network = '', 2: user = '', index: start } of text.matchAll(handle)) {
      const address = addresses[network.toLowerCase().replace(' ', '')];
      const profile = address === undefined ? null : companyProfile(address + user);
      if (profile === null || profiles.length >= maxHandles) continue;
      const segment = segmentAt(page, index, start);
      const isOthers = context.isOthers(segment, start) || context.isCreditedAt(index, written);
      profiles.push({ ...profile, isOthers, element: elementAt(page, segment), isHandle: true });
    }
  }
  return profiles;
}
