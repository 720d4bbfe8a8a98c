import { foldText } from '../../../../shared/text/fold-text.ts';
import { seniorityOf } from '../../../../shared/text/seniority.ts';
import type { AddressMention } from '../mentions/address-mentions.ts';
import { shapeAt, tagAt, textOf } from '../page/queries.ts';
import { matchesName } from '../people/match-name.ts';
import type { ShownPerson } from '../people/name-at.ts';
import { isStaffPlace } from '../people/person-card.ts';
import type { LinkKind } from '../site/link-words.ts';
import { hasHonorific, hasShortHonorific } from '../words/honorifics.ts';
import { mentionsTitle, titleStrength } from '../words/job-title.ts';
import { beginsWithGivenName, hasGivenName } from '../words/names/given-names.ts';
import { hasPatronymic } from '../words/names/patronymics.ts';
import { personName } from '../words/person-name.ts';
import { isStaffHeading } from '../words/staff-words.ts';
import { isPageOf } from './by-name.ts';
import { hasMailbox, hasSiblings, isLikely, isNamedAsPerson, isPersonal } from './card-contents.ts';
import type { Judgement } from './judgement.ts';
import { localPart } from './own-domains.ts';
import type { PageFacts } from './page-facts.ts';

/**
 * What each sign adds to the score of a name. No sign decides alone. The weights are those of a logistic regression
 * over the names that the reader sees on real company sites, rounded. Those of an unlikely place, of a bare name and
 * of an unknown name in a team's card are set so that the fictional sites lose nothing (docs/lead-engine.md), and that of
 * a page of one's own so that a known given name decides. A heading about the company with the
 * family name that it bears decides beside a given name. A patronymic decides where nothing speaks against it.
 */
const weights = {
  isInKnownForm: 1.6,
  isUnlikelyPlace: -0.8,
  beginsWithGivenName: 2.4,
  hasGivenName: 1,
  hasPatronymic: 3.2,
  hasInitialsAndTitle: 1.5,
  isInOtherAlphabet: 0.2,
  hasHonorific: 1.2,
  containsTitle: -0.9,
  hasTitle: 0.1,
  hasTitleInOtherAlphabet: 0.6,
  hasCertainTitle: 0.2,
  hasCertainTitleInOtherAlphabet: 0.6,
  hasRank: 0.8,
  hasLongTitle: -0.1,
  hasNumberInTitle: -0.2,
  isListed: -0.5,
  isUnknownInTeamCard: 0.4,
  isStaff: 1.2,
  hasCard: -0.1,
  isBesideOthers: 0.3,
  isInStaffPlace: 0.9,
  isOnAboutPage: 0.4,
  isBareOutsideTeam: -1.2,
  isBareWithoutCard: -2,
  hasOwnAddress: 0.4,
  hasNamedAddress: 0.7,
  hasAddress: 0.9,
  hasProfile: 0.3,
  hasMailbox: 0.6,
  hasOwnPage: 2.2,
  bearsCompanyName: 0.6,
  isFamilyInHeading: 1,
  isWholeLine: -0.6,
  isInProse: -0.6,
  shareOfGivenNamesBeside: 0.8,
  shareOfTitlesBeside: 0.5,
} as const;
type Sign = keyof typeof weights;

/** What every name has. */
const start = -1.9;
/** The score from which most names on sites that the weights were not fitted to are people. */
const minScore = 0;
const maxProseFreeLine = 110;
const maxTitleWords = 5;
const maxAddressLine = 60;

interface Candidate {
  readonly person: ShownPerson;
  /** Without the company's own name. */
  readonly title: string;
  readonly emails: readonly AddressMention[];
  readonly profiles: readonly string[];
}

/** How many names of one shape a page shows, and how many of them look like names. */
interface Shape {
  names: number;
  given: number;
  titled: number;
}

/** Decides by the signs that a page gives which of its names are those of people. */
export class PersonScore {
  private readonly shapes = new Map<string, Shape>();
  private readonly facts: PageFacts;
  private readonly kind: LinkKind;
  private readonly shown: readonly ShownPerson[];
  private readonly judgement: Judgement;
  private readonly linked: ReadonlySet<string>;

