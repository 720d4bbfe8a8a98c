import { foldText } from '../../../../shared/text/fold-text.ts';
import { formsNoName, legalForms } from '../../../../shared/text/legal-forms.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';
import { areDegrees, isDegree, isLetters, withoutDegrees, withoutDegreesApart } from './degrees.ts';
import { isFunctionWord, isParticle } from './function-words.ts';
import { hasHonorific, withoutHonorifics, withSpaces } from './honorifics.ts';
import { titleStrength } from './job-title.ts';
import { isKindOfFirm } from './kinds-of-firms.ts';
import { beginsWithGivenName, hasGivenName, isSyllable } from './names/given-names.ts';
import { isCalling, titleInOtherCase } from './names/titles-in-names.ts';
import { uncasedName } from './names/uncased-name.ts';
import { isAttribute, isInstitutionWord, isNobodysName, wordsOfNobody } from './not-names.ts';
import { isAcronym, isNounPhrase, isPlace, opensPhrase } from './noun-phrases.ts';
import { isCommonWord, isRomanceNoun, isWordOfHeadings } from './nouns.ts';

/** Words of pages, sections, places and companies: a capitalized sequence with one of them is not a name. */
const notName = new Set(
  foldText(
    `i'm im ich je we're po box postfach about above academy access account accounts accessibility address adresse affairs after agb agence agencia agency agentur agentura agenzia all also always
    america american an and angebot anfahrt angaben ansprechpartner apply april archive are area areas art article articles as asia associates at
    august aus australia austria avenue award awards back bad bank be become before best beratung berlin bio biography blog brothers board boulevard book books brand brands branch
    british brochure build building business button buy by call can careers career cart case categories center central centre
    certificate chat check choose city clear click client clients close co coffee collection come comments commitment community companies company
    compliance conditions connect consulting contact contacts contacter contactez contacto contatti contatto content cookie cookies copyright corp corporate
    corporation country create credit credits customer customers data datenschutz december dear delivery demo department design designs details dienstleistungen digital
    direct directions discover dispatch documents download drive e-mail east easy ecology edition education email emergency employees energy engineering
    english enquiries enquiry equipment error europe european event events every everything experience expert experts explore extra facebook facility
    family faq farm fax february features feedback files find finance firma first floor follow food footer for form forum france free freight friday
    friends from full fund future gallery garden general germany gesellschaft get gift give global gmbh go good google great green group guide guides hall happy
    has have head header health hello help her here high his history holding holidays home hospital hotel hours house how human i icon if image imprint impressum in inc
    industrial industries industry info information innovation inquiries inside insights instagram institute insurance international into investor investors is
    it italy its january jobs join july june just kantoor kg key know kontakt kontaktieren kunden lab laboratories labs language latest law leadership learn leave legal leistungen
    let letter library life limited line link linkedin links list live llc llp load local location locations log login logistics london long look ltd made
    madrid mail main maintenance make management manufacturing map maps march marketing market markets may media meet meeting member members menu message milan mission mobile model monday
    more munich museum my name navigation network networks new news newsletter next no north not notice november now number october of off offer offers
    office offices on one online only open opening operations opportunities or order orders organic organization other our out over overview page pages
    paris park partner partners partnership payment people phone photo photos please plus podcast policy portfolio portrait post posts press pricing privacy private
    problem process product production products profile profiles program programme programs project projects public publications purchasing quality questions quick quote
    read ready real recent recruitment register registered related renewable request research reserved resources response responsible returns review reviews right rights road
    room rules sale sales saturday save school schedule science search section secure security see select send september service services share sheet ship shipping shop
    show sign site sitemap skip social society software solar solution solutions some south special specialist speak standard start state states statement steps store stories story street strategy studio studios
    submit subscribe success sunday supply support sustainability switzerland system systems talk team teams technical technologies technology terms testimonials thank thanks that the their them these
    they this thursday time to today together tools top tour trade training travel trust tuesday twitter uk under union united university up upload us usa use user values vat
    view village visit visitors warehouse watch water we web website wednesday welcome west what when where which who why wiki wine winter with work working works workshop world
    corpos orgaos sociais dream dreams coming true write yes you your youtube zip zoom nom nome nombre naam namn navn mejla maila skriv ring
    uber uns unser unsere unseren unternehmen unternehmens mehr erfahren startseite mitarbeiter produkte ihr ihre ihren sie wir der die das ein eine fur mit oder auf bei zur stadt strasse telefon telefax
    verantwortlich verantwortliche inhalt haftung gericht amtsgericht registergericht handelsregister umsatzsteuer steuernummer gemass vertreten vertretungsberechtigt vertretungsberechtigte herausgeber redaktion oeffnungszeiten offnungszeiten buro kundenservice kundendienst
    nous notre nos votre vos equipe entreprise accueil actualites produits mentions legales plan societe siege social adresse telephone rue siret siren capital hebergement hebergeur editeur directeur publication responsable qui sommes savoir
    hermanos hijos irmaos fratelli freres curriculum vitae nuova nuovo elettronica nuestro nuestra nuestros equipo empresa inicio productos servicios aviso calle avenida telefono noticias quienes somos conocenos nosotros
    nostro nostra chi siamo azienda prodotti servizi note via piazza viale corso sede operativa legale partita iva lavora noi squadra dove
    onze ons team bedrijf producten diensten straat over wie zijn medewerkers openingstijden kamer koophandel
    nossa nosso equipa empresa sobre contactos morada servicos produtos
    nasz nasza nasze zespol firma uslugi produkty ulica kontakt onas o nas spolka
    vart vara vi medarbetare foretag tjanster kontakta kontor organisationsnummer
    vores medarbejdere virksomhed ydelser ring os
    meidan yhteystiedot yritys palvelut henkilosto
    zoo sl. mon tue wed thu fri sat sun montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi lunes martes miercoles jueves viernes
    januar februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout octobre decembre
    ceo cto cfo coo cmo cio vp hr it pr pa manager managers director directors engineer engineers engineering developer developers officer officers executive executives assistant assistants
    supervisor coordinator consultant consultants analyst specialist accountant accounting administrator administration receptionist founder founders owner owners president vice chief
    senior junior lead intern apprentice trainee representative secretary treasurer technician designer advisor adviser architect lawyer attorney counsel associate principal
    geschaftsfuhrer geschaftsfuhrerin geschaftsfuhrung geschaftsleitung inhaber inhaberin leiter leiterin leitung vertrieb einkauf buchhaltung verwaltung vorstand grunder grunderin prokurist prokuristin sekretariat
    directeur directrice gerant gerante fondateur fondatrice president presidente responsable assistante comptable commercial commerciale ingenieur
    directora gerente fundador fundadora jefe jefa administrador titolare amministratore fondatore fondatrice responsabile direttore direttrice
    eigenaar oprichter hoofd medewerker verkoop administratie diretor diretora socio socia gerente
    prezes wlasciciel kierownik dyrektor specjalista vd saljare ekonomi direktor stifter indehaver salg daglig leder toimitusjohtaja johtaja
    customer human finance financial technical facilities procurement hospitality kitchen bar brewery bakery reception front desk
    club clubs ai pvt rtd hod raume vacant vakant tba tbc army navy heights behandlung botox allowed power
    admissions admission matters matter representatives termin termine nachster nachste advisory scientific trustees trustee council councils conselho consejo committee ventures therapeutics
    klinikum klinik krankenhaus praxis reederei reisen hochschule universitat universite universidad universita university college verlag stiftung verband verein institut werke
    sentre sentrene kurser priser orthopedics nursery lodge laboratory biology chemistry physics mathematics telegram discord whatsapp bluesky mastodon tiktok skype github
    fellow fellowships laureate scholarship prize medallist keynote webinar workshops donate volunteering governance reports annual upcoming archived featured related latest popular trending filter sort results checkout wishlist
    text tower towers arcade plaza square grade grades
    departament departamento departement dipartimento abteilung fachbereich afdeling avdeling avdelning osasto
    northwest northeast southwest southeast nadu pradesh bengal ikeja lekki rica maharashtra karnataka gujarat kerala rajasthan haryana telangana massachusetts connecticut pennsylvania minnesota wisconsin illinois
    michigan ontario saskatchewan manitoba queensland tasmania yorkshire lancashire hertfordshire cheshire midlands niedersachsen thuringen steiermark oberosterreich niederosterreich vorarlberg
    graubunden vlaanderen normandie occitanie bourgogne lombardia piemonte andalucia bizkaia gipuzkoa centre-ville
    audience available elite fellowship included intelligence learning lifetime monthly package packages pixel reality repertory rising target theater theatre yearly
    homes acoustics tekstil textil textile textiles interiors kitchens windows flooring roofing plumbing heating electrical electronics ceramics plastics joinery carpentry landscapes motors tyres cycles charters rentals properties estates builders contractors catering opticians boutique fashions boots toys sports pilates therapies photography recordings campers placeholder lorem ipsum sample anonymous anonym guest verified buyer unknown everyone somebody nobody`,
  )
    .split(/\s+/)
    .filter((word) => word !== '' && word.length > 1)
    .concat(
      wordsOfNobody,
      legalForms.map(({ form }) => form),
    ),
);

