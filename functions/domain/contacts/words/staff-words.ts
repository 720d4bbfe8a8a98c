import { foldText } from '../../../../shared/text/fold-text.ts';
import { Phrases } from '../../../../shared/text/words/phrases.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';

/** Headings under which a company shows its own people, by language; `*` is for any letters. */
const staffHeadings: Readonly<Record<string, string>> = {
  en: 'teachers*|*faculty*|teaching team*|*team*|*people*|*staff*|*leadership*|*management*|*founders*|*founder*|*board*|*office bearers*|*who we are*|*members*|*contact*|*about*|*crew*|*owners*|*owner*|our attorneys*|our lawyers*|our doctors*|our dentists*|our agents*|our partners*|our experts*|our advisers*|our advisors*|our therapists*|our vets*',
  de: '*kollegium*|*lehrkraft*|*lehrer*|*erzieher*|*ansprechpartner*|*mitarbeiter*|*mitglieder*|*kontakt*|*geschaftsfuhrung*|*vorstand*|*uber uns*|*wir sind*|unsere arzte*|unsere anwalte*|unsere rechtsanwalte*|unsere steuerberater*|unsere berater*|unsere therapeuten*|unsere experten*|*belegschaft*|inhaber*',
  fr: 'professeurs|corps enseignant*|bureau|conseil d*|enseignants*|*equipe*|*membres*|*direction*|*collaborat*|nos avocats*|nos medecins*|nos praticiens*|nos experts*|nos associes*|*qui sommes*',
  es: 'profesorado*|claustro*|*ejecutivos*|*directivos*|junta directiva*|consejo*|*equipo*|*miembros*|*nosotros*|*quienes somos*|*plantilla*|nuestros abogados*|nuestros medicos*|nuestros profesionales*|nuestros socios*',
  it: '*direttivo*|istruttori*|docenti*|*squadra*|*membri*|*chi siamo*|i nostri avvocati*|i nostri medici*|i nostri professionisti*|i nostri soci*|*collaboratori*|lo staff*',
  pt: '*nosso time*|professores|corpo docente*|*diretoria*|direcao*|*orgaos sociais*|*quem somos*|*equipa*|nossos advogad*|nossas advogad*|nossos medic*|nossas medic*|nossos profission*|nossas profission*|nossos soci*|nossas soci*|*corpo clinico*',
  nl: 'leraren|docenten*|leerkrachten*|*raad van bestuur*|bestuur|bestuursleden*|*medewerkers*|*over ons*|*wie zijn wij*|*wie we zijn*|onze advocaten*|onze artsen*|onze mensen*|onze adviseurs*|onze makelaars*',
  sv: 'larare*|*styrelse*|*medarbetare*|*om oss*|*personalen|*personal|vara medarbetare*|vara advokater*|vara lakare*|vi som jobbar*',
  da: 'laerere*|*medarbejdere*|om os*|*personale*|vores team*|vores folk*|vores advokater*|*bestyrelse*',
  no: 'laerere*|styret|styre|*styremedlem*|*ansatte*|om oss*|vare ansatte*|vare advokater*|vare folk*|*menneskene*|*styret',
  fi: 'opettajat*|*hallitus|*henkilosto*|*henkilokunta*|*tiimi*|*yhteystied*|meista|*asiantuntijamme*|*laakarimme*|*juristimme*',
  is: '*starfsfolk*|*starfsmenn*|um okkur*',
  pl: 'wladze*|rada nadzorcza*|*pracownicy*|*nauczyciel*|*trenerzy*|*zespol*|o nas|nasi ludzie*|nasi prawnicy*|nasi lekarze*|nasi specjalisci*|nasi eksperci*|zarzad*|kadra*',
  cs: 'vybor|ucitele*|*lektori*|*pracovnici*|tym|*nasi lekar*|nas tym*|o nas|vedeni|*zamestnanci*|nasi lide*|nasi pravnici*|nasi odbornici*|*kolektiv*',
  sk: 'vybor|ucitelia*|tim|nas tim*|nasi ludia*|nasi lekari*|nasi pravnici*|nasi makleri*|*vedenie*|*zamestnanci*',
  sl: 'ekipa*|o nas|*zaposleni*|nasi strokovnjaki*|nasi odvetniki*|nasi zdravniki*|*sodelavci*',
  hr: 'uprava|*nastavnici*|*treneri*|o nama|nas tim*|osoblje*|djelatnici*|*zaposlenici*|nasi odvjetnici*|nasi lijecnici*|nasi strucnjaci*',
  hu: '*elnokseg*|tanar*|*csapat*|*munkatars*|*rolunk*|kapcsolat*|*kollega*|orvosaink*|ugyvedeink*|*szakembereink*|*vezetoseg*',
  ro: 'consiliul*|*profesori*|*echipa*|*despre noi*|*conducere*|medicii*|avocatii*|specialistii*',
  tr: '*ogretmenler*|*egitmenler*|*ekib*|ekip*|*kadromuz*|kadro*|*hakkimizda*|*yonetim*|doktorlarimiz*|avukatlarimiz*|*hekimlerimiz*|iletisim*|*uzmanlarimiz*|*calisanlar*',
  et: '*opetajad*|*noukogu*|*meeskond*|*tootajad*|meist|inimesed*|*juhatus*',
  lv: '*vadiba*|*skolotaj*|*komanda*|*darbiniek*|par mums*|kontakti*|*specialisti*|valde',
  lt: '*mokytoj*|*valdyba*|*komanda*|*darbuotoj*|apie mus*|kontaktai*|*specialistai*|*vadovyb*',
  ca: 'equip|*qui som*|contacte*',
  eu: 'taldea*|*nor gara*',
  cy: 'y tim|*amdanom*',
  ga: '*foireann*',
  el: '*συμβουλιο*|*καθηγητες*|*ομαδα*|*ποιοι ειμαστε*|*συνεργατες*|*προσωπικο*|*επικοινωνια*|*διοικηση*|*σχετικα με*',
  ru: '*правление*|*преподавател*|*педагог*|тренер*|*команда*|о нас|*сотрудник*|*руковод*|*специалисты*|врачи|*юристы*|*адвокаты*|*коллектив*|*администрация*',
  uk: '*правління*|*викладач*|*вчител*|тренер*|про нас|*співробітник*|*керівництв*|*фахівці*|лікарі|*адвокати*|*колектив*|*працівник*|*спеціалісти*',
  bg: '*учители*|съвет*|екип*|за нас|*ръководств*|*служители*|*специалисти*',
  sr: '*наставни*|управни одбор*|тим|о нама|*запослени*|*руководств*|*сарадници*|екипа*',
  ka: '*გუნდი*|*ჩვენ შესახებ*|*თანამშრომ*',
  hy: '*թիմ*|*մեր մասին*|*աշխատակ*',
  ar: '*فريق*|*من نحن*|*موظف*|*الادارة*|*الإدارة*|*اعضاء*',
  he: '*צוות*|*אודות*|*מי אנחנו*|*הנהלה*|*עובדים*',
  fa: '*تیم*|*درباره ما*|*همکاران*|*مدیران*',
  hi: '*टीम*|*हमारे बारे*',
  id: '*tim kami*|tim|*tentang kami*|*pengurus*|*manajemen*|*pasukan kami*',
  vi: '*doi ngu*|*ban lanh dao*|*gioi thieu*|*ve chung toi*',
  th: '*ทีม*|*ผู้บริหาร*|*บุคลากร*|*เกี่ยวกับ*',
  ja: '*講師*|*組織*|*スタッフ*|*メンバー*|*役員*|*代表挨拶*|*社員*|*チーム*|*会社概要*|*弁護士紹介*|*医師紹介*',
  ko: '*임원*|*교수진*|*강사*|*임직원*|*직원*|*구성원*|*의료진*|*변호사 소개*|팀|*연구원*|*소개*',
  zh: '*师资*|*教师*|*领导团队*|*理事*|*团队*|*團隊*|*成员*|*成員*|*关于我们*|*關於我們*|*管理层*|*管理層*|*员工*|*員工*',
};

