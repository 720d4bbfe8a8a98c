import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { PageModel } from '../page-model.ts';

/** "9h00 - 9h10", "10:15–10:45 am", "14.30 bis 15.00 Uhr" */
const stretch =
  /(?<!\d)(\d{1,2}) ?(?:[:.h]|uhr|(?=am|pm)) ?(\d{2})?(?: ?([ap])\.?m\.?)? ?(?:[-–—]|bis|to|a|à|until|do|tot) ?(\d{1,2}) ?(?:[:.h]|uhr|(?=am|pm)) ?(\d{2})?(?!\d)(?: ?([ap])\.?m\.?)?/iu;
const maxLine = 160;
const minutesOfHalfDay = 720;

/** A talk is short, a lesson or a day of consultation is not. */
const maxTalk = 30;
const minTalks = 4;
/** How many lines apart two talks that follow each other are: a name, a title, and what it is about. */
const maxLinesBetween = 12;
const maxLinesBeside = 4;

/** Pages that are nothing but a programme, as words of an address. */
const programmePage =
  /(?:^|[/_-])(?:programme?|programma?|programa|programmi|agenda|schedule|conference|konferen[cz]\w*|congres\w*|congreso|convegno|tagung|symposium|zeitplan|ablauf|ohjelma|intervenants|speakers?)(?:$|[/_.-])/u;

interface Talk {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a line is of the programme of an event: talks of minutes, of different lengths, each of which begins as the one
 * before it ends. Who speaks there was invited. A practice's hours leave gaps, what may be booked is all of one length,
 * and lessons are longer.
 */
export function programmeOn(page: PageModel): (line: number) => boolean {
  const talks = page.lines.flatMap(({ text }, line) => talkIn(text, line));
  const following = talks.filter((talk, at) => followsAny(talk, talks.slice(Math.max(0, at - 2), at)));
  const lengths = new Set(following.map(({ from, to }) => to - from));
  const short = following.filter(({ from, to }) => to - from <= maxTalk);
  if (short.length < minTalks || lengths.size < 2 || short.length * 2 < following.length) return () => false;
  const isWhole = programmePage.test(foldText(URL.parse(page.url)?.pathname ?? ''));
  const first = (following[0]?.line ?? 0) - maxLinesBetween;
  const last = (following.at(-1)?.line ?? 0) + maxLinesBeside;
  return (line) => isWhole || (line >= first && line <= last);
}

function talkIn(text: string, line: number): Talk[] {
  if (text.length > maxLine || !/\d/.test(text)) return [];
  const found = stretch.exec(text);
  if (found === null) return [];
  const from = minutesOf(found[1], found[2], found[3] ?? found[6]);
  const to = minutesOf(found[4], found[5], found[6]);
  return to > from ? [{ line, from, to }] : [];
}

function minutesOf(hours = '', minutes = '', half = ''): number {
  const hour = /^[ap]$/i.test(half) ? Number(hours) % 12 : Number(hours);
  return hour * 60 + Number(minutes) + (half.toLowerCase() === 'p' ? minutesOfHalfDay : 0);
}

function followsAny(talk: Talk, before: readonly Talk[]): boolean {
  return before.some(({ to, line }) => to === talk.from && talk.line - line <= maxLinesBetween);
}
