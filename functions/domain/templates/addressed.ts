const people =
  'recipients?|leads?|prospects?|buyers?|customers?|clients?|contacts?|owners?|readers?|sellers?|investors?|founders?';
const peopleAfterVerb = new RegExp(
  `^([\\w-]+) (?:the |our |my |these |potential |possible |prospective |new |existing )*(?:${people})\\b(?!')`,
  'i',
);
/** Words that fit "the buyer" but not "you". */
const disagreeing = /\byou (?:who|whose|is|has|was|does|wants|needs|uses|likes|knows|gets)\b/i;

/**
 * Turns what a seller says about the recipients into an address to them: "invite them to our webinar" becomes
 * "invite you to our webinar". Returns null if the result would not be grammatical.
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
