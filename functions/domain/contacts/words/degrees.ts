import { seniorityOf } from '../../../../shared/text/seniority.ts';
import { isHonorific } from './honorifics.ts';
import { titleStrength } from './job-title.ts';

const degree =
  /^(?:ph\.?\s?d|m\.?d|mba|m\.?b\.?a|emba|b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?eng|m\.?eng|m\.?eng|ll\.?\s?m|ll\.?\s?b|cpa|cfa|cfp|esq|esquire|dds|dmd|dvm|rn|pe|p\.?\s?eng|aia|riba|frics|mrics|acca|fcca|aca|ca|cissp|pmp|leed ap|obe|mbe|cbe|dipl\.?-?\s?\p{L}+\.?(?:\s?\(?\p{L}{2}\)?)?|bsc|msc|phd|ing|csc|dba|cima|fcma|cipd|shrm-cp|she\/her|he\/him|they\/them|cphr|arb|far|acii|fcii|acib|qfa|apa|cip|san|gcfa|oscp|cia|acma|cgma|mrcvs|faaos|facs|frcs|mrcp|frcp|cipm|fciarb|mciarb|kc|qc)\.?$/iu;
/**
 * There are many professional bodies and degrees: a few letters with capitals after a comma, unless they are a rank
 * ("CEO").
 */
export function isCredential(text: string): boolean {
  if (degree.test(text) || isAbbreviations(text)) return true;
  return (
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
  /^,? ((?:D\.?C|D\.?D\.?S|D\.?M\.?D|D\.?V\.?M|D\.?O|O\.?D|M\.D|D\.?P\.?M|N\.?D|L\.?Ac|Pharm\.?D|Au\.?D|Psy\.?D|D\.?P\.?T|Esq)\.?)(?=$|[\s,;·|)])/u;

/** The licence with which the text after a name begins ("D.D.S."); null if it does not. */
export function licenceAfterName(text: string): string | null {
  return licence.exec(text)?.[1] ?? null;
}

/** Whether a word at the end of a name is a degree. */
export function isDegree(word: string): boolean {
  return degree.test(word) && /\.|[A-Z]{2}/.test(word);
}

/**
 * "MRCVS", "CertSAM", "BVSc": letters after a name without a comma, distinguished from surnames in capitals by their
 * vowels.
 */
export function isLetters(token: string): boolean {
  if (/^[BCDFGHJKLMNPQRSTVWXZ]{2,6}$/.test(token)) return true;
  if (/^\p{Lu}{3,5}$/u.test(token) && /[BCDFGHJKLMNPQRSTVWXZ]{3}/.test(token)) return true;
  if (/^(?:Mc|Mac|De|Di|Du|La|Le|Lo|Fitz|Van|O')\p{Lu}\p{Ll}+$/u.test(token)) return false;
  return /^\p{Lu}+\p{Ll}+\p{Lu}|^\p{Lu}{2,}\p{Ll}{1,3}$/u.test(token);
}

/** A name without the degrees, notes and marks around it. */
export function withoutDegrees(text: string): string {
  let bare = text
    .replace(/\s*[(（]\p{Script=Han}[^()（）]{0,12}[)）]$/u, '')
    .replace(/\s*\((?:she|he|they|sie|er)\/[^)]{1,12}\)$/i, '')
    .replace(/^[^\p{L}\p{N}("“„«'’@]{1,3}\s+/u, '');
  if (bare.endsWith(':')) bare = bare.slice(0, -1).trimEnd();
  bare = bare.replace(/, (?=(?:Jr|Sr|II|III)\.?$)/, ' ');
  for (let comma = bare.lastIndexOf(','); comma > 0; comma = bare.lastIndexOf(',')) {
    if (!isCredential(bare.slice(comma + 1).trim())) break;
    bare = bare.slice(0, comma).trim();
  }
  return bare;
}
