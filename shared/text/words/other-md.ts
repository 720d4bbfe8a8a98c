import { foldText } from '../fold-text.ts';

/** "MD" beside another degree is one as well ("MD, PhD", "DO, MD"), and no managing director. */
const doctorOfMedicine = besideDegrees(
  'Ph\\.? ?D|M\\.?P\\.?H|M\\.?H\\.?S|M\\.?S[Cc]?|D\\.?O|D\\.?D\\.?S|D\\.?M\\.?D|D\\.?P\\.?M|R\\.?N|M\\.?B\\.?B\\.?S|F\\.?A\\.?[ACEHPS]\\.?\\p{Lu}{0,4}|FRC\\p{Lu}{1,3}|MRC\\p{Lu}{1,2}|FIPP|FSIR|FSCAI',
);

/** "Realtor, Baltimore, MD", "Manager, Towson MD 21204": Maryland after one of its towns. */
const maryland =
  /(?<=,\s*)(\p{Lu}[\p{Ll}.'-]+(?: \p{Lu}[\p{Ll}.'-]+){0,2}),?\s+MD(?=\s*$|,?\s+(?:\d{5}|USA?)\b)/u;
/** "Sales, Group MD" */
const wholeFirm = /^(?:Group|Deputy|Joint|Acting|Interim|Assistant|Regional|Global|Former|Country|Company)$/;

const otherStates =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[AEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
/** "MD Realtor", "MD, DC, VA Broker": the states in which an agent may work. */
const licensedInMaryland = new RegExp(
  `\\bMD(?=\\s*[,/&]\\s*(?:${otherStates})\\b|\\s+(?:Licensed |Associate |Real Estate ){0,2}(?:Realtor|REALTOR|Broker|Agent|Salesperson)\\b)|(?<=\\b(?:${otherStates})\\s*[,/&]\\s*)MD\\b`,
  'gu',
);

/** A title without the "MD" that is a degree or a state; `mayHaveRank` tells folded words with a rank from towns. */
export function withoutOtherMd(title: string, mayHaveRank: (folded: string) => boolean): string {
  const town = maryland.exec(title)?.[1] ?? '';
  const isTown = town !== '' && !wholeFirm.test(town) && !mayHaveRank(foldText(town));
  const bare = title.replace(doctorOfMedicine, ' ').replace(licensedInMaryland, ' ');
  return isTown ? bare.replace(maryland, ' ') : bare;
}

function besideDegrees(degrees: string): RegExp {
  const end = '\\.?(?![\\p{L}\\p{N}])';
  return new RegExp(
    `(?<![\\p{L}\\p{N}.])M\\.?D(?=\\.?,? ?(?:${degrees})${end})|(?<=(?<![\\p{L}\\p{N}.])(?:${degrees})\\.?,? ?)M\\.?D${end}`,
    'gu',
  );
}
