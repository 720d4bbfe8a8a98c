import { foldText } from '../../../../shared/text/fold-text.ts';

/** Headings under which a company shows its own people, folded. */
const staffHeading =
  /team|people|staff|leadership|management|founders?|board|who we are|members|ansprechpartner|mitarbeiter|mitglieder|kontakt|geschaftsfuhrung|vorstand|uber uns|equipe|membres|direction|equipo|miembros|nosotros|squadra|membri|chi siamo|medewerkers|over ons|zespol|medarbetare|om oss|medarbejdere|om os|contact|about|crew|owners?|henkilosto|tym\b|csapat|munkatars|ansatte|ekib|команда|ομαδα|nasi lekar|nas tym|\bo nas\b|rolunk|echipa|despre noi|personalen|\bequip\b|\bo nama\b|doi ngu|tim kami|quem somos|quienes somos|про нас|о нас|فريق|צוות|スタッフ|团队|團隊|임직원|직원/;

/** Headings for people who have left, or who are not employed here, folded. */
const formerHeading =
  /\balumn|\bformer\b|\bpast (?:members?|staff|students?|presidents?|team|people|directors?|chairs?)|\bprevious (?:members?|staff|students?|team)|\bex-(?:members?|staff)|\bin memoriam|\bretired\b|ehemalig|fruhere (?:mit|team)|\banciens?\b|\banciennes?\b|antiguos? (?:miembros|alumnos|integrantes)|\bex ?(?:miembros|alumnos|membri|collaboratori|membros)|\bantigos\b|egresados|oud-?(?:leden|medewerkers)|voormalig|\bbyli\b|absolwenci|\bbyvali|tidigare (?:med|anst|led)|tidligere (?:med|ans|led)|entiset|\bkorabbi |\bvolt munkatars|\bfosti\b|\bfoste\b|\beski (?:ekip|calisan|uye|baskan)|\bantics\b|\bantigues\b|\bbivsi\b|\bbivse\b|\bendised\b|\bbuve\b|\bbijus|\bmantan\b|\bcuu thanh vien|\bfyrrverandi|\bбивши|\bколишн|πρωην|\bкорисн|\bбывш|выпускник|випускник|колишн|αποφοιτ|卒業生|修了生|毕业生|畢業生|校友|졸업생|이전 (?:구성원|멤버)/u;

/** A closed range of years after a name or in a card: somebody who has left. */
const closedYears =
  /(?:^|[^\d])(?:19|20)\d{2}\s*(?:[-–—/]|to|bis|until|à|a|do|tot|till)\s*(?:(?:19|20)\d{2}|\d{2})\)?\s*$/iu;

export function isStaffHeading(folded: string): boolean {
  return staffHeading.test(folded);
}

export function isFormerHeading(folded: string): boolean {
  return formerHeading.test(folded);
}

export function endsWithClosedYears(text: string): boolean {
  return closedYears.test(text);
}

const outsider =
  /^(?:former|ex|formerly|past|previous|late|ehemalig\w*|vormalig\w*|fruher\w*|ancien|ancienne|antiguo|antigua|anterior|gia|voormalig\w*|oud-|tidigere|tidligere|fd|byly|byla|byvaly|byvala|entinen|korabbi|volt|fostul?|fosta|eski|antic|antiga|bivsi|bivsa|endine|buves|bijusais|mantan|fyrrverandi|бывш\p{L}*|бивш\p{L}*|колишн\p{L}*|πρωην)[ -]|\b(?:guest (?:speaker|author|lecturer|columnist|writer|artist|contributor|chef)|invitad[oa]|invitee?|ospite|gast(?:autor|redner|dozent)\w*|convidad[oa]|angel investor)\b|^angel\b|, ex-/u;

/** Those whom a company works for, under what they say about it. */
const customer =
  /^(?:(?:a |our )?(?:happy|satisfied|verified|former) )?(?:client|cliente|customer|patient|patiente|patientin|paziente|paciente|pacjent|pacjentka|pacient|pacientka|guest|gast|kunde|kundin|kund|klant|klient|klientka|zakaznik|asiakas|ugyfel|paciens|musteri|hasta|client satisfait|клиент|клієнт|пациент|пацієнт|πελατης)s?$/u;

/** Whether a title is that of somebody who does not work here, or no longer does. */
export function isOutsider(title: string): boolean {
  const folded = foldText(title);
  return outsider.test(folded) || customer.test(folded);
}
