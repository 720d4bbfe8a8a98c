import { foldText } from '../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';
import { Vocabulary } from '../../../../shared/text/words/vocabulary.ts';
import { beginsWithGivenName } from '../words/given-names.ts';
import { personName } from '../words/person-name.ts';

export type LinkKind =
  | 'contact'
  | 'team'
  | 'imprint'
  | 'about'
  | 'card'
  | 'person'
  | 'office'
  | 'home'
  | 'rest';

/** A link as a visitor sees it. */
export interface LinkOnPage {
  readonly href: string;
  /** Its text, or its name for screen readers. */
  readonly text: string;
  /** The first words in it: a card's name, if the card is one link. */
  readonly firstText: string;
}

export interface PlannedLink {
  readonly url: string;
  readonly kind: LinkKind;
  readonly score: number;
}

const kinds: readonly { kind: LinkKind; score: number; words: Vocabulary }[] = [
  {
    kind: 'contact',
    score: 100,
    words: new Vocabulary(
      `contact*|kontakt*|kontact|contat*|contacte*|get in touch|get-in-touch|getintouch|reach us|reach-us|write to us|talk to us|say hello|say hi|drop us|
      find us|find-us|adres|adresse|anschrift|indirizzo|direccion|endereco|osoite|adress|anfahrt|standort*|so finden sie uns|ansprechpartner*|nous ecrire|ecrivez*|nous joindre|nous trouver|escribenos|contactanos|dove siamo|scrivici|
      raggiungici|bereikbaarheid|fale conosco|fale-conosco|entre em contato|kapcsolat*|elerhetoseg*|yhteystied*|ota yhteytta|ota-yhteytta|yhteys|napisz|kontaktu*|
      hitta hit|hitta-hit|find vej|iletisim|епикоινωνια|επικοινωνια|контакт*|связ*|*問い合わせ*|*联系*|*聯絡*|*聯繫*|hafa samband|kontaktai|kontaktid|*연락처*|*문의*|*고객센터*|*오시는*|*アクセス*|*اتصل*|*تواصل*|*צור קשר*|*צרו קשר*|*יצירת קשר*|تماس*|lien he|lien-he|hubungi*|ติดต่อ*|*ติดต่อ*|cysyllt*|contacta|harremanetan|ikutan*|зв'язат*|обратная связь`,
    ),
  },
  {
    kind: 'team',
    score: 98,
    words: new Vocabulary(
      `team*|people|our people|staff*|leadership|leaders|management|board|directors|founders|crew|who we are|who-we-are|meet us|meet-us|the humans|humans|partners and counsel|attorneys|lawyers|our lawyers|
      executives|executive-team|officers|employees|colleagues|faculty|professionals|experts|advisors|advisers|*team|mitarbeiter*|mitarbeitende*|menschen|kopfe|
      geschaftsfuhrung|geschaeftsfuehrung|geschaftsleitung|geschaeftsleitung|vorstand|inhaber*|belegschaft|personal|wer wir sind|wer-wir-sind|equipe*|l'equipe|direction|dirigeants|collaborateurs|nos-experts|
      equipo*|nuestra gente|direccion|directiva|plantilla|squadra|staff|persone|le persone|collaboratori|direzione|medewerkers|ons team|onze mensen|wie zijn wij|wie-zijn-wij|wie we zijn|wie-we-zijn|mensen|collega*|directie|
      equipa*|quem somos|quem-somos|zespol*|nasz zespol|ludzie|kadra|zarzad|medarbetar*|personal|ledning*|vilka ar vi|medarbejder*|ansatte|ledelse|hvem er vi|hvem-er-vi|henkilosto*|henkilokunta|tiimi|johto|
      tym*|nas tym|lide|vedeni|csapat*|munkatars*|kollegak|echipa*|ekip*|ekibimiz|kadromuz|yonetim kurulu|zaposleni|команда|сотрудники|співробітники|керівництво|руководство|колектив|ομαδα|διοικηση|*팀*|*임직원*|*구성원*|*경영진*|*조직도*|*사람들*|*役員*|*スタッフ*|*社員*|*メンバー*|*团队*|*團隊*|*فريق*|*צוות*|*הנהלה*|
      doi ngu*|ban lanh dao|ban-lanh-dao|doi-ngu*|tim kami|pasukan kami|*ทีม*|*ผู้บริหาร*|starfsfolk*|starfsmenn|tim|komanda|meeskond|equip|taldea|tim ni|y tim|foireann|
      organigram*|organisation chart|claustro|profesorado|docentes|docenti|corpo docente|lehrer*|kollegium|lehrkrafte|enseignants|annuaire|trenere|instruktorer|behandlere|styrelse*|styret|bestyrelse*|hallitus|conseil d'administration|consejo|consiglio|bestuur|raad van*|trustees|governance|committee*|kommitte*|utskott|utvalg|udvalg|comite|comites|comitato|comissao|ausschuss|ausschusse|commissie*|toimikunta*|wie is wie|wie-is-wie|who's who|whos who|who is who|
      advogad*|nossos-profissionais|profissionais|profesionales|psicolog*|odontolog*|dentistas|notarissen|artsen|tandartsen|zorgverleners|therapeuten|adwokaci|radcowie|prawnicy|lekarze|terapeuci|psycholodzy|specjalisci|
      lekari|zubari|pravnici|ugyved*|orvos*|szakember*|avocatii|avocati|medicii|medici|terapeuti|avukatlar*|hekim*|doktorlar*|uzmanlar*|advokater|advokaterna|advokatene|jurister|psykologer|laeger|tandlaeger|leger|tannleger|lakare|tandlakare|laakarit|juristit|
      asiantuntija*|notare|anwaelte|rechtsanwaelte|adwokat*|врачи|врачі|лікарі|специалисты|спеціалісти|адвокаты|адвокати|юристы|юристи|δικηγοροι|ιατροι|*弁護士紹介*|*医師紹介*|*院長*|*医生*|*律师*|*의료진*|*변호사*|
      anwalte|rechtsanwalte|arzte|arzteteam|praxisteam|behandler*|dozent*|gastgeber*|familie|socios|nossos socios|nuestros socios|i soci|avocats|medecins|praticiens|abogados|cuadro medico|cuadro-medico|avvocati|professionisti|advocaten|medicos|corpo clinico|doctors|our doctors|dentists|physicians|providers|agents|our agents|realtors|brokers|consultants|stylists|coaches|teachers|tutors|instructors|trainers|therapists|practitioners|surgeons|vets|makers|hosts|crew|family`,
    ),
  },
  {
    kind: 'imprint',
    score: 94,
    words: new Vocabulary(
      `impressum*|imprint|legal notice|legal-notice|legalnotice|legal|legal info*|mentions legales|mentions-legales|mentionslegales|mentions_legales|informations legales|aviso legal|aviso-legal|avisolegal|note legali|note-legali|
      colofon|colophon|anbieterkennzeichnung|disclosure|offenlegung|informacje prawne|company details|company-details|company information|dati societari|dati aziendali|bedrijfsgegevens|
      juridisk*|pravni informace|tiedot|about this site|site notice|informacao legal|informacoes legais|aviso-legale|impresszum|impresum`,
    ),
  },
  {
    kind: 'about',
    score: 84,
    words: new Vocabulary(
      `about*|about us|about-us|aboutus|our story|our-story|story|company|history|profile|uber*|ueber*|uber uns|ueber-uns|uber-uns|unternehmen|firma|wir|wir uber uns|philosophie|historie|geschichte|portrait|
      a propos|a-propos|apropos|qui sommes*|qui-sommes-nous|notre histoire|entreprise|l'entreprise|la societe|presentation|maison|sobre*|sobre nosotros|sobre-nosotros|quienes somos|quienes-somos|nosotros|empresa|conocenos|nuestra historia|
      chi siamo|chi-siamo|chisiamo|azienda|l'azienda|storia|la nostra storia|over*|over ons|over-ons|overons|ons verhaal|bedrijf|het bedrijf|a empresa|historia|o nas|o-nas|onas|o firmie|firmie|o mnie|
      om oss|om-oss|omoss|foretaget|om os|om-os|omos|virksomheden|om|meista|tietoa meista|yritys|o spolecnosti|rolunk|ceg|bemutatkozas|despre|despre noi|despre-noi|hakkimizda|o podjetju|o nama|
      kanzlei*|praxis|die-praxis|le cabinet|le-cabinet|cabinet|lo studio|lo-studio|o kancelarii|o-kancelarii|o gabinecie|o escritorio|escritorio|het kantoor|byran|firmaet|o klinice|o ordinaci|
      о нас|о компании|про нас|за нас|про компанію|σχετικα*|εταιρια|εταιρεια|*会社概要*|*会社案内*|*会社情報*|*企業情報*|*代表挨拶*|*关于*|*關於*|*公司简介*|*公司簡介*|um okkur|*회사소개*|*회사 소개*|*소개*|*인사말*|*من نحن*|*عن الشركة*|*אודות*|*מי אנחנו*|*עלינו*|درباره*|gioi thieu*|gioi-thieu*|ve chung toi|tentang*|*เกี่ยวกับ*|amdan*|qui som|nor gara|guri buruz|apie mus|apie|par mums|meist`,
    ),
  },
  {
    kind: 'office',
    score: 60,
    words: new Vocabulary(
      `locations|offices|our offices|branches|filialen|niederlassungen|bureaux|agences|oficinas|sedi|vestigingen|escritorios|oddzialy|kontor|afdelinger|toimipisteet|
      press|presse|media|newsroom|prensa|stampa|pers|imprensa|support|service|help|customer service|kundenservice|sales|vertrieb|careers|jobs|karriere|investors|investor relations|visit|visit us|besuch|directory|telefonbuch`,
    ),
  },
];

