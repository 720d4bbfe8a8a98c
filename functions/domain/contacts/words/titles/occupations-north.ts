import { foldText } from '../../../../../shared/text/fold-text.ts';

/**
 * What people are in small firms around the Baltic, by language: whole words, as a stem of most would match the workshop or
 * the service, too. Words that are family names, things (a printer) or what is done are left out, and so are plurals
 * that `titleOfEach` knows by their singular. A word that several languages share stands with the first of them.
 */
const byLanguage: Readonly<Record<string, string>> = {
  sv: `*snickare|*lakare|*maklare|*konstnar|*instruktor|reseledare|korledare|massos|fotvardsspecialist|sminkos|nagelteknolog|tatuerare|piercare|blomsterhandlare|koksmastare|
    servitris|hovmastare|slaktare|styckare|charkuterist|fiskhandlare|vinodlare|skogsarbetare|skogvaktare|mobeltapetserare|tapetserare|glasmastare|taklaggare|platslagare|
    bleckslagare|stenhuggare|hovslagare|svetsare|rorlaggare|sotare|lassmed|billackerare|busschauffor|lastbilschauffor|lastbilsforare|taxichauffor|gravmaskinist|golvlaggare|
    plattsattare|kakelsattare|skraddare|sommerska|skomakare|sadelmakare|silversmed|audionom|receptarie|djursjukskotare|djurvardare|hundtranare|hundfrisor|kostradgivare|
    vardbitrade|barnskotare|barnflicka|bokforare|lantmatare|besiktningsman|varderingsman|inredare|konstruktor|forsakringsformedlare|tryckare|boktryckare|bokbindare|
    textforfattare|korrekturlasare|filmklippare|skadespelare|dansare|dansos|sangare|sangerska|trollkarl|butiksbitrade|lagerarbetare|lagermedarbetare|speditor|
    fastighetsskotare|vaktare|ordningsvakt|larling|krukmakare|glasblasare|skulptor|vavare|vaverska|bokhandlare|antikhandlare|begravningsentreprenor|begravningsradgivare|
    auktionsforrattare|fonsterputsare|stallningsbyggare|batbyggare|kranforare|fiskare`,
  nb: `*sjafor|*megler|*snekker|reiseleder|negledesigner|blomsterdekorator|servitor|slakter|bryggemester|anleggsgartner|skogsarbeider|tommermann|mobeltapetserer|murmester|
    glassmester|taktekker|steinhugger|hovslager|sveiser|elektromontor|bilskadereparator|billakkerer|gulvlegger|flislegger|skredder|skomaker|salmaker|audiograf|farmasoyt|
    kjeveortoped|hundetrener|ridelaerer|kostholdsveileder|klinisk ernaeringsfysiolog|helsefagarbeider|allmennlege|fastlege|oyelege|mekler|lonnsmedarbeider|takstmann|
    interiordesigner|kjorelaerer|trafikklaerer|skiinstruktor|pianolaerer|musikklaerer|vinkelner|bokbinder|korrekturleser|regissor|fiolinist|resepsjonist|kassamedarbeider|
    butikkmedarbeider|lagerarbeider|lagermedarbeider|vekter|pottemaker|glassblaser|bokhandler|auksjonarius|vinduspusser|stillasmontor|batbygger`,
  da: `*laerer|*instruktor|*frisor|*chauffor|*maegler|*snedker|*laege|rejseleder|korleder|massose|fodplejer|akupunktor|makeupartist|tatovor|blomsterhandler|blomsterbinder|kokke|
    smorrebrodsjomfru|ostehandler|fiskehandler|bryggermester|vinbonde|planteskolegartner|skovfoged|skovarbejder|traeplejer|mobelpolstrer|murermester|malermester|glarmester|
    tagdaekker|brolaegger|stenhugger|smedemester|grovsmed|beslagsmed|svejser|blikkenslager|elinstallator|kloakmester|skorstensfejer|lasesmed|pladesmed|autolakerer|maskinforer|
    gulvlaegger|skraedder|syerske|modist|skomager|sadelmager|solvsmed|audiolog|farmakonom|apoteker|dyrepasser|hundetraener|talepaedagog|diaetist|kostvejleder|hjemmehjaelper|
    dagplejer|barnepige|landinspektor|landmaler|byggesagkyndig|bygningskonstruktor|turguide|bogtrykker|bogbinder|tekstforfatter|korrekturlaeser|filmfotograf|kameramand|
    filmklipper|skuespiller|komiker|tryllekunstner|programmor|ekspedient|lagerarbejder|vicevaert|pottemager|glaspuster|billedhugger|billedkunstner|kunstmaler|boghandler|
    antikvitetshandler|bedemand|auktionarius|konservator|vinduespudser|stilladsmontor|skibsbygger|badebygger`,
  fi: `*opettaja|*laakari|*kauppias|*maalari|*hieroja|*tyontekija|matkanjohtaja|kuoronjohtaja|naprapaatti|kiropraktikko|maskeeraaja|meikkaaja|kynsiteknikko|tatuoija|lavistaja|
    kondiittori|tarjoilija|baarimikko|teurastaja|oluenpanija|mehilaistarhaaja|maanviljelija|viljelija|metsuri|huonekalupuuseppa|verhoilija|laatoittaja|lasittaja|peltiseppa|
    kivenhakkaaja|kengittaja|hitsaaja|putkimies|sahkomies|nuohooja|lukkoseppa|raatali|ompelija|modisti|satulaseppa|kultaseppa|hopeaseppa|kelloseppa|optikko|audionomi|
    kuulontutkija|proviisori|farmaseutti|apteekkari|hammasteknikko|trimmaaja|kotiavustaja|vastaanottoavustaja|sovittelija|yksityisetsiva|palkanlaskija|tulkki|kartoittaja|
    tavarantarkastaja|vakuutusmeklari|matkaopas|viinuri|kirjanpainaja|kirjansitoja|kuvittaja|oikolukija|aanittaja|aanimies|elokuvaaja|nayttelija|tanssija|laulaja|pianisti|
    viulisti|koomikko|taikuri|ohjelmoija|jarjestelmanvalvoja|vastaanottovirkailija|varastomies|ajojarjestelija|vartija|jarjestyksenvalvoja|oppisopimusopiskelija|harjoittelija|
    keraamikko|savenvalaja|lasinpuhaltaja|kuvanveistaja|kuvataiteilija|galleristi|hautausurakoitsija|huutokaupanpitaja|meklari|konservaattori|entisoija|ikkunanpesija|
    veneenrakentaja|kalastaja`,
  et: `*opetaja|massoor|jalaravispetsialist|habemeajaja|jumestaja|jumestuskunstnik|kuunetehnik|manikuurija|tatoveerija|lillemuuja|kondiiter|peakokk|ettekandja|baarmen|lihunik|
    polsterdaja|torumees|sanitaartehnik|maaler|krohvija|plaatija|katusepaigaldaja|plekksepp|keevitaja|lukksepp|klaasija|kiviraidur|korstnapuhkija|automehaanik|autoelektrik|
    autovarvija|bussijuht|veoautojuht|taksojuht|ekskavaatorijuht|maastikuarhitekt|metsnik|metsamees|pollumees|mesinik|koertekoolitaja|koerajuuksur|trimmija|ombleja|
    kubarategija|sadulsepp|kullassepp|juveliir|kellassepp|farmatseut|proviisor|apteeker|hambatehnik|psuhhiaater|toitumisnoustaja|homoopaat|hooldaja|hooldusode|lapsehoidja|
    perearst|pereode|lastearst|vahekohtunik|detektiiv|audiitor|vandetolk|maamootja|geodeet|sisearhitekt|sisekujundaja|projekteerija|objektijuht|toodejuhataja|
    kindlustusmaakler|reisijuht|suusainstruktor|koreograaf|trukkal|koitja|illustraator|tekstikirjutaja|helitehnik|helirezissoor|monteerija|rezissoor|stsenarist|toimetaja|
    ajakirjanik|naitleja|tantsija|laulja|viiuldaja|kitarrist|trummar|koorijuht|muusik|helilooja|mustkunstnik|programmeerija|susteemiadministraator|kassapidaja|laohoidja|
    laotooline|dispetser|turvamees|turvatootaja|opipoiss|keraamik|klaasipuhuja|kangakuduja|kunstnik|maalikunstnik|raamatukaupmees|antikvaar|restauraator|hotellipidaja`,
  lv: `masieris|masiere|pedikira meistare|manikira meistare|barddzinis|vizazists|tetovetajs|maizniece|pavars|pavare|sefpavars|viesmilis|viesmile|barmenis|miesnieks|namdaris|
    mebelu meistars|tapsetajs|krasotajs|apmetejs|flizetajs|metinatajs|atsledznieks|stiklinieks|akmenkalis|skurstenslaucitajs|automehanikis|autoelektrikis|autovaditajs|
    ekskavatorists|taksists|darzniece|mezsargs|mezzinis|mezstradnieks|lauksaimnieks|lauksaimniece|zemniece|vindaris|alusdaris|biskopis|biskope|siernieks|kinologs|drebnieks|
    drebniece|suveja|juvelieris|juveliere|zeltkalis|pulkstenmeistars|optikis|farmaceits|farmaceite|aptiekars|zobu tehnikis|psihoterapeits|psihoterapeite|psihiatrs|
    ergoterapeits|ergoterapeite|dietologs|homeopats|auklite|ginekologs|urologs|neirologs|detektivs|revidents|revidente|tulkotajs|tulkotaja|merniece|geodezists|vertetajs|
    vertetaja|buvkonstruktors|buvinzenieris|audzinataja|pedagogs|horeografs|horeografe|iespiedejs|gramatsejejs|ilustrators|ilustratore|tekstu autore|skanu rezisors|montazists|
    rezisors|rezisore|scenarists|redaktors|zurnalists|aktieris|aktrise|dejotajs|dejotaja|dziedatajs|dziedataja|pianists|vijolnieks|vijolniece|gitarists|kordirigents|muzikis|
    muzike|komponists|komponiste|programmetajs|programmetaja|informatikis|lietvede|kasieris|kasiere|pardevejs|pardeveja|noliktavas darbinieks|dispecers|ekspeditors|kurjers|
    apsargs|maceklis|macekle|telnieks|telniece|keramikis|stikla putejs|makslinieks|maksliniece|gleznotajs|restaurators|galerists|viesnicnieks`,
  lt: `masazuotojas|masazuotoja|masazistas|masaziste|kosmetologas|manikiurininke|manikiuriste|barzdaskutys|vizazistas|vizaziste|tatuiruotojas|tatuiruociu meistras|kepejas|kepeja|
    konditeris|konditere|padavejas|padaveja|barmenas|barmene|mesininkas|apmusejas|murininkas|dazytojas|tinkuotojas|plyteliu klojejas|stogdengys|skardininkas|suvirintojas|
    saltkalvis|akmentasys|kaminkretys|automechanikas|autoelektrikas|kebulininkas|ekskavatorininkas|kranininkas|taksistas|sodininke|miskininkas|eigulys|ukininkas|ukininke|
    vyndarys|aludaris|bitininkas|bitininke|surininkas|dresuotojas|kinologas|kinologe|siuvejas|siuveja|skrybelininke|batsiuvys|juvelyras|juvelyre|auksakalys|laikrodininkas|
    optometrininkas|vaistininkas|vaistininke|farmacininkas|dantu technikas|psichoterapeutas|psichoterapeute|psichiatras|ergoterapeutas|ergoterapeute|dietologas|dietologe|
    homeopatas|aukletoja|ginekologas|ginekologe|urologas|neurologas|mediatorius|detektyvas|matininkas|geodezininkas|vertintojas|konstruktorius|projektuotojas|choreografas|
    spaustuvininkas|knygrisys|iliustratorius|iliustratore|tekstu kureja|garso rezisierius|montuotojas|rezisierius|rezisiere|scenaristas|redaktorius|redaktore|korektore|
    zurnalistas|zurnaliste|aktorius|aktore|sokejas|sokeja|dainininkas|dainininke|pianistas|smuikininkas|smuikininke|gitaristas|bugnininkas|chorvedys|muzikantas|kompozitorius|
    kompozitore|informatikas|sekretore|registratore|kasininkas|kasininke|pardavejas|pardaveja|sandelininkas|sandelininke|dispeceris|dispecere|ekspeditorius|kurjeris|
    apsaugininkas|pameistrys|skulptorius|skulptore|keramikas|keramike|stiklaputys|audeja|dailininkas|dailininke|tapytojas|restauratorius|galerininke|zvejys|viesbutininkas`,
};

/** A list for a vocabulary. */
export const occupationsNorth = foldText(Object.values(byLanguage).join('|'));
