/** Experienced or leading members of an occupation. */
export const seniors = {
  ar: 'كبير {المحامين,المستشارين,المهندسين}',
  bg: `старши|старша|{водеща,водещ} {архитект*,дизайнер*,експерт*,инженер*,консултант*,програмист*,специалист*,юрист*}|
  главен {експерт,специалист,счетоводител}`,
  bn: 'সিনিয়র',
  cs: 'hlavni|starsi specialist*',
  cy: 'uwch {beiriannydd,ddarlithydd,ddylunydd,gyfreithiwr,gynghorydd,swyddog*,ymgynghorydd}',
  da: 'chefkonsulent*|overlaege|overlaeger|chefjurist|chefradgiver*',
  de: `leitende*|leitend|oberarzt|oberarztin|erfahren*|syndikus*|justiziar*|hausjurist*|oberingenieur*|federfuhrend*|
  chef{architekt*,designer*,entwickler*,konstrukteur*}`,
  el: 'αρχιμηχανικος|ανωτερ* {αναλυτ*,αρχιτεκτ*,δικηγορ*,μηχανικ*,νομικ*,στελεχ*,συμβουλ*,σχεδιαστ*}',
  en: 'sr|principal|principals|lead|leads|teamlead|counsel|senior*|head *',
  es: 'lider {tecnic*,de arquitectura,de desarrollo,de diseno,de ingenieria,de investigacion,de proyecto*}',
  et: `peainsener*|pearaamatupid*|vanem{advokaa*,arhitekt*,insener*,jurist*,konsult*,partner,raamatupid*,spets*}|
  juhtiv{insener*,konsult*,spets*}`,
  fa: 'سرمهندس*|{برنامهنویس,تحلیلگر,حسابدار,حسابرس,طراح,مشاور,معمار,مهندس,وکیل,کارشناس} ارشد',
  fi: `vanhempi|
  johtava {arkkitehti,asianajaja,asiantuntija,insinoori,juristi,kehittaja,konsultti,lakimies,suunnittelija,tutkija}`,
  fr: 'avocat conseil|conseil juridique',
  ga: 'sinsearach|sinsir',
  he: 'בכיר{,ה,ות,ים}',
  hi: 'वरिष्ठ',
  hu: 'szenior|rangidos|fomernok*|fokonyvelo*|foepitesz*|fotanacsos*|vezeto tervezo',
  hy: `ավագ|առաջատար {դիզայներ*,ինժեներ*,իրավաբան*,խորհրդատու*,ծրագրավորող*,ճարտարագետ*,մասնագետ*}|
  գլխավոր {ինժեներ*,իրավաբան*,հաշվապահ*,ճարտարագետ*,ճարտարապետ*,մասնագետ*}`,
  id: '{ahli,konsultan} utama',
  is: 'yfirverkfraedingur|leidandi {forritari,honnudur,logmadur,radgjafi,serfraedingur,verkfraedingur}',
  ja: '*シニア*|*上級*|*首席*|*プリンシパル*|*上席*',
  ka: 'უფროსი|წამყვანი|მთავარი {არქიტექტორი,ბუღალტერი,ინჟინერი,იურისტი,სპეციალისტი}',
  kk: `жетекші {заңгер*,инженер*,кеңесші*,маман*}|аға {заңгер*,инженер*,кеңесші*,консультант*,маман*}|
  бас {бухгалтер*,инженер*,маман*}`,
  ko: '*수석*|*선임*|*책임연구원*|*시니어*|책임 연구원',
  lt: `vyresn*|vyriausiasis {architekt*,buhalter*,inzinier*,konsultant*,specialist*}|
  vyriausioji {buhalter*,inzinier*,specialist*}`,
  lv: `vecakais|{vadosais,vadosa} {advokat*,arhitekt*,inzenier*,jurist*,konsultant*,programmet*,projekt*,speciali*}|
  vecaka {*ist*,advokat*,analiti*,gramatv*,inzenier*,konsult*,projekt*,special*}|
  galvenais {gramatvedis,inzenieris,specialists}|galvena {gramatvede,speciali*}`,
  mn: 'ахлах',
  ms: '{jurutera,peguam,perunding} kanan',
  nl: 'hoofdingenieur*',
  no: 'overlege|ledende|sjefskonsulent*|sjefsradgiver*|leiande|{over,sjef,sjefs}ingenior*',
  pl: `glowny|glowna|{wiodacy,wiodaca} {inzynier*,konsultant*,program*,projektant*,specjalist*}|
  glown* {inzynier*,ksiegow*,projektant*}|starsz{a,i,y}`,
  pt: 'lider {tecnic*,de arquitetura,de desenvolvimento,de design,de engenharia,de projeto*}',
  ru: 'старший|старшая|ведущий|ведущая|главный|главная|ведущ* {инженер*,специалист*}|старш* {консультант*,юрист*}',
  sk: `starsia konzultant*|hlavny {architekt*,inzinier*,konzultant*,uctovni*}|
  hlavna {architekt*,inzinier*,sestra,uctovni*}`,
  sq: `kryeinxhinier*|kryekontabilist*|
  {arkitekt* i,arkitekte* e,avokat* i,avokate* e,ekspert* i,eksperte* e,inxhinier* i,inxhiniere* e,jurist* i,juriste* e,keshilltar* i,keshilltare* e,konsulent* i,konsulente* e,specialist* i,specialiste* e} larte`,
  sv: 'ledande|overlakare|huvudkonsult',
  sw: 'mwandamizi',
  th: '*อาวุโส*',
  tr: 'kidemli|basdanisman|basmuhendis|basuzman|basmimar|bas danisman|bas muhendis',
  uk: `головна бухгалтерка|
  {провідний,провідна} {дизайнер*,консультант*,науков*,розробни*,спеціаліст*,фахів*,юрист*,інженер*}|
  головний {бухгалтер,юрист,інженер}`,
  vi: 'ke toan truong|{chuyen vien,ky su} chinh',
  zh: '*主席*|*高级*|*资深*|*資深*|*總設計師*|*总设计师*|*高級工程師*|*高級顧問*|*高級設計師*|*高級律師*|*高級專員*|*高級研究員*|*高級會計師*|*高級分析師*|*高級講師*|*高級建築師*',
};
