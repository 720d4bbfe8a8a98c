import { foldText } from '../../../../../shared/text/fold-text.ts';

/** What schools call themselves, by language, folded. */
const schools: Readonly<Record<string, string>> = {
  en: 'school|schools|academy|college|preschool|kindergarten|montessori',
  de: '\\p{L}*schule|gymnasium|\\p{L}+gymnasium|kolleg',
  fr: 'ecole|lycee|college',
  es: 'escuela|colegio|instituto',
  it: 'scuola|liceo|istituto',
  pt: 'escola|colegio',
  nl: '\\p{L}*school|lyceum',
  hi: 'vidyalaya|vidyalay|vidya mandir|pathshala',
};
const school = new RegExp(`(?<!\\p{L})(?:${Object.values(schools).join('|')})(?!\\p{L})`, 'u');
/** In the name of a domain the words have no spaces between them. */
const schoolInDomain = /school|academy|college|lycee|escuela|colegio|scuola|escola|vidyalaya/;

/** Whether a site is a school's, by its domain and by what its pages and the company are called. */
export function isSchool(domain: string, names: readonly string[]): boolean {
  return schoolInDomain.test(domain.toLowerCase()) || names.some((name) => school.test(foldText(name)));
}

/** "Principal", "Founding Principal", "Principal & Founder", but not "Principal Teacher". */
const principal = /(?<![\p{L}-])principal(?=$|,| ?[/&|(–—-]| (?:and|of)(?!\p{L}))/iu;

/** A title as it is meant in a school, which its principal leads. In a firm a principal is a senior member of it. */
export function asInSchool(title: string): string {
  return title.replace(principal, 'School Principal');
}
