import { foldText } from '../../../../../shared/text/fold-text.ts';

/** What stands right before a number of a phone, by language, folded and without marks. */
const ofPhones: Readonly<Record<string, string>> = {
  en: 'voice|landline|land line|ph no|viber|whatsapp viber|reception no|office no|contact details|contact no|contact number|contact numbers|helpdesk|whatsapp business|tel no|mob no|call centre|call center',
  de: 'kontaktnummer|notfallnummer|notrufnummer|servicenummer|bereitschaftsnummer|festnetz|ruf|notruf|festnetznummer|mobilnummer|natel|rufnr|telefonzentrale',
  fr: 'fixe|telephone fixe|numero vert|urgences|ligne fixe|appelez-nous|appelez nous|appelez-nous au|secretariat',
  es: 'tfno|tlfno|tfnos|tlfnos|telf|telfs|telfno|tfn|cel|celular|celulares|fijo|telefono fijo|centralita|llamanos|urgencias|linea gratuita|linea fija|pbx',
  pt: 'tm|tlm|tlf|fone|fones|celular|cel|telefone fixo|ligue|ligue-nos|ligue ja|agendamento|agendamentos|plantao|rede fixa',
  it: 'fisso|telefono fisso|centralino|recapito|recapito telefonico|recapiti telefonici|numero verde|chiamaci|chiamaci al|emergenze',
  nl: 'mobiel|mobiel nummer|gsm nummer|gsm-nummer|vaste lijn|telefoonnr|telefoonnummer|spoed|spoednummer|afspraken|bel ons|bel',
  sv: 'vaxel|jour|jourtelefon|telefonnr|vxl|tel vx',
  da: 'vagttelefon|telefontid|tlf nr|hovednummer|ring',
  nb: 'sentralbord|tlf nr|vakttelefon|mobilnr',
  fi: 'vaihde|kannykka|ajanvaraus|paivystys|puhelinnumero|gsm|soita|matkapuhelin',
  pl: 'tel kom|kom|stacjonarny|infolinia|rejestracja|telefon komorkowy|telefon kontaktowy|telefon stacjonarny|nr tel|numer telefonu|zadzwon',
  cs: 'tel c|mob c|pevna linka|telefonni cislo|zakaznicka linka|infolinka|objednavky|volejte|recepce|mobilni telefon',
  sk: 'tel c|mob c|pevna linka|telefonne cislo|zakaznicka linka|infolinka|objednavky|volajte|recepcia',
  hu: 'mobiltelefon|vezetekes|mobilszam|telefonszam|ugyelet|hivjon|hivjon minket|vezetekes telefon|bejelentkezes',
  ro: 'programari|dispecerat|sunati|sunati-ne|suna acum|telefon mobil|telefon fix|numar de telefon',
  tr: 'irtibat|gsm no|sabit|sabit hat|cep tel|cep no|telefon no|bizi arayin|hemen ara|whatsapp hatti|randevu hatti|musteri hizmetleri',
  hr: 'mobitel|fiksni|narudzbe|narucivanje|broj telefona|kontakt telefon|mob tel',
  sr: 'fiksni|mobilni|broj telefona|фиксни|мобилни|број телефона|контакт телефон',
  sl: 'mobitel|gsm|stacionarni telefon|telefonska stevilka|narocanje',
  bg: 'телефон за връзка|стационарен|мобилен|телефони за връзка|телефон за контакт|моб тел',
  ru: 'приемная|регистратура|звоните|позвоните|контактный телефон|телефон для связи|бесплатно по россии|горячая линия|многоканальный|тел|дежурный',
  uk: 'приймальня|реєстратура|телефонуйте|контактний телефон|гаряча лінія|багатоканальний|номер телефону',
  el: 'τηλεφωνα|τηλεφωνα επικοινωνιας|σταθερο|κινητο|τηλ κεντρο|τηλεφωνικο κεντρο|τηλ επικοινωνιας|τηλεφωνο επικοινωνιας|καλεστε|καλεστε μας',
  lt: 'mobilus tel|tel nr|registratura|telefono numeris|mob tel',
  lv: 'registratura|talrunis|talruna numurs|mob talr|mob tel',
  et: 'lauatelefon|mobiiltelefon|valvetelefon|telefoninumber|helista|uldtelefon',
  ja: '代表電話|代表番号|お電話|予約電話|電話でのお問い合わせ|フリーダイヤル',
  zh: '热线|热线电话|咨询热线|服务热线|座机|固定电话|服務專線|客服專線|專線|電話專線|订购热线',
  ko: '대표번호|연락처|전화번호|상담전화|고객센터|예약문의',
  vi: 'dt|dien thoai|di dong|may ban|duong day nong|so dien thoai',
  id: 'telp|no hp|no telp|nomor telepon|no telepon|hubungi',
};

