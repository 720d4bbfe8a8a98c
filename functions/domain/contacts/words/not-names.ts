import { foldText } from '../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';

/** How the words of institutions and of menus begin, in the languages of Europe: no person's name has them. */
const institution =
  /^(?:universit|kurul|forening|uniwersytet|univerzit|yliopist|egyetem|institu|instytut|intezet|politechn|polytechn|politecn|hochschul|fakult|facult|wydzia|ministe|ministr|towarzyst|stowarzysz|fundacj|sdruzeni|spolecnost|tribunal|trybuna|gericht|amtsgericht|landgericht|landesbeauf|bundesamt|aufsichtsbehord|behorde|kammer|handelskammer|rejestr|rzeczni|urzad|izba|regione|comune|provincia|ayuntamiento|diputacion|prefettur|prefectur|mairie|gemeinde|stadtwerk|kommune|fylke|lansstyr|akademi|academi|konservator|conservator|museum|muzeum|muzeul|biblio|gimnazj|szpital|przychodni|klinik|clinic|hospital|gyujtemen|nyomda|gmbh|aktieng|spolecznos|nawigac|navigac|navigat|associat|barreau|county|coast|tanszek|strona|glown|wlacz|zobacz|sygehus|sykehus|sjukhus|domstol|birligi|federasyon|federati|federazi|federaci|dernegi|hastane|universite|baskanlig|mudurlug|bolnisnic|bolnic|nemocnic|korhaz|kompetencecent|staff|immatricul|enregistr|zulassung|rejestrac|exhibition|magazines?$)/;

/** One of these words is in each such name. It takes far longer to compile what may stand around them. */
const wordOfInstitution =
  /uni[vw]er|yliopisto|politec|polytech|hochschule|college|instit|instyt|istitut|museum|hospital|academy|faculty|fakultat|wydzial/;

const institutionName =
  /^(?:the )?(?:\p{L}+ ){0,2}(?:universit\p{L}*|uniwersytet|univerzita|yliopisto|politec\p{L}+|politech\p{L}+|polytech\p{L}+|hochschule|college|institute?|instytut|istituto|instituto|museum|hospital|academy|faculty|fakultat|wydzial)(?: (?:of|for|fur|de|di|do|dla|w|at|van|\p{L}+ki|\p{L}+na)(?= )| \p{Lu}?\p{L}+$|,|$)/u;

/** Names that forms, themes and laws use as samples, folded. */
const sampleNames = new Set(
  foldText(
    'john doe|jane doe|max mustermann|erika mustermann|maria mustermann|martina mustermann|mario rossi|jean dupont|juan pérez|fulano de tal|jan kowalski|ola nordmann|kari nordmann|matti meikäläinen|maija meikäläinen|piet jansen|gipsz jakab|minta jános|山田太郎|山田 太郎|山田花子|山田 花子|张三|李四|張三|홍길동|your name|lorem ipsum',
  ).split('|'),
);

/** Cities and countries that look like a name, folded. */
const places = new Set(
  'hong kong|buenos aires|tel aviv|kuala lumpur|abu dhabi|cape town|los angeles|las vegas|sao paulo|addis ababa|phnom penh|costa rica|puerto rico|sierra leone|sri lanka|saudi arabia|burkina faso|los gatos|los altos|san mateo|san rafael|san diego|san francisco|san jose|san antonio|santa monica|santa barbara|santa fe|santa cruz|santa ana|santa clara|santa rosa|fort worth|fort lauderdale|el paso|long beach|palm beach|palo alto|salt lake city|new orleans|new delhi|navi mumbai|cape verde|cabo verde|rio de janeiro|belo horizonte|porto alegre|mexico city|quezon city|ho chi minh city|ciudad de mexico|el salvador|ivory coast|papua new guinea|trinidad and tobago|port louis|dar es salaam|den haag|mont blanc|monte carlo|las palmas|palma de mallorca|baton rouge|des moines|grand rapids|little rock|corpus christi|virginia beach|st. louis|san salvador|santo domingo|tierra del fuego|la paz|nuevo leon'.split(
    '|',
  ),
);

