import { isFreeMailHost } from '../../email-addresses/free-mail.ts';
import type { AddressMention } from '../mentions/address-mentions.ts';
import type { DataPerson } from '../mentions/data-facts.ts';
import { findAddresses } from '../mentions/find-addresses.ts';
import { addressesOfMailto } from '../mentions/linked-address.ts';
import { linkedinUser } from '../mentions/socials.ts';
import type { VCard } from '../mentions/vcards.ts';
import { type Sighting, sighting } from '../page/sighting.ts';
import { matchesName } from '../people/match-name.ts';
import type { ShownPerson } from '../people/name-at.ts';
import { isStaffPlace } from '../people/person-card.ts';
import { inUsualOrder } from '../people/usual-order.ts';
import { cleanTitle } from '../words/job-title.ts';
import { isCentral, isGeneral } from '../words/mailboxes.ts';
import { beginsWithGivenName } from '../words/names/given-names.ts';
import { personName } from '../words/person-name.ts';
import { isOutsider } from '../words/staff-words.ts';
import { byInitials, everybodyOnce, keyOf, peopleByInitial } from './by-name.ts';
import {
  decodingOfName,
  hasSiblings,
  isAnothersName,
  isInside,
  isOfNeighbour,
  isOfOffice,
  isOnlyFirm,
  isPersonal,
  isPhoneOf,
  isSmall,
  nameInLink,
  withoutPlaces,
} from './card-contents.ts';
import type { Judgement } from './judgement.ts';
import { hostPart, localPart } from './own-domains.ts';
import type { FactsOfPage, PageFacts } from './page-facts.ts';
import {
  type NameSighting,
  nameSighting,
  type Person,
  type TitleSighting,
  titleSightings,
  withTitlesHere,
} from './person.ts';
import { PersonScore } from './person-score.ts';
import { isCalledAfter, soleClaims } from './sole-claims.ts';
import { bareName } from './who/bare-names.ts';
import { withoutForeigners } from './who/foreign-people.ts';
import { isLastLeader } from './who/last-leader.ts';
import { nameInMailbox } from './who/name-in-mailbox.ts';
import { haveOtherNames } from './who/other-names.ts';
import { withAlike } from './who/people-alike.ts';
import { reachedBelow } from './who/reached-below.ts';
import { ownersByPrefix } from './who/shared-prefixes.ts';

const maxPeople = 2_000;
/** Gathers the people of a site over its pages, by name. */
export class People {
  private readonly byName = new Map<string, Person>();
  private readonly leftOut = new Set<string>();
  private readonly judgement: Judgement;

  constructor(judgement: Judgement) {
    this.judgement = judgement;
  }

  all(): Person[] {
    return everybodyOnce([...this.byName.values()].map(withTitlesHere));
  }

  /** People beyond the first `maxPeople`. */
  get omitted(): number {
    return this.leftOut.size;
  }

  /** Adds the people that a page shows, with what is in their cards. */
  addShown({ facts, kind, isFurther }: FactsOfPage): void {
    const url = facts.page.url;
    const shown = inUsualOrder(
      facts.page.language,
      facts.addresses.map(({ address }) => localPart(address)),
      withoutForeigners(facts, kind, withoutPlaces(facts, kind), this.judgement),
    );
    const own = shown.filter(({ isAlike }) => !isAlike);
    const score = new PersonScore(facts, kind, own, this.judgement);
    const claims = shown.map((person) => this.claimsOf(facts, person, shown));
    const isSole = soleClaims(shown.map(({ name }, at) => ({ name, emails: claims[at]?.emails ?? [] })));
    const judged = shown.flatMap((person, at) => {
      const { emails = [], phones = [], linkedins = [] } = claims[at] ?? {};
      const stated = cleanTitle(person.title);
      if (
        (isOutsider(stated) && !isLastLeader(stated, shown)) ||
        this.judgement.namesOtherCompany(stated, person.isStaff === true)
      )
        return [];
      const bare = this.judgement.withoutCompany(stated);
      const title = this.judgement.isCompanyName(bare) || !/\p{L}/u.test(bare) ? '' : bare;
      if (person.isQuoted && title === stated) return [];
      const isBare = title === '' && !person.isStaff;
      // A mailbox in the same block, but not of their name, may be the firm's.
      const claimed = isBare
        ? emails.filter(({ address }) => isPersonal(localPart(address), person.name))
        : emails;
      const mailboxes = claimed.filter(({ address }) => isSole(address, person.name));
      const isMailed =
        beginsWithGivenName(person.name) &&
        mailboxes.some(({ address }) => isPersonal(localPart(address), person.name));
      if (!isMailed && !person.isIntroduced && isOnlyFirm(this.judgement, person, title)) return [];
      const isPerson =
        !person.isAlike && score.isPerson({ person, title, emails: mailboxes, profiles: linkedins });
      return [{ person, title, name: person.name, emails: claimed, phones, linkedins, isPerson }];
    });
    const isElsewhere = this.judgement.reachesElsewhere(facts);
    const people = withAlike(facts.page, judged);
    const isTheirs = soleClaims(people);
    for (const { person, title, name, emails: claimed, phones, linkedins } of people) {
      const emails = claimed.filter(
        ({ address }) => isSole(address, name) || (isTheirs(address, name) && isCalledAfter(address, name)),
      );
      const snippet = facts.page.lines[person.line]?.text.slice(0, 200) ?? '';
      this.add(
        {
          name: nameSighting(facts.page, person, decodingOfName(facts, person), snippet),
          titles: titleSightings(person, title, url, snippet).map((one) =>
            isElsewhere && emails.length > 0 ? { ...one, isElsewhere } : one,
          ),
          emails: emails.map((mention) => sighting(mention.address, url, mention.decoding, mention.snippet)),
          phones: phones.map((mention) => sighting(mention.phone, url, mention.decoding, mention.snippet)),
          linkedins: linkedins.map((user) => sighting(user, url)),
        },
        isFurther,
      );
    }
    this.addNamedLinks(facts);
  }