/** Headings for people who have left, or who are not employed here, by language; written as above. */
const formerHeadings: Readonly<Record<string, string>> = {
  en: 'alumn*|former|past members*|past member*|past staff*|past students*|past student*|past presidents*|past president*|past team*|past people*|past directors*|past director*|past chairs*|past chair*|past leaders*|past leadership*|past officers*|past officer*|past boards*|past board*|past committees*|past committee*|previous members*|previous member*|previous staff*|previous students*|previous student*|previous team*|previous lab|previous group|past lab|past group|ex-members*|ex-member*|ex-staff*|in memoriam*|retired|deceased*',
  de: '*ehemalig*|*fruhere mit*|*fruhere team*|emeriti|im ruhestand*|*verstorben*',
  fr: "*d'hier|anciens|ancien|anciennes|ancienne|decedes|decedees|nos disparus*",
  es: '*historicos*|*historicas*|*jubilados*|*emeritos*|*antiguos miembros*|*antiguo miembros*|*antiguos alumnos*|*antiguo alumnos*|*antiguos integrantes*|*antiguo integrantes*|ex miembros*|exmiembros*|ex alumnos*|exalumnos*|*egresados*|*fallecid*',
  it: 'ex membri*|exmembri*|ex collaboratori*|excollaboratori*|ex soci*|exsoci*|gia soci*|*deceduti*|*defunti*|*scomparsi*',
  pt: 'antigos|*historicos*|*jubilados*|ex membros*|exmembros*|ex alunos*|exalunos*|ex colaboradores*|excolaboradores*|*falecid*',
  nl: '*oud-leden*|*oudleden*|*oud-medewerkers*|*oudmedewerkers*|*oud-collega*|*oudcollega*|*voormalig*|*overleden*',
  sv: '*tidigare med*|*tidigare anst*|*tidigare led*|*avlidna*',
  da: '*tidligere med*|*tidligere ans*|*tidligere led*|*afdode*|*avdode*',
  fi: 'entiset*|entinen*',
  is: 'fyrrverandi*',
  pl: 'byli|byly|*absolwenci*|*zmarli*|*zmarlych*',
  cs: 'byvali*|byvaly*|drivejsi*|zesnuli*|zemreli*',
  sk: 'byvali*|*absolventi*',
  sl: 'nekdanji*|bivsi',
  hr: 'bivsi|bivse|nekadasnji*',
  hu: 'korabbi|volt munkatars*|*elhunyt*',
  ro: 'fosti|foste',
  tr: 'eski ekip*|eski calisan*|eski uye*|eski baskan*|onceki baskan*|onceki uye*|onceki donem*',
  et: 'endised',
  lv: 'bijus*|agrak*',
  lt: 'buve|buvusi*',
  ca: 'antics|antigues',
  el: 'πρωην*|*αποφοιτ*',
  ru: 'бывш*|*выпускник*',
  uk: 'колишн*|*випускник*',
  bg: 'бивши*',
  sr: 'бивши*|некадашњи*',
  ka: 'ყოფილი*',
  hy: 'նախկին*',
  ar: '*السابق*|*خريج*',
  he: '*לשעבר*|*בוגרי*',
  fa: '*سابق',
  id: 'mantan|alumni',
  vi: 'cuu thanh vien*|cuu sinh vien*|cuu hoc vien*',
  th: '*ศิษย์เก่า*|*อดีต*',
  ja: '*卒業生*|*修了生*|*過去のメンバー*|*旧メンバー*|*元スタッフ*',
  ko: '*졸업생*|*이전 구성원*|*이전 멤버*|동문*',
  zh: '*毕业生*|*畢業生*|*校友*|*历任*|*歷任*',
};

