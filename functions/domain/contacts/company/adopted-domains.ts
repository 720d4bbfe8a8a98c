import { foldText } from '../../../../shared/text/fold-text.ts';
import { isFreeMailHost } from '../../email-addresses/free-mail.ts';
import { nextTurn } from '../../web/deadline.ts';
import type { AddressMention } from '../mentions/address-mentions.ts';
import { elementAt } from '../page/queries.ts';
import { anyInitial, initialOf, initialsOf, matchesName } from '../people/match-name.ts';
import { registrable } from '../site/site-domains.ts';
import { titleStrength } from '../words/job-title.ts';
import { isGeneral } from '../words/mailboxes.ts';
import { isInstitutionWord } from '../words/not-names.ts';
import { nameParts } from '../words/person-name.ts';
import { type CompanyDomains, hostPart, isAutomatic, isSample, labelOf, localPart } from './own-domains.ts';
import { type FactsOfPage, isStaffPage, type PageFacts } from './page-facts.ts';
import { isPrivacyPage } from './phones/phones-of-others.ts';

/** The maximum distance, in lines, between an address and its owner's name. */
const maxLinesApart = 4;
/** "E-Mail: " */
const maxLabel = 10;
/** The maximum number of addresses of other domains that are compared with the names of a site. */
const maxMatched = 300;
/** The minimum number of people of one staff page who each have one mailbox at a domain. */
const minCards = 2;
/** The minimum number of mailboxes at a domain, besides one person's, that a firm without its own has on its main pages. */
const minOnMainPages = 3;
/** The maximum number of pages of a site on which one person's mailbox stands: their own, and the team's. */
const maxPages = 2;

/** Finds the person among all people of a site whose name an address contains. */
export class Roster {
  private readonly byInitial = new Map<string, Set<string>>();
  private readonly known = new Map<string, string | undefined>();
  private readonly staff = new Set<string>();

  constructor(pages: readonly FactsOfPage[]) {
    for (const { kind, facts } of pages) {
      for (const { name, title, isListed } of facts.people) {
        if (isListed && title !== '' && kind !== 'rest') this.staff.add(name);
        for (const initial of initialsOf(name)) {
          this.byInitial.set(initial, (this.byInitial.get(initial) ?? new Set()).add(name));
        }
      }
    }
  }

  /** Whether a page that presents the company's people lists somebody with a title. */
  isStaff(name: string): boolean {
    return this.staff.has(name);
  }

  /** The person whose first and last name a mailbox contains, wherever on the site they are named. */
  ownerOf(local: string): string | undefined {
    if (!this.known.has(local) && this.known.size < maxMatched) {
      const names = [initialOf(local), anyInitial].flatMap((key) => [...(this.byInitial.get(key) ?? [])]);
      this.known.set(
        local,
        names.find((name) => matchesName(local, name) === 'full'),
      );
    }
    return this.known.get(local);
  }
}

/**
 * The domains from which a company writes although its site is elsewhere, like a broker on a network's domain or a
 * lab on its university's. Their local parts contain the names of two of the company's people, or match two people
 * next to them. One is enough if a general mailbox of the same domain is on the home page, the contact page or the
 * imprint. If the contact page has other mailboxes, both count only of a domain that a page about the company has, too.
 * Proof is also the same mailbox as the company's, next to it, and two mailboxes that
 * the page on privacy names again and again, and one each in the cards of a staff page or on people's own pages, if one
 * person or a general mailbox proves whose they are: a university's account may be called ab1cd. A laboratory's site has
 * no mailboxes of its own, so that one person proves a university. A general mailbox also proves a domain that is
 * short for what the home page calls the site, and three mailboxes on such pages do beside one person's if the site has
 * none of its own; so do three at a domain that the site's own one begins or ends in, and the only general one at a domain
 * called as the site's own account at a network. Between two pages the rest of the process has its turn.
 */
