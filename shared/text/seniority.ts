import type { SeniorityLevel } from '../model/leads/contact-data.ts';
import { foldText } from './fold-text.ts';
import { headsBody, headsDepartment, isDeputyOfBody, isWholeDirection } from './words/heads-of-bodies.ts';
import { chiefOfDeputy, isAssistant, isDeputyOfChief, isInHonour, officesOf } from './words/offices-held.ts';
import { withoutOtherMd } from './words/other-md.ts';
import { Phrases } from './words/phrases.ts';
import { Vocabulary } from './words/vocabulary.ts';

type Level = Exclude<SeniorityLevel, 'manual_import' | 'bulk_import'>;

const firstWords: string[] = [];

/** Words are matched in folded text (no accents, lower case). `*` at either end of a word matches any letters. */
function phrases(list: string): Phrases {
  const known = new Phrases(list);
  firstWords.push(...known.firstWords);
  return known;
}

/** People who work for a chief. Their titles name the chief, too. */
const assists = phrases(
  `assistant to|assistants to|assistant of|personal assistant|executive assistant|pa to|ea to|secretary to|office of the|
  chief of staff|assistent* der|assistent* des|assistenz der|assistenz des|assistenz von|assistenz|direktionsassistent*|vorstandsassistent*|
  vorstandssekretar*|chefsekretar*|direktionssekretar*|assistante de|assistant de|assistant du|
  assistante du|assistant e de|secretaire de|assistente de|assistente do|assistente da|assistente di|assistente al|
  assistente alla|asistente de|asistente del|secretaria de|assistent van|secretaresse|directiesecretar*|managementassistent*|
  assistente del|sekretar* dyrektor*|sekretar* zarzadu|sekretariat der|sekretariat des|assistent till|assistent til|direktionssekretar*|
  directieassistent*|asystent* prezesa|asystent* zarzadu|asystent* dyrektora|vd-assistent*|direktionsassistent*|direktorsassistent*`,
);

/** "CEO Assistant", "Directiesecretaresse": the word for the assistant comes last. */
const assistsLast =
  /(?:^| )\p{L}*(?:assistant|assistante|assistent|assistentin|assistenz|asistente|asistent|asistan|asystent|asystentka|secretary|sekretarin|sekretarka|secretaresse|sekreterare|sihteeri)$/u;
/** "CFO & Company Secretary": the last of two offices says nothing of the first. */
const besideAnother = /(?:&| (?:and|und|et|og|och))\s[^,&]{3,40}$/u;
/** Assistants who lead a team themselves. */
const assistingLeader =
  /^(?:assistant|associate|deputy) (?:vice|director|manager|principal|head|dean|general)/u;
/** "Senior Dental Assistant" */
const seniorFirst = /^(?:senior|sr\.?|lead|principal) /u;
/** Former holders of an office. */
const formerly =
  /^(?:ex[ -]|exdirector|expresident|former |formerly |past |ehemalig\p{L}* |vormalig\p{L}* |fruher\p{L}* |altbundes|ancien |ancienne |antiguo |antigua |anterior |gia |voormalig\p{L}* |oud-|oud |byly |byla |fore detta |f\.d\. |fd |tidigare |tidligere |entinen |byval\p{L}{1,3} |volt |korabbi |eski |onceki |πρωην |fost\p{L}{0,2} |alt(?:prasident|obmann|obfrau)|бывш\p{L}* |колишн\p{L}* )|^[元前](?=\p{Script=Han})|^전 /u;
/** Assistants, and those who sit on a board and do not work in the firm. */
const assistsUnspaced = /秘書|秘书|비서|助理|社外取締役|사외이사|独立董事|獨立董事/;

