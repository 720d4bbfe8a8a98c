import { foldText } from '../../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../../shared/text/words/remembered.ts';
import { anyOf } from '../any-of.ts';
import { titleStrength } from '../job-title.ts';

/**
 * Headings of those with whom a company or a lab works, and of what it has published with them, by language, folded.
 * "Partners" and "Collaboratori" alone may be its own people.
 */
const headings: Readonly<Record<string, string>> = {
  en: '^(?:our |research |current |past |international )*collaborations$|\\b(?:external|academic|scientific|research|international|industry|clinical) (?:collaborators|partners)\\b|\\bcollaborating (?:labs|laboratories|groups|institutions)\\b|\\bpartner (?:companies|institutions|organi[sz]ations|labs)\\b|^(?:(?:selected|our|recent|all|key|peer[- ]reviewed|featured|latest|lab|group|list of|refereed|journal|conference) )*(?:publications?|papers|pre-?prints|journal articles|book chapters|conference proceedings|bibliography)$',
  de: 'kooperationspartner|^(?:unsere )?kooperationen$|netzwerkpartner|\\bexterne partner|partnerinstitution|^(?:ausgewahlte |unsere |wissenschaftliche )?(?:publikationen|veroffentlichungen|publikationsliste)$',
  fr: '\\b(?:partenaires|collaborateurs) (?:exterieurs|externes|scientifiques|academiques)\\b|^(?:nos )?partenariats$|\\bles amis d|^(?:nos )?publications$',
  es: '\\bcolaboradores externos\\b|\\b(?:socios|colaboradores) (?:academicos|cientificos)\\b|^(?:nuestras )?colaboraciones$|^(?:nuestras )?publicaciones$',
  it: '\\bcollaboratori esterni\\b|\\bpartner (?:scientifici|accademici)\\b|^(?:le nostre )?collaborazioni$|^(?:le nostre )?pubblicazioni$',
  nl: '\\bsamenwerkingspartners\\b|^(?:onze )?samenwerkingen$|\\bexterne partners\\b|^(?:onze )?publicaties$',
  pt: '\\b(?:parceiros|colaboradores) (?:externos|academicos|cientificos)\\b|^(?:as nossas |nossas )?parcerias$|^(?:as nossas |nossas )?publicacoes$',
};

/** Those of a cause's supporters and of whom it has given a grant, folded; the last word of the heading. */
const supporters: Readonly<Record<string, string>> = {
  en: '(?:supporters|donors|benefactors|sponsors|(?:scholarship|grant|award|prize) (?:recipients|holders|winners)|laureates)',
  de: '(?:unterstutzer(?:innen)?|forderer|spender(?:innen)?|sponsoren|stipendiat(?:en|innen)|preistrager(?:innen)?)',
  fr: '(?:donateurs|mecenes|bienfaiteurs|boursiers|laureats)',
  es: '(?:donantes|patrocinadores|benefactores|becari[oa]s|premiad[oa]s)',
  it: '(?:sostenitori|donatori|benefattori|borsisti|premiati)',
  pt: '(?:apoiadores|doadores|patrocinadores|benfeitores|bolsistas|bolseiros|premiados)',
  nl: '(?:donateurs|begunstigers|sponsoren|prijswinnaars)',
  sv: '(?:sponsorer|stipendiater|pristagare)',
  da: '(?:sponsorer|stotter|prismodtagere)',
  pl: '(?:darczyncy|sponsorzy|stypendysci|laureaci)',
  cs: '(?:darci|sponzori|podporovatele)',
  hu: '(?:tamogatok|tamogatoink|szponzorok|osztondijasok|dijazottak)',
  ro: '(?:donatori|sponsori|sustinatori|bursieri)',
  tr: '(?:bagiscilar|destekciler|sponsorlar|bursiyerler)',
};

/** Headings that say of them what they do, folded. */
const supporting: Readonly<Record<string, string>> = {
  en: '\\b(?:they|who) (?:support|endorse) (?:us|this|the)\\b|^endorsements$',
  de: '\\bunterstutzen uns\\b|\\buns unterstutzen\\b',
  fr: '\\bsoutiennent\\b|^(?:nos )?soutiens$',
  es: '\\bnos apoyan\\b',
  it: '\\bci sostengono\\b',
  pt: '\\bnos apoiam\\b|\\bapoiam-nos\\b',
  nl: '\\bsteunen ons\\b|\\bons steunen\\b',
  sv: '\\bstod(?:j)?er oss\\b',
  da: '\\bstotter (?:os|oss)\\b',
  fi: '\\btukevat meita\\b',
  pl: '\\bwspieraja nas\\b|\\bnas wspieraja\\b',
  cs: '\\bpodporuji nas\\b|\\bnas podporuji\\b|\\bpodporuju nas\\b',
  hu: '\\btamogatnak (?:minket|bennunket)\\b',
  ro: '\\bne sustin\\b',
  tr: '\\bbizi destekleyen',
};