  /** Adds the people of structured data and vCards. */
  addData(people: readonly (DataPerson | VCard)[], page: string, isFurther = false): void {
    for (const person of people) {
      const name = personName(person.name);
      if (!name || ('isPerson' in person && !person.isPerson)) continue;
      const emails = person.emails.flatMap((text) =>
        /^mailto:/i.test(text)
          ? addressesOfMailto(text)
          : findAddresses(text, { left: 3 }).map((found) => found.address),
      );
      const foreign = emails.filter(
        (address) => !this.judgement.isOwn(address) && !isFreeMailHost(hostPart(address)),
      );
      if (foreign.length > 0 && foreign.length === emails.length) continue;
      const title = cleanTitle(person.title.replace(/\s+/g, ' '));
      if (title === '' && emails.length === 0) continue;
      if (title !== '' && (isOutsider(title) || this.judgement.namesOtherCompany(title, false))) continue;
      if (isOnlyFirm(this.judgement, { name, isListed: true }, title)) continue;
      this.add(
        {
          name: sighting(name, page, person.decoding),
          titles: title === '' ? [] : [sighting(title, page, person.decoding)],
          emails: emails
            .filter((address) => !foreign.includes(address))
            .map((address) => sighting(address, page, person.decoding)),
          phones: person.phones.flatMap((text) => {
            const phone = this.judgement.readPhone(text);
            return phone ? [sighting(phone, page, `E.164, ${person.decoding}`)] : [];
          }),
          linkedins: person.links.flatMap((link) => {
            const user = linkedinUser(link);
            return user ? [sighting(user, page, person.decoding)] : [];
          }),
        },
        isFurther,
      );
    }
  }

  /** Adds who has the name of the firm, unless they are among its people, or who introduces themselves. */
  addOwner(name: string, page: string, { title = '', isIntroduced = false } = {}): void {
    if (this.byName.has(keyOf(name)) && !isIntroduced) return;
    const own = { ...sighting(name, page), isIntroduced };
    const titles = title === '' ? [] : [sighting(title, page)];
    this.add({ name: own, titles, emails: [], phones: [], linkedins: [] });
  }

  /** A published address with a person's full name is theirs, wherever on the site it is. */
  tieByName(mentions: readonly Sighting[]): void {
    const people = this.all();
    const candidates = peopleByInitial(people);
    const taken = new Set(people.flatMap((person) => person.emails.map((email) => email.value)));
    const byPrefix = ownersByPrefix(people, mentions);
    for (const mention of mentions) {
      if (taken.has(mention.value)) continue;
      const local = localPart(mention.value);
      const matching = candidates(local).filter((person) => matchesName(local, person.name.value) === 'full');
      const [only] = matching;
      if (matching.length === 1 && only) only.emails.push(mention);
      else if (matching.length === 0)
        (
          bareName(people, mention, mentions) ??
          byInitials(people, mention) ??
          byPrefix(mention)
        )?.emails.push(mention);
    }
  }

