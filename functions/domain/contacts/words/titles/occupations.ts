import { foldText } from '../../../../../shared/text/fold-text.ts';
import smallFirms from './small-firms.json' with { type: 'json' };

/**
 * What people are in small firms, practices and workshops, by language; `*` matches any letters. Words that are also
 * family names ("Maurer") or that name what is done ("Chirurgie") are left out.
 */
const byLanguage: Readonly<Record<string, string>> = {
  en: 'bailiff|high court enforcement officer|key person|key worker|product owner*|webdesigner*|web designer*|locksmith*|caretaker|chauffeur*|mediator|economist|handyman|valuer|scaffolder*|coroner|chiropractor*|podiatrist*',
  de: 'ubungsleiter|ubungsleiterin|ubungsleitung|schiedsrichter|schiedsrichterin|gerichtsvollzieher*|*begleiter|*begleiterin|dentalhygieniker*|fliesenleger*|landschaftsgartner*|bodenleger*|steinmetz*|bestatter*|psychologin|mediatorin|stuckateur*|reinigungskraft|kellner*|hotelfach*|empfangsdame|chiropraktor*|schneiderin|sozialpadagog*|*padagogin|bauzeichner*|*zeichnerin|partnerin|personalentwicklung|kieferorthopad*|logopad*|*therapeutin|*helferin|fahrlehrer*',
  nl: '*chirurg|*oloog|huisarts*|gerechtsdeurwaarder*|orthopedagoog|*pedagoog|*pedagoge|ergotherapeut*|logopedist*|oefentherapeut*|haptotherapeut*|schoonheidsspecialiste|zaakvoerster|verpleegkundige|psycholoog|psychologe|vroedvrouw|stukadoor|dakdekker|dakwerker|tuinman|landmeter|landmeetster|rijinstructeur|*instructeur|leerkracht|schrijnwerker|bloemist|schatter|praktijkhoud*|chauffeur|kinesiste|osteopate|thuisverpleegkundige|zorgkundige|klusjesman',
  fr: 'entraineur|entraineurs|entraineuse|entraineuses|encadrant|encadrante|encadrants|animateur|animateurs|educateur|educateurs|educatrice|educatrices|maitre nageur|pilote|pilotes|orthopedagogue*|neuropsychologue*|sexologue*|hypnotherapeute*|reflexologue*|prothesiste*|chauffagiste*|elagueu*|jardinier*|serrurier*|carreleu*|geometre*|geomaticien*|huissier*|commissaire de justice|inspecteur*|inspectrice*|professeur de|professeure*|enseignant-chercheur*|enseignante-chercheuse*|enseignant chercheur*|enseignante chercheuse*|chercheur*|chercheuse*|maitre de conferences|maitresse de conferences|aide-soignant*|chauffeur*|convoyeu*|ophtalmologue*|gynecologue*|cardiologue*|dermatologue*|audioprothesiste*|dessinateu*|dessinatrice*|metreu*|conducteur de travaux|conductrice de travaux|exploitant|exploitante|moniteur*|monitrice*',
  it: 'allenatrice|preparatore|preparatrice|ufficiale giudiziario|psicoterapeuta|nutrizionista|infermier*|giardinier*|notaio|fioraio|praticante*|grafico|grafica|autista|meccanico|carrozzier*|perito|ortodontista|chirurgo|cardiologo|dermatologo|ginecologo|oculista|podologo|massaggiator*',
  es: 'especialista|titular|higienista*|jardiner*|cerrajer*|aparejador*|procurador*|graduado social|graduada social|camarer*|mecanico|mecanica|perito|perita|delineante|cirujan*|oftalmolog*|odontolog*|dermatologo|dermatologa|ginecologo|ginecologa|biologo|biologa|quimico|quimica|podologo|podologa',
  pt: 'treinador|treinadora|preparador|preparadora|*ologista|*ologistas|especialista|agente de execucao|higienista*|cabeleireir*|jardineir*|solicitador*|corretor|corretora|formador|formadora|mecanico|perito|desenhador*|desenhista|cirurgia dentista|cirurgiao*|cirurgia-dentista|oftalmologista|dermatologista|cardiologista|biologo|biologa|motorista',
  pl: 'komornik*|asesor komorniczy|psycholog|dietetyk|dietetyczka|polozna|pielegniark*|pielegniarz|kosmetolog|ogrodnik|geodeta|rzeczoznawca|posrednik*|posredniczka|kierowca|kosztorysant*|serwisant*|okulista|chirurg|ginekolog|kardiolog|dermatolog|kadrowa|recepcjonist*|instruktor*|notariusz|aplikant*',
  cs: 'soudni exekutor*|zastupce|zastupkyne|vychovatel*|asistentka pedagoga|skolnik|spravce|metodik*|vychovny poradce|vychovna poradkyne|fyzioterapeut*|psycholog|psycholozka|kadernice|kadernik|kosmeticka|instalater|elektrikar|truhlar|zednik|zahradnik|zahradnice|danovy poradce|danova poradkyne|geodet*|ucitel|ucitelka|prekladatel*|ridic|ridicka|rozpoctar*|chirurg|recepcni|stavbyvedouci|lektor|lektorka|maser|maserka|zdravotni sestra',
  sk: 'sudny exekutor*|hygienicka|fyzioterapeut*|psychologicka|kadernicka|kozmeticka|instalater|elektrikar|murar|zahradnik|koncipient*|uctovnicka|uctovnik|geodet*|ucitel|ucitelka|prekladatel*|vodic|stavbyveduci',
  hu: 'ovono|ovodapedagogus|gyogypedagogus|*vegrehajto|*szakorvos*|*sebesz|dentalhigienikus*|*tornasz|*masszor|dietetikus*|szulesznok|szuleszno|apolo|apolono|fodrasz*|kozmetikus*|*szerelo|*asztalos|komuves*|kozjegyzo*|fenykepesz*|edzo|tanar|tanarno|fordito|sofor|*gyogyasz*|szemesz|gyermekorvos*|fizioterapeuta|oktato|*mernok|statikus',
  ro: 'executor judecatoresc|notar public|reprezentant*|kinetoterapeut*|moasa|coafor|coafeza|cosmeticiana|instalator*|tamplar|gradinar|arhitect*|antrenor*|traducator*|mecanic|sofer|chirurg|receptioner*|asistenta medicala',
  tr: 'ebe|hemsire*|kuafor*|estetisyen*|tesisatci|elektrikci|marangoz|bahcivan|noter|mali musavir*|antrenor*|cevirmen|tercuman|sofor|cerrah*|hekim*',
  hr: 'javni ovrsitelj|suvlasni*|vlasnica|fizioterapeut*|frizer|frizerka|kozmeticar*|vodoinstalater|elektricar|arhitekt*|javni biljeznik|javna biljeznica|odvjetnik|odvjetnica|odvjetnicki vjezbenik|racunovoda|geodet|ucitelj*|prevoditelj*|mehanicar*|vozac|kirurg|recepcionerka',
  sr: 'racunovoda|knjigovoda|saradnik|saradnica|prevodilac|inzenjer*|arhitekta|geodeta|доктор стоматологије|књиговођа|рачуновођа|архитекта|архитекткиња|сарадник|сарадница|инжењер*|преводилац|физиотерапеут*|стоматолог',
  sl: 'lastnica|zobozdravni*|higienicarka|fizioterapevt*|kozmeticarka|vodovodar|odvetnik|odvetnica|racunovod*|nepremicninski posrednik|ucitelj*|prevajal*|mehanik|voznik',
  bg: 'собственик|собственичка|стоматолог|физиотерапевт*|логопед|психолог|фризьор*|козметик|електротехник|архитект|нотариус|брокер*|фотограф|треньор*|учител|учителка|преводач*|шофьор|медицинска сестра|лекар|зъболекар|адвокат|счетоводител*',
  ru: 'стоматолог|ортодонт|физиотерапевт*|логопед|психолог|парикмахер|косметолог|сантехник|электрик|нотариус|риелтор|фотограф|медсестра|хирург|конструктор|монтажник|врач|адвокат',
  uk: 'стоматолог|ортодонт|ветеринар|логопед|психолог|перукар|косметолог|електрик|нотаріус|рієлтор|фотограф|медсестра|хірург|лікар|адвокат',
  el: 'ορθοδοντικος|κτηνιατρος|φυσικοθεραπευτ*|λογοθεραπευτ*|ψυχολογος|διαιτολογος|μαια|κομμωτ*|αισθητικος|υδραυλικος|ηλεκτρολογος|συμβολαιογραφος|μεσιτης|φωτογραφος|προπονητ*|μεταφραστ*|χειρουργος|γυναικολογος|δερματολογος|παιδιατρος|οφθαλμιατρος|συνεργατ*|καρδιολογος|οδοντιατρος|δικηγορος|λογιστης|λογιστρια|αρχιτεκτονας',
  sv: 'innehavare|*innehavare|tandskoterska|naprapat|kiropraktor|hudterapeut|tradgardsmastare|tranare|mekaniker|chauffor|kirurg|massor|undersko*|snickare|malare|tandhygenist*',
  nb: '*innehaver|*utvikler*|kiropraktor|manuellterapeut|*pleier|snekker|oversetter|mekaniker|sjafor|kirurg|*spesialist|*terapeut|byggmester|massor',
  da: 'klinikejer|*indehaver|tandplejer|*sygeplejerske|kiropraktor|logopaed|kosmetolog|snedker|anlaegsgartner|traener|oversaetter|*mekaniker|chauffor|kirurg|massor|*terapeut|kranforer|vognmand',
  fi: '*muotoilija|graafikko|*graafikko|*toimittaja|kouluttaja|*kouluttaja|ohjaaja|*ohjaaja|*sihteeri|*suunnittelija|*insinoori|*edustaja|*neuvoja|psykologi|*psykologi|toimistopaallikko|kiinteistonhoitaja|leikkuri|maanmittari|opas|*hygienisti|*hoitaja|elainlaakari|osteopaatti|hieroja|*terapeutti|katilo|kampaaja|parturi|kosmetologi|puuseppa|kirvesmies|maalari|muurari|puutarhuri|*arkkitehti|asianajaja|lakimies|tilintarkastaja|kiinteistonvalittaja|valokuvaaja|valmentaja|kaantaja|*mekaanikko|*kuljettaja|kirurgi',
  et: 'kohtutaitur|hambaarst|suuhugienist|loomaarst|fusioterapeut|logopeed|psuhholoog|ammaemand|juuksur|kosmeetik|torulukksepp|elektrik|puusepp|aednik|arhitekt|vandeadvokaat|advokaat|maakler|fotograaf|treener|opetaja|tolkija|mehaanik|autojuht|projektijuht|arst|raamatupidaja',
  lv: 'zobarst*|higienist*|fizioterapeit*|vecmate|medmasa|frizieris|friziere|kosmetologs|kosmetologe|santehnikis|elektrikis|galdnieks|darznieks|arhitekt*|skolotaj*|tulks|mehanikis|soferis|arste|arsts|gramatved*|zverinats advokats|zverinata advokate',
  lt: 'antstol*|higieniste|kineziterapeut*|psichologe|psichologas|akusere|slaugytoj*|kirpej*|kosmetologe|santechnikas|elektrikas|stalius|sodininkas|mokytoj*|vertejas|verteja|mechanikas|vairuotojas|gydytoj*|odontolog*|advokat*|buhalter*',
  ka: 'იურისტი*|ადვოკატი*|დირექტორი*|დირექტორ*|მენეჯერი*|ბუღალტერი*|დამფუძნებელი*|თანადამფუძნებელი*|მფლობელი*|ექიმი*|არქიტექტორი*|ინჟინერი*|დიზაინერი*|ნოტარიუსი*|კონსულტანტი*|ხელმძღვანელი*|პარტნიორი*|პროფესორი*|სპეციალისტი*|კოორდინატორი*|ასისტენტი*|თანაშემწე*|მდივანი*|პროგრამისტი*|ფსიქოლოგი*|სტომატოლოგი*',
  ca: 'perruquer*|lampista|infermer*|advocat|advocada|arquitecte|metge|metgessa',
};

/**
 * A list for a vocabulary. `small-firms.json` has further occupations, by language and folded: whole words, as a stem of
 * most would match the workshop or the service, too. Words that are family names, things or what is done are left out, and
 * so are plurals that `titleOfEach` knows by their singular. A word of several languages stands with the first of them.
 */
export const occupations = [foldText(Object.values(byLanguage).join('|')), ...Object.values(smallFirms)].join(
  '|',
);
