import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { foldText } from '../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';
import { isPrice, isSampleNumber, looksLikeDate } from './number-shapes.ts';

/** The meaning of a number according to the words before it. */
export type NumberLabel = 'phone' | 'fax' | 'other' | 'none';

export interface FoundPhone {
  /** E.164, with an extension as `;ext=` (RFC 3966). */
  readonly phone: string;
  readonly start: number;
  readonly end: number;
  readonly label: NumberLabel;
  /** Written with its country code. */
  readonly international: boolean;
  /** Valid for its country, not just of a possible length. */
  readonly valid: boolean;
  /** How the text became the number. */
  readonly decoding: string;
  /** The words between the previous number and this one. */
  readonly before: string;
}

const candidate =
  /(?<![\p{L}\d@_#&=/,-]|(?:^|[^\p{L}])\.)(?:\+ ?|00 ?)?\(?\+?\d+(?:[  ().\-‐‑–/]{1,3}\d+)*/gu;
const faxLabel =
  /(?:fax|fernkopie|telecopie\w*|faks|φαξ|факс)(?:[ -](?:to|2)[ -]e?-?mail)?(?![\p{L}])[^\p{L}]*$|(?:팩스|פקס|فاكس|فکس|传真|傳真|ファックス|ファクス|ファクシミリ|โทรสาร)[^\p{L}]*$|(?:^|[\s|,;/(])f\s?[.:)]?\s*$|(?:fax|telefax|faks)[ -]?(?:nr|no|number|nummer|numer)?\.?\s*:?\s*$/u;
const bothLabel =
  /(?:tel|phone|fon|telefon)\.?(?:\s?[/&+]\s?|\s(?:und|and|et|e|y|en|og|och|i)\s)(?:tele)?fax/u;
const phoneLabel =
  /(?:tel|telefon\w*|telephone|phone|phones|call|call us|mobile|mobil\w*|handy|cell|cellulare|gsm|fon|fono|telef|telefono|telefoon|telefone|telemovel|movil|portable|puh|puhelin|tlf|tel ?nr|nummer|durchwahl|direct|direkte?|direktnummer|direktnr|direktwahl|directo|diretto|ligne directe|linea directa|direct line|direct dial|office|zentrale|standard|hotline|helpline|after[ -]?hours|out of hours|freephone|toll[- ]free|free|rufen sie(?: uns)?(?: an)?|anruf\w*|ring|ring os|llam\w*|appel\w*|chiam\w*|bel|bel ons|dzwon|zadzwon|kom|tfn|vaxel|switchboard|reception|front desk|reservations?|bookings?|sales|support|service|text|sms|whatsapp|signal|ph|t|m|p|mob|d|dir|dd|emergency|24h|24\/7|line|at|on|unter|au|al|allo|op|pa|number|numero|no|nr|phone number|a|talrunis|talr|mobilais|mobilus|telefoninumero|cep|santral|simi|farsimi|teileafon|контактный номер|номер телефона|контактний номер|городской|стационарный|жсм|телефони|სატელეფონო|ტელ|ტელეფონი|მობ|მობილური|հեռ|հեռախոս|բջջ|تلفن همراه|همراه|फोन|फ़ोन|मोबाइल|telepon|telpon|so dien thoai|sdt|電話番号|联系电话|聯絡電話|手機|τηλ|τηλεφωνο|κιν|κινητο|тел|телефон|моб|мобильный|мобільний|гсм|電話|电话|手机|携帯|전화|대표전화|휴대폰|هاتف|جوال|موبايل|متحرك|تلفن|טלפון|נייד|טל|โทร|โทรศัพท์|dien thoai|dt|di dong|hp|telp|ffon|guthan)[\s.:)\]–-]*(?:\(?(?:us|uk|eu|office|main|mobile|home|free|24\/7)\)?\s*:?\s*)?$|[☎📞✆📱☏🕿]\ufe0f?\s*:?\s*$/u;
const weakPhoneLabel =
  /(?:^|[\s(])(?:at|on|unter|au|al|allo|op|pa|number|numero|no|nr|nummer|a|free|text|standard|line|sales|support|service|direct|office)\s*[.:)\]–-]*\s*$/u;