/**
 * What stands right before a number that is none of a phone, by language, folded and without marks: of an article, of
 * a register, of a tax office, of an account, of a licence, of hours and of sizes.
 */
const ofOtherThings: Readonly<Record<string, string>> = {
  en: 'gst|gst no|gst number|gstin|cin|pan|hst|bsb|account|acct|account no|upc|mpn|model|model no|part no|part number|part nos|p n|item|item no|item number|stock no|lot|lot no|mls|nmls|lic|dre|case no|docket no|bar no|sra no|sra number|sra id|fca|frn|gdc|gdc no|gmc|gmc no|nmc pin|hcpc|usdot|cage|dimensions|size|coordinates|batch|batch no|catalogue no|catalog no|cat no|quote no|utr|opening times|office hours|business hours|barcode',
  de: 'best nr|best-nr|bestnr|bestell nr|bestell-nr|bestellnummer|art nr|art-nr|artnr|ident-nr|ident nr|identnummer|teile-nr|teilenr|teilenummer|oe-nr|oe-nummer|chargennr|charge|chargennummer|fn|firmenbuch-nr|firmenbuchnr|ik|ik-nummer|lanr|bsnr|aktenzeichen|az|offnungszeiten|masse|abmessungen|grosse|pzn|typ|modell|zvr|zvr-zahl|gisa-zahl|dvr|gln|ahv-nr|zsr-nr|zsr|postkonto|bestandsnummer|katalognummer|auftragsnr|kundennr|vertragsnr|zulassungsnr|schutzrechts-nr',
  fr: 'ref|refs|code|code article|code produit|adeli|no adeli|n adeli|rpps|n rpps|finess|agrement|n agrement|no agrement|horaires|numero de serie|n de serie|n de compte|dimensions|taille|naf|ape|code ape|code naf|orias|n orias|carte professionnelle|cpi|ics|modele|lot|bce|n bce',
  es: 'codigo|cod|nit|ruc|rut|cuit|rfc|colegiado|no colegiado|n colegiado|num colegiado|colegiada|no reg|registro|horario|referencia|modelo|medidas|talla|cbu|cci|clabe|cedula|cedula profesional|ced prof|matricula|mat|serie|lote|expediente',
  it: 'codice|cod|cod art|codice articolo|codice prodotto|codice univoco|codice sdi|sdi|rea|n rea|c f|cf|albo n|iscrizione n|orari|orario|modello|misure|matricola|lotto|articolo|ccp|c c postale|iscr n',
  pt: 'codigo|cod|cnpj|cpf|crm|cro|crea|cau|crp|coren|crmv|oab|creci|nipc|contribuinte|alvara|referencia|modelo|horario|inscricao estadual|ie|tamanho|lote|cedula profissional|ami|rnt|conta|agencia',
  nl: 'artnr|artikelnr|artikelnummer|bestelnr|bestelnummer|big|big-nummer|big-register|agb|agb-code|agb code|openingstijden|openingsuren|riziv|riziv-nummer|ondernemingsnummer|ondernemingsnr|onderdeelnummer|afmetingen|maat|type|typenummer|biv|ipi|rekeningnr|rpr|skj|kvk-nummer',
  sv: 'artnr|art nr|artikelnr|bestallningsnr|plusgiro|bankgiro|pg|bg|oppettider|matt|storlek|modell|kundnr|hsa-id|serienr|organisationsnr|swish',
  da: 'varenr|varenummer|bestillingsnr|abningstider|se-nr|autorisations-id|ydernr|ydernummer|reg nr|kontonr|mobilepay|model|ordrenr',
  nb: 'varenr|varenummer|bestillingsnr|apningstider|hpr-nr|hpr|orgnr|org nr|kontonr|kontonummer|vipps|modell|artnr|artikkelnr|nobb',
  fi: 'tuote|tuotenro|tuotekoodi|tuotenumero|aukioloajat|tilinumero|tilausnumero|koko|mitat|malli|alv-tunnus|ly-tunnus',
  pl: 'nr kat|nr katalogowy|numer katalogowy|indeks|symbol|kod|kod produktu|kod towaru|pesel|nr konta|numer konta|rachunek|nr rachunku|pwz|nr pwz|npwz|godziny otwarcia|wymiary|rozmiar|model|nr licencji|nr seryjny|konto',
  cs: 'obj cislo|objednaci cislo|kod|kod zbozi|katalogove cislo|kat cislo|cislo uctu|c uctu|oteviraci doba|ic|ico|rozmery|velikost|vyrobni cislo|ev cislo|c j|spisova znacka|datova schranka|icp|icz|ckait|bankovni spojeni',
  sk: 'obj cislo|kod|kod tovaru|katalogove cislo|cislo uctu|otvaracie hodiny|ic dph|rozmery|velkost|vyrobne cislo|bankove spojenie',
  hu: 'cikkszam|bankszamlaszam|adoszam|adoazonosito|cegjegyzekszam|nyitvatartas|rendelesi ido|meret|termekkod|modell|nyilvantartasi szam|engedelyszam|kamarai szam|rendelesi szam|gyari szam',
  ro: 'cui|cif|cod|cod produs|cod articol|program|orar|cont|dimensiuni|model|serie|nr reg com|cod fiscal',
  tr: 'urun kodu|stok kodu|parca no|vergi no|vergi numarasi|mersis|mersis no|sicil no|ticaret sicil no|calisma saatleri|hesap no|model|olculer|beden|seri no|tursab|sgk no|kod|barkod',
  hr: 'oib|mbs|maticni broj|mb|sifra|sifra artikla|ziro racun|radno vrijeme|racun|dimenzije|velicina|kataloski broj|kat br',
  sr: 'pib|mb|maticni broj|tekuci racun|ziro racun|radno vreme|sifra|kataloski broj|пиб|мб|матични број|текући рачун|радно време|шифра|каталошки број',
  sl: 'davcna st|davcna stevilka|maticna st|maticna stevilka|trr|sifra|delovni cas|id za ddv|dimenzije',
  bg: 'еик|булстат|ин по ддс|код|кат|каталожен|артикул|работно време|размери|уин',
  ru: 'артикул|арт|код|код товара|огрн|огрнип|кпп|р с|к с|бик|оквэд|режим работы|часы работы|размер|размеры|модель|номер заказа|серийный номер|лицензия|каталожный номер|кат|инн кпп',
  uk: 'артикул|арт|код|код товару|мфо|іпн|рнокпп|р р|режим роботи|графік роботи|розмір|модель|ліцензія|каталожний номер',
  el: 'κωδικος|κωδικος προιοντος|αφμ|γεμη|αρ γεμη|ωραριο|ωρες λειτουργιας|διαστασεις|αριθμος λογαριασμου|μοντελο|αρ μητρωου|α μ',
  lt: 'imones kodas|pvm kodas|pvm moketojo kodas|kodas|darbo laikas|prekes kodas|saskaita|sask|matmenys',
  lv: 'reg nr|registracijas nr|registracijas numurs|pvn nr|pvn reg nr|kods|darba laiks|preces kods|konts|izmeri',
  et: 'reg kood|registrikood|reg nr|kmkr|kmkr nr|kood|tootekood|lahtiolekuajad|arveldusarve|a a|mootmed',
  ja: '品番|型番|型式|商品コード|製品番号|登録番号|法人番号|許可番号|免許番号|郵便番号|口座番号|営業時間|サイズ|寸法|注文番号|インボイス番号',
  zh: '货号|貨號|型号|型號|编号|編號|产品编号|统一社会信用代码|统一编号|統一編號|统编|統編|账号|帳號|银行账号|邮编|郵編|许可证号|营业时间|營業時間|尺寸|备案号',
  ko: '사업자등록번호|사업자번호|법인등록번호|상품코드|제품번호|품번|모델명|계좌번호|우편번호|허가번호|영업시간|진료시간|크기|규격',
  vi: 'mst|ma so thue|ma sp|ma san pham|ma hang|so tai khoan|stk|gio lam viec|gio mo cua|kich thuoc|gpkd|giay phep so|msdn|ma so doanh nghiep',
  id: 'kode|kode produk|npwp|nib|no rekening|rekening|jam buka|jam operasional|ukuran|no izin|siup|sipp|str|sip',
};

const spaced = (label: string) => label.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
const listed = (byLanguage: Readonly<Record<string, string>>) =>
  new Set(Object.values(byLanguage).flatMap((list) => foldText(list).split('|').map(spaced)));
const phoneLabels = listed(ofPhones);
const otherLabels = listed(ofOtherThings);

const maxWords = 4;

/** What the last words of a folded label call the number after it; null if no list has them. */
export function calledBy(label: string): 'phone' | 'other' | null {
  const words = spaced(label).split(' ').slice(-maxWords);
  // The longest first: "telefonní číslo" is of a phone, whatever "číslo" alone is of.
  for (let from = 0; from < words.length; from++) {
    const ending = words.slice(from).join(' ');
    if (phoneLabels.has(ending)) return 'phone';
    if (otherLabels.has(ending)) return 'other';
  }
  return null;
}
