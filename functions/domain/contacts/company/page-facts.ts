import { foldText } from '../../../../shared/text/fold-text.ts';
import { nextTurn } from '../../web/deadline.ts';
import { type AddressMention, linkedAddresses, shownAddresses } from '../mentions/address-mentions.ts';
import type { DataFacts } from '../mentions/data-facts.ts';
import { namedProfiles } from '../mentions/handles.ts';
import { readMarkup } from '../mentions/marked-up-data.ts';
import {
  linkedPhones,
  type PhoneMention,
  shownPhones,
  withoutCutNumbers,
} from '../mentions/phones/phone-mentions.ts';
import { type PersonalLink, type ProfileLink, profileLinks } from '../mentions/profile-mentions.ts';
import { readData } from '../mentions/structured-data.ts';
import { PageContext } from '../page/page-context.ts';
import type { PageModel } from '../page/page-model.ts';
import { SiteWords } from '../page/site-words.ts';
import { findPeople } from '../people/find-people.ts';
import type { ShownPerson } from '../people/name-at.ts';
import { NameEvidence } from '../people/name-evidence.ts';
import { isRanks } from '../people/titles-of-headings.ts';
import { type LinkKind, staffWords } from '../site/link-words.ts';
import type { PageFaults } from '../site/page-faults.ts';
import { localPart } from './own-domains.ts';

/** What a page mentions, except people. */
interface PageMentions {
  readonly page: PageModel;
  readonly context: PageContext;
  readonly addresses: readonly AddressMention[];
  readonly phones: readonly PhoneMention[];
  readonly personalLinks: readonly PersonalLink[];
  readonly profiles: readonly ProfileLink[];
  readonly data: DataFacts;
  readonly markup: DataFacts;
}

/** Everything that one page says, before deciding to whom it belongs. */
export interface PageFacts extends PageMentions {
  readonly people: readonly ShownPerson[];
}

/** A page's facts, and what kind of page it is. */
export interface FactsOfPage {
  readonly kind: LinkKind;
  /** Read only because the likelier ones were all read. */
  readonly isFurther: boolean;
  readonly facts: PageFacts;
}

/** Runs every extractor except that for people. `country` is for phone numbers without a country code. */
export function mentionsOn(
  page: PageModel,
  country: string | undefined,
  isOwnUrl: (url: string) => boolean,
): PageMentions {
  const context = new PageContext(page);
  const linked = profileLinks(page, context);
  return {
    page,
    context,
    addresses: [...linkedAddresses(page, context), ...shownAddresses(page, context)],
    phones: withoutCutNumbers(linkedPhones(page, context, country), shownPhones(page, context, country)),
    personalLinks: linked.personalLinks,
    profiles: [...linked.profiles, ...namedProfiles(page, context)],
    data: readData(page, isOwnUrl),
    markup: readMarkup(page, context),
  };
}

/** A team's page may be linked as the one about the company ("About us" that leads to /our-team/). */
export function isStaffPage(kind: LinkKind, url: string): boolean {
  if (kind !== 'about') return kind === 'team';
  const path = URL.parse(url)?.pathname.replace(/(?:index)?\.\w+$|index$/, '') ?? '';
  return staffWords?.isIn(foldText(path.replace(/[^\p{L}]+/gu, ' ')).trim()) === true;
}

/** "/partners.html": people of the firm, wherever they have titles. Firms with which it works have none. */
function isPageOfRank(url: string): boolean {
  const name = /([^/]+?)(?:\.\w+)?\/?$/u.exec(URL.parse(url)?.pathname ?? '')?.[1] ?? '';
  return isRanks(foldText(name.replace(/[^\p{L}]+/gu, ' ')).trim());
}

interface PageOfSite {
  readonly kind: LinkKind;
  readonly isFurther: boolean;
  readonly url: string;
  readonly content: { readonly page: PageModel };
}

/**
 * What all pages of a site say. Their people are found last, since names are judged by the words of the whole site.
 * Between two pages the rest of the process has its turn: a page that is made to be slow delays nothing but itself.
 */
export async function factsOf(
  pages: readonly PageOfSite[],
  country: string | undefined,
  isOwnUrl: (url: string) => boolean,
  faults: PageFaults,
): Promise<FactsOfPage[]> {
  const mentioned: { kind: LinkKind; isFurther: boolean; mentions: PageMentions }[] = [];
  for (const { kind, isFurther, url, content } of pages) {
    faults.contain(url, undefined, () => {
      mentioned.push({
        kind,
        isFurther: isFurther && !isPageOfRank(url),
        mentions: mentionsOn(content.page, country, isOwnUrl),
      });
    });
    await nextTurn();
  }
  const evidence = new NameEvidence(
    new SiteWords(pages.filter(({ isFurther }) => !isFurther).map(({ content }) => content.page)),
    mentioned.flatMap(({ mentions }) => mentions.addresses.map(({ address }) => localPart(address))),
  );
  const facts: FactsOfPage[] = [];
  for (const { kind, isFurther, mentions } of mentioned) {
    const { page, context } = mentions;
    // Of such a page only those count whom it says how to reach.
    const namesNobody = isFurther && mentions.addresses.length === 0;
    faults.contain(page.url, undefined, () => {
      facts.push({
        kind,
        isFurther,
        facts: {
          ...mentions,
          people: namesNobody ? [] : findPeople(page, context, evidence, isStaffPage(kind, page.url)),
        },
      });
    });
    await nextTurn();
  }
  return facts;
}