/** Cities and countries of one word that are nobody's first name, folded: two of them are no name. */
const placeWords = new Set(
  'afghanistan albania algeria angola argentina armenia azerbaijan bahrain bangladesh belarus belgium bolivia botswana brazil bulgaria burundi cambodia cameroon canada croatia cyprus denmark ecuador egypt eritrea estonia ethiopia finland gabon ghana greece guatemala honduras hungary iceland indonesia iran iraq ireland kazakhstan kenya kuwait latvia lebanon lesotho liberia libya lithuania luxembourg malawi malaysia maldives mali malta mauritius mongolia montenegro morocco mozambique myanmar namibia nepal netherlands nicaragua nigeria norway oman pakistan panama paraguay peru philippines poland portugal qatar romania russia rwanda rawanda senegal serbia singapore slovakia slovenia somalia spain sudan sweden switzerland syria taiwan tajikistan tanzania thailand togo tunisia turkey uganda ukraine uruguay uzbekistan venezuela vietnam yemen zambia zimbabwe amsterdam ankara antwerp athens bangalore bengaluru bangkok barcelona beijing belgrade bogota bratislava brussels bucharest budapest cairo caracas chennai copenhagen dhaka doha dubai dublin edinburgh frankfurt geneva glasgow gurgaon gurugram hamburg hanoi helsinki hyderabad istanbul jaipur jakarta johannesburg karachi kathmandu kolkata lagos lahore lima lisbon ljubljana london madrid manila melbourne milan minsk montreal moscow mumbai munich nairobi naples osaka oslo paris pune riga riyadh rome rotterdam santiago sarajevo seoul shanghai skopje sofia stockholm stuttgart sydney tallinn tehran tokyo toronto turin valencia vancouver vienna vilnius warsaw zagreb zurich'.split(
    ' ',
  ),
);

/** How names of practices, firms and offices end in German and Dutch. */
const endOfInstitution =
  /[\p{L}-]{2}(?:praxis|praktijk|zentrum|apotheke|kanzlei|gesellschaft|verwaltung|genossenschaft|werkstatt|gruppe|freiheit|schutz|dienst|verein|verband|beratung|klinik|clinic|klinikum|kliniken|krankenhaus|universitat|hochschule|stiftung|ziekenhuis|universiteit)$/u;

/** The place where somebody works rather than their occupation: "University of …", "… Museum, Department of …". */
export const isInstitution = remembered((text) => {
  const folded = foldText(text);
  return wordOfInstitution.test(folded) && institutionName.test(folded);
});

/** The states of America and Australia and the provinces of Canada as addresses abbreviate them. */
const states =
  'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY AB BC MB NB NL NS ON PE QC SK NSW QLD VIC TAS ACT NT';
const town = new RegExp(
  `^\\p{Lu}[\\p{L}.'’ -]{2,30}, (?:(?:${states.replaceAll(' ', '|')})|(\\p{Lu}[\\p{L} ]{3,20}))$`,
  'u',
);

/** "Anytown, CT", "Anytown, Canada": where somebody lives, and not what they are. */
export function isTown(text: string): boolean {
  const found = text.includes(', ') && text.length < 60 ? town.exec(text) : null;
  return found !== null && (found[1] === undefined || placeWords.has(foldText(found[1])));
}

/** "Patient-Reported", "Community-Based": what describes a noun, and names nobody. Folded. */
export function isAttribute(folded: string): boolean {
  return attribute.test(folded);
}

const attribute =
  /-(?:reported|based|cent(?:er|r)ed|driven|related|oriented|focused|specific|aided|assisted|guided|generated|friendly)$/;

export function isInstitutionWord(folded: string): boolean {
  return institution.test(folded) || endOfInstitution.test(folded) || companies.has(folded);
}

/** "Sociedade Individual de Advocacia", "Roe Bar Foundation" */
const companies = new Set(
  'bereich fachbereich abteilung nucleo nucli agrupamento agrupacion agrupacio brf bostadsrattsforening bostadsrattsforeningen samfallighetsforening sameiet borettslag borettslaget ejerforeningen andelsboligforeningen taloyhtio dental dentaire odontologica estudi gabinet gabinete despatx bufet bufete asesoria assessoria gestoria ferreteria parafarmacia vereinigung vereniging sociedade sociedad societe societa vennootschap spolka spolecnost drustvo foundation клиник клиника клініка стоматология стоматологія медцентр противопоказания протипоказання απορρητου'.split(
    ' ',
  ),
);

