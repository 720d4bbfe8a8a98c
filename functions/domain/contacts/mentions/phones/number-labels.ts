import { foldText } from '../../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../../shared/text/words/remembered.ts';
import { calledBy, isWholeLabel } from './label-words.ts';
import { plainDigits } from './number-shapes.ts';

/** The meaning of a number according to the words before it. */
export type NumberLabel = 'phone' | 'fax' | 'other' | 'none';

const faxLabel =
  /(?:fax[eu]?|fernkopie\w*|telecopie\w*|facsimil\w*|faks\w{0,3}|belgegecer|telekopio|brefasimi|τηλεομοιοτυπ\w*|φαξ|факса?|ֆաքս|ფაქსი|ფაქს|फैक्स|brefsimi|facs|ffacs)(?:[ -](?:to|2)[ -]e?-?mail)?(?![\p{L}])[^\p{L}]*$|(?:fax|팩스|פקס|الفاكس|فاكس|فکس|传真|傳真|ファックス|ファクス|ファクシミリ|โทรสาร) ?(?:番号|번호|号码|號碼|号|號|専用|專線|専線|专线|מס)?[^\p{L}]*$|(?:^|[\s|,;/(])f\s?[.:)]?\s*$|(?:fax|telefax|faks[aoiu]?)[ -]?(?:nr|no|number|nummer|numer|numero|numarasi|numeris|numurs|szam|cislo)?\.?\s*:?\s*$/u;
/** "(780) 555-0168 (fax)" */
export const faxAfter = /^\s?[([](?:tele)?fa(?:x|ks)[)\]]/i;
const bothLabel =
  /(?:電話|电话|전화|tel)(?:番号)?\s?[・·/&+＆、]\s?(?:fax|ファックス|传真|傳真|팩스)|fax ?兼用|(?:^|[\s(])t\s?[/&]\s?f\s?[:.)]|(?:^|[\s(])ph\s?[/&]\s?fax|(?:tel|phone|fon|telefone?|telefono|telephone|тел|телефон|τηλ|τηλεφωνο|הטלפון)\.?(?:\s?[/&+,]\s?|\s(?:und|and|et|e|y|en|og|och|i)\s)(?:(?:tele)?fa(?:x|ks)|факс|φαξ)/u;
const phoneLabel =
  /(?:tel|telefon\w*|telephone|phone|phones|call|call us|mobile|mobil\w*|handy|cell|cellulare|gsm|fon|fono|telef|telefono|telefoon|telefone|telemovel|movil|portable|puh|puhelin|tlf|tel ?nr|nummer|durchwahl|direct|direkte?|direktnummer|direktnr|direktwahl|directo|diretto|ligne directe|linea directa|direct line|direct dial|office|zentrale|standard|hotline|helpline|after[ -]?hours|out of hours|freephone|toll[- ]free|free|rufen sie(?: uns)?(?: an)?|anruf\w*|ring|ring os|llam\w*|appel\w*|chiam\w*|bel|bel ons|dzwon|zadzwon|kom|tfn|vaxel|switchboard|reception|front desk|reservations?|bookings?|sales|support|service|text|sms|whatsapp|signal|ph|t|m|p|mob|d|dir|dd|emergency|24h|24\/7|line|at|on|unter|au|al|allo|op|pa|number|numero|numer|no|nr|phone number|a|talrunis|talr|mobilais|mobilus|telefoninumero|cep|santral|simi|farsimi|teileafon|контактный номер|номер телефона|контактний номер|городской|стационарный|жсм|телефони|სატელეფონო|ტელ|ტელეფონი|მობ|მობილური|հեռ|հեռախոս|բջջ|تلفن همراه|همراه|फोन|फ़ोन|मोबाइल|telepon|telpon|so dien thoai|sdt|電話番号|联系电话|聯絡電話|手機|τηλ|τηλεφωνο|κιν|κινητο|тел|телефон|моб|мобильный|мобільний|гсм|電話|电话|手机|携帯|전화|대표전화|휴대폰|هاتف|جوال|موبايل|متحرك|تلفن|טלפון|נייד|טל|โทร|โทรศัพท์|dien thoai|dt|di dong|hp|telp|ffon|guthan)[\s.:)\]–-]*(?:\(?(?:us|uk|eu|office|main|mobile|home|free|24\/7)\)?\s*:?\s*)?$|[☎📞✆📱☏🕿]\ufe0f?\s*:?\s*$/u;
const weakPhoneLabel =
  /(?:^|[\s(])(?:at|on|unter|au|al|allo|op|pa|number|numero|no|nr|nummer|a|free|text|standard|line|sales|support|service|direct|office)\s*[.:)\]–-]*\s*$/u;
const strongInside =
  /(?:tel|phone|\bcell\b|centralin|telefon|telephone|telefono|telefone|telefoon|call|mobil|anruf|appel|llam|chiam|(?<!\p{L})ring|rufn|handy|durchwahl|hotline|after.?hours|out of hours|whatsapp|rufen|dzwon|puhelin)/u;
/** "no. 1234": a number of anything, unless the words before it speak of a phone or are all there are. */
const anyNumber = /^(.*\p{L}.*?)(?:^|[\s(])(?:nr|no|nro|number|nummer|numero|numer)\s*[.:)]*\s*$/u;
const ourNumber =
  /(?:^|\s)(?:our|my|unsere|meine|notre|mon|nuestro|mi|nostro|nosso|onze|ons|mijn|vart|vores|vart|nasz)\s/u;
