import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterSend,
  afterSendByHand,
  dailyLimit,
  type Mailbox,
  newMailbox,
  nextSendAt,
  type Pace,
  restFor,
} from '../../../functions/domain/campaigns/pace.ts';
import { type ScheduleConfig, scheduleConfig } from '../../../shared/model/outreach/campaign.ts';

const pace: Pace = { gapSeconds: 120, firstDay: 10, growth: 10, restSeconds: 900 };
const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const at = (text: string) => new Date(text);
const schedule = (changes: Partial<ScheduleConfig> = {}) => scheduleConfig.parse(changes);
const anyTime = { quiet_from: '00:00', quiet_until: '00:00', weekends: true } as const;

/** What a clock on the wall shows, computed differently than in the tested code. */
function wallClock(timeZone: string, moment: Date): { day: number; minutes: number } {
  const local = new Date(moment.toLocaleString('en-US', { timeZone }));
  return { day: local.getDay(), minutes: local.getHours() * 60 + local.getMinutes() };
}

function isQuiet({ quiet_from, quiet_until, weekends, time_zone }: ScheduleConfig, moment: Date): boolean {
  const { day, minutes } = wallClock(time_zone, moment);
  const [from = 0, until = 0] = [quiet_from, quiet_until].map((time) => {
    const [hours = 0, rest = 0] = time.split(':').map(Number);
    return hours * 60 + rest;
  });
  const asleep = from <= until ? minutes >= from && minutes < until : minutes >= from || minutes < until;
  return asleep || (!weekends && (day === 0 || day === 6));
}

/** Sends a number of mails, each as soon as allowed. Returns their times. */
function sendAll(plan: ScheduleConfig, from: Date, count: number, random: () => number): number[] {
  let mailbox: Mailbox = newMailbox('ada@gmail.example');
  let now = from;
  const times: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    now = nextSendAt(plan, mailbox, pace, now);
    mailbox = afterSend(mailbox, pace, now, random());
    times.push(now.getTime());
  }
  return times;
}

const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
const schedules = fc
  .record({
    time_zone: fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
    ),
    daily_limit: fc.integer({ min: 1, max: 100 }),
    quiet_from: timeOfDay,
    quiet_until: timeOfDay,
    weekends: fc.boolean(),
  })
  .map((changes) => schedule(changes));
/** Around the weeks in which clocks change. */
const moments = fc
  .date({ min: at('2026-03-01T00:00:00Z'), max: at('2026-11-30T00:00:00Z'), noInvalidDate: true })
  .map((moment) => new Date(moment));

