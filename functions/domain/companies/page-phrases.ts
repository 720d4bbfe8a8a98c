/**
 * What pages say that are not a company's own site. The phrases are matched in lower-case visible text with white
 * space collapsed; each pattern is linear (no nested repetition).
 */

/** The page offers a domain name: English, German, French, Spanish, Italian, Dutch, Portuguese, Nordic, Polish, … */
export const forSalePhrases: readonly RegExp[] = [
  /\b(?:this|the|our|following) (?:premium |brandable |exclusive |great |web ?)?(?:domain|url|web address)(?: name)?(?: [\w.-]{1,80})? (?:is|may be|might be|could be|are)(?: \w{1,12}){0,2} (?:for sale|available for (?:sale|purchase)|on sale|listed for sale)/,
  /\b(?:premium |brandable )?domains?(?: names?)? (?:is |are )?for sale\b/,
  /\b[\w-]{1,63}(?:\.[a-z][a-z-]{1,23}){1,3} is (?:now |currently )?(?:for sale|available for (?:sale|purchase)|listed for sale)/,
  /\b(?:buy|purchase|acquire|own|get) (?:this|the) (?:premium )?domain\b/,
  /\b(?:interested in|inquire about|enquire about|make an offer (?:on|for)|offers? (?:on|for)|lease|rent|bid on) (?:buying |purchasing |acquiring )?(?:this|the) (?:premium )?domain\b/,
  /\bdomain (?:may be|is) (?:available|up) for (?:sale|purchase|lease|auction)/,
  /\b(?:diese|die) (?:domain|internetadresse)(?: [\w.-]{1,80})? (?:steht|ist|kann)(?: \w{1,12}){0,3} (?:zu verkaufen|zum verkauf|käuflich|erworben|verkäuflich)/,
  /\bdomain (?:zu verkaufen|kaufen|steht zum verkauf)\b/,
  /\b(?:ce|le) (?:nom de )?domaine(?: [\w.-]{1,80})? est (?:à|a|en) (?:vendre|vente)/,
  /\bacheter ce (?:nom de )?domaine\b/,
  /\beste dominio(?: [\w.-]{1,80})? (?:está|esta) (?:en|a la) venta/,
  /\b(?:comprar|compra) este dominio\b/,
  /\b(?:questo|il) dominio(?: [\w.-]{1,80})? (?:è|e'|e) in vendita/,
  /\bdominio in vendita\b/,
  /\b(?:deze|dit) domein(?:naam)?(?: [\w.-]{1,80})? (?:is|staat) te koop/,
  /\bdomein(?:naam)? te koop\b/,
  /\beste domínio(?: [\w.-]{1,80})? (?:está|esta) (?:à|a) venda/,
  /\bdomän(?:en)?(?: [\w.-]{1,80})? är till salu/,
  /\bdomæne(?:t)?(?: [\w.-]{1,80})? er til salg/,
  /\b(?:domenet|domeneet) er til salgs/,
  /\b(?:ta )?domena(?: [\w.-]{1,80})? (?:jest )?na sprzedaż/,
  /\b(?:tato )?doména(?: [\w.-]{1,80})? (?:je )?(?:na prodej|k prodeji)/,
  /(?:этот )?домен(?: [\w.-]{1,80})? прода[её]тся/,
  /(?:bu )?alan adı satılık/,
  /(?:此|该|本)域名.{0,12}(?:出售|转让)/,
  /(?:この)?ドメイン.{0,10}(?:販売|売り出|譲渡)/,
];

/** The page is what a registrar, host or advertising system shows in place of a site. */
export const parkedPhrases: readonly RegExp[] = [
  /\b(?:domain|web ?page|website|site|page)(?: name)?(?: [\w.-]{1,80})? (?:is|has been|was) (?:currently |now )?parked\b/,
  /\bparked (?:free|domain|page|by|at|with)\b/,
  /\bdomain parking\b/,
  /\b(?:domain|website)(?: name)?(?: [\w.-]{1,80})? (?:has|is) (?:just |recently )?(?:been )?(?:expired|registered (?:by|at|via|with|through|for))/,
  /\bdomain(?: name)? (?:registration )?(?:has )?expired\b/,
  /\bthis (?:domain|page)(?: name)? (?:was |has been )?(?:recently |newly |just )(?:been )?registered\b/,
  /\bsponsored listings\b/,
  /\brelated searches\b.{0,400}\bprivacy policy\b/,
  /\bnot associated with any of the (?:listed )?(?:advertisers|companies)/,
  /\bthe domain owner (?:maintains|does not maintain|has) (?:no|any)?.{0,20}relation(?:ship)? with/,
  /\bdiese (?:domain|webseite|internetseite) (?:ist|wurde) (?:geparkt|registriert|reserviert)/,
  /\bhier entsteht (?:eine|in kürze)/,
  /\bce (?:nom de )?domaine (?:est|a été) (?:parqué|réservé|enregistré|déposé)/,
  /\beste dominio (?:está|esta|ha sido) (?:aparcado|estacionado|registrado|parqueado)/,
  /\bquesto dominio (?:è|e) (?:parcheggiato|registrato|stato registrato)/,
  /\bdeze domeinnaam is (?:geparkeerd|geregistreerd|gereserveerd)/,
  /\bdit domein is (?:geparkeerd|geregistreerd|gereserveerd)/,
  /\bdomena (?:jest )?(?:zaparkowana|zarejestrowana)/,
];

/** Marks of parking systems: where their scripts, frames and landers come from. */
export const parkingMarks: readonly RegExp[] = [
  /sedoparking|parkingcrew|bodis\.com|parklogic|above\.com|voodoo\.com|cashparking|parking-?page|parkweb/,
  /afternic\.com|hugedomains\.com|undeveloped\.com|dan\.com\/|buydomains\.com|domainmarket\.com|uniregistry/,
  /data-adblockkey|adsense\/domains|caf\.js/,
];

/** A server's or site builder's own page before anyone built a site. */
export const placeholderPhrases: readonly RegExp[] = [
  /^\s*it works!/,
  /\bwelcome to (?:nginx|openresty|caddy|centos|your new (?:site|website|server)|lighttpd)\b/,
  /\b(?:apache2?|nginx|centos|debian|ubuntu|fedora|red hat|http server|iis|tomcat|litespeed)(?: \w{1,10}){0,2} (?:test|default|welcome) page\b/,
  /\bdefault (?:web ?site|web ?server|home) ?page\b/,
  /^\s*index of \//,
  /\biis windows(?: server)?\b/,
  /\bplesk (?:obsidian|onyx|default)\b|\bweb server's default page\b/,
  /\bif you (?:are the|own this|'re the) (?:owner|website|domain).{0,60}(?:log in|login|upload|contact your|publish)/,
  /\bfuture home of\b/,
  /\bthis (?:web ?site|site|account|page) (?:has been|is|was) (?:currently |temporarily )?(?:suspended|disabled|not published|unpublished|unavailable|not configured|private)/,
  /\baccount (?:has been )?suspended\b/,
  /\b(?:no|there is no) (?:web ?site|site) (?:is )?(?:configured|published|here|at this address)/,
  /\bhello world! welcome to wordpress\b/,
  /\bsite not (?:found|published|installed)\b/,
  /\bthere isn't a .{1,30} (?:site|page) here\b/,
  /\byour (?:new )?(?:web ?site|site) (?:is|has been) (?:ready|live|created|set up|successfully)/,
];

/** Says that a site is yet to come; only a page with little else on it is taken at its word. */
export const comingSoonPhrases: readonly RegExp[] = [
  /\bcoming (?:very )?soon\b/,
  /\b(?:page|site|website|we are|we're|currently) (?:is )?(?:still )?under (?:construction|maintenance|development)\b/,
  /\bunder construction\b/,
  /\blaunching (?:soon|in|this|next)\b/,
  /\b(?:we'll|we will) be (?:back|live|launching|right back|with you)(?: \w{1,12}){0,2} soon\b/,
  /\b(?:new )?(?:web ?site|site) (?:is )?(?:being built|in progress|in the works|on its way|on the way)\b/,
  /\bwebsite (?:is )?(?:im aufbau|in bearbeitung)\b|\bim aufbau\b|\bdemnächst\b|\bin kürze (?:hier|verfügbar|online)/,
  /\ben construction\b|\bbientôt (?:disponible|en ligne)\b|\bsite en (?:cours|maintenance)\b/,
  /\ben construcción\b|\bpróximamente\b|\bsitio en (?:obras|mantenimiento)\b/,
  /\bin costruzione\b|\bprossimamente\b/,
  /\bin aanbouw\b|\bbinnenkort (?:online|beschikbaar)\b/,
  /\bem construção\b|\bem breve\b/,
  /\bw budowie\b|\bwkrótce\b|\bv přípravě\b|\bunder uppbyggnad\b|\bunder opbygning\b/,
];

/** An error, a challenge or a refusal served as an ordinary page. Matched against the title. */
export const errorTitles: readonly RegExp[] = [
  /^\s*(?:error\s*)?[45]\d\d\b/,
  /\b(?:page )?not found\b/,
  /^\s*(?:error|forbidden|access denied|unauthorized|bad gateway|service unavailable|internal server error)\b/,
  /\bjust a moment\b|\battention required\b|\bare you a robot\b|\bddos protection\b|\bsecurity check\b/,
];

/** Companies that trade in domain names or register them: the title says so. */
export const domainTradePhrases: readonly RegExp[] = [
  /\bdomain(?: name)?s? (?:market ?place|aftermarket|auctions?|brokers?|brokerage|registrars?|registration|parking|trading|flipping|investors?|investing|exchange|portfolio)\b/,
  /\b(?:buy|sell|trade|register|park|find)(?:,| and| &| or|\/)?(?: buy| sell| trade)? (?:premium |brandable |expired |great |your |cheap )?domain(?: name)?s\b/,
  /\b(?:premium|brandable|expired|aged) domain(?: name)?s?\b/,
  /\bdomain(?:handel|börse|registrierung|marktplatz)\b|\bnoms de domaine\b.{0,30}\b(?:vente|achat|enregistrement)\b/,
];
