/*
 * What makes a spreadsheet read a cell as a formula, also in the full-width forms of East Asian keyboards. Includes
 * everything that some program takes for the end of a cell, as the text after it could be another cell.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /(^|[,;|"\t\r\n])([^\S\t\r\n]*)('*)(?=[=+\-@＝＋－＠])/gu;
const controlStart = /^'*(?=[\t\r\n])/;
const guardedFormula = /(^|[,;|"\t\r\n])([^\S\t\r\n]*)'('*)(?=[=+\-@＝＋－＠])/gu;
const guardedControl = /^'('*)(?=[\t\r\n])/;

/**
 * A cell that no spreadsheet executes: everything that could begin a formula gets an apostrophe in front. One more is
 * added if there are some already, so that `plainCell` returns exactly this text.
 */
export function harmlessCell(text: string): string {
  return text.replace(formulaStart, "$1$2$3'").replace(controlStart, "$&'");
}

/** The text of a cell without the apostrophes that `harmlessCell` or a spreadsheet put before formulas. */
export function plainCell(cell: string): string {
  return cell.replace(guardedControl, '$1').replace(guardedFormula, '$1$2$3');
}
