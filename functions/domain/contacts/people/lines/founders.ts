import { foldText } from '../../../../../shared/text/fold-text.ts';
import { personName } from '../../words/person-name.ts';

const foundedBy =
  /\b(?:founded|established|started|set up|co-founded)(?: in (?:the year )?\d{4})? by |\bgegrundet (?:\d{4} )?von |\bfonde[e]? (?:en \d{4} )?par |\bfundad[oa] (?:en \d{4} )?por |\bfondat[oa] (?:nel \d{4} )?da |\bopgericht (?:in \d{4} )?door /;
/** "her brother-in-law Jane Roe" */
const kin =
  /^(?:his|her|their|my|our|seine[mnr]?|ihre[mnr]?|son|sa|ses|su|suo|sua|zijn|haar)\s(?:\p{Ll}[\p{L}-]*\s){1,3}/u;

/** "The Youth Committee was founded by …": a part of an organization, and no firm. */
const ofPart =
  /(?<!\p{L})(?:committee|programme|program|project|prize|awards?|scholarship|department|section|festival|league|tournament|initiative|course|choir|magazine|journal|newsletter|comité|commission|département|ausschuss|abteilung|sektion|preis|projekt|comité|comisión|premio|proyecto|comitato|progetto|commissie|afdeling)(?: (?:was|is|has been|wurde|est|a été|ha sido|fue|werd|è stat[oa]))?$/iu;

/** Whether a text ends with a part of an organization, whoever founded which did not found the firm. */
export function endsWithPart(text: string): boolean {
  return ofPart.test(text.trimEnd());
}

/** The names after "Founded by" in a line. */
export function foundersIn(line: string): string[] {
  const match = foundedBy.exec(foldText(line));
  if (!match || endsWithPart(line.slice(0, match.index))) return [];
  const names: string[] = [];
  const rest = line.slice(match.index + match[0].length);
  for (const part of rest.split(/\s*(?:,|\.|;|\(| in | and | und | et | y | e | en | with | as )\s*/, 4)) {
    const name = personName(part.replace(kin, ''));
    if (!name) break;
    names.push(name);
  }
  return names;
}
