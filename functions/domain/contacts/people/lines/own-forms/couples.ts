import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { titleStrength } from '../../../words/job-title.ts';
import { beginsWithGivenName } from '../../../words/names/given-names.ts';
import { personName } from '../../../words/person-name.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';

const maxLine = 300;
const and = '(?:&|\\+|and|und|et|y|e|en|og|och|i|ja|a|és|si|și|ir|un|ve|dhe|in|и|і|й|та|και)';
const given = '\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?';
const couple = `(${given}(?: \\p{Lu}[\\p{L}'’-]+)?) ${and} (${given} \\p{Lu}[\\p{L}'’-]+)`;
/** What those are who have a guest house, a farm or a small firm, by language. */
const hosts =
  'hosts?|owners|proprietors|gastgeber|wirtsleute|inhaber|betriebsleiter|hôtes|propriétaires|anfitriones|propietarios|padroni di casa|titolari|anfitriões|proprietários|amfitrions|gastheer en gastvrouw|eigenaren|værter|værtspar|værtsfolk|värdar|värdpar|värdfolk|vertskap|vertsfolk|isäntäväki|isäntäpari|gestgjafar|gospodarze|właściciele|hostitelé|majitelé|hostitelia|majitelia|házigazdáink|vendéglátóink|gazde|gazdele|proprietarii|gostitelja|gospodarja|domaćini|vlasnici|домаћини|домакини|стопани|хозяева|господарі|власники|pronarët|ev sahipleriniz|ev sahipleri|šeimininkai|saimnieki|pererahvas|peremehed|οικοδεσπότες|ιδιοκτήτες';
/** How two people say who they are. */
const weAre =
  'we are|wir sind|nous sommes|somos|siamo|wij zijn|vi er|vi är|me er|jesteśmy|jsme|sme|mi smo|smo|suntem|mi vagyunk|oleme|olemme|við erum|mēs esam|mes esame|jemi|som en|biz|мы|ми|ние сме|ми смо|είμαστε(?: οι| ο| η)?';
const stated = new RegExp(
  `(?:^|[\\s,.!„“"])(?:(${hosts})|${weAre})[ ,:]{1,2}(?:[–—-] )?${couple}(?!\\p{L})`,
  'iu',
);
const alone = new RegExp(`^[–—-]? ?${couple}[.!]?$`, 'u');
const isHosts = new RegExp(
  `^(?:(?:your|ihre|vos|uw|deres|jeres|era|wasi|vaši|ваши|ваші|vaše) )?(?:${hosts})[.!]?$`,
  'iu',
);
/** How a welcome or a letter ends. */
const farewell =
  /(?:^|[.!?] )(?:[^.!?]{0,40}(?:welcome|look(?:ing)? forward|see you|regards|herzlich\p{L}*|freuen uns|bis bald|grüß\p{L}*|bienvenue|à bientôt|au plaisir|bienvenid\p{L}*|os esperamos|te esperamos|hasta pronto|vi aspettiamo|benvenut\p{L}*|a presto|bem-?vind\p{L}*|esperamos por|us esperem|benvinguts|welkom|tot ziens|groet\p{L}*|velkom\p{L}*|hilsen|hilsner|på gjensyn|välkom\p{L}*|hälsning\p{L}*|tervetuloa|terveisin|velkomin|zapraszamy|do zobaczenia|pozdrawiamy|vítejte|těšíme se|na viděnou|tešíme sa|vitajte|várjuk|szeretettel|üdvözlettel|așteptăm|cu drag|dobrodošli|vidimo se|pozdrav|добродошли|поздрав|очакваме|добро пожаловать|ждём вас|ждем вас|будем рады|до встречи|чекаємо|запрошуємо|sevgiyle|sevgilerimizle|saygılarımızla|bekleriz|hoş geldiniz|laukiame|gaidīsim|laipni|tere tulemast|ootame|καλώς|σας περιμένουμε|με εκτίμηση|mirë se)[^.!?]{0,40}|)[,!.…]*$/iu;

/**
 * "Your hosts Jane and Tom Roe", "We are Jane and Tom Roe", or both below a welcome: a couple who give their family name once.
 * Guests who sign what they have written are not of the firm.
 */
export function couples(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  if (text.length > maxLine || context.isOthers(firstSegment)) return [];
  const found = stated.exec(text);
  const [, one = '', other = ''] = found?.slice(1) ?? (isSigned(page, line) ? (alone.exec(text) ?? []) : []);
  if (other === '') return [];
  const last = other.slice(other.lastIndexOf(' ') + 1);
  if (isPlural.test(last)) return [];
  const shown = one.includes(' ') ? [one, other] : [one, other.slice(0, -last.length - 1)];
  const names = shown.map((name) => personName(name.includes(' ') ? name : `${name} ${last}`));
  if (!names.every((name) => name !== null && mayBeGiven(name))) return [];
  const below = page.lines[line + 1]?.text ?? '';
  const title = found?.[1] ?? (isHosts.test(below) ? below : '');
  const place = { firstSegment, endSegment, line, isListed: true };
  return names.map((name) =>
    memberInLine(name ?? '', titleStrength(title) === 'certain' ? title : '', place),
  );
}

/** Family names in the plural ("Роговы", "Nowakowie"), of which the page does not have the singular. */
const isPlural = /(?:owie|ovi|ovci|(?:[ое]в|ёв|[иы]н)[ыи]|[сц]кие|[сц]ькі|scy|ccy)$/u;

/** Given names of other scripts are in no list. */
function mayBeGiven(name: string): boolean {
  return beginsWithGivenName(name) || !/\p{Script=Latin}/u.test(name);
}

/** Whether two names end a welcome, or say below that they are the hosts. */
function isSigned({ lines }: PageModel, line: number): boolean {
  const above = lines[line - 1]?.text ?? '';
  return (
    isHosts.test(lines[line + 1]?.text ?? '') ||
    (above !== '' && above.length <= maxLine && isFarewell(above))
  );
}

function isFarewell(text: string): boolean {
  const [whole = ''] = farewell.exec(text) ?? [];
  return /\p{L}/u.test(whole);
}
