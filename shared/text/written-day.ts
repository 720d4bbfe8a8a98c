const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:[ ,].*)?$/;
/** "Mar 14, 2027", "14 March 2027", "14-Mar-2027" */
const named = /^(?:(\p{L}{3,9})\.? (\d{1,2}),?|(\d{1,2})[ -](\p{L}{3,9})\.?,?)[ -](\d{4})(?:[ ,].*)?$/u;

/**
 * Reads the dates of one column as 2027-03-14; null for other texts. Whether 3/4/2027 is in March or in April is
 * decided by the other dates of the column. If none decides it, slashes are read the American way, dots and hyphens
 * the European way.
 */
export function readDays(cells: readonly string[]): (string | null)[] {
  const texts = cells.map((cell) => cell.trim());
  const numbers = texts.flatMap((text) => {
    const [, first, , second] = yearLast.exec(text) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const dayFirst = numbers.some(([first]) => first > 12);
  const monthFirst = numbers.some(([, second]) => second > 12);
  return texts.map((text) => readDay(text, dayFirst === monthFirst ? null : dayFirst));
}

function readDay(text: string, dayFirst: boolean | null): string | null {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return dayOf(year, Number(month), Number(day));
  const [, first, mark, second, last] = yearLast.exec(text) ?? [];
  if (last !== undefined) {
    const isDayFirst = dayFirst ?? mark !== '/';
    const [dayNumber, monthNumber] = isDayFirst ? [first, second] : [second, first];
    return dayOf(last, Number(monthNumber), Number(dayNumber));
  }
  const [, leading, dayAfter, dayBefore, trailing, of] = named.exec(text) ?? [];
  if (of === undefined) return null;
  const name = (leading ?? trailing ?? '').slice(0, 3).toLowerCase();
  return dayOf(of, months.indexOf(name) + 1, Number(dayAfter ?? dayBefore));
}

function dayOf(year: string, month: number, day: number): string | null {
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}