/** Owning a product or a process is not owning the company. */
const ownsLess = phrases(
  `product owner*|process owner*|service owner*|system owner*|data owner*|content owner*|project owner*|
  administrador* de sistem*|administrador* de xarx*|administrador* de finques|administrador* de red*|administrador* de fincas|administrador* de base*|amministrator* di sistem*|amministrator* di condomini*|administrador* de condomin*|
  *klasseleder*|*vejleder*|*veileder*|*vagleder*|*systeembeheerder*|*netwerkbeheerder*|*applicatiebeheerder*|functioneel beheerder*|dossierbeheerder*|leader writer*|thought leader*|chair installer*|chair maker*|
  erweiterter vorstand|erweiterten vorstand*|erweiterte vorstandschaft|
  founders hall|founders house|founders room|founders day|presidents club|directors cut|owners club|
  direttor* di coro|direttrice di coro|director* de coro|chef de choeur|cheffe de choeur|board of directors|boards of directors|board of trustees|board of governors|risk owner*|business owner relations|platform owner*|backlog owner*`,
);
const smallerChief = phrases(
  `department president|club president|sous chef|chef de projet|cheffe de projet|chef de produit|cheffe de produit|chef d'equipe|cheffe d'equipe|chef de partie|chef de cuisine|cheffe de cuisine`,
);

const vicePresident = phrases(
  `αντιπροεδρ*|vicechair*|obmannstellv*|obfraustellv*|obmannstv|obfraustv|vizepras|vicevoorzit*|viceformand*|viceordf*|vizeobmann*|vizeobfrau*|vizevorsitz*|vp|svp|evp|avp|rvp|gvp|vice president*|vice presidente|vicepresident*|vicepraesident*|vizeprasident*|vice presidenza|
  vicepresidenc*|vicepresidenza|vicepresedint*|alelnok*|wiceprzewodnicz*|mistopredsed*|ondervoorzit*|vicevoorzitter*|vice voorzitter|podpredsed*|potpredsed*|potpredsjed*|dopredsedni*|podpredsjed*|vice ordforande|viceordforande|nestleder*|nestleiar*|varaleder*|varaleiar*|naestforperson|naestforkvinde|зам председател*|заместник председател*|nestformann|naestformand*|varaformadur|wakil ketua|asesimees|viceprezes*|wiceprezes*|v-ce prezes*|vice prezes*|z-ca prezes*|zastepca prezes*|zastepczyni prezes*|z-ca przewodniczac*|zastepca przewodniczac*|zastepczyni przewodniczac*|vice vd|vicevd|viceprezident*|varapuheenjohtaja|vice directeur general|elnokhelyettes|
  deputy ceo|deputy chief executive|deputy managing director|deputy managing partner|deputy managing principal|assistant managing partner|vice managing partner|
  заместител* управляющ* партнер*|заместитель управляющего|заступни* керуюч* партнер*|заместник управляващ* партньор*|
  vice president sales|вице-президент|віце-президент|副社長|vice chair*|viceprezident*|*סמנכ"ל*|*نائب الرئيس*|نائب المدير العام|نائب رئيس*|
  pho tong giam doc|pho chu tich|pho giam doc|genel mudur yardimcisi|genel mudur yrd|заместитель генерального директора|заступник генерального директора|wakil presiden direktur|naib presiden`,
);

