import { entriesOfTables } from './alternatives.ts';
import { departmentHeads } from './ranks/department-heads.ts';
import { departments } from './ranks/departments.ts';
import { fields } from './ranks/fields.ts';
import { Vocabulary } from './vocabulary.ts';

const head = new Vocabulary(entriesOfTables(departmentHeads).join('|'));
const department = new Vocabulary(entriesOfTables(departments).join('|'));
const field = new Vocabulary(entriesOfTables(fields).join('|'));

/**
 * The words before what somebody heads: "Responsable de ventas". A "Responsable commercial", a "Responsabile vendite" and a
 * "Jefa de ventas" lead a few salespeople as often as all of them.
 */
const toField =
  /^(?:co-?)?(?:responsables?|responsave(?:l|is)|cap)(?: (?:general|nacional|adjunt[oa]))? (?:d'|(?:de|del|dels|do|da|dos|das|pelo|pela) (?:la |los |las |les |l')?)/u;

/**
 * Whether a folded office is the head of a department, which is a director where the head of a shop or a shift is a
 * manager: the title has a word for a department ("Vedoucí obchodního oddělení"), or says after the word for the head
 * what firms have departments for ("Responsable de Ventas").
 */
export function headsNamedDepartment(office: string): boolean {
  if (department.isIn(office) && head.isIn(office)) return true;
  const start = toField.exec(office);
  return start !== null && field.isIn(office.slice(start[0].length).split(' ').slice(0, 2).join(' '));
}
