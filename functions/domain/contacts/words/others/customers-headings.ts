import { remembered } from '../../../../../shared/text/words/remembered.ts';

/** Headings of what those whom a company works for say about it, by language, folded. */
const headings: Readonly<Record<string, string>> = {
  en: 'testimonial|(?:what|hear from|words from|loved by|trusted by|voices of) .{0,20}(?:clients?|customers?|guests|users|people|patients|members)|(?:client|customer|guest|user|patient) (?:voices|stories|reviews|feedback|quotes)|^reviews?$|success stor|^kind words|\\b(?:clients|customers|guests|patients) (?:say|are saying|speak)\\b|what (?:others|they) (?:say|are saying) about us',
  de: '\\bstimmen (?:unserer|von|zu) |das sagen|was .{0,25}sagen|(?:kund(?:inn)?en|gaste|patienten|mandanten|teilnehmer)(?:meinungen|stimmen|feedback)|bewertungen|referenzen|erfahrungsberichte|meinungen unserer',
  fr: 'temoignages?|avis (?:de nos )?client|ils nous font confiance|ce que .{0,25}disent|ce qu.ils disent|ils parlent de nous|parole a(?:ux| nos) (?:client|patient)',
  es: 'opiniones|testimonios|\\bque .{0,25}dicen|nuestros clientes opinan|que opinan|resenas de ',
  it: 'testimonianz|dicono di noi|cosa (?:dicono|pensano)|dicono i nostri|recensioni|parola ai client',
  nl: 'wat .{0,20}klanten|klanten aan het woord|ervaringen|klantervaringen|wat .{0,12}(?:anderen|mensen|patienten|clienten|gasten) .{0,15}(?:zeggen|vertellen|vinden)|recensies|klantbeoordelingen',
  pt: 'o que .{0,25}dizem|depoimentos|testemunhos|opiniao d[eo]s? (?:nossos )?client|avaliacoes d[eo]s? (?:nossos )?(?:client|pacient)',
  ca: 'que diuen|testimonis|(?:clients|pacients) opinen|opinions d(?:e|els) (?:nostres )?(?:client|pacient)|ressenyes',
  sv: 'vad .{0,25}(?:kunder|gaster|patienter|andra) (?:sager|tycker)|vad (?:sager|tycker) .{0,15}(?:kunder|gaster|patienter|andra)|kundomdomen|omdomen|kundrecensioner|kundroster|kundberattelser',
  da: 'hvad .{0,25}(?:kunder|gaester|patienter|andre) (?:siger|mener)|hvad (?:siger|mener) .{0,15}(?:kunder|gaester|patienter|andre)|det siger (?:vores|andre|kunderne)|anmeldelser|kundeudtalelser',
  no: 'hva .{0,25}(?:kunder|kundene|gjester|pasienter|pasientene|andre) (?:sier|mener)|hva (?:sier|mener) .{0,15}(?:kunder|kundene|gjester|pasient|andre)|(?:dette|det) sier (?:vare|kundene|andre)|kundeomtaler|kundehistorier',
  fi: 'asiakkaiden kokemuksia|asiakaspalaut|asiakaskokemu|asiakastarin|mita .{0,25}sanovat|asiakkaa(?:mme|t) (?:sanovat|kertovat)|asiakasarvostelu',
  et: 'mida .{0,25}(?:utlevad|arvavad)|klien(?:tide|did) (?:tagasiside|arvustused|raagivad|utlevad)|^(?:klientide )?tagasiside$',
  lv: '\\bko (?:par mums )?(?:saka|doma) |atsauksmes|klienti (?:saka|par mums)',
  lt: '\\bka (?:apie mus )?(?:sako|mano) |atsiliepimai|klientai (?:sako|apie mus)',
  pl: 'opinie (?:.{0,12} )?(?:klientow|pacjentow|gosci|uczestnikow|rodzicow|o nas)|^(?:nasze )?opinie$|referencje|\\bco .{0,20}mowia|mowia o nas|klienci (?:o nas|mowia)',
  cs: '\\bco .{0,25}rikaj|(?:rekli|napsali|povedeli) o nas|\\brecenze|\\bohlasy|(?:hodnoceni|nazory|slova|reference|zkusenosti) (?:.{0,8} )?(?:klientu|zakazniku|pacientu|hostu|klientek)|spokojeni (?:klienti|zakaznici|pacienti)',
  sk: '\\bco .{0,25}hovoria|(?:povedali|napisali|hovoria) o nas|\\brecenzie|(?:hodnoteni[ae]|nazory|slova|referencie|skusenosti) (?:.{0,8} )?(?:klientov|zakaznikov|pacientov|hosti)|spokojni (?:klienti|zakaznici|pacienti)',
  sl: '\\bkaj .{0,25}pravijo|(?:rekli|povedali) so o nas|mnenja (?:.{0,8} )?(?:strank|pacientov|kupcev|uporabnikov|gostov)|stranke (?:pravijo|o nas)|izkusnje (?:.{0,8} )?strank',
  hr: '\\b(?:sto|sta) .{0,25}kazu|rekli su o nama|(?:klijenti|pacijenti|korisnici|kupci|gosti) (?:o nama|kazu)|(?:iskustva|dojmovi|utisci|misljenja) (?:.{0,8} )?(?:klijenata|pacijenata|korisnika|kupaca|gostiju)|\\brecenzije',
  sr: '(?:^| )(?:шта|што) .{0,25}кажу|рекли су о нама|(?:клијенти|пацијенти|корисници|купци|гости) (?:о нама|кажу)|(?:искуства|утисци|мишљења) (?:.{0,8} )?(?:клијената|пацијената|корисника|купаца|гостију)',
  hu: 'mit mond(?:anak|tak)|(?:rolunk|\\p{L}{3,}ink) (?:mondt?ak|irtak)|(?:mondt?ak|irtak) rolunk|velemenyek|(?:ugyfel|paciens|vendeg|vasarlo)\\p{L}* velemeny',
  ro: '\\bce (?:spun|zic|cred) |testimoniale|(?:parerea|parerile|opinia|opiniile) (?:clientilor|pacientilor|oaspetilor)|\\bpareri (?:ale )?(?:clienti|pacienti|despre)|recenzii|clientii (?:nostri )?(?:spun|despre noi)|\\bspun despre noi',
  el: 'τι λενε|ειπαν για (?:εμας|μας)|κριτικες|γνωμες πελατων|μαρτυριες|οι πελατες μας (?:λενε|για)',
  tr: '\\bne (?:diyor|dedi(?:ler)?|soyluyor)|(?:musteri|hasta|danisan|misafir|kullanici)\\p{L}* (?:yorum|gorus)|hakkimizda (?:soylenenler|yorumlar)',
  ru: 'отзывы|что .{0,25}говорят|(?:клиенты|пациенты|гости|покупатели) (?:о нас|говорят)',
  uk: 'відгуки|що .{0,25}(?:кажуть|говорять)|(?:клієнти|пацієнти|гості) (?:про нас|кажуть)',
  bg: 'какво .{0,25}(?:казват|споделят)|отзиви|мнения (?:на|от) (?:.{0,8} )?(?:клиенти|пациенти|гости)|(?:клиенти|пациенти)(?:те)? (?:за нас|казват|споделят)',
  id: '\\bapa kata\\b|\\bkata (?:mereka|klien|pelanggan|pasien)|\\btestimoni\\b|ulasan (?:klien|pelanggan|pasien)',
  vi: '(?:khach hang|benh nhan|hoc vien) (?:da )?noi|(?:cam nhan|y kien|danh gia) (?:cua |tu )?(?:khach hang|benh nhan|hoc vien)',
  ja: '(?:お客(?:様|さま)|患者(?:様|さま|さん)?|利用者(?:様|さま)?|受講(?:者|生)(?:様|さま)?|ご家族(?:様|さま)?)の(?:声|感想)|口コミ|クチコミ',
  ko: '(?:고객|이용|수강|환자|치료) ?(?:후기|리뷰)|고객의 ?소리',
  zh: '(?:客[户戶]|用[户戶]|学员|學員|患者|顾客|顧客)(?:评价|評價|反馈|回饋|心声|心聲|见证|見證|感言|怎么说)',
  he: 'מה .{0,25}(?:אומרים|מספרים)|לקוחות (?:ממליצים|מספרים|אומרים)|ממליצים עלינו|(?:^| )המלצות(?:$| )|חוות דעת',
  ar: '(?:ماذا|ما) (?:يقول|قال)|اراء (?:ال)?(?:عملا|زبا|مرضى)|قالوا عنا',
};

/** Headings that are nothing but a word for customers, with or without "our", by language, folded. */
const customers =
  /^(?:(?:our|unsere|nos|nuestr[oa]s|i nostri|nossos|onze|vara|vores|vare|nasi|nasze|nase|musu|masu|els nostres|нашите|наши|наші|οι|bizim) )?(?:customers|kunden|clients|clientes|clienti|klanten|opdrachtgevers|kunder|kunderne|kundene|asiakkaa(?:t|mme)|vidskiptavinir|klienci|klienti|klientai|kliendid|klijenti|stranke|ugyfel(?:ek|eink)|clientii(?: nostri)?|klientet(?: tane)?|musteriler(?:imiz)?|referanslar(?:imiz)?|references|referenzen|referencie|reference|referenser|referanser|referencer|referenssit|referencias|referenze|клиент[ыи](?:те)?(?: ни)?|клієнти|клијенти|πελατες(?: μας)?)$/u;

/** One pattern of all would take three times as long to compile as these together. */
const patterns = Object.values(headings).map((words) => new RegExp(words, 'u'));

/** Whether under a folded heading stand those whom a company works for, with what they say about it. */
export const announcesCustomers = remembered(
  (folded) => customers.test(folded) || patterns.some((words) => words.test(folded)),
);
