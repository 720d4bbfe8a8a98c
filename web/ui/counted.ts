const number = new Intl.NumberFormat('en-US');

/** `1 person`, `3 people`, `1,200 people`. */
export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}
