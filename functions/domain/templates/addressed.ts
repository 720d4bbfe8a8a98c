const people =
  'recipients?|leads?|prospects?|buyers?|customers?|clients?|contacts?|owners?|readers?|sellers?|investors?|founders?';
const peopleAfterVerb = new RegExp(
  `^([\\w-]+) (?:the |our |my |these |potential |possible |prospective |new |existing )*(?:${people})\\b(?!')`,
  'i',
);
/** What goes with "the buyer" and not with "you". */
const disagreeing = /\byou (?:who|whose|is|has|was|does|wants|needs|uses|likes|knows|gets)\b/i;

/**
 * What a seller says about the people written to, turned to those people: "invite them to our webinar" becomes "invite
 * you to our webinar". Null where that would not be grammatical.
 */
export function addressed(text: string): string | null {
  const turned = text
    .replace(peopleAfterVerb, '$1 you')
    .replace(/\bthemselves\b/gi, 'yourself')
    .replace(/\btheirs\b/gi, 'yours')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\b(?:them|they)\b/gi, 'you');
  return disagreeing.test(turned) ? null : turned;
}