const strongInside =
  /(?:tel|phone|\bcell\b|centralin|telefon|telephone|telefono|telefone|telefoon|call|mobil|anruf|appel|llam|chiam|ring|hotline|after.?hours|out of hours|whatsapp|rufen|dzwon|puhelin)/u;
/** "no. 1234": a number of anything, unless the words before it speak of a phone or are all there are. */
const anyNumber = /^(.*\p{L}.*?)(?:^|[\s(])(?:nr|no|nro|number|nummer|numero|numer)\s*[.:)]*\s*$/u;
const ourNumber =
  /(?:^|\s)(?:our|my|unsere|meine|notre|mon|nuestro|mi|nostro|nosso|onze|ons|mijn|vart|vores|vart|nasz)\s/u;
const otherLabel =
  /(?:zertifikat|rekening|cuenta|conto corrente|compte|szamla|hesap|ucet|racun|certificat|\bcep\b|art(?:ikel)?\.?-?\s?n[or]\b|\bvat|ust|uid\b|umsatzsteuer|\btva\b|\biva\b|partita|p\. ?iva|codice fiscale|\bbtw\b|moms|\bnip\b|regon|\bkrs\b|siret|siren|\brcs\b|hrb|hra\b|\bhr\b|\bcif\b|\bnif\b|\bcvr\b|org\.? ?(?:nr|no|num)|organisationsn|kvk|iban|\bbic\b|swift|konto|\bblz\b|bankleitzahl|sort code|account (?:no|num)|\brma\b|\biso\b|charity (?:no|number|reg)|polic(?:y|en)-?\s?n|\border (?:no|number|nr|id)|bestell-?n|auftrag|invoice|rechnung|factur|artikel|article|\bref\b|reference|isbn|issn|\bean\b|\bsku\b|serial|part no|patent|licen[cs]e|reg(?:istration|istered|ister)?\.? ?(?:no|number|nr)|company (?:no|number|reg|house)|registered in|\babn\b|\bacn\b|\bein\b|tax\b|steuer|\bduns\b|eori|\bico\b|\bdic\b|y-tunnus|\blat\b|\blon\b|gps|version|copyright|©|\bzip\b|\bplz\b|po box|p\.o\. box|postfach|b\.p\.|\bcap\b|kundennummer|customer (?:no|number)|\bid\b|opening|hours|since|seit|depuis|founded|handelsregister|registre|npi\b|capital|€|\$|£|\beur\b|\busd\b|chf\b|price|preis|prix|bank|vergi|\bc\.?r\.? no|tax office|사업자|등록번호|통신판매|инн|окпо|єдрпоу|αφμ|γεμη|αρ\.|عدد|رخصة|הרשמה|ח\.פ)[^+,;|@]{0,25}$/u;

/**
 * The phone numbers in a text with their labels. `country` is the country of numbers without a country code; if it
 * is unknown, only numbers with one are read.
 */