const word = /^\p{Lu}[\p{L}\p{M}]*(?:['’`][\p{L}\p{M}]+)*(?:[-‐‑]\p{L}[\p{L}\p{M}'’]*)*$/u;
const initial = /^\p{Lu}\.?(?:-?\p{Lu}\.)*$/u;
const prefixed =
  /^(?:(?:[dDlLoOnN]|[dD]ell|[dD]all)['’]|(?:[aA][lsdrzn]|[eEuU]l|[aA]sh|[aA]bd|[bB]in)-)\p{Lu}[\p{L}\p{M}-]+$/u;
/** Military ranks, which may contain digits. */
const rank =
  /^(?:(?:R|V)?ADM|RDML|GEN|LTG|MG|BG|BRIG|COL|LT ?COL|LTC|MAJ|CAPT|CPT|CDR|CMDR|LCDR|LTJG|[12]?LT|ENS|CW[2-5]|WO[1-5]?|CSM|SGM|MSG|1SG|SFC|SSG|SGT|CPL|PFC|HE|H\.E)\.? (?=\p{Lu}[\p{Ll}.])/iu;

const generation = /^(?:jr|sr|ii|iii|iv|j[uú]nior|s[eê]nior|filho|neto|sobrinho)\.?$/i;
const roman = /^[IVX]{2,4}$/;
const closeNickname = /(?<=^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(\(\p{Lu}[\p{L}.-]*\) )/u;
/** "Jane Roe „Kit"", "JANE ROE ALIAS QUIST", "Jane Roe,": what somebody is called beside the name, and a comma. */
const calledOtherwise =
  /(?: ["“”„‘«]\p{Lu}[\p{L}.-]*["“”’»]| (?:[aA]lias|ALIAS|a\.?k\.?a\.?) \p{Lu}[\p{L} -]{1,30}|,)$/u;
const nickname = /^["“”„'‘’(«]\p{Lu}[\p{L}\p{M}.'’-]*["“”'‘’)»]$/u;

/**
 * The name of a person that a text consists of, without honorifics and degrees ("Dr. Anna Roth, MBA" becomes "Anna
 * Roth"), or null if the text is not a plausible name. Accepts capitalized words, name particles of many languages,
 * initials and nicknames; at least a first and a last name. Words of headings that are also surnames ("Kitchen") are
 * accepted after a known given name if the name has an honorific, or `isSupported` says that its place shows a person.
 */
export function personName(shown: string, isSupported = false): string | null {
  // One word is a name only in scripts without capitals.
  if (shown.length > maxShown || (shown.charCodeAt(0) < 0x590 && !mayNamePerson(shown))) return null;
  return isSupported ? readName(shown, true) : plainName(shown);
}

/** Names of Portugal and Spain have up to six words, and particles between them. */
const maxWords = 6;
const maxTokens = 9;
const maxShown = 90;

/** A cheap test before the thorough ones: a name has a space and two capitals. */
function mayNamePerson(shown: string): boolean {
  if (!shown.includes(' ')) return false;
  let capitals = 0;
  for (let at = 0; at < shown.length; at++) {
    const code = shown.charCodeAt(at);
    if (((code >= 65 && code <= 90) || code > 127) && ++capitals > 1) return true;
  }
  return false;
}

/** Lines are read several times, by the rules of names and of titles. */
const plainName = remembered((shown) => readName(shown, false), { maxLength: maxShown });

/** "Meet Dr. Jane Roe", "About Jane Roe, DDS". Whom else a page lets its visitors meet may be a guest. */
function withoutInvitation(text: string): string {
  const [, name = ''] = /^(?:meet|about) (\p{Lu}.*)$/iu.exec(text) ?? [];
  return hasHonorific(name) || areDegrees(name.slice(name.lastIndexOf(', ') + 2), true) ? name : text;
}

function readName(shown: string, isSupported: boolean): string | null {
  const text = withoutNote(withoutDegreesApart(withoutInvitation(withSpaces(shown.replace(rank, '')))))
    .replace(/ (?:u\.|und|and|&)$/, '')
    .replace(calledOtherwise, '')
    .replace(closeNickname, ' $1');
  if (
    text.length < (text.charCodeAt(0) < 0x1100 ? 4 : 2) ||
    text.length > 70 ||
    /[\d@!?%€$|<>{}=+;]/.test(text)
  )
    return null;
  const bare = withoutDegrees(text.trim());
  const uncased = uncasedName(bare);
  if (uncased) return uncased.isCertain && titleStrength(uncased.name) === 'none' ? uncased.name : null;
  const { rest: tokens, isCertain } = withoutHonorifics(bare.split(' '));
  // "AuD Jane Roe"
  if (tokens.length > 2 && isDegree(tokens[0] ?? '') && isWrittenGivenName(tokens[1] ?? '')) tokens.shift();
  const isGivenFirst = beginsWithGivenName(tokens[0] ?? '');
  const mayBeOrdinary = (isSupported || isCertain) && isGivenFirst;
  while (tokens.length > 2 && isDegree(tokens.at(-1) ?? '')) tokens.pop();
  // "MD PhD", "MD Realtor"
  if (isDegree(tokens[0] ?? '') && tokens.every((one) => isDegree(one) || isCalling(one))) return null;
  if (tokens.some((token, at) => at > 0 && isLegalForm(token)) || titleInOtherCase(tokens) > 0) return null;
  // In "JANE ROE SINGH" only what has no vowel is no name.
  const isCapitals = !/\p{Ll}/u.test(bare);
  const letters = tokens.findIndex(
    (token, at) => at >= 2 && isLetters(token) && !(isCapitals && /[AEIOUY]/.test(token)),
  );
  if (letters > 0) tokens.splice(letters);
  const calling = tokens.findIndex((token, at) => at >= 2 && at < tokens.length - 1 && isCalling(token));
  if (calling > 0 && isGivenFirst) tokens.splice(calling);
  const isShort = tokens.filter((token) => !isParticle(token)).length <= maxWords;
  if (tokens.length < 2 || tokens.length > maxTokens || !isShort) return null;
  // "DE OPERAÇÃO"
  if (tokens.length === 2 && /^(?:d(?:e[lmrs]?|ei|egli|[ao]s|a)|zu[mr]|vom)$/i.test(tokens[0] ?? ''))
    return null;
  if (isRomanceNoun(tokens[0] ?? '') || isRomanceNoun(tokens.at(-1) ?? '')) return null;
  if (!isGivenFirst && tokens.some(isWordOfHeadings)) return null;
  if (tokens.every(isCommonWord) && !hasGivenName(bare)) return null;
  const last = tokens.at(-1) ?? '';
  // "Ward II"
  if (tokens.length === 2 && (tokens[0] === 'Mc' || roman.test(last))) return null;
  if (isAcronym(tokens) || isNounPhrase(tokens) || isPlace(tokens)) return null;
  // "Harris N E"
  const isInitial = last.length === 1 && /^\p{Lu}\.?$/u.test(tokens.at(-2) ?? '');
  if (
    (tokens.length > 2 && isParticle(last) && !isInitial && !(isGivenFirst && last === 'De')) ||
    /['’]s$/.test(last)
  )
    return null;
  // "Jane Roe-prezes"
  const tail = /-(\p{Ll}{4,})$/u.exec(last)?.[1];
  if (tail !== undefined && titleStrength(tail) === 'certain') return null;
  let full = 0;
  let initials = 0;
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && at < tokens.length - 1 && isParticle(token) && !opensPhrase(tokens, at)) continue;
    if (initial.test(token) && token.length <= 6 && (token.length === 1 || token.includes('.'))) {
      initials++;
      continue;
    }
    if (at > 0 && at < tokens.length - 1 && nickname.test(token)) continue;
    if (at > 1 && at === tokens.length - 1 && generation.test(token)) continue;
    if (!/^[A-Z][a-z]+$/.test(token) && !word.test(token) && !prefixed.test(token)) {
      if (!/^(?:Jr|Sr|St)\.?$|^M[ªa]\.?$|^\p{Lu}\p{Ll}{1,3}\.$/u.test(token)) return null;
    }
    if (!(mayBeOrdinary && at > 0) && !isSyllable(tokens, at) && isOrdinary(token, at)) return null;
    if (!(isGivenFirst && /\p{Ll}/u.test(token)) && isFunction(token, bare)) return null;
    if (token.length > 1) full++;
  }
  if (full < 1 || full + initials < 2) return null;
  if (
    full === 1 &&
    initials > 0 &&
    last.length < 3 &&
    !(isGivenFirst && initials > 1 && (tokens[0] ?? '').length > 3) &&
    !(last.endsWith('.') && /^\p{Lu}\p{Ll}{4}/u.test(tokens[0] ?? ''))
  )
    return null;
  const maxCapitals = isGivenFirst || /^M[ªa]\.?$/.test(tokens[0] ?? '') ? 4 : 3;
  if (!/[\p{Ll}]/u.test(bare) && tokens.filter((token) => !isParticle(token)).length > maxCapitals)
    return null;
  // "Ross Lee." ends a sentence.
  const name = tokens.join(' ').replace(/(?<= \p{Lu}\p{Ll}{2,})\.$/u, '');
  return isNobodysName(name) ? null : name;
}

function isWrittenGivenName(token: string): boolean {
  return /\p{Ll}/u.test(token) && beginsWithGivenName(token);
}

const formsOfAll = new Set(legalForms.map(({ form }) => form));
const formsOfCompanies = new Set(formsNoName.map(({ form }) => form));

/** "Roe Ltda.", "Roe ApS", "Roe Verwaltungs-GmbH" is a company. */
function isLegalForm(token: string): boolean {
  const forms = /^(?:\p{Lu}\.){2,}$/u.test(token) ? formsOfAll : formsOfCompanies;
  const form = token.slice(token.lastIndexOf('-') + 1);
  return forms.has(form.toLowerCase().replaceAll('.', ''));
}

const alsoSurnames = new Set(
  'mars power link vos das west green hall park long house law best page winter case post march may june read good berlin london paris story north france bar wiki board book west english german garden marine may walk day water field summer bank banks mai sun south street friday gift good thu sunday monday can'.split(
    ' ',
  ),
);
const alsoFirstNames = new Set(
  'milan iva ai april may mai june august art grant will can bar dear gift happy story sunday monday friday thu sun mon junior'.split(
    ' ',
  ),
);

/** "Sá" is a family name, "SA" is a legal form. */
function isAccented(token: string): boolean {
  return foldText(token) !== token.toLowerCase();
}

/** "Doór" beside a given name is no Dutch "door". */
function isFunction(token: string, name: string): boolean {
  return isFunctionWord(foldText(token)) && !(isAccented(token) && hasGivenName(name));
}

/** Words of headings rule a name out, unless they are in a place where they are a common surname or first name. */
export function isOrdinary(token: string, at: number): boolean {
  const folded = foldText(token);
  if (isInstitutionWord(folded) || isAttribute(folded) || (at === 0 && isKindOfFirm(folded))) return true;
  if (!notName.has(folded) || (isAccented(token) && formsOfAll.has(folded))) return false;
  return at === 0 ? !alsoFirstNames.has(folded) : !alsoSurnames.has(folded);
}

/** "Jane Roe (Marketing 2021-)", "Jane Roe (jane@…)": text in brackets after a name, unless it is a title. */
function withoutNote(text: string): string {
  if (!text.endsWith(')')) return text;
  const note = /\s*\(([^()]{2,25}|[^()]{1,60}@[^()]{1,60})\)$/u.exec(text);
  return note?.[1] && titleStrength(note[1]) === 'none' ? text.slice(0, note.index) : text;
}

/** The words of a name from which an address is built: folded, letters only, with particles. */
export const nameParts = remembered((name): { first: string; last: string; all: readonly string[] } => {
  const all = name
    .split(/\s+/)
    .filter((part) => !nickname.test(part) && !generation.test(part))
    .map((part) => foldText(part).replace(/[^a-z]/g, ''))
    .filter((part) => part !== '');
  return { first: all[0] ?? '', last: all.length > 1 ? (all.at(-1) ?? '') : '', all };
});

/** The German and Nordic way of writing umlauts in addresses: "Müller" as "mueller". */
export function expandUmlauts(text: string): string {
  return text
    .replace(/[äæ]/gi, 'ae')
    .replace(/[öø]/gi, 'oe')
    .replace(/ü/gi, 'ue')
    .replace(/å/gi, 'aa')
    .replace(/ß/g, 'ss');
}
