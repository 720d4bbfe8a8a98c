import { foldText } from '../../../../shared/text/fold-text.ts';
import { formsNoName, patternOf } from '../../../../shared/text/legal-forms.ts';
import { isHonoraryOffice, mayRank, seniorityOf } from '../../../../shared/text/seniority.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';
import { Vocabulary } from '../../../../shared/text/words/vocabulary.ts';
import { isHalf, isLetterOrDigit } from '../../../../shared/text/words/word-letters.ts';
import { WordPlaces } from '../../../../shared/text/words/word-places.ts';
import { hosts } from './titles/hosts.ts';
import { houseStaff } from './titles/house-staff.ts';
import { occupations } from './titles/occupations.ts';
import { offices } from './titles/offices.ts';
import { withoutExperience, withoutTenure } from './titles/tenure.ts';
import { titlesWorldwide } from './titles/titles-worldwide.ts';
import { trades } from './titles/trades.ts';

/** Words that name an occupation on their own. */
const occupation =
  new Vocabulary(`${trades}|${offices}|${titlesWorldwide}|${occupations}|${houseStaff}|${hosts}|
  engineer*|developer*|designer*|architect*|analyst*|consultant*|specialist*|coordinator*|co-ordinator*|administrator*|accountant*|bookkeeper*|
  assistant*|associate*|representative*|salesperson*|grafik*|drukarz*|introligator*|kalkylator*|salespeople|salesman|saleswoman|realtor*|advisor*|adviser*|officer*|executive*|secretary|treasurer|technician*|mechanic*|electrician*|
  plumber*|carpenter*|joiner*|fitter*|installer*|surveyor*|planner*|buyer*|trader*|broker*|agent|recruiter*|trainer*|coach|teacher*|tutor*|instructor*|
  lecturer*|professor*|researcher*|scientist*|investigator*|chemist*|biologist*|physicist*|pharmacist*|nurse*|doctor|physician*|surgeon*|dentist*|therapist*|physiotherapist*|hygienist*|
  veterinar*|psychologist*|lawyer*|attorney*|solicitor*|barrister*|paralegal*|notary|partner|partners|clerk|receptionist*|chef|cook|baker*|brewer*|
  winemaker*|sommelier*|barista|roaster*|butcher*|pastry|confectioner*|gardener*|florist*|farmer*|driver*|pilot|captain|skipper|operator*|machinist*|welder*|
  editor*|journalist*|writer*|copywriter*|author|photographer*|videographer*|illustrator*|artist|animator*|producer*|composer*|musician*|
  curator*|librarian*|archivist*|programmer*|scrum master|tester*|strategist*|evangelist|marketer*|sales|concierge|host|hostess|
  student*|undergraduate*|postgraduate*|doctoral*|doctorand*|doktorand*|doctorant*|dottorand*|phd candidate*|ph d candidate*|ph.d. candidate*|postdoc*|post-doc*|research fellow|fellow|visiting scholar*|group leader|practitioner*|incharge|in-charge|cadre|
  sestra|sestry|sestricka|advokat*|radca|radcowie|adwokat*|aplikant*|wykonawca|wykonawcy|ansatt|ansatte|*ansvarlig|*trainer|*trainers|
  apprentice*|intern|interns|trainee*|volunteer*|inspector*|auditor*|controller*|underwriter*|actuary|estimator*|dispatcher*|buyer|merchandiser*|
  adjoint|adjointe|prokura|letrado|letrada|interventor*|maskinmester|sagsbehandler*|kalkulator*|
  stylist*|hairdresser*|barber*|beautician*|masseu*|tailor*|seamstress|potter|weaver*|blacksmith|goldsmith*|jeweller*|watchmaker*|optician*|optometrist*|
  craftsman|craftswoman|foreman|ranger|guide|keeper|groomer*|fundrais*|spokesperson|liaison|ombudsman|trustee*|board member*|member of the board|
  account exec*|customer success|customer service|customer support|human resources|business development|public relations|
  kaufmann*|*kaufmann|*kauffrau|kauffrau|*berater|*beraterin|berater*|*ingenieur*|ingenieur*|*entwickler*|entwickler*|gestalter*|*gestalter*|*techniker*|techniker*|*meister|
  *meisterin|meister|*assistent*|assistenz|*assistenz|sekretar*|*sachbearbeit*|sachbearbeit*|*verwalter*|buchhalter*|*buchhalter*|*buchhaltung|buchhaltung|
  prokurist*|referent*|*referent|*referentin|disponent*|einkaufer*|verkaufer*|*verkaufer*|vertriebler*|mitarbeiter*|*mitarbeiter*|auszubildende*|azubi|praktikant*|
  werkstudent*|geselle|gesellin|monteur*|*monteur*|mechaniker*|*mechaniker*|elektriker*|*elektriker*|tischler*|schreiner*|backer*|*backer|*backerin|konditor*|koch|kochin|*arzt|*arztin|arzt|
  rechtsanwalt*|*anwalt*|notar*|steuerberater*|*prufer*|architekt*|*planer*|redakteur*|fotograf*|*fachangestellte*|*fachkraft*|fachkraft*|*helfer*|lehrer*|*lehrer*|
  therapeut*|*therapeut*|dolmetscher*|ubersetzer*|winzer*|braumeister*|gartner*|beauftragte*|*beauftragte*|ansprechpartner*|stellvertret*|betriebsrat|
  empfang|sekretariat|vertrieb|einkauf|verwaltung|personalwesen|kundenservice|kundenbetreu*|*betreuer*|kundendienst|marketing|technik|produktion|logistik|versand|auftragsabwicklung|
  innendienst|aussendienst|binnendienst|buitendienst|vertriebsinnendienst|
  ingenieur*|gestionnaire|developpeur*|developpeuse*|concepteur*|conceptrice|charge de*|chargee de*|charge d'*|chargee d'*|assistant*|comptable*|conseill*|commercial|commerciale|technicien*|
  technico-commercial*|vendeur*|vendeuse*|acheteu*|juriste*|avocat*|notaire|redacteur|redactrice|graphiste*|secretaire*|stagiaire|alternant*|ouvrier*|artisan*|boulanger*|patissi*|cuisini*|
  vigneron*|maitre*|oenologue|formateur|formatrice|infirmi*|medecin|pharmacien*|mecanicien*|electricien*|menuisier*|associe|associee|attache*|hote|hotesse|receptionniste|
  ingenier*|desarrollador*|disenador*|asesor*|consultor*|contable|comercial|vendedor*|ventas|tecnic*|abogad*|asociad*|arquitect*|administrativ*|recepcionista|enfermer*|medic*|cociner*|
  panader*|enolog*|coordinador*|auxiliar|secretari*|ayudante|becari*|socio|socia|compras|analista|
  ingegner*|sviluppat*|progettist*|consulent*|commercialista|contabile|contabilita|addett*|impiegat*|tecnic*|venditor*|vendite|acquisti|avvocat*|architett*|geometra|segretari*|receptionist|
  assistente|enolog*|cuoc*|chef|pasticcer*|fornaio|panettier*|operaio|operaia|coordinat*|stagista|ragionier*|agente|
  medewerk*|*medewerk*|adviseur*|*adviseur*|ontwikkelaar*|vormgev*|ontwerp*|boekhoud*|accountmanager|monteur*|verkoper*|verkoop*|inkoper*|inkoop|administratie|receptionist*|secretaresse|
  jurist*|advocaat|notaris|stagiair*|bakker|kok|coordinator|vertegenwoordiger*|technicus|*technicus|timmerman|uitvoerder|planner|calculator|werkvoorbereider*|magazijn*|
  engenheir*|desenvolvedor*|programador*|consultor*|contabilista|contador*|vendedor*|vendas|tecnic*|advogad*|arquitet*|assistente|rececionista|recepcionista|coordenador*|estagiari*|enolog*|cozinheir*|
  specjalist*|*specjalist*|inzynier*|programist*|projektant*|ksiegow*|handlow*|przedstawiciel*|asystent*|sekretark*|doradc*|konsultant*|prawni*|adwokat*|architekt*|technik|mechanik|sprzedawc*|koordynator*|
  magazynier*|radca|
  ingenjor*|*ingenjor*|utvecklare|*utvecklare|saljare|*saljare|konsult|*konsult|ekonom*|redovisning*|assistent|administrator|samordnare|koordinator|tekniker|*tekniker|snickare|elektriker|
  bagare|kock|inkopare|handlaggare|formgivare|arkitekt|*arkitekt|jurist|advokat|receptionist|innesaljare|utesaljare|kundtjanst|montor|
  ingenior*|*ingenior*|udvikler*|*udvikler*|saelger*|*saelger*|konsulent*|*konsulent*|bogholder*|*bogholder*|tomrer*|koordinator*|*medarbejder*|medarbejder*|specialist*|elev|laerling*|sekretaer*|bager*|kok|
  utvikler*|selger*|*selger*|radgiver*|*radgiver*|regnskap*|okonomi*|okonom*|saksbehandler*|rorlegger*|
  insinoori|*insinoori|kehittaja|*kehittaja|myyja|myynti*|asiantuntija|*asiantuntija|assistentti|suunnittelija|*suunnittelija|konsultti|kirjanpitaja|koordinaattori|asentaja|*asentaja|mestari|*mestari|
  inzenyr*|obchodn*|ucetni|technik|projektant|konzultant*|asistent*|vyvojar*|specialist*|pravni*|mernok|konyvelo|ertekesit*|tanacsado|fejleszto|asszisztens*|muszaki*|
  borasz*|kertesz*|pek|cukrasz*|szakacs|orvos*|ugyved*|epitesz*|titkar*|recepcios|muvezeto|grafikus*|allatorvos|fogorvos*|mester*|
  maestr*|mestre*|mastro|meesterbakker|hostiteska|kuchar*|vinar*|cukrar*|lekar*|zubar*|sommelier*|redator*|jornalist*|medic*|dentist*|psicolog*|nutricionist*|
  lakar*|tandlakar*|sjukskotersk*|larare|fotograf*|lege|tannlege|sykepleier|laerer|*klasseleder*|padagog*|ravintolapaallikko|kokki|leipuri|laakari|hammaslaakari|opettaja|
  inginer*|contabil|consilier|muhendis*|uzman*|danisman*|инженер*|бухгалтер*|специалист*|консультант*|юрист*|maintainer|creator|inventor|visionary|mascot|co-lead|lead|counsel|principal|
  hr|it|pr|r&d|operations|finance|logistics|procurement|reception|administration|accounts|accounting|dispatch|support|workshop|production|purchasing|export|quality
  `);