const heading = anyOf({
  ...headings,
  supporting: Object.values(supporting).join('|'),
  ends: `(?:^|[^\\p{L}-])(?:${Object.values(supporters).join('|')}) ?:?$`,
});

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

/** Whether a text names a university, a hospital or the like, at which those who work in a lab have their posts. */
export function namesInstitution(text: string): boolean {
  return institution.test(foldText(text));
}

/** An office that somebody has beside their work, by language, folded: "President of the Northern Society of Dentistry". */
const officesElsewhere: Readonly<Record<string, string>> = {
  en: ' (?:of|at|for) (?:the )?(?:[a-z&.-]+ ){0,4}(?:association|society|academy|federation|college|university|chamber|institute)\\b',
  de: ' (?:der|des|im|am) (?:[a-z.-]+ ){0,3}(?:\\w*verband(?:e?s)?|\\w*gesellschaft|\\w*kammer|universitat|hochschule)\\b',
  fr: ' (?:de la|de l.|du) ?(?:association|societe|academie|federation|universite|ordre)\\b',
  es: ' (?:de la|del|de) (?:asociacion|sociedad|academia|federacion|universidad|colegio)\\b',
  it: ' (?:della|dell.|del) ?(?:associazione|societa|accademia|federazione|universita|ordine)\\b',
  pt: ' (?:da|do) (?:associacao|sociedade|academia|federacao|universidade|ordem)\\b',
};

const officeElsewhere = anyOf(officesElsewhere);

/** Whether a title is an office in a body that most firms are not: of two titles it says less of somebody. */
export function isOfficeElsewhere(title: string): boolean {
  return title.includes(' ') && officeElsewhere.test(foldText(title));
}

/** What only a reference to something published has: a DOI, an archive of papers, a volume with its pages. */
const reference =
  /\bdoi ?[:.]|\bdoi\.org\/|\b10\.\d{4,6}\/\S|\b(?:bio|med|chem)rxiv\b|\barxiv ?[:\d]|\bpm(?:c?id)\b|\b(?:vol\.|pp\.|issn) ?\d|(?<![\d:])\d{1,4} ?(?:\(\d{1,3}(?:[-–]\d{1,3})?\) ?[:,]|:) ?e?\d{2,6} ?[-–] ?e?\d{1,6}(?![:\d])/iu;
const year = /(?<!\d)(?:19|20)\d{2}[a-d]?(?=[).,;: ]|$)/u;
/** "Roe JK,", "Roe, J. K.,", "J. K. Roe,": an author among others, with the marks of equal shares and of addresses. */
const authorByInitials =
  /(?<=^|[,;&(.] ?|and )(?:\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.?[ -]?){1,4}(?:Jr\.?)?|(?:\p{Lu}\.[ -]?){1,3} ?\p{Lu}[\p{L}'’-]+)[\d*†‡§#^]{0,3}(?= ?(?:[,;.&(]|and\b|et al|$))/gu;
const etAl = /\bet al\b/u;
/** What follows is as long as authors are many. */
const maxRead = 1_500;
/** A shorter text with a year may be about anything. */
const minCitation = 60;

/** Whether a text refers to something published, with the year in which it was. */
export function isReference(text: string): boolean {
  const start = text.slice(0, maxRead);
  return year.test(start) && reference.test(start);
}

/** Whether a text is an entry of a list of publications, or its authors: several people by their initials. */
export function isCitation(text: string): boolean {
  if (isReference(text)) return true;
  const start = text.slice(0, maxRead);
  const authors = start.match(authorByInitials)?.length ?? 0;
  if (authors >= 3) return true;
  return start.length > minCitation && year.test(start) && (authors === 2 || etAl.test(start));
}

/** Names of pages that list what has been published, by language, as the last part of an address. */
const publicationPages: Readonly<Record<string, string>> = {
  en: 'publications?|pubs|papers|preprints|bibliography|articles-and-papers|(?:our|selected|recent|lab|research|all)-publications',
  de: 'publikationen|veroeffentlichungen|publikationsliste',
  es: 'publicaciones',
  it: 'pubblicazioni',
  nl: 'publicaties',
  pt: 'publicacoes',
};

const publicationPage = new RegExp(
  `/(?:${Object.values(publicationPages).join('|')})/?(?:index)?(?:\\.\\w{2,5})?$`,
);

/** Whether a page lists publications, by its address. */
export function listsPublications(url: string): boolean {
  const path = URL.parse(url)?.pathname.toLowerCase() ?? '';
  return publicationPage.test(path.replaceAll('_', '-'));
}
