import { foldText } from '../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';
import { announcesCustomers } from '../words/others/customers-headings.ts';
import { namesPartners } from '../words/others/others-headings.ts';
import { startOfOthers } from '../words/others/others-in-lines.ts';
import { personName } from '../words/person-name.ts';
import { isFormerHeading } from '../words/staff-words.ts';
import { isSectionTitle, opensSection } from './element-kinds.ts';
import { isOnlySetIn } from './others/quotations.ts';
import type { PageModel } from './page-model.ts';
import { closest, elementAt } from './queries.ts';

interface Heading {
  /** Folded. */
  readonly text: string;
  readonly line: number;
  readonly level: number;
  readonly endSegment: number;
}

const headingLevel: Readonly<Record<string, number>> = {
  h1: 1,
  h2: 2,
  h3: 3,
  h4: 4,
  h5: 5,
  h6: 6,
  caption: 6,
  legend: 6,
  summary: 6,
  dt: 8,
};

const othersByMark =
  /(?:^|[\s_-])(?:testi(?:monial)?s?|reviews?|reviewer|quotes?|blockquote|comments?|commentlist|comment-\w+|customers?-(?:stor\w*|quotes?|voices?)|case-stud\w+|references?|kundenstimmen?|referenzen|temoignages?|avis|opiniones|recensioni|credits?|site-credit|webdesign|agency|byline|author-bio|post-author|testimonios?|testimonianz[ae]|temoignage|depoimentos?|resenas?|recensione|bewertung(?:en)?|kundenmeinung(?:en)?|klantervaring(?:en)?|opinie?|omdomen?|anmeldelser?|guest-?\w*|speakers?|soutiens?|supporters?|endorsements?|unterstuetzer|foerderer|sostenitori|\w*sponsor\w*|dealers?|distributors?|resellers?|importers?)(?:$|[\s_-])/;

/**
 * Section headings under which people and addresses belong to somebody else, folded. One pattern of all would take
 * three times as long to compile as these together.
 */
const othersByHeading = [
  '^references?$|^(?:our |the )?clients?$|^kunden?$|^auftraggeber|^bauherr|^commanditaire|^opdrachtgever|case stud|fallstudie|etude de cas|casos? de exito|caso di studio',
  '^(?:\\d+ )?comments?\\b|^leave a comment|^kommentare|^commentaires|^comentarios|^commenti|^reacties|^komentarze|^kommentarer',
  '(?:^|our |unsere |find (?:a|your) )(?:dealers?|distributors?|importers?|resellers?|stockists?|retailers)\\b|importeur|importateurs?|importador|importatori|handler(?:verzeichnis)?$|vertriebspartner|distribut(?:eurs|ori|idores|orzy)|revendeurs|rivenditori|verkooppunten|wederverkopers|aterforsaljare|forhandlere|jalleenmyyjat|dystrybutorzy',
  'press agency|pr agency|pr contact|media agency|presseagentur|agence de presse|pressebetreuung|public relations agency',
  'data protection officer|datenschutzbeauftragte|externe[rn]? datenschutz|delegue a la protection|dpo\\b|delegado de proteccion|responsabile (?:della )?protezione|functionaris gegevensbescherming|inspektor ochrony danych|iod\\b|dataskyddsombud|databeskyttelsesradgiver|encarregado de protecao',
  '^host(?:ing|er|ed by)?\\b|hebergeu?r|hebergement|hosting ?provider|^webhosting|alojamiento web',
  'web ?design|website by|site by|designed by|credits?$|^konzept|^umsetzung|^gestaltung|^realisierung|^realisation|realizzazione|^programmierung|diseno web|ontwerp|webbureau|agentur$|agence web|conception (?:du |et )?|webbyra|bildnachweis|fotos?$|photo credits',
  'streitschlichtung|streitbeilegung|aufsichtsbehorde|supervisory authority|verbraucherschlichtung|schlichtungsstelle|mediateur|mediation|autorite de controle|autoridad de control|autoriteit persoonsgegevens|berufshaftpflicht|kammer$|zustandige kammer|^(?:tand)?laegevagt\\w*$|^legevakt\\w*$|berufsbezeichnung|regulator\\b|ombudsman',
  'guest (?:author|post|contributor|speaker)|gastautor|gastbeitrag|auteurs? invites?|our speakers|speakers|referenten der|^(?:unsere )?referent(?:en|innen)\\b|^ponentes|^intervenants|^relatori|^sprekers|^talare\\b|^prelegenci|^(?:ukonczone |odbyte )?(?:kursy|szkolenia)(?: (?:i|oraz) (?:kursy|szkolenia|certyfikaty|konferencje))?$|^(?:completed |attended )?(?:courses|trainings)(?: (?:and|&) (?:courses|trainings?|certificates|certifications|seminars))?(?: attended| completed)?$|^(?:fort|weiter)bildungen$|^formations suivies$|^corsi (?:frequentati|seguiti|di formazione)|^cursos (?:realizados|de formacion)|^absolvovane |^kurzy a skoleni|^vycviky a kurzy|^genomforda kurser|^kurser og efteruddannelse|^gevolgde (?:cursussen|opleidingen)|^suoritetut kurssit|as seen in|in the press|friends of|^(?:\\w+ )?(?:round ?tables?|tables? rondes?|mesas? redondas?|tavol[ae] rotond[ae]|podiumsdiskussion\\w*|panel discussions?|panell?ists?|keynotes?)\\b',
].map((words) => new RegExp(words, 'u'));

