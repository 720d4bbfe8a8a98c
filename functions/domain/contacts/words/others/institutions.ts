import { foldText } from '../../../../../shared/text/fold-text.ts';

/**
 * Offices, courts, chambers, inspections, hospitals, offices for tourists and emergency services, by language. A word
 * stands at the beginning of one of a text, with a star before it anywhere, and
 * ends at an exclamation mark.
 */
const names: Readonly<Record<string, string>> = {
  en: 'tax office|(?:legal|health|privacy|information|consumer|fair trading)[a-z ]{0,20} commission|fair trading|(?:complaints|disputes?) (?:authority|service|tribunal)|revenue (?:office|commissioners)|hmrc|inland revenue|county court|district court|magistrates|police|garda|fire (?:brigade|station)|bar association|law society|chamber of|tourist (?:office|information|board)|tourism (?:office|board)|visitor information|trading standards|consumer protection|dental council|medical council|emergency services|customs office|embassy|consulate|city hall|town hall|legal aid|out.of.hours (?:service|doctor|gp|dentist)|a&e|minor injur|water board|ambulance|coast ?guard|mountain rescue|crisis line|helpline of',
  de: '*finanzamt|*amtsgericht|*landgericht|*arbeitsgericht|polizei|*feuerwehr|rettungs(?:dienst|leitstelle)|*krankenhaus|*klinikum|universitatsklinik|*kammer!|*innung!|*aufsicht(?:samt|sbehorde)?!|gesundheitsamt|ordnungsamt|*landratsamt|tourist-?info|tourismusverband|tourismusburo|fremdenverkehr|verkehrs(?:verein|amt)|verbraucherzentrale|verbraucherschlichtung|(?:zahn)?arztlicher (?:bereitschafts|not)|apothekennotdienst|giftnotruf|telefonseelsorge|*ministerium|bezirkshauptmannschaft|bezirksgericht|gemeindeamt|magistrat!|steueramt',
  fr: 'tribunal|prefecture|gendarmerie|police|pompiers|samu|hopital|centre hospitalier|chu!|office de tourisme|chambre (?:de|des)|ordre (?:des|national)|barreau|mairie|mediateur|dgccrf|direction departementale|impots|urssaf|centre antipoison|sos medecins|garde medicale|medecin de garde|pharmacie de garde|cpam|aide juridictionnelle|dentiste de garde|ambassade|administration communale',
  es: 'delegacion de hacienda|agencia tributaria|juzgado|policia|guardia civil|bomberos|hospital|oficina de turismo|camara de comercio|colegio (?:oficial|de)|ayuntamiento|omic|oficina (?:municipal|del consumidor)|defensor|cruz roja|farmacia de guardia|seguridad social|ministerio|sernac|embajada|municipalidad|sunat|profeco',
  ca: 'agencia tributaria|jutjat|mossos|bombers|hospital|oficina de turisme|cambra de|collegi|ajuntament',
  gl: 'axencia tributaria|xulgado|concello de|oficina de turismo|colexio',
  eu: 'ogasun|epaitegi|udala|ospitale|turismo bulego|elkargo',
  pt: '(?:reparticao|servico) de financas|autoridade tributaria|receita federal|tribunal|policia|psp!|gnr!|bombeiros|hospital|posto de turismo|centro de atendimento ao turista|camara municipal|prefeitura|ordem d[oa]s|conselho regional|asae|procon|centro de arbitragem|livro de reclamacoes|linha saude|saude 24|inem!|junta de freguesia|ministerio|provedor',
  it: 'agenzia delle entrate|tribunale|procura|carabinieri|polizia|vigili|ospedale|pronto soccorso|guardia medica|ufficio turistico|pro loco|camera di commercio|ordine (?:degli|dei|delle)|collegio dei|comune di|asl!|ats!|inps|inail|prefettura|questura|garante|farmacia di turno|soccorso alpino',
  nl: 'belastingdienst|rechtbank|politie|brandweer|*ziekenhuis|huisartsenpost|spoedpost|spoedeisende|tandartsenpost|vvv!|toeristische dienst|kamer van koophandel|orde van|gemeente!|geschillen|ombudsman|autoriteit|ggd!|dokter van wacht|wachtdienst|wachtpost|fod!|vlaamse|klachtencommissie',
  lb: 'gemeng|police|spidol|douane|chambre des',
  sv: 'skatteverket|kronofogden|bolagsverket|tingsratt|polisen|raddningstjanst|*sjukhus|akutmottagning|akuttandvard|folktandvard|jourcentral|vardguiden|1177|turistbyra|turistinformation|handelskammare|*samfund(?!et for)|konsumentverket|konsument|allmanna reklamation|lansstyrelse|*kommun!|arbetsformedlingen|giftinformation|integritetsskydd|patientnamnd|forsakringskassan',
  da: 'skat!|skattestyrelsen|byretten|politi!|brandvaesen|*hospital|*sygehus|laegevagt|tandlaegevagt|vagtlaege|skadestue|turist(?:kontor|bureau|information)|handelskammer|advokatsamfund|advokatnaevn|forbruger(?:klage|ombud|naevn)|*kommune!|giftlinjen|patientombud|borgerservice|krisecenter|livslinien',
  nb: 'skatteetaten|skattekontor|tingrett|politi(?:et)?!|brannvesen|*sykehus|legevakt|tannlegevakt|turist(?:kontor|informasjon)|handelskammer|advokatforening|forbruker(?:radet|tilsyn)|*kommune!|statsforvalter|pasientombud|mattilsynet|arbeidstilsynet|helfo|nav!|giftinformasjon|konfliktrad|finansklagenemnda|skattelisten',
  fi: '*verotoimisto|verohallin|karajaoikeu|poliisi|pelastuslaitos|*sairaala|paivystyspoliklinikka|yhteispaivystys|terveyskeskus|matkailuneuvonta|turisti-?info|kauppakamari|asianajajaliitto|kuluttaja(?:neuvonta|virasto|riita)|*kaupunki!|aluehallintovirasto|aluehallinto|kela!|myrkytystieto|potilasasia|*virasto!|hyvinvointialue|kriisipuhelin',
  is: 'skatturinn|skattstof|heradsdom|logregla|slokkvilid|sjukrahus|landspitali|laeknavakt|tannlaeknavakt|heilsugaesl|neytendasto|neytendastofa|upplysingamidstod|ferdamalastof|baer!|syslumad|vinnueftirlit|logmannafelag|neydarlina|hjalparsim|heilbrigdiseftirlit',
  ga: 'coimisinei|gardai|ospideal|comhairle|oifig failte|cuirt',
  cy: 'heddlu|ysbyty|cyngor|croeso|llys|tan ac achub',
  pl: '(?:okregowa |naczelna |krajowa )izba|izba (?:adwok|radc|skarb|lekar|rzemi|gospod|notar|komor|administr|rolnicz)|urzad|sad (?:rejonowy|okregowy)|policja|straz|szpital|pogotowie|informac[^ ]+ skarbow|krajow[^ ]+ informac|informacja turystyczna|centrum informacji|rzecznik|inspekcja|sanepid|zus!|nfz!|starostwo|ministerstwo|komenda|okregowa rada|inspektorat|krajowa informacja|dyzur(?:na|ny)? apteka|apteka dyzurna|stacja sanitarno|centrum zatrucia',
  cs: 'financni urad|*urad!|soud!|okresni soud|policie|hasici|hasicsk|nemocnice|zdravotnicka zachrann|komora|informacni centrum|turisticke info|obchodni inspekce|coi!|inspekce|inspektorat|ombudsman|ministerstvo|hygienick|toxikologick|cssz|ossz|pojistovna|dozorov|linka bezpeci|horska sluzba',
  sk: '*urad!|sud!|okresny sud|policia|hasici|nemocnica|zachrann|komora|informacne centrum|turisticke|soi!|inspekcia|inspektorat|ministerstvo|hygien|organ dozoru|socialna poistovna|poistovna|toxikologick|horska zachrann|linka dovery',
  hu: 'nav!|adohivatal|*birosag|rendorseg|tuzolto|*korhaz|orvosi ugyelet|fogorvosi ugyelet|mentok|kamara|tourinform|turisztikai|fogyasztovedel|bekelteto|kormanyhivatal|onkormanyzat|polgarmesteri|antsz|ntak|jarasi hivatal|minisztérium|ugyvedi kamara|lelkisegely',
  ro: 'anaf|anpc|administratia|administratie|judecatoria|tribunal|politia|pompieri|isu!|spital|ambulanta|upu|centru de informare|primaria|baroul|colegiul|camera (?:de comert|consultantilor)|protectia consumator|inspectorat|ministerul|casa de asigurari|salvamont|dsp!|itm!|telefonul consumatorului|garda financiara',
  tr: '(?:ticaret|sanayi|tabip|esnaf|mimarlar|muhasebeciler|eczaci|veteriner hekimleri|dis hekimleri|smmm) odasi|vergi daire|maliye|adliye|mahkeme|emniyet|polis|jandarma|itfaiye|hastane|*barosu|baro!|belediye|valilik|kaymakam|muduru?lugu|mudurluk|turizm danisma|turizm burosu|tuketici|bakanlig|alo \\d|sgk|konsolos|elcilik|zehir danisma|zabita|birligi',
  az: 'vergi|mahkeme|polis|xestexana|nazirlik|belediyye|tecili|vekiller kollegiyasi',
  sq: 'atk!|dpt!|tatim!|zyra e tatim|administrata tatimore|gjykata|policia|zjarrfik|spitali|urgjenca|bashkia|komuna!|dhoma e|inspektorat|ministria|qkb|arbk|zyra turistike|zyra e turizmit|avokati i popullit|qkuk|mbrojtja e konsumator',
  hr: 'porezna uprava|porezn|*sud!|sud u|policija|vatrogas|bolnica|kbc!|komora|turisticka zajednica|trzisna inspekcija|inspekcija|inspektorat|dirh|fina!|hzzo|ministarstvo|grad(?:ski ured)?(?= [^ ]+:)|opcina|gss!|dom zdravlja|sanitarn',
  sr: 'пореска управа|poreska uprava|poresk|пореск|суд|sud!|полициј|policija|ватрогас|vatrogas|болница|bolnica|клинички центар|klinicki centar|комора|komora|туристичка организација|turisticka organizacija|инспекци|inspekcij|министарство|ministarstvo|општина|opstina|апр!|apr!|дом здравља|dom zdravlja|адвокатска комора|рфзо|ифзо|ургентни центар|штитник|заштитник|ветеринарска инспекција',
  sl: 'furs|financna uprava|davcn|sodisce|policija|gasil|bolnisnica|ukc!|zdravstveni dom|zd!|zbornica|tic!|turisticno(?: |-)?informacij|turisticno drustvo|trzni inspektorat|inspektorat|ministrstvo|obcina|zpiz|zzzs|upravna enota|gorska resevalna|zveza potrosnikov',
  mk: 'управа за јавни приходи|ујп!|суд|полициј|болница|брза помош|комора|инспекторат|министерство|општина|противпожарн',
  bg: 'нап!|национална агенция|съд!|районен съд|полици|пожарна|болница|мбал|умбал|спешна|камара|адвокатски съвет|адвокатска колегия|туристическ(?:и)? информационен|кзп!|комисия за защита|инспекция|бабх|рзи!|министерство|община|нзок|рзок|ноi|нои!|планинска спасителна|агенция за закрила',
  ru: 'налоговая|ифнс|фнс!|суд!|полиция|мвд|мчс|пожарн|больница|скорая|травмпункт|(?:адвокатская|нотариальная|промышленная|врачебная) палата|роспотребнадзор|росздравнадзор|роскомнадзор|*надзор!|туристско.информационн|туристический информационн|министерств|администрация (?:города|района|округа|сельск)|комитет|инспекци|контролирующ|надзорн|минздрав|территориальн[^ ] (?:орган|управлен)|страховая компания|фонд (?:омс|обязательн)|росреестр|росгвард|мфц!|телефон доверия|горячая линия (?:мин|департ|роспотреб)',
  uk: 'податкова|дпс!|суд!|поліція|дснс|пожежн|лікарня|швидка|(?:нотаріальна|промислова) палата|рада адвокатів|держпродспожив|*служба україни|туристично.інформаційн|міністерств|моз!|міська рада|сільська рада|управління|інспекці|цнап|безоплатна правова|урядова гаряча|гаряча лінія (?:моз|мін|дп)|нотаріальна палата|нацсоцслужб',
  be: 'падаткавая|суд!|міліцыя|бальніца|міністэрства|выканкам|хуткая',
  el: 'δου!|δ\\.ο\\.υ|ααδε|εφορια|δικαστηρι|πρωτοδικει|αστυνομ|πυροσβεστ|νοσοκομει|εκαβ|συλλογος|δικηγορικος συλλογος|επιμελητηρι|δημος!|υπουργει|τουριστικ[^ ]+ (?:γραφει|αστυνομ)|συνηγορος|κεπ!|εοπυυ|ιατρικος συλλογος|οδοντιατρικος συλλογος|λιμεναρχει|γραμμη καταναλωτ|λιμενικ|κεντρο δηλητηρι',
  lt: '(?:prekybos|amatu) rumai|vmi!|mokesciu inspekc|sodra|teismas|policija|gaisrin|ligonin|greitoji|poliklinik|turizmo informacij|vvtat|vartotoju|inspekcija|ministerij|savivaldyb|advokatura|advokatu taryba|teritorine',
  lv: 'vid!|valsts ienemumu|tiesa!|policija|ugunsdzes|*slimnica|poliklinik|turisma informacij|tic!|ptac|pateretaju|*inspekcij|ministrij|dome!|pasvaldib|advokatu padome|padome|traumpunkt|centrs slimibu|nacionalais veselibas',
  et: 'maksu-? ?ja tolliamet|emta|*kohus!|politsei|paastea|*haigla|kiirabi|koda!|advokatuur|turismiinfo|*amet!|*inspektsioon|ministeerium|vald!|linnavalitsus|vallavalitsus|tarbijakaitse|valvearst|perearsti nouanne|haigekassa|tervisekassa',
  ka: 'შემოსავლების სამსახურ|სასამართლო|პოლიცია|საავადმყოფო|სასწრაფო|პალატა|ასოციაცია|სამინისტრო|მერია|საინფორმაციო ცენტრ|ცხელი ხაზი|სააგენტო|ინსპექცია',
  hy: 'պալատ|դատարան|ոստիկանություն|հիվանդանոց|շտապ օգնություն|նախարարություն|համայնքապետարան|քաղաքապետարան|թեժ գիծ|տեսչ|պեկ!|կոմիտե|զբոսաշրջ|գործակալություն|հարկային',
  he: '*רשות (?:המסים|המיסים|המים|מקרקעי)|*מס הכנסה|*ביטוח לאומי|*משטרה|*משטרת|*מד"א|*מגן דוד|*כיבוי|*בית (?:ה)?משפט|*בית (?:ה)?חולים|*לשכת|*עיריית|*מועצה|*משרד (?:ה)|*המועצה|*חברת (?:ה)?חשמל|*הרשות|*נציב|*ער"ן|*קופת חולים|*איגוד|*התאחדות|*תיירות|*חדר מיון|*מיון',
  ar: '*غرفة (?:ال)?(?:تجارة|صناعة)|*الغرفة التجارية|*المجلس البلدي|*أمانة (?:منطقة|مدينة)|*وزارة|*محكمة|*المحكمة|*شرطة|*الشرطة|*الدفاع المدني|*مستشفى|*إسعاف|*الإسعاف|*نقابة|*هيئة|*الهيئة|*بلدية|*البلدية|*مصلحة|*الضرائب|*حماية المستهلك|*سفارة|*القنصلية|*الدرك|*الوقاية المدنية|*مندوبية|*المديرية|*النيابة',
  fa: '*اتاق (?:بازرگانی|اصناف|تعاون)|*اداره|*دادگاه|*دادگستری|*پلیس|*آتش نشانی|*بیمارستان|*اورژانس|*کانون وکلا|*شهرداری|*وزارت|*سازمان|*نظام پزشکی|*نظام مهندسی|*اتحادیه|*دارایی|*تعزیرات',
  hi: '*पुलिस|*अस्पताल|*न्यायालय|*कार्यालय आयकर|*आयकर|*मंत्रालय|*नगर निगम|*हेल्पलाइन',
  th: '*สรรพากร|*ตำรวจ|*โรงพยาบาล|*ศาล|*เทศบาล|*กระทรวง|*สภาทนาย|*กรม|*สคบ|*ท่องเที่ยว',
  ja: '*税務署|*国税|*裁判所|*警察|*消防|*病院|*弁護士会|*税理士会|*医師会|*会議所|*市役所|*区役所|*町役場|*村役場|*観光協会|*観光案内所|*消費生活|*消費者|*保健所|*労働局|*労働基準|*法務局|*法テラス|*ハローワーク|*救急|*急患|*休日診療|*年金事務所|*県庁|*社会保険|*いのちの電話|*協同組合|*農協',
  zh: '*税务局|*稅務局|*国税局|*國稅局|*法院|*检察院|*公安|*派出所|*警察|*消防|*医院|*醫院|*律师协会|*律師公會|*公會|*协会|*協會|*工商局|*市场监督|*市場監督|*市政府|*縣政府|*县政府|*区政府|*區公所|*鄉公所|*旅遊中心|*遊客中心|*游客中心|*消费者|*消費者|*消保|*管委会|*監理|*委员会|*委員會|*卫生局|*衛生局|*衛生所|*司法局|*海关|*社保局|*举报电话|*投诉监督',
  ko: '*세무서|*국세청|*국세상담|*법원|*검찰청|*경찰서|*소방서|*병원|*변호사회|*변호사협회|*세무사회|*의사회|*협회|*상공회|*시청|*구청|*군청|*면사무소|*주민센터|*관광안내|*관광공사|*보건소|*농업기술센터|*법률구조|*소비자원|*소비자상담|*고용노동|*공단|*농협|*위원회|*응급실',
  vi: 'cuc thue|chi cuc|toa an|cong an|canh sat|benh vien|cap cuu|so (?:y te|du lich|tu phap|xay dung|ke hoach)|doan luat su|lien doan luat su|hiep hoi|uy ban|ubnd|bo (?:y te|tai chinh|cong thuong)|phong thuong mai|cuc (?!ky)|tong dai quoc gia|hoi bao ve|bao hiem xa hoi|trung tam thong tin du lich|lanh su',
  id: 'kantor pajak|kpp|kring pajak|ditjen|dinas|pengadilan|polisi|polres|polsek|pemadam|rumah sakit|rsud|puskesmas|kecamatan|kelurahan|desa wisata|kementerian|peradi|kadin|ojk|bpjs|ylki|layanan pengaduan|samsat|basarnas|pemkab|pemkot|ambulans',
  ms: 'jabatan|lembaga hasil|mahkamah|polis|bomba|hospital|majlis|kementerian|pejabat daerah|tribunal|suruhanjaya',
};

const patterns = Object.values(names).flatMap((list) =>
  foldText(list)
    .replace(/(?<!\?)!/g, '(?!\\p{L})')
    .split(/\|(?![^()]*(?:\([^()]*\)[^()]*)*\))/u),
);
const anywhere = patterns.filter((one) => one.startsWith('*')).map((one) => one.slice(1));
const atStart = patterns.filter((one) => !one.startsWith('*'));
/** "Am Krankenhaus 5" and "Polizeistraße 3" are streets. */
const street =
  '(?!\\p{L}*(?:stra|strasse|str\\.|weg|platz|gasse|allee|gatan|vagen|gade|vej|gata|veien|straat|laan|plein|katu|tie(?!\\p{L})|utca|iela|gatve))(?!\\p{L}*[ ,.]{0,2}\\d)';
const institution = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])(?:${atStart.join('|')})|(?:${anywhere.join('|')}))${street}`,
  'u',
);

/** Whether a folded text names an office, a chamber, a hospital or another body that serves the public. */
export function namesPublicBody(folded: string): boolean {
  return institution.test(folded);
}
