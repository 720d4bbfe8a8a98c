import type { ScheduleConfig } from '../../../shared/model/outreach/campaign.ts';

/** How fast a mailbox may send, whatever its campaigns allow. */
export interface Pace {
  /** The mean time between two mails. Each pause is between half and one and a half times as long. */
  readonly gapSeconds: number;
  /** How many mails a mailbox sends on its first day of campaigns, and how many more on each following day. */
  readonly firstDay: number;
  readonly growth: number;
  /** How long it rests after its provider first says that it sends too much. */
  readonly restSeconds: number;
}

/** What a mailbox has sent recently, in campaigns and individually. Times are in milliseconds since 1970. */
export interface Mailbox {
  /** The keyed hash of its address, which is the same for every account that has connected it. */
  readonly id: string;
  /** When mails were sent within the last 24 hours, earliest first. */
  readonly sent: readonly number[];
  /** On how many days campaigns have sent, and when the latest of these days began. A day lasts 24 hours. */
  readonly days: number;
  readonly day_began_at: number;
  /** The earliest time of its next mail. */
  readonly next_at: number;
  /** How many times in a row the provider said that it sends too much. */
  readonly throttles: number;
  /** How often it was claimed. A write succeeds only if this has not changed since it was read. */
  readonly turns: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 3600_000;

/** A mailbox that has sent nothing yet. */
export function newMailbox(id: string): Mailbox {
  return { id, sent: [], days: 0, day_began_at: 0, next_at: 0, throttles: 0, turns: 0 };
}

/**
 * The maximum number of mails from a mailbox within 24 hours at `at`: the schedule's limit, or less while the
 * mailbox is new.
 */
export function dailyLimit(mailbox: Mailbox, schedule: ScheduleConfig, pace: Pace, at: number): number {
  const day = mailbox.days + (isNewDay(mailbox, at) ? 1 : 0);
  return Math.min(schedule.daily_limit, pace.firstDay + pace.growth * (day - 1));
}

function isNewDay({ days, day_began_at }: Mailbox, at: number): boolean {
  return days === 0 || at >= day_began_at + dayMs;
}

/** The first moment, from `now` on, at which a mailbox may send under a schedule. */
export function nextSendAt(schedule: ScheduleConfig, mailbox: Mailbox, pace: Pace, now: Date): Date {
  const { start_at } = schedule;
  let at = Math.max(now.getTime(), mailbox.next_at, start_at === null ? 0 : Date.parse(start_at));
  for (;;) {
    at = afterQuiet(schedule, at);
    const recent = mailbox.sent.filter((sent) => sent > at - dayMs);
    const inTheWay = recent.at(-dailyLimit(mailbox, schedule, pace, at));
    if (inTheWay === undefined) return new Date(at);
    at = inTheWay + dayMs;
  }
}

/** The first moment, from `at` on, that is outside quiet hours and weekends without mails. */
function afterQuiet(schedule: ScheduleConfig, at: number): number {
  let moment = at;
  // Each step skips a weekend day or the quiet hours of a day. One more may be needed when clocks change.
  for (;;) {
    const { minutes, weekend } = localTime(schedule.time_zone, moment);
    const wait = weekend && !schedule.weekends ? 24 * 60 - minutes : quietMinutes(schedule, minutes);
    if (wait === 0) return moment;
    moment = Math.floor(moment / minuteMs) * minuteMs + wait * minuteMs;
  }
}

/** How many minutes of quiet hours remain at a given minute of the day; 0 outside quiet hours. */
function quietMinutes({ quiet_from, quiet_until }: ScheduleConfig, minutes: number): number {
  const [from, until] = [minutesOf(quiet_from), minutesOf(quiet_until)];
  const quiet = from <= until ? minutes >= from && minutes < until : minutes >= from || minutes < until;
  return quiet ? (until - minutes + 24 * 60) % (24 * 60) : 0;
}

function minutesOf(timeOfDay: string): number {
  const [hours, minutes] = timeOfDay.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

function localTime(timeZone: string, at: number): { minutes: number; weekend: boolean } {
  const parts = clockOf(timeZone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    minutes: minutesOf(`${of('hour')}:${of('minute')}`),
    weekend: ['Sat', 'Sun'].includes(of('weekday')),
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes far longer than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** A mailbox after sending another mail. `random` in [0, 1) varies the time of the next. */
export function afterSend(mailbox: Mailbox, pace: Pace, now: Date, random: number): Mailbox {
  const at = now.getTime();
  const began = isNewDay(mailbox, at);
  return {
    ...afterSendByHand(mailbox, now),
    days: mailbox.days + (began ? 1 : 0),
    day_began_at: began ? at : mailbox.day_began_at,
    next_at: at + Math.round(pace.gapSeconds * 1000 * (0.5 + random)),
  };
}

/**
 * A mailbox after sending a mail individually. The mail counts towards the day's limit. It does not delay campaigns,
 * and campaigns still treat a new mailbox as new.
 */
export function afterSendByHand(mailbox: Mailbox, now: Date): Mailbox {
  const at = now.getTime();
  return {
    ...mailbox,
    sent: [...mailbox.sent.filter((sent) => sent > at - dayMs), at],
    turns: mailbox.turns + 1,
  };
}

const maxRestMs = dayMs;

/**
 * How long a mailbox rests, in milliseconds, after its provider has said `times` times in a row that it sends too
 * much, or could not be reached. Each rest is twice as long as the one before, and at least as long as the provider
 * asks for.
 */
export function restFor(
  { restSeconds }: Pace,
  times: number,
  retryAfterSeconds: number | null,
  random: number,
): number {
  const doubled = Math.min(maxRestMs, restSeconds * 1000 * 2 ** (times - 1));
  return Math.round(Math.max(doubled * (0.75 + random / 2), (retryAfterSeconds ?? 0) * 1000));
}