export function findPhones(
  shown: string,
  country: string | undefined,
  outerLabel: () => string = () => '',
): FoundPhone[] {
  const text = plainDigits(shown);
  const found: FoundPhone[] = [];
  let from = 0;
  let count = 0;
  for (const match of text.matchAll(candidate)) {
    if (++count > 60) break;
    const raw = match[0].replace(/ \(\d{0,3}$/, '').trimEnd();
    if (digitsOf(raw).length < 6 || isPrice(raw, text[match.index - 1])) continue;
    if (!raw.startsWith('+') && looksLikeDate(raw)) continue;
    const before = text.slice(Math.max(from, match.index - 60), match.index);
    const own = labelOf(before);
    const label =
      own === 'none' &&
      (!/\p{L}{2}/u.test(before) || /^\s*(?:or|oder|ou|of|lub|eller|tai|and|und|et)\s*$/.test(before))
        ? found.at(-1) && from > 0
          ? (found.at(-1)?.label ?? 'none')
          : labelOf(outerLabel())
        : own;
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 30);
    if (/^\s?[%€$£]|^-?[\p{L}@]/u.test(after) && !/^x\s?\d/i.test(after)) continue;
    const range = label === 'fax' ? null : (numberRange(raw, country) ?? numberPair(raw, country));
    const phone = range?.[0] ?? firstPossible(raw, country);
    from = match.index + match[0].length;
    if (!phone || isSampleNumber(phone.number)) continue;
    const extension =
      /^\s?[,;(]{0,2}\s?(?:ext(?:ension)?|x|poste|anexo|ramal|wew|toestel|dw|durchwahl|int)\.?\s?:?\s?(\d{1,6})/i.exec(
        after,
      )?.[1];
    found.push({
      phone: phone.number + (extension ? `;ext=${extension}` : ''),
      start: match.index,
      end: match.index + raw.length,
      label,
      international: phone.international,
      valid: phone.valid,
      decoding: 'E.164',
      before,
    });
    const last = found.at(-1);
    if (range && last) found.push({ ...last, phone: range[1].number, decoding: range[2] });
  }
  return found;
}

/** "0216 123 45 67 – 68", "345-6780/1": two numbers that differ in their last digits. Returns null if it is one. */
function numberRange(raw: string, country: string | undefined) {
  const parts = /^(.{8,}\d)(?: [-–/] ?|[/–])(\d{1,8})$/.exec(raw);
  if (!parts?.[1] || !parts[2]) return null;
  const tail = parts[2];
  const head = parts[1].trim();
  const lastGroup = /\d+$/.exec(head)?.[0] ?? '';
  if (tail.length > 3 && tail.length !== lastGroup.length) return null;
  // "07723 9304–456": a number and an extension.
  if (tail.length === 3 && lastGroup.length > 3 && /\d–\d+$/.test(raw) && read(raw, country)?.valid)
    return null;
  const first = read(head, country);
  if (!first?.valid || !/^\d+$/.test(head.slice(-tail.length)) || head.slice(-tail.length) >= tail)
    return null;
  const second = read(head.slice(0, -tail.length) + tail, country);
  return second?.valid ? ([first, second, 'E.164, end of a range'] as const) : null;
}

/** "955 123 456 / 692 123 456": two whole numbers. Returns null if it is one. */
function numberPair(raw: string, country: string | undefined) {
  const parts = /^(.{6,}?\d) ?(?:[/–]| -) ?(\+?[\d(].{5,})$/.exec(raw);
  if (!parts?.[1] || !parts[2] || read(raw, country)?.valid) return null;
  const first = read(parts[1], country);
  const second = read(parts[2], country);
  return first?.valid && second?.valid ? ([first, second, 'E.164'] as const) : null;
}

/** Full-width and Arabic digits and signs as the corresponding ASCII ones, character by character. */
function plainDigits(text: string): string {
  if (!/[\uff01-\uff5e\u0660-\u0669\u06f0-\u06f9]/.test(text)) return text;
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** A `tel:` address as E.164, or null if it contains no possible number. */
export function phoneOfLink(href: string, country: string | undefined): string | null {
  let text = href.slice(href.indexOf(':') + 1);
  try {
    text = decodeURIComponent(text);
  } catch {
    // Not percent-encoded after all.
  }
  const parts = /^\/{0,2}([^;,?]*)(?:.*?(?:;ext=|,{1,9})(\d{1,6}))?/s.exec(text);
  // No country code begins with a zero: "+013…" is a national number with a plus before it.
  const digits = (parts?.[1] ?? '').trim().replace(/^\+ ?(?=0[1-9])/, '');
  const written = firstPossible(digits, country);
  // A country code without its plus.
  const withCode =
    /^[1-9]\d{8,14}$/.test(digits) && !written?.valid ? firstPossible(`+${digits}`, country) : null;
  const phone = withCode?.valid ? withCode : written;
  return phone && !isSampleNumber(phone.number)
    ? phone.number + (parts?.[2] ? `;ext=${parts[2]}` : '')
    : null;
}

/** What a label says about the number after it, or the heading of a cell about the number in it. */
export const labelOf = remembered(readLabel, { maxTexts: 2_000, maxLength: 100 });

function readLabel(text: string): NumberLabel {
  const folded = foldText(plainDigits(text))
    .replace(/(?<=\p{Script=Han})\s(?=\p{Script=Han})/gu, '')
    .trimEnd();
  if (folded === '') return 'none';
  const words = folded.slice(-60);
  if (bothLabel.test(words)) return 'phone';
  if (faxLabel.test(words)) return 'fax';
  const last = words.slice(Math.max(0, words.lastIndexOf(' ', words.length - 20)));
  if (strongInside.test(last) && phoneLabel.test(words)) return 'phone';
  if (otherLabel.test(words)) return 'other';
  const phone = phoneLabel.exec(words);
  if (phone && /\p{L}[.-]{0,2}$/u.test(words.slice(0, phone.index)) && isPartOfWord(phone[0], words))
    return 'none';
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

function firstPossible(raw: string, country: string | undefined) {
  for (const attempt of [
    raw,
    ...raw.split(/ ?\/ ?(?=\d{4,})/).slice(0, 1),
    ...raw.split(/ [/–-] /).slice(0, 1),
    ...raw.split(/ {2,}/).slice(0, 1),
  ]) {
    const number = read(attempt, country);
    if (number) return number;
  }
  return null;
}

interface ReadNumber {
  /** E.164 */
  readonly number: string;
  readonly international: boolean;
  readonly valid: boolean;
}

/** Footers repeat a number on every page, and links repeat what the text says. */
const readInCountry = new Map<string, (raw: string) => ReadNumber | null>();

function read(raw: string, country: string | undefined): ReadNumber | null {
  const key = country ?? '';
  let reader = readInCountry.get(key);
  if (reader === undefined) {
    reader = remembered((text) => readAnew(text, country), { maxTexts: 500, maxLength: 60 });
    readInCountry.set(key, reader);
  }
  return reader(raw);
}

function readAnew(raw: string, country: string | undefined): ReadNumber | null {
  const international = /^\(?\s?(?:\+|00 ?[1-9])/.test(raw);
  let text = international ? raw.replace(/^\(?\s?(?:\+|00)\s?/, '+') : raw;
  if (international && !/^\+\s?39/.test(text)) text = text.replace(/\(0\)/, ' ');
  const home = country && isSupportedCountry(country) ? country : shapeCountry(raw);
  if (!international && !home) return null;
  const parsed = international
    ? parsePhoneNumberFromString(text, { extract: false })
    : parsePhoneNumberFromString(text, { extract: false, ...(home ? { defaultCountry: home } : {}) });
  if (!international && !parsed?.isValid() && shapeCountry(raw) && home !== 'US') return readAnew(raw, 'US');
  if (!international && home && !parsed?.isValid()) {
    const own = withTrunkBeforeCode(raw, home);
    if (own !== null) return own;
  }
  if (international && !parsed?.isValid() && country && isSupportedCountry(country)) {
    const own = withNeedlessPlus(raw, country);
    if (own !== null) return own;
  }
  if (!parsed?.isPossible()) return null;
  return { number: parsed.number, international, valid: parsed.isValid() };
}

/**
 * "091-11-23456789": the country's own code with a trunk zero before it, as in India. Returns null if it is not one.
 */
function withTrunkBeforeCode(raw: string, home: CountryCode) {
  const code = getCountryCallingCode(home);
  const digits = digitsOf(raw);
  if (!digits.startsWith(`0${code}`)) return null;
  const parsed = parsePhoneNumberFromString(`+${digits.slice(1)}`, { extract: false });
  return parsed?.isValid() && parsed.country === home
    ? { number: parsed.number, international: true, valid: true }
    : null;
}

/** "+533 654 033" on a Polish site: a national number with a plus before it. Returns null if it is not one. */
function withNeedlessPlus(raw: string, home: CountryCode) {
  const digits = /^\+ ?([\d ().-]+)$/.exec(raw)?.[1];
  if (digits === undefined) return null;
  const parsed = parsePhoneNumberFromString(digits, { extract: false, defaultCountry: home });
  return parsed?.isValid() && parsed.country === home
    ? { number: parsed.number, international: false, valid: true }
    : null;
}

/** "(415) 555-0132" is North American wherever it is found. */
function shapeCountry(raw: string): CountryCode | undefined {
  return /^(?:1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]\d{4}$/.test(raw.trim()) ? 'US' : undefined;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A number on its own, or as a `tel:` address, as E.164. Returns null if it is not one. */
export function readPhone(text: string, country: string | undefined): string | null {
  if (/^\s*tel:/i.test(text)) return phoneOfLink(text.trim(), country);
  const found = findPhones(text, country);
  if (found.length > 0) return found.find(({ label }) => label !== 'fax')?.phone ?? null;
  return phoneOfLink(`tel:${text}`, country);
}
