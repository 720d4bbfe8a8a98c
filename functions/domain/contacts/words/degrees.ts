import { seniorityOf } from '../../../../shared/text/seniority.ts';
import { anyOf } from './any-of.ts';
import { isHonorific } from './honorifics.ts';
import { titleStrength } from './job-title.ts';

const degree =
  /^(?:sp\.?\s?[a-z]{1,5}(?:\(k\))?|s\.?\s?(?:kg|ked|kep|farm|psi|ak|kom|sos|pd|hut|sn|ds|ars)|m\.?\s?(?:kn|ak|psi|pd|hum|ars)|ph\.?\s?d|m\.?d|mba|m\.?b\.?a|emba|b\.?sc|m\.?sc|b\.?a|m\.?a|[bm]\.?(?:arch|tech|eng|com|ed|pharm|phil|mus|des|plan)|[bm]\.v\.?sc|d\.litt|c\.eng|l\.ac|b\.e|[bm]\.?d\.?s|d\.?m\.?d|d\.?d\.?s|b\.?a\.?m\.?s|[fa]\.?c\.?a|r\.n|n\.d|d\.c|ll\.?\s?m|ll\.?\s?b|cpa|cfa|cfp|esq|esquire|dvm|rn|pe|p\.?\s?eng|aia|riba|frics|mrics|acca|fcca|ca|cissp|pmp|leed ap|obe|mbe|cbe|dipl\.?-?\s?\p{L}+\.?(?:\s?\(?\p{L}{2}\)?)?|bsc|msc|phd|ing|csc|drsc|dba|cima|fcma|cipd|shrm-cp|she\/her|he\/him|they\/them|cphr|arb|far|acii|fcii|acib|qfa|apa|cip|san|gcfa|oscp|cia|acma|cgma|mrcvs|faaos|facs|frcs|mrcp|frcp|cipm|fciarb|mciarb|kc|qc|mpa|mfa|mph|msw|lcsw|lmft|cfre|ed\.?d|au\.?d|psy\.?d|pharm\.?d|msn|bsn|dnp|aprn|mlis|de(?:s)?jeps|bpjeps(?: \p{Lu}{2,5})?|bees(?:an)?(?: ?[12])?|bnssa|bafa|bafd|staps)\.?$/iu;
/**
 * There are many professional bodies and degrees: a few letters with capitals after a comma, unless they are a rank
 * ("CEO").
 */
export function isCredential(text: string): boolean {
  if (degree.test(text) || isAbbreviations(text)) return true;
  return (
    !/^[^(]*[a-z]{3}/.test(text) &&
    /^(?:\p{Lu}[\p{Ll}]{0,2}\.? ?){2,5}(?: ?\([\p{L}.]{1,6}\))?$|^\p{Lu}{2,6}(?:[/-]\p{Lu}{1,4})?(?: \([\p{L}.]{1,6}\))?$/u.test(
      text,
    ) &&
    seniorityOf(text) === 'other' &&
    !/^(?:HR|IT|PR|R&D|QA|UX)$/.test(text) &&
    !/^\p{Lu}\p{Ll}/u.test(text)
  );
}

/** "dr. dent. med.", "DiS.": nothing but short words with full stops, of which none is a title. */
function isAbbreviations(text: string): boolean {
  if (/^\p{Lu}\p{Ll}{1,2}\p{Lu}{1,2}\.$/u.test(text)) return true;
  return (
    text.endsWith('.') &&
    text.length <= 30 &&
    text
      .split(' ')
      .every(
        (word) => word.endsWith('.') && word.length > 2 && (/^\p{Ll}+\.$/u.test(word) || isHonorific(word)),
      ) &&
    titleStrength(text) === 'none'
  );
}

/** Degrees that license their holder to practise, and so say what somebody does here. */
const licence =
  /^(?:,| [|–—-])? ((?:D\.?C|D\.?D\.?S|D\.?M\.?D|D\.?V\.?M|D\.?O|O\.?D|M\.D|D\.?P\.?M|N\.?D|L\.?Ac|Pharm\.?D|Au\.?D|Psy\.?D|D\.?P\.?T|Esq)\.?)(?=$|[\s,;·|)])/u;