/** A full stop after a short word belongs to an abbreviation ("dipl. Ing.", "Sr. Engineer"). */
const sentence =
  /\p{L}{6,}[.!?…]\s+\p{Lu}|[!?؟…。]$|\p{L}{6,}\.$|^(?:\S+ ){5,}\p{Ll}{4,}\.$|(?:니다|です|ます|でした|ました)\.?$|\p{Lo}{4,}[.!؟۔।] +\p{Lo}{2}/u;
/** Longer words that titles shorten: "stellv. Vorsitzender". */
const abbreviated =
  /(?<=(?:^|[^\p{L}])(?:stellv|stellvertr|geschäftsf|wissensch|künstl|verantw|administr|pedagog|executiv))\./giu;
const verbs =
  /(?:^|[ ,])(?:is|was|are|its|their|his|her|sit|sits|wrote|says|said|drew|awarded|has|have|had|were|will|joined|leads|loves|enjoys|speaks|talks|spricht|parle|brings|started|studied|worked|works|click|read|learn|our|your|you|we|us|contact|meet|view|see|apply|join|hiring|wanted|gesucht|ist|hat|war|sind|wurde|leitet|arbeitet|studierte|unser|unsere|unserer|ihr|ihre|sie|wir|est|sont|dirige|notre|nos|votre|es|son|nuestro|nuestra|sono|è|nostro|nostra|onze|ons|nasz|vår|våra|vores)(?=$|[ ,.!?:])/i;

