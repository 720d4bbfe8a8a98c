import { foldText } from '../../../../shared/text/fold-text.ts';
import { companyProfile } from '../mentions/socials.ts';
import type { PageElement, PageModel } from '../page/page-model.ts';
import { closest, textOf } from '../page/queries.ts';
import type { Sighting } from '../page/sighting.ts';
import { lowerBound } from '../people/person-card.ts';
import { beginsWithGivenName } from '../words/names/given-names.ts';
import type { ContactRecord } from './contact-record.ts';
import { squashed } from './own-company.ts';
import type { FactsOfPage } from './page-facts.ts';
import { hostsWritten } from './phones/phones-of-others.ts';
import { isOfMaker, makersOn } from './theme-makers.ts';

/** Shorter names of domains occur within other words. */
const minLabel = 4;
/** What a page says of itself in more letters is no name. */
const maxTitle = 300;
/** Whatever stands beside it, a profile with so long a name of the company's is its own. */
const minCertain = 10;

/**
 * The company's profiles, without those of people: of each network the first link that is named like the company's domain, or
 * else the one on most pages, or else the first that is not somebody else's.
 */
export function companySocials(
  pages: readonly FactsOfPage[],
  domain: string,
  record: ContactRecord,
): Record<string, string> {
  const label = squashed(domain.split('.')[0] ?? '');
  const parts = foldText(domain.split('.')[0] ?? '').split('-');
  const isNamed = (url: string) => {
    const user = userOf(url);
    if (label.length >= minLabel && user.includes(label)) return true;
    // "joiners.of.millroad" on millroad-joiners.example
    return parts.length > 1 && parts.every((part) => part.length >= minLabel && user.includes(part));
  };
  const title = foldText((pages[0]?.facts.page.title ?? '').slice(0, maxTitle));
  const words = `${foldText(domain.split('.')[0] ?? '')} ${title}`
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= minWordOfTitle);
  const countOf = pagesWithLinks(pages);
  const isLinkedOnce = (url: string) => pages.length >= minPages && countOf(url) === 1;
  const isOnMostPages = (url: string) => countOf(url) >= minPages && countOf(url) * 2 > pages.length;
  const byNetwork = new Map<string, Sighting[]>();
  const owners = new Map<string, readonly string[]>();
  const add = (network: string, seen: Sighting) => {
    byNetwork.set(network, [...(byNetwork.get(network) ?? []), seen]);
  };
  for (const { facts } of pages) {
    const page = facts.page.url;
    const builder = builderOf(facts.page);
    const makers = facts.profiles.length > 0 ? makersOn(facts.page) : new Set<string>();
    const isMakers = (url: string) => isOfBuilder(url, builder) || (!isNamed(url) && isOfMaker(url, makers));
    const users = new Set(facts.personalLinks.map(({ user }) => squashed(user)));
    const isInCard = inCards(facts);
    for (const { network, url, isOthers, element, isHandle } of facts.profiles)
      if (
        !isMakers(url) &&
        !(isOthers && !(label.length >= minCertain && isNamed(url))) &&
        (isNamed(url) ||
          !(
            isCalledOtherwise(facts.page, element, network, url, words) ||
            users.has(userOf(url)) ||
            isInCard(element) ||
            isBesideOther(facts.page, element, label) ||
            (!isHandle && isLinkedOnce(url) && namesOther(facts.page, element, url, words))
          ))
      ) {
        add(network, { value: url, page, decoding: isHandle ? ofHandle : 'link address' });
        if (!owners.has(url)) owners.set(url, ownerInText(textOf(facts.page, element), network, url));
      }
    for (const { user } of facts.personalLinks)
      if (isOrganizations(user, label, facts) || isTitled(user, title, facts))
        add('linkedin', {
          value: `https://www.linkedin.com/in/${user}`,
          page,
          decoding: 'link address',
        });
    for (const link of [...facts.data.profiles, ...facts.markup.profiles]) {
      const profile = companyProfile(link);
      if (profile) add(profile.network, { value: profile.url, page, decoding: ofData });
    }
  }
  const socials: Record<string, string> = {};
  for (const [network, all] of byNetwork) {
    const linked = all.filter(({ decoding }) => decoding !== ofHandle);
    const seen = linked.length > 0 ? linked : all;
    if (!seen.some(({ value }) => isNamed(value)) && areOfMembers(seen, owners, title)) continue;
    const chosen =
      (
        seen.find(({ value, decoding }) => isNamed(value) && decoding !== ofData) ??
        seen.find(({ value }) => isOnMostPages(value)) ??
        seen.find(({ value }) => isNamed(value)) ??
        seen.find(isWritten) ??
        seen[0]
      )?.value ?? '';
    socials[network] = chosen;
    for (const one of seen) if (one.value === chosen) record.note('social', one);
  }
  return socials;
}