const chief = phrases(
  `ceo|cto|cfo|coo|cmo|cio|ciso|cpo|cro|cso|chro|cdo|cco|clo|cbo|cxo|chief|founder*|cofounder*|co founder*|founding|
  owner*|co owner*|coowner*|proprietor*|president|presidents|presidente|presidenta|presidentes|presidenti|presidentessa|managing partner*|managing director*|managing member*|md|
  representative director*|managing principal*|managing attorney|managing lawyer|managing solicitor|managing trustee*|managing shareholder|managing vennoot|managing osakas|
  управляющ* партнер*|управляющий директор|управляющ* собственни*|руководящ* партнер*|партнер-основатель|партнер-учредитель|керуюч* партнер*|керуючий директор|управляващ* партньор*|управляващ* съдружни*|
  associe directeur|associee directrice|associe dirigeant|associee dirigeante|socio gestor|socia gestora|ridici partner*|zakladajic* partner*|iranyito partner*|asociat coordonator|avocat coordonator|yonetici ortak|
  διευθυνων εταιρος|διαχειριστης εταιρος|ιδρυτικος εταιρος|ιδρυτικο μελος|chair|chairman|chairwoman|chairperson|executive chair*|
  obmann|obfrau|obleute|ordf|voorzitster*|predsedkyn*|comproprietari*|индивидуальный предприниматель|baskan|baskani|
  geschaftsfuhr*|geschaeftsfuehr*|geschaftsleit*|geschaeftsleit*|mitgeschaftsfuhr*|inhaber*|mitinhaber*|firmeninhaber*|buroinhaber*|werkstattinhaber*|geschaftsinhaber*|kanzleiinhaber*|betriebsinhaber*|ladeninhaber*|saloninhaber*|studioinhaber*|alleininhaber*|agenturinhaber*|apothekeninhaber*|salonbesitzer*|ladenbesitzer*|hotelbesitzer*|restaurantbesitzer*|praxisgrunder*|kanzleigrunder*|praxisinhaber*|eigentumer*|grunder*|firmengrunder*|grundungspartner*|grundungsgesellschafter*|
  gruender*|mitgrunder*|mitbegrunder*|begrunder*|gesellschafter*|vorstand|vorstande|vorstandin|vorstandsvorsitz*|vorstandsmitglied*|
  vorstandssprecher*|vorsitz|vors|mitglied des vorstands|mitglied der geschaftsfuhrung|mitglied der geschaftsleitung|alleinvorstand|prasident*|vorsitzende*|firmenchef*|
  pdg|chef d'entreprise|cheffe d'entreprise|president directeur general|presidente directrice generale|dirigeant|dirigeante|dirigeants|fondateur*|fondatrice*|cofondateur*|
  cofondatrice*|co fondateur*|co fondatrice*|gerant|gerante|gerants|cogerant*|co gerant*|proprietaire*|patron|patronne|
  directeur general|directrice generale|dg|associe gerant|associee gerante|associe fondateur|
  titular de la|titular del|dono|asociat unic|director executiv|gerente general|gerenta general|gerente propietari*|gerente y propietari*|fundador*|cofundador*|co fundador*|propietari*|dueno|duena|consejero delegado|consejera delegada|director general|
  directora general|director gerente|directora gerente|socio director|socia directora|socio fundador|socia fundadora|
  administrador unico|administradora unica|director ejecutivo|directora ejecutiva|
  consigliere delegato|consigliera delegata|co prasidium|sole practitioner*|solo practitioner*|sole trader*|amministratore delegato|amministratrice delegata|amministratore unico|amministratrice unica|amministratore|amministratrice|titolare|titolari|
  contitolare|fondatore*|fondatrice*|cofondatore|cofondatrice|co fondatore|co fondatrice|proprietari*|direttore generale|direttrice generale|
  legale rappresentante|socio fondatore|socia fondatrice|
  zaakvoerster|eigenaresse|praktijkhouder|praktijkhoudster|oprichter*|oprichtster*|mede oprichter*|medeoprichter*|eigenaar|eigenares|eigenaren|mede eigenaar|directeur eigenaar|
  algemeen directeur|bestuurder*|bestuursvoorzitter|zaakvoerder*|voorzitter|gedelegeerd bestuurder|statutair directeur|directeur grootaandeelhouder|dga|
  socio gerente|socia gerente|diretor geral|diretora geral|director geral|directora geral|director executivo|directora executiva|diretor executivo|diretora executiva|proprietario|proprietaria|
  socio proprietario|socio administrador|socia administradora|administrador|administradora|socio fundador|presidente|
  prezes*|prezident|prezidenta|prezidentka|prezidentas|presedinte*|presedinta|presidencia|presidenza|przewodniczacy|przewodniczaca|elnok|elnoke|puheenjohtaja|pirmininkas|pirmininke|formadur|*ordforande|wlasciciel*|wspolwlasciciel*|zalozyciel*|wspolzalozyciel*|wspolnik*|partner zarzadzajac*|partnerka zarzadzajaca|przewodniczac* zarzadu|dyrektor generaln*|dyrektor zarzadzajac*|
  dyrektorka zarzadzajaca|czlonek zarzadu|czlonkini zarzadu|
  vd|vd och|innehavare|*innehavare|medagare|*innehaver|medinnehaver|klinikkeier|salongeier|butikkeier|klinikejer|salonejer|butiksejer|praksisejer|medindehaver*|verkstallande direktor|grundare|medgrundare|agare|delagare|ordforande|styrelseordforande|
  administrerende direktor|adm direktor|adm. direktor|stifter*|medstifter*|grundlaegger*|medgrundlaegger*|ejer|ejere|medejer|indehaver*|formand|bestyrelsesformand|forperson|forkvinde|bestyrelsesforperson|partner og stifter|
  daglig leder|dagleg leiar|styreleiar|leder av styret|leiar av styret|grunnlegger*|medgrunnlegger|eier|eiere|medeier|styreleder|administrerende direktor|konsernsjef|
  *yrittaja|toimitusjohtaja*|perustaja*|perustajaosakas|omistaja*|yrittaja|hallituksen puheenjohtaja|
  vlasnica|vlasnice|suvlasni*|suosnivac*|lastnica|solastni*|soustanovitelj*|*tulajdonos|jednatel*|majitel*|spolumajitel*|zakladatel*|spoluzakladatel*|generalni reditel*|predseda*|vykonny reditel*|
  konatel*|generalny riaditel*|ugyvezet*|cegvezeto*|alapito*|tarsalapito*|tulajdonos*|vezerigazgato*|
  fondator*|cofondator*|proprietar|administrator unic|kurucu*|kurucu ortak|genel mudur|sahibi|
  direktor i vlasnik|osnivac*|vlasnik*|predsjednik*|predsednik*|ustanovitelj*|lastnik*|direktor podjetja|
  diefthinon symvoulos|διευθυνων συμβουλος|ιδρυτης|ιδιοκτητης|προεδρος|генеральный директор|основатель*|владелец|владелица|президент|
  директор и основатель|основательница|сооснователь*|учредитель*|собственник*|председатель*|генеральний директор|генеральна директорка|засновни*|співзасновни*|власник*|власниця|голова правління|
  съосновател*|съсобственик*|собственичка|совладел*|соучредител*|співвласни*|συνιδιοκτητ*|изпълнителен директор|управител|основател*|директорка и оснивачица|оснивач*|власник*|председник*|председател|председателка|γενικος διευθυντης|γενικη διευθυντρια|διευθυνουσα συμβουλος|συνιδρυτ*|ιδρυτρια|ιδιοκτητρια|διαχειριστης|
  yonetim kurulu baskani|yonetim kurulu uyesi|icra kurulu baskani|kurucusu|sahip|isletme sahibi|juhatuse liige|juhatuse esimees|tegevjuht|asutaja|omanik|valdes loceklis|valdes priekssedetaj*|ipasniek*|dibinataj*|
  bendrasavinink*|bendraikurej*|kaasomanik*|kaasasutaja*|lidzipasniek*|lidzdibinataj*|ipasniece*|generalinis direktorius|savinink*|ikurej*|steigej*|forstjori|framkvaemdastjori|fjarmalastjori|stofnandi|eigandi|stjornarformadur|prif weithredwr|sylfaenydd*|perchennog*|cadeirydd|priomhfheidhmeannach|bunaitheoir*|uineir|
  gerent|propietaria|proprietara|zuzendari nagusia|sortzaile*|jabea|drejtor i pergjithshem|themelues*|pronar*|
  გენერალური დირექტორი|აღმასრულებელი დირექტორი|მმართველი პარტნიორი|დამფუძნებელი*|თანადამფუძნებელი*|მფლობელი*|პრეზიდენტი|
  *الرئيس التنفيذي*|*المدير العام*|*المدير التنفيذي*|*رئيس مجلس الإدارة*|*مؤسس*|*مالك*|صاحب*|*العضو المنتدب*|*מנכ"ל*|*מייסד*|*בעלים*|בעלת*|*יו"ר*|*נשיא*|*مدیرعامل*|*بنیانگذار*|*موسس*|
  tong giam doc|chu tich*|giam doc dieu hanh|nha sang lap|dong sang lap|chu so huu|direktur utama|presiden direktur|komisaris utama|pendiri|pemilik|pengarah urusan|ketua pegawai eksekutif|pengasas*|संस्थापक*|अध्यक्ष*|प्रबंध निदेशक`,
);
/** Scripts without spaces between words. */
const chiefUnspaced =
  /代表取締役|代表(?:弁護士|税理士|理事|司法書士|行政書士|社労士|医師|パートナー)|社長|創業者|共同代表|代表者|代表社員|理事長|会長|(?<![副学])院長|^代表$|オーナー|店主|创始人|創辦人|首席.{1,4}官|总裁|總裁|最高.{1,6}責任者|董事长|董事長|총재|대표이사|대표|창업자|회장|(?<!부)사장|최고.{1,6}책임자|ผู้ก่อตั้ง|เจ้าของ|กรรมการผู้จัดการ|ประธานเจ้าหน้าที่บริหาร/;