/** Departments: a title if a card says no more, but never by themselves a reason to recognize a person. */
const department =
  /^(?:sales|marketing|hr|it|pr|r&d|operations|finance|logistics|procurement|reception|administration|accounts|accounting|dispatch|support|workshop|production|purchasing|export|quality|customer (?:service|support|success)|human resources|business development|public relations|empfang|sekretariat|vertrieb|einkauf|verwaltung|personalwesen|kundenservice|kundendienst|technik|produktion|logistik|versand|auftragsabwicklung|innendienst|aussendienst|vertriebsinnendienst|buchhaltung|binnendienst|buitendienst|ventas|compras|vendite|acquisti|contabilita|verkoop|inkoop|administratie|vendas|kundtjanst|financeiro|progettazione|ufficio tecnico|finanzas|finanze|finances|finanzen|comptabilite|amministrazione|administracion|recursos humanos|ressources humaines|risorse umane|direction|direzione|direcao|direktion|direccio|direccion|(?:nursing|medical|clinical|teaching|office|kitchen|coaching|support|auxiliary|administrative|technical) staff|nursing|housekeeping|front (?:desk|office)|rezeption|pflege|hauswirtschaft|haustechnik|kuche|corpo clinico|equip[ae] medic[ao]|enfermagem|recepcao|secretaria|atendimento|contabilidade|limpeza|cuerpo medico|enfermeria|recepcion|contabilidad|cocina|corps medical|secretariat|personnel (?:soignant|medical|administratif)|segreteria|infermeria|cucina|receptie|balie|verpleging|keuken|recepcja|rejestracja|ksiegowosc|kuchnia|recepce|kuchyne|recepcia|kuchyna|konyveles|konyha|contabilitate|hemsirelik|sekreterlik|muhasebe|koket|kokken|keittio)$/u;

