/** "since 2010", "seit Anfang 2010" */
const tenure =
  /(?<=\p{L})[\s,(]{1,3}(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od|vuodesta|от|с|з)(?: \p{L}{2,7})? (?:19|20)\d{2}\)?$/iu;

/** A text without the year since which somebody has had a title. */
export function withoutTenure(text: string): string {
  return /\d/.test(text) ? text.replace(tenure, '') : text;
}

/** Whether a text ends with the years for which somebody has had a title. */
export function endsWithTenure(text: string): boolean {
  return tenure.test(text);
}

/** "(19 years experience)", "(seit über 20 Jahren)": for how long somebody has worked says nothing of what they do. */
const experience =
  /\s*[([]\s*(?:\p{L}{2,8} ){0,2}\d{1,2} ?\+? ?(?:years?|yrs?\.?|jahren?|ans|années|años|anni|anos|jaar|år|lat|let|rok\p{L}*|vuotta|év\p{L}*|yıl\p{L}*|лет|років)(?![\p{L}])[^()[\]]{0,40}[)\]]\s*/giu;

/** "Foreman · 22 yrs", "Bäckerin | seit über 20 Jahren": the same after a mark. */
const experienceAfterMark =
  /\s[·•|–—-]\s(?:\p{L}{2,8} ){0,2}\d{1,2} ?\+? ?(?:years?|yrs?\.?|jahren?|ans|années|años|anni|anos|jaar|år|lat|let|rok\p{L}*|vuotta|év\p{L}*|yıl\p{L}*|ani|лет|років)(?: (?:of )?(?:experience|erfahrung|d.expérience|de experiencia|di esperienza|de experiência|ervaring|erfarenhet|erfaring|doświadczenia|praxe|опыта))?$/iu;

/** "12 years", "9 Jahre Erfahrung", "2 år (2024-2025)" on its own. */
const duration =
  /^\d{1,2} ?\+? ?(?:years?|yrs?\.?|jahre?|ans|années|años|anni|anos|jaar|år|lata?|let|roky|rokov|vuotta|év|yıl|ani|лет|років)(?:[ ,(]{1,3}[\p{L}\d–-]{1,20}\)?){0,4}$/iu;

export function isDuration(text: string): boolean {
  return duration.test(text);
}

/** "2020–", "M.Sc. 2020–", "(2020 - present)" */
const openYears =
  /[\s,]+\(?(?:(?:[BM]\.?(?:Sc|A|S)|Ph\.?D|\p{L}{3,9})\.? )?(?:19|20)\d{2} ?(?:[-–—]|to|bis|à) ?(?:present|now|today|current|date|heute|jetzt|aujourd.hui|presente|actualidad|hoy|oggi|heden|nu|nå|dziś)?\)?$/iu;

/** " · OAB/XX 12.345": the number under which a profession's body has somebody. */
const registration =
  /\s[·•|–-]\s\p{Lu}{2,8}(?:[/-]\p{Lu}{2,3})?(?: (?:n[.ºr°o]{1,2}|N[.ºr°o]{1,2}))?[ :]{0,2}\d[\d./-]{2,14}(?:[ /-]?\p{Lu}{1,2})?$/u;

/** A text without what only says for how long: brackets with years of experience, and an open range of years at its end. */
export function withoutExperience(text: string): string {
  if (!/\d/.test(text)) return text;
  if (registration.test(text)) return text.replace(registration, '');
  if (experienceAfterMark.test(text)) return text.replace(experienceAfterMark, '').trim();
  // Patterns of letters in either case take long to compile, and most texts have neither such brackets nor such years.
  const bare = /[([]\D*\d{1,2} ?\+? ?[^\d\s)\]–-]/.test(text) ? text.replace(experience, ' ') : text;
  return (
    /(?:19|20)\d{2} ?(?:[-–—]|to|bis|à)\D{0,14}$/i.test(bare) ? bare.replace(openYears, '') : bare
  ).trim();
}
