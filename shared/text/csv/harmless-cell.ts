/*
 * What makes a spreadsheet read a cell as a formula, also in the full-width forms of East Asian keyboards. Includes
 * everything that some program takes for the end of a cell, as the text after it could be another cell.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /(^|[,;|"\t\r\n])([^\S\t\r\n]*)([=+\-@＝＋－＠])/gu;
const controlStart = /^[\t\r\n]/;

/** A cell that no spreadsheet executes: everything that could begin a formula gets an apostrophe in front. */
export function harmlessCell(text: string): string {
  const harmless = text.replace(formulaStart, "$1$2'$3");
  return controlStart.test(harmless) ? `'${harmless}` : harmless;
}
