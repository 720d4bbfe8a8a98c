import { Vocabulary } from '../../../../shared/text/words/vocabulary.ts';

export type LinkKind =
  | 'contact'
  | 'team'
  | 'imprint'
  | 'about'
  | 'card'
  | 'person'
  | 'office'
  | 'home'
  | 'rest';

/** What a link is called that leads to contacts, likeliest first. */
export const kinds: readonly { kind: LinkKind; score: number; words: Vocabulary }[] = [
  {
    kind: 'contact',
    score: 100,
    words: new Vocabulary(
      `contact*|kontakt*|kontact|contat*|contacte*|get in touch|get-in-touch|getintouch|reach us|reach-us|write to us|talk to us|say hello|say hi|drop us|
      find us|find-us|adres|adresse|anschrift|indirizzo|direccion|endereco|osoite|adress|anfahrt|standort*|so finden sie uns|ansprechpartner*|nous ecrire|ecrivez*|nous joindre|nous trouver|escribenos|contactanos|dove siamo|scrivici|
      raggiungici|bereikbaarheid|fale conosco|fale-conosco|entre em contato|kapcsolat*|elerhetoseg*|yhteystied*|ota yhteytta|ota-yhteytta|yhteys|napisz|kontaktu*|
      hitta hit|hitta-hit|find vej|iletisim|епикоινωνια|επικοινωνια|контакт*|связ*|*問い合わせ*|*問合わせ*|*問合せ*|*問い合せ*|*联系*|*聯絡*|*聯繫*|hafa samband|kontaktai|kontaktid|*연락처*|*문의*|*고객센터*|*오시는*|*アクセス*|*اتصل*|*تواصل*|*צור קשר*|*צרו קשר*|*יצירת קשר*|تماس*|lien he|lien-he|hubungi*|ติดต่อ*|*ติดต่อ*|cysyllt*|contacta|harremanetan|
      kontaktujte*|napiste nam|pisite nam|gdje smo|kde nas najdete|kde nas najdes|jak dojechac|dojazd|gdzie jestesmy|ulasim|bize ulasin|adresimiz|kur mus atrast|rekviz*|реквизит*|реквізит*|как нас найти|як нас знайти|как да ни намерите|где смо|координати|
      lage und anfahrt|wegbeschreibung|lageplan|plan d'acces|nous rendre visite|como llegar|donde estamos|ubicacion|onde estamos|como chegar|localizacao|come raggiungerci|come arrivare|route en contact|vind ons|sijainti|hitta till oss|hitta oss|finn oss|find os|megkozelites|irjon nekunk|πως θα μας βρειτε|που ειμαστε|
      *所在地*|*交通案内*|*찾아오*|duong di|alamat|alamat kami|lokasi kami|*דרכי הגעה*|*عنوان*|*موقعنا*|non bezala|on som|ble i ddod|teagmhail|
      ikutan*|зв'язат*|обратная связь`,
    ),
  },
  {
    kind: 'team',
    score: 98,
    words: new Vocabulary(
      `team*|people|our people|office bearers|office-bearers|staff*|leadership|leaders|management|board|directors|founders|crew|who we are|who-we-are|meet us|meet-us|the humans|humans|partners and counsel|attorneys|lawyers|our lawyers|
      executives|executive-team|officers|employees|colleagues|faculty|professionals|experts|advisors|advisers|*team|mitarbeiter*|mitarbeitende*|menschen|kopfe|
      geschaftsfuhrung|geschaeftsfuehrung|geschaftsleitung|geschaeftsleitung|vorstand|inhaber*|belegschaft|personal|wer wir sind|wer-wir-sind|equipe|equipes|l'equipe|direction|dirigeants|collaborateurs|nos-experts|
      equipo|nuestra gente|direccion|directiva|plantilla|squadra|staff|persone|le persone|collaboratori|direzione|medewerkers|ons team|onze mensen|wie zijn wij|wie-zijn-wij|wie we zijn|wie-we-zijn|mensen|collega*|directie|
      nosso time|nosso-time|conheca o time|equipa|equipas|quem somos|quem-somos|zespol*|nasz zespol|ludzie|kadra|zarzad|medarbetar*|personal|ledning*|vilka ar vi|medarbejder*|ansatte|ledelse|hvem er vi|hvem-er-vi|henkilosto*|henkilokunta|tiimi|johto|
      tym*|nas tym|lide|vedeni|csapat*|munkatars*|kollegak|echipa*|ekip*|ekibimiz|kadromuz|yonetim kurulu|zaposleni|команда|сотрудники|співробітники|керівництво|руководство|колектив|ομαδα|διοικηση|*팀*|*임직원*|*구성원*|*경영진*|*조직도*|*사람들*|*役員*|*スタッフ*|*社員*|*メンバー*|*团队*|*團隊*|*فريق*|*צוות*|*הנהלה*|
      doi ngu*|ban lanh dao|ban-lanh-dao|doi-ngu*|tim kami|pasukan kami|*ทีม*|*ผู้บริหาร*|starfsfolk*|starfsmenn|
      our specialists|specialists|clinicians|key people|key personnel|meet the team|meet-the-team|ansprechperson*|vorstandschaft|prasidium|praesidium|trainer*|ubungsleiter*|uebungsleiter*|betreuer*|kirchenvorstand|beirat|aufsichtsrat|geschaftsstelle*|geschaeftsstelle*|sekretariat*|secretariat|segreteria|
      dyrekcja|dyrektor*|rada nadzorcza|grono pedagogiczne|nauczyciele|pracownicy|wladze*|trenerzy|instruktorzy|personel|ucitele|pedagogicky sbor|pracovnici|zamestnanci|vedenie|vybor|predstavenstvo|spravni rada|lektori|kolektiv|elnokseg|vezetoseg|vezetok|tanarok|tanaraink|conducere*|consiliul*|profesori|cadre didactice|specialisti|
      yonetim|kurucular|egitmenler*|ogretmenler*|akademik kadro|uprava|upravni odbor|predsjednistvo|predsednistvo|nastavnici|uciteljski zbor|strucni tim|djelatnici|zaposlenici|vodstvo|sodelavci|ucitelji|administracija|darbuotojai|vadovybe|mokytojai|valdyba|taryba|darbinieki|vadiba|valde|pedagogi|skolotaji|
      tootajad|juhatus|opetajad|noukogu|juhtkond|inimesed|stjorn|kennarar|johtokunta|opettajat|yhteyshenkilo*|kontaktperson*|fortroendevalda|tillitsvalgte|lederteam|larare|laerere|οι ανθρωποι μας|προσωπικο|διοικητικο συμβουλιο|διδασκοντες|καθηγητες|
      педагог*|преподавател*|учител*|вчител*|викладач*|тренер*|правление|дирекция|адміністрація|администрация|правління|управителен съвет|екип|ръководство|служители|лекари|наставници|запослени|управа|управни одбор|коллектив|персонал|персоналии|труппа|
      organos de gobierno|junta directiva|junta-directiva|junta|organigrama|equipo directivo|cuerpo docente|entrenadores|monitores|directivos|ejecutivos|principales ejecutivos|diretoria|direcao|conselho*|orgaos sociais|orgaos-sociais|corpos sociais|direttivo|consiglio direttivo|organi sociali|organi-sociali|organigramma|istruttori|insegnanti|
      le bureau|comite directeur|organigramme|moniteurs|bestuursleden|leerkrachten|kerkenraad|junta rectora|consell|equip docent|zuzendaritza|irakasleak|bwrdd|llywodraethwyr|ban giam hieu|ban giam doc|hoi dong|giang vien|nhan su|bac si|pengurus|struktur organisasi|dewan|dosen|dokter|
      *บุคลากร*|*คณะกรรมการ*|*อาจารย์*|*แพทย์*|*医師*|*講師*|*教師*|*組織*|*教师*|*师资*|*领导*|*专家团队*|*교수진*|*강사*|*운영진*|*임원*|*מורים*|*רופאים*|*مجلس الادارة*|*الاطباء*|مدیران|همکاران|هیات مدیره|
      tim|komanda|meeskond|equip|taldea|tim ni|y tim|foireann|
      attorney profile*|lawyer profile*|doctor profile*|staff profile*|provider profile*|our profiles|profiles|bios|biographies|partners and associates|associates|of counsel|unsere profile|profils|perfiles profesionales|organigram*|organisation chart|organization chart|organizational chart|organisational chart|org chart|hierarchy|our hierarchy|company hierarchy|hierarchie|organizational structure|organisational structure|estructura organizativa|struktura organizacyjna|organizacni struktura|organizaciona struktura|оргструктура|claustro|profesorado|docentes|docenti|corpo docente|lehrer*|kollegium|lehrkrafte|enseignants|annuaire|trenere|instruktorer|behandlere|styrelse*|styret|bestyrelse*|hallitus|conseil d'administration|consejo|consiglio|bestuur|raad van*|trustees|governance|committee*|kommitte*|utskott|utvalg|udvalg|comite|comites|comitato|comision|comisiones|comissao|comissoes|commissioni|ausschuss|ausschusse|commissie*|toimikunta*|wie is wie|wie-is-wie|who's who|whos who|who is who|
      advogad*|nossos-profissionais|profissionais|profesionales|psicolog*|odontolog*|dentistas|notarissen|artsen|tandartsen|zorgverleners|therapeuten|adwokaci|radcowie|prawnicy|lekarze|terapeuci|psycholodzy|specjalisci|
      lekari|zubari|pravnici|ugyved*|orvos*|szakember*|avocatii|avocati|medicii|medici|terapeuti|avukatlar*|hekim*|doktorlar*|uzmanlar*|advokater|advokaterna|advokatene|jurister|psykologer|laeger|tandlaeger|leger|tannleger|lakare|tandlakare|laakarit|juristit|
      asiantuntija*|notare|anwaelte|rechtsanwaelte|adwokat*|врачи|врачі|лікарі|специалисты|спеціалісти|адвокаты|адвокати|юристы|юристи|δικηγοροι|ιατροι|*弁護士紹介*|*医師紹介*|*院長*|*医生*|*律师*|*의료진*|*변호사*|
      anwalte|rechtsanwalte|arzte|arzteteam|praxisteam|behandler*|dozent*|gastgeber*|familie|socios|nossos socios|nuestros socios|i soci|avocats|medecins|praticiens|abogados|cuadro medico|cuadro-medico|avvocati|professionisti|advocaten|medicos|corpo clinico|doctors|our doctors|dentists|physicians|providers|agents|our agents|realtors|brokers|consultants|stylists|coach|coachs|coaches|entraineur*|entrenador*|allenator*|trener*|edzo*|valmentaja*|antrenor*|treinador*|tranare*|pelatih*|προπονητ*|*コーチ*|*教练*|*教練*|*코치*|*מאמנים*|*مدربون*|*المدربين*|teachers|tutors|instructors|trainers|therapists|practitioners|surgeons|vets|makers|hosts|crew|family`,
    ),
  },
  {
    kind: 'imprint',
    score: 94,
    words: new Vocabulary(
      `impressum*|imprint|legal notice|legal-notice|legalnotice|legal|legal info*|mentions legales|mentions-legales|mentionslegales|mentions_legales|informations legales|aviso legal|aviso-legal|avisolegal|note legali|note-legali|
      colofon|colophon|anbieterkennzeichnung|disclosure|offenlegung|informacje prawne|company details|company-details|company information|dati societari|dati aziendali|bedrijfsgegevens|
      juridisk*|pravni informace|tiedot|about this site|site notice|informacao legal|informacoes legais|aviso-legale|
      rechtliches|rechtliche hinweise|virksomhedsoplysninger|foretagsinfo*|foretagsfakta|yritystiedot|datos fiscales|datos legales|dados da empresa|informazioni legali|informazioni societarie|dane firmy|dane rejestrowe|cegadat*|date firma|date de identificare|kunye|podaci o tvrtki|podaci o firmi|podatki o podjetju|*特定商取引*|*사업자정보*|правовая информация|выходные данные|сведения об организации|сведения об образовательной организации|impresszum|impresum`,
    ),
  },
  {
    kind: 'about',
    score: 84,
    words: new Vocabulary(
      `ceo|ceo message|ceo greeting|message from the ceo|greeting|greetings|about*|about us|about-us|aboutus|our story|our-story|story|company|history|profile|uber*|ueber*|uber uns|ueber-uns|uber-uns|unternehmen|firma|wir|wir uber uns|philosophie|historie|geschichte|portrait|
      a propos|a-propos|apropos|qui sommes*|qui-sommes-nous|notre histoire|entreprise|l'entreprise|la societe|presentation|maison|sobre*|sobre nosotros|sobre-nosotros|quienes somos|quienes-somos|nosotros|empresa|conocenos|nuestra historia|
      chi siamo|chi-siamo|chisiamo|azienda|l'azienda|storia|la nostra storia|over*|over ons|over-ons|overons|ons verhaal|bedrijf|het bedrijf|a empresa|historia|o nas|o-nas|onas|o firmie|firmie|o mnie|
      om oss|om-oss|omoss|foretaget|om os|om-os|omos|virksomheden|om|meista|tietoa meista|yritys|o spolecnosti|rolunk|ceg|bemutatkozas|despre|despre noi|despre-noi|hakkimizda|o podjetju|o nama|
      kanzlei*|praxis|die-praxis|l'agence|lagence|notre agence|l'atelier|latelier|our studio|the studio|our practice|the practice|our firm|the firm|unsere agentur|die agentur|unser atelier|das atelier|das buro|ons bureau|het bureau|la firma|el despacho|el estudio|o atelier|pracownia|o pracowni|le cabinet|le-cabinet|cabinet|lo studio|lo-studio|o kancelarii|o-kancelarii|o gabinecie|o escritorio|escritorio|het kantoor|byran|firmaet|o klinice|o ordinaci|
      о нас|о компании|про нас|за нас|про компанію|σχετικα*|εταιρια|εταιρεια|*会社概要*|*会社案内*|*会社情報*|*企業情報*|*代表挨拶*|*关于*|*關於*|*公司简介*|*公司簡介*|um okkur|*회사소개*|*회사 소개*|*소개*|*인사말*|*من نحن*|*عن الشركة*|*אודות*|*מי אנחנו*|*עלינו*|درباره*|gioi thieu*|gioi-thieu*|ve chung toi|tentang*|*เกี่ยวกับ*|amdan*|qui som|
      verein|der verein|unser verein|l'association|associazione|la asociacion|asociacion|associacao|foreningen|klubben|o klubie|o klubu|o klube|klubi|yhdistys|seura|vereniging|de vereniging|o stowarzyszeniu|stowarzyszenie|o fundacji|fundacja|stiftung|fondation|fundacion|fondazione|stichting|nadace|o spolku|o nadaci|egyesulet*|alapitvany*|asociatia|dernek|dernegimiz|vakif|udruga|o udruzi|udruzenje|drustvo|o drustvu|mtu|selts|biedriba|draugija|
      o szkole|o skole|skolan|skolen|die schule|l'ecole|la escuela|el colegio|el centro|la scuola|a escola|a clinica|la clinica|unser hof|die gemeinde|o parafii|parafia|о школе|о центре|о клинике|о театре|о клубе|об организации|о фирме|о предприятии|про школу|про клініку|за фирмата|istorija|vesture|ajalugu|tortenet*|tarihce|kurumsal|institucional|institutional|istituzionale|institutionnel|institucio|institucija|institutie|corporativo|profil|profil perusahaan|sejarah|*法人概要*|*協会概要*|*学校概要*|*医院紹介*|*私たちについて*|*公司概况*|*学校概况*|*기관소개*|
      nor gara|guri buruz|apie mus|apie|par mums|meist`,
    ),
  },
  {
    kind: 'office',
    score: 60,
    words: new Vocabulary(
      `locations|offices|our offices|branches|filialen|niederlassungen|bureaux|agences|oficinas|sedi|vestigingen|escritorios|
      showroom*|ausstellung*|points de vente|verkaufsstellen|delegacion*|sucursal*|filiali|punti vendita|lojas|winkels|butiker|butikker|myymalat|toimipaikat|pobocky|provozovny|prodejny|oddzial*|subeler*|magazalar*|poslovnice|poslovalnice|padaliniai|esindused|филиал*|філі*|отделы|відділи|приемная|приймальня|departments|abteilungen|fachbereiche|dipartimenti|departamentos|uffici|afdelingen|avdelningar|avdelinger|osastot|wydzialy|oddeleni|odbory|departamente|birimler*|
      *支店*|*営業所*|*事業所*|*店舗*|*拠点*|*営業網*|*网点*|*網點*|*办事处*|*辦事處*|*据点*|*據點*|*服务网络*|*사업장*|*영업소*|*사업소*|chi nhanh|kantor cabang|cabang|*สาขา*|branch network|branch offices|our locations|depots|agenzie|sedi operative|nos agences|nos adresses|nuestras oficinas|nuestras sedes|sedes|filiais|unidades|placowki|nasze oddzialy|telephely*|irodaink|puncte de lucru|sedii|agentii|subelerimiz|представительств*|підрозділ*|офисы|наши офисы|υποκαταστημα*|καταστηματα|*分公司*|*门店*|*지점*|*매장*|*סניפים*|*فروع*|booking|appointments?|make an appointment|terminvereinbarung|rendez-vous|prendre rendez-vous|cita previa|pedir cita|agendamento|marcacao*|prenota*|prenotazioni|afspraak*|afspraak maken|tidsbestilling|bestill time|ajanvaraus|rezerwacja*|umow wizyte|rezervace|objednani|objednat se|rezervacia|idopont*|idopontfoglalas|programari*|randevu*|narucivanje|narocanje|broneeri*|запись*|записаться|*予約*|*예약*|*预约*|*預約*|kontor|afdelinger|toimipisteet|
      press|presse|media|newsroom|prensa|stampa|pers|imprensa|support|service|help|customer service|kundenservice|sales|vertrieb|careers|jobs|karriere|investors|investor relations|visit|visit us|besuch|directory|telefonbuch`,
    ),
  },
];