/** Fewer letters of a profile's name are also those of a place or a department. */
const minOwner = 6;
const minWordOfTitle = 4;

/** The words of a link that say whose profile it leads to ("North Giants Facebook"), if the profile is called so. */
function ownerInText(text: string, network: string, url: string): readonly string[] {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== network);
  const owner = words.join('');
  return owner.length >= minOwner && userOf(url).includes(owner) ? words : [];
}

/** Whether the profiles are of several others, each linked by a name of its own, as a federation links its clubs. */
function areOfMembers(
  seen: readonly Sighting[],
  owners: ReadonlyMap<string, readonly string[]>,
  title: string,
): boolean {
  const lists = [...new Set(seen.map(({ value }) => value))].map((url) => owners.get(url) ?? []);
  const words = lists.flat();
  return (
    lists.length > 1 &&
    lists.every(({ length }) => length > 0) &&
    new Set(words).size === words.length &&
    !words.some((word) => word.length >= minWordOfTitle && title.includes(word))
  );
}

const maxAround = 200;

/** Whether a link stands beside the website of somebody else: "roe.example · LinkedIn". */
function isBesideOther(page: PageModel, element: number, label: string): boolean {
  const around = lineOf(page, element).slice(0, maxAround).replace(textOf(page, element), '');
  const hosts = hostsWritten(around);
  return hosts.length > 0 && !hosts.some((host) => squashed(host).includes(label));
}

function lineOf(page: PageModel, element: number): string {
  const { firstSegment = -1 } = page.elements[element] ?? {};
  return page.lines[page.segments[firstSegment]?.line ?? -1]?.text ?? '';
}

/** A company has its own profiles on every page, or at least where it can be reached. */
const minPages = 3;

/** How many pages of a site link to a profile. */
function pagesWithLinks(pages: readonly FactsOfPage[]): (url: string) => number {
  const counts = new Map<string, number>();
  for (const { facts } of pages)
    for (const url of new Set(facts.profiles.map((profile) => profile.url)))
      counts.set(url, (counts.get(url) ?? 0) + 1);
  return (url) => counts.get(url) ?? 0;
}

/** Folded: "Facebook", "social media", "Follow us", "Folgen Sie uns": texts of links to a company's own profile. */
const ofOwnProfile =
  /face ?book|(?<![a-z])fb(?![a-z])|insta|twitter|(?<![a-z])x(?![a-z])|linked ?in|you ?tube|tik ?tok|pinterest|git ?hub|(?<![a-z])xing(?![a-z])|vimeo|threads|bluesky|telegram|social|sozial|soci[ae]|profil|kanal|channel|cana[il]|chaine|follow|folg|segui|suiv|seuraa|obserwuj|sledujte|kovess|takip|(?<![a-z])(?:us|our|uns|unsere?n?|nous|nos|notre|nuestr[ao]s?|noi|nostr[ai]|nosso|nossa|ons|onze|oss|var[at]?|nas|nasz[aey]?|bizi)(?![a-z])/;
const address = /(?:https?:\/\/|www\.)\S+/gi;

/**
 * Whether the text of a link says whose profile it leads to, and neither this nor the profile has one of the company's
 * words: "our baker @roe", "the governor's briefings". In a sentence, an address says nothing of whose it is.
 */
