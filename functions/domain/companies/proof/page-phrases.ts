import { formsInText, patternOf } from '../../../../shared/text/legal-forms.ts';

/**
 * Phrases of pages that are not a company's own site. What they say about their domain is in `domain-talk.ts`. The
 * phrases are matched in lower-case visible text with white space collapsed; each pattern is linear (no nested
 * repetition).
 */

/** The page consists of other people's advertisements, or is a parking system's own. */
export const advertisingPhrases: readonly RegExp[] = [
  /\bparked (?:free|domain)\b|\bdomain[- ]parking\b|^\s*parked (?:at|by|with)\b/,
  /\bsponsored (?:listings|links|results)\b/,
  /\brelated searches\b.{0,400}\bprivacy policy\b/,
  /\bnot associated with any of the (?:listed )?(?:advertisers|companies)/,
  /\bthe domain owner (?:maintains|does not maintain|has) (?:no|any)?.{0,20}relation(?:ship)? with/,
  /\bthis page (?:was |has been )?(?:provided|generated|served) (?:courtesy|by your registrar)/,
  /\bdefensive (?:domain )?registration\b|\b(?:in|the) redemption period\b|\b(?:owner|registrant|holder) (?:did not|has not|hasn't) (?:renew|pointed)/,
];

/** Headings over a list of advertisements. Together with such a list they make a parked page. */
export const linkListHeadings =
  /\b(?:related (?:searches|links|topics)|popular (?:searches|categories|links)|sponsored|ähnliche (?:suchen|suchanfragen)|verwandte (?:suchen|links)|recherches (?:associées|liées)|búsquedas relacionadas|enlaces relacionados|ricerche correlate|link correlati|pesquisas relacionadas|gerelateerde zoekopdrachten|relaterade sökningar|powiązane wyszukiwania|похожие запросы)|相关搜索|相關搜尋|関連検索|관련 검색/;

/** Marks of parking systems: the sources of their scripts, frames and landing pages, and what their scripts set. */
export const parkingMarks: readonly RegExp[] = [
  /sedoparking|parkingcrew|\b(?:bodis|above|voodoo)\.com|parklogic|cashparking|parking-?page|parkweb/,
  /\b(?:afternic|hugedomains|undeveloped|buydomains|domainmarket)\.com|\bdan\.com\/|uniregistry/,
  /data-adblockkey|adsense\/domains|\bcaf\.js|parking script/,
];

/** The default page of a server, site builder or content system before anyone built a site. */
export const placeholderPhrases: readonly RegExp[] = [
  /^\s*it works!/,
  /\bwelcome to (?:nginx|openresty|caddy|centos|your new (?:site|website|server)|lighttpd)\b/,
  /\b(?:apache2?|nginx|centos|debian|ubuntu|fedora|red hat|http server|iis|tomcat|litespeed)(?: \w{1,10}){0,2} (?:test|default|welcome) page\b/,
  /\b(?:this is the|web ?site|web ?server(?:'s|’s)?|home|hosting) default (?:home |web )?page\b|\bdefault (?:web ?site|web ?server|home) ?page\b|\bthis is (?:the|a) default page\b/,
  /^\s*index of \//,
  /\biis windows(?: server)?\b/,
  /\bplesk (?:obsidian|onyx|default)\b|\bweb server(?:'s|’s) default page\b/,
  /\bif you (?:are the|own this|'re the) (?:owner|website|domain|project).{0,60}(?:log in|login|upload|contact your|publish|deploy)/,
  /\bfuture home of\b/,
  /\bthis (?:web ?site|site|account|page) (?:has been|is|was) (?:currently |temporarily )?(?:suspended|disabled|not published|unpublished|unavailable|not configured|private)/,
  /\baccount (?:has been |is |was )?suspended\b/,
  /\b(?:internetpräsenz|website|webseite|webpräsenz) (?:wurde|ist) (?:gesperrt|deaktiviert)|\b(?:site|compte) (?:a été |est )?suspendu|\b(?:sitio|cuenta|sito|conta) (?:ha sido |è stato |foi |está |è )?(?:suspendid[oa]|sospes[oa]|suspens[oa])|\bwebsite is (?:geblokkeerd|opgeschort)/,
  /\b(?:no|there is no) (?:web ?site|site|application|app) (?:is )?(?:configured|published|here|connected|at this (?:address|host))/,
  /\b(?:domain|host(?: ?name)?) (?:is )?not (?:yet )?(?:configured|connected|linked)\b|\bno such app\b/,
  /\bhello world! welcome to wordpress\b|\bjust another wordpress site\b/,
  /^(?:.{0,200}\W)?(?:¡?hola,? mundo!|bonjour tout le monde|hallo welt!|ciao mondo!|olá,? mundo!|hallo wereld!|witaj,? świecie|привет, мир).{0,700}wordpress/,
  /\b(?:site|website|page) (?:has|is) not (?:been )?(?:set up|published|configured|connected|available) yet\b|\bnot yet (?:been )?(?:set up|published|configured|connected)\b/,
  /\b(?:website|webseite|seite) (?:wurde|ist) noch nicht (?:eingerichtet|veröffentlicht|online)|\bsite n['’]est pas encore (?:configuré|publié|en ligne)|\b(?:sitio|web|sito|site) (?:aún|todavía|non|ainda) (?:no |não )?(?:está|è|ha sido|è stato)? ?(?:ancora )?(?:configurad|publicad|pubblicat|configurat|attiv)/,
  /\bsite not (?:found|published|installed)\b/,
  /\bthere isn't a .{1,30} (?:site|page) here\b/,
  /\byour (?:new )?(?:web ?site|site|hosting account) (?:is|has been) (?:ready|live|active|created|set up|successfully)/,
  /\bhier entsteht (?:eine|in kürze|demnächst|bald)/,
  /\blorem ipsum dolor\b|\b(?:click|double-click) (?:here )?to edit\b|\badd your own text\b|\bthis is (?:sample|demo|placeholder) (?:data|content|text)\b|\bsample product \d|\bno orders (?:will|shall) be fulfilled\b|\byour (?:headline|title|text) (?:goes )?here\b/,
  /\binstall(?:ation)? (?:worked|was) success(?:fully|ful)\b|\bsuccessfully installed\b.{0,60}\bframework\b|\bno urls? (?:are )?configured\b/,
  /^\s*nothing (?:is )?(?:here|to see here) yet\b/,
  /\bwebmail (?:::|login|-|–)|^\s*webmail\s*$/,
];

/** Says that a site is coming soon or temporarily away. Only believed if the page has little else. */
export const comingSoonPhrases: readonly RegExp[] = [
  /\b(?:coming|opening|arriving|launching|available|online) (?:very )?soon\b|\blaunching (?:shortly|in|on|this|next|early|late|spring|summer|autumn|fall|winter|[a-z]{3,9} 20\d\d|20\d\d)\b/,
  /\b(?:page|site|website|we are|we're|we’re|currently) (?:is )?(?:still )?under (?:construction|maintenance|development)\b/,
  /\bunder construction\b|\b(?:site|scheduled) maintenance\b|\bmaintenance mode\b|\bdown for maintenance\b/,
  /\b(?:we'll|we’ll|we will) be (?:back|live|launching|right back|with you)(?: \w{1,12}){0,2} soon\b|\b(?:be right back|back shortly)\b/,
  /\bsomething (?:new|big|great|amazing|awesome|special|exciting) is (?:coming|on (?:its|the) way|brewing|cooking|happening)/,
  /\b(?:first to (?:know|hear)|notif(?:y|ied)|let you know) when (?:we|it|the (?:site|store|shop)) (?:launch|go|open|is|are)/,
  /\b(?:new )?(?:web ?site|site) (?:is |will be )?(?:being (?:built|prepared)|in progress|in the works|on its way|on the way|live soon|here soon)\b/,
  /\b(?:web ?site|webseite|seite|homepage|internetauftritt) (?:ist |wird |befindet sich )?(?:im aufbau|in bearbeitung|in arbeit|gerade überarbeitet)\b|\bim aufbau\b|\bdemnächst\b|\bin kürze (?:hier|verfügbar|online)|\bwartungsarbeiten\b|\bwartungsmodus\b/,
  /\ben construction\b|\bbientôt (?:disponible|en ligne)\b|\bsite en (?:cours|maintenance)\b|\bsite arrive bientôt\b|\bouverture prochaine\b/,
  /\ben construcción\b|\bpróximamente\b|\b(?:sitio|web) en (?:obras|mantenimiento)\b|\bmuy pronto\b/,
  /\bin costruzione\b|\bprossimamente\b|\bin allestimento\b|\bin manutenzione\b|\bin arrivo\b|\ba breve online\b/,
  /\bin (?:aanbouw|onderhoud)\b|\bbinnenkort\b/,
  /\bem construção\b|\bem breve\b|\bem manutenção\b|\bbrevemente\b/,
  /\bw budowie\b|\bwkrótce\b|\bprzerwa techniczna\b|\bv přípravě\b|\bve výstavbě\b|\bpřipravujeme\b|\bpripravujeme\b/,
  /\bunder uppbyggnad\b|\bunder (?:opbygning|ombygning)\b|\bunder konstruksjon\b|\bkommer (?:snart|inom kort)\b|\btulossa pian\b|\brakenteilla\b|\bhamarosan\b|\bfejlesztés alatt\b|\bîn construcție\b|\bîn curând\b|\byapım aşamasında\b|\byakında\b|\bçok yakında\b/,
  /сайт (?:находится )?(?:в разработке|на реконструкции|на стадии разработки|скоро)|скоро (?:здесь|открытие|откроется)|технические работы|ведутся работы|сайт у розробці/,
  /準備中|工事中|近日公開|公開予定|メンテナンス中|建设中|建設中|敬请期待|敬請期待|即将(?:上线|推出)|正在维护|준비 ?중|공사 ?중|점검 ?중|قريبا|قريباً|تحت الإنشاء|בבנייה|בקרוב|υπό κατασκευή|σύντομα/,
];

/** An error, a challenge or a refusal served as an ordinary page. Matched in the title. */
export const errorTitles: readonly RegExp[] = [
  /^\s*(?:error\s*|http\s*)?[45]\d\d\b(?!\s*\w*(?:st|nd|rd|th)\b)/,
  /(?:^|[|–—:-]\s?)(?:\W?[45]\d\d\W+)?(?:the )?(?:page |file |site |url |resource |requested url )?(?:was |is |could )?not (?:be )?found\s*(?:$|[|–—:!.-])/,
  /^\s*(?:(?:database |server |application |unknown )?error|forbidden|access denied|unauthorized|bad gateway|service unavailable|internal server error)\s*(?:$|[|–—:!.\d-])/,
  /\bjust a moment\b|\battention required\b|\bare you a robot\b|\bddos protection\b|\bsecurity check\b/,
];

/** A program's error printed instead of the page. Matched at the beginning of the text. */
export const failureTexts: readonly RegExp[] = [
  /^\W{0,3}(?:php )?(?:fatal error|parse error|warning|deprecated|notice)\s?:.{0,300}\bon line \d/,
  /\berror establishing a database connection\b|\b(?:could not|unable to|can't) connect to (?:the )?(?:database|mysql)/,
  /^\W{0,3}(?:uncaught (?:error|exception)|traceback \(most recent|server error in|application error\b)/,
];

/** What site-building tools write into a page until somebody changes it. Whole titles and descriptions. */
export const defaultTitles =
  /^(?:react app|vite \+ [a-z]+(?: \+ ts)?|vue app|(?:create )?next app|nuxt app|svelte(?:kit)? app|my (?:app|site|website)|app|document|untitled(?: document| page)?|home|index|test|new site|site title|loading\W*)$/;
export const defaultDescriptions =
  /^(?:web site created (?:using|with)\b|generated by create\b|just another wordpress site|(?:site |meta |page )?description\b.{0,12}$|a (?:vue|nuxt|next|react|vite)(?:\.js)? (?:app|project)|lorem ipsum)/;

const legalForm = String.raw`\b${patternOf(formsInText)}\b`;

/** Signs of an active firm: a phone, a price, a mail address, a legal form, a basket, an imprint. */
export const signsOfTrade = new RegExp(
  [
    String.raw`(?:\+\d|\b0\d)[\d ()/.-]{7,}\d`,
    String.raw`[€£$¥] ?\d|\d ?(?:€|eur\b|usd\b|kr\b|zł)`,
    String.raw`[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]{2,}`,
    String.raw`${legalForm}|\bs\.?p\.?a\b`,
    String.raw`\b(?:cart|basket|checkout|warenkorb|panier|carrito|carrello|winkelwagen)\b`,
    String.raw`\b(?:impressum|mentions légales|aviso legal)\b`,
  ].join('|'),
);

/** Signs of a firm that are stronger than a price and a mail address: a phone, a legal form, an imprint. */
export const signsOfFirm = new RegExp(
  [
    String.raw`(?:\+\d|\b0\d|tel\w{0,6}\W{0,2}\d)[\d ()/.-]{5,}\d`,
    legalForm,
    String.raw`\b(?:impressum|mentions légales|aviso legal|opening hours|öffnungszeiten)\b`,
  ].join('|'),
);

/** Signs of an offer on a page that contains only its address. */
export const signsOfOffer =
  /[€£$¥] ?\d|\d ?(?:€|eur\b|usd\b)|\b(?:price|offer|bid|auction|purchase|escrow|broker)\b/;

/** Companies that trade in domain names or register them, as their titles say. */
export const domainTradePhrases: readonly RegExp[] = [
  /\bdomain(?: name)?s? (?:market ?place|aftermarket|auctions?|brokers?|brokerage|registrars?|registration|parking|trading|flipping|investors?|investing|exchange|portfolio)\b/,
  /\b(?:buy|sell|trade|register|park|find)(?:,| and| &| or|\/)?(?: buy| sell| trade)? (?:premium |brandable |expired |great |your |cheap )?domain(?: name)?s\b/,
  /\b(?:premium|brandable|expired|aged) domain(?: name)?s?\b/,
  /\bdomain(?:handel|börse|registrierung|marktplatz)\b|\bnoms de domaine\b.{0,30}\b(?:vente|achat|enregistrement)\b/,
];

/** Slugs of contact pages in the product's languages, and links that write or call. */
export const contactLink =
  /^(?:mailto|tel):|contact|kontakt|contatt|contacto|contato|in-?touch|reach-?us|imprint|impressum|mentions-legales|aviso-legal|colofon|note-legali/i;
/** Nine digits or more written like a telephone number, or a mail address in any spelling. */
export const contactText = /\d(?:[ ()./-]{0,2}\d){8}|@|[[(]at[)\]]/i;
/** Settings that parking systems write for their own scripts. */
export const parkingScript = /\bwindow\.park\b|\bdomain_?registrant\b|\bparking_?page\b|["']\/lander["']/i;
/** The domain of a mailbox in a link. */
export const linkedMailbox = /^mailto:[^@?]{1,64}@([\w.-]+)/i;
/** An ISO 8601 date or its year alone. */
export const foundingYear = /^\s*((?:1[6-9]|20)\d\d)(?:-\d\d|\s*$)/;
