import { inCooperation } from './cooperation.ts';

/** A line that credits or mentions somebody else in passing. */
const othersByLine =
  /(?:web ?site|site|web ?design|design(?:ed)?|develop(?:ed|ment)|built|made|created|crafted|coded|hosted|hosting|powered|photo(?:s|graphy|graphs)?|images?|pictures?) (?:and \w+ |with \S{1,12} )?by\b|web ?design(?:er)?\s*[:&]|\bcredits?:|photos?:|(?:^|\s)(?:umsetzung|gestaltung|webgestaltung|programmierung|urheber|bildquellen?|bildrechte|realisierung|realisation|realisatie|realizzazione|realizacja|konzept|fotos?|fotografie|bilder|illustrationen|hosting|hoster|hebergeur|hebergement|agentur|agence|webbureau|webbyra|diseno|desarrollo|projekt strony|wykonanie|site web)\b[^:]{0,40}:|(?:realise|concu|cree|developpe|fait|porte) par\b|(?:erstellt|gestaltet|umgesetzt|entwickelt|programmiert) (?:von|durch)\b|(?:realizzato|sviluppato|creato) da\b|(?:disenado|desarrollado|creado) por\b|(?:desenvolvido|criado) por\b|(?:gemaakt|ontworpen|gerealiseerd|ontwikkeld) door\b|(?:udviklet|utviklet|lavet|laget|designet) a[fv]\b|(?:producerad|utvecklad|skapad) av\b|(?:wykonan[ey]|stworzon[ey]|zaprojektowan[ey]) przez\b|(?:realizat|creat|dezvoltat) de\b|^(?:web |stranky? )?(?:vytvoril|vyrobil)a?\b|(?:^|sivuston )toteutus\s?:|\bpr[ -]agency|press agency|presseagentur|agence de presse|pr-agentur|ufficio stampa:|data protection officer|datenschutzbeauftragt|delegue a la protection|delegado de proteccion|functionaris (?:voor )?gegevensbescherming|inspektor ochrony|dataskyddsombud|encarregado de protecao de dados|\bwith guest\b|\bguided by\b|\bguest (?:speaker|lecture|talk)|\bregistered agent\b|(?:^|\s)(?:extern\w*|external)\b[^:]{0,40}:|(?:^|[\s.])(?:taxis?|cabs?|parking|estacionamento|parkhaus|coastguard|ambulance|police|polizei|hospital|krankenhaus)\s?:|\bvan wacht\b|\bwachtdienst|antigif|\blaegevagt\w*|\btandlaegevagt\w*|\blegevakt\w*|giftnotruf|giftinformation|vergiftung|antipoison|antiveleni|poison (?:control|centre|center)|telefonseelsorge|bereitschaftsdienst|\bsamu\b|pompiers|pharmacie de garde|guardia medica|crisis (?:line|text)|lifeline|samaritans|zelfmoordlijn|telefon zaufania|pogotowie|zastupujici lekar|(?:^|\s)zastup\s?:|\b(?:listing )?courtesy of\b|\blisted by\b|\bguest author\b/u;

/**
 * What a line says before it names somebody of another firm, folded, each by language. A label ends with a colon or a dash.
 */
const labels: Readonly<Record<string, string>> = {
  photographs:
    'fotografije|fotografii|fotografijos|fotod|nuotraukos|zdjecia|fotky|fenykepek|fotok|valokuvat|kuvat|myndir|ljosmyndir|fotograflar|fotografias|fotografies|фотографии|фотографії|фотографије|φωτογραφιες',
  makers:
    '(?:web )?tasarim(?: ve \\p{L}+)?|kujundus|teostus|koduleht|dizains un izstrade|izrada(?: (?:stranice|weba))?|izdelava|tvorba (?:webu|stranek|stranok)|realizace|webdesign|keszitette|honlap|weboldal|vefur|vefhonnun|hjemmeside|nettside|hemsida|webbplats|kotisivut|disseny(?: web)?|изработка|изработка на сайта|разработка(?: сайта)?|создание сайта|розробка(?: сайту)?|створення сайту|израда(?: сајта)?|κατασκευη(?: ιστοσελιδας)?|σχεδιασμος',
  customers:
    'client|clienta|clientes?|customer|kunde|kundin|kunder|committente|klant|opdrachtgever|kund|bestallare|byggherre|bygherre|oppdragsgiver|tilaaja|asiakas|auftraggeber(?:in)?|bauherr\\p{L}*|maitre d.ouvrage|maitrise d.ouvrage|inwestor|zamawiajacy|klient|klientka|objednatel|investor|investitor|narocnik|narucitelj|klijent|megrendelo|ugyfel|beneficiar|musteri|isveren|tellija|pasutitajs|klients|uzsakovas|klientas|verkkaupi|заказчик|замовник|клиент|клієнт|възложител|наручилац|инвеститор|πελατης|εργοδοτης',
  authors:
    'autors?|autorka|autore|autrice|auteure?|autrice|author|verfasser(?:in)?|text von|forfatter|skribent|forfattare|kirjoittaja|hofundur|szerzo|autorius|autore|yazar|yazan|автор(?:ка)?|аутор|συγγραφεας',
  workshops: 'egitmen|workshop egitmeni|kursleiter(?:in)? von',
};

