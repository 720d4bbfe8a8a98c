import { foldText } from '../../../../../shared/text/fold-text.ts';
import { inCooperation } from './cooperation.ts';

/** With what a text comes to those with whom a firm works or whom it recommends, and who is in the same house, by language. */
const withWhom: Readonly<Record<string, string>> = {
  en: '(?:work|works|working) (?:closely )?with|our (?:friends?|partners?|neighbou?rs?) |also (?:available|sold) (?:at|from)|stockists?|recommended (?:by us|suppliers)|we recommend|in the same building|other tenants|also in (?:the|this) (?:house|building)|partners?:',
  de: 'zusammen(?:arbeit)? mit|arbeite[nt]? (?:eng )?mit|unsere?n? partner|auch erhaltlich (?:bei|im)|wir empfehlen|empfehlenswert|im selben haus|weitere im haus|ebenfalls im haus|partner:',
  fr: 'travaill(?:e|ons) avec|(?:mes|nos) (?:prestataires|partenaires|amis|fournisseurs|voisins)|egalement en vente|en vente (?:chez|aussi)|nous recommandons|je recommande|dans le meme (?:batiment|immeuble)|partenaires? ?:',
  es: 'trabaj(?:o|amos) con|(?:mis|nuestros) (?:proveedores|colaboradores externos|amigos|vecinos)|tambien (?:a la venta )?en|de venta en|recomendamos|en el mismo edificio|socios colaboradores',
  ca: 'treball(?:o|em) amb|recomanem|tambe en venda',
  pt: 'trabalh(?:o|amos) com|(?:meus|nossos) (?:parceiros|fornecedores|amigos|vizinhos)|tambem a venda|recomendamos|no mesmo (?:predio|edificio)|parceiros? ?:',
  it: 'collabor(?:o|iamo) con|lavor(?:o|iamo) con|(?:i miei|i nostri|nostri) (?:partner|fornitori|amici|vicini)|anche (?:in vendita )?presso|in vendita presso|consigliamo|nello stesso (?:edificio|stabile)|partner:',
  nl: 'samen met|werk(?:en|t)? (?:nauw )?samen met|onze (?:partners|vrienden|buren|leveranciers)|ook (?:verkrijgbaar|te koop|te verkrijgen) (?:bij|in)|verkrijgbaar bij|wij raden|in hetzelfde (?:pand|gebouw)|partners?:',
  sv: 'tillsammans med|samarbetar med|vara (?:samarbetspartners|partners|vanner|grannar)|saljs (?:aven )?(?:hos|pa)|finns (?:aven )?(?:hos|att kopa)|vi rekommenderar|i samma (?:hus|byggnad)|aven i huset|partner:',
  da: 'sammen med|samarbejder med|vores (?:samarbejdspartnere|partnere|venner|naboer)|forhandles (?:ogsa )?(?:hos|i)|kobes (?:ogsa )?hos|vi anbefaler|i samme (?:hus|bygning)|andre i huset|ogsa i huset|partner:',
  nb: 'sammen med|samarbeider med|vare (?:samarbeidspartnere|partnere|venner|naboer)|selges (?:ogsa )?(?:hos|pa)|faes kjopt|vi anbefaler|i samme (?:hus|bygg)|andre i huset|ogsa i huset|ovrige i huset|partner:',
  fi: 'yhteistyossa|yhteistyokumppani|kumppanimme|suosittelemme|myynnissa myos|samassa talossa|muut talossa|lisaksi talossa',
  is: 'i samstarfi vid|asamt|samstarfsadil|fast lika|adrir i husinu|vid maelum med',
  pl: 'wspolpracuj(?:e|emy) z|nasi (?:partnerzy|przyjaciele|sasiedzi|dostawcy)|rowniez w sprzedazy|do kupienia (?:tez )?w|polecamy|w tym samym budynku|partner:',
  cs: 'spolupracuj(?:i|eme) s|nasi (?:partneri|pratele|sousede|dodavatele)|k dostani (?:take|i) v|doporucujeme|ve stejne budove|partner:',
  sk: 'spolupracuj(?:em|eme) s|nasi (?:partneri|priatelia|susedia|dodavatelia)|dostat aj v|odporucame|v tej istej budove|partner:',
  hu: 'egyuttmukodve|kozremukodesevel|egyuttmukodo|partnerunk|partnereink|kaphato meg|ajanljuk|ugyanebben az epuletben|partner:',
  ro: 'colabor(?:ez|am) cu|(?:partenerii|prietenii|vecinii|furnizorii) (?:nostri|mei)|disponibil(?:e)? si la|recomandam|in aceeasi cladire|parteneri? ?:',
  tr: 'is ?birligi|cozum ortag|anlasmali|tavsiye|onerdigimiz|ayni binada|ayrica bulabileceginiz',
  sq: 'ne bashkepunim|bashkepunojme|partneret tane|rekomandojme',
  hr: 'suradujemo s|nasi (?:partneri|prijatelji|susjedi|dobavljaci)|preporucujemo|dostupno i u|u istoj zgradi|partner:',
  sr: 'сарађујемо са|saradujemo sa|наши партнери|nasi partneri|препоручујемо|preporucujemo|у истој згради',
  sl: 'sodeluje(?:m|mo) z|nasi (?:partnerji|prijatelji|sosedje|dobavitelji)|priporocamo|v isti stavbi|partner:',
  mk: 'соработуваме со|препорачуваме',
  bg: 'в партньорство|съвместно с|работим с|нашите партньори|препоръчваме|в същата сграда|партньори? ?:',
  ru: 'совместно с|сотруднича[^ ]+ с|наши (?:партн[её]ры|друзья|соседи)|также продается|рекомендуем|в том же здании|партн[её]р[^ ]* ?:',
  uk: 'спільно з|співпрацю[^ ]+ з|наші (?:партнери|друзі|сусіди)|рекомендуємо|у тому ж будинку|партнер[^ ]* ?:',
  el: 'συνεργαζ[^ ]+ με|συνεργατης μας|προτεινουμε|στο ιδιο κτιριο|συνεργατες ?:',
  lt: 'bendradarbiau[^ ]+ su|musu (?:partneriai|draugai|kaimynai)|rekomenduojame|tame paciame pastate',
  lv: 'sadarboj[^ ]+ ar|musu (?:partneri|draugi|kaimini)|iesakam|taja pasa eka',
  et: 'koostoopartner|meie (?:partnerid|sobrad|naabrid)|soovitame|samas majas|muugil ka',
  ka: 'თანამშრომლობით|პარტნიორ|გირჩევთ',
  hy: 'համագործակց|գործընկեր|խորհուրդ ենք տալիս',
  he: 'בשיתוף|שיתוף פעולה|ממליצים|שותפים',
  ar: 'بالتعاون مع|بالشراكة مع|شركاؤنا|ننصح|شريكنا',
  fa: 'با همکاری|همکاران ما|شرکای ما',
  ja: '提携|協力会社|協力業者|共催|おすすめ|販売店|取扱店',
  zh: '合作|友情链接|友情連結|推荐|推薦|经销商|經銷商',
  ko: '제휴|협력|추천|판매처|공동',
  vi: 'hop tac voi|phoi hop voi|doi tac|gioi thieu ban',
  id: 'bekerja ?sama dengan|kerja sama|mitra kami|rekomendasi',
};