export async function adoptedDomains(
  pages: readonly FactsOfPage[],
  domains: CompanyDomains,
  roster: Roster,
): Promise<string[]> {
  const people = new Map<string, Set<string>>();
  const withGeneral = new Set<string>();
  const onMainPages = new Map<string, Set<string>>();
  const twins = new Set<string>();
  const ofCards = new Set(domainsOfProfiles(pages, domains));
  let hasOwn = false;
  const onPagesAboutUs = new Set<string>();
  let isReachedElsewhere = false;
  for (const page of pages) {
    const { kind, facts } = page;
    await nextTurn();
    if (isStaffPage(kind, facts.page.url))
      for (const domain of domainsOfCards(facts, domains)) ofCards.add(domain);
    if (isPrivacyPage(page)) for (const domain of domainsRepeated(facts)) twins.add(domain);
    for (const mention of facts.addresses) {
      const host = hostPart(mention.address);
      if (mention.isOthers || mention.isSample || isSample(mention.address) || isAutomatic(mention.address))
        continue;
      const isOwn = domains.owns(host);
      hasOwn ||= isOwn;
      isReachedElsewhere ||= kind === 'contact' && (isOwn || isFreeMailHost(host));
      if (isOwn || isFreeMailHost(host)) continue;
      const domain = registrable(host);
      if (!/^(?:home|rest)$/.test(kind)) onPagesAboutUs.add(domain);
      const local = localPart(mention.address);
      const owner = ownerBeside(facts, mention) ?? roster.ownerOf(local);
      if (owner !== undefined) {
        people.set(domain, (people.get(domain) ?? new Set()).add(owner));
        continue;
      }
      if (!/^(?:home|contact|imprint)$/.test(kind)) continue;
      onMainPages.set(domain, (onMainPages.get(domain) ?? new Set()).add(local));
      if (isGeneral(local) || local === labelOf(domain)) {
        withGeneral.add(domain);
        if (isTwin(facts, mention, domains)) twins.add(domain);
      }
    }
  }
  const isOnly = !hasOwn && people.size === 1;
  const ofPeople = [...people].flatMap(([domain, names]) =>
    ((!isReachedElsewhere || onPagesAboutUs.has(domain)) && (names.size >= 2 || withGeneral.has(domain))) ||
    ofCards.has(domain) ||
    (isOnly && (isAcademic(domain) || (onMainPages.get(domain)?.size ?? 0) >= minOnMainPages))
      ? [domain]
      : [],
  );
  const proven = [...withGeneral].filter((domain) => ofCards.has(domain) || domains.isShortForTitle(domain));
  const ofAssociation = [...onMainPages].flatMap(([domain, { size }]) =>
    !hasOwn && size >= minOnMainPages && domains.hasInName(domain) ? [domain] : [],
  );
  const isAlone = !hasOwn && withGeneral.size === 1;
  const ofAccounts = isAlone ? [...withGeneral].filter(isAccountOf(pages)) : [];
  const ofOnly = hasOwn ? [] : domainOfOnlyMailbox(pages);
  return [...new Set([...ofPeople, ...proven, ...twins, ...ofAssociation, ...ofAccounts, ...ofOnly])];
}

/** A shorter name of an account may be anybody's. */
const minAccount = 6;

/** Whether a domain is called as one of the site's own accounts is: "acmecare.example" beside "instagram.com/acmecare". */
function isAccountOf(pages: readonly FactsOfPage[]): (domain: string) => boolean {
  const links = pages.flatMap(({ facts }) => [
    ...facts.profiles.flatMap(({ url, isOthers }) => (isOthers ? [] : [url])),
    ...facts.data.profiles,
  ]);
  const accounts = new Set(
    links.map((link) => foldText(URL.parse(link)?.pathname ?? '').replace(/[^\p{L}\p{N}]/gu, '')),
  );
  return (domain) => labelOf(domain).length >= minAccount && accounts.has(labelOf(domain));
}

/** "anytown.roe@bailiffs.example" */
const minLastName = 4;

/**
 * The domain of a site's only mailbox if it is called after somebody whom the site names with a title, as the chamber of a
 * profession gives one to each office of one person; none otherwise.
 */
function domainOfOnlyMailbox(pages: readonly FactsOfPage[]): string[] {
  const shown = pages.flatMap(({ facts }) => facts.addresses).filter(({ isSample: is }) => is !== true);
  const [only = '', ...others] = new Set(shown.map(({ address }) => address));
  if (only === '' || others.length > 0 || shown.some(({ isOthers }) => isOthers)) return [];
  const words = foldText(localPart(only)).split(/[^a-z]+/);
  const isNamed = pages.some(({ facts }) =>
    facts.people.some(({ name, title }) => {
      const { last } = nameParts(name);
      return last.length >= minLastName && words.includes(last) && titleStrength(title) === 'certain';
    }),
  );
  return isNamed && !isFreeMailHost(hostPart(only)) ? [registrable(hostPart(only))] : [];
}

/** "uh.edu", "ox.ac.uk", "uni-oststadt.de" */
function isAcademic(domain: string): boolean {
  return (
    /(?:^|\.)(?:edu|ac)(?:\.[a-z]{2})?$|^(?:uni|univ|tu|th|fh|hs)-/.test(domain) ||
    isInstitutionWord(domain.split(/[.-]/)[0] ?? '')
  );
}

/**
 * The domains at which several people of a staff page have one mailbox each that is in nobody else's card, if these
 * are more than have one on the company's own domains.
 */
