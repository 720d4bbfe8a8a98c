import { foldText } from '../../../../../shared/text/fold-text.ts';
import { Vocabulary } from '../../../../../shared/text/words/vocabulary.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { PageModel } from '../../page/page-model.ts';
import { cellOf, columnHead, columnHeads, spansColumns, tableOf } from '../../page/table-columns.ts';
import { titleOfEach, titleStrength } from '../../words/job-title.ts';
import { beginsWithGivenName, hasGivenName } from '../../words/names/given-names.ts';
import { isStaffHeading } from '../../words/staff-words.ts';
import type { NameAt, TitleAt, TitleRule } from '../name-at.ts';
import { lowerBound } from '../person-card.ts';
import { nameHeads } from './titles-in-columns.ts';

/** How tables call a column of what people have learned, or of for how long they have worked. */
const factHeads = new Vocabulary(
  `qualification|qualifications|education|degree|degrees|experience|years of experience|exp|seniority|qualifikation|qualifikationen|ausbildung|abschluss|erfahrung|berufserfahrung|
  formation|diplome|diplomes|anciennete|formacion|titulacion|estudios|experiencia|antiguedad|titolo di studio|formazione|esperienza|formacao|escolaridade|habilitacoes|opleiding|opleidingen|ervaring|
  wyksztalcenie|kwalifikacje|doswiadczenie|staz|vzdelani|vzdelanie|praxe|prax|vegzettseg|kepesites|tapasztalat|utbildning|erfarenhet|utdanning|utdannelse|erfaring|uddannelse|koulutus|kokemus|
  egitim|deneyim|tecrube|studii|experienta|vechime|obrazovanje|iskustvo|образование|стаж|опыт|освіта|досвід|εκπαιδευση|εμπειρια`,
);
const maxHeading = 60;
/** Fewer names in a column may be those of products. */
const minNames = 2;

/**
 * Whether a segment is in the column of a table that says what those in its column of names have learned, or for how
 * long they have worked: neither a name nor, unless its words are those of one, a title.
 */
export function isFactOfColumn(page: PageModel): (segment: number) => boolean {
  const heads = columnHeads(page);
  if (heads.headsOf.size === 0) return () => false;
  const named = new Set(
    [...heads.headsOf].filter(([, texts]) => texts.some(headsNames)).map(([table]) => table),
  );
  return (segment) => {
    const head = named.size > 0 && segment >= 0 ? foldText(columnHead(page, segment, heads)) : '';
    if (!factHeads.isIn(head) || nameHeads.isIn(head)) return false;
    return named.has(tableOf(page, page.elements[cellOf(page, segment, heads)]?.parent ?? -1));
  };
}

function headsNames(head: string): boolean {
  return nameHeads.isIn(foldText(head));
}

interface Section {
  /** The line of what stands above the names. */
  readonly line: number;
  readonly names: NameAt[];
}

/**
 * "Site supervisors" above a table of people, or in a row of it that spans it: each below is called so. Where several
 * tables of a page have the same columns, or a table several such rows, a heading that no vocabulary knows is a title
 * if most of the others are.
 */
export const titlesAboveTables: TitleRule = ({ page, context, names, isStaffPage }, known) => {
  const titles = new Map<NameAt, TitleAt>();
  for (const sections of sectionsOfTables(page, context, names)) {
    const all = sections.flatMap((section) => section.names);
    const given = all.filter(({ name }) => (isStaffPage ? hasGivenName(name) : beginsWithGivenName(name)));
    if (given.length < minNames || given.length * 2 < all.length) continue;
    const texts = sections.map(({ line }) => titleOfEach(page.lines[line]?.text ?? ''));
    const certain = texts.filter((text) => titleStrength(text) === 'certain').length;
    for (const [at, section] of sections.entries()) {
      const text = texts[at] ?? '';
      if (text === '' || isStaffHeading(foldText(text)) || /\d/.test(text)) continue;
      if (titleStrength(text) !== 'certain' && certain * 2 < texts.length) continue;
      const { firstSegment: segment = -1 } = page.lines[section.line] ?? {};
      for (const name of section.names) if (!known.has(name)) titles.set(name, { text, segment });
    }
  }
  return titles;
};

/** The names in tables by what stands above them: those of tables with the same columns, or of one table with such rows. */
function sectionsOfTables(page: PageModel, context: PageContext, names: readonly NameAt[]): Section[][] {
  const heads = columnHeads(page);
  const spans = spanningRows(page);
  if (heads.headsOf.size === 0 && spans.size === 0) return [];
  const alike = new Map<string, Map<number, Section>>();
  for (const name of names) {
    const table = tableOf(page, page.elements[cellOf(page, name.firstSegment, heads)]?.parent ?? -1);
    const rows = spans.get(table);
    if (!rows && !headsNames(columnHead(page, name.firstSegment, heads))) continue;
    const kind = rows ? `${table}` : foldText((heads.headsOf.get(table) ?? []).join(' | '));
    const line = rows ? (rows[lowerBound(rows, name.line) - 1] ?? -1) : headingOfTable(page, context, table);
    const sections = alike.get(kind) ?? new Map<number, Section>();
    alike.set(kind, sections);
    const key = rows ? line : table;
    const section = sections.get(key) ?? { line, names: [] };
    sections.set(key, section);
    section.names.push(name);
  }
  return [...alike.values()].map((sections) => [...sections.values()]);
}

/** The lines of the rows of each table that are one cell across its columns and one short line of text. */
function spanningRows(page: PageModel): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const index of page.elementsOf('td', 'th')) {
    const cell = page.elements[index];
    if (!cell || !spansColumns(cell)) continue;
    const row = page.elements[cell.parent];
    const line = page.segments[cell.firstSegment]?.line ?? -1;
    const isOnly = row?.firstSegment === cell.firstSegment && row.endSegment === cell.endSegment;
    const { text = '', endSegment } = page.lines[line] ?? {};
    if (!isOnly || endSegment !== cell.endSegment || text.length > maxHeading) continue;
    const table = tableOf(page, cell.parent);
    const known = rows.get(table);
    if (known) known.push(line);
    else rows.set(table, [line]);
  }
  // Cells come by their tags.
  for (const lines of rows.values()) lines.sort((one, other) => one - other);
  return rows;
}

/** The line right above a table, if it is a heading; -1 if there is none. */
function headingOfTable(page: PageModel, context: PageContext, table: number): number {
  const { firstSegment = -1 } = page.elements[table] ?? {};
  const line = page.segments[firstSegment]?.line ?? -1;
  const heading = context.headingAbove(line);
  return heading !== null && heading.line === line - 1 && heading.text.length <= maxHeading
    ? heading.line
    : -1;
}