export const staffWords = kinds.find(({ kind }) => kind === 'team')?.words;

const junkPath =
  /\.(?:pdf|jpe?g|png|gif|svg|webp|avif|zip|docx?|xlsx?|pptx?|mp[34]|m4[av]|web[am]|og[gv]|avi|mov|wmv|swf|css|js|xml|rss|ico|exe|dmg|ics|woff2?|json)$|\/(?:wp-(?:admin|login|json|content)|cart|checkout|basket|warenkorb|login|log-in|signin|sign-in|signup|register|account|search|suche|feed|tag|tags|category|kategorie|author|page\/\d|cdn-cgi|xmlrpc|print)(?:[/.?]|$)/i;
const privacyWords =
  'privacy*|rgpd|dsgvo|lgpd|datenschutz*|confidentialite|donnees personnelles|privacidad|privacidade|riservatezza|dati personali|privacyverklaring|privacybeleid|integritet*|personvern*|persondata*|privatliv*|tietosuoja*|prywatnosc*|rodo|ochrana osobnich|ochrana osobnych|ochrana udaju|zasebnost*|privatnost*|adatvedel*|adatkezel*|confidentialitate*|gdpr|kvkk|gizlilik*|privaatsus*|privatum*|конфиденциальн*|конфіденційн*|персональн*|поверителност*|απορρητ*|*個人情報*|*プライバシー*|*개인정보*|*隐私*|*隱私*';