const directorUnspaced =
  /取締役|専務|常務|(?<!副)院長|校長|園長|学長|事務局長|執行役員|本部長|部門長|部長|总监|總監|이사|상무|전무|본부장|원장|ผู้อำนวยการ/;
const managerUnspaced =
  /課長|係長|主任|室長|所長|店長|工場長|支配人|マネージャー|经理|經理|主管|厂长|과장|부장|팀장|실장|지점장|공장장|매니저|ผู้จัดการ|หัวหน้า/;
const unspaced = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Thai}]/u;
const viceUnspaced =
  /副社長|副院長|副会長|副理事長|副代表|副会长|副总裁|副總裁|副总经理|副總經理|부사장|부회장|รองประธาน/;
const seniorUnspaced = /수석|책임 ?연구원|선임|主席|高级|资深|シニア|上級/;

const lesserHead = phrases(
  `tyonjohto|tyonjohtaja*|teamleit*|team leit*|projektleit*|bauleit*|filialleit*|betriebsleit*|marktleit*|werkstattleit*|schichtleit*|
  kuchenleit*|gruppenleit*|serviceleit*|objektleit*|lagerleit*|studioleit*|niederlassungsleit*|buroleit*|burochef*|backstubenleit*|praxisleit*|
  stationsleit*|restaurantleit*|montageleit*|produktionsleit*|standortleit*|hausleit*|ladenleit*|fertigungsleit*|restaurantleiter*|kuchenchef*`,
);

