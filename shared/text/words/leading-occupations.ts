/*
 * Words that say "senior" before an occupation and something else before most other nouns: "Viši savjetnik" advises, and
 * "Viša škola" is a college.
 */

/** Between the word and the occupation another one may stand: "Виш правен советник". */
const leading =
  /(?:^|[ ,])(?:visj?[ia]|starij[ia]|vodec[ia]|vodiln[ia]|glavn[ia]|виш[иа]?|стариј[иа]|водећ[иа]|водечк[иа]|главн[иа]|главен|постар[аи]?) (?:\p{L}+ )?(?:sav?j?et|svetov|kon[zs]ult|in[zg]en|ing\.|pravni|referent|strucn|strokov|suradn|sarad|sodelav|proje[kc]t|analiti|arhite|razv|dizajn|oblikov|program|racunov|revizor|advokat|odvjet|odvetn|spe[cs]ijal|medicinsk|sestr|tehn|asist|savet|совет|савет|консулт|инж|правни|референт|струч|сарадн|сорабо|пројект|анали|архит|разво|дизајн|програм|сметков|књиговођ|рачунов|ревизор|адвокат|специјал|сестр|техни)/u;
/** "Chuyên viên tư vấn cao cấp"; what is sold is of high class, too ("căn hộ cao cấp"). */
const vietnamese =
  /^(?:luat su|chuyen vien|chuyen gia|ky su|nhan vien|co van|tu van vien|kien truc su|lap trinh vien|ke toan|bac si)(?: \p{L}+){0,4} cao cap(?:$|,)/u;
/** "مستشارة قانونية أولى": the first one by rank, after the occupation. */
const arabic = /\p{L}{3} (?:اول|اولى)$/u;

/** The words with which such titles are noticed. */
export const leadingWords =
  'visji|visja|visi|visa|stariji|starija|vodeci|vodeca|vodilni|vodilna|glavni|glavna|виш|виши|виша|старији|старија|водећи|водећа|водечки|водечка|главни|главна|главен|постар|постара|cao cap|اول|اولى';

/** Whether a folded title is that of a senior member of an occupation, by such a word. */
export function leadsOccupation(folded: string): boolean {
  return leading.test(folded) || vietnamese.test(folded) || arabic.test(folded);
}