/** Words of a sentence after which a guest, a customer, a neighbour or a supplier is named. */
const phrases: Readonly<Record<string, string>> = {
  guests:
    '\\b(?:guest|visiting) (?:tutor|teacher|instructor|trainer|artist|chef|musician)|\\bgast(?:larar|laerer|dozent|docent|lehrer|trainer|koch|kunstler|musiker|kunstenaar)\\p{L}*|\\bgjeste(?:laerer|kunstner|foreleser)|\\bvieraileva|\\bkulalis(?:opetaja|esineja|kokk)|\\bvies(?:skolotaj|lektor|maksl)|\\bgoscinni|\\bhostujic|\\bvendeg(?:oktato|tanar|eloado|muvesz)|\\binvitat(?:ul|a)? special|\\bgostujoc|\\bgostujuc|\\bgost(?:uje| predavac)|\\b(?:misafir|konuk) egitmen|(?:^|[\\s(])(?:приглашенн|запрошен|гостува|гостујућ|гост-|гостевой)|καλεσμεν|\\b(?:profesora?|docente|maestr[oa]) invitad[oa]|\\b(?:professeure?|intervenante?|artiste) invitee?|\\b(?:docente|insegnante|maestr[oa]) ospite|\\bprofessora? convidad[oa]|\\bprofessora? convidad',
  customers:
    '\\bin opdracht van\\b|\\bim auftrag (?:von|des|der)\\b|\\bcommissioned by\\b|\\bpour le compte de\\b|\\bpor encargo de\\b|\\bsu commissione d|\\bpa uppdrag av\\b|\\bpa oppdrag (?:fra|av)\\b|\\bpa bestilling af\\b|\\bna zlecenie\\b|\\bna objednavku\\b|\\bpo narocilu\\b|\\bmegrendelesere\\b|по заказу|на замовлення|\\bfor (?:the )?(?:owners?|clients?|homeowners?|restaurateurs?) (?=\\p{L})|\\b(?:roman|boek|buch|novel|book|bok|livre|libro|livro) (?:van|von|by|av|af|de|di) ',
  beside:
    '\\bkontorf(?:elle|ae)s+kab?|\\bkontorfellesskap|\\bburogemeinschaft mit|\\bpraxisgemeinschaft mit|\\b(?:sammen med|tillsammans med|zusammen mit|samen met|together with)(?=.{0,140}\\b(?:egne|egen|egna|eigene\\p{L}*|their own) )',
  designers: '\\bkoos (?=(?:sise)?arhitekt|disainer|kunstnik)',
  suppliers:
    '\\b(?:comes?|sourced|supplied|delivered|bought) (?:\\p{L}+ )?(?:from|by) |\\bbezogen von|\\bgeliefert von|\\bgeleverd door|\\bfourni par|\\bfornit[oa] da|\\bsuministrad[oa] por|\\blevererad av|\\bleveret af|\\blevert av',
  bylines: '^(?:by|von|par|por|de|di|door|av|af|przez|od|napisal\\p{L}*) (?=[^.]{3,60}\\b(?:19|20)\\d\\d$)',
};

const label = new RegExp(
  `(?:^|[.|·(;] ?|\\s[–—-] )(?:${Object.values(labels).join('|')}) ?(?::| [–—-] )`,
  'u',
);
const phrase = new RegExp(Object.values(phrases).join('|'), 'u');
const together = new RegExp(`(?<!\\p{L})(?:${Object.values(inCooperation).join('|')})`, 'u');

/** Where a folded line begins to speak of somebody of another firm; -1 if it does not. */
export function startOfOthers(folded: string): number {
  const starts = [othersByLine, label, phrase, together].flatMap((words) => words.exec(folded)?.index ?? []);
  return starts.length === 0 ? -1 : Math.min(...starts);
}