const director = phrases(
  `director|directors|directress|executive director|head of|heads of|global head|group head|regional head|head|
  direktor|direktorin|direktoren|*leiter|*leiterin|leitung|*leitung|bereichsvorstand|chefredakteur*|chefarzt|chefarztin|
  directeur|directeurs|directrice|directeur*|drh|dsi|sous directeur|*directeur|*directrice|
  director|directora|directores|directoras|direccion|chef de departement|chef de service|cheffe de service|
  headteacher*|head teacher*|headmaster*|headmistress*|deputy headteacher*|vice principal*|deputy principal*|assistant principal*|school principal*|elementary principal*|secondary principal*|primary principal*|intermediate principal*|junior high principal*|campus principal*|konrektor*|
  rehtori|apulaisrehtori|intezmenyvezeto*|osztalyvezeto*|foosztalyvezeto*|ovodavezeto*|iskolavezeto*|tagozatvezeto*|skoleleder*|viceskoleleder*|dirigente scolastic*|jefe de servicio|jefa de servicio|jefe de seccion|jefa de seccion|jefe de estudios|jefa de estudios|responsable du service*|responsable de service*|kierowni* dzial*|kierowni* oddzial*|kierowni* wydzial*|kierowni* katedr*|avdelningschef*|afdelingschef*|osastopaallikko|departman muduru|
  начальни* отдел*|начальни* управлен*|начальни* департамент*|заведующ* отдел*|заведующ* кафедр*|заведующ* детск*|завідувач* відділ*|главный врач|главврач|главный редактор|προισταμεν* τμηματ*|υποδιευθυντ*|
  responsable du pole*|responsable de pole*|responsable du departement*|responsable de departement*|responsable de departamento|responsabile di dipartimento|responsabile del dipartimento|
  capo dipartimento|capodipartimento|caposervizio|chefe de departamento|
  jefe de departamento|jefa de departamento|jefe de area|jefa de area|jefe de division|naczelnik*|direttore|direttrice|direttori|subdirector|subdirectora|editor in chief|condirettore|vicedirettore|preside|vicepreside|conrector*|
  hoofd|hoofd van|directie|*directeur|afdelingshoofd|diretor|diretora|diretores|
  dyrektor*|wicedyrektor*|szef|szefowa|szef dzialu|direktor*|*direktor|
  vedouci oddeleni|vedouci odboru|vedouci katedry|vedouci ustavu|veduci oddelenia|veduca oddelenia|veduci katedry|veduca katedry|veduci ustavu|veduca ustavu|veduci odboru|veduca odboru|predstojnik katedre|predstojnica katedre|procelni* katedre|sef katedre|sefica katedre|tanszekvezeto|sef de catedra|sefa de catedra|ръководител катедра|завідувач* кафедр*|katedros vedej*|katedras vaditaj*|*johtaja|reditel*|riaditel*|igazgato*|*igazgato|directorul|directoare|direktor*|mudur|direktoru|*sjef|avdelingsleder|afdelingsleder|
  დირექტორი*|директор*|διευθυντης|διευθυντρια|dean|rektor|rector|giam doc*|pengarah*|direktur*|cyfarwyddwr*|stiurthoir*|zuzendari*|निदेशक*|*יו"ר ועדה*|direktorius|direktore|forstodumadur*|
  руководитель отдел*|руководитель служб*|руководитель сервисной служб*|руководитель департамент*|руководитель направлен*|руководитель управлен*`,
);

