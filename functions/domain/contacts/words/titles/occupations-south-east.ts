import { foldText } from '../../../../../shared/text/fold-text.ts';

/**
 * What people are in small firms from the Adriatic to the Black Sea, by language: whole words, as a stem of most would match the workshop or
 * the service, too. Words that are family names, things (a printer) or what is done are left out, and so are plurals
 * that `titleOfEach` knows by their singular. A word that several languages share stands with the first of them.
 */
const byLanguage: Readonly<Record<string, string>> = {
  ro: `maseur|maseuza|pedichiurista|manichiurista|frizerita|machioza|florareasa|brutar|cofetar|cofetareasa|patiser|ospatar|ospatarita|chelner|chelnerita|macelar|tapiter|faiantar|
    parchetar|acoperisar|tinichigiu|geamgiu|pietrar|vopsitor auto|vulcanizator|taximetrist|excavatorist|macaragiu|peisagist|taietor de lemne|fermiera|vinificator|dresor|
    croitoreasa|pantofar|bijutier|ceasornicar|detectiv|traducatoare|cadastrist|proiectant|diriginte de santier|maistru|ghid turistic|ghid montan|antrenoare|legator de carti|
    ilustratoare|sunetist|videograf|regizor|regizoare|scenarist|jurnalist|actrita|dansator|dansatoare|coregraf|cantaret|cantareata|violonist|chitarist|dirijor|compozitor|
    programatoare|secretara|vanzator|vanzatoare|magaziner|femeie de serviciu|ucenic|stagiar|stagiara|sticlar|tesatoare|anticar|pescar|educatoare|invatatoare`,
  hr: `kiroprakticar|brijac|vizazist|vizazistica|tetovator|cvjecar|cvjecarka|pekarica|slasticar|slasticarka|konobar|konobarica|tapetar|plinoinstalater|soboslikar|licilac|
    keramicar|parketar|krovopokrivac|zavarivac|klesar|dimnjacar|automehanicar|autolimar|autoelektricar|vulkanizer|taksist|vrtlar|vrtlarica|drvosjeca|poljoprivrednik|
    poljoprivrednica|vinogradar|maslinar|pcelar|krojacica|sivacica|modistica|postolar|obucar|draguljar|ljekarnik|ljekarnica|magistra farmacije|dentalni tehnicar|zubotehnicar|
    primalja|njegovateljica|lijecnik|lijecnica|obiteljski lijecnik|pedijatar|biljeznik|odvjetnicki pripravnik|medijator|porezni savjetnik|sudski tumac|procjenitelj|
    sudski vjestak|vjestak|dizajner interijera|staticar|odgojiteljica|odgojitelj|knjigoveza|graficar|ilustratorica|tekstopisac|tonski majstor|snimatelj|snimateljica|montazer|
    redatelj|redateljica|urednik|urednica|lektorica|glumica|plesac|plesacica|koreograf|koreografkinja|pjevac|pjevacica|pijanist|pijanistica|violinistica|bubnjar|zborovoda|
    glazbenik|glazbenica|skladatelj|skladateljica|madionicar|programer|programerka|informaticar|recepcionar|prodavacica|skladistar|cistacica|cistac|zastitar|vjezbenik|
    kiparica|staklopuhac|tkalja|knjizar|restauratorica|hotelijer|ugostitelj`,
  sl: `pediker|brivec|tetover|cvetlicar|cvetlicarka|slascicar|slascicarka|natakar|natakarica|tapetnik|elektroinstalater|slikopleskar|pleskar|krovec|klepar|varilec|kljucavnicar|
    kamnosek|dimnikar|avtomehanik|avtoklepar|avtolicar|avtoelektrikar|vrtnarka|vinogradnik|cebelar|sivilja|cevljar|zlatarka|farmacevt|farmacevtka|zobotehnik|
    zdravstveni tehnik|psihoterapevt|psihoterapevtka|delovni terapevt|negovalka|negovalec|varuska|zdravnik|zdravnica|druzinski zdravnik|davcni svetovalec|knjigovodja|
    knjigovodkinja|tolmac|tolmacka|cenilec|sodni izvedenec|oblikovalec|oblikovalka|delovodja|zavarovalni zastopnik|turisticni vodnik|vodnica|vzgojiteljica|vzgojitelj|
    knjigovez|tekstopisec|tonski mojster|snemalec|snemalka|montazerka|igralec|igralka|plesalec|plesalka|koreografinja|pevka|violinistka|kitarist|zborovodja|glasbenik|
    glasbenica|carodej|receptorka|prodajalec|prodajalka|skladiscnik|snazilka|varnostnik|vajenec|pripravnik|kiparka|loncarka|steklopihalec|tkalka|knjigarnar|restavrator|
    restavratorka|hotelir|gostilnicar`,
  sr: `reditelj|rediteljka|berberin|sminker|tattoo majstor|cvecar|cvecarka|poslasticar|poslasticarka|kuvarica|staklorezac|kamenorezac|dimnicar|taksista|bastovan|drvoseca|svalja|
    juvelir|casovnicar|apotekar|apotekarka|stomatoloskinja|zubni tehnicar|psiholoskinja|negovateljica|javni beleznik|beleznik|poreski savetnik|geometar|procenitelj|vestak|
    sudski vestak|dizajner enterijera|vaspitac|vaspitacica|stampar|knjigovezac|kopirajter|kamerman|pevac|pevacica|pijanista|pijanistkinja|muzicar|kompozitor|recepcioner|
    kasirka|magacioner|portir|vajar|vajarka|grncar`,
  'sr-Cyrl': `масер|масерка|киропрактичар|козметичар|козметичарка|фризер|фризерка|берберин|шминкер|цвећар|цвећарка|посластичар|кувар|куварица|конобар|конобарица|бармен|тапетар|
    електричар|водоинсталатер|керамичар|паркетар|лимар|заваривач|каменорезац|димничар|аутомеханичар|аутоелектричар|вулканизер|возач|таксиста|багериста|баштован|пољопривредник|
    винар|виноградар|пчелар|кројач|кројачица|швалја|обућар|јувелир|часовничар|оптичар|фармацеут|апотекар|зубар|зубни техничар|психотерапеут|нутрициониста|неговатељица|лекарка|
    интерниста|педијатар|дерматолог|гинеколог|кардиолог|јавни бележник|правник|медијатор|детектив|ревизор|геометар|проценитељ|вештак|пројектант|туристички водич|васпитач|
    васпитачица|учитељ|учитељица|наставник|наставница|професор|штампар|књиговезац|графичар|илустратор|сниматељ|монтажер|редитељ|редитељка|уредник|уредница|новинар|новинарка|
    глумица|плесач|певач|певачица|пијаниста|виолиниста|гитариста|диригент|музичар|композитор|програмер|рецепционер|касирка|продавац|продавачица|магационер|диспечер|портир|
    вајар|вајарка|грнчар|ткаља|књижар|галериста|рестауратор|угоститељ`,
  bg: `масажист|масажистка|кинезитерапевт|рехабилитатор|рехабилитаторка|остеопат|подолог|козметичка|маникюрист|маникюристка|педикюрист|педикюристка|бръснар|гримьор|гримьорка|
    татуист|фотографка|флорист|флористка|цветарка|пекарка|сладкар|сладкарка|сервитьор|сервитьорка|барман|барманка|бариста|дърводелец|мебелист|тапицер|водопроводчик|монтьор|
    бояджия|фаянсаджия|плочкаджия|паркетчик|покривджия|тенекеджия|заварчик|шлосер|ключар|стъклар|каменоделец|коминочистач|автомонтьор|автомеханик|автобояджия|вулканизатор|
    багерист|градинар|градинарка|озеленител|лесовъд|дървосекач|фермер|фермерка|земеделец|винопроизводител|дресьор|шивач|шивачка|обущар|седлар|бижутер|часовникар|оптометрист|
    фармацевт|магистър-фармацевт|аптекар|аптекарка|зъботехник|стоматоложка|психоложка|психотерапевт|психотерапевтка|логопедка|ерготерапевт|диетолог|нутриционист|хомеопат|
    акушер|акушерка|санитар|санитарка|болногледач|детегледачка|бавачка|интернист|педиатър|рентгенолог|уролог|невролог|психиатър|анестезиолог|медиатор|данъчен консултант|
    одитор|геодезист|геодет|оценител|вещо лице|архитектка|проектант|строителен техник|технически ръководител|застрахователен агент|екскурзовод|екскурзоводка|планински водач|
    инструктор|инструкторка|възпитател|възпитателка|печатар|книговезец|илюстратор|илюстраторка|копирайтър|тонрежисьор|озвучител|видеограф|монтажист|режисьор|режисьорка|
    сценарист|сценаристка|драматург|журналист|журналистка|актьор|актриса|танцьор|танцьорка|хореограф|певец|певица|пианист|пианистка|цигулар|цигуларка|китарист|барабанист|
    музикант|фокусник|програмист|рецепционист|рецепционистка|касиерка|продавач|продавачка|продавач-консултант|складов работник|складажия|диспечерка|спедитор|портиер|охранител|
    стажант|стажантка|чирак|скулптор|скулпторка|художник|художничка|керамик|грънчар|стъкларка|тъкачка|книжар|галерист|галеристка|антиквар|реставратор|реставраторка|хотелиер|
    хотелиерка|ресторантьор`,
};

/** A list for a vocabulary. */
export const occupationsSouthEast = foldText(Object.values(byLanguage).join('|'));
