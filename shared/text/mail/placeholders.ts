/** A placeholder that somebody meant to fill: its text, and its line, counted from 1. */
export interface Placeholder {
  readonly text: string;
  readonly line: number;
}

/**
 * How mail tools, templates and people mark a placeholder. Each pattern stays within a line and is bounded, so that
 * the search is linear. Code in braces counts too: nobody offers a domain in code, and a placeholder that was sent
 * cannot be taken back.
 */
const gaps = [
  // {{name}} (Mustache, Liquid, HubSpot), {{{name}}}; {% if name %}; ${name}, #{name}, {name}, {name|there}, {Hi|Hello}
  String.raw`[$#%@]?\{{1,3}[^{}\n]{0,80}[\p{L}\p{N}][^{}\n]{0,80}\}{1,3}`,
  // *|FNAME|* (Mailchimp)
  String.raw`\*\|[^|\n]{1,80}\|\*`,
  // <<name>>, <%= name %>
  String.raw`<<[^<>\n]{1,80}>>|<%[^<>\n]{1,80}%>`,
  // «First_Name» (mail merge in Word)
  String.raw`«[\p{L}\p{N}]{1,40}_[\p{L}\p{N}_]{1,40}»`,
  // [[name]], [%name%]
  String.raw`\[\[[^[\]\n]{1,80}\]\]|\[%[^[\]\n]{1,80}%\]`,
  // %NAME%, %%name%%, %recipient.name%; not URL escapes or percentages
  String.raw`(?<![\p{L}\p{N}%/=&?.\-+~])%{1,2}\p{L}[\p{L}\p{N}_.-]{0,60}%{1,2}(?![\p{L}\p{N}])`,
  // %s, %1$s
  String.raw`(?<![\p{L}\p{N}%/=&?.\-+~])%(?:\d\$)?[sd](?![\p{L}\p{N}])`,
  // $X,XXX
  String.raw`[$€£] ?[xX]{1,3}(?:[,.][xX]{2,3}){0,3}(?![\p{L}\p{N}])`,
  // __NAME__, ##name##, @@name@@
  String.raw`(?<![\p{L}\p{N}_])__[\p{L}][\p{L}\p{N}]{0,40}(?:_[\p{L}\p{N}]{1,40}){0,4}__(?![\p{L}\p{N}_])|(?<mark>##|@@)[\p{L}][\p{L}\p{N}_.]{0,60}\k<mark>`,
  // Hi ____, of XXXX, INSERT NAME HERE; a line of underscores alone stands above a signature
  String.raw`(?<=[\p{L}\p{N},:] ?)_{3,80}(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}.])[xX]{4,80}(?![\p{L}\p{N}]|\.\p{L})`,
  String.raw`(?<!\p{L})INSERT(?: [A-Z]{2,20}){1,4}(?!\p{L})`,
];

/** Marks around words that also occur in prose. */
const marked = [
  // [First Name], <your company>
  String.raw`\[[^[\]\n]{1,60}\](?!\()|<[^<>@:/\n]{1,60}>`,
  // «Name» (mail merge in Word), ((name)), -first_name- (SendGrid), $name, $FIRST_NAME$
  String.raw`«[\p{L}\p{N}]{1,40}»|\(\([^()\n]{1,60}\)\)|(?<![\p{L}\p{N}_-])-\p{L}[\p{L}\p{N}_]{0,40}-(?![\p{L}\p{N}_-])`,
  String.raw`(?<![\p{L}\p{N}])\$\p{L}[\p{L}\p{N}_]{0,40}\$?`,
];

/** Words that ask for something between such marks. Anything else there, as in [1], [sic] or «Bonjour», is prose. */
const askedFor = new Set(
  `name firstname lastname fullname surname fname lname forename first last company companyname firm business organization
  organisation employer domain domainname website site url price amount number figure date day month time city town state
  country industry niche sector title jobtitle role position department email mail phone address recipient contact sender
  prospect lead buyer customer client signature insert enter add your their placeholder fill tbd todo xx xxx xxxx
  vorname nachname firma anrede prénom prenom nom société societe entreprise nombre apellido empresa nome cognome azienda`.split(
    /\s+/,
  ),
);

const anyGap = new RegExp(`${gaps.join('|')}|(?<plain>${marked.join('|')})`, 'gu');

/**
 * Finds what looks like a placeholder in any common syntax, in the order of the text. Line breaks are `\n`. Known
 * false alarms: code and CSS in braces, and a bracketed remark that asks for something, as in "[price on request]".
 */
export function placeholdersIn(text: string): Placeholder[] {
  const found: Placeholder[] = [];
  let line = 1;
  let counted = 0;
  for (const match of text.matchAll(anyGap)) {
    const plain = match.groups?.plain;
    if (plain !== undefined && !asks(plain)) continue;
    line += newLines(text.slice(counted, match.index));
    counted = match.index;
    found.push({ text: match[0], line });
  }
  return found;
}

/** Says what to replace in a mail before it may be sent. Returns null if it has no placeholder. */
export function unfilledPlaceholder({
  subject,
  text,
}: {
  readonly subject: string;
  readonly text: string;
}): string | null {
  const ofSubject = placeholderFault(subject);
  return ofSubject === null ? placeholderFault(text) : `${ofSubject} in the subject`;
}

/** Says where the first placeholder of a text is. Returns null if it has none. */
export function placeholderFault(text: string): string | null {
  const [first] = placeholdersIn(text);
  if (first === undefined) return null;
  const where = text.includes('\n') ? ` in line ${first.line}` : '';
  return `Replace the placeholder ${first.text}${where}`;
}

function asks(plain: string): boolean {
  const words = plain.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return words.split(/[^\p{L}]+/u).some((word) => askedFor.has(word));
}

function newLines(text: string): number {
  return text.split('\n').length - 1;
}