const manager = phrases(
  `vastaava hoitaja|vastaava sairaanhoitaja|vastaava ohjaaja|vastaava mestari|manager*|*manager|*managerin|managerin|mgr|supervisor*|superviser*|superintendent|foreman|forewoman|forewomen|team leader*|*leader|
  controller supervisor|vorarbeiter*|polier|werkmeister*|werkstattmeister*|industriemeister*|filiaalhouder*|responsavel|responsaveis|
  responsable|responsables|chef de*|chef du*|chef d'*|cheffe de*|gestionnaire de*|superviseur*|charge d'affaires principal|
  jefe|jefa|gerente|gerentes|encargad*|supervisor*|responsable de*|
  responsabile|responsabili|capo|capoturno|caposquadra|capogruppo|capocuoco|coordinador* de equipo|project coordinator*|projektkoordinat*|projectcoordinat*|coordinat* de projet*|coordinador* de proyecto*|coordenador* de projeto*|coordinat* di progett*|koordynator* projekt*|ploegbaas|voorman|ploegleider|teamleidster|bedrijfsleidster|projectleidster|прораб*|capoarea|caporeparto|capo reparto|capocantiere|
  teamleider|leidinggevende|bedrijfsleider|projectleider|*leider|*beheerder|filiaalmanager|
  chefe|coordenador geral|encarregad*|gestor|gestora|gestores|
  kierowni*|menedzer*|menadzer*|brygadzist*|
  *chef|*chefen|*ansvarig|butikkansvarlig*|butiksansvarlig*|salgsansvarlig*|avdelingsansvarlig*|afdelingsansvarlig*|*ledare|foresatt|arbetsledare|
  *leder|*bestyrer|*formand|
  *paallikko|esimies|tyonjohtaja|vedouci|manazer*|veduci*|veduca|
  vezeto|*vezeto|sef|sef de*|manazer*|yonetici*|muduru|voditelj*|vodja|rukovoditelj*|
  მენეჯერი*|ხელმძღვანელი*|менеджер*|руководитель*|керівни*|начальник*|завідувач*|заведующ*|управляющ*|υπευθυν*|προϊσταμεν*|*مدير*|*مدیر*|*مشرف*|*מנהל*|truong phong*|truong nhom|quan doc*|quan ly*|
  manajer*|*menedzser*|pengurus*|kepala|rheolwr*|bainisteoir*|arduradun*|kudeatzaile*|*stjori|vadovas|vadove|vaditaj*|juhataja|juht|mudur*|muduru|प्रबंधक*`,
);
const cook =
  /^(?:(?:executive|head|sous|junior|pastry|private|senior) )?chef(?:$|[ ,-](?:de partie|and|&|at))/u;