/** The licence with which the text after a name begins ("D.D.S."); null if it does not. */
export function licenceAfterName(text: string): string | null {
  return licence.exec(text)?.[1] ?? null;
}

/** Degrees by which no role is called. */
const onlyDegree =
  /^(?:Ph\.? ?D|M\.D|D\.?O|D\.?D\.?S|D\.?M\.?D|D\.?P\.?M|D\.?V\.?M|D\.?C|O\.?D|J\.?D|N\.?D|L\.?Ac|Pharm\.?D|Psy\.?D|Au\.?D|D\.?P\.?T|M\.?B\.?B\.?S|M\.?P\.?H|M\.?B\.?A|[BM]\.?Sc|FAAN|FACS|FACP|FACC|FAAP|FACOG|FAAD|FAAOS|FRC\p{Lu}{1,3}|MRC\p{Lu}{1,2}|MRCVS|Esq|Esquire)\.?$/u;
const lettersOfMedicine = /^M\.?D\.?$/;

/**
 * Whether a text is nothing but degrees ("DO, FAAN"), which are no title. "MD" alone is one of a doctor; of anybody else
 * it may be the managing director.
 */
export function areDegrees(text: string, isDoctor: boolean): boolean {
  if (text.length > 60) return false;
  const parts = text.split(/[,;/|·•&]\s*|\s+(?=\p{Lu})/u).map((part) => part.trim());
  const isMedicine = (part: string) => lettersOfMedicine.test(part);
  return (
    parts.every((part) => isMedicine(part) || onlyDegree.test(part) || isCredential(part)) &&
    parts.some((part) => onlyDegree.test(part) || (isDoctor && isMedicine(part)))
  );
}

