/** Made with the first count, as loading a language's formats takes milliseconds of every start. */
let number: Intl.NumberFormat | undefined;

/** `1 person`, `3 people`, `1,200 people`. */
export function counted(count: number, one: string, many: string): string {
  number ??= new Intl.NumberFormat('en-US');
  return `${number.format(count)} ${count === 1 ? one : many}`;
}
