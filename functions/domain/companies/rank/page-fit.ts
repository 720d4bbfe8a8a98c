import type { Candidate } from '../candidates/company-source.ts';
import { parseDomainName } from '../name/domain-name.ts';
import { comparableWords, isGeneric, synonymsOf } from '../name/lines-of-business.ts';
import { readLocalTrade } from '../name/local-trade.ts';
import { readName } from '../name/name-reading.ts';
import type { Homepage } from '../proof/homepage.ts';

/** What a company does for its customers, according to its home page. */
export type BusinessModel =
  | 'group'
  | 'maker'
  | 'comparison'
  | 'shop'
  | 'service'
  | 'agency'
  | 'young'
  | 'unclear';

/**
 * Signs of each model in the words of a page, in the product's seven languages. The first model with a sign is the
 * company's. No pattern has nested repetition.
 */
const signs: readonly (readonly [Exclude<BusinessModel, 'unclear'>, RegExp])[] = [
  [
    'group',
    /\binvestor relations\b|\bannual report\b|\bgeschäftsbericht\b|\brapport annuel\b|\binforme anual\b|\brelazione annuale\b|\bjaarverslag\b|\brelatório anual\b|\b(?:nyse|nasdaq|euronext|xetra|lse) ?:|\b\d{2,3}[.,' ]000 (?:employees|colleagues|mitarbeite|collaborateurs|empleados|dipendenti|medewerkers|colaboradores)/,
  ],
  [
    'maker',
    /\bfind (?:a|your) (?:dealer|retailer|stockist)\b|\bwhere to buy\b|\bbecome a (?:dealer|distributor|stockist)\b|\bour (?:dealers|distributors)\b|\bmanufacturers? of\b|\bhändlersuche\b|\bhändler finden\b|\bhersteller von\b|\btrouver un revendeur\b|\bfabricant d|\bdistribuidores\b|\bfabricante de\b|\brivenditori\b|\bproduttore di\b|\bverkooppunten\b|\bfabrikant van\b/,
  ],
  [
    'comparison',
    /\bcompare (?:\w+ ){0,2}(?:prices|quotes|deals|offers|policies|rates)\b|\bpreisvergleich\b|\bangebote vergleichen\b|\bcomparez\b|\bcomparateur\b|\bcompara (?:precios|ofertas)\b|\bcomparador\b|\bconfronta (?:i )?(?:prezzi|preventivi|offerte)\b|\bvergelijk\b|\bcompare preços\b/,
  ],
  [
    'shop',
    /\badd to (?:cart|basket|bag)\b|\bshop now\b|\bfree (?:shipping|delivery|returns)\b|\bwarenkorb\b|\bversandkostenfrei\b|\bjetzt kaufen\b|\bajouter au panier\b|\blivraison (?:gratuite|offerte)\b|\bañadir al carrito\b|\benvío gratis\b|\baggiungi al carrello\b|\bspedizione gratuita\b|\bwinkelwagen\b|\bgratis verzending\b|\badicionar ao carrinho\b|\bfrete grátis\b/,
  ],
  [
    'service',
    /\bfree (?:quotes?|estimates?|consultation)\b|\bbook (?:an appointment|a table|a room|now|online)\b|\brequest (?:a quote|an appointment)\b|\bour (?:clinics|branches|stores|locations)\b|\btermin (?:vereinbaren|buchen)\b|\bangebot anfordern\b|\bunsere filialen\b|\bdevis gratuit\b|\bprendre rendez-vous\b|\bpresupuesto (?:gratis|sin compromiso)\b|\bpide (?:tu )?cita\b|\bpreventivo gratuito\b|\bprenota\b|\bofferte aanvragen\b|\bafspraak maken\b|\borçamento\b|\bagende\b/,
  ],
  [
    'agency',
    /\bour clients\b|\bfor our clients\b|\bagency\b|\bagentur\b|\bagence\b|\bagencia\b|\bagenzia\b|\bagência\b/,
  ],
  ['young', /\bearly access\b|\bjoin the waitlist\b|\bbacked by\b|\bseed round\b|\bpublic beta\b/],
];

/** Who buys names like this one: a maker sells through others, a group has a name that everybody knows. */
const modelFit: Readonly<Record<BusinessModel, number>> = {
  comparison: 1,
  shop: 1,
  service: 1,
  agency: 1,
  young: 1,
  unclear: 0.92,
  maker: 0.65,
  group: 0.55,
};

const modelReasons: Readonly<Record<Exclude<BusinessModel, 'unclear'>, string>> = {
  comparison: 'Its page compares offers for customers.',
  shop: 'Its page sells to customers directly.',
  service: 'Its page takes bookings or requests from customers.',
  agency: 'Its page speaks of an agency that works for clients.',
  young: 'Its page speaks of a young company.',
  maker: 'Its page sends buyers to dealers, so it may need the name less.',
  group: 'Its page is that of a large group, which seldom buys such names.',
};

/** The value of the name's words in the page's own title and headings. */
const wordsShare = 0.08;
/** The page shows no way to write to anybody. */
const unreachable = 0.9;
/** The domain itself accepts no mail. */
const withoutMail = 0.9;
/** The name contains a place that the page does not mention. */
const elsewhere = 0.85;
/** A company is young if the first lines of a page name a year this close to the visit. */
const youngYears = 5;

/** What is known about a page in addition to its text. */
interface Visit {
  readonly target: string;
  /** When the page was fetched, ISO 8601. */
  readonly visited: string;
  /** According to DNS; null if unknown. */
  readonly takesMail: boolean | null;
}

export interface PageFit {
  /** A factor of at most 1 on the company's strength. */
  readonly factor: number;
  /** What the page shows, in plain English, most important first. */
  readonly reasons: readonly string[];
}

/** The business model of a page's company. `visited` is when it was fetched. */
export function modelOf(home: Homepage, visited: string): BusinessModel {
  const found = signs.find(([, sign]) => sign.test(home.text));
  if (found !== undefined) return found[0];
  return isYoung(home.text, visited) ? 'young' : 'unclear';
}

function isYoung(text: string, visited: string): boolean {
  const year = Number(
    /\b(?:founded|started|launched|est\.|gegründet|fondée?|fundada|fondata|opgericht) (?:\w{2,3} )?(20\d\d)\b/.exec(
      text,
    )?.[1],
  );
  return year >= Number(visited.slice(0, 4)) - youngYears;
}

/**
 * How likely the company of a page is to want the name: what it does, whether its title and headings mention the
 * name and its place, and whether it can be reached.
 */
export function pageFitOf(
  candidate: Candidate,
  home: Homepage,
  { target, visited, takesMail }: Visit,
): PageFit {
  const reach = (home.reachable ? 1 : unreachable) * (takesMail === false ? withoutMail : 1);
  const silence = [
    ...(home.reachable ? [] : ['We saw no phone number, email address or contact page on its home page.']),
    ...(takesMail === false ? ['According to DNS, its domain accepts no mail.'] : []),
  ];
  if (candidate.kind === 'upgrade') return { factor: reach, reasons: silence };
  const model = modelOf(home, visited);
  const shown = wordsShown(home, target);
  const words = shown.length === 0 ? [] : [`Its title or headings say ${quoted(shown)}.`];
  const does = model === 'unclear' ? [] : [modelReasons[model]];
  const place = readLocalTrade(parseDomainName(target)?.label ?? '')?.place;
  const isThere = place === undefined || namesPlace(home, place);
  const where = place !== undefined && isThere ? [`Its home page names ${place}.`] : [];
  return {
    factor: modelFit[model] * (shown.length === 0 ? 1 - wordsShare : 1) * (isThere ? 1 : elsewhere) * reach,
    reasons: [...where, ...words, ...does, ...silence],
  };
}

function namesPlace(home: Homepage, place: string): boolean {
  return ` ${comparableWords(home.text).join(' ')} `.includes(` ${comparableWords(place).join(' ')} `);
}

/** Words of the page's title and headings, literally and each once, that are the name's or mean the same. */
function wordsShown(home: Homepage, target: string): readonly string[] {
  const heads = new Map<string, string>();
  for (const word of `${home.title} ${home.headings}`.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const [plain = ''] = comparableWords(word);
    if (!heads.has(plain)) heads.set(plain, word);
  }
  const shown = readName(parseDomainName(target)?.label ?? '').words.flatMap((word) => {
    const [plain = ''] = comparableWords(word);
    if (plain.length < 3 || isGeneric(plain)) return [];
    return [plain, ...synonymsOf(plain)].flatMap((each) => heads.get(each) ?? []).slice(0, 1);
  });
  return [...new Set(shown)];
}

function quoted(words: readonly string[]): string {
  return words
    .slice(0, 2)
    .map((word) => `“${word}”`)
    .join(' and ');
}