const staffWords = kinds.find(({ kind }) => kind === 'team')?.words;

const junkPath =
  /\.(?:pdf|jpe?g|png|gif|svg|webp|zip|docx?|xlsx?|pptx?|mp[34]|avi|mov|css|js|xml|rss|ico|exe|dmg|ics|woff2?|json)$|\/(?:wp-(?:admin|login|json|content)|cart|checkout|basket|warenkorb|login|log-in|signin|sign-in|signup|register|account|search|suche|feed|tag|tags|category|kategorie|author|page\/\d|cdn-cgi|xmlrpc|print)(?:[/.?]|$)/i;
const privacyWords =
  'privacy*|datenschutz*|confidentialite|donnees personnelles|privacidad|privacidade|riservatezza|dati personali|privacyverklaring|privacybeleid|integritet*|personvern*|persondata*|privatliv*|tietosuoja*|prywatnosc*|rodo|ochrana osobnich|ochrana osobnych|ochrana udaju|zasebnost*|privatnost*|adatvedel*|adatkezel*|confidentialitate*|gdpr|kvkk|gizlilik*|privaatsus*|privatum*|конфиденциальн*|конфіденційн*|персональн*|поверителност*|απορρητ*|*個人情報*|*プライバシー*|*개인정보*|*隐私*|*隱私*';