export const privacyPage = new Vocabulary(privacyWords);
const legalWords =
  'cookie*|cookies|terms|agb|conditions|cgv|cgu|condiciones|termini|voorwaarden|regulamin|polityka|shipping|versand|returns|widerruf*|sitemap|rss';
export const legalPage = new Vocabulary(legalWords);
export const lesserWords = new Vocabulary(
  `${legalWords}|${privacyWords}|
  blog*|news|aktuelles|neuigkeiten|actualites|noticias|notizie|nieuws|aktualnosci|nyheter|nyheder|article*|post|posts|press-release*|product*|produkt*|produits|productos|prodotti|producten|shop|store|boutique|tienda|
  testimonials|reviews|referenzen|references|customers|kunden|clients|case studies|case-studies|cases|portfolio|galerie|gallery|galeria|events|veranstaltungen|download*|faq|pricing|preise|tarifs|partners|partner|dealers|
  distributors|sitemap|accessibility|barrierefreiheit|rss|archive|archiv|comments|warranty|shipping|versand|returns|widerruf*|wiki|forum|community|speakers|guest*`,
);
/** Words of one stem in most languages of Europe, and the hours and the place. */
export const informationWords = new Vocabulary(
  `info|infos|informatio*|informac*|informazi*|informatie|informatii|informasj*|informaatio*|informasi|информац*|інформац*|πληροφορι*|
  opening hours|opening times|offnungszeiten|oeffnungszeiten|sprechzeiten|sprechstunden|horaires|orari|orari di apertura|horarios|horario de atencion|openingstijden|openingsuren|oppettider|abningstider|apningstider|tid og sted|tider og steder|tid & sted|tid och plats|aukioloajat|godziny otwarcia|oteviraci doba|otvaracie hodiny|nyitvatartas|program de lucru|calisma saatleri|radno vrijeme|delovni cas|часы работы|график работы|ωραριο`,
);
export const languageWords =
  /^(?:en|de|fr|es|it|nl|pt|pl|sv|da|no|fi|cs|english|deutsch|francais|espanol|italiano|nederlands|portugues|polski|svenska|dansk|norsk|suomi|cesky|enter|enter site|home|start|startseite|accueil|inicio|welcome|willkommen)$/;

/** Whether a path is that of a file or of a program, where nobody publishes contacts. */
export function isNoPage(path: string): boolean {
  return junkPath.test(path);
}