const senior = phrases(
  `senior|sr|sr.|principal|principals|lead|leads|team lead|tech lead|teamlead|counsel|general counsel|legal counsel|
  leitende*|leitend|oberarzt|oberarztin|chefentwickler*|head *|
  senior*|erfahren*|starszy|starsza|starszi|glowny|glowna|avocat conseil|conseil juridique|
  vanhempi|hlavni|vezeto tervezo|kidemli|overlege|ledende|ledande|seniorkonsult|seniorkonsulent|старший|старшая|ведущий|ведущая|главный|главная|ανωτερ* συμβουλ*|უფროსი|
  syndikus*|justiziar*|hausjurist*`,
);

/**
 * The beginnings of all phrases. Most texts contain none of them, which is faster to see than that no phrase
 * matches.
 */
const beginnings = new Vocabulary(
  `${firstWords.join('|')}|daf|titular|gf|predsedy|predsjednice|predsednice|pengerusi|pirmininko|pirmininkes|priekssedetaj*|esimehe`,
);

function mayHaveRank(folded: string): boolean {
  return beginnings.isIn(folded) || unspaced.test(folded);
}

/** Whether a folded word alone may be a title with a rank. */
export function mayRank(word: string): boolean {
  return beginnings.has(word) || unspaced.test(word);
}

