/** Directors, and heads of a department. */
export const directors = {
  af: 'direkteur*|departementshoof|skoolhoof|afdelingshoof|hoof van',
  ar: `كبير الطهاة|المدير* {الإبداعي*,الإداري*,التجاري*,الطبي*,الفني*,المالي*}|
  مدير* {إبداعي*,إدارة,إداري*,تجاري*,طبي*,فني*,قسم,مالي*}|رئيس {إدارة,الطهاة,القسم,دائرة,شعبة,قسم}|
  رئيسة {القسم,قسم}`,
  bg: 'главен {лекар,редактор}',
  bn: 'পরিচালক',
  ca: `cap d'estudis|cap de cuina`,
  cs: 'reditel*|primar|primarka|sefredaktor*|sefkuchar*|hlavni {kuchar*,lekar*}',
  cy: 'cyfarwyddwr*|pennaeth*|penaethiaid',
  da: `skoleleder*|viceskoleleder*|afdelingschef*|afdelingsleder|kokkenchef*|sektionschef*|kunstnerisk leder|
  ledende overlaege`,
  de: `*leiter|*leiterin|*leitung|bereichsvorstand|konrektor*|rektor|*direktorin|*direktorinnen|
  chef{arzt,arztin,koch,kochin,redakteur*,redaktion}`,
  el: 'υποδιευθυντ*|επικεφαλης|τμηματαρχ*|διευθυντ{ες,η,ης,ρια,ριες}',
  en: `dean|rector|editor in chief|
  {assistant,campus,deputy,elementary,intermediate,junior high,primary,school,secondary,vice} principal*|
  head{,master*,mistress*,s of,teacher*}|direct{or,ors,ress}`,
  es: `direccion|subdirector|subdirectora|redactor jefe|redactora jefa|{jefa,jefe} {de estudios,de cocina}|
  director{a,as,es}`,
  et: '*direktori|peatoimetaja|peaarst|peakokk|osakonnajuh*|valdkonnajuh*|dekaan',
  eu: 'zuzendari*|{departamentuko,sail,saileko} buru*',
  fa: 'سردبیر|رئیس گروه|مدیر {ارشد,خلاق,خلاقیت,علمی,فنی,هنری,پزشکی,گروه}',
  fi: `rehtori|apulaisrehtori|*johtaja|osastopaallik*|osastonjohtaj*|ylilaakari|johtajaylilaakari|paatoimittaja|
  keittiomestari|yksikonjohtaj*`,
  fr: 'directeur*|drh|dsi|*directeur|*directrice|directrices|chef cuisinier|{medecin,redacteur en,redactrice en} chef',
  ga: 'stiurthoir*|{ceann,ceann na} roinne',
  he: `דירקטור*|*יו"ר ועדה*|ראשת מחלקת|
  מנהל* {אגף,אומנותי*,אמנותי*,בית ספר,טכני*,מחלקה,מחלקת,מסחרי*,מקצועי*,קריאייטיב,רפואי*,תחום}|
  ראש {אגף,מחלקה,מחלקת,תחום}|{עורך,שף} ראשי`,
  hi: 'निदेशक*|प्रधानाचार्य*',
  hr: 'direktor*|procelni*|nacelnik|nacelnica|ravnatelj*|predstojni*|glavni urednik|glavna urednica',
  hu: `igazgato*|*igazgato|orvosigazgato*|foorvos*|foszerkeszto*|konyhafonok|
  {agazat,foosztaly,intezmeny,iskola,osztaly,ovoda,reszleg,tagozat}vezeto*|{muveszeti ,orvos,tanszek}vezeto`,
  hy: 'տնօրեն*|*տնօրեն|գլխավոր {բժիշկ*,խմբագիր*,խոհարար*}',
  id: 'direktur*|pemimpin redaksi|kepala {bagian,bidang,departemen,divisi,koki,puskesmas,sekolah,seksi,unit}',
  is: `yfirlaeknir|forstodu*|listraenir stjornendur|{listraen,listraenn} stjornandi|{deildar,skola,svids}stjor*|
  {markads,rit,taekni}stjori`,
  it: `condirettore|vicedirettore|preside|vicepreside|primario|dirigente scolastic*|dirett{ore,ori,rice,rici}|
  capo{ dipartimento,dipartimento,redattore,servizio,ufficio}`,
  ja: '*取締役*|*専務*|*常務*|*校長*|*園長*|*学長*|*執行役員*|*部門長*|*部長*|*ディレクター*|*編集長*|*料理長*|*教頭*|*センター長*|*館長*|*局長*',
  ka: 'დირექტორი*|მთავარი ექიმი',
  kk: 'бас {аспаз*,дәрігер*,редактор*}',
  ko: '*이사*|*상무*|*전무*|*본부장*|*원장*|*디렉터*|*총괄*|*교장*|*교감*|*국장*|*센터장*|*편집장*|*주방장*|관장|도서관장|미술관장|박물관장',
  lt: 'sefas|vyriausiasis {gydytoj*,redaktor*,virejas}|vyriausioji {gydytoj*,redaktor*}',
  lv: 'sefpavars|virsarst*|galvenais {arsts,redaktor*}|galvena {arste,redaktor*}',
  mk: 'главен уредник',
  mn: 'захирал*',
  ms: 'pengarah*|pengetua|guru besar|ketua {bahagian,jabatan}',
  mt: `direttur*|{kap ta',kap tad} dipartiment`,
  nl: 'conrector*|hoofd|directie|afdelingshoofd',
  no: '*sjef|seksjonsleder*|seksjonssjef*|kjokkensjef*|sjefredaktor*|avdelings{leder,leiar*,sjef*}',
  pl: `naczelnik*|dyrektor*|wicedyrektor*|szef|szefowa|ordynator*|redaktor naczeln*|redaktorka naczelna|glowny lekarz|
  kierowni* {dzial*,katedr*,oddzial*,wydzial*}`,
  pt: 'chefe de cozinha|redator chefe|diretor{,a,as,es}',
  ro: '{bucatar,medic,redactor} sef|directo{are,area,ri,rul}',
  ru: 'директор*|главврач*|заведующ* детск*|шеф повар|главный {врач,редактор}',
  sk: 'riaditel*|hlavny lekar',
  sl: 'dekan*',
  sq: 'kryemjek*|drejtor{,e,esh,esha,i,ja}',
  sr: 'управник|управница|начелни*|главни уредник|главна уредница',
  sv: '*direktor|chefslakare|chefredaktor*|konstnarlig ledare|{avdelning,enhet,kok,verksamhet}schef*',
  sw: 'mkurugenzi*|mkuu wa {idara,shule}',
  th: '*ผู้อำนวยการ*|*หัวหน้าฝ่าย*|*หัวหน้าแผนก*',
  tr: 'mudur|bashekim*|asciBasi|departman muduru',
  uk: 'шеф кухар|головний {лікар,редактор}|головна {лікарка,редакторка}',
  vi: 'giam doc*|tong bien tap|truong {bo phan,khoa,phong*}|{bep,hieu} truong',
  zh: `*总监*|*總監*|*校长*|*园长*|*院长*|*部长*|*处长*|*處長*|*主编*|*主編*|*总编*|*總編*|*总厨*|*總廚*|*主厨*|*主廚*|*总工程师*|*總工程師*|*部門負責人*|
  {*中心,*部,*部门}负责人*`,
};