/** "Licenciada en Derecho", "Laureata in …": a degree by its name and its subject. */
const studied =
  /^(?:licenciad[oa]|graduad[oa]|grado|m[áa]ster|doctorad[oa]|técnic[oa] superior|experto universitario|titulad[oa]) (?:oficial |universitari[oa] )?en |^(?:licenciad[oa]|graduad[oa]|mestrado|mestre|doutorad[oa]|pós-graduad[oa]|especialização) em |^(?:laurea|laureat[oa]|dottorato|master) in |^(?:bachelor|master|doctor)(?:['’]s)?(?: degree)? (?:of|in) |^(?:licence|master|doctorat) (?:en|de) |^(?:absolwent(?:ka)?|studium) /iu;

/** "MBBS, DNB ORTHOPAEDICS", "DIPLOMA IN SPORTS MEDICINE": what somebody has learned, above what they are. */
export function tellsLearning(text: string, afterDegrees = text): boolean {
  if (/^(?:\p{L}+ )?diploma\b/iu.test(text) || studied.test(text)) return true;
  if (!areDegrees(text.split(',', 1)[0] ?? '', true)) return false;
  return afterDegrees === text || isCredential(afterDegrees.split(' ', 1)[0] ?? '');
}

/** The licence among degrees under a name ("DO" of "DO, FAAN"); null if there is none. */
export function licenceAmong(degrees: string): string | null {
  const [first = ''] = degrees.split(/[,;/|·•&]\s*|\s/u, 1);
  return lettersOfMedicine.test(first) ? first : licenceAfterName(` ${first}`);
}

/** "Dr." before a name, in the languages in which "MD" follows one. */
const doctor = /^(?:Prof\.? )?(?:Dr|Dra|Doctor|Doktor|Docteur|Dott|Uzm|Op)\b\.?/u;

/** Whether a line names a doctor. */
export function namesDoctor(line: string): boolean {
  return doctor.test(line);
}

/** Words of those who treat people and animals, by language, folded. */
const medicine: Readonly<Record<string, string>> = {
  en: '\\b(?:patients?|physicians?|surgeons?|surgery|medical|medicine|clinics?|clinical|dental|dentists?|neurolog\\w+|dermatolog\\w+|cardiolog\\w+|orthop\\w+|pa?ediatric\\w*|board[- ]certified)\\b',
  de: '\\b(?:patient(?:en|innen)?|arzt\\w*|praxis|medizin\\w*|klinik\\w*|chirurg\\w*|sprechstunde\\w*)\\b',
  fr: '\\b(?:patients?|medecins?|medecine|clinique|chirurg\\w*|cabinet medical)\\b',
  es: '\\b(?:pacientes?|medic[oa]s?|medicina|clinica|cirug\\w*)\\b',
  it: '\\b(?:pazient[ei]|medic[oi]|medicina|clinica|chirurg\\w*)\\b',
  tr: '\\b(?:hasta\\w*|hekim\\w*|doktor\\w*|klinig?i?\\w*|cerrah\\w*)\\b',
  sv: '\\b(?:patienter?|lakare|klinik\\w*|kirurg\\w*)\\b',
};

const medical = anyOf(medicine);

/** Whether a folded text is about treating people. */
export function isMedical(folded: string): boolean {
  return medical.test(folded);
}

/** A title without "MD", for where that is a degree. */
export function withoutMedicine(title: string): string {
  return title.replace(/(?<![\p{L}\p{N}.])M\.?D(?:\.|(?![\p{L}\p{N}]))/gu, ' ');
}

/** Whether a word at the end of a name is a degree. */
export function isDegree(word: string): boolean {
  return /\.|[A-Z]{2}|[a-z][A-Z]/.test(word) && degree.test(word);
}

/**
 * "MRCVS", "CertSAM", "BVSc": letters after a name without a comma, distinguished from surnames in capitals by their
 * vowels.
 */
export function isLetters(token: string): boolean {
  if (/^[A-Z][a-z]*$/.test(token)) return false;
  if (/^[BCDFGHJKLMNPQRSTVWXZ]{2,6}$/.test(token)) return true;
  if (/^\p{Lu}{3,5}$/u.test(token) && /[BCDFGHJKLMNPQRSTVWXZ]{3}/.test(token)) return true;
  if (/^(?:Mc|Mac|De|Di|Du|La|Le|Lo|Fitz|Van|O')\p{Lu}\p{Ll}+$/u.test(token)) return false;
  return /^\p{Lu}+\p{Ll}+\p{Lu}|^\p{Lu}{2,}\p{Ll}{1,3}$/u.test(token);
}

/** A name without the degrees that a mark sets apart from it: "Jane Roe | MD, FACS". */
export function withoutDegreesApart(text: string): string {
  const [apart = '', degrees = ''] = / [|–—-] ([^|–—]{2,40})$/u.exec(text) ?? [];
  return degrees !== '' && areDegrees(degrees, false) ? text.slice(0, -apart.length) : text;
}

/** "CAP®": whoever awards a certificate owns its name. */
const registeredMark = /,? \p{Lu}[\p{L}-]{1,7}[®™](?=$|[\s,])/gu;

/** "LL.B. (Hons) BL", "BSc(Hons)". */
const withHonours = /\.?\s?\((?:hons?|honou?rs)\.?\)/giu;

/** "M. Sc." after a first and a last name: the halves of a degree. */
const spacedDegree =
  /(?<=\p{L} \p{L}\S+,? (?:.* )?)([BMDPC])\. (?=(?:Sc|Arch|Tech|Eng|Com|Ed|Pharm|Phil|Mus|Des|Litt|Plan)\.?(?:[ ,]|$))/gu;

/** A name without the degrees, notes and marks around it. */
export function withoutDegrees(text: string): string {
  let bare = (text.includes('. ') ? text.replace(spacedDegree, '$1.') : text)
    .replace(/\s*[(（]\p{Script=Han}[^()（）]{0,12}[)）]$/u, '')
    .replace(/\s*\((?:she|he|they|sie|er)\/[^)]{1,12}\)$/i, '')
    .replace(registeredMark, '')
    .replace(withHonours, '');
  if (!/^[a-z\d]/i.test(bare)) bare = bare.replace(/^[^\p{L}\p{N}("“„«'’@]{1,3}\s+/u, '');
  if (bare.endsWith(':')) bare = bare.slice(0, -1).trimEnd();
  bare = bare.replace(/, (?=(?:Jr|Sr|II|III)\.?$)/, ' ');
  for (let comma = bare.lastIndexOf(','); comma > 0; comma = bare.lastIndexOf(',')) {
    if (!isCredential(bare.slice(comma + 1).trim())) break;
    bare = bare.slice(0, comma).trim();
  }
  return bare;
}
