import { foldText } from '../../../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../../../shared/text/words/remembered.ts';
import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { hasHonorific } from '../../../words/honorifics.ts';
import { hasGivenName } from '../../../words/names/given-names.ts';
import { personName } from '../../../words/person-name.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';

const maxLabel = 90;
const maxLine = 140;

/** What laws on imprints and on data have sites say of who owns or runs a firm, folded. */
const ownsFirm = new RegExp(
  `^(?:${[
    'angaben (?:gem(?:ass|\\.)|nach|laut) §{1,2} ?\\d.{0,40}|(?:dienste)?anbieter(?:in)?|(?:seiten|website-?|webseiten)betreiber(?:in)?|betreiber(?:in)? (?:der|dieser) (?:web)?(?:seite|site)|medieninhaber(?:in)?(?: (?:und|&) herausgeber(?:in)?)?',
    '(?:gesetzlich )?vertreten durch|vertretungsberechtigt(?:e[rs]?)?(?: personen?)?|verantwortliche(?:[rs]?(?: stelle)? (?:im sinne|i\\. ?s\\. ?d\\.?|fur die datenverarbeitung) .{0,50}| stelle)',
    '(?:website|site) (?:owner|operator)|data controller',
    '(?:editeur|proprietaire) (?:du|de ce) site(?: (?:web|internet))?|responsable du traitement(?: des donnees)?',
    'titular (?:del sitio|de la pagina)(?: web)?|responsable del tratamiento(?: de (?:los |sus )?datos)?',
    'titolare (?:del sito|del trattamento)(?: (?:dei|dati).{0,20})?',
    'responsavel pelo tratamento(?: (?:de|dos) dados)?|verwerkingsverantwoordelijke',
    'administrator danych(?: osobowych)?|spravc[ea] osobnich udaju|adatkezelo(?: neve)?',
    'personuppgiftsansvarig|dataansvarlig|behandlingsansvarlig|rekisterinpitaja|veri sorumlusu',
  ].join('|')})$`,
  'u',
);
/** The same of who represents a firm, as agents do their customers outside a statement of the law. */
const representsFirm =
  /^(?:represented by|represente[e]? par|representad[oa] (?:legalmente )?por|rappresentat[oa] da|vertegenwoordigd door|reprezentowan[ay] przez|zastoupen[ay]?|zastupen[ay]|kepviseli|reprezentata? (?:de|prin))$/u;
const statementOfLaw =
  /impress|imprint|legal|mentions|juridi|privac|datenschutz|confidentialit|gdpr|dsgvo|rgpd|lgpd|rodo|colofon|colophon|regulamin|polityka|udaj|adatvedel|conta[ct]t|kontakt|kapcsolat/u;
/** The same of who answers for what a site says: somebody of the firm, of whatever rank. */
const answersForSite =
  /^(?:(?:inhaltlich |redaktionell )?verantwortlich(?:e[rs]?)?(?: (?:fur|gem(?:ass|\.)|nach) .{0,60}| \(.{0,40}\))?|v\.? ?i\. ?s\. ?d\. ?p\.?(?: .{0,30})?|redaktionsverantwortliche?r?)$/u;

type Said = 'owns' | 'represents' | 'answers' | null;

/** What a label says of the one whom it names; null if nothing of these. */
const saidBy = remembered((label): Said => {
  const folded = foldText(label.replace(/\s*[:：]\s*$/u, '').trim());
  if (ownsFirm.test(folded)) return 'owns';
  if (representsFirm.test(folded)) return 'represents';
  return answersForSite.test(folded) ? 'answers' : null;
});

function statesLaw({ url, title }: PageModel, headings: string): boolean {
  return statementOfLaw.test(
    `${foldText(URL.parse(url)?.pathname ?? '')} ${foldText(title.slice(0, maxLine))} ${headings}`,
  );
}

/** The managing directors of a firm, one below the other. */
const maxNamesAbove = 3;
const betweenNames = /, | (?:&|and|und|et|y|e|en|og|och|i|oraz|a|és|și) /u;
const maxNames = 5;

/**
 * "Represented by: Jane Roe", or "Jane Roe" on the line below "Angaben gemäß § 5 DDG": whom an imprint or a statement on
 * data names with nothing else. Where a firm is named there, it has no name of a person.
 */
export function namedByLaw(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  if (text.length > maxLine || context.isOthers(firstSegment)) return [];
  const colon = text.indexOf(':');
  const label = colon > 0 ? text.slice(0, colon) : labelAbove(page, line);
  const said = label.length > maxLabel ? null : saidBy(label);
  if (said === null || (said === 'represents' && !statesLaw(page, context.headings(line)))) return [];
  const names = text
    .slice(colon + 1)
    .split(betweenNames, maxNames)
    .map((part) => nameOfPerson(part.trim()));
  return names.flatMap((name) => {
    if (name === null || names.includes(null)) return [];
    const named = memberInLine(name, '', { firstSegment, endSegment, line, isListed: true });
    return [said === 'answers' ? named : { ...named, rank: 'Owner' }];
  });
}

/** The line above, or above the names there. */
function labelAbove({ lines }: PageModel, line: number): string {
  for (let above = line - 1; above >= line - maxNamesAbove; above--) {
    const { text = '' } = lines[above] ?? {};
    if (text.length > maxLabel || nameOfPerson(text) === null) return text;
  }
  return '';
}

function nameOfPerson(text: string): string | null {
  const name = personName(text);
  return name !== null && (hasGivenName(name) || hasHonorific(text)) ? name : null;
}