/** "Argand Partners LLC" is a firm, whatever its partners are. */
const legalForm = new RegExp(`[\\s,]${patternOf(formsNoName)}\\.?$`, 'i');
const officePlace = /\b(?:head|main|registered|branch|sales|post|box|ticket|regional) ?office$/i;
const relative =
  /^(?:who|which|whose|that|what|how|why|where|when|qui|dont|die|der|welche[rs]?|quien|che|som|który|która) /iu;

/** "I am the founder": what somebody says of themselves goes on with their title. */
const firstPerson = /^(?:I am|I['’]m|ich bin|je suis|ik ben|jag är|jeg er|soy|sou|sono|jestem|jsem) /iu;

/** "S Roe, Decision Support": the next author of a publication. "y Abogados": the rest of a firm's name. */
const nextName = /^\p{Lu}{1,2}\.? \p{Lu}[\p{L}'’-]+(?:, | · |$)|^(?:y|e|et|und|and|og|och|&) \p{Lu}/u;
/** "Partnering with farmers" says what a company does. */
const activity = /^\p{L}+ing with /iu;
/** "Rechtsanwaltskammer", "Zahnarztpraxis": where people of a trade work is no occupation. */
const firmOfTrade =
  /(?<=^|[^\p{L}])\p{L}{3,}(?:kammer|kanzlei|praxis|büro|verband|gesellschaft|schule|betrieb|kollegium|verein|firma(?:et)?|byrån?|kontor(?:et)?|huset|toimisto)(?=$|[^\p{L}])/giu;
/** The words themselves, which are found faster than what stands before them. */
const mayNameFirm =
  /kammer|kanzlei|praxis|büro|verband|gesellschaft|schule|betrieb|kollegium|verein|firma|byrå|kontor|huset|toimisto/iu;
/** "for Acme Attorneys", "par Jane Roe", "للمحاماة": what follows a name and its act, or whom a firm serves. */
const afterAct =
  /^لل\p{L}|^(?:for|by|with|from|pour|par|avec|für|von|mit|para|por|con|dla|przez|voor|door|met|för|av|med|til|af|do|da|dos|das|del|della|dello|du|des|vom|dem|den) /iu;
/** Who answers for personal data is called so by law, and "Strona główna" leads home. */
const noTitle =
  /^διευθυνση .*\d|(?:titolare|responsabile) del trattamento|responsavel pelo tratamento|responsable du traitement|responsable del tratamiento|administrator\p{L}* danych|data controller|encarregado d[eo] (?:protec|dados|tratam)|verwerkingsverantwoordelijke|personuppgiftsansvarig|(?:behandlings|data)ansvarlig|rekisterinpitaja|spravc\p{L}* (?:osobnich )?udaj|adatkezelo|veri sorumlusu|대표 ?(?:전화|번호|메일|이메일|팩스)|代表(?:電話|番号|メール)|^(?:\p{L}+-)?(?:zertifikat|diplom(?! \p{L}*(?:psycholog|ingenieur|kauf|padagog|okonom|biolog|chemik|physik|jurist|informatik|wirt|sozial|sport|theolog|mathemat|geolog|geograph|geograf|designer|restaurator|verwaltung|finanz|musik|mediziner|krankenschwester|betriebs))|certificate|certificat|certificado|certificato|certyfikat) |^(?:mehr|jetzt|hier) (?:\p{L}+ ){0,3}erfahren(?: ?[→›»])?$|^(?:nom|denomination|raison) commerciale?$|,? etc\.?$|(?:^|[ ,])including |(?:^| )(?:profile|profil|perfil|profilo|profiel)$|^(?:lisensi|izin|licence|license|lizenz|licencia|licencja|licenza|licenca|licenta|lisans|ruhsat|лицензия|ліцензія) |(?:^| )(?:and|&) associates$|strona glowna|hlavn[iy] (?:strana|stranka)|hlavna stranka|strony glownej|^\p{L}{6,}(?:wechsel|wahlen|ubergabe)(?: |$)|^conservator(?:io|ium|oire|y)(?: |$)|^(?:ask (?:an?|our|the|your) |chied[ie] (?:a|al|ai|agli|allo) |contatt[ai] (?:un|il|lo|la|i|uno|una) |scrivi (?:a|al) |parla con |contact[ae] (?:con|a) |pregunt[ae] (?:a|al) |habl[ae] con |demandez (?:a|au|aux) |contactez |parlez (?:a|au|avec) |fragen sie |sprechen sie |fale com |pergunte |vraag (?:een|onze|aan) |sporg (?:en|vores) |fraga (?:en|var)|kysy |zapytaj |zeptejte se )|^(?:presedinte|director|ministru|primar|rector|inspector|secretar|sef)u?lui(?: |$)|(?:^| )(?:prime minister|premier ministre|primer ministro|primo ministro|presedinte\p{L}* romaniei|presidente? (?:of the|de la|da|della) republi\p{L}+|bundesprasident\p{L}*|bundeskanzler\p{L}*|prezydent\p{L}* rp)(?: |$)/u;
/** The pronoun, not the department. */
const pronoun = /(?<=^| )it(?:['’]s)?(?= |$)/gu;

/** "The Owner of Pumps", 12 Law Rev.: more words in quotation marks than a title has are what somebody has written. */
const work = /^["“„«](?:[^\s"“”„«»]+ ){3,}[^\s"“”„«»]+["”“»]/u;

/** "Safety Manager.": capitals throughout are no sentence, and so long a word is no abbreviation. */
const fullStop = /^((?:(?:\p{Lu}[\p{L}'’-]*|&|and|of|for|und|de|et|y|e) ){0,5}\p{Lu}[\p{L}-]{5,})\.$/u;

/** "Account Manager (m/w/d)", "Vendeur (H/F)": whoever is looked for, and nobody yet. */
const opening =
  /[([](?:[mwfhdxvki]|div|gn|all genders)(?:[/|,* ]{1,2}(?:[mwfhdxvki]|div)){1,3}[)\]]|(?<!\S)(?:m\/[wf]\/[dx]|[hf]\/[hf])(?!\S)/iu;

export type TitleStrength = 'certain' | 'department' | 'none';

/**
 * Whether a text reads like a job title: short, not a sentence, with a word for an occupation or a rank in one of
 * the languages of Europe.
 */
export function titleStrength(text: string): TitleStrength {
  if (text.length < 2 || text.length > maxListed) return 'none';
  if (text.length > maxTitle) return areTitles(text) ? 'certain' : 'none';
  return strengthOf(text);
}

const maxTitle = 110;
const [minListed, maxListed] = [4, 220];
const maxListedTitle = 45;

/** "Psychotherapist, EMDR practitioner, sleep coach, …": all that somebody is, of which most are titles. */
function areTitles(text: string): boolean {
  const parts = text.split(', ');
  if (parts.length < minListed || parts.some(({ length }) => length > maxListedTitle)) return false;
  const certain = parts.filter((part) => strengthOf(part) === 'certain');
  return certain[0] === parts[0] && certain.length * 2 >= parts.length;
}

/** Each line is checked several times, for its neighbours. */
const strengthOf = remembered(judgeTitle);

function judgeTitle(written: string): TitleStrength {
  const text = written.replace(atFirm, ' at ');
  if (/[@:;|•<>{}=：（；［〔【]|[([]at[)\]]|\d{3}|https?/.test(text) || opening.test(text)) return 'none';
  const words = text.split(' ');
  if (words.length > 12) return areTitles(text) ? 'certain' : 'none';
  const folded = foldText(withoutFirms(text.replace(pronoun, ''))).replace(/[’`´]/g, "'");
  // Most texts name no occupation, which is faster to see than what else would rule a title out.
  const isDepartment = department.test(folded);
  if (!isDepartment && !occupation.isIn(folded) && seniorityOf(text) === 'other' && !isHonoraryOffice(text))
    return 'none';
  if (sentence.test(text.replace(abbreviated, '').replace(fullStop, '$1')) || officePlace.test(text))
    return 'none';
  if (
    legalForm.test(text) ||
    relative.test(text) ||
    firstPerson.test(text) ||
    (/^\S{1,4} /.test(text) && nextName.test(text)) ||
    activity.test(text)
  )
    return 'none';
  // "Sr." alone is the father's.
  if (/^[SJ]r\.?(?:,|$)/.test(text)) return 'none';
  if (verbs.test(text) || /^\p{L}+['’]s |['’]s$/u.test(text)) return 'none';
  if (afterAct.test(text) || noTitle.test(folded) || work.test(text)) return 'none';
  return isDepartment ? 'department' : 'certain';
}

/** "CFO @ Acme", and no address. */
const atFirm = / @ ?(?=\p{Lu}[\p{L} ]*$)/u;

function withoutFirms(text: string): string {
  return mayNameFirm.test(text) ? text.replace(firmOfTrade, '') : text;
}

/** "She/Her" on its own, which says how to speak of somebody and not what they do. */
export function isPronouns(text: string): boolean {
  return barePronouns.test(text);
}

const barePronouns =
  /^\(?(?:she|he|they|sie|er|elle|il|ella|él|hij|zij|hon|han|hun)(?: ?\/ ?\p{L}{2,8}){1,2}\)?$/iu;

/** "Jane Roe (she/her)". */
const pronouns = /\s*\((?:she|he|they|sie|er|elle|il|ella|él|hij|zij|hon|han|hun)(?:\/\p{L}{2,8}){1,2}\)/giu;

export function withoutPronouns(text: string): string {
  return /\([^)]*\//.test(text) ? text.replace(pronouns, '') : text;
}

const relativeClause = /, (?:who|which|que|quien|qui|che|som|który|która|wer|and who|a quien|e che) .*$/iu;

/** "Jane Roe, Director, and John Doe, Manager" */
const joinsNext = /,?\s(?:and|und|sowie|et|y|e|en|og|och|i|oraz|ja)$/iu;

/** "Broker at", if the company's name is a separate link. */
const leadsToEmployer =
  /(?:\s(?:at|of|to|for|with|bei|von|vom|beim|für|der|chez|de|du|des|pour|presso|di|del|dell['’]|della|do|da|para|van|voor|bij|hos|för|av|af|til|dla|przy|pro)(?: (?:the|our|der|la|le|el|het|den))?|\s@)$/iu;

/**
 * A heading or a label over people as the title of each: "Notaires:" over several is "Notaire". The singular is part
 * of what the page says, and only taken where no vocabulary knows the plural.
 */
export function titleOfEach(heading: string): string {
  const text = heading.replace(/\s*[:：]$/u, '');
  const stem = pluralEnding.test(text) ? text.replace(pluralEnding, '') : '';
  if (stem !== '' && titleStrength(stem) === 'certain') return stem;
  const singular = /^(?:\S*[^s\s] )*\p{L}{4,}s$/u.test(text) ? text.slice(0, -1) : '';
  return singular !== '' && titleStrength(text) === 'none' && titleStrength(singular) === 'certain'
    ? singular
    : text;
}

/** Plurals that begin with the singular: "Óvónők", "Igazgatóhelyettesek" in Hungarian, "Erzieherinnen" in German. */
const pluralEnding = /(?<=\p{L}{4}in)nen$|(?<=\p{L}{4}[óőúű])k$|(?<=\p{L}{4})[eoöa]k$/u;

/** A text without pronouns in brackets, the years of a tenure and a relative clause. */
function withoutAsides(text: string): string {
  const bare = withoutPronouns(text);
  const untimed = withoutTenure(bare);
  return untimed.includes(', ') ? untimed.replace(relativeClause, '') : untimed;
}

const pictures = /\p{Extended_Pictographic}|[\uE000-\uF8FF]|\uFE0E/u;
/** Copyright and trade marks are pictures, too, and belong to what is before them. */
const picturesAround =
  /^(?:(?:(?![©®™])\p{Extended_Pictographic}|[\uE000-\uF8FF]|\u200D|[\uFE0E-\uFE0F])\s*)+|(?:(?![©®™])\p{Extended_Pictographic}|[\uE000-\uF8FF]|\u200D|[\uFE0E-\uFE0F])+$/gu;

/** A title without the emoji or the glyph of an icon font that stands before or after it. */
function withoutPictures(text: string): string {
  return pictures.test(text) ? text.replace(picturesAround, '') : text;
}

/** "01 · Co-Founder": the number of a card in its row. "1. Vorsitzender" is the first of several. */
const numberOfCard = /^(?:No\.? |Nr\.? |#)?\d{1,2}\s?[·•|/–—]\s?(?=\p{L})/u;

/** A title as it is stored: without the marks and words that join it to the names before and after, and its years. */
export function cleanTitle(text: string): string {
  return withoutAsides(withoutExperience(withoutPictures(text)))
    .replace(/^(?:[\s,–—:|/•·-]|\.(?=\s))+/, '')
    .replace(numberOfCard, '')
    .replace(/[\s,–—:|/•·;-]+$/, '')
    .replace(fullStop, '$1')
    .replace(joinsNext, '')
    .replace(leadsToEmployer, '')
    .replace(/^\((.*)\)$/, '$1')
    .trim();
}

/** Whether a line contains a word of titles: a cheap test before the thorough ones. */
export const mentionsTitle = remembered(
  (line) => {
    const folded = foldText(line);
    let from = 0;
    for (let at = 0; at <= folded.length; at++) {
      const code = at < folded.length ? folded.charCodeAt(at) : space;
      if (isHalf(code))
        return folded.split(/[^\p{L}\p{N}&]+/u).some((word) => isTitleWord(word, 0, word.length));
      if (code === ampersand || isLetterOrDigit(code)) continue;
      if (isTitleWord(folded, from, at)) return true;
      from = at + 1;
    }
    // "Kiến trúc sư": no word of a phrase need be one.
    return line.length <= maxLineOfPhrase && occupation.isIn(folded);
  },
  { maxLength: 1_000 },
);

const maxLineOfPhrase = 110;
const space = 32;
const ampersand = 38;

function isTitleWord(text: string, start: number, end: number): boolean {
  const length = end - start;
  return length >= 2 && length <= 40 && knownWords.at(text, start, end);
}

const knownWords = new WordPlaces((word) => {
  if (word.includes('&')) return occupation.isIn(word) || seniorityOf(word) !== 'other';
  return occupation.has(word) || (mayRank(word) && seniorityOf(word) !== 'other');
});

/** The title at the beginning of a text: up to the first mark after which something else follows. */
export function titleAtStart(text: string): string | null {
  const whole = cleanTitle(text);
  const stop = /\p{L}{4}\. /u.exec(whole);
  if (stop && titleStrength(whole.slice(0, stop.index + 4)) === 'certain')
    return whole.slice(0, stop.index + 4);
  if (titleStrength(whole) === 'certain') return whole;
  for (const mark of [' | ', ' – ', ' — ', ' - ', ' • ', ' · ', '; ', ' (', ': ', '. ', ', ']) {
    const at = text.indexOf(mark);
    if (at < 2) continue;
    const part = cleanTitle(text.slice(0, at));
    if (part !== '' && titleStrength(part) === 'certain') return part;
  }
  return null;
}