/** A sample name ("Max Mustermann"), or a place that looks like one ("Hong Kong"). */
export function isNobodysName(name: string): boolean {
  const folded = foldText(name);
  if (places.has(folded) || folded.split(' ').every((word) => placeWords.has(word))) return true;
  if (family.test(folded)) return true;
  if (vietnameseHeadings.has(folded) || premises.test(folded) || invitation.test(folded)) return true;
  if (street.test(folded) || ofTwo.test(folded)) return true;
  return (
    isSampleName(name) ||
    saint.test(folded) ||
    abbreviations.test(name) ||
    / ?alma mater$|^juris doctor$/.test(folded)
  );
}

/** Vietnamese writes each syllable of a heading as a word, with capitals, as it does those of a name. */
const vietnameseHeadings = new Set(
  'su menh|tam nhin|gia tri|cot loi|gia tri cot loi|tam nhin su menh|dich vu|gioi thieu|lien he|tin tuc|san pham|ve chung toi|trang chu|bang gia|tuyen dung|dat lich|kien thuc|chuyen khoa|phong kham|khach hang|cam ket|doi ngu|muc tieu|triet ly|chinh sach|dieu khoan|hoi dap|uu dai|khuyen mai|thu vien|hinh anh|quy trinh|du an|doi tac|hoat dong|lich su|co so|chat luong|uy tin|tan tam|chuyen nghiep|sang tao'.split(
    '|',
  ),
);

