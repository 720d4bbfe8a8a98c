import { StartError } from '../machine/start-error.ts';

/**
 * Reads an EventBridge schedule expression: `rate(n minutes|hours|days)` or `cron(…)`, in UTC. Returns a function
 * that returns the next time after a given one. Throws a StartError if the expression cannot be read.
 * @see https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-scheduled-rule-pattern.html
 */
export function readSchedule(expression: string): (after: Date) => Date {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) {
    const unit = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }[rate[2] ?? ''] ?? 0;
    return (after) => new Date(after.getTime() + Number(rate[1]) * unit);
  }
  const cron = /^cron\((\S+) (\S+) (\S+) (\S+) (\S+) (\S+)\)$/.exec(expression);
  if (!cron) throw new StartError(`The schedule "${expression}" is neither rate(…) nor cron(…).`);
  const [, minutes = '', hours = '', days = '', months = '', weekdays = '', years = ''] = cron;
  const fields: [(date: Date) => number, Set<number> | null][] = [
    [(date) => date.getUTCMinutes(), numbers(expression, minutes, 0, 59)],
    [(date) => date.getUTCHours(), numbers(expression, hours, 0, 23)],
    [(date) => date.getUTCDate(), numbers(expression, days, 1, 31)],
    [(date) => date.getUTCMonth() + 1, numbers(expression, months, 1, 12, monthNames)],
    [(date) => date.getUTCDay() + 1, numbers(expression, weekdays, 1, 7, weekdayNames)],
    [(date) => date.getUTCFullYear(), numbers(expression, years, 1970, 2199)],
  ];
  return (after) => {
    const limit = after.getTime() + 366 * 86_400_000;
    for (let time = (Math.floor(after.getTime() / 60_000) + 1) * 60_000; time < limit; time += 60_000) {
      const date = new Date(time);
      if (fields.every(([part, allowed]) => allowed?.has(part(date)) ?? true)) return date;
    }
    return new Date(limit);
  };
}

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const weekdayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** The numbers that a cron field allows; null for all of them. */
function numbers(expression: string, field: string, low: number, high: number, names: string[] = []) {
  if (field === '*' || field === '?') return null;
  const number = (text: string) => {
    const named = names.indexOf(text.toUpperCase());
    return named >= 0 ? named + 1 : Number(text);
  };
  const allowed = new Set<number>();
  for (const part of field.split(',')) {
    const [range = '', step = '1'] = part.split('/');
    const [first = '', last] = range.split('-');
    const from = first === '*' ? low : number(first);
    const to = last !== undefined ? number(last) : part.includes('/') ? high : from;
    if (!(from >= low && to <= high && from <= to && Number(step) >= 1)) {
      throw new StartError(`The local runner cannot read "${part}" in the schedule "${expression}".`);
    }
    for (let value = from; value <= to; value += Number(step)) allowed.add(value);
  }
  return allowed;
}
