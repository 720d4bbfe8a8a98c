/** Who owns or founded a firm, alone or with others. */
export const owners = {
  ar: '*مؤسس*|*مالك*|صاحب*',
  bg: 'управляващ* партньор*|съосновател*|съсобственик*|собственичка|основател*',
  ca: 'propietaria',
  cs: 'ridici partner*|zakladajic* partner*|majitel*|spolumajitel*|zakladatel*|spoluzakladatel*',
  cy: 'sylfaenydd*|perchennog*',
  da: `klinikejer|salonejer|butiksejer|praksisejer|medindehaver*|stifter*|medstifter*|grundlaegger*|medgrundlaegger*|
    ejer|ejere|medejer|indehaver*|partner og stifter`,
  de: `inhaber*|mitinhaber*|firmeninhaber*|buroinhaber*|werkstattinhaber*|geschaftsinhaber*|kanzleiinhaber*|
    betriebsinhaber*|ladeninhaber*|saloninhaber*|studioinhaber*|alleininhaber*|agenturinhaber*|apothekeninhaber*|
    salonbesitzer*|ladenbesitzer*|hotelbesitzer*|restaurantbesitzer*|praxisgrunder*|kanzleigrunder*|
    praxisinhaber*|eigentumer*|grunder*|firmengrunder*|grundungspartner*|grundungsgesellschafter*|gruender*|
    mitgrunder*|mitbegrunder*|begrunder*|gesellschafter*`,
  el: `διευθυνων εταιρος|διαχειριστης εταιρος|ιδρυτικος εταιρος|ιδρυτικο μελος|ιδρυτης|ιδιοκτητης|συνιδιοκτητ*|
    συνιδρυτ*|ιδρυτρια|ιδιοκτητρια`,
  en: `founder*|cofounder*|co founder*|founding|owner*|co owner*|coowner*|proprietor*|managing partner*|
    managing member*|managing shareholder|sole practitioner*|solo practitioner*|sole trader*`,
  es: `socio gestor|socia gestora|titular de la|titular del|gerente propietari*|gerente y propietari*|fundador*|
    cofundador*|co fundador*|propietari*|dueno|duena|socio director|socia directora|socio fundador|
    socia fundadora`,
  et: 'asutaja|omanik|kaasomanik*|kaasasutaja*',
  eu: 'sortzaile*|jabea',
  fa: '*بنیانگذار*|*موسس*',
  fi: 'managing osakas|*yrittaja|perustaja*|perustajaosakas|omistaja*|yrittaja',
  fr: `associe directeur|associee directrice|associe dirigeant|associee dirigeante|fondateur*|fondatrice*|
    cofondateur*|cofondatrice*|co fondateur*|co fondatrice*|proprietaire*|patron|patronne|associe gerant|
    associee gerante|associe fondateur`,
  ga: 'bunaitheoir*|uineir',
  he: '*מייסד*|*בעלים*|בעלת*',
  hi: 'संस्थापक*',
  hr: 'vlasnica|vlasnice|suvlasni*|suosnivac*|direktor i vlasnik|osnivac*|vlasnik*',
  hu: 'iranyito partner*|*tulajdonos|alapito*|tarsalapito*|tulajdonos*',
  id: 'pendiri|pemilik',
  is: 'stofnandi|eigandi',
  it: `comproprietari*|titolare|titolari|contitolare|fondatore*|cofondatore|cofondatrice|co fondatore|co fondatrice|
    proprietari*|socio fondatore|socia fondatrice`,
  ja: '*創業者*|*オーナー*|*店主*',
  ka: 'დამფუძნებელი*|თანადამფუძნებელი*|მფლობელი*',
  ko: '*창업자*',
  lt: 'bendrasavinink*|bendraikurej*|savinink*|ikurej*|steigej*',
  lv: 'ipasniek*|dibinataj*|lidzipasniek*|lidzdibinataj*',
  ms: 'pengasas*',
  nl: `managing vennoot|eigenaresse|praktijkhouder|praktijkhoudster|oprichter*|oprichtster*|mede oprichter*|
    medeoprichter*|eigenaar|eigenares|eigenaren|mede eigenaar|directeur eigenaar|directeur grootaandeelhouder`,
  no: '*innehaver|medinnehaver|klinikkeier|salongeier|butikkeier|grunnlegger*|medgrunnlegger|eier|eiere|medeier',
  pl: `wlasciciel*|wspolwlasciciel*|zalozyciel*|wspolzalozyciel*|wspolnik*|partner zarzadzajac*|
    partnerka zarzadzajaca`,
  pt: `dono|socio gerente|socia gerente|proprietario|proprietaria|socio proprietario|socio administrador|
    socia administradora`,
  ro: 'asociat coordonator|asociat unic|fondator*|cofondator*|proprietar|proprietara',
  ru: `управляющ* партнер*|управляющ* собственни*|руководящ* партнер*|партнер-основатель|партнер-учредитель|
    индивидуальный предприниматель|основатель*|владелец|владелица|директор и основатель|основательница|
    сооснователь*|учредитель*|собственник*|совладел*|соучредител*`,
  sl: 'lastnica|solastni*|soustanovitelj*|ustanovitelj*|lastnik*',
  sq: 'themelues*|pronar*',
  sr: 'директорка и оснивачица|оснивач*',
  sv: 'innehavare|*innehavare|medagare|grundare|medgrundare|agare|delagare',
  th: '*ผู้ก่อตั้ง*|*เจ้าของ*',
  tr: 'yonetici ortak|kurucu*|kurucu ortak|sahibi|kurucusu|sahip|isletme sahibi',
  uk: 'керуюч* партнер*|засновни*|співзасновни*|власник*|власниця|співвласни*',
  vi: 'nha sang lap|dong sang lap|chu so huu',
  zh: '*创始人*|*創辦人*',
};