function namesOther(page: PageModel, element: number, url: string, company: readonly string[]): boolean {
  const written = textOf(page, element);
  const text = foldText(written.replace(address, ''));
  if (company.some((word) => text.includes(word) || userOf(url).includes(word))) return false;
  if (/[a-z]/.test(text)) return !ofOwnProfile.test(text);
  return (
    text === '' &&
    written !== '' &&
    lineOf(page, element).replace(written, '').trim().split(' ').length > maxWordsBeside
  );
}

/** "Facebook:", "Find us on Facebook". */
const maxWordsBeside = 5;

/**
 * Whether a link's whole text is the name of its profile ("Bistro Lake" for /bistro.lake), and neither has a word of the
 * company's: a partner's, or a designer's.
 */
function isCalledOtherwise(
  page: PageModel,
  element: number,
  network: string,
  url: string,
  company: readonly string[],
): boolean {
  const written = textOf(page, element).trim();
  // "@acme.photo" names the profile by its address, as anybody does their own.
  if (
    url
      .toLowerCase()
      .replace(/\/$/, '')
      .endsWith(`/${written.replace(/^@/, '').toLowerCase()}`)
  )
    return false;
  const text = foldText(written);
  if (ownerInText(text, network, url).length === 0 || ofOwnProfile.test(text)) return false;
  return !company.some((word) => text.includes(word) || userOf(url).includes(word));
}

/** Data in which a theme or a plugin may keep the profiles of somebody else: what visitors see counts for more. */
const ofData = 'structured data';

/** How a handle beside the name of its network becomes an address. */
const ofHandle = 'handle at the network';

/** On a page of so many people each has their own profiles beside the name. */
const minPeople = 3;
const maxSegmentsOfCard = 12;
const maxLevelsOfCard = 4;

/** Whether an element is within a block that has the name of one person, on a page of several. */
function inCards({ page, people }: FactsOfPage['facts']): (element: number) => boolean {
  const names = new Map<string, number>();
  for (const { name, isListed, line } of people)
    if (isListed) names.set(name, page.lines[line]?.firstSegment ?? -1);
  const starts = [...names.values()].sort((one, other) => one - other);
  const countIn = ({ firstSegment, endSegment }: PageElement) =>
    lowerBound(starts, endSegment) - lowerBound(starts, firstSegment);
  return (element) => {
    if (starts.length < minPeople) return false;
    const block = page.elements[closest(page, element, (one) => countIn(one) > 0, maxLevelsOfCard)];
    return (
      block !== undefined &&
      countIn(block) === 1 &&
      block.tag !== 'footer' &&
      block.endSegment - block.firstSegment <= maxSegmentsOfCard
    );
  };
}

/** A shorter name of a domain is also that of people. */
const minOrganization = 8;

/**
 * "/in/acme-medical-centre-3b2" on acmemedical.example: an organization that has made itself the profile of a person. A
 * domain may be called after somebody who has one.
 */
function isOrganizations(user: string, label: string, { people }: FactsOfPage['facts']): boolean {
  const called = squashed(user);
  return (
    label.length >= minOrganization &&
    called.startsWith(label) &&
    !user.split('-').some(beginsWithGivenName) &&
    !people.some(({ name }) => called.startsWith(squashed(name)))
  );
}

/** A number that LinkedIn adds to usernames. */
const numberOfUser = /-[0-9a-f]{5,}$/;
const minWordsOfFirm = 2;

/** "/in/mill-road-joiners-a84b789a" on the site of "Mill Road Joiners", which is nobody's name. */
function isTitled(user: string, title: string, { people }: FactsOfPage['facts']): boolean {
  const words = foldText(user).replace(numberOfUser, '').split('-');
  const called = words.join('');
  return (
    words.length >= minWordsOfFirm &&
    called.length >= minOrganization &&
    squashed(title).includes(called) &&
    !words.some(beginsWithGivenName) &&
    !people.some(({ name }) => called.includes(squashed(name)))
  );
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
