import { foldText } from '../../../../../shared/text/fold-text.ts';
import { Vocabulary } from '../../../../../shared/text/words/vocabulary.ts';
import type { PageModel } from '../../page/page-model.ts';
import { closest, elementAt, textOf } from '../../page/queries.ts';
import { columnHead, columnHeads } from '../../page/table-columns.ts';
import { beginsWithGivenName, hasGivenName } from '../../words/names/given-names.ts';
import type { NameAt, TitleAt, TitleRule } from '../name-at.ts';

/** How tables call the column of people. */
export const nameHeads = new Vocabulary(
  `name|names|nom|noms|nombre|nombres|nome|nomi|nomes|cognome|naam|namen|navn|namn|nimi|nimet|imie|imie i nazwisko|nazwisko|jmeno|meno|nev|nume|ime|isim|ad soyad|adi soyadi|
  teacher|teachers|lehrer*|lehrkraft|lehrkrafte|enseignant*|profesor*|professor*|docente*|docent*|leerkracht*|nauczyciel*|ucitel*|tanar*|larare|laerer*|opettaja*|ονομα*|ονοματεπωνυμο|имя|фио|ф и о|им'я|піб|`,
);
/** How they call the column of what these do. */
const officeHeads = new Vocabulary(
  `function|functions|role|roles|position|positions|title|job title|post|office|responsibility|responsibilities|funktion*|aufgabe|aufgaben|amt|zustandigkeit*|tatigkeit|
  fonction*|poste|cargo|puesto|funcion*|incarico|ruolo|qualifica|mansione|funcao|funcoes|functie*|rol|taak|taken|stanowisko|funkcja|funkcje|funkce|pozice|funkcia|tisztseg|beosztas|functia|functie|
  stilling|rolle|verv|befattning|roll|uppdrag|opgave|tehtava*|toimi|rooli|gorev*|gorevi|unvan|funkcija|ιδιοτητα|θεση|должность|посада`,
);
/** How they call that of where, or of what these teach. */
const fieldHeads = new Vocabulary(
  `department|subject|subjects|bereich|abteilung|fach|facher|unterrichtsfach*|unterrichtsfacher|service|matiere*|discipline*|area|departamento|materia*|asignatura*|especialidad|disciplina*|
  vak|vakken|afdeling|przedmiot*|aprobace|predmet*|tantargy*|szak|materie|fag|fagomrade|amne|amnen|aine|aineet|brans|bransi|ειδικοτητα|предмет*`,
);
const maxTitle = 60;
/** Fewer names in a column may be those of products. */
const minNames = 2;

/** A table with a column of names and one of what they do, whose heads say so: "Name", "Subjects". */
export const titlesInColumns: TitleRule = ({ page, names, isStaffPage }, known) => {
  const heads = columnHeads(page);
  if (heads.headsOf.size === 0) return new Map();
  const byHead = new Map<string, Map<NameAt, TitleAt>>();
  for (const name of names) {
    const head = foldText(columnHead(page, name.firstSegment, heads));
    if (head === '' || !nameHeads.isIn(head) || officeHeads.isIn(head)) continue;
    const cell = closest(page, elementAt(page, name.firstSegment), ({ tag }) => tag === 'td', 4);
    const title = titleInRow(page, page.elements[cell]?.parent ?? -1, heads);
    if (title === null) continue;
    const table = byHead.get(head) ?? new Map<NameAt, TitleAt>();
    byHead.set(head, table.set(name, title));
  }
  const titles = new Map<NameAt, TitleAt>();
  for (const table of byHead.values()) {
    const given = [...table.keys()].filter(({ name }) =>
      isStaffPage ? hasGivenName(name) : beginsWithGivenName(name),
    );
    if (given.length < minNames || given.length * 2 < table.size) continue;
    for (const [name, title] of table) if (!known.has(name)) titles.set(name, title);
  }
  return titles;
};

function titleInRow(page: PageModel, row: number, heads: ReturnType<typeof columnHeads>): TitleAt | null {
  const { firstSegment = 0, endSegment = 0, tag } = page.elements[row] ?? {};
  if (tag !== 'tr') return null;
  let field: TitleAt | null = null;
  for (let segment = firstSegment; segment < endSegment; segment++) {
    const head = foldText(columnHead(page, segment, heads));
    const isOffice = officeHeads.isIn(head);
    if (!isOffice && (field !== null || !fieldHeads.isIn(head))) continue;
    const text = textOf(
      page,
      closest(page, elementAt(page, segment), (element) => element.tag === 'td', 4),
    ).trim();
    if (!/^\p{L}/u.test(text) || text.length > maxTitle || /[@\d]/.test(text)) continue;
    if (isOffice) return { text, segment };
    field = { text, segment };
  }
  return field;
}
