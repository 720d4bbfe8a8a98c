const number = new Intl.NumberFormat('en-US');
const plurals = new Intl.PluralRules('en-US');

/** `1 person`, `3 people`, `1,200 people`. */
export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${plurals.select(count) === 'one' ? one : many}`;
}