function domainsOfCards(facts: PageFacts, domains: CompanyDomains): string[] {
  const holders = new Map<string, Set<string>>();
  const held = new Map<string, Set<string>>();
  for (const mention of facts.addresses.filter(mayBeOnesOwn)) {
    const { address, line, segment } = mention;
    const host = hostPart(address);
    const domain = domains.owns(host) ? '' : registrable(host);
    for (const person of facts.people) {
      if (!person.isListed) continue;
      const isTheirs =
        person.line === line || (segment >= person.firstSegment && segment < person.endSegment);
      if (!isTheirs) continue;
      holders.set(address, (holders.get(address) ?? new Set()).add(person.name));
      const key = `${domain} ${person.name}`;
      held.set(key, (held.get(key) ?? new Set()).add(address));
    }
  }
  const cards = new Map<string, number>();
  for (const [key, addresses] of held) {
    const [only = ''] = addresses;
    const domain = key.slice(0, key.indexOf(' '));
    if (addresses.size === 1 && holders.get(only)?.size === 1)
      cards.set(domain, (cards.get(domain) ?? 0) + 1);
  }
  return [...cards].flatMap(([domain, count]) =>
    domain !== '' && count >= minCards && count > (cards.get('') ?? 0) ? [domain] : [],
  );
}

/** The domains at which several people have one mailbox each on a page of their own, which names nobody else. */
function domainsOfProfiles(pages: readonly FactsOfPage[], domains: CompanyDomains): string[] {
  const profiles = new Map<string, { people: Set<string>; mailboxes: Set<string> }>();
  const mailboxesOf = ({ facts }: FactsOfPage) =>
    new Set(facts.addresses.filter(mayBeOnesOwn).map(({ address }) => address));
  const pagesOf = new Map<string, number>();
  for (const page of pages)
    for (const mailbox of mailboxesOf(page)) pagesOf.set(mailbox, (pagesOf.get(mailbox) ?? 0) + 1);
  for (const page of pages) {
    const people = new Set(page.facts.people.filter(({ isListed }) => isListed).map(({ name }) => name));
    // A mailbox in the footer of all pages is whoever's.
    const mailboxes = [...mailboxesOf(page)].filter((mailbox) => (pagesOf.get(mailbox) ?? 0) <= maxPages);
    const [name] = people;
    const [mailbox] = mailboxes;
    if (name === undefined || mailbox === undefined || people.size > 1 || mailboxes.length > 1) continue;
    const domain = registrable(hostPart(mailbox));
    if (domains.owns(domain)) continue;
    const known = profiles.get(domain) ?? { people: new Set(), mailboxes: new Set() };
    profiles.set(domain, { people: known.people.add(name), mailboxes: known.mailboxes.add(mailbox) });
  }
  return [...profiles].flatMap(([domain, { people, mailboxes }]) =>
    Math.min(people.size, mailboxes.size) >= minCards ? [domain] : [],
  );
}

/** Whether a mailbox may be one person's at a company: neither a provider's, nor a general one, nor nobody's. */
function mayBeOnesOwn({ address, isOthers, isSample: announced }: AddressMention): boolean {
  return (
    !(isOthers || announced || isSample(address) || isAutomatic(address)) &&
    !isGeneral(localPart(address)) &&
    !isFreeMailHost(hostPart(address))
  );
}

/** The domains at which a page names at least two mailboxes, each of them in several places. */
function domainsRepeated({ addresses }: PageFacts): string[] {
  const linesOf = new Map<string, Set<number>>();
  for (const { address, line, isOthers, isSample } of addresses)
    if (!isOthers && !isSample && !isFreeMailHost(hostPart(address)))
      linesOf.set(address, (linesOf.get(address) ?? new Set()).add(line));
  const domains = [...linesOf].flatMap(([address, { size }]) =>
    size >= 2 ? [registrable(hostPart(address))] : [],
  );
  return domains.filter((domain, at) => domains.indexOf(domain) !== at);
}

/** "info@acme.example" and "info@roe.example" right below each other in one paragraph: two partners' mailboxes. */
function isTwin({ page, addresses }: PageFacts, mention: AddressMention, domains: CompanyDomains): boolean {
  const local = localPart(mention.address);
  const isAlone = ({ line, address }: AddressMention) =>
    (page.lines[line]?.text.length ?? 0) <= address.length + maxLabel;
  return (
    isAlone(mention) &&
    addresses.some(
      (other) =>
        Math.abs(other.line - mention.line) === 1 &&
        elementAt(page, other.segment) === elementAt(page, mention.segment) &&
        localPart(other.address) === local &&
        domains.owns(hostPart(other.address)) &&
        isAlone(other),
    )
  );
}

/** The person next to an address that contains their name. */
export function ownerBeside(
  facts: PageFacts,
  { address, line, segment }: AddressMention,
): string | undefined {
  const local = localPart(address);
  return facts.people.find(
    (person) =>
      (Math.abs(person.line - line) <= maxLinesApart ||
        (segment >= person.firstSegment && segment < person.endSegment)) &&
      matchesName(local, person.name) !== 'none',
  )?.name;
}
