/** Experienced or leading members of an occupation. */
export const seniors = {
  ar: 'كبير {الباحثين,المحاسبين,المحامين,المحللين,المستشارين,المصممين,المهندسين}',
  bg: 'старши|старша|водещ|водеща|главен {експерт,специалист,счетоводител,юрисконсулт}',
  bn: 'সিনিয়র|জ্যেষ্ঠ',
  cs: 'hlavni|starsi specialist*',
  cy: 'uwch',
  da: 'chefkonsulent*|overlaege|overlaeger|chefjurist|chefradgiver*',
  de: `leitende*|leitend|oberarzt|oberarztin|chefentwickler*|erfahren*|syndikus*|justiziar*|hausjurist*|oberingenieur*|
  chefkonstrukteur*|chefdesigner*|chefarchitekt*|federfuhrend*`,
  el: 'αρχιμηχανικος|ανωτερ* {αναλυτ*,αρχιτεκτ*,δικηγορ*,μηχανικ*,νομικ*,στελεχ*,συμβουλ*,σχεδιαστ*}',
  en: 'sr|principal|principals|lead|leads|teamlead|counsel|senior*|head *',
  es: 'principales',
  et: `peainsener*|pearaamatupid*|
  vanem{advokaa*,analuut*,arendaj*,arhitekt*,disain*,insener*,jurist*,konsult*,partner,projekt*,raamatupid*,spets*}|
  juhtiv{advokaat,arhitekt*,insener*,konsult*,spets*}`,
  fa: 'ارشد|سرمهندس*',
  fi: 'vanhempi|johtava|johtavat',
  fr: 'avocat conseil|conseil juridique',
  ga: 'sinsearach|sinsir',
  he: 'בכיר{,ה,ות,ים}',
  hi: 'वरिष्ठ',
  hu: 'szenior|rangidos|fomernok*|fokonyvelo*|foepitesz*|fotanacsos*|vezeto tervezo',
  hy: 'ավագ|առաջատար|գլխավոր {ինժեներ*,իրավաբան*,հաշվապահ*,ճարտարագետ*,ճարտարապետ*,մասնագետ*}',
  id: '{ahli,konsultan} utama',
  is: 'leidandi|yfirverkfraedingur',
  ja: '*シニア*|*上級*|*首席*|*リードエンジニア*|*リードデザイナー*|*プリンシパル*|*上席*',
  ka: 'უფროსი|წამყვანი|მთავარი {არქიტექტორი,ბუღალტერი,ინჟინერი,იურისტი,სპეციალისტი}',
  kk: `жетекші {дизайнер*,заңгер*,инженер*,кеңесші*,маман*,сарапшы*,әзірлеуші*}|
  аға {аудитор*,бухгалтер*,дизайнер*,заңгер*,инженер*,кеңесші*,консультант*,маман*,сарапшы*,әзірлеуші*}|
  бас {бухгалтер*,инженер*,маман*}`,
  ko: '*수석*|*선임*|*책임연구원*|*시니어*|*책임엔지니어*|책임 {디자이너,엔지니어,연구원}',
  lt: 'vyresn*|vyriausiasis {architekt*,buhalter*,inzinier*,konsultant*,specialist*}|vyriausioji {buhalter*,specialist*}',
  lv: `vecakais|vadosais|vadosa|vecaka {*ist*,advokat*,analiti*,gramatv*,inzenier*,konsult*,projekt*,special*}|
  galvenais {gramatvedis,inzenieris,specialists}|galvena {gramatvede,speciali*}`,
  mn: 'ахлах|тэргүүлэх',
  ms: '{eksekutif,jurutera,peguam,penasihat,perunding} kanan',
  nl: 'hoofdingenieur*|ervaren',
  no: 'overlege|ledende|sjefskonsulent*|sjefsradgiver*|leiande|{over,sjef,sjefs}ingenior*',
  pl: 'starszy|starsza|starszi|glowny|glowna|wiodacy|wiodaca|glown* {inzynier*,ksiegow*,projektant*}',
  ru: 'старший|старшая|ведущий|ведущая|главный|главная|ведущ* {инженер*,специалист*}|старш* {консультант*,юрист*}',
  sk: `starsia konzultant*|hlavny {architekt*,inzinier*,konzultant*,uctovni*}|
  hlavna {architekt*,inzinier*,sestra,uctovni*}`,
  sq: `kryeinxhinier*|kryekontabilist*|
  {arkitekt* i,arkitekte* e,avokat* i,avokate* e,inxhinier* i,inxhiniere* e,jurist* i,juriste* e,keshilltar* i,keshilltare* e,specialist* i,specialiste* e} larte`,
  sv: 'ledande|overlakare|huvudkonsult',
  sw: 'mwandamizi|waandamizi',
  th: '*อาวุโส*',
  tr: 'kidemli|basdanisman|basmuhendis|basuzman|basmimar|bas {danisman,mimar,muhendis,tasarimci,uzman}',
  uk: 'провідний|провідна|головний {архітектор,бухгалтер,спеціаліст,юрист,інженер}|головна {бухгалтерка,юристка}',
  vi: '{ke toan,kien truc su,ky su} truong|{chuyen vien,ky su} chinh',
  zh: '*主席*|*高级*|*资深*|*高級*|*資深*|*主创*|*總設計師*|*总设计师*',
};