const privacyPage = new Vocabulary(privacyWords);
const legalWords =
  'cookie*|cookies|terms|agb|conditions|cgv|cgu|condiciones|termini|voorwaarden|regulamin|polityka|shipping|versand|returns|widerruf*|sitemap|rss';
const legalPage = new Vocabulary(legalWords);
const lesserWords = new Vocabulary(
  `${legalWords}|${privacyWords}|
  blog*|news|aktuelles|neuigkeiten|actualites|noticias|notizie|nieuws|aktualnosci|nyheter|nyheder|article*|post|posts|press-release*|product*|produkt*|produits|productos|prodotti|producten|shop|store|boutique|tienda|
  testimonials|reviews|referenzen|references|customers|kunden|clients|case studies|case-studies|cases|portfolio|galerie|gallery|galeria|events|veranstaltungen|download*|faq|pricing|preise|tarifs|partners|partner|dealers|
  distributors|sitemap|accessibility|barrierefreiheit|rss|archive|archiv|comments|warranty|shipping|versand|returns|widerruf*|wiki|forum|community|speakers|guest*`,
);
const languageWords =
  /^(?:en|de|fr|es|it|nl|pt|pl|sv|da|no|fi|cs|english|deutsch|francais|espanol|italiano|nederlands|portugues|polski|svenska|dansk|norsk|suomi|cesky|enter|enter site|home|start|startseite|accueil|inicio|welcome|willkommen)$/;

