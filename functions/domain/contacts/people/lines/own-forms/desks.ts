import { foldText } from '../../../../../../shared/text/fold-text.ts';
import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { titleStrength } from '../../../words/job-title.ts';
import { hasGivenName } from '../../../words/names/given-names.ts';
import { personName } from '../../../words/person-name.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';

/** What one calls a small firm about, and its parts that have a number of their own; by language, folded. */
const desks: Readonly<Record<string, string>> = {
  en: 'bookings?|reservations?|orders?|tastings?|visits|quotes|estimates|enquiries|sales|production|workshop|groups|new business|invoices|bookkeeping',
  de: 'reservierung(?:en)?|buchung(?:en)?|bestellung(?:en)?|anfragen|angebote|weinproben?|fuhrungen|verkauf|produktion|werkstatt|gruppen|buchhaltung|zimmer',
  nl: 'reserveringen|boekingen|bestellingen|offertes|verkoop|productie|werkplaats|groepen|proeverij(?:en)?',
  nordic:
    'bokning(?:ar)?|bestallning(?:ar)?|offerter|forsaljning|produktion|verkstad(?:en)?|booking|bestilling(?:er)?|tilbud|salg|vaerksted|grupper|selskap(?: og grupper)?|selskaber|smagning|omvisning(?:er)?|gardsbesok|sider og gardsbesok|varaukset|tilaukset|tarjoukset|myynti|tuotanto|bokanir|pantanir|tilbod',
  fr: 'reservations?|commandes?|devis|visites?|degustations?|ventes?|production|atelier|groupes|comptabilite',
  es: 'reservas?|pedidos?|presupuestos?|visitas?|catas?|ventas?|produccion|taller|grupos',
  it: 'prenotazion[ei]|ordini|preventivi|visite|degustazion[ei]|vendite|produzione|officina|laboratorio|gruppi|camere|ufficio',
  pt: 'reservas?|encomendas?|orcamentos?|visitas?|provas?|vendas|producao|oficina|grupos',
  ca: 'reserves|comandes|pressupostos|visites|tastos?|vendes|taller|produccio',
  pl: 'rezerwacje?|zamowienia?|wyceny?|sprzedaz|produkcja|warsztat|degustacje|noclegi|grupy',
  cs: 'rezervace|objednavky|degustace|prodej|vyroba|dilna|ubytovani|nabidky|ucetnictvi|kuchyn',
  sk: 'rezervacie|objednavky|degustacie|predaj|vyroba|dielna|ubytovanie|ponuky|uctovnictvo',
  hu: 'foglalas(?:ok)?|szallasfoglalas|rendeles(?:ek)?|megrendeles|borrendeles|kostolo|borkostolo|ajanlatkeres|ertekesites|gyartas|muhely|szoba',
  ro: 'rezervari|comenzi|degustari|vizite|oferte|vanzari|productie|atelier|cazare|stupina',
  slavic:
    'rezervacij[ae]|narocila|narudzbe|ponude|ponudbe|prodaja|proizvodnja|delavnica|radionica|degustacij[ae]|degustacije|smjestaj|recepcija|резервациј[аеи]|наруџбе|поруџбине|продаја|производња|рецепција|јахање|резерваци[ия]|поръчки|производство|продажби|рецепция|нарачки',
  sq: 'rezervime|porosi|shitje|prodhimi|oferta',
  el: 'κρατησεις|παραγγελιες|επισκεψεις|πωλησεις|παραγωγη|εργαστηριο|προσφορες|υποδοχη',
  tr: 'rezervasyon(?:lar)?|siparis(?:ler)?|teklif|satis|uretim|atolye|resepsiyon',
  ru: 'бронирование|заказы|продажи|производство|экскурсии|дегустации|мастерская|ресепшн|бронювання|замовлення|виробництво|продаж',
  baltic:
    'broneerimine|broneeringud|tellimused|muuk|tootmine|toitlustus|uzsakymai|rezervacijos|gamyba|pardavimai|rezervacijas|pasutijumi|razosana|pardosana',
};
const desk = new RegExp(`^(?:${Object.values(desks).join('|')})$`, 'u');
/** "ta kontakt med Jane Roe", "Rezervasyon için Jane Roe": what asks to call somebody. */
const asksToCall =
  /^(?:ta kontakt med|kontakta|kontakt|contact|call|ask for|ring(?: til)?|appelez|contactez|llame a|chiamat?e|contattare|ligue para|bel(?: met)?|neem contact op met|zadzwoń do|zavolejte|volejte|zavolajte|pokličite|nazovite|hívja|sunați|звоните|телефонуйте|обадете се на|pozovite|için|için:|helistage|zvaniet|skambinkite) /iu;
const beforeName = /^(.{3,24}) için (?=\p{Lu})/u;

const maxLine = 130;
/** "Tel. 0123 456 789", "+47 12 34 56 78", "anna@acme.example", with the word before it. */
const reach =
  /(?:(?<!\p{L})(?:tel|tlf|puh|mob|mobil|mobile|mobiel|cell?|cel|gsm|phone|telefon|telefoon|teléfono|telefono|telefone|s|sími|тел|моб|τηλ|κιν|handy|natel|e-?mail|mail)[.:]* ?)?(?:\S+@\S+|(?<![\p{L}\d])[+(]?\d[\d ()/.-]{5,18}\d(?![\d]))/giu;
const notes = /\((?:[^()]*(?:whatsapp|viber|telegram|sms)[^()]*)\)/giu;

/**
 * "Bookings: Jane Roe, 0123 456 789", "Jane Roe, reception: jane@…", "Orders: call Jane Roe on …": whom a small firm lets its
 * guests and customers reach about its own affairs. Whom else it gives a number of ("Taxi", "Horse riding") is not of it.
 */
export function namesAtDesks(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  if (text.length > maxLine || !/\d{2}|@/.test(text) || context.isOthers(firstSegment)) return [];
  const rest = text.replace(notes, ' ').replace(reach, ',');
  if (rest === text || /[\d@]/.test(rest)) return [];
  const parts = rest
    .replace(beforeName, '$1: ')
    .split(/[:,;|·]| [–—-] /u)
    .map((part) => part.trim().replace(asksToCall, ''))
    .filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2 || parts.length > 4) return [];
  const [label = ''] = parts;
  const names = parts.flatMap((part) => {
    const name = personName(part);
    return name !== null && hasGivenName(name) ? [name] : [];
  });
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) return [];
  const rests = parts.filter((part) => personName(part) !== name);
  if (!isDesk(label) && !(rests.length === 1 && isDesk(rests[0] ?? ''))) return [];
  const title = rests.find((part) => !isDesk(part) && titleStrength(part) !== 'none') ?? '';
  return [memberInLine(name, title, { firstSegment, endSegment, line, isListed: false })];
}

/** "Bookings", "for bookings", "tastings and orders". */
function isDesk(part: string): boolean {
  const bare = foldText(part).replace(/^(?:for|pour|per|para|für|fur|pro|dla|za|за) /u, '');
  return bare.split(and).every((one) => desk.test(one));
}

const and = / (?:&|\+|and|und|et|y|e|en|og|och|i|ja|a|es|si|ir|un|ve|dhe|in|и|і|й|та|και) |, ?|\//u;
