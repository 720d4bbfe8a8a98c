import { foldText } from '../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';
import { beginsWithGivenName } from '../words/names/given-names.ts';
import { personName } from '../words/person-name.ts';
import { isFormerHeading } from '../words/staff-words.ts';
import { isCalledAfter, isCalledLikePerson, textsOfCards, titleCase } from './card-links.ts';
import { type Target, targetOf } from './link-target.ts';
import {
  informationWords,
  isNoPage,
  kinds,
  type LinkKind,
  languageWords,
  legalPage,
  lesserWords,
  privacyPage,
  staffWords,
} from './link-words.ts';
import { withQuotations } from './quotation-pages.ts';

/** A link as a visitor sees it. */
export interface LinkOnPage {
  readonly href: string;
  /** Its text, or its name for screen readers. */
  readonly text: string;
  /** The first words in it: a card's name, if the card is one link. */
  readonly firstText: string;
  /** The entry of the menu that opens the list in which it is. */
  readonly under?: () => string;
  /** The heading above it, if that is near. */
  readonly below?: () => string;
}

export interface PlannedLink {
  readonly url: string;
  readonly kind: LinkKind;
  readonly score: number;
}

/** The links of a page that may lead to contacts, likeliest first. `isOwn` says which hosts are the company's. */
export function planLinks(
  links: readonly LinkOnPage[],
  base: string,
  isOwn: (host: string) => boolean,
  isTeamPage: boolean,
): PlannedLink[] {
  const planned = new Map<string, PlannedLink>();
  const ownHosts = new Map<string, boolean>();
  const owns = (host: string) => {
    const known = ownHosts.get(host) ?? isOwn(host);
    ownHosts.set(host, known);
    return known;
  };
  const cardTexts = isTeamPage ? textsOfCards(links) : new Set<string>();
  for (const { href, text, firstText, under, below } of links) {
    if (/^\s*(?:#|javascript:|mailto:|tel:|data:|sms:|callto:)/i.test(href)) continue;
    const target = targetOf(href.trim(), base);
    if (target === null || !owns(target.hostname)) continue;
    const words = { text, first: firstText, under, isTeamPage, isOfCard: cardTexts.has(text) };
    const isBelowName = isTeamPage && isCalledAfter(target.pathname, below?.() ?? '');
    const link = isBelowName
      ? { ...profile, url: target.url, score: profileScore + early(planned.size) }
      : judge(target, words, planned.size);
    if (!link) continue;
    const { key } = target;
    const known = planned.get(key);
    if (!known || known.score < link.score) planned.set(key, link);
  }
  return [...withQuotations(links, [...planned.values()])];
}

/** A page of information often leads to the contacts that no menu leads to. */
const informationScore = 28;

/** The score of a link to the page of one of the company's people. */
export const profileScore = 54;

const profile = { kind: 'person', score: profileScore } as const;

/** In Europe and the Far East it has to say who answers for the site, and how they are reached. */
export const privacyScore = 20;

/** For a page under an entry that leads to contacts, and for one under another of the company itself. */
const scoreUnderContact = 50;
const minScoreInMenu = 24;
const minShareOfEntry = 0.4;
const pastPenalty = 40;
/** News, products and partners. */
const lesserScore = 1;

/** A list of projects or products, shown in part or in another order. */
const filtered = /[?&](?:filters?|filtre|filtro|sort|sort-?by|order-?by|tag)(?:\[\w*\])?=/;

interface WordsOfLink {
  readonly text: string;
  readonly first: string;
  readonly under: (() => string) | undefined;
  readonly isTeamPage: boolean;
  /** "Read more", in each of the cards of a page. */
  readonly isOfCard: boolean;
}

/** The links of a menu are on every page of a site. */
const judged = new Map<string, Omit<PlannedLink, 'url'> | null>();
const maxJudged = 2_000;

function judge(parsed: Target, words: WordsOfLink, order: number): PlannedLink | null {
  const { text, first, under, isTeamPage, isOfCard } = words;
  const key = `${isTeamPage} ${isOfCard} ${parsed.pathname}${parsed.search}\n${text}\n${first}`;
  let link = judged.get(key);
  if (link === undefined) {
    link =
      isOfCard && isCalledLikePerson(parsed.pathname) ? profile : judgeAnew(parsed, text, first, isTeamPage);
    if (judged.size >= maxJudged) judged.clear();
    if (key.length < 500) judged.set(key, link);
  }
  if (link === null) return null;
  const { kind, score } = inMenu(link, under);
  return { url: parsed.url, kind, score: kind === 'card' ? score : score + early(order) };
}

/** What an entry "Contact" or "Our people" opens is more of the same, whatever it is called. */
function inMenu(link: Omit<PlannedLink, 'url'>, under: (() => string) | undefined): Omit<PlannedLink, 'url'> {
  if (link.kind !== 'rest' || link.score <= lesserScore || link.score >= minScoreInMenu) return link;
  const kind = kindOfEntry(under?.() ?? '');
  if (kind === null) return link;
  return kind === 'contact' || kind === 'team'
    ? { kind, score: scoreUnderContact }
    : { kind: 'rest', score: minScoreInMenu };
}

const kindOfEntry = remembered((entry): LinkKind | null => {
  const folded = foldText(entry);
  return kinds.find(({ words }) => words.shareOf(folded) > minShareOfEntry)?.kind ?? null;
});

/** Of equal links the first is the likeliest: at most 1, which makes none likelier than another kind. */
function early(order: number): number {
  return Math.max(0, 1 - order / 1_000);
}

function judgeAnew(
  parsed: Target,
  text: string,
  first: string,
  isTeamPage: boolean,
): Omit<PlannedLink, 'url'> | null {
  const path = decodedPath(parsed.pathname);
  if (/\.(?:vcf|vcard)$/i.test(path) || /[?&](?:format|type)=vcard/i.test(parsed.search))
    return { kind: 'card', score: 70 };
  if (isNoPage(path)) return null;
  const folded = foldText(text.slice(0, 120));
  const steps = path.split('/').filter((step) => step !== '');
  const lastStep = foldText(steps.at(-1) ?? '').replace(/\.\w+$/, '');
  const pathWords = lastStep.replace(/[_+]/g, '-').replace(/-/g, ' ');
  const isShort = folded.split(' ').length <= 6;
  const search = parsed.search.slice(0, 100).toLowerCase();
  if (filtered.test(search)) return { kind: 'rest', score: lesserScore };
  const lesser =
    lesserWords.isIn(pathWords) ||
    (lastStep !== pathWords && lesserWords.isIn(lastStep)) ||
    (isShort && lesserWords.isIn(folded));
  if (isInStaffFolder(steps, pathWords)) return { kind: 'person', score: profileScore };
  if (isTeamPage && leadsToPerson(steps.length, first, pathWords))
    return { kind: 'person', score: personScore(first, pathWords) };
  for (const { kind, score, words } of kinds) {
    const byText = isShort && folded !== '' && words.isIn(folded);
    const byPath =
      words.isIn(pathWords) ||
      (lastStep !== pathWords && words.isIn(lastStep)) ||
      (search !== '' && words.isIn(search));
    if (!byText && !byPath) continue;
    const depth = Math.max(0, steps.length - 2) * 4;
    const certainty = byText && byPath ? 4 : byText ? 2 : 0;
    const share = Math.max(byText ? words.shareOf(folded) : 0, byPath ? words.shareOf(pathWords) : 0);
    // Those of before are nobody's contacts.
    const isPast = kind === 'team' && isFormerHeading(pathWords.split(' ', 2).join(' '));
    const dilution = Math.round((1 - share) * 30);
    const penalty = lesser && !(kind === 'contact' || kind === 'team') ? 40 : lesser ? 15 : 0;
    if (share <= 0.25 && kind !== 'contact') continue;
    return { kind, score: score + certainty - depth - penalty - dilution - (isPast ? pastPenalty : 0) };
  }
  if (lesser) {
    if (privacyPage.isIn(pathWords) || (isShort && privacyPage.isIn(folded)))
      return { kind: 'rest', score: privacyScore };
    const isLegal = legalPage.isIn(pathWords) || legalPage.isIn(folded);
    return !isLegal && steps.length <= 1 && parsed.search === ''
      ? { kind: 'rest', score: lesserScore }
      : null;
  }
  const isInformation = (isShort && informationWords.isIn(folded)) || informationWords.isIn(pathWords);
  if (isInformation && steps.length <= 2) return { kind: 'rest', score: informationScore };
  // "[jane roe]", in a menu that has all words in lower case.
  const name = text === text.toLowerCase() && folded.replace(/[^a-z ]/g, '') === pathWords ? pathWords : '';
  if (text.length < 60 && personName(beginsWithGivenName(name) ? titleCase(name) : text) !== null)
    return { kind: 'person', score: isTeamPage ? personScore(text) : 40 };
  if (languageWords.test(folded) || /^(?:[a-z]{2}(?:-[a-z]{2})?|home|start|welcome)$/.test(lastStep))
    return { kind: 'home', score: 30 };
  if (/\.txt$/i.test(path)) return { kind: 'rest', score: 35 };
  return steps.length <= 2 && parsed.search.length < 40 ? { kind: 'rest', score: 8 - steps.length } : null;
}

/** Whether an address says that it is a person's page ("/team/jane-roe/", "/team-jane-roe"). */
function isInStaffFolder(steps: readonly string[], pathWords: string): boolean {
  const folder = steps.at(-2);
  if (folder !== undefined && isStaffFolder(folder))
    return personName(titleCase(pathWords)) !== null || isGivenName(pathWords);
  return beginsWithGivenName(nameAfterStaffWord(pathWords) ?? '');
}

/** "jane": a firm that calls its people by their first names. */
function isGivenName(pathWords: string): boolean {
  return !pathWords.includes(' ') && beginsWithGivenName(titleCase(pathWords));
}

/** "Jane Roe" of "team jane roe". */
function nameAfterStaffWord(pathWords: string): string | null {
  const space = pathWords.indexOf(' ');
  const isMarked = space > 0 && staffWords?.isIn(pathWords.slice(0, space)) === true;
  return isMarked ? personName(titleCase(pathWords.slice(space + 1))) : null;
}

/** What looks like a name on a staff page is less often one if it begins with no known given name. */
function personScore(...texts: readonly string[]): number {
  return texts.some(beginsWithGivenName) ? profileScore : profileScore - 2;
}

const isStaffFolder = remembered((step) => staffWords?.shareOf(foldText(step).replace(/[_+-]/g, ' ')) === 1);

/**
 * On a staff page: a link whose first words are a name, or whose address is ("/people/jane-roe", "/team-jane-roe"). At
 * the top of a site both must be the same ("/jane-roe.html").
 */
function leadsToPerson(steps: number, first: string, pathWords: string): boolean {
  if (nameAfterStaffWord(pathWords) !== null) return true;
  if (steps === 1) return personName(first) !== null && foldText(first) === pathWords;
  return steps >= 2 && (personName(first) ?? personName(titleCase(pathWords))) !== null;
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * The pages of a sitemap that are likely to have contacts. It says nothing of them but their addresses. Where all of
 * these are on one other host, the site has moved or was generated for another address, and its paths still hold.
 */
export function planSitemap(xml: string, home: string, isOwn: (host: string) => boolean): PlannedLink[] {
  const links: LinkOnPage[] = [];
  for (const match of xml.matchAll(/<loc>\s*([^<\s]{8,1000})\s*<\/loc>/g)) {
    if (links.push({ href: match[1] ?? '', text: '', firstText: '' }) >= 2_000) break;
  }
  const urls = links.flatMap(({ href }) => URL.parse(href) ?? []);
  const isElsewhere = new Set(urls.map(({ host }) => host)).size === 1 && !isOwn(urls[0]?.hostname ?? '');
  if (isElsewhere)
    return planSitemapLinks(
      urls.map(({ pathname, search }) => ({
        href: new URL(pathname + search, home).href,
        text: '',
        firstText: '',
      })),
      home,
      isOwn,
    );
  return planSitemapLinks(links, home, isOwn);
}

function planSitemapLinks(
  links: readonly LinkOnPage[],
  home: string,
  isOwn: (host: string) => boolean,
): PlannedLink[] {
  return planLinks(links, home, isOwn, false).filter((link) => link.score >= 60);
}