/** Marks whose removal makes one word of two: "C.E.O.", "Gründer:in". */
const joinsLetters = /[.:*_/(]/;

/**
 * The seniority level of a job title in the languages of Europe.
 * - `c_suite`: chief officers, founders, owners, presidents, managing partners
 * - `vp`
 * - `director`: directors and heads of
 * - `manager`: managers and supervisors
 * - `senior`: senior, principal, lead, counsel
 * - `other`: the rest, and no title
 */
export function seniorityOf(written: string): Level {
  const title =
    written.includes('MD') || written.includes('M.D') ? withoutOtherMd(written, mayHaveRank) : written;
  const plain = foldText(title.slice(0, 300));
  if (!joinsLetters.test(plain) && !mayHaveRank(plain)) return isWholeDirection(plain) ? 'director' : 'other';
  const folded = foldText(title.slice(0, 300).replace(/\bhead\s?[–—-]\s(?=\p{Lu})/iu, 'head of '))
    .replace(/[’`´]/g, "'")
    .replace(/[״”“]/g, '"')
    .replace(/\(?(?:[:*_/]-?in(?:nen)?|\/-?a|\(a\)|\(in\)|\/frau)\)?(?!\p{L})/gu, '')
    .replace(/[\s\u2010-\u2015/]+/gu, ' ')
    .replace(/^vice- /, 'vice ')
    // First, it is the degree of Poles, Czechs and Slovaks; a manager is one of something.
    .replace(/^mgr\b\.?,?/, '')
    .replace(/\bp\.-?\s?d\.-?\s?g\b\.?/, 'pdg')
    .replace(/\b([cv])\.\s?([a-z])\.\s?(?:([a-z])\.?)?/g, '$1$2$3')
    .trim();
  if (folded === '') return 'other';
  if (!mayHaveRank(folded)) return 'other';
  if (formerly.test(folded) || assists.isIn(folded) || assistsUnspaced.test(folded)) return 'other';
  if (assistsLast.test(folded) && !assistingLeader.test(folded) && !besideAnother.test(folded))
    return seniorFirst.test(folded) ? 'senior' : 'other';
  const all = officesOf(folded);
  const held = all.filter(
    (office) => !isInHonour(office) && !isAssistant(office) && (all.length < 2 || !assistsLast.test(office)),
  );
  return levelOf(held.length < all.length ? held.join(', ') : folded);
}

/** Whether a title is an office that somebody holds in honour only, which has no level: "President Emeritus". */
export function isHonoraryOffice(title: string): boolean {
  const folded = foldText(title.slice(0, 300));
  if (!isInHonour(folded) || !mayHaveRank(folded)) return false;
  return officesOf(folded).some((office) => isInHonour(office) && levelOf(office) !== 'other');
}

/** The level of the offices in a folded title, the highest one if there are several. */
function levelOf(folded: string): Level {
  const owned = smallerChief.replacedIn(ownsLess.replacedIn(folded, ' '), ' manager ');
  if (secondChair.test(owned) || isDeputyOfBody(owned)) return 'vp';
  const offices = officesOf(owned);
  const others = offices.filter((office) => !isDeputyOfChief(office, isChief));
  if (vicePresident.isIn(owned) || viceUnspaced.test(owned) || others.length < offices.length)
    return chiefBesideVice(others.length < offices.length ? others.join(', ') : owned) ? 'c_suite' : 'vp';
  // The French financial director. Inside a longer text it is a truck.
  if (folded === 'daf') return 'director';
  if (managingOf.test(folded) || headsBody(folded)) return 'c_suite';
  // Who owns a practice in Spain. In a longer text it is a professor, or a licence.
  if (folded === 'titular') return 'c_suite';
  if (chief.isIn(owned) || chiefUnspaced.test(owned)) return 'c_suite';
  if (cook.test(folded)) return folded.startsWith('chef') ? 'other' : 'senior';
  if (lesserHead.isIn(owned)) return 'manager';
  if (isDirector(owned) || directorUnspaced.test(owned)) return 'director';
  if (leadingInHungarian.test(owned)) return 'senior';
  if (manager.isIn(owned.replace(guide, ' ')) || managerUnspaced.test(owned)) return 'manager';
  if (seniorUnspaced.test(owned) || (senior.isIn(owned) && !/\blead gen/.test(owned))) return 'senior';
  return 'other';
}

/** Clubs number who presides over them, and the second and third are deputies of the first: "2. Vorsitzende". */
const secondChair =
  /(?<![\p{L}\d])(?:stellv(?:ertr(?:etende[rn]?|\.)?|\.)?|[2-9](?:\.|[nr]d|th|de|e)?|iii?\.?|(?:zwei|drit)te[rn]?|second|third|segund[oa]|tweede|andre)\s?(?:vorsitzend|vorstand(?!s)|vorsteh|prasident|obmann|obfrau|chair|voorzitter)|^заместник ?- ?председател/u;

/** Who sits on a board as its vice-president is that. */
const boardMember =
  /czlonek zarzadu|czlonkini zarzadu|vorstandsmitglied|mitglied des vorstands|valdes loceklis|juhatuse liige|yonetim kurulu uyesi/gu;

/** The leading one of an occupation in Hungarian ("Vezető tervező"), where the word alone and at the end is a manager. */
const leadingInHungarian = /^vezeto \p{L}{4,}$/u;

function isChief(text: string): boolean {
  return chief.isIn(text) || chiefOfDeputy.isIn(text);
}

/** "Co-Founder & VP Engineering" is a founder. */
function chiefBesideVice(folded: string): boolean {
  return chief.isIn(vicePresident.allReplacedIn(folded, ' ').replace(boardMember, ' '));
}

/** "GF, Vertrieb": a managing director in short. Alone it stands on menus. */
const managingOf =
  /^gf\P{L}{1,4}(?:personal|vertrieb|technik|verwaltung|finanz|produktion|marketing|leitung|verkauf|einkauf|gesellschafter)/u;

/** "Head of Sales", "Head de Vendas" and "Sales Head" lead a department; a "Head Brewer" is a senior brewer. */
function isDirector(folded: string): boolean {
  if (headsDepartment(folded)) return true;
  if (!director.isIn(folded)) return false;
  const withoutHead = folded.replace(
    /\bhead\b(?! of| for| teacher| (?:d[aeio]|dos|das|del|della|du|des|van|av|til|fur|von)(?![\p{L}])|,|$| [-–&])/gu,
    ' ',
  );
  return director.isIn(withoutHead.replace(guide, ' '));
}

/** Who guides, accompanies, drives or rehearses leads no department: "Reiseleiter", "begeleider", "idegenvezető", "körledare"; nor does who directs a film: "reditelj". */
const guide =
  /\p{L}*(?:begleit|reiseleit|klass(?:en)?leit|ubungsleit|kursleit|wanderleit|spielleit|chorleit|begeleid|reisleid|re(?:is|s|js)eled|korled|(?:matkan|kuoron)joht|(?:gepkocsi|jarmu|idegen|tura|musor|szertartas|arveres)vezet|reditelj)\p{L}*/gu;
