/** Who leads a firm or presides over it by an office. */
export const chiefs = {
  ar: '*الرئيس التنفيذي*|*المدير العام*|*المدير التنفيذي*|*رئيس مجلس الإدارة*|*العضو المنتدب*',
  bg: 'управляващ* съдружни*|изпълнителен директор|управител|председател|председателка',
  ca: 'gerent',
  cs: 'predsedkyn*|prezident|prezidenta|prezidentka|jednatel*|generalni reditel*|predseda*|vykonny reditel*',
  cy: 'prif weithredwr|cadeirydd',
  da: `administrerende direktor|adm direktor|adm. direktor|formand|bestyrelsesformand|forperson|forkvinde|
    bestyrelsesforperson`,
  de: `obmann|obfrau|obleute|geschaftsfuhr*|geschaeftsfuehr*|geschaftsleit*|geschaeftsleit*|mitgeschaftsfuhr*|
    vorstand|vorstande|vorstandin|vorstandsvorsitz*|vorstandsmitglied*|vorstandssprecher*|vorsitz|vors|
    mitglied des vorstands|mitglied der geschaftsfuhrung|mitglied der geschaftsleitung|alleinvorstand|prasident*|
    vorsitzende*|firmenchef*|co prasidium`,
  el: `diefthinon symvoulos|διευθυνων συμβουλος|προεδρος|γενικος διευθυντης|γενικη διευθυντρια|διευθυνουσα συμβουλος|
    διαχειριστης`,
  en: `ceo|cto|cfo|coo|cmo|cio|ciso|cpo|cro|cso|chro|cdo|cco|clo|cbo|cxo|chief|president|presidents|
    managing director*|md|representative director*|managing principal*|managing attorney|managing lawyer|
    managing solicitor|managing trustee*|chair|chairman|chairwoman|chairperson|executive chair*`,
  es: `presidente|presidenta|presidentes|gerente general|gerenta general|consejero delegado|consejera delegada|
    director general|directora general|director gerente|directora gerente|administrador unico|
    administradora unica|director ejecutivo|directora ejecutiva|presidencia`,
  et: 'juhatuse liige|juhatuse esimees|tegevjuht',
  eu: 'zuzendari nagusia',
  fa: '*مدیرعامل*',
  fi: 'puheenjohtaja|toimitusjohtaja*|hallituksen puheenjohtaja',
  fr: `pdg|chef d'entreprise|cheffe d'entreprise|president directeur general|presidente directrice generale|
    dirigeant|dirigeante|dirigeants|gerant|gerante|gerants|cogerant*|co gerant*|directeur general|
    directrice generale|dg`,
  ga: 'priomhfheidhmeannach',
  he: '*מנכ"ל*|*יו"ר*|*נשיא*',
  hi: 'अध्यक्ष*|प्रबंध निदेशक',
  hr: 'predsjednik*',
  hu: 'elnok|elnoke|ugyvezet*|cegvezeto*|vezerigazgato*',
  id: 'direktur utama|presiden direktur|komisaris utama',
  is: 'formadur|forstjori|framkvaemdastjori|fjarmalastjori|stjornarformadur',
  it: `presidenti|presidentessa|consigliere delegato|consigliera delegata|amministratore delegato|
    amministratrice delegata|amministratore unico|amministratrice unica|amministratore|amministratrice|
    direttore generale|direttrice generale|legale rappresentante|presidenza`,
  ja: '*代表取締役*|*代表弁護士*|*代表税理士*|*代表理事*|*代表司法書士*|*代表行政書士*|*代表社労士*|*代表医師*|*代表パートナー*|*社長*|*共同代表*|*代表者*|*代表社員*|*理事長*|*会長*',
  ka: 'გენერალური დირექტორი|აღმასრულებელი დირექტორი|მმართველი პარტნიორი|პრეზიდენტი',
  ko: '*총재*|*대표이사*|*대표*|*회장*',
  lt: 'prezidentas|pirmininkas|pirmininke|generalinis direktorius',
  lv: 'valdes loceklis|valdes priekssedetaj*|ipasniece*',
  ms: 'pengarah urusan|ketua pegawai eksekutif',
  nl: `voorzitster*|zaakvoerster|algemeen directeur|bestuurder*|bestuursvoorzitter|zaakvoerder*|voorzitter|
    gedelegeerd bestuurder|statutair directeur|dga`,
  no: 'daglig leder|dagleg leiar|styreleiar|leder av styret|leiar av styret|styreleder|konsernsjef',
  pl: `prezes*|przewodniczacy|przewodniczaca|przewodniczac* zarzadu|dyrektor generaln*|dyrektor zarzadzajac*|
    dyrektorka zarzadzajaca|czlonek zarzadu|czlonkini zarzadu`,
  pt: `diretor geral|diretora geral|director geral|directora geral|director executivo|directora executiva|
    diretor executivo|diretora executiva|administrador|administradora`,
  ro: 'avocat coordonator|director executiv|presedinte*|presedinta|administrator unic',
  ru: 'управляющий директор|генеральный директор|президент|председатель*',
  sk: 'konatel*|generalny riaditel*',
  sl: 'predsednik*|direktor podjetja',
  sq: 'drejtor i pergjithshem',
  sr: 'председник*',
  sv: 'ordf|*ordforande|vd|vd och|verkstallande direktor|ordforande|styrelseordforande',
  th: '*กรรมการผู้จัดการ*|*ประธานเจ้าหน้าที่บริหาร*',
  tr: 'baskan|baskani|genel mudur|yonetim kurulu baskani|yonetim kurulu uyesi|icra kurulu baskani',
  uk: 'керуючий директор|генеральний директор|генеральна директорка|голова правління',
  vi: 'tong giam doc|chu tich*|giam doc dieu hanh',
  zh: '*总裁*|*總裁*|*董事长*|*董事長*',
};
