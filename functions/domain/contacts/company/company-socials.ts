import { foldText } from '../../../../shared/text/fold-text.ts';
import { companyProfile } from '../mentions/socials.ts';
import type { PageModel } from '../page/page-model.ts';
import type { Sighting } from '../page/sighting.ts';
import type { ContactRecord } from './contact-record.ts';
import type { FactsOfPage } from './page-facts.ts';
import { isOfMaker, makersOn } from './theme-makers.ts';

/** Shorter names of domains occur within other words. */
const minLabel = 4;

/**
 * The company's profiles, without those of people: of each network the first that is named like the company's domain, or else the first that is
 * not somebody else's.
 */
export function companySocials(
  pages: readonly FactsOfPage[],
  domain: string,
  record: ContactRecord,
): Record<string, string> {
  const label = squashed(domain.split('.')[0] ?? '');
  const isNamed = (url: string) =>
    label.length >= minLabel && squashed(url.slice(url.indexOf('/', 'https://'.length))).includes(label);
  const byNetwork = new Map<string, Sighting[]>();
  const add = (network: string, seen: Sighting) => {
    byNetwork.set(network, [...(byNetwork.get(network) ?? []), seen]);
  };
  for (const { facts } of pages) {
    const page = facts.page.url;
    const builder = builderOf(facts.page);
    const makers = facts.profiles.length > 0 ? makersOn(facts.page) : new Set<string>();
    const isMakers = (url: string) => isOfBuilder(url, builder) || (!isNamed(url) && isOfMaker(url, makers));
    const users = new Set(facts.personalLinks.map(({ user }) => squashed(user)));
    for (const { network, url, isOthers } of facts.profiles)
      if (!isOthers && !isMakers(url) && (isNamed(url) || !users.has(userOf(url))))
        add(network, { value: url, page, decoding: 'link address' });
    for (const link of [...facts.data.profiles, ...facts.markup.profiles]) {
      const profile = companyProfile(link);
      if (profile) add(profile.network, { value: profile.url, page, decoding: 'structured data' });
    }
  }
  const socials: Record<string, string> = {};
  for (const [network, all] of byNetwork) {
    const chosen = (all.find(({ value }) => isNamed(value)) ?? all.find(isWritten) ?? all[0])?.value ?? '';
    socials[network] = chosen;
    for (const seen of all) if (seen.value === chosen) record.note('social', seen);
  }
  return socials;
}

/** The first word of what built a page, as `Acme v4.7` names itself in `<meta name="generator">`; empty if nothing does. */
function builderOf({ meta }: PageModel): string {
  return squashed(/^[\p{L}\p{N}]+/u.exec(meta.get('generator')?.trim() ?? '')?.[0] ?? '');
}

/** Templates come with the profiles of those who made them. */
function isOfBuilder(url: string, builder: string): boolean {
  const parts = URL.parse(url)?.pathname.split('/') ?? [];
  return builder.length >= minLabel && parts.some((part) => squashed(part) === builder);
}

/** Facebook's short links to a page ("/share/1AbCdEfGhI/") only stand in for one that is written out. */
function isWritten({ value }: Sighting): boolean {
  return !/\/share\/[^/]+\/?$/.test(value);
}

/** "x.com/janeroe" beside "linkedin.com/in/janeroe" is hers. */
function userOf(profile: string): string {
  return squashed(URL.parse(profile)?.pathname ?? '');
}

function squashed(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
}