const otherLabel =
  /(?:\b[a-z]{2}\d{2} ?[a-z]{4}\b|zertifikat|rekening|cuenta|conto corrente|compte|szamla|hesap|ucet|racun|certificat|\bcep\b|art(?:ikel)?\.?-?\s?n[or]\b|\bvat|ust|uid\b|umsatzsteuer|\btva\b|\biva\b|partita|p\. ?iva|codice fiscale|\bbtw\b|moms|\bnip\b|\bbdo\b|regon|\bkrs\b|siret|siren|\brcs\b|hrb|hra\b|\bhr\b|\bcif\b|\bnif\b|\bcvr\b|org\.? ?(?:nr|no|num)|organisationsn|kvk|iban|\bbic\b|swift|konto|\bblz\b|bankleitzahl|sort code|account (?:no|num)|\brma\b|\biso\b|charity (?:no|number|reg)|polic(?:y|en)-?\s?n|\border (?:no|number|nr|id)|bestell-?n|auftrag|invoice|rechnung|factur|artikel|article|\bref\b|reference|isbn|issn|\bean\b|\bsku\b|serial|part no|patent|licen[cs]e|reg(?:istration|istered|ister)?\.? ?(?:no|number|nr)|company (?:no|number|reg|house)|registered in|\babn\b|\bacn\b|\bein\b|tax\b|steuer|\bduns\b|eori|\bico\b|\bdic\b|y-tunnus|verkkolasku|e-?lasku|\bovt\b|operaattori|valittaja|\blat\b|\blon\b|gps|version|copyright|©|\bzip\b|\bplz\b|po box|p\.o\. box|postfach|b\.p\.|\bcap\b|kundennummer|customer (?:no|number)|\bid\b|opening|hours|since|seit|depuis|founded|handelsregister|registre|npi\b|capital|€|\$|£|\beur\b|\busd\b|chf\b|price|preis|prix|bank|vergi|\bc\.?r\.? no|tax office|사업자|등록번호|통신판매|инн|окпо|єдрпоу|αφμ|γεμη|αρ\.|عدد|رخصة|הרשמה|ח\.פ)[^+,;|@]{0,25}$/u;

/** "Telefon 2:" */
const numbered =
  /(?<!\p{L})((?:tel|phone|telefon\p{L}*|telephone|mobil\p{L}*|gsm|тел|телефон|电话|電話|手机|手機|携帯|전화|휴대폰)\.?) ?[1-9] ?[:.)]?$/u;

/** What a label says about the number after it, or the heading of a cell about the number in it. */
export const labelOf = remembered(readLabel, { maxTexts: 2_000, maxLength: 100 });

function readLabel(text: string): NumberLabel {
  const read = readWords(text);
  if (read !== 'none') return read;
  const bare = text.replace(inBrackets, '$1');
  return bare === text ? read : readWords(bare);
}

/** "Mobile (Anna):": whose phone it is, between its label and the number. */
const inBrackets = /\s*\([\p{L}. -]{2,24}\)(\s*[:.]?\s*)$/u;

function readWords(text: string): NumberLabel {
  const label = foldText(plainDigits(text))
    .replace(/(?<=\p{Script=Han})\s(?=\p{Script=Han})/gu, '')
    .trimEnd();
  const folded = /[1-9] ?[:.)]?$/.test(label) ? label.replace(numbered, '$1') : label;
  if (folded === '') return 'none';
  const words = folded.slice(-60);
  if (bothLabel.test(words)) return 'phone';
  if (faxLabel.test(words)) return 'fax';
  const called = calledBy(words);
  if (called !== null) return called;
  const last = words.slice(Math.max(0, words.lastIndexOf(' ', words.length - 20)));
  if (strongInside.test(last) && phoneLabel.test(words)) return 'phone';
  if (otherLabel.test(words)) return 'other';
  const phone = phoneLabel.exec(words);
  if (phone && /\p{L}[.-]{0,2}$/u.test(words.slice(0, phone.index)) && isPartOfWord(phone[0], words))
    // "Försäkringsnummer": that of something else.
    return /^n[uú]m/.test(phone[0]) ? 'other' : 'none';
  const named = anyNumber.exec(words)?.[1];
  if (named !== undefined && !strongInside.test(named) && !ourNumber.test(words)) return 'none';
  if (phone)
    return weakPhoneLabel.test(words) && !/[.:]\s*$/.test(words) && !strongInside.test(words)
      ? 'none'
      : 'phone';
  return 'none';
}

/** "SAT 2024", "Betriebsnummer 93": a label's letters at the end of another word, unless that word means phone. */
function isPartOfWord(label: string, words: string): boolean {
  const letters = label.replace(/[^\p{L}]/gu, '');
  return (
    (letters.length <= 4 || /^n[uú]m/.test(letters)) &&
    !strongInside.test(words.slice(words.lastIndexOf(' ', words.length - 4)))
  );
}

/** Whether a label is one that stands before other numbers as well ("Dates", "Workshop"): only a valid number is a phone there. */
export function isLooseLabel(label: string): boolean {
  const folded = foldText(label).trimEnd();
  const certain = phoneLabel.exec(folded);
  // "Kontakt" only ends in a letter that is short for a phone.
  return isWholeLabel(folded) && (certain === null || /\p{L}$/u.test(folded.slice(0, certain.index)));
}