  constructor(facts: PageFacts, kind: LinkKind, shown: readonly ShownPerson[], judgement: Judgement) {
    this.linked = kind === 'team' ? namesOfLinks(facts) : new Set();
    this.facts = facts;
    this.kind = kind;
    this.shown = shown;
    this.judgement = judgement;
    for (const { isListed, firstSegment, name, title } of shown) {
      if (!isListed) continue;
      const key = shapeAt(facts.page, firstSegment);
      const shape = this.shapes.get(key) ?? { names: 0, given: 0, titled: 0 };
      this.shapes.set(key, shape);
      shape.names++;
      shape.given += Number(beginsWithGivenName(name));
      shape.titled += Number(titleStrength(title) === 'certain');
    }
  }

  isPerson(candidate: Candidate): boolean {
    const signs = this.signsOf(candidate);
    let score = start;
    for (const [sign, value] of Object.entries(signs) as [Sign, boolean | number][])
      score += weights[sign] * Number(value);
    if (score > minScore) return true;
    // The search for a mailbox takes longest, so it is only made where it can decide.
    return score + weights.hasMailbox > minScore && this.hasMailbox(candidate.person);
  }

  private signsOf(candidate: Candidate): Omit<Record<Sign, boolean | number>, 'hasMailbox'> {
    const { person, title, emails, profiles } = candidate;
    const { facts, kind } = this;
    const { name, firstSegment } = person;
    const { text = '' } = facts.page.lines[person.line] ?? {};
    const isInOtherAlphabet = /[^\p{Script=Latin}\p{P}\p{M}\p{Lm}\s]/u.test(name);
    const isGivenFirst = beginsWithGivenName(name);
    const isKnown = hasGivenName(name);
    const isInStaff = isStaffPlace(facts.page, firstSegment);
    const isUnderStaffHeading = isStaffHeading(foldText(facts.context.headings(person.line)));
    const isStaff = person.isStaff === true;
    const isOnTeam = kind === 'team' || isInStaff || isUnderStaffHeading;
    const isBesideOthers = hasSiblings(facts, person, this.shown);
    const isCertain = titleStrength(title) === 'certain';
    const shares = this.sharesBeside(person);
    const isLikelyHere =
      emails.length > 0 ||
      profiles.length > 0 ||
      this.judgement.bearsName(name) ||
      (isCertain && shares.given > 0.5 && shares.titled === 1) ||
      isLikely(facts, kind, person, title, this.shown);
    const isInKnownForm = isLikelyHere && this.isInKnownForm(candidate, isBesideOthers);
    return {
      isInKnownForm,
      isUnlikelyPlace: title !== '' && !isLikelyHere,
      beginsWithGivenName: isGivenFirst,
      hasGivenName: !isGivenFirst && !isInOtherAlphabet && isKnown,
      hasPatronymic: hasPatronymic(name),
      isInOtherAlphabet,
      hasInitialsAndTitle: isCertain && !isKnown && initials.test(name),
      hasHonorific: hasHonorific(text) || hasShortHonorific(lastWordBefore(text, name)),
      containsTitle: name.split(' ').some(mentionsTitle),
      hasTitle: title !== '',
      hasTitleInOtherAlphabet: isInOtherAlphabet && title !== '',
      hasCertainTitle: isCertain,
      hasCertainTitleInOtherAlphabet: isInOtherAlphabet && isCertain,
      hasRank: title !== '' && seniorityOf(title) !== 'other',
      hasLongTitle: title.split(' ').length > maxTitleWords,
      hasNumberInTitle: /\d/.test(title),
      isListed: person.isListed,
      isUnknownInTeamCard: !isKnown && isOnTeam && isBesideOthers && person.card >= 0,
      isStaff,
      hasCard: person.card >= 0,
      isBesideOthers,
      isInStaffPlace: isInStaff,
      isOnAboutPage: kind === 'about',
      isBareOutsideTeam: title === '' && !isStaff && !isOnTeam,
      isBareWithoutCard: title === '' && person.card < 0 && !isInKnownForm,
      hasOwnAddress: emails.some(({ address }) => matchesName(localPart(address), name) === 'full'),
      hasNamedAddress: emails.some(({ address }) => isPersonal(localPart(address), name)),
      hasAddress: emails.length > 0,
      hasProfile: profiles.length > 0,
      hasOwnPage: this.linked.has(name),
      bearsCompanyName: this.judgement.bearsName(name),
      isFamilyInHeading:
        isGivenFirst &&
        kind === 'about' &&
        this.judgement.bearsName(name) &&
        /^h[12]$/.test(tagAt(facts.page, firstSegment)),
      isWholeLine: isWholeLine(text, name),
      isInProse: text.length > maxProseFreeLine,
      shareOfGivenNamesBeside: shares.given,
      shareOfTitlesBeside: shares.titled,
    };
  }

