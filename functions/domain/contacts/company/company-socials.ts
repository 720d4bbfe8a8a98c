import { companyProfile } from '../mentions/socials.ts';
import type { ContactRecord } from './contact-record.ts';
import type { FactsOfPage } from './page-facts.ts';

/** The company's profiles: in each network, the first that is not somebody else's. */
export function companySocials(pages: readonly FactsOfPage[], record: ContactRecord): Record<string, string> {
  const socials: Record<string, string> = {};
  const add = (network: string, url: string, page: string, decoding?: string) => {
    if (socials[network] !== undefined && socials[network] !== url) return;
    socials[network] = url;
    record.note('social', { value: url, page, ...(decoding ? { decoding } : {}) });
  };
  for (const { facts } of pages) {
    for (const { network, url, isOthers } of facts.profiles)
      if (!isOthers) add(network, url, facts.page.url, 'link address');
    for (const data of [facts.data, facts.markup]) {
      for (const link of data.profiles) {
        const profile = companyProfile(link);
        if (profile) add(profile.network, profile.url, facts.page.url, 'structured data');
      }
    }
  }
  return socials;
}
