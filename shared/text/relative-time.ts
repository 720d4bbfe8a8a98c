const hour = 3_600_000;

/**
 * How long ago something was: 'Just now' in the first hour, 'Nh ago' under 24 hours, 'Nd ago' under 168 hours,
 * otherwise its date. A time in the future, which a slow clock produces, counts as now.
 */
export function relativeTime(then: Date, now: Date, options: { timeZone?: string } = {}): string {
  const hours = Math.max(0, Math.floor((now.getTime() - then.getTime()) / hour));
  if (hours < 1) return 'Just now';
  if (hours < 24) return `${hours}h ago`;
  if (hours < 168) return `${Math.floor(hours / 24)}d ago`;
  return shortDate(then, options);
}

const day = 24 * hour;
/** The units of an age: from how many days each is used, and how many days it has. */
const ages = [
  { from: 730, days: 365.25, unit: 'years' },
  { from: 61, days: 30.44, unit: 'months' },
  { from: 14, days: 7, unit: 'weeks' },
  { from: 2, days: 1, unit: 'days' },
] as const;

/** The age of something dated `2026-11-03`, such as '3 weeks old'; 'new' in the first two days. */
export function ageOf(date: string, now: Date): string {
  const old = (now.getTime() - Date.parse(`${date}T00:00:00.000Z`)) / day;
  const age = ages.find(({ from }) => old >= from);
  return age === undefined ? 'new' : `${Math.floor(old / age.days)} ${age.unit} old`;
}

/** By time zone; '' is the reader's own. A format takes about as long to make as a row of a list to draw. */
const shortDates = new Map<string, Intl.DateTimeFormat>();

/** A date as '3 Nov 2026', in the reader's own time zone unless another is given. */
export function shortDate(date: Date, options: { timeZone?: string } = {}): string {
  const zone = options.timeZone ?? '';
  const format =
    shortDates.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', ...options });
  shortDates.set(zone, format);
  return format.format(date);
}

/** A date and time as '3 Nov 2026, 14:05', in the reader's own time zone unless another is given. */
export function dateAndTime(date: Date, options: { timeZone?: string } = {}): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...options,
  }).format(date);
}