const staffPhrases = new Phrases(Object.values(staffHeadings).join('|'));
const formerPhrases = new Phrases(Object.values(formerHeadings).join('|'));

/** A closed range of years after a name or in a card: somebody who has left. */
const closedYears =
  /(?:^|[^\d])(?:19|20)\d{2}\s*(?:[-–—/]|to|bis|until|à|a|do|tot|till)\s*(?:(?:19|20)\d{2}|\d{2})\)?\s*$/iu;

const isOneOfStaff = remembered((folded) => staffPhrases.isIn(folded));

/** Whether one of the folded headings above a line, "Our firm / Team / Jane Roe", is that of the staff. */
export function isStaffHeading(folded: string): boolean {
  return folded.split(' / ').some(isOneOfStaff);
}

export const isFormerHeading = remembered((folded) => formerPhrases.isIn(folded) && !pastLeader.test(folded));

export function endsWithClosedYears(text: string): boolean {
  return closedYears.test(text);
}

/** "1983 to 1998 – Jane Roe, Organist": who was what in a time that is over. */
const closedYearsFirst = /^\(?(?:19|20)\d{2} ?(?:[-–—]|to|bis|à|al|tot|till|til) ?(?:19|20)\d{2}(?!\d)/iu;

export function beginsWithClosedYears(text: string): boolean {
  return closedYearsFirst.test(text);
}

const outsider =
  /^(?:former|ex|formerly|past|previous|late|retired|ehem\.|ehemalig\w*|vormalig\w*|fruher\w*|ancien|ancienne|antiguo|antigua|anterior|gia|voormalig\w*|oud-|tidigere|tidligere|fd|byly|byla|byvaly|byvala|entinen|korabbi|volt|fostul?|fosta|eski|antic|antiga|bivsi|bivsa|endine|buves|bijusais|mantan|fyrrverandi|бывш\p{L}*|бивш\p{L}*|колишн\p{L}*|πρωην)[ -]|(?<=\p{Ll} )(?:volt|korabbi) (?=\S*(?:elnok|igazgato|vezet|titkar|tag|miniszter|polgarmester))|\b(?:guest (?:speaker|author|lecturer|columnist|writer|artist|contributor|chef)|invitad[oa]|invitee?|ospite|gast(?:autor|redner|dozent)\w*|convidad[oa]|angel investor)\b|^angel\b|, ex-|(?<!\p{L})(?:verstorben\p{L}*|deceased|fallecid[oa]|falecid[oa]|decedut[oa]|decede|decedee|overleden|zmarl[ya]|zesnul[ya]|avliden|avdod|elhunyt|vefat)(?!\p{L})/u;

/** "Immediate Past Chair": on a board, the office of whoever led it before. */
const pastLeader =
  /^(?:immediate |inmediato |unmittelbarer )?past[- ](?:president[ea]?|chair(?:man|woman|person)?|captain|commodore|master|governor|grand master)$/u;

export function isPastLeader(title: string): boolean {
  return pastLeader.test(foldText(title));
}

/** Those whom a company works for, under what they say about it. */
const customer =
  /^(?:(?:a |our )?(?:happy|satisfied|verified|former) )?(?:client|cliente|customer|patient|patiente|patientin|paziente|paciente|pacjent|pacjentka|pacient|pacientka|guest|gast|kunde|kundin|kund|klant|klient|klientka|zakaznik|asiakas|ugyfel|paciens|musteri|hasta|client satisfait|клиент|клієнт|пациент|пацієнт|πελατης)s?$/u;

/** Whether a title is that of somebody who does not work here, or no longer does. */
/** Whose years in an office ended before this one has left, unlike the member of a board with a term. */
const longGone = 2020;

export function isOutsider(title: string): boolean {
  const folded = foldText(title);
  const lastYear = closedYears.test(title) ? Number(title.match(/\d{4}/g)?.at(-1)) : longGone;
  return outsider.test(folded) || customer.test(folded) || lastYear < longGone;
}

/** "Poznaj naszych specjalistów" invites the visitor. */
const invitation =
  /^(?:meet(?!ing)|get to know|discover(?!y)|find(?!ing)|lernen sie|entdecken|decouvrez|rencontrez|faites|conozca|conoce|descubr|conheca|conosci|scopri|incontra|ontmoet|maak kennis|mod |motesi|traffa|mot |tutustu|tapaa|poznaj|seznamte|poznejte|spoznajte|ismerje|ismerd|cunoaste|tanisin|γνωριστε|познакомь|познайом) ?/u;

/** Whether a folded heading invites the visitor to meet the staff, and so is nobody's title. */
export function isInvitation(folded: string): boolean {
  return invitation.test(folded);
}

const body =
  /^(?:the |our )?(?:(?:executive |management |advisory |supervisory |scientific advisory )?(?:board|committee|council|team)(?: of .+)?|trustees|directors|managers|partners|officers|advisors|patrons?(?: and .+)?)$/i;

/** "Board of Directors" is a heading for its members, but not anybody's title. */
export function isBody(text: string): boolean {
  return body.test(text);
}