describe('the next mail', () => {
  it('is sent at once if nothing prevents it', () => {
    const now = at('2026-11-20T10:00:00.000Z');
    expect(nextSendAt(schedule(), newMailbox('a@gmail.example'), pace, now)).toEqual(now);
  });

  it('waits for the end of quiet hours in the time zone of the campaign', () => {
    const inBerlin = schedule({ time_zone: 'Europe/Berlin' });
    const evening = at('2026-11-19T17:30:00.000Z');
    expect(nextSendAt(inBerlin, newMailbox('a@gmail.example'), pace, evening)).toEqual(
      at('2026-11-20T08:00:00.000Z'),
    );
  });

  it('waits for Monday, unless weekends are allowed', () => {
    const saturday = at('2026-11-21T12:00:00.000Z');
    const mailbox = newMailbox('a@gmail.example');
    expect(nextSendAt(schedule(), mailbox, pace, saturday)).toEqual(at('2026-11-23T09:00:00.000Z'));
    expect(nextSendAt(schedule({ weekends: true }), mailbox, pace, saturday)).toEqual(saturday);
  });

  it("waits for the campaign's start time", () => {
    const start_at = '2026-12-01T10:00:00.000Z';
    const now = at('2026-11-20T10:00:00.000Z');
    expect(nextSendAt(schedule({ start_at }), newMailbox('a@gmail.example'), pace, now)).toEqual(
      at(start_at),
    );
  });

  it('is never sent in quiet hours or before its time, and stays due once it is due', () => {
    fc.assert(
      fc.property(schedules, moments, (plan, now) => {
        const next = nextSendAt(plan, newMailbox('a@gmail.example'), pace, now);
        expect(next.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(isQuiet(plan, next)).toBe(false);
        expect(nextSendAt(plan, newMailbox('a@gmail.example'), pace, next)).toEqual(next);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a mailbox', () => {
  it('never sends more within any 24 hours than the campaign allows', () => {
    fc.assert(
      fc.property(schedules, moments, fc.integer({ min: 0, max: 99 }), (plan, now, share) => {
        const times = sendAll(plan, now, 60, () => share / 100);
        for (const time of times) {
          const within = times.filter((each) => each >= time && each < time + dayMs);
          expect(within.length).toBeLessThanOrEqual(plan.daily_limit);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps to that limit together with individual mails, which it never delays', () => {
    const hours = fc.array(fc.integer({ min: 0, max: 72 * 60 }), { maxLength: 40 });
    fc.assert(
      fc.property(schedules, moments, hours, (plan, now, minutes) => {
        const byHand = minutes.map((minute) => now.getTime() + minute * 60_000).toSorted((a, b) => a - b);
        let mailbox: Mailbox = newMailbox('ada@gmail.example');
        const sent: number[] = [];
        for (let mails = 0; mails < 30; mails += 1) {
          let next = nextSendAt(plan, mailbox, pace, new Date(Math.max(now.getTime(), sent.at(-1) ?? 0)));
          // Its turn comes again after each individual mail before it.
          for (let hand = byHand[0]; hand !== undefined && hand <= next.getTime(); hand = byHand[0]) {
            mailbox = afterSendByHand(mailbox, new Date(hand));
            sent.push(hand);
            byHand.shift();
            next = nextSendAt(plan, mailbox, pace, new Date(hand));
          }
          mailbox = afterSend(mailbox, pace, next, 0.5);
          sent.push(next.getTime());
          const within = sent.filter((each) => each > next.getTime() - dayMs);
          expect(within.length).toBeLessThanOrEqual(plan.daily_limit);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is as new to campaigns as before, and waits no longer, after individual mails', () => {
    const now = at('2026-11-20T10:00:00.000Z');
    const used = afterSendByHand(newMailbox('a@gmail.example'), now);
    expect(used).toMatchObject({ days: 0, next_at: 0, turns: 1 });
    expect(nextSendAt(schedule(), used, pace, now)).toEqual(now);
  });

  it('sends little while it is new, and more each day', () => {
    const plan = schedule({ ...anyTime, daily_limit: 100 });
    const begun = at('2026-11-20T10:00:00.000Z').getTime();
    const times = sendAll(plan, new Date(begun), 65, () => 0.5);
    const ofDay = (day: number) =>
      times.filter((time) => time >= begun + day * dayMs && time < begun + (day + 1) * dayMs).length;
    expect(ofDay(0)).toBe(10);
    expect(ofDay(1)).toBeLessThanOrEqual(20);
    expect(ofDay(1)).toBeGreaterThan(ofDay(0));
    expect(ofDay(2)).toBeGreaterThan(ofDay(1));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (days) => {
        const old = { ...newMailbox('a@gmail.example'), days, day_began_at: begun };
        expect(dailyLimit(old, plan, pace, begun)).toBe(Math.min(100, 10 * days));
      }),
    );
  });

  it('leaves varying gaps between mails', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (random) => {
        const now = at('2026-11-20T10:00:00.000Z');
        const gap = afterSend(newMailbox('a@gmail.example'), pace, now, random).next_at - now.getTime();
        expect(gap).toBeGreaterThanOrEqual(60_000);
        expect(gap).toBeLessThanOrEqual(180_000);
      }),
    );
  });

  it('remembers only one day', () => {
    let mailbox = newMailbox('a@gmail.example');
    for (let day = 0; day < 5; day += 1) {
      mailbox = afterSend(mailbox, pace, new Date(day * 25 * hourMs), 0);
    }
    expect(mailbox).toMatchObject({ sent: [4 * 25 * hourMs], days: 5, turns: 5 });
  });

  it('rests longer each time its provider says that it sends too much, and as long as requested', () => {
    const rests = [1, 2, 3, 9].map((throttles) => restFor(pace, throttles, null, 0.5) / 60_000);
    expect(rests).toEqual([15, 30, 60, 24 * 60]);
    expect(restFor(pace, 1, 7200, 0.5)).toBe(2 * hourMs);
  });
});
