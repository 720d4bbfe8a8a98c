import { foldText } from '../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';
import { anyOf } from './any-of.ts';
import { titleStrength } from './job-title.ts';

/**
 * Headings of those with whom a company or a lab works, and of what it has published with them, by language, folded.
 * "Partners" and "Collaboratori" alone may be its own people.
 */
const headings: Readonly<Record<string, string>> = {
  en: '^(?:our |research |current |past |international )*collaborations$|\\b(?:external|academic|scientific|research|international|industry|clinical) (?:collaborators|partners)\\b|\\bcollaborating (?:labs|laboratories|groups|institutions)\\b|\\bpartner (?:companies|institutions|organi[sz]ations|labs)\\b|^(?:selected |our |recent |all |key |peer-reviewed )*(?:publications|papers|preprints)$',
  de: 'kooperationspartner|^(?:unsere )?kooperationen$|netzwerkpartner|\\bexterne partner|partnerinstitution|^(?:ausgewahlte |unsere )?(?:publikationen|veroffentlichungen)$',
  fr: '\\b(?:partenaires|collaborateurs) (?:exterieurs|externes|scientifiques|academiques)\\b|^(?:nos )?partenariats$|\\bles amis d|^(?:nos )?publications$',
  es: '\\bcolaboradores externos\\b|\\b(?:socios|colaboradores) (?:academicos|cientificos)\\b|^(?:nuestras )?colaboraciones$|^(?:nuestras )?publicaciones$',
  it: '\\bcollaboratori esterni\\b|\\bpartner (?:scientifici|accademici)\\b|^(?:le nostre )?collaborazioni$|^(?:le nostre )?pubblicazioni$',
  nl: '\\bsamenwerkingspartners\\b|^(?:onze )?samenwerkingen$|\\bexterne partners\\b|^(?:onze )?publicaties$',
  pt: '\\b(?:parceiros|colaboradores) (?:externos|academicos|cientificos)\\b|^(?:as nossas |nossas )?parcerias$|^(?:as nossas |nossas )?publicacoes$',
};

const heading = anyOf(headings);

/** Whether under a folded heading stand people of other firms and institutions. */
export const namesPartners = remembered((folded) => heading.test(folded));

/** How the name of a department or an institution begins, by language. */
const departments: Readonly<Record<string, string>> = {
  en: '^(?:the )?(?:departments?|division|school|college|faculty|university|institute|laboratory|center|centre) (?:of|for) ',
  de: '^(?:institut|lehrstuhl|fachbereich|abteilung|zentrum) fur |^universitat |^hochschule ',
  fr: '^(?:departement|institut|faculte|ecole|laboratoire|centre) (?:de|des|du|d.) ?|^universite ',
  es: '^(?:departamento|instituto|facultad|escuela|centro) de |^universidad ',
  it: '^(?:dipartimento|istituto|facolta|scuola|centro) (?:di|del|della) |^universita ',
  nl: '^(?:afdeling|instituut|faculteit) |^universiteit ',
  pt: '^(?:departamento|instituto|faculdade|escola|centro) de |^universidade ',
};

/** The words for institutions, by language. */
const institutions: Readonly<Record<string, string>> = {
  en: '\\b(?:university|hospital|institute|college|(?:cancer|medical) center|medical school)\\b',
  de: 'klinikum\\b|\\buniversitat\\b|\\bhochschule\\b',
  fr: '\\b(?:universite|hopital|chu)\\b',
  es: '\\b(?:universidad|hospital)\\b',
  it: '\\b(?:universita|ospedale)\\b',
  nl: 'universiteit\\b|ziekenhuis\\b',
  pt: '\\b(?:universidade|hospital)\\b',
};

const department = anyOf(departments);
const institution = anyOf(institutions);

/** Whether a title names nothing but where somebody works: "Department of Pathology, Anytown University". */
export function isAffiliation(title: string): boolean {
  const [first = ''] = title.split(', ', 1);
  const folded = foldText(first);
  return department.test(folded) || (institution.test(folded) && titleStrength(first) === 'none');
}