/** Those near a guest house or beside a feast whom its guests call, by language. */
const trades: Readonly<Record<string, string>> = {
  en: '(?:tour|mountain|local|fishing) guide|taxi|cab company|boat (?:trips?|hire|tours?)|bike (?:hire|rental)|massages?|riding (?:school|stable)|bus (?:company|station)|shuttle|ferry',
  de: 'bergfuhrer|wanderfuhrer|taxi|bootsfahrt|bootsverleih|fahrradverleih|massagen?|reiterhof|busunternehmen|fahre',
  fr: 'guide(?: de montagne)?|taxis?|promenades en bateau|location de velos|massages?|centre equestre|navette|dj',
  es: 'guia(?: de montana)?|taxis?|paseos en barco|alquiler de bicicletas|masajes?|hipica|autobuses',
  pt: 'guia|taxis?|passeios de barco|aluguer de bicicletas|massagens|equitacao',
  it: 'guida (?:alpina|turistica)|taxi|gite in barca|noleggio (?:bici|barche)|massaggi|maneggio',
  nl: 'gids|taxi|boottochten|fietsverhuur|massages?|manege',
  sv: 'guide|taxi|batturer|cykeluthyrning|massage|ridskola',
  da: 'guide|taxa|taxi|badture|cykeludlejning|massage|rideskole',
  nb: 'guide|guiding|taxi|drosje|batturer|sykkelutleie|massasje|ridesenter|brevandring',
  fi: 'opas|taksi|veneretket|veneily|pyoravuokraus|hieronta|ratsastus',
  is: 'leidsogu|leigubil|taxi|batsferd|hestaleig|nudd',
  pl: 'przewodnik|taxi|taksowk|wypozyczalnia|splywy|masaze|stadnina',
  cs: 'pruvodce|taxi|pujcovna|masaze|jizdarna',
  sk: 'sprievodca|taxi|pozicovna|masaze|jazdiaren',
  hu: 'turavezeto|idegenvezeto|taxi|hajokirandulas|kerekparkolcson|masszazs|lovarda',
  ro: 'ghid|taxi|plimbari|inchirieri biciclete|masaj|echitatie',
  tr: 'rehber|taksi|tekne turu|bisiklet kirala|masaj|transfer',
  sq: 'guida|guide|taksi|taxi|masazh',
  hr: 'vodic|taksi|taxi|izleti brodom|najam bicikla|masaze',
  sr: 'водич|vodic|такси|taksi|изнајмљивање|масаже',
  sl: 'vodnik|taksi|taxi|izposoja|masaze|jahanje',
  mk: 'водич|такси|масажа',
  bg: 'водач|екскурзовод|такси|разходки с лодка|масажи|конна езда',
  ru: 'гид|экскурсовод|проводник|такси|трансфер|прогулки на|прокат|массаж|конн[^ ]+ прогулк',
  uk: 'гід|екскурсовод|провідник|таксі|трансфер|прогулянки на|прокат|масаж|кінн[^ ]+ прогулянк',
  el: 'ξεναγος|ταξι|βαρκαδα|ενοικιαση ποδηλατων|μασαζ',
  lt: 'gidas|gide|taksi|irkl|dviraciu nuoma|masaz',
  lv: 'gids|gide|taksometr|laivu noma|velo noma|masaz',
  et: 'giid|takso|paadisoit|rattalaenutus|massaaz',
  ka: 'გიდი|ტაქსი|ცხენები|მასაჟ',
  hy: 'զբոսավար|գիդ|տաքսի|մերսում',
  he: 'מדריך|מונית|מוניות|שייט|עיסויים|עיסוי|מסאז|רכיבה|השכרת אופניים',
  ar: 'مرشد|تاكسي|سيارة أجرة|رحلات القوارب|مساج|تدليك',
  fa: 'راهنمای|تاکسی|ماساژ|قایق',
  ja: '釣り船|タクシー|遊覧船|レンタサイクル|マッサージ|ガイド',
  zh: '出租车|計程車|包车|包車|租车|租車|赏鲸|賞鯨|泛舟|导游|導遊|按摩|浮潜|浮潛',
  ko: '택시|가이드|낚싯배|유람선|마사지|렌터카',
  vi: 'xe om|taxi|huong dan vien|thue xe|massage',
  id: 'pemandu|taksi|sewa (?:motor|mobil|perahu)|pijat',
};

/** Scripts in which words stand without spaces between. */
const isUnspaced = (language: string) => /^(?:ja|zh|ko|he|ar|fa)$/.test(language);

// One look before each place for all languages, rather than one for each.
const firm = (lists: Readonly<Record<string, string>>) => {
  const listsOf = (unspaced: boolean) =>
    Object.entries(lists).flatMap(([language, list]) =>
      isUnspaced(language) === unspaced ? foldText(list) : [],
    );
  const words = `(?<![\\p{L}\\p{M}])(?:${listsOf(false).join('|')})(?![\\p{L}\\p{M}]{3})`;
  return new RegExp([words, ...listsOf(true)].join('|'), 'u');
};
const together = firm(inCooperation);
const others = firm(withWhom);
const trade = firm(trades);

/** What in a folded text says that it goes on to another firm; '' if nothing does. */
export function wordsForNeighbours(folded: string): string {
  return (
    [together, others, trade].map((words) => words.exec(folded)?.[0]).find((words) => words !== undefined) ??
    ''
  );
}
