import { foldText } from '../../../../shared/text/fold-text.ts';
import { formsInText, patternOf } from '../../../../shared/text/legal-forms.ts';
import { isSpeaker } from '../page/others/speakers.ts';
import type { PageContext } from '../page/page-context.ts';
import type { PageModel } from '../page/page-model.ts';
import { tagOfLine } from '../page/queries.ts';
import { cleanTitle, titleStrength } from '../words/job-title.ts';
import { beginsWithGivenName } from '../words/names/given-names.ts';
import { nameParts, personName } from '../words/person-name.ts';
import { introducedByThemselves, titleAfterName } from './lines/introductions.ts';
import { statedLater } from './lines/stated-later.ts';
import {
  memberInLine,
  type NameAt,
  type NamesOfPage,
  type ShownPerson,
  type TitleAt,
  type TitleRule,
} from './name-at.ts';
import type { NameEvidence } from './name-evidence.ts';
import { peopleInProse } from './people-in-prose.ts';

const minLength = 50;
const maxLinesBelow = 3;
/** "Jane is our bookkeeper." is short, but says what she is. */
const minStatement = 20;
const maxSentence = 300;
const statement = /^ (?:is|ist|est|es|è|är|er|jest) /u;
/** "is a partner at Roe Ray Law LLP": where somebody of the firm is introduced, its name says nothing more. */
const firm =
  / (?:of|at|with|in) (?:the )?(?:[\p{Lu}&][\p{L}\p{N}&'’.-]*,? ){1,6}(\p{Lu}[\p{L}.]{1,5})(?=[.,;]|$| and )/u;
const formOfFirm = new RegExp(`^${patternOf(formsInText)}\\.?$`, 'i');

/**
 * Names above a text that begins with their first or last name again ("Jane Roe" above "Jane joined us in 2019 …"),
 * which is how people are introduced in any language.
 */
export function introduced(all: NamesOfPage): ReadonlySet<NameAt> {
  return new Set(all.names.filter((name) => textAbout(all, name) !== null));
}

/** What such a text says about its person: "Jane is our Head of Sales". */
export const titlesInBiographies: TitleRule = (all, known) => {
  const titles = new Map<NameAt, TitleAt>();
  for (const name of all.names) {
    const about = known.has(name) ? null : textAbout(all, name);
    if (about === null) continue;
    const text = `${name.name}${withoutFirm(about.rest)}`;
    const stated = peopleInProse(text).find((one) => one.name === name.name)?.title;
    const title = stated ?? statedLater(about.rest, name.name);
    if (title !== undefined) titles.set(name, { text: title, segment: about.segment });
  }
  return titles;
};

/** " is partner and …" of " is a partner at Roe Ray Law LLP and …". */
function withoutFirm(rest: string): string {
  const [whole = '', form = ''] = firm.exec(rest.slice(0, maxSentence)) ?? [];
  return formOfFirm.test(form)
    ? rest.replace(whole, /[.]$/.test(form) ? '.' : '').replace(/^ is an? /u, ' is ')
    : rest;
}

/** The text under a name that begins with a word of it, and what follows that word. */
function textAbout({ page }: NamesOfPage, { name, line }: NameAt): { rest: string; segment: number } | null {
  const isGiven = beginsWithGivenName(name);
  const isHead = isGiven && /^(?:h[1-6]|strong|b|summary)$/.test(tagOfLine(page, line));
  const { first, last } = nameParts(name);
  for (let step = 1; step <= maxLinesBelow; step++) {
    const { text = '', firstSegment = 0 } = page.lines[line + step] ?? {};
    if (/^h[1-3]$/.test(tagOfLine(page, line + step))) return null;
    if (text.length < minStatement) continue;
    const [, word = '', rest = ''] =
      /^(?:\p{L}{1,5}\. |(?:Mr|Mrs|Ms|Dr) )*([\p{L}'’-]+)((?: [“"'„«]?\p{Lu}[\p{L}.“”"'’»-]*)* .*)$/u.exec(
        text,
      ) ?? [];
    if (text.length < minLength && !statement.test(rest)) continue;
    const folded = foldText(word);
    // An unknown name, or one in a paragraph of its own, may only be repeated in full, and as the subject of a sentence.
    if (!isHead) {
      const bare = text.replace(/^(?:\p{L}{1,5}\. )+/u, '');
      return bare.startsWith(name) && statement.test(bare.slice(name.length))
        ? { rest: bare.slice(name.length), segment: firstSegment }
        : null;
    }
    return folded === first || folded === last || foldText(text).startsWith(foldText(name))
      ? { rest: rest.replace(/^(?: [“"'„«]?\p{Lu}[\p{L}.“”"'’»-]*)+/u, ''), segment: firstSegment }
      : null;
  }
  return null;
}

/** One text that begins with a name may be about anybody. */
const minTexts = 3;
const minOpenedText = 80;
const maxTexts = 100;
const opening = /^((?:\p{L}{1,5}\. )*\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3})(?=,| \p{Ll})/u;
/** "Jane Roe has been the office manager" */
const occupation =
  /(?:^(?:,[^,.]{2,12},)?|[.!] (?:She|He|They)) (?:has|have) (?:been|worked as|practi[cs]ed as) (?:an? |the |our )?([^.,;:!?()]{2,60}?)(?= (?:since|for|at|here|with|in) |[.,;])/u;

/** The people of a staff page of which several texts each begin with another name: "Jane Roe joined us in 2019 …". */
export function namesThatOpenTexts(
  page: PageModel,
  context: PageContext,
  evidence: NameEvidence,
  known: readonly { readonly name: string }[],
  heads: readonly NameAt[],
): ShownPerson[] {
  const people = new Map<string, ShownPerson>();
  const headOf = new Map(heads.map((head) => [head.line, nameParts(head.name).first]));
  const told = new Set(known.map(({ name }) => name));
  for (const [line, { text, firstSegment, endSegment }] of page.lines.entries()) {
    if (people.size >= maxTexts) break;
    const written = text.length < minOpenedText ? undefined : opening.exec(text)?.[1];
    const name = written === undefined ? null : personName(written);
    if (name === null || written === undefined || !beginsWithGivenName(name)) continue;
    if (people.has(name) || context.isOthers(firstSegment) || context.isFormer(line)) continue;
    if (evidence.isPhrase(name)) continue;
    // Under somebody's name the text is about them, even if it writes the rest of the name in another way.
    const { first } = nameParts(name);
    if ([1, 2, 3].some((step) => headOf.get(line - step) === first)) told.add(name);
    const title = titleIn(text, name, written.length);
    people.set(name, memberInLine(name, title, { firstSegment, endSegment, line, isListed: true }));
  }
  if (people.size < minTexts) return [];
  return [...people.values()].filter(({ name }) => !told.has(name));
}

function titleIn(text: string, name: string, end: number): string {
  const stated = peopleInProse(text).find((one) => one.name === name)?.title;
  const worked = cleanTitle(occupation.exec(text.slice(end, end + 300))?.[1] ?? '');
  if (stated !== undefined) return stated;
  return titleStrength(worked) === 'certain' ? worked : (statedLater(text.slice(end), name) ?? '');
}

/**
 * Who introduces themselves in a line ("Hello, I'm Jane Roe"): whoever says so on the firm's own page works there,
 * whatever they do. A title right above it in the same paragraph is theirs.
 */
export function introducedBelowTitle(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  const name = introducedByThemselves(text, URL.parse(page.url)?.hostname);
  if (name === null || context.isOthers(firstSegment) || isSpeaker(page, line)) return [];
  const title = titleAbove(page, line) || titleOfThemselves(text, name);
  const member = memberInLine(name, title, { firstSegment, endSegment, line, isListed: false });
  return [{ ...member, isIntroduced: true }];
}

/** How somebody goes on to say what they are: "My name is Jane Roe. I am the founder of …" */
const iAm =
  /^[.,!]? ?(?:and |und |et |y |e |en |og |och |i )?(?:I am|I[\u2019']m|[Ii]ch bin|[Jj]e suis|[Ss]oy|[Ss]ono|[Ss]ou|[Ii]k ben|[Jj]eg er|[Jj]ag är|[Oo]len|[Jj]estem|[Jj]sem|[Ss]om|[Ss]em|[Jj]a sam|[Ss]unt) (?:the |an? |your |der |die |le |la |el |il |o |a |de |ein |eine |un |une |una |uma |een |en |et |ett )?([^.,;:!?()]{3,80})/u;

/** How somebody says it in a later sentence: "My name is Jane Roe. Since 1992 I have worked as a pharmacist." */
const workingAs =
  /(?<!\p{L})(?:werkzaam|actief|gevestigd|(?:I|have) work(?:ed)?|working|practi[cs]ing|arbeite(?: ich)?|tätig|travaille|exerce|trabajo|trabalho|lavoro|arbetar(?: jag)?|arbejder(?: jeg)?|jobber(?: jeg)?|pracuję|pracuji) (?:als|as|comme|como|come|som|jako) (?:an? |the |ein |eine |un |une |una |uno |um |uma |een |en |et |ett )?([^.,;:!?()]{3,60})/u;
const maxToWork = 240;

/** What follows an introduction as far as it is a title: "founder and director" of "I am the founder and director of the …". */
function titleOfThemselves(text: string, name: string): string {
  const at = text.indexOf(name);
  const rest = at < 0 ? '' : text.slice(at + name.length, at + name.length + maxToWork);
  return (
    titleAfterName(rest) ||
    titleWithin(iAm.exec(rest.slice(0, 160))?.[1]) ||
    titleWithin(workingAs.exec(rest)?.[1])
  );
}

/** The words of a statement up to the last one that is a title; '' if none is. */
function titleWithin(stated = ''): string {
  const words = stated.split(' ').slice(0, maxWordsOfThemselves);
  const ends = words.flatMap((word, end) => (titleStrength(word) === 'certain' ? [end + 1] : []));
  const title = words.slice(0, ends.at(-1) ?? 0).join(' ');
  return titleStrength(title) === 'certain' ? title : '';
}

const maxWordsOfThemselves = 6;
const maxTitleAbove = 40;

function titleAbove(page: PageModel, line: number): string {
  const { text = '', firstSegment = -1 } = page.lines[line - 1] ?? {};
  const own = page.segments[page.lines[line]?.firstSegment ?? -1]?.element;
  const isInParagraph = page.segments[firstSegment]?.element === own && tagOfLine(page, line) === 'p';
  return isInParagraph && text.length <= maxTitleAbove && titleStrength(text) === 'certain' ? text : '';
}