  /** Whether the page names a person as sites usually do: with a title, as one of its staff, or with their address. */
  private isInKnownForm({ person, title, emails, profiles }: Candidate, isBesideOthers: boolean): boolean {
    const { facts, kind } = this;
    const isReached =
      title !== '' ||
      person.isStaff === true ||
      emails.some(({ address }) => isPersonal(localPart(address), person.name)) ||
      (person.isListed && (this.hasMailbox(person) || this.isOwnerAtAddress(person)));
    return isReached && isNamedAsPerson(facts, kind, person, title, { emails, profiles, isBesideOthers });
  }

  /**
   * Who owns a firm, above its address: on a line of its own, and the next has a number. The firm has their name, or its
   * name stands above theirs.
   */
  private isOwnerAtAddress({ name, line }: ShownPerson): boolean {
    const { lines } = this.facts.page;
    const { text = '' } = lines[line + 1] ?? {};
    return (
      beginsWithGivenName(name) &&
      (this.judgement.bearsName(name) || this.judgement.isCompanyName(lines[line - 1]?.text ?? '')) &&
      text.length <= maxAddressLine &&
      /^(?:\p{L}[\p{L}.' -]{2,40} \d|\d{1,5}[,\p{L}]? \p{L})/u.test(text)
    );
  }

  private hasMailbox(person: ShownPerson): boolean {
    return hasMailbox(this.facts, person, (address) => this.judgement.isOwn(address));
  }

  /** Among the other names in the same kind of element, the share that begins with a given name, and that has a title. */
  private sharesBeside({ isListed, firstSegment, name, title }: ShownPerson): {
    given: number;
    titled: number;
  } {
    const shape = isListed ? this.shapes.get(shapeAt(this.facts.page, firstSegment)) : undefined;
    const others = (shape?.names ?? 0) - 1;
    if (!shape || others < 1) return { given: 0, titled: 0 };
    return {
      given: (shape.given - Number(beginsWithGivenName(name))) / others,
      titled: others < 2 ? 0 : (shape.titled - Number(titleStrength(title) === 'certain')) / others,
    };
  }
}

/** "J. Roe", "J. I. Roe": who is listed so is a person, and no product or place. */
const initials = /^(?:\p{Lu}\. ?){1,2}\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u;

/** The names that link to a page called after them: `<a href="/jane-roe.html">Jane Roe</a>`. */
function namesOfLinks({ page }: PageFacts): ReadonlySet<string> {
  return new Set(
    page.links.flatMap(({ href, element }) => {
      const name = personName(textOf(page, element).trim());
      const url = name === null ? undefined : URL.parse(href, page.url)?.href;
      return name !== null && url !== undefined && isPageOf(url, name) ? [name] : [];
    }),
  );
}

/** "Dr. Roe" of "Our vet Dr. Roe". */
function lastWordBefore(text: string, name: string): string {
  const at = text.indexOf(name.split(' ', 1)[0] ?? '');
  return at <= 0 ? text : text.slice(text.lastIndexOf(' ', at - 2) + 1);
}

function isWholeLine(text: string, name: string): boolean {
  return text.trim() === name;
}
