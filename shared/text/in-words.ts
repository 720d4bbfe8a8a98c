/** Made with the first list, as loading a language's formats takes milliseconds of every start. */
let format: Intl.ListFormat | undefined;

/** `red`, `red and green`, `red, green and blue`. */
export function inWords(parts: Iterable<string>): string {
  format ??= new Intl.ListFormat('en-GB');
  return format.format(parts);
}