  /** Whom only further pages name is one of the company's people if one of these says how they are reached. */
  private add(
    person: {
      name: NameSighting;
      titles: TitleSighting[];
      emails: Sighting[];
      phones: Sighting[];
      linkedins: Sighting[];
    },
    isFurther = false,
  ): void {
    const bare = keyOf(person.name.value);
    const other = this.byName.get(bare);
    // Anna Berit Roe is not Anna Clara Roe.
    const key = other && haveOtherNames(other, person.name.value) ? `${bare} ${person.name.value}` : bare;
    let known = this.byName.get(key);
    if (!known && isFurther && person.emails.every(({ value }) => isGeneral(localPart(value)))) return;
    if (!known && this.byName.size >= maxPeople) {
      this.leftOut.add(key);
      return;
    }
    if (!known) {
      known = { name: person.name, names: [], titles: [], emails: [], phones: [], linkedins: [] };
      this.byName.set(key, known);
    }
    known.names.push(person.name);
    known.titles.push(...person.titles);
    known.emails.push(...person.emails);
    known.phones.push(...person.phones);
    known.linkedins.push(...person.linkedins);
  }

  /**
   * What a card assigns to its person. A department's mailbox, or a phone, only counts if the card is one of several next to
   * each other, is marked as staff, or contains an address with the person's name: a block of an imprint is not a card.
   */
  private claimsOf(facts: PageFacts, person: ShownPerson, shown: readonly ShownPerson[]) {
    const mayBeTheirs = ({ address }: AddressMention) =>
      this.judgement.isOwn(address) || isFreeMailHost(hostPart(address));
    const inside = facts.addresses.filter(
      (mention) =>
        isInside(facts, person, mention) && !isOfNeighbour(facts, person, mention) && mayBeTheirs(mention),
    );
    const below = inside.length === 0 ? reachedBelow(facts, person, shown, mayBeTheirs) : null;
    const matching = inside.filter(({ address }) => isPersonal(localPart(address), person.name));
    const isCard =
      isSmall(facts, person) &&
      (matching.length > 0 ||
        hasSiblings(facts, person, shown) ||
        isStaffPlace(facts.page, person.firstSegment));
    const { text = '', firstSegment = 0 } = facts.page.lines[person.line] ?? {};
    const isFirms = (local: string) => isCentral(local) || this.judgement.isCompanyName(local);
    const isHead = person.isListed || text.startsWith(person.name);
    const isRow = facts.page.elements[person.card]?.tag === 'tr';
    const unmatched = inside.filter(({ address, segment, line }) => {
      if (isCard && isOfOffice(localPart(address), person.title)) return true;
      if (segment < firstSegment && !isRow) return false;
      const local = localPart(address);
      if (isAnothersName(local, person.name)) return false;
      if (line === person.line) return isCard || !isFirms(local);
      // What stands below the last of a list is not all theirs.
      return isHead && ((isCard && (person.card >= 0 || !isCentral(local))) || !isFirms(local));
    });
    const phones = isCard
      ? facts.phones.filter((mention) => isPhoneOf(facts, person, mention, this.judgement.isOwn))
      : [];
    return {
      emails: below?.emails ?? (matching.length > 0 ? matching : unmatched),
      phones: phones.length > 0 ? phones : (below?.phones ?? []),
      linkedins: facts.personalLinks.filter((link) => isInside(facts, person, link)).map((link) => link.user),
    };
  }

  /**
   * A mail link whose text is a name, or a line that names whose mailbox it is, connects the two, unless the address is
   * somebody else's ("Tell Jane Roe").
   */
  private addNamedLinks(facts: PageFacts): void {
    const taken = new Set(
      [...this.byName.values()].flatMap(({ emails }) => emails.map(({ value }) => value)),
    );
    for (const mention of facts.addresses) {
      if (mention.isOthers || !this.judgement.isOwn(mention.address)) continue;
      const name = nameInLink(mention) ?? nameInMailbox(facts.page, mention);
      if (!name || isGeneral(localPart(mention.address))) continue;
      if (this.judgement.isCompanyName(name) && !beginsWithGivenName(name)) continue;
      if (taken.has(mention.address) && !this.byName.has(keyOf(name))) continue;
      this.add({
        name: sighting(name, facts.page.url, undefined, mention.snippet),
        titles: [],
        emails: [sighting(mention.address, facts.page.url, mention.decoding, mention.snippet)],
        phones: [],
        linkedins: [],
      });
    }
  }
}
