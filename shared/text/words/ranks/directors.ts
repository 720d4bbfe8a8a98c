/** Directors, and heads of a department. */
export const directors = {
  af: 'direkteur*|departementshoof|skoolhoof|afdelingshoof|hoof van',
  ar: `عميد|عميدة|كبير الطهاة|مدير* {إبداعي*,إدارة,إداري*,تجاري*,تقني*,دائرة,طبي*,فني*,قسم,مالي*}|
  المدير* {الإبداعي*,الإداري*,التجاري*,التقني*,الطبي*,الفني*,المالي*}|
  رئيس {إدارة,التحرير,الطهاة,القسم,دائرة,شعبة,قسم,وحدة}|رئيسة {التحرير,القسم,قسم}`,
  bg: 'ръководител катедра|главен {лекар,редактор}',
  bn: 'পরিচালক|অধ্যক্ষ|বিভাগীয় প্রধান|প্রধান শিক্ষক',
  ca: `cap d'estudis|cap de cuina`,
  cs: 'reditel*|primar|primarka|sefredaktor*|sefkuchar*|vedouci {katedry,odboru,oddeleni,ustavu}|hlavni {kuchar*,lekar*}',
  cy: 'cyfarwyddwr*|pennaeth*|penaethiaid|gyfarwyddwr|prifathro|prifathrawes',
  da: `skoleleder*|viceskoleleder*|afdelingschef*|afdelingsleder|kokkenchef*|sektionschef*|kunstnerisk leder|
  ledende overlaege`,
  de: '*leiter|*leiterin|*leitung|bereichsvorstand|konrektor*|rektor|chef{arzt,arztin,koch,kochin,redakteur*,redaktion}',
  el: `υποδιευθυντ*|επικεφαλης|αρχισυντακτ*|τμηματαρχ*|αρχιμαγειρας|προισταμεν* τμηματ*|σεφ κουζινας|
  διευθυντ{ες,η,ης,ρια,ριες}`,
  en: `director|directors|directress|dean|rector|editor in chief|
  {assistant,campus,deputy,elementary,intermediate,junior high,primary,school,secondary,vice} principal*|
  head{,master*,mistress*,s of,teacher*}`,
  es: `direccion|subdirector|subdirectora|responsable de departamento|redactor jefe|redactora jefa|
  jefe de {area,cocina,departamento,division,estudios,seccion,servicio}|
  jefa de {area,cocina,departamento,estudios,seccion,servicio}|director{a,as,es}`,
  et: '*direktori|peatoimetaja|peaarst|peakokk|osakonnajuh*|valdkonnajuh*|dekaan',
  eu: 'zuzendari*|{departamentuko,sail,saileko} buru*',
  fa: 'سردبیر|رئیس گروه|مدیر {ارشد,خلاق,خلاقیت,علمی,فنی,هنری,پزشکی,گروه}',
  fi: `rehtori|apulaisrehtori|*johtaja|osastopaallik*|osastonjohtaj*|ylilaakari|johtajaylilaakari|paatoimittaja|
  keittiomestari|yksikonjohtaj*`,
  fil: 'punong guro',
  fr: `directeur*|drh|dsi|*directeur|*directrice|directrices|chef de departement|chef cuisinier|
  responsable {de departement*,de pole*,de service*,du departement*,du pole*,du service*}|{chef,cheffe} de service|
  {medecin,redacteur en,redactrice en} chef`,
  ga: 'stiurthoir*|priomhoide|{ceann,ceann na} roinne',
  he: `דירקטור*|*יו"ר ועדה*|עורכת ראשית|
  מנהל* {אגף,אומנותי*,אמנותי*,בית ספר,טכני*,מחלקה,מחלקת,מסחרי*,מקצועי*,קריאייטיב,רפואי*,תחום}|
  ראש {אגף,חטיבת,מחלקה,מחלקת,תחום}|ראשת {אגף,מחלקת,תחום}|{עורך,שף} ראשי`,
  hi: 'निदेशक*|प्रधानाचार्य*|विभागाध्यक्ष*|प्राचार्य*|विभाग प्रमुख',
  hr: 'direktor*|procelni*|ravnatelj*|predstojni*|glavni urednik|glavna urednica|{sef,sefica} katedre',
  hu: `tanszekvezeto|igazgato*|*igazgato|orvosigazgato*|foorvos*|foszerkeszto*|konyhafonok|orvosvezeto|muveszeti vezeto|
  {agazat,foosztaly,intezmeny,iskola,osztaly,ovoda,reszleg,tagozat}vezeto*`,
  hy: 'տնօրեն*|*տնօրեն|դեկան*|գլխավոր {բժիշկ*,խմբագիր*,խոհարար*}',
  id: 'direktur*|pemimpin redaksi|kepala {bagian,bidang,departemen,divisi,koki,puskesmas,sekolah,seksi,unit}',
  is: `svidsstjor*|deildarstjor*|taeknistjori|skolastjor*|yfirlaeknir|ritstjori|forstodu*|markadsstjori|
  listraenir stjornendur|{listraen,listraenn} stjornandi`,
  it: `capodipartimento|caposervizio|condirettore|vicedirettore|preside|vicepreside|caporedattore|primario|capoufficio|
  dirigente scolastic*|{capo,responsabile del,responsabile di} dipartimento|dirett{ore,ori,rice,rici}`,
  ja: '*取締役*|*専務*|*常務*|*校長*|*園長*|*学長*|*執行役員*|*部門長*|*部長*|*ディレクター*|*編集長*|*料理長*|*教頭*|*センター長*|*館長*|*施設長*|*医長*|*局長*',
  ka: 'დირექტორი*|დეკანი|შეფ მზარეული|მთავარი {ექიმი,რედაქტორი}',
  kk: 'бас {аспаз*,дәрігер*,редактор*}',
  ko: '*이사*|*상무*|*전무*|*본부장*|*원장*|*디렉터*|*총괄*|*교장*|*교감*|*국장*|*센터장*|*편집장*|*주방장*|관장|도서관장|미술관장|박물관장',
  lt: 'sefas|katedros vedej*|vyriausiasis {gydytoj*,redaktor*,virejas}|vyriausioji {gydytoj*,redaktor*}',
  lv: 'sefpavars|virsarst*|katedras vaditaj*|galvenais {arsts,redaktor*}|galvena {arste,redaktor*}',
  mk: 'главен уредник',
  mn: 'захирал*|{албаны,газрын,хэлтсийн} дарга',
  ms: 'pengarah*|pengetua|guru besar|ketua {bahagian,jabatan}',
  mt: `direttur*|{kap ta',kap tad} dipartiment`,
  nl: 'conrector*|hoofd|directie|afdelingshoofd',
  no: '*sjef|seksjonsleder*|seksjonssjef*|kjokkensjef*|sjefredaktor*|avdelings{leder,leiar*,sjef*}',
  pl: `naczelnik*|dyrektor*|wicedyrektor*|szef|szefowa|ordynator*|redaktor naczeln*|redaktorka naczelna|glowny lekarz|
  kierowni* {dzial*,katedr*,oddzial*,wydzial*}`,
  pt: 'redator chefe|chefe de {cozinha,departamento}|diretor{,a,as,es}',
  ro: '{sef,sefa} de catedra|{bucatar,medic,redactor} sef|directo{are,area,ri,rul}',
  ru: `директор*|главврач*|декан*|шеф повар|
  руководитель {департамент*,направлен*,отдел*,сервисной служб*,служб*,управлен*}|
  начальни* {департамент*,отдел*,управлен*}|заведующ* {детск*,кафедр*,отдел*}|главный {врач,редактор}`,
  sk: 'riaditel*|hlavny lekar|{veduci,veduca} {katedry,odboru,oddelenia,ustavu}',
  sl: 'dekan*',
  sq: 'kryeredaktor*|kryemjek*|drejtor{,e,esh,esha,i,ja}',
  sr: 'управник|управница|начелни*|главни уредник|главна уредница',
  sv: '*direktor|chefslakare|chefredaktor*|konstnarlig ledare|{avdelning,enhet,kok,verksamhet}schef*',
  sw: 'mkurugenzi*|mwalimu mkuu|mkuu wa {idara,shule}',
  th: '*ผู้อำนวยการ*|*คณบดี*|*ครูใหญ่*|*หัวหน้า{ฝ่าย*,ภาควิชา*,ส่วน*,เชฟ*,แผนก*}',
  tr: 'mudur|bashekim*|asciBasi|departman muduru',
  uk: 'шеф кухар|завідувач* {відділ*,кафедр*}|головний {лікар,редактор}|головна {лікарка,редакторка}',
  vi: 'giam doc*|tong bien tap|truong {bo phan,khoa,phong*}|{bep,hieu} truong',
  zh: `*总监*|*總監*|*校长*|*园长*|*院长*|*部长*|*处长*|*處長*|*主编*|*主編*|*总编*|*總編*|*总厨*|*總廚*|*主厨*|*主廚*|*总工程师*|*總工程師*|*部門負責人*|
  {*中心,*部,*部门}负责人*`,
};
