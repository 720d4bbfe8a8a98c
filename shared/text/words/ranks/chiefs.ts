/** Who leads a firm or presides over it by an office. */
export const chiefs = {
  af: 'voorsitter|uitvoerende hoof|besturende {direkteur,vennoot}',
  ar: `الرئيس|الرئيسة|*المدير العام*|*رئيس مجلس الإدارة*|*العضو المنتدب*|المديرة العامة|الممثل القانوني|ممثل قانوني|
  المفوض بالتوقيع|عضو منتدب|المدير المفوض|{*الرئيس,*المدير} التنفيذي*|رئيس {الشركة,تنفيذي,مجلس}|
  مديرة {تنفيذية,عامة}|مدير {تنفيذي,عام}`,
  bg: `управляващ* съдружни*|законен представител*|директор на {дружеството,фирмата}|{генерал*,изпълнителн*} директор*|
  {изпълнителен,управляващ} директор|управител{,и,к*,ят}`,
  bn: 'চেয়ারম্যান|সভাপতি|ব্যবস্থাপনা পরিচালক|প্রধান নির্বাহী*',
  ca: 'gerent|conseller delegat|consellera delegada|director executiu|direccio general',
  cs: `predsedkyn*|jednatel*|predseda*|clen predstavenstva|vedouci partner*|
  {generalni,statutarni,vykonna,vykonny} reditel*|{reditel,reditelka,statutarni zastupce} spolecnosti|
  prezident{,a,ka}`,
  cy: 'cadeirydd|llywydd|rheolwr gyfarwyddwr|prif swyddog*|cyd gadeirydd|{brif,prif} weithredwr',
  da: 'formand|bestyrelsesformand|forperson|forkvinde|bestyrelsesforperson|{adm,adm.,administrerende} {direktor,dir}',
  de: `obmann|obfrau|obleute|vorsitz|vors|alleinvorstand|prasident*|vorsitzende*|firmenchef*|vereinsvorsitz*|
  generaldirektor*|seniorchef*|juniorchef*|chefin|verwaltungsratsprasident*|co prasidium|gesetzliche* vertreter*|
  mitglied des {vorstandes,vorstands}|{,allein,bundes,haupt,landes,mit}geschaftsfuhr*|
  vorstand{,e,in,smitglied*,ssprecher*,svorsitz*}|gescha{eftsfuehr*,eftsleit*,ftsleit*}`,
  el: `προεδρος|διαχειριστης|διαχειριστρια|diefthinon symvoulos|γενικος διευθυντης|γενικη διευθυντρια|νομιμ* εκπροσωπ*|
  διευθυν{ουσα,τ* συμβουλ*,ων}`,
  en: `ceo|cto|cfo|coo|cmo|cio|ciso|cpo|cro|cso|chro|cdo|cco|clo|cbo|cbdo|cxo|chief|president|presidents|md|copresident*|
  cochair*|representative director*|legal representative*|sole director|co president*|
  managing {attorney,director*,lawyer,principal*,solicitor,trustee*}|{co,executive} chair*|chair{,man,person,woman}`,
  es: `consejero delegado|consejera delegada|representante legal|
  {direccion,director,directora,gerencia,gerenta,gerente} general|directora {ejecutiva,gerente}|
  director {ejecutivo,gerente}|presiden{cia,ta,te,tes}`,
  et: `tegevjuht|juhtivpartner*|peadirektor*|tegevdirektor*|tegevjuhi|firmajuht|esinaine|seaduslik esindaja|
  ettevotte juht|juhatuse {esimees,liige,liikme*}`,
  eu: 'lehendakari|presidentea|administratzaile bakar*|zuzendari {exekutibo*,gerente*,nagusi*}',
  fa: '*مدیرعامل*|{رئیس هیئت,رئیس هیات,رییس هیئت,رییس هیات,عضو هیئت} مدیره|{رئیس,عضو} هیئتمدیره|مدیر {عامل,کل}',
  fi: 'puheenjohtaja|toimitusjohtaja*|paajohtaja',
  fil: 'tagapangulo',
  fr: `pdg|cogerant*|dg|presidence|co gerant*|representant legal|representante legale|administratrice deleguee|
  direction generale|administrateur {delegue,general,unique}|{chef,cheffe} d'entreprise|
  directrice {executive,generale}|directeur {executif,general}|dirigeant{,e,s}|gerant{,e,s}`,
  ga: 'priomhfheidhmeannach|cathaoirleach|uachtaran|stiurthoir bainistiochta',
  gl: 'conselleiro delegado|conselleira delegada|{direccion,director,directora} xeral',
  he: '*מנכ"ל*|*יו"ר*|*נשיא*|מנכל|מנכלית|שותף מנהל|שותפה מנהלת|מנהל כללי|מנהלת כללית|{יושב,יושבת} ראש',
  hi: 'अध्यक्ष*|मुख्य कार्यकारी*|प्रबंध निदेशक*',
  hr: `zakonsk* zastupni*|upravljajuc* partner*|{direktorica,direktorka,direktor} {drustva,firme,kompanije,preduzeca,tvrtke}|
  {generaln*,glavn*,izvrsn*} direktor*|{clan,clanica} uprave|predsjedni{ca,ce,k*}`,
  hu: 'elnok|elnoke|ugyvezet*|cegvezeto*|vezerigazgato*|elnokasszony|torvenyes kepviselo',
  hy: 'նախագահ|կառավարող գործընկեր*|{գլխավոր,գործադիր,ընկերության,կառավարող} տնօրեն*',
  id: 'komisaris utama|direktur {eksekutif,utama}|ketua {umum,yayasan}',
  is: 'formadur|stjornarformadur|forseti|framkvaemdastyra|{fjarmala,for,framkvaemda}stjori',
  it: `consigliere delegato|consigliera delegata|legale rappresentante|rappresentante legale|direttore esecutivo|
  direttrice esecutiva|{direttore,direttrice,direzione} generale|amministrat{ore,ori,rice}|presiden{tessa,ti,za}`,
  ja: `*代表取締役*|*代表弁護士*|*代表税理士*|*代表理事*|*代表司法書士*|*代表行政書士*|*代表社労士*|*代表医師*|*代表パートナー*|*社長*|*共同代表*|*代表者*|*代表社員*|*理事長*|*会長*|代表|
  *法定代表*|*総裁*`,
  ka: 'პრეზიდენტ*|თავმჯდომარე*|მმართველ* პარტნიორ*|{აღმასრულებელ*,გენერალურ*,მმართველ*} დირექტორ*',
  kk: 'төраға*|басқарушы серіктес*|{атқарушы,бас,басқарушы} директор*|{компания,кәсіпорын} басшысы',
  ko: '*총재*|*대표*|*회장*|*최고경영*|*이사회의장*|*총장*|이사회 의장',
  lt: `prezidentas|pirmininkas|pirmininke|prezidente|valdybos pirminink*|{bendroves,generalin*,vykdom*} direktor*|
  {vadovauja*,valdan*} partner*|{bendroves,imones} vadov*`,
  lv: `izpilddirektor*|priekssedetajs|priekssedetaja|prezidents|vadosais partneris|vadosa partnere|uznemuma vaditaj*|
  valdes {locekl*,priekssedetaj*}`,
  mk: 'претседател*|законск* застапни*|управувачк* партнер*|извршен директор|директор на {друштвото,компанијата}',
  mn: 'ерөнхийлөгч*|{гүйцэтгэх,ерөнхий} захирал*',
  ms: 'pengerusi*|presiden|pengarah urusan*|{ketua pegawai,pengarah} eksekutif',
  mt: 'kap ezekuttiv*|ufficjal kap|direttur {generali,manigerjali}',
  nl: `voorzitster*|zaakvoerster|bestuurder*|zaakvoerder*|dga|algemeen directrice|algemene directie|
  wettelijk vertegenwoordiger*|{algemeen,statutair} directeur|{,bestuurs,directie}voorzitter`,
  no: `styreleiar|styreleder|konsernsjef|dagligleder*|dagleg leiar|administrerande direktor|{leder,leiar} av styret|
  {daglig,daglige} leder`,
  pl: `prezes*|przewodniczacy|przewodniczaca|dyrektor {firmy,generaln*,naczeln*,spolki,zarzadzajac*}|
  dyrektorka {generaln*,naczeln*,zarzadzajaca}|{czlonek,czlonkini,przewodniczac*} zarzadu`,
  pt: `{direcao,director,directora,diretor,diretora} geral|{director,diretor} executivo|{directora,diretora} executiva|
  administrador{,a,es}`,
  ro: `administratorul|presedint*|avocat coordonator|director executiv|reprezentant legal|
  administrator {al societatii,unic}|directoare {executiva,generala}`,
  ru: 'президент|гендиректор*|председател*|управляющ* директор*|директор {компании,ооо,фирмы}|глава {компании,фирмы}',
  sk: `konatel*|predsednicka|predsednicke|riadiac* partner*|statutarny zastupca|
  {generalna,generalny,vykonna,vykonny} riaditel*|{riaditel,riaditelka} spolocnosti`,
  sl: 'zakonit* zastopni*|{direktorica,direktor} {druzbe,podjetja}|{poslovodni,vodilni} partner|predsedni{ca,ce,k*}',
  sq: `kryetar*|perfaqesues* ligjor*|partner menaxhues|drejtor* {e pergjithsh*,ekzekutiv*,i pergjithsh*}|
  administrator{ i shoqerise,e,i i,ja e}`,
  sr: `законск* заступни*|управљајућ* партнер*|директор {друштва,предузећа,фирме}|директорка {друштва,фирме}|
  {главн*,извршн*} директор*|{члан,чланица} управе|председни{к*,ца,це}`,
  sv: 'ordf|*ordforande|vd|koncernchef*|styrelseordforanden|ordforanden|verkstallande {direktor,direktoren}',
  sw: 'mwenyekiti|mkurugenzi {mkuu,mtendaji}',
  th: '*กรรมการผู้จัดการ*|*กรรมการบริหาร*|*ผู้จัดการใหญ่*|*ประธาน{กรรมการ*,บริหาร*,เจ้าหน้าที่*}',
  tr: 'baskan|baskani|genel mudur|yasal temsilci*|murahhas uye|yonetim kurulu {baskan*,uyesi}|{genel,sirket} muduru',
  uk: `керуюч* директор*|{директор,директорка,керівник,керівниця} компанії|директор {підприємства,тов}|
  голова {правління,ради}`,
  vi: `chu tich*|giam doc dieu hanh|tong giam doc*|dai dien theo phap luat|nguoi dai dien phap luat|luat su dieu hanh|
  truong van phong luat*`,
  zh: `*总裁*|*總裁*|*董事长*|*董事長*|*法人代表*|负责人|負責人|*执行长*|*執行長*|*首席执行*|*总经理*|*總經理*|*执行董事*|*執行董事*|*董事会主席*|*董事會主席*|*理事长*|*会长*|*會長*|
  *管理合伙人*|*主任律师*`,
};
