import { foldText } from '../../../../../shared/text/fold-text.ts';

type RankOfHead = 'c_suite' | 'vp';

/** Towns, by the word for who leads them. Outside a town's own pages it names a guest, whose rank says nothing. */
const mayor =
  '(?:ober)?burgermeister(?:in)?|(?:lord )?mayor(?: of \\p{L}[\\p{L} ]*)?|maire|alcaldes?a?|sindac[oa]|prefeit[oa]|presidente da junta|burgemeester|borgmester|borgmastare|ordforer|wojt(?: gminy .+)?|burmistrz(?: miasta .+)?|starosta|starostka|starost(?:a|ka) (?:obce|mesta)|primator(?:ka)?|polgarmester|primar(?:ita)?|kmet|zupanj?a?|gradonacelni[ck]a?|nacelni[ck]a? opcine|кмет|мэр|мер|δημαρχος';
/** Clubs, guilds and brotherhoods that call who leads them by a craft's or a ship's word. */
const headOfClub =
  '(?:ober)?schutzenmeister(?:in)?|brudermeister(?:in)?|zunftmeister(?:in)?|gildemeister(?:in)?';
const soleHead =
  'obermeister(?:in)?|kreishandwerksmeister(?:in)?|commodore|grand master|hermano mayor|hermana mayor|ordensmeister(?:in)?|grossmeister(?:in)?|deken|hoofdman';

const first = '(?:1\\.?|i\\.?|erste[rn]?|1st|first|1er|1ere|premiere?|primer[oa]?|prim[oa])';
const later =
  '(?:[2-9]\\.?|ii\\.?|iii\\.?|zweite[rn]?|dritte[rn]?|vierte[rn]?|2nd|3rd|second|third|2e|3e|2de|2eme|3eme|[4-9]e|[4-9]eme|deuxieme|troisieme|segund[oa]|tercer[oa]|second[oa]|terz[oa])';
const instead =
  '(?:deputy|vice|rear|assistant|stellv\\.?|stellvertretende[rn]?|stv\\.?|loco|vize|vice-?|zastepca|zastepczyni|zastupce|zastupkyne|zastupca|mist[oa]|pod|al|loko|vara|zamjenik|zamjenica|заместник|заступник|заместитель|αντι)';
/** Deputies of a mayor that have a word of their own. */
const ofTown =
  'adjointe? (?:au|a la|du) maire\\b.*|maire[ -]adjointe?\\b.*|(?:\\S+ )?teniente(?: de)? alcalde(?:sa)?|vice ?sindac[oa]|vice-?prefeit[oa]|mayor pro tem(?:pore)?|wojta|burmistrza|burmistrzyni';

const heads = new RegExp(`^(?:(?:${first} )?(?:${mayor}|${soleHead})|${first} ?(?:${headOfClub}))$`, 'u');
const deputies = new RegExp(
  `^(?:(?:${later}|${instead})[ -]?(?:${mayor}|${soleHead}|${headOfClub})|${ofTown}|(?:${instead}) (?:wojta|burmistrza|starosty|primatora|primatorky|мера|кмета)|(?:${first}|${later}) ?adjointe?\\b.*|(?:${mayor}|${headOfClub})[ -](?:stellvertret\\p{L}*|stellv\\.?|stv\\.?))$`,
  'u',
);

/**
 * The rank of who leads a town or a club by a word that elsewhere is a craft, or nothing: "Erster Schützenmeister",
 * "Zweite Bürgermeisterin", "1ère adjointe", "Vice Commodore". Null if a title is none of these.
 */
export function rankOfHead(title: string): RankOfHead | null {
  const [office = ''] = title.split(/, | \(| [–—|] /u, 1);
  const folded = foldText(office.slice(0, maxOffice)).trim();
  if (heads.test(folded)) return 'c_suite';
  return deputies.test(folded) ? 'vp' : null;
}

const maxOffice = 80;