/** "Bureau d'Arlund", "Πλ. Μύλου": a branch and its town, a square and its name. */
const premises =
  /^(?:(?:bureau|agence|cabinet|etude|antenne|mairie|filiale|sede|oficina|sucursal|delegacion|ufficio|agenzia|filial|kantoor|kancelaria|biuro) (?:d[eiu]|des|del|della|da|do|van|av|w|we) |bureau d['’]|(?:πλ|οδ|λεωφ|ul|pl|al|str|cad|sok)\. )/u;

/** "Anna Torvalds Vei", "Torvald Utca": what is called after somebody. "Gade" and "Plass" are family names as well. */
const street =
  / \p{L}+s (?:gate|gata|gatan|torg|vag|vagen|veg)$| (?:vei|vej|katu|utca|ulice|caddesi|sokak|sokagi|bulvari|gatve)$/u;

/** "Ana Roe e Dr. Luís Bech": an honorific after a conjunction begins another name. */
const ofTwo =
  / (?:e|y|i|und|and|et|&) (?:dra?|prof|dott(?:\.?ssa)?|avv|ing|arq|lic|sra?|mag|mudr|mgr)\.? \p{L}/u;

/** "Møt Jane", "Conoce Jane", folded: what a heading asks to do, and whom one gets to know. */
const invitation =
  /^(?:mot|mod|ontmoet|conoce|conheca|conosci|incontra|decouvrez|rencontrez|poznaj|poznajte|seznamte|ismerje|cunoaste|tutustu|tapaa|taniyin|coneix) /u;

/** "Татьяна Роговы", "Anna Torwalscy": a family name in the plural is that of several. */
const family = / \p{L}{2,}(?:(?:[ое]в|[иы]н)ы|(?:s|c|dz)cy|\p{L}{3}owie)$/u;

/** "St Charles": a saint, and what is called after one. */
const saint = /^(?:st|ste|saint|sainte|sankt|sveti|sveta)\.? [^ ]+$/;

/** "ЗТР СССР": words of capitals of which none has a vowel; "ACME PT", whose last has none. */
const abbreviations =
  /^[БВГДЖЗКЛМНПРСТФХЦЧШЩ]{2,5}(?: [БВГДЖЗКЛМНПРСТФХЦЧШЩ]{2,5})+$|^[A-Z]{2,5} (?!NG$)[BCDFGHJKLMNPQRSTVWXZ]{2,4}$/u;

/** "Max Mustermann": unlike a town, which may stand beside real people. */
export function isSampleName(name: string): boolean {
  return sampleNames.has(name.toLowerCase()) || (/\P{ASCII}/u.test(name) && sampleNames.has(foldText(name)));
}

/** Those who supervise a profession or a trade, by language: an imprint has to name them. */
const authority =
  /\p{L}{3,}kammer\b|\bkammer\b|aufsichtsbehord|zustandige (?:aufsicht|behorde)|schlichtungsstelle|\bordre (?:des|national)|\bbarreau\b|chambre (?:des|de|nationale)|colegio (?:oficial|de)|\bordine (?:degli|dei|delle)|\bordem d[oa]s|\bizba\b|advokatsamfund|advokatforening|datatilsynet|datainspektionen|integritetsskyddsmyndigheten|autoriteit persoonsgegevens|supervisory authority|ombudsman|\bregulat(?:or|ed by)|\bcnil\b|garante (?:per|privacy)|\buodo\b|\bnaih\b|ugyvedi kamara|\bkamara\b|\bkomora\b|barosu\b|orvosi kamara/u;

/** Whether a line names a chamber, a bar or an authority. */
export function isAuthority(text: string): boolean {
  return authority.test(foldText(text));
}

/**
 * The words of headings above the links and addresses of a footer ("Quick links", "Social media"), by language; folded. Two of them
 * look like a name in front of the firm's mailbox.
 */
const wordsOfMenus = {
  en: 'quick useful follow',
  phones: 'telemovel celular cellulare mobilni komorka mobiltelefon mobilnummer mobiili gsm mobils mobilusis',
  cs: 'rychle odkazy uzitecne socialni site sledujte',
  da: 'hurtige genveje sociale medier nyttige folg',
  de: 'schnellzugriff schnelllinks nutzliche soziale netzwerke medien kanzleianschrift postanschrift hausanschrift praxisanschrift firmenanschrift geschaftsanschrift lieferanschrift rechnungsanschrift',
  es: 'enlaces rapidos redes sociales interes siguenos utiles',
  fi: 'pikalinkit sosiaalinen some hyodylliset seuraa',
  fr: 'liens rapides reseaux sociaux utiles suivez',
  hu: 'gyors linkek gyorslinkek hasznos kozossegi kovessen',
  it: 'collegamenti rapidi utili seguici',
  nl: 'snelle snelkoppelingen sociale handige volg',
  no: 'hurtiglenker nyttige lenker sosiale folg',
  pl: 'szybkie linki przydatne odnosniki spolecznosciowe obserwuj',
  pt: 'ligacoes acesso atalhos uteis siga-nos',
  ro: 'linkuri rapide utile retele sociale urmareste',
  sv: 'snabblankar genvagar sociala medier folj',
  el: 'οροι χρησης πολιτικη απορρητου χρησιμοι συνδεσμοι ακολουθηστε',
  tr: 'hizli baglantilar linkler sosyal medya takip',
};

const menuWords: readonly string[] = Object.values(wordsOfMenus).flatMap((words) => words.split(' '));

/**
 * Legal forms of companies beside those by which titles and pages are read, folded. A sole trader's ("ИП", "ФОП", "ЕТ")
 * stands before a person's name.
 */
const formsAbroad: readonly string[] =
  'еоод оод еад ооо оао зао пао тов тзов дооел ткд εε επε ικε eood ood dooel uab nyrt sia jsc pjsc ojsc tbk sdn bhd kda'.split(
    ' ',
  );

/** How far an office reaches ("Entrenador Nacional de …"), and places by the water, folded. */
const reachWords: readonly string[] =
  'nacional nacionales internacional regional provincial autonomico autonomica estatal municipal nazionale regionale internazionale nationale internationale wharf quay quays docks'.split(
    ' ',
  );

/** What houses and small firms are that are called after their owners ("Café Ida", "Ida Yoga"), by language, folded. */
const wordsOfHouses = {
  all: 'yoga joga jooga bistro pizzeria cafe caffe fotografia fotografie fotografija laboratorium laboratorio',
  el: 'καφε εστιατοριο ταβερνα ξενωνας κτημα κεραμικη φωτογραφια',
  en: 'inn tearoom bakehouse photography pottery',
  et: 'kohvik korts kulalistemaja turismitalu keraamika',
  fi: 'kahvila ravintola majatalo hammaslaboratorio valokuvaus keramiikka',
  fr: 'brasserie photographie ceramique',
  hu: 'kavezo panzio vendeghaz pince pinceszet etterem fotozas keramia',
  is: 'kaffihus gistihus veitingahus ljosmyndir ljosmyndun',
  it: 'trattoria osteria agriturismo ceramiche falegnameria gioielli',
  lt: 'kavine sodyba keramika fotografai',
  lv: 'kafejnica krogs viesunams keramika fotografs',
  nl: 'eetcafe gasthuis keramiek fotografie',
  nordic: 'kafe kaffe kro gjestehus gastehus vertshus keramik keramikk fotografi snickeri',
  pl: 'kawiarnia karczma pensjonat agroturystyka winnica ceramika stolarnia',
  ro: 'cafenea pensiune pensiunea crama ceramica',
  ru: 'кафе кофейня гостиница усадьба керамика фотография йога',
  slavic:
    'kavarna penzion hospoda vinarstvi vinarstvo keramika gostilna konoba kafana кафана керамика йога винария',
  tr: 'pansiyon lokanta lokantasi restoran kafesi seramik cini sanati atolyesi fotografcilik',
};

/** Verbs and nouns with which people say who they are ("Jestem Anna Roe"), folded, where the same word is no name. */
const wordsOfIntroductions: readonly string[] =
  'jestem nazywam jsem jmenuji jmenuju volam zovem olen nimeni esmu heiti heter hedder numesc chamo llamo chiamo vagyok nevem quhem heisse казвам зовем ονομαζομαι λεγομαι ειμαι'.split(
    ' ',
  );

/** Words of the terms on which jobs are offered ("Job Type", "Vollzeit Berlin"), by language, folded. */
const wordsOfOffers = {
  cs: 'uvazek uvazku nastup',
  de: 'vollzeit teilzeit minijob festanstellung eintrittsdatum arbeitsort',
  en: 'type full-time part-time',
  es: 'jornada contrato media-jornada',
  fi: 'kokoaikainen osa-aikainen tyosuhde',
  fr: 'contrat temps-plein temps-partiel alternance',
  it: 'contratto stipendio part-time',
  nordic: 'heltid deltid fulltid ansettelse anstallningsform tilltrade',
  nl: 'voltijds deeltijds voltijd deeltijd dienstverband',
  pl: 'umowy umowa etat wynagrodzenie',
  pt: 'remuneracao salario',
  tr: 'zamanli',
};

/** Words of what lawyers do ("Cyber Litigation", "Contenzioso Civile"), by language, folded. */
const wordsOfLawsuits = {
  de: 'mahnverfahren schiedsverfahren strafverteidigung inkasso',
  en: 'litigation arbitration cybercrime negligence',
  es: 'litigio litigios arbitraje',
  fr: 'contentieux litige litiges penal',
  it: 'contenzioso contenziosi arbitrato',
  pt: 'contencioso arbitragem',
};

/** Words of menus, legal forms, places, houses, introductions, jobs on offer and lawsuits, which are in no name. */
export const wordsOfNobody: readonly string[] = [
  ...menuWords,
  ...formsAbroad,
  ...reachWords,
  ...Object.values(wordsOfHouses).flatMap((words) => words.split(' ')),
  ...wordsOfIntroductions,
  ...[wordsOfOffers, wordsOfLawsuits].flatMap((table) =>
    Object.values(table).flatMap((words) => words.split(' ')),
  ),
];

/** Words for a department, after which its name stands, folded. */
const department =
  /^(?:depart[ae]?ment[eo]?s?|dipartimento|abteilung|afdeling|avdeling|avdelning|osasto|wydzial|dzial|oddeleni|oddelenie|sectia|seccion|sezione|secao)$/u;

/** Whether a word is one for a department, whose name what follows may be. */
export function leadsToDepartment(word = ''): boolean {
  return department.test(foldText(word));
}
