import { foldText } from '../../../../../shared/text/fold-text.ts';

/**
 * What people are in small firms of central Europe, by language: whole words, as a stem of most would match the workshop or
 * the service, too. Words that are family names, things (a printer) or what is done are left out, and so are plurals
 * that `titleOfEach` knows by their singular. A word that several languages share stands with the first of them.
 */
const byLanguage: Readonly<Record<string, string>> = {
  pl: `masazysta|masazystka|rehabilitant|rehabilitantka|chiropraktyk|podolozka|kosmetolozka|wizazysta|wizazystka|makijazystka|manicurzystka|tatuazysta|tatuazystka|tatuator|
    florysta|florystka|kwiaciarka|cukiernik|cukierniczka|kelnerka|barmanka|baristka|wedliniarz|meblarz|elektromonter|dekarz|blacharz|lakiernik|tynkarz|posadzkarz|glazurnik|
    plytkarz|kafelkarz|brukarz|zbrojarz|betoniarz|spawacz|kamieniarz|kominiarz|wulkanizator|taksowkarz|ogrodniczka|arborysta|lesniczy|sadownik|browarnik|serowar|treser|
    behawiorysta|behawiorystka|krawcowa|szwaczka|modystka|kaletnik|zlotnik|optyk|optometrysta|optometrystka|protetyk sluchu|aptekarz|aptekarka|zootechnik|hipnoterapeuta|
    neurologopeda|neurologopedka|pedagog|pedagozka|zielarz|opiekunka|opiekun medyczny|opiekunka dziecieca|niania|internista|internistka|neurolog|laryngolog|urolog|radiolog|
    anestezjolog|mediatorka|detektyw|biegly rewident|rzeczoznawczyni|kreslarz|agentka ubezpieczeniowa|korepetytor|korepetytorka|wychowawczyni|przedszkolanka|choreograf|
    choreografka|tancerz|tancerka|graficzka|ilustrator|ilustratorka|dzwiekowiec|realizator dzwieku|kamerzysta|montazysta|montazystka|rezyser|rezyserka|scenarzysta|
    scenarzystka|redaktor|redaktorka|korektorka|dziennikarka|aktor|aktorka|spiewaczka|piosenkarka|wokalista|wokalistka|pianistka|skrzypaczka|gitarzysta|perkusista|dyrygent|
    dyrygentka|muzyk|kompozytor|kompozytorka|iluzjonista|konferansjer|wodzirej|informatyk|informatyczka|rejestratorka|kasjer|kasjerka|ekspedientka|spedytor|spedytorka|
    dyspozytor|ochroniarz|praktykant|praktykantka|stazysta|stazystka|rzezbiarz|rzezbiarka|ceramiczka|tkaczka|hafciarka|ksiegarz|antykwariusz|galerzysta|licytator|
    rusztowaniowiec|szkutnik|lutnik|organmistrz|ratownik|hotelarz`,
  cs: `pedikerka|manikerka|vizazista|vizazistka|tater|taterka|kvetinarka|pekarka|sefkuchar|cisnik|cisnice|servirka|uzenar|calounik|calounice|topenar|plynar|pokryvac|lakyrnik|
    naterac|obkladac|podlahar|dlazdic|stukater|svarec|podkovar|automechanik|autoelektrikar|autoklempir|taxikar|bagrista|jerabnik|drevorubec|zemedelec|farmar|farmarka|
    pivovarnik|vcelar|vcelarka|cvicitel psu|cvicitelka|strihacka psu|krejcova|svadlena|modistka|obuvnik|brasnar|zlatnice|klenotnik|sperkarka|stomatolozka|ergoterapeutka|
    nutricni terapeutka|dietolozka|homeopat|lecitel|lecitelka|pecovatelka|osetrovatelka|osetrovatel|chuva|gynekolozka|tlumocnik|tlumocnice|zememeric|odhadce|pruvodkyne|
    tanecnik|tanecnice|tiskar|knihar|kniharka|graficka|textar|textarka|zvukar|kameraman|kameramanka|strihac|strihacka|reziser|reziserka|scenarista|dramaturg|dramaturgyne|
    novinar|novinarka|herecka|zpevacka|klavirista|klaviristka|houslista|houslistka|violoncellista|kytarista|kytaristka|sbormistr|sbormistryne|hudebnik|skladatel|skladatelka|
    kouzelnik|moderator|moderatorka|programator|programatorka|prodavac|prodavacka|skladnik|skladnice|dispecer|dispecerka|hlidac|stazista|sochar|socharka|keramicka|sklarka|
    tkadlena|knihkupec|knihkupkyne|galeristka|antikvar|starozitnik|restauratorka|rezbar|rezbarka|varhanar|pohrebnik|restaurater|zachranar`,
  sk: `nechtova dizajnerka|casnik|casnicka|calunnik|kurenar|klampiar|lakovnik|natierac|sadrokartonista|zvarac|zeriavnik|zahradnicka|drevorubac|polnohospodar|krajcirka|sperkar|
    nutricna terapeutka|liecitel|opatrovatelka|opatrovatel|opatrovatelka deti|pediater|tlmocnik|tlmocnicka|sudny znalec|odhadca|interierova dizajnerka|sprievodkyna|tanecnica|
    tlaciar|knihviazac|spevacka|huslista|huslistka|gitarista|zbormajster|hudobnik|kuzelnik|recepcna|predavac|predavacka|skladnicka|tkacka`,
  hu: `gepkocsivezeto|jarmuvezeto|idegenvezeto|turavezeto|musorvezeto|szertartasvezeto|arveresvezeto|gepjarmuvezeto-oktato|masszoz|csontkovacs|kineziologus|manualterapeuta|
    pedikuros|manikuros|mukormos|sminkes|sminkmester|tetovalomuvesz|viragkoto|viragboltos|pekmester|konyhafonok|pincer|pincerno|felszolgalo|pultos|henteslegeny|acsmester|
    karpitos|tetofedo|szobafesto|hidegburkolo|terkovezo|gipszkartonozo|patkolokovacs|kofarago|kemenysepro|karosszerialakatos|kamionsofor|buszsofor|kotrogepkezelo|kertepito|
    favago|gazdalkodo|ostermelo|szolesz|sorfozo|palinkafozo|mehesz|sajtkeszito|kutyakikepzo|kutyakozmetikus|varrono|divattervezo|cipesz|szijgyarto|bormuves|aranymuves|
    ekszeresz|orasmester|optikus|latszeresz|audiologus|gyogyszeresz|fogtechnikus|allatgondozo|pszichoterapeuta|ergoterapeuta|gondozo|gondozono|hazi gondozo|bebiszitter|
    haziorvos|ful-orr-gegesz|radiologus|jogasz|magannyomozo|berszamfejto|tolmacs|foldmero|igazsagugyi szakerto|ertekbecslo|lakberendezo|belsoepitesz|tajepitesz|
    biztositasi alkusz|sioktato|jogaoktato|tancoktato|zenetanar|zongoratanar|nyelvtanar|bolcsodei gondozo|tanito|tanitono|nyomdasz|konyvkoto|illusztrator|szovegiro|
    hangtechnikus|forgatokonyviro|szerkeszto|ujsagiro|szinesz|szineszno|tancmuvesz|enekesno|zongorista|zongoramuvesz|hegedumuvesz|csellomuvesz|gitaros|karmester|karnagy|
    zenesz|zeneszerzo|buvesz|ceremoniamester|programozo|informatikus|rendszergazda|webfejleszto|boltos|raktaros|diszpecser|biztonsagi or|vagyonor|gyakornok|szobrasz|
    szobraszmuvesz|festomuvesz|keramikus|uvegfuvo|csipkevero|konyvkereskedo|regisegkereskedo|fafarago|hangszerkeszito|temetkezesi vallalkozo`,
};

/** A list for a vocabulary. */
export const occupationsCentral = foldText(Object.values(byLanguage).join('|'));