/**
 * A page's address in the form in which it is requested only once: no fragment, no tracking parameters, no default
 * document.
 */
export function normaliseUrl(address: string): string | null {
  const url = URL.parse(address);
  return url ? normalised(url) : null;
}

function normalised(url: URL): string | null {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > 1_500) return null;
  if (url.hash !== '' || url.href.endsWith('#')) url.hash = '';
  if (url.search === '') return url.href;
  for (const key of [...url.searchParams.keys()]) {
    if (/^(?:utm_\w+|gclid|fbclid|mc_[ce]id|ref|sessionid|phpsessid|sid)$/i.test(key))
      url.searchParams.delete(key);
  }
  return url.href;
}

/** Two addresses that only differ in scheme, `www.`, a final slash or a default document are one page. */
export function pageKey(address: string): string {
  const url = URL.parse(address);
  return url ? keyOf(url) : address;
}

function keyOf(url: URL): string {
  const path = url.pathname
    .replace(/\/(?:index|default|home)\.(?:html?|php|aspx?)$/i, '/')
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .replace(/\/+$/, '');
  return `${url.host.replace(/^www\./, '')}${path}${url.search}`;
}

/** The links of a page that may lead to contacts, likeliest first. `isOwn` says which hosts are the company's. */
export function planLinks(
  links: readonly LinkOnPage[],
  base: string,
  isOwn: (host: string) => boolean,
  isTeamPage: boolean,
): PlannedLink[] {
  const planned = new Map<string, PlannedLink>();
  const ownHosts = new Map<string, boolean>();
  const owns = (host: string) => {
    const known = ownHosts.get(host) ?? isOwn(host);
    ownHosts.set(host, known);
    return known;
  };
  for (const { href, text, firstText } of links) {
    if (/^\s*(?:#|javascript:|mailto:|tel:|data:|sms:|callto:)/i.test(href)) continue;
    const parsed = URL.parse(href.trim(), base);
    const url = parsed && normalised(parsed);
    if (!url || !parsed || !owns(parsed.hostname)) continue;
    const link = judge(url, parsed, text, firstText, isTeamPage, planned.size);
    if (!link) continue;
    const key = keyOf(parsed);
    const known = planned.get(key);
    if (!known || known.score < link.score) planned.set(key, link);
  }
  return [...planned.values()];
}

/** The score of a link to the page of one of the company's people. */
const profileScore = 54;

/** Whether a link leads to a page about one of the company's people. */
export function isProfile({ kind, score }: PlannedLink): boolean {
  return kind === 'person' && score >= profileScore;
}

/** The links of a menu are on every page of a site. */
const judged = new Map<string, Omit<PlannedLink, 'url'> | null>();
const maxJudged = 2_000;

function judge(
  url: string,
  parsed: URL,
  text: string,
  first: string,
  isTeamPage: boolean,
  order: number,
): PlannedLink | null {
  const key = `${isTeamPage} ${parsed.pathname}${parsed.search}\n${text}\n${first}`;
  let link = judged.get(key);
  if (link === undefined) {
    link = judgeAnew(parsed, text, first, isTeamPage);
    if (judged.size >= maxJudged) judged.clear();
    if (key.length < 500) judged.set(key, link);
  }
  if (link === null) return null;
  return { url, kind: link.kind, score: link.kind === 'card' ? link.score : link.score + early(order) };
}

/** Of equal links the first is the likeliest. */
function early(order: number): number {
  return Math.max(0, 1 - order / 1_000);
}

function judgeAnew(
  parsed: URL,
  text: string,
  first: string,
  isTeamPage: boolean,
): Omit<PlannedLink, 'url'> | null {
  const path = decodedPath(parsed.pathname);
  if (/\.(?:vcf|vcard)$/i.test(path) || /[?&](?:format|type)=vcard/i.test(parsed.search))
    return { kind: 'card', score: 70 };
  if (junkPath.test(path)) return null;
  const folded = foldText(text.slice(0, 120));
  const steps = path.split('/').filter((step) => step !== '');
  const lastStep = foldText(steps.at(-1) ?? '').replace(/\.\w+$/, '');
  const pathWords = lastStep.replace(/[_+]/g, '-').replace(/-/g, ' ');
  const isShort = folded.split(' ').length <= 6;
  const search = parsed.search.slice(0, 100).toLowerCase();
  const lesser =
    lesserWords.isIn(pathWords) ||
    (lastStep !== pathWords && lesserWords.isIn(lastStep)) ||
    (isShort && lesserWords.isIn(folded));
  if (isInStaffFolder(steps, pathWords)) return { kind: 'person', score: profileScore };
  if (isTeamPage && leadsToPerson(steps.length, first, pathWords))
    return { kind: 'person', score: personScore(first, pathWords) };
  for (const { kind, score, words } of kinds) {
    const byText = isShort && folded !== '' && words.isIn(folded);
    const byPath =
      words.isIn(pathWords) ||
      (lastStep !== pathWords && words.isIn(lastStep)) ||
      (search !== '' && words.isIn(search));
    if (!byText && !byPath) continue;
    const depth = Math.max(0, steps.length - 2) * 4;
    const certainty = byText && byPath ? 4 : byText ? 2 : 0;
    const share = Math.max(byText ? words.shareOf(folded) : 0, byPath ? words.shareOf(pathWords) : 0);
    const dilution = Math.round((1 - share) * 30);
    const penalty = lesser && !(kind === 'contact' || kind === 'team') ? 40 : lesser ? 15 : 0;
    if (share <= 0.25 && kind !== 'contact') continue;
    return { kind, score: score + certainty - depth - penalty - dilution };
  }
  if (lesser) {
    // In Europe it has to say who answers for the site, and how they are reached.
    if (privacyPage.isIn(pathWords) || (isShort && privacyPage.isIn(folded)))
      return { kind: 'rest', score: 20 };
    const isLegal = legalPage.isIn(pathWords) || legalPage.isIn(folded);
    return !isLegal && steps.length <= 1 && parsed.search === '' ? { kind: 'rest', score: 1 } : null;
  }
  if (text.length < 60 && personName(text) !== null)
    return { kind: 'person', score: isTeamPage ? personScore(text) : 40 };
  if (languageWords.test(folded) || /^(?:[a-z]{2}(?:-[a-z]{2})?|home|start|welcome)$/.test(lastStep))
    return { kind: 'home', score: 30 };
  if (/\.txt$/i.test(path)) return { kind: 'rest', score: 35 };
  return steps.length <= 2 && parsed.search.length < 40 ? { kind: 'rest', score: 8 - steps.length } : null;
}

/** Whether an address says that it is a person's page ("/team/jane-roe/", "/team-jane-roe"). */
function isInStaffFolder(steps: readonly string[], pathWords: string): boolean {
  const folder = steps.at(-2);
  if (folder !== undefined && isStaffFolder(folder)) return personName(titleCase(pathWords)) !== null;
  return beginsWithGivenName(nameAfterStaffWord(pathWords) ?? '');
}

/** "Jane Roe" of "team jane roe". */
function nameAfterStaffWord(pathWords: string): string | null {
  const space = pathWords.indexOf(' ');
  const isMarked = space > 0 && staffWords?.isIn(pathWords.slice(0, space)) === true;
  return isMarked ? personName(titleCase(pathWords.slice(space + 1))) : null;
}

/** What looks like a name on a staff page is less often one if it begins with no known given name. */
function personScore(...texts: readonly string[]): number {
  return texts.some(beginsWithGivenName) ? profileScore : profileScore - 2;
}

const isStaffFolder = remembered((step) => staffWords?.shareOf(foldText(step).replace(/[_+-]/g, ' ')) === 1);

/** On a staff page: a link whose first words are a name, or whose address is ("/people/jane-roe", "/team-jane-roe"). */
function leadsToPerson(steps: number, first: string, pathWords: string): boolean {
  if (nameAfterStaffWord(pathWords) !== null) return true;
  return steps >= 2 && (personName(first) ?? personName(titleCase(pathWords))) !== null;
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function titleCase(words: string): string {
  return words.replace(/(?:^| )\p{Ll}/gu, (start) => start.toUpperCase());
}
