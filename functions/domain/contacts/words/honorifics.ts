const honorific =
  /^(?:mr|mrs|ms|miss|mx|dr|drs|prof|professor|herrn?|frau|hr|fr|mme|mlle|m|monsieur|madame|mademoiselle|messrs|sr|sra|srta|señor|señora|sig|sig\.ra|sigra|signor|signora|dott|d(?:ott|r)\.?ssa|dottssa|dottoressa|ing|ir|mag|mgr|inż|inz|sir|dame|lord|lady|rev|don|doña|dña|avv|avvocato|rag|geom|arch|lic|univ|habil|h\.?c|med|jur|rer|nat|pol|phil|dent|vet|oec|ddr|judr|mudr|mddr|rndr|prof\.?ª|drª|dr\.?ª|phdr|bc|dipl|dhr|mevr|mw|meester|mr\.dr|maître|me|eng|eng\.?[ºª]|dra?|pan|pani|fru|herra|rouva|cav|ato|w\/ro|engr|shri|smt|adv|advocate|khun|bpk|bapak|ibu|drg|drh|hj|ths|bs|gs|pgs|kts|bscki|bsckii|datuk|sheikh|capt|captain|kapt|kapitän|kpt|lt|col|maj|gen|sgt|cdr|hon|rt|revd|reverend|rabbi|imam|sister|brother|father|chaplain|deacon|h\.e|pfr|pfarrer|pastor|hna|sor|chief|alhaji|alhaja|hajiya|haji|hajah|dato'?|datin|tan sri|puan|encik|cik|ustaz|bà|ông|cô|bs|ths|kks|méd|pract|prakt|inh|arq|abog|atty|adw|lek|licda|lcdo|lcda|mtro|mtra|abg|tech(?=\.)|hab|av|doç|öğr|κ|κος|κα|кап|г-н|г-жа|пан|пані|tmt|thiru|kumari|mvdr|paeddr|pharmdr|thdr|rsdr|mga|thlic|arb|ar|arş|dl|dna|d-l|d-na|domnul|doamna|uzm|yrd|op(?=\.)|dyt(?=\.)|psk|ecz|dt|heer|mevrouw|juffrouw|ds|señorita|senhora?|doutora?|docteur|doktor|doc|docent|asist|conf|lekt|lect|assoc|asst|drd|drg|bapak|sdri?|bay|bayan|sn|sayın|gosp|gospod|gospa|gospođa|gđa|g-đa|gdin|g-din|g-ja|frk|frøken|fröken|proua|härra|pr|ponas|ponia|kungs|kundze|úr|pán|paní|инж|проф|доц|д-р|др|акад|гл|г|господин|госпожа|гн|гђа|δρ|δρα|κύριος|κυρία|cllr|hmş|hem(?=\.)|barr(?=\.)|arc(?=\.)|surv(?=\.)|bldr(?=\.)|tpl(?=\.)|pharm(?=\.)|qs(?=\.)|esv(?=\.)|att(?=\.)|druh|druhna|dh|kol|kolega|koleżanka|kamerad|kameradin|ks|ksiądz|bruder|schwester|pater|frater|sœur|soeur|frère|abbé|hermano|hermana|irmão|irmã|suora|padre|fray|fzt|enf|enfª|enfº|enfermeira|enfermeiro|кандидат|к\.м\.н|д\.м\.н|smmm|ymm)\.?$/iu;
/** "Dipl.-Ing.", "(FH)", "Braumeister": forms of honorifics, and the cheap test before these. */
const form =
  /^(?:dipl\.?-?\p{L}+\.?|ing\.-?\p{L}*\.?|(?:\p{L}+\.-)+(?:ing|kfm|kffr|inf|wirt)\.?|\(\p{Lu}{2,5}\)|\p{L}+meister(?:in)?)\.?$/iu;
const mayHaveForm = /^(?:dipl|ing\.|\()|\.-|meister/i;
/** Those that stand before nothing but a name. */
const certainHonorific =
  /^(?:mr|mrs|ms|dña|dra?|drs|d(?:ott|r)\.?ssa|prof|mgr|mudr|mddr|judr|paeddr|ing|dott|herr|frau|sra?)\.?$/iu;
/** "p. Jane Roe" of Poles, Czechs and Slovaks; a capital is an initial. */
const shortSir = /^pp?\.$/;
/** "n." in "dr n. med.", "Gör." in "Ar. Gör.": after an honorific, a short word with a full stop belongs to it. */
const furtherAbbreviation = /^(?:\p{Ll}\.(?:\p{Ll}{1,5}\.)*|sc\.(?:\p{Ll}{1,5}\.)*|\p{L}\p{Ll}{1,4}\.)$/u;
/** "Dr. MSc. Roe": a degree between an honorific and a name. */
const degreeBetween = /^(?:M\.?Sc|B\.?Sc|Ph\.?D|M\.?A|MBA)\.$/;
/**
 * Engineers and the ranks of fire brigades in Austria, accountants and secretaries of companies in India: in a name of
 * capitals the same letters may be a part of it.
 */
const beforeLowerCase = /^(?:DI|[HOA]BI|[HO]BM|[HO]LM|[HO]FM|[HO]V|CA|CS|CMA)$/;
/** Short for a given name. */
const shortGivenName = /^(?:abd|alex|chas|chr|fr|geo|joh|jos|mohd|muh|st|ste|th|wm)\.$/i;

/** "Phil Roe": alone these are given names, and after "Dr." what somebody has studied. */
const shortName = /^(?:Phil|Nat|Pol)$/;

/** "Don Roe" and "Rev. Don Roe", unlike "Don Juan Roe" and "Sr. Don Juan". */
function isNameOfTwo([first = '', ...others]: readonly string[], before = ''): boolean {
  return others.length === 1 && /^(?:Don|Maj)$/.test(first) && !/^(?:sr|señor|excmo|ilmo)\.?$/iu.test(before);
}

function isWordBeforeHonorific(article: string, word: string): boolean {
  return /^(?:de|el|la|le|il|o|a|der|die)$/i.test(article) && word.length > 3 && isHonorific(word);
}

/** "Dr. Roe", "Frau Roe" */
export function hasHonorific(text: string): boolean {
  return certainHonorific.test(text.slice(0, Math.max(0, text.indexOf(' '))));
}

/** "Av. Roe", "Dr. Roe": an honorific with its full stop. */
export function hasShortHonorific(text: string): boolean {
  const first = text.slice(0, Math.max(0, text.indexOf(' ')));
  return first.length > 2 && first.endsWith('.') && isHonorific(first);
}

export function isHonorific(word: string): boolean {
  return (
    honorific.test(word) ||
    shortSir.test(word) ||
    (mayHaveForm.test(word) && form.test(word)) ||
    areHonorifics(word)
  );
}

/** "Conf.univ.dr.", "Prof.Dr.": several of them without a space between. */
function areHonorifics(word: string): boolean {
  const parts = glued.test(word) ? word.slice(0, -1).split('.') : [];
  return parts.length > 1 && parts.every((part) => part.length > 1 && honorific.test(part));
}

const glued = /^(?:\p{L}{2,6}\.){2,4}$/u;

/** The words of a name after its honorifics, and whether one of those stands before nothing but a name. */
export function withoutHonorifics(words: readonly string[]): { rest: string[]; isCertain: boolean } {
  const rest = [...words];
  let isCertain = false;
  while (rest.length > 1) {
    const [first = ''] = rest;
    const isFurther =
      rest.length < words.length &&
      rest.length > 2 &&
      (furtherAbbreviation.test(first) || degreeBetween.test(first)) &&
      !shortGivenName.test(first);
    // "De heer Roe", "El señor Roe".
    if (rest.length > 2 && isWordBeforeHonorific(first, rest[1] ?? '')) {
      rest.splice(0, 2);
      isCertain = true;
      continue;
    }
    if (rest.length === words.length && shortName.test(first)) break;
    if (isNameOfTwo(rest, words.at(-3))) break;
    // "M S Roe": an initial, and no Monsieur.
    if (first.length === 1 && /^\p{Lu}\.?$/u.test(rest[1] ?? '')) break;
    // "Mgr. et Mgr. Roe"
    const isAnd = first === 'et' && rest.length < words.length && isHonorific(rest[1] ?? '');
    // "DI Roe", unlike "DI ROE"
    const isEngineer = beforeLowerCase.test(first) && /\p{Ll}/u.test(rest[1] ?? '');
    if (!isFurther && !isAnd && !isEngineer && !isHonorific(first)) break;
    isCertain ||= certainHonorific.test(first);
    rest.shift();
  }
  return { rest, isCertain };
}

/** Short for an occupation or an office, where a doctor's rank says only what somebody has studied. */
const ofOccupation = /^(?:cllr|hmş|hem|att|ebe|enf|enf[ªº]|fzt|dyt|ecz|psk)\.?$/iu;

/** "Cllr." of "Cllr. Jane Roe": the rank right before a name that says what somebody does; null if there is none. */
export function rankBefore(line: string, name: string): string | null {
  const at = line.indexOf(name);
  const before = at < 1 ? '' : line.slice(0, at).trim();
  return ofOccupation.test(before) ? before : null;
}

/** "Mr.Jane Roe" and "K.D.Roe" with a space after the honorific or the initials, which careless pages leave out. */
export function withSpaces(name: string): string {
  return name.replace(stuck, (before: string) =>
    before.length === 2 || isHonorific(before) ? `${before} ` : before,
  );
}

const stuck = /(?<=^|[ .])\p{Lu}\p{Ll}{0,4}\.(?=\p{Lu}\p{Ll})/gu;