/** Classes and ids of blocks that list people who have left. */
const formerByMark =
  /(?:^|[\s_-])(?:alumn(?:i|us|a|ae)|former|ex-?members?|past-?members?|ehemalige|anciens|egresados|absolwenci)(?:$|[\s_-])/;

const sampleBefore =
  /(?:\be\.\s?g\.?|\bfor example|\bsuch as|\bz\.\s?b\.?|\bzum beispiel|\bbeispiel(?:sweise)?|\bp\.\s?ex\.?|\bpar exemple|\bpor ejemplo|\bad esempio|\bbijv\.?|\bbijvoorbeeld|\bnp\.|\bt\.\s?ex\.?|\bf\.\s?eks\.?|\bexample|\bformat|\blike|例|예)[\s:("'“„)）：]*$/u;

const isOthersHeading = remembered(
  (heading) => announcesCustomers(heading) || othersByHeading.some((words) => words.test(heading)),
);
const isOthersMark = remembered((marks) => othersByMark.test(marks.toLowerCase().slice(0, 300)));
const isFormerMark = remembered((marks) => formerByMark.test(marks.toLowerCase()));
/** Where a credit begins in a line; -1 if there is none. */
const creditStart = remembered((line) => (line.length < 400 ? startOfOthers(foldText(line)) : -1), {
  maxLength: 400,
});

const maxStyledLine = 80;

/** The page of a club that lists its boards has more headings of this kind than one of a board of today. */
const minTerms = 3;

/** The last year of a heading that is nothing but a range of years; null for any other. */
function endOfTerm(heading: string): number | null {
  const [, first = '', last = ''] =
    heading.length > 16
      ? []
      : (/^\(?((?:19|20)\d{2}) ?[-–—/] ?(\d{2}|(?:19|20)\d{2})\)?:?$/.exec(heading) ?? []);
  return last === '' ? null : Number(last.length === 4 ? last : first.slice(0, 2) + last);
}

/** What surrounds a place on a page: its headings, and whether it is about somebody else. */
export class PageContext {
  private readonly page: PageModel;
  /** Lines under the same headings share one list of them. */
  private readonly headingsOfLine: (readonly Heading[])[] = [];
  private readonly otherHeadings = new Map<readonly Heading[], boolean>();
  private readonly creditStarts = new Map<number, number>();
  private readonly otherElements = new Map<number, boolean>();
  /** How many headings of the page are a range of years, and the last year of these. */
  private lastTerms = { count: 0, end: 0 };

  constructor(page: PageModel) {
    this.page = page;
    this.markHeadings();
  }

  /** The headings above a line, outermost first, folded and joined by " / ". */
  headings(line: number): string {
    return (this.headingsOfLine[line] ?? []).map(({ text }) => text).join(' / ');
  }

  /** The nearest heading above a line, as written; null if there is none. */
  headingAbove(line: number): { text: string; line: number } | null {
    const heading = (this.headingsOfLine[line] ?? []).findLast((one) => one.line < line);
    return heading ? { text: this.page.lines[heading.line]?.text ?? '', line: heading.line } : null;
  }

  /** Whether a line is under a heading of people who have left, or in a block that is marked so. */
  isFormer(line: number): boolean {
    const headings = this.headingsOfLine[line] ?? [];
    if (headings.some(({ text }) => isFormerHeading(text) || this.isPastTerm(text))) return true;
    const { firstSegment = 0 } = this.page.lines[line] ?? {};
    const marked = closest(this.page, elementAt(this.page, firstSegment), ({ attributes }) =>
      isFormerMark(`${attributes.class ?? ''} ${attributes.id ?? ''}`),
    );
    return marked >= 0;
  }

  /** "1951-1952" above a board, on a page with several such headings: all but the last term is history. */
  private isPastTerm(heading: string): boolean {
    const end = endOfTerm(heading);
    return end !== null && this.lastTerms.count >= minTerms && end < this.lastTerms.end;
  }

  /**
   * Whether this segment belongs to a customer, an agency or a dealer, and not to the company. `position` is where
   * in its line, if known: a credit applies to what follows it.
   */
  isOthers(segment: number, position?: number): boolean {
    const place = this.page.segments[segment];
    if (!place) return false;
    if (this.isOthersElement(place.element)) return true;
    const headings = this.headingsOfLine[place.line] ?? [];
    let others = this.otherHeadings.get(headings);
    if (others === undefined) {
      others = headings.some(({ text }) =>
        text.split(' / ').some((part) => isOthersHeading(part) || namesPartners(part)),
      );
      this.otherHeadings.set(headings, others);
    }
    return others || this.isCredited(place.line, segment, position);
  }

  /** Whether an element, or one around it, is marked as a quote, a comment, a review or a credit. */
  isOthersElement(element: number): boolean {
    if (element < 0) return false;
    const known = this.otherElements.get(element);
    if (known !== undefined) return known;
    const place = this.page.elements[element];
    if (!place) return false;
    const { tag, attributes, parent } = place;
    const marks = `${attributes.class ?? ''} ${attributes.id ?? ''}`;
    const own =
      (tag === 'blockquote' && !isOnlySetIn(this.page, element)) ||
      (marks !== ' ' &&
        !/^(?:body|html|main)$/.test(tag) &&
        isOthersMark(marks) &&
        !this.isInSiteHeader(element));
    const others = own || this.isOthersElement(parent);
    this.otherElements.set(element, others);
    return others;
  }

  /** The header of a page is about the site itself, whatever its classes are called. */
  private isInSiteHeader(element: number): boolean {
    const { elements } = this.page;
    let header = elements[element];
    for (let steps = 0; header && steps < 12; steps++) {
      if (header.tag === 'nav') return true;
      if (header.tag === 'header') return elements[header.parent]?.tag === 'body';
      header = elements[header.parent];
    }
    return false;
  }

  /** "© Acme. Designed by Jane Roe" */
  isCreditedAt(line: number, name: string): boolean {
    const { text = '', firstSegment = 0 } = this.page.lines[line] ?? {};
    return text.includes(name) && this.isCredited(line, firstSegment, text.indexOf(name));
  }

  private isCredited(line: number, segment: number, position: number | undefined): boolean {
    const { text = '', firstSegment = 0 } = this.page.lines[line] ?? {};
    let credit = this.creditStarts.get(line);
    if (credit === undefined) {
      credit = creditStart(text);
      this.creditStarts.set(line, credit);
    }
    if (credit < 0) return false;
    let start = position ?? 0;
    for (let index = firstSegment; position === undefined && index < segment; index++) {
      start += this.page.segments[index]?.text.length ?? 0;
    }
    return start >= credit;
  }

  /** Whether the text before a value announces a sample ("e.g."). */
  static announcesSample(before: string): boolean {
    return sampleBefore.test(foldText(before.slice(-40)));
  }

  private markHeadings(): void {
    const { elements, segments, lines } = this.page;
    const starts = new Map<number, Heading>();
    for (const index of this.page.elementsOf(...Object.keys(headingLevel))) {
      const element = elements[index];
      const level = headingLevel[element?.tag ?? ''];
      if (!element || level === undefined || element.endSegment === element.firstSegment) continue;
      const line = segments[element.firstSegment]?.line ?? 0;
      const text = lines[line]?.text ?? '';
      if (text.length > 160) continue;
      starts.set(line, { text: foldText(text), line, level, endSegment: this.scopeEnd(index) });
    }
    this.markStyledLines(starts);
    const ends = [...starts.values()].flatMap(({ text }) => endOfTerm(text) ?? []);
    this.lastTerms = { count: ends.length, end: Math.max(...ends, 0) };
    let active: readonly Heading[] = [];
    let nextEnd = Number.MAX_SAFE_INTEGER;
    for (let line = 0; line < lines.length; line++) {
      const first = lines[line]?.firstSegment ?? 0;
      const heading = starts.get(line);
      if (heading || first >= nextEnd) {
        const still = active.filter(
          (outer) =>
            outer.endSegment > first &&
            (!heading || outer.level < heading.level || this.isNameUnder(heading, outer)),
        );
        if (heading) still.push(heading);
        active = still.slice(-8);
        nextEnd = Number.MAX_SAFE_INTEGER;
        for (const { endSegment } of active) nextEnd = Math.min(nextEnd, endSegment);
      }
      this.headingsOfLine.push(active);
    }
  }

  /** The names of those who have left do not end the section that lists them, though they are headings like its own. */
  private isNameUnder({ level, line }: Heading, outer: Heading): boolean {
    return (
      outer.level === level &&
      isFormerHeading(outer.text) &&
      personName(this.page.lines[line]?.text ?? '') !== null
    );
  }

  /**
   * A line that is entirely bold or underlined is a heading for what follows. What is underlined stands above what is
   * bold: where a list has both, the names are bold. What is called the title of a section stands above them all.
   */
  private markStyledLines(starts: Map<number, Heading>): void {
    const add = (index: number, level: number) => {
      const line = this.lineFilledBy(index);
      const text = this.page.lines[line]?.text ?? '';
      if (text === '' || text.length > maxStyledLine || (starts.get(line)?.level ?? 7) !== 7) return;
      starts.set(line, { text: foldText(text), line, level, endSegment: this.scopeEnd(index) });
    };
    for (const index of this.page.elementsOf('b', 'strong')) add(index, 7);
    for (const index of this.page.elementsOf('u')) add(index, 6.5);
    for (const index of this.page.elementsOf('button'))
      if (opensSection(this.page.elements[index])) add(index, 2.5);
    for (const tag of ['div', 'p', 'span'])
      for (const index of this.page.elementsOf(tag)) {
        const marks = this.page.elements[index]?.attributes.class;
        // Most classes are neither, which is faster to see than what they are.
        if ((marks?.includes('itle') || marks?.includes('ead')) && isSectionTitle(marks)) add(index, 2.5);
      }
  }

  /** The line of which an element is the whole text; -1 if there is none. */
  private lineFilledBy(index: number): number {
    const { firstSegment = 0, endSegment = 0 } = this.page.elements[index] ?? {};
    const line = this.page.segments[firstSegment]?.line ?? -1;
    const place = this.page.lines[line];
    return place?.firstSegment === firstSegment && place.endSegment === endSegment ? line : -1;
  }

  /** A heading applies to the block around it, beyond wrappers that contain nothing else. */
  private scopeEnd(heading: number): number {
    const { elements } = this.page;
    const own = elements[heading];
    if (!own) return 0;
    let around = elements[own.parent];
    for (let steps = 0; around && steps < 6; steps++) {
      const alone = around.firstSegment === own.firstSegment && around.endSegment === own.endSegment;
      if (!alone && around.tag !== 'header' && around.tag !== 'hgroup') break;
      around = elements[around.parent];
    }
    return around?.endSegment ?? Number.MAX_SAFE_INTEGER;
  }
}
