import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { Line, PageModel } from '../../page/page-model.ts';
import { elementOf } from '../../page/queries.ts';
import { anyOf } from '../../words/any-of.ts';
import { cleanTitle, titleStrength } from '../../words/job-title.ts';
import { isStaffHeading } from '../../words/staff-words.ts';
import type { NameAt, NamesOfPage, TitleAt, TitleRule } from '../name-at.ts';

const maxTitle = 60;
const maxWords = 7;
const maxBefore = 60;
/** A shorter line is a text only if it ends as one, and else read as other lines of a card are. */
const minText = 30;
const minUnended = 80;

/**
 * What comes right before the title of whoever a text is about, by language, folded: "She currently serves as". Languages
 * that inflect the title after it are not among them, as the page then has no title as it is called.
 */
const servesAs: Readonly<Record<string, string>> = {
  en: '(?:serves|works|acts|working|serving) as(?: (?:the|our|an?|its))?',
  de: '(?:fungiert|arbeitet|tatig|amtet|wirkt) (?:\\p{L}+ )?als(?: (?:unsere?|eine?))?',
  fr: 'occupe (?:le poste|la fonction|les fonctions) (?:de|d.)|(?:exerce|travaille|intervient) (?:en tant que|comme)',
  es: '(?:ocupa|desempena|ejerce) (?:el|los) (?:cargos?|puestos?) de|(?:trabaja|ejerce|actua|se desempena) como',
  it: '(?:ricopre|svolge|ha) (?:il ruolo|la carica|la funzione) di|lavora come',
  pt: '(?:ocupa|exerce) (?:o cargo|a funcao) de|(?:atua|trabalha) como',
  ca: '(?:ocupa|exerceix) el carrec de|treballa com a',
  nl: '(?:werkt|werkzaam|fungeert|actief) als(?: (?:onze|een))?|vervult de functie van',
  sv: '(?:arbetar|jobbar|fungerar|tjanstgor|verkar) som(?: (?:var|en))?',
  da: '(?:arbejder|arbeider|jobber|fungerer|virker) som(?: (?:vores|var|en))?',
  pl: 'pracuje jako',
  cs: '(?:pusobi|pracuje) jako|zastava (?:pozici|funkci)',
  sk: '(?:posobi|pracuje) ako|zastava (?:poziciu|funkciu)',
  sl: '(?:dela|deluje) kot',
  hr: '(?:radi|djeluje|deluje) kao',
  ro: '(?:ocupa|detine) functia de|(?:lucreaza|activeaza) (?:ca|drept)',
  el: 'εργαζεται ως|κατεχει τη θεση του',
  id: '(?:menjabat|bertugas|bekerja|menjawat|berperan) sebagai',
  vi: '(?:giu|dam nhiem) (?:chuc vu|chuc|vi tri)|hien la',
};

const subject = "^(?:[\\p{L}.\u2019'-]+ ){0,5}?";
const announcesTitle = new RegExp(`${subject}(?:${anyOf(servesAs).source})$`, 'u');

/** What a text continues with after a title: a word in lower case, a mark, or a script without capitals. */
const continues = /^(?:\p{Ll}|\p{Lo}|[,;–—-] ?\p{L})/u;
/** The title continues beyond its element: "<b>Partner</b> and head of sales". */
const joinsMore = /^(?:&|(?:and|und|et|y|e|en|og|och|i|a|dan|serta|és|si|și|ja|ve) )/u;

/**
 * `<h3>Jane Roe</h3><p><b>Head of Sales</b> with twenty years of …</p>` on a staff page, and on any page `<p>She serves as
 * <b>Head of Sales</b>, and …</p>`: the title in an element of its own that the text right below a name begins with.
 */
export const titlesThatOpenTexts: TitleRule = (all, known) => {
  const titles = new Map<NameAt, TitleAt>();
  for (const name of all.names) {
    const title = known.has(name) || name.rest.length > 0 ? null : titleBelow(all, name);
    if (title !== null) titles.set(name, title);
  }
  return titles;
};

function titleBelow({ page, context, isStaffPage }: NamesOfPage, { line }: NameAt): TitleAt | null {
  const below = page.lines[line + 1];
  if (below === undefined || below.text.length < minText) return null;
  if (below.text.length < minUnended && !/[.!?。]$/u.test(below.text)) return null;
  const [first = '', second = ''] = page.segments
    .slice(below.firstSegment, Math.min(below.endSegment, below.firstSegment + 2))
    .map(({ text }) => text);
  if (first.length <= maxBefore && announcesTitle.test(foldText(first.trim())))
    return titleAt(page, below, below.firstSegment + 1, second);
  return isStaffPage || isStaffHeading(context.headings(line))
    ? titleAt(page, below, below.firstSegment, first)
    : null;
}

/** The title that is all of the element of a segment, if the text of its line continues after it. */
function titleAt(page: PageModel, { endSegment }: Line, segment: number, text: string): TitleAt | null {
  const own = elementOf(page, segment);
  if (own?.firstSegment !== segment || own.endSegment !== segment + 1) return null;
  if (!/^(?:b|strong|em|i|u|span|mark)$/.test(own.tag)) return null;
  const rest = segment + 1 < endSegment ? (page.segments[segment + 1]?.text ?? '') : '';
  const title = cleanTitle(text);
  if (title.length > maxTitle || title.split(' ').length > maxWords || !continues.test(rest)) return null;
  if (joinsMore.test(rest)) return null;
  // "Head teachers are …" says something else: with its verb it is no title.
  const [next = ''] = rest.split(' ', 1);
  return titleStrength(title) === 'certain' && titleStrength(`${title} ${next}`) !== 'none'
    ? { text: title, segment }
    : null;
}
