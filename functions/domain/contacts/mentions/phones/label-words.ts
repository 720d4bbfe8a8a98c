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
 * What may be all that stands before a number: whose it is, what one books or orders with it, or where it rings, by language. After
 * other words it may end the label of anything ("code of the practice").
 */
const alone: Readonly<Record<string, string>> = {
  en: 'reservations|reservation|bookings|booking|to book|book a table|table bookings|orders|to order|appointments|appointment|enquiries|inquiries|workshop|shop|surgery|studio|home|questions|call or text|text or call|call or whatsapp',
  de: 'reservierung|reservierungen|tischreservierung|tischreservierungen|buchung|buchungen|bestellung|bestellungen|vorbestellung|terminvereinbarung|termine|terminvergabe|anmeldung|buro|werkstatt|praxis|laden|hofladen|ansprechpartner|auskunft|rezeption|empfang|anfragen|whatsapp nummer',
  fr: 'reservations|reservation|reserver|commandes|commande|rendez-vous|prise de rendez-vous|bureau|atelier|boutique|renseignements|cabinet|accueil|par telephone|contact telephonique|port|tel portable',
  es: 'reservas|pedidos|citas|cita previa|pedir cita|oficina|taller|tienda|informacion y reservas|consultas|recepcion|encargos|telefono movil',
  pt: 'reservas|encomendas|marcacoes|marcacao|consultas|pedidos|escritorio|loja|oficina|telefone fax|informacoes|rececao|recepcao|telefone|telemovel|whats|zap|zapzap|delivery',
  it: 'prenotazioni|prenotazione|per prenotare|ordini|ordinazioni|appuntamenti|per appuntamenti|ufficio|laboratorio|negozio|studio|informazioni|reception|segreteria|bottega|officina',
  nl: 'reserveringen|reserveren|reservering|bestellingen|bestellen|afspraak|afspraak maken|kantoor|werkplaats|winkel|praktijk|receptie|boekingen|balie|vragen|informatie',
  sv: 'bokning|bokningar|bordsbokning|bestallning|tidsbokning|kontor|verkstad|butik|reception|bokningstelefon|boka|fragor|dygnet runt|mobil',
  da: 'bordbestilling|bordreservation|booking|bestilling|bestillinger|tidsbestilling|kontor|vaerksted|butik|reception|klinik|klinikken|mobil|sporgsmal',
  nb: 'bordbestilling|booking|bestilling|bestillinger|timebestilling|kontor|kontoret|verksted|verkstedet|butikk|resepsjon|resepsjonen|klinikk|mobil|sporsmal|vakt',
  fi: 'varaukset|varaus|poytavaraukset|tilaukset|ajanvaraukset|toimisto|verstas|korjaamo|myymala|vastaanotto|asiakaspalvelu|tiedustelut|matkapuh',
  pl: 'rezerwacja|rezerwacje|rezerwacja stolikow|zamowienia|umow wizyte|umawianie wizyt|zapisy|biuro|warsztat|sklep|recepcja|gabinet|sekretariat|kancelaria|informacja|rejestracja telefoniczna',
  cs: 'rezervace|objednani|objednavani|kancelar|dilna|prodejna|ordinace|mobil|dotazy|rezervace stolu|telefonicky',
  sk: 'rezervacie|rezervacia|objednanie|kancelaria|dielna|predajna|ambulancia|mobil|otazky',
  hu: 'asztalfoglalas|foglalas|szobafoglalas|rendeles|megrendeles|idopontkeres|idopontfoglalas|iroda|muhely|uzlet|recepcio|rendelo|informacio|erdeklodes',
  ro: 'rezervari|comenzi|programare|birou|atelier|magazin|receptie|cabinet|informatii|secretariat|contact telefonic',
  tr: 'rezervasyon|siparis|randevu|ofis|atolye|magaza|resepsiyon|klinik|buro|bilgi|iletisim|whatsapp siparis|cagri merkezi|muayenehane',
  hr: 'rezervacije|rezervacija|narudzba|ured|radionica|trgovina|recepcija|ordinacija|dogovor|upiti|mob',
  sr: 'rezervacije|porudzbine|narudzbine|zakazivanje|kancelarija|radionica|prodavnica|recepcija|ordinacija|резервације|поруџбине|заказивање|канцеларија|радионица|продавница|рецепција|ординација',
  sl: 'rezervacije|narocila|pisarna|delavnica|trgovina|recepcija|ordinacija|narocanje na pregled|informacije',
  bg: 'резервации|резервация|поръчки|записване|запазване на час|офис|кантора|магазин|рецепция|кабинет|работилница|информация|вайбър',
  ru: 'бронирование|бронь|для бронирования|заказ|заказы|запись|запись на прием|офис|мастерская|магазин|ресепшн|ресепшен|администратор|клиника|справки|ватсап|вотсап|вацап|вайбер|телеграм|стационарный|сот',
  uk: 'бронювання|замовлення|запис|запис на прийом|офіс|майстерня|магазин|рецепція|адміністратор|клініка|довідки|вайбер|ватсап|телеграм|стаціонарний',
  el: 'κρατησεις|κρατηση|παραγγελιες|ραντεβου|γραφειο|εργαστηριο|καταστημα|ρεσεψιον|ιατρειο|πληροφοριες|κ|κιν|γραμματεια|οικια',
  lt: 'rezervacija|rezervacijos|staliuku rezervacija|uzsakymai|registracija|biuras|dirbtuves|parduotuve|priimamasis|kabinetas|informacija|mob',
  lv: 'rezervacijas|rezervacija|galdinu rezervacija|pasutijumi|pieraksts|birojs|darbnica|veikals|recepcija|kabinets|informacija|mob|t',
  et: 'broneerimine|broneeringud|laua broneerimine|tellimused|registratuur|vastuvott|kontor|tookoda|pood|info|mob',
  ja: '電話|ご予約|ご予約電話|予約|お問い合わせ|お問合せ|事務所|工房|店舗|携帯電話|直通|フリーコール|ご注文|ご相談|受付',
  zh: '预约|预约电话|預約|預約專線|預約電話|订座|訂位|订位|订房|訂房|訂房專線|订餐|办公室|辦公室|微信|微信同号|手机微信|市话|市話|行動|行動電話|客服|洽詢|咨询|咨询电话|諮詢|諮詢專線',
  ko: '전화|예약|예약전화|주문|주문전화|문의|문의전화|상담|상담예약|사무실|직통|핸드폰|휴대전화|카톡|h p|hp',
  vi: 'dat ban|dat phong|dat lich|dat hang|dat cho|lien he|goi|goi ngay|zalo|van phong|phong kham|co dinh|dtdd|tu van|hotline zalo|zalo viber',
  id: 'reservasi|pemesanan|pesan|booking|kantor|klinik|whatsapp|wa|wa admin|hp wa|telp wa|kontak|bengkel|toko|pendaftaran|info',
  sq: 'rezervime|rezervimet|porosi|porosite|takime|zyra|cel|tel cel|recepsioni|kontakt|nr tel|numri i telefonit|celular|fiks',
  mk: 'резервации|нарачки|закажување|канцеларија|мобилен|телефон за контакт|рецепција|ординација',
  be: 'тэл|тэлефон|маб|запіс|заказы|браніраванне',
  is: 'simi|gsm|farsimi|bokanir|bordapantanir|pantanir|timapantanir|skrifstofa|verkstaedi|verslun|mottaka|vaktsimi|s|gsm simi|neydarsimi',
  ga: 'fon|teil|teileafon|guthan|fon poca|oifig|airthinti',
  cy: 'ffon|ffoniwch|swyddfa|symudol|archebu|ffon symudol',
  ca: 'reserves|telefon|mobil|tel i fax|encarrecs|comandes|cita previa|demanar hora|despatx|taller|botiga|oficina|recepcio|informacio|truqueu-nos|truca ns',
  gl: 'reservas|citas|oficina|telefono|mobil|chamanos',
  eu: 'telefonoa|mugikorra|erreserbak|eskaerak|bulegoa|dendea|hitzorduak|deitu|tel',
  lb: 'telefon|handy|reservatiounen|buro|atelier|cabinet',
  mt: 'telefown|mobajl|bookings|cempel',
  az: 'mobil|elaqe nomresi|telefon nomresi|qaynar xett|rezervasiya|sifaris|ofis',
  ka: 'ტელ|ტელეფონი|მობ|მობილური|დარეკეთ|დაგვირეკეთ|ჯავშანი|ჩაწერა|შეკვეთები|ოფისი|საკონტაქტო ნომერი|ცხელი ხაზი|ქალაქის|ვოტსაპი|ვაიბერი',
  hy: 'հեռ|հեռախոս|հեռախոսահամար|հեռախոսներ|բջջ|բջջային|զանգահարեք|ամրագրում|պատվերներ|գրանցում|գրասենյակ|քաղաքային|վայբեր|վաթսափ',
  he: 'טלפון|טל|נייד|פלאפון|סלולרי|הזמנות|להזמנות|לקביעת תור|קביעת תורים|לתיאום|משרד|ווטסאפ|וואטסאפ|וואטסאפ בלבד|התקשרו|חייגו|במשרד|קליניקה|מרפאה',
  ar: 'هاتف|الهاتف|تلفون|تليفون|التليفون|جوال|الجوال|موبايل|الموبايل|محمول|المحمول|نقال|النقال|الخلوي|خلوي|واتساب|واتس|واتس اب|الواتساب|للحجز|الحجز|للحجوزات|حجز المواعيد|للطلب|الطلبات|اتصل|اتصل بنا|اتصلوا|للتواصل|المكتب|العيادة|الثابت|رقم الهاتف|ارضي',
  fa: 'تلفن|تلفن ثابت|همراه|موبایل|تماس|شماره تماس|رزرو|نوبت دهی|سفارش|دفتر|واتساپ|مطب',
  hi: 'फोन|फ़ोन|मोबाइल|दूरभाष|संपर्क|बुकिंग|व्हाट्सएप|कार्यालय',
  th: 'โทร|โทรศัพท์|มือถือ|เบอร์โทร|ติดต่อ|จอง|สำรองที่นั่ง|นัดหมาย',
  ms: 'tempahan|telefon|pejabat|klinik|telefon bimbit|hubungi kami',
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
const wholeLabels = listed(alone);

const maxWords = 4;
const betweenParts = /[·|,;/–—•]|\.\s/u;

/** What the last words of a folded label call the number after it; null if no list has them. */
export function calledBy(label: string): 'phone' | 'other' | null {
  const words = spaced(label).split(' ').slice(-maxWords);
  // The longest first: "telefonní číslo" is of a phone, whatever "číslo" alone is of.
  for (let from = 0; from < words.length; from++) {
    const ending = words.slice(from).join(' ');
    if (phoneLabels.has(ending)) return 'phone';
    if (otherLabels.has(ending)) return 'other';
  }
  return isWholeLabel(label) ? 'phone' : null;
}

/** Whether a folded label is, after its last separator, nothing but a word that may be all that stands before a number. */
export function isWholeLabel(folded: string): boolean {
  return wholeLabels.has(spaced(folded.split(betweenParts).at(-1) ?? ''));
}
