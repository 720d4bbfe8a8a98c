/*
 * What makes a spreadsheet take a cell for a formula, in the full-width forms of East Asian keyboards too, and what
 * some program takes for the end of a cell, so that what follows could be a cell of its own.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /(^|[,;|"\t\r\n])([^\S\t\r\n]*)([=+\-@＝＋－＠])/gu;
const controlStart = /^[\t\r\n]/;

/** A cell that no spreadsheet runs: an apostrophe stands before everything that could begin a formula. */
export function harmlessCell(text: string): string {
  const harmless = text.replace(formulaStart, "$1$2'$3");
  return controlStart.test(harmless) ? `'${harmless}` : harmless;
}
