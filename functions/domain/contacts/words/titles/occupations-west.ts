import { foldText } from '../../../../../shared/text/fold-text.ts';

/**
 * What people are in small firms from England to Portugal and Austria, by language: whole words, as a stem of most would match the workshop or
 * the service, too. Words that are family names, things (a printer) or what is done are left out, and so are plurals
 * that `titleOfEach` knows by their singular. A word that several languages share stands with the first of them.
 */
const byLanguage: Readonly<Record<string, string>> = {
  en: `chiropodist|hairstylist|tattooist|waiter|waitress|barmaid|cabinetmaker|cabinet maker|furniture maker|house painter|chimney sweep|panel beater|lumberjack|rancher|
    dog walker|dressmaker|milliner|cordwainer|silversmith|jeweler|clockmaker|psychotherapist|hypnotherapist|homeopath|herbalist|carer|caregiver|care worker|phlebotomist|
    detective|tax preparer|draughtswoman|draftsperson|drafter|cameraman|camerawoman|cinematographer|filmmaker|actress|comedian|dancer|pianist|violinist|cellist|guitarist|
    drummer|choreographer|sysadmin|cashier|shopkeeper|warehouse worker|warehouseman|warehouse operative|storekeeper|security guard|doorman|sculptor|childminder|babysitter|
    undertaker|embalmer|celebrant|auctioneer|woodworker|labourer|groundworker|firefighter|dog handler|stablehand|greengrocer|bookseller|antique dealer|art dealer|gallerist|
    screenwriter|playwright|novelist|songwriter|typist|stenographer|ghostwriter|herdsman|dairyman|vintner|maltster|horticulturist|tree feller|leatherworker|gunsmith|engraver|
    picture framer|silkscreen printer|embroiderer|knitter|quilter`,
  de: `*architekt|*architektin|*chorleiter|*chorleiterin|*chorleitung|chiropraktiker|chiropraktikerin|fusspflegerin|visagist|visagistin|nageldesignerin|nagelstylistin|tatowierer|
    tatowiererin|tattookunstler|piercerin|jungkoch|commis de cuisine|servicekraft|barkeeper|barkeeperin|bardame|fleischerin|zimmerin|mobeltischler|elektroinstallateur|
    elektroniker|elektronikerin|heizungsbauer|malerin|lackierer|lackiererin|plattenleger|schweisser|schweisserin|metallbauer|metallbauerin|glaserin|polsterin|kunstschmied|
    hufschmied|bildhauer|bildhauerin|schornsteinfeger|schornsteinfegerin|kaminkehrer|kaminfeger|rauchfangkehrer|mechatroniker|mechatronikerin|karosseriebauer|
    karosseriespengler|fahrer|fahrerin|lkw-fahrer|berufskraftfahrer|kraftfahrer|kraftfahrerin|busfahrer|taxifahrer|forsterin|forstwirt|forstwirtin|forstwart|brauerin|
    destillateur|hundetrainerin|hundefriseur|hundefriseurin|tierpfleger|massschneider|damenschneiderin|naherin|schuhmacherin|silberschmied|diatologe|diatologin|okotrophologin|
    ernahrungswissenschaftlerin|homoopath|homoopathin|naturheilpraktiker|krankenpfleger|pflegefachfrau|pflegefachmann|altenpfleger|altenpflegerin|allgemeinmediziner|
    allgemeinmedizinerin|chirurgin|gynakologe|gynakologin|radiologe|radiologin|internist|internistin|urologe|urologin|neurologe|neurologin|psychiater|psychiaterin|anasthesist|
    anasthesistin|detektiv|detektivin|privatdetektiv|treuhander|treuhanderin|geometer|vermesser|statiker|statikerin|technischer zeichner|versicherungsvertreter|reiseleiter|
    reiseleiterin|stadtfuhrerin|gastefuhrerin|bergfuhrer|bergfuhrerin|buchdrucker|texter|texterin|werbetexter|kameramann|kamerafrau|cutterin|filmemacher|filmemacherin|
    regisseur|regisseurin|lektorin|schauspieler|schauspielerin|tanzerin|sangerin|pianistin|geigerin|musiker|musikerin|programmierer|programmiererin|informatiker|
    informatikerin|systemadministrator|rezeptionist|rezeptionistin|lagerist|lageristin|lagerarbeiter|staplerfahrer|putzfrau|gebaudereiniger|gebaudereinigerin|wachmann|
    lehrling|lernende|lernender|volontar|volontarin|umschuler|bauarbeiter|strassenbauer|gerustbauer|trockenbauer|estrichleger|parkettleger|gipser|pflasterer|baggerfahrer|
    kranfuhrer|werkzeugmacher|bootsbauer|topferin|glasblaser|graveur|graveurin|vergolder|sattlerin|weberin|modedesignerin|modistin|buchhandler|buchhandlerin|galerist|
    galeristin|antiquitatenhandler|kaserin|fischwirt|gastwirt|gastwirtin|wirtin|pensionswirtin|tagesmutter|kinderpflegerin|kindergartnerin|betreuungskraft|haushalterin|
    tierheilpraktikerin|pferdewirtin|pferdetrainerin|trauerredner|trauerrednerin|auktionator|restaurator|restauratorin|baubiologe|baumpfleger|baumkontrolleur|kapitan|postbote|
    zusteller`,
  nl: `*architect|*architecte|*docent|*docente|*leraar|*lerares|*begeleider|*begeleiders|reisleider|reisleidster|osteopaat|visagiste|nagelstyliste|nagelstylist|tatoeeerder|
    tattoo-artiest|bloembinder|bloembindster|banketbakker|kelner|serveerster|gastheer|gastvrouw|barvrouw|keurslager|huisschilder|tegelzetter|slotenmaker|glaszetter|glazenier|
    hoefsmid|steenhouwer|schoorsteenveger|plaatwerker|autospuiter|vrachtwagenchauffeur|boswachter|bosbouwer|boomverzorger|landbouwer|melkveehouder|akkerbouwer|wijnmaker|
    wijnbouwer|wijnboer|hondentrimster|trimster|hondentrimmer|kleermaker|naaister|coupeuse|schoenmaker|edelsmid|zilversmid|klokkenmaker|audicien|tandprotheticus|
    paraveterinair|natuurgeneeskundige|homeopaat|kraamverzorgster|verpleegster|verzorgende|kinderarts|anesthesist|oogarts|privedetective|rechercheur|belastingconsulent|
    fiscalist|bedrijfsrevisor|salarisadministrateur|vertaalster|taxateur|interieurontwerper|interieurstylist|interieurstyliste|tekenaar|bouwkundig tekenaar|
    verzekeringsmakelaar|reisagent|stadsgids|rijinstructrice|instructrice|boekbinder|boekbindster|vormgeefster|tekstschrijver|tekstschrijfster|cameravrouw|filmmaakster|
    danseres|choreograaf|choreografe|zanger|zangeres|violist|violiste|gitarist|muzikant|muzikante|musicus|informaticus|systeembeheerder|webontwikkelaar|heftruckchauffeur|
    orderpicker|poetsvrouw|huismeester|portier|beveiliger|bewaker|bewakingsagent|beeldhouwer|beeldhouwster|kunstschilder|kunstenaar|kunstenares|keramist|keramiste|glasblazer|
    lijstenmaker|zadelmaker|weefster|modeontwerper|kaasmaker|ijsmaker|boekhandelaar|galeriehouder|antiquair|veilingmeester|onthaalouder|gastouder|kinderverzorgster|
    kinderbegeleidster|begeleidster|uitvaartverzorger|uitvaartondernemer|begrafenisondernemer|kraanmachinist|stratenmaker|parketlegger|vloerlegger|draaier|frezer|
    taxichauffeur|brandweerman|vishandelaar|schrijfster`,
  fr: `chiropracteur|chiropractrice|chiropraticien|chiropraticienne|maquilleuse|maquilleur|tatoueur|tatoueuse|perceur|second de cuisine|sous-cheffe|plongeur|serveuse|couvreuse|
    zingueur|platrier|plaquiste|soudeur|soudeuse|vitrier|miroitier|forgeron|forgeronne|ferronnier|marechal-ferrant|tailleur de pierre|ramoneur|ramoneuse|carrossier|
    carrossiere|garagiste|conducteur|bucheron|bouilleur de cru|toiletteur|toiletteuse|cordonnier|cordonniere|orfevre|joaillier|joailliere|preparateur en pharmacie|
    psychanalyste|psychopraticien|psychopraticienne|psychiatre|psychomotricien|psychomotricienne|nutritionniste|homeopathe|magnetiseur|magnetiseuse|energeticien|
    energeticienne|acupuncteur|acupunctrice|sages-femmes|auxiliaire de vie|aide a domicile|radiologue|urologue|neurologue|anesthesiste|oto-rhino|ophtalmologiste|rhumatologue|
    mediatrice|enquetrice|fiscaliste|commissaire aux comptes|auditeur|auditrice|expert immobilier|diagnostiqueur|diagnostiqueuse|decorateur|decoratrice|contremaitre|
    negociateur immobilier|negociatrice|mandataire immobilier|courtier|courtiere|enseignant de la conduite|professeur des ecoles|relieur|relieuse|infographiste|maquettiste|
    illustrateur|illustratrice|ingenieur du son|regisseuse|eclairagiste|cadreur|cadreuse|videaste|comedien|comedienne|actrice|danseur|danseuse|choregraphe|chanteur|chanteuse|
    musicien|musicienne|pianiste|violoniste|guitariste|cheffe d'orchestre|programmeur|programmeuse|webmestre|standardiste|caissier|caissiere|magasinier|magasiniere|cariste|
    preparateur de commandes|manutentionnaire|repartiteur|dispatcheur|livreur|livreuse|gardien|gardienne|apprenti|apprentie|sculpteur|sculptrice|souffleur de verre|graveuse|
    doreur|doreuse|encadreur|encadreuse|maroquinier|maroquiniere|tisserande|brodeuse|creatrice de bijoux|pizzaiolo|restauratrice|aubergiste|crepier|galeriste|antiquaire|
    brocanteur|commissaire-priseur|nourrice|auxiliaire de puericulture|puericultrice|thanatopracteur|palefrenier|palefreniere|terrassier|grutier|etancheur|facadier|parqueteur|
    tourneur|fraiseur|tourneur-fraiseur|usineur|chaudronnier|chaudronniere|tuyauteur|frigoriste|depanneur|domoticien|ambulancier|ambulanciere|pompier|coursier|marin pecheur|
    ecrivain|ecrivaine|ecrivain public|correctrice|biographe`,
  it: `massaggiatrice|massoterapista|massofisioterapista|chinesiologo|chinesiologa|chiropratico|barbiere|truccatrice|truccatore|onicotecnica|tatuatore|tatuatrice|fiorista|
    fioraia|panificatore|pasticciere|pasticciera|cameriere|cameriera|carpentiere|mobiliere|ebanista|conciatetti|lattoniere|pittore|pittrice|decoratore|piastrellista|posatore|
    vetraio|maniscalco|scalpellino|marmista|spazzacamino|fumista|camionista|autotrasportatore|vivaista|boscaiolo|agricoltrice|vignaiolo|vignaiola|cantiniere|distillatore|
    addestratore cinofilo|educatore cinofilo|toelettatore|toelettatrice|calzolaio|orafa|gioielliere|gioielliera|argentiere|audioprotesista|odontotecnico|psichiatra|
    terapista occupazionale|terapista|naturopata|omeopata|badante|radiologo|urologo|neurologo|anestesista|fisiatra|otorino|notaia|giurista|mediatore|investigatrice|
    tributarista|fiscalista|topografo|stimatore|arredatore|arredatrice|strutturista|disegnatore|disegnatrice|mediatore creditizio|assicuratore|assicuratrice|guida turistica|
    guida alpina|stampatore|rilegatore|rilegatrice|legatore|fonico|videomaker|regista|montatore|montatrice|attore|attrice|ballerino|ballerina|danzatore|danzatrice|coreografo|
    coreografa|cantante|musicista|pianista|violinista|chitarrista|programmatore|programmatrice|sistemista|amministratore di sistema|cassiere|cassiera|commesso|venditrice|
    magazziniere|magazziniera|carrellista|spedizioniere|donna delle pulizie|portinaio|guardia giurata|vigilante|buttafuori|apprendista|tirocinante|scultore|scultrice|vasaio|
    incisore|corniciaio|restauratore|liutaio|pellettiere|sellaio|tessitrice|modista|stilista|ricamatrice|gelataio|gelatiere|cioccolatiere|ristoratrice|albergatrice|locandiere|
    ostessa|libraio|libraia|gallerista|banditore|educatore|escavatorista|gruista|cartongessista|parchettista|pavimentista|serramentista|tornitore|fresatore|manutentore|
    frigorista|antennista|caldaista|tassista|fruttivendolo|scrittore|scrittrice|correttrice di bozze`,
  es: `masajista|quiromasajista|estilista|maquilladora|maquillador|manicurista|tatuador|tatuadora|anillador|pastelero|pastelera|repostero|repostera|mesero|mesera|plomero|
    gasfiter|techador|tejador|alicatador|solador|azulejista|soldador|cristalero|vidriero|marmolista|deshollinador|chapista|hojalatero|conductora|chofer|camionero|
    guarda forestal|lenador|adiestrador canino|adiestradora canina|adiestrador|sastra|costurera|orfebre|protesico dental|protesica dental|psiquiatra|fonoaudiologa|
    fonoaudiologo|homeopata|acupuntor|acupuntora|acupunturista|partera|comadrona|cuidador|cuidadora|urologa|anestesiologo|otorrino|mediador|mediadora|detective privado|
    topografa|agrimensor|agrimensora|tasador|tasadora|interiorista|decoradora|decorador|calculista|capataz|corredor de seguros|corredora de seguros|guia turistico|
    guia de montana|sumiller|encuadernador|encuadernadora|ilustrador|ilustradora|sonidista|camarografo|camarografa|operador de camara|cineasta|montador|actriz|bailarin|
    bailarina|musico|guitarrista|administrador de sistemas|cajera|dependienta|mozo de almacen|almacenero|almacenista|carretillero|repartidor|repartidora|despachador|
    guardia de seguridad|vigilante de seguridad|practicante|pasante|escultor|escultora|marroquinero|guarnicionero|heladero|pizzero|galerista|anticuario|anticuaria|subastador|
    ninera|tanatopractor|maquinista|pladurista|yesero|escayolista|parquetista|calderero|antenista|taxista|mensajero|bombero|escritor|escritora`,
  ca: `il lustrador|il lustradora|massatgista|quiromassatgista|podoleg|fornera|pastisser|pastissera|cuiner|cuinera|ajudant de cuina|cambrer|cambrera|carnisser|carnissera|fustera|
    ebenista|llauner|teulader|enrajolador|rajoler|serraller|vidrier|tapissera|picapedrer|marbrista|escura-xemeneies|planxista|xofer|camioner|camionera|paisatgista|llenyataire|
    ramader|ramadera|cellerer|enoleg|cerveser|cervesera|ensinistrador cani|ensinistradora|sastressa|cosidora|sabatera|joier|joiera|rellotger|rellotgera|apotecari|odontoleg|
    protetic dental|protesic dental|psicoleg|llevadora|cirurgiana|dermatoleg|ginecoleg|cardioleg|radioleg|uroleg|neuroleg|detectiu|topograf|perit|taxador|taxadora|delineant|
    cap d'obra|capatas|encarregat|corredor d'assegurances|corredora d'assegurances|guia turistic|enquadernador|enquadernadora|dissenyador grafic|dissenyadora|dissenyador|
    operador de camera|realitzador|realitzadora|actriu|ballari|ballarina|coreograf|cantant|desenvolupador|desenvolupadora|caixera|venedor|venedora|mosso de magatzem|
    magatzemer|netejadora|netejador|conserge|guardia de seguretat|aprenent|aprenenta|terrissaire|formatger|formatgera|xocolatera|llibreter|llibretera|antiquari|mainadera|
    mestra d'educacio infantil|guixaire|peixater|escriptor|escriptora`,
  pt: `massagista|massoterapeuta|quiroprata|quiropraxista|barbeiro|maquilhadora|maquilhador|maquiadora|maquiador|confeiteiro|confeiteira|subchefe de cozinha|ajudante de cozinha|
    empregado de mesa|empregada de mesa|garcom|garconete|talhante|acougueiro|marceneiro|marceneira|encanador|bombeiro hidraulico|telhador|ladrilhador|azulejador|ladrilheiro|
    serralheiro|vidraceiro|estofador|estofadora|marmorista|limpa-chamines|bate-chapa|funileiro|lanterneiro|caminhoneiro|paisagista|guarda-florestal|guarda florestal|
    silvicultor|lenhador|vinicultor|vitivinicultor|adegueiro|adestrador|adestradora|tosador|tosadora|alfaiate|costureira|sapateiro|ourives|oticista|protesico|parteira|
    clinico geral|tabeliao|detetive|processador salarial|guarda-livros|avaliador|avaliadora|encarregado de obra|mediador de seguros|instrutor de conducao|instrutor|instrutora|
    instrutor de equitacao|instrutor de esqui|instrutor de mergulho|escancao|impressor|encadernador|encadernadora|cinegrafista|atriz|bailarino|dancarino|dancarina|cantora|
    operadora de caixa|fiel de armazem|almoxarife|estoquista|estafeta|empregada de limpeza|faxineira|faxineiro|oleiro|bordadeira|chocolateiro|sorveteiro|hoteleiro|livreiro|
    livreira|leiloeiro|leiloeira|coveiro|tratorista|operador de maquinas|gesseiro|estucador|entregador|peixeiro`,
};

/** A list for a vocabulary. */
export const occupationsWest = foldText(Object.values(byLanguage).join('|'));
