import { addressed } from './addressed.ts';

/** What a mail can say from a seller's additional context: whole sentences, and fragments that need a lead-in. */
export interface ContextDetails {
  readonly sentences: readonly string[];
  readonly fragments: readonly string[];
}

/** Instructions on how to write, which are not for the reader. */
const direction =
  /^(?:please )?(?:keep|make|use|avoid|do not|don't|never|always|be|write|try|focus|sound|start|begin|end|close|open|sign|address|target|personali[sz]e|stick|stay|limit|tone|format|imagine|assume|pretend|act|ignore|forget|remember|ensure|leave out|skip|translate|in (?:english|german|french|spanish|dutch|italian|portuguese))\b/i;
const apparatus =
  /\b(?:link|p\.?s\.?|subject(?: line)?|signature|emojis?|call to action|cta|greeting|placeholders?)\b/i;
/** Remarks about the recipients, which are only for the writer. */
const aboutThem =
  /\b(?:they|them|their|the (?:recipients?|leads?|prospects?|buyers?|readers?|clients?|customers?))\b/i;
const mention =
  /^(?:please )?(?:also )?(?:mention|say|note|state|explain|add|tell \w+(?: \w+)??|let (?:them|him|her|people) know|point out|highlight|emphasi[sz]e|stress|include|underline|bring up) (that )?(?:about )?(.+)$/i;
const proposal = /^(?:please )?(?:also )?((?:offer|propose|suggest) .+)$/i;
const verb =
  /\b(?:is|are|was|were|am|has|have|had|can|could|will|would|may|might|does|do|did|gets?|got|receives?|offers?|accepts?|includes?|comes?|works?|owns?|sells?|sold|runs?|ranks?|expires?|needs?|wants?|plans?|gives?|makes?|takes?|costs?|\w+ed)\b|'(?:s|re|ve|m|ll|d)\b/i;
const subject =
  /^(?:i|we|it|this|that|these|those|there|you|my|our|your|the|an?|both|all|each|domain|\{[^}]+\}|[A-Z][\w.-]*)\b/;
const clauseStart =
  /^(?:i|we|it|this|that|these|those|there|you|my|our|your|the|an?|both|all|each)(?:'\w+)? /i;

/** Reads what a context contains for the reader, in its own words, up to so many characters in total. */
export function contextDetails(context: string, maxDetailCharacters: number): ContextDetails {
  const sentences: string[] = [];
  const fragments: string[] = [];
  let characters = 0;
  for (const piece of piecesOf(context)) {
    const said = sayable(piece);
    if (said === null) continue;
    characters += said.text.length;
    // The first one is used even if it is long: a seller who writes a lot wants some of it in the mail.
    if (characters > maxDetailCharacters && sentences.length + fragments.length > 0) break;
    if (said.whole) sentences.push(asSentence(said.text));
    else fragments.push(asFragment(said.text));
  }
  return { sentences, fragments };
}

function piecesOf(context: string): string[] {
  return context
    .split(/\n+|(?<=[.!?;])\s+(?=[A-Z{"'(])/)
    .map((piece) => piece.replace(/^[\s>*•–-]+|^\d+[.)]\s+/, '').trim())
    .filter((piece) => /\p{L}/u.test(piece));
}

function sayable(piece: string): { text: string; whole: boolean } | null {
  if (direction.test(piece)) return null;
  const [, that, mentioned = ''] = mention.exec(piece) ?? [];
  if (mentioned !== '') {
    if (apparatus.test(mentioned)) return null;
    const text = addressed(mentioned);
    if (text === null) return null;
    if (that !== undefined || (clauseStart.test(text) && verb.test(text))) return { text, whole: true };
    return { text: `I would also like to mention ${text}`, whole: true };
  }
  const [, proposed = ''] = proposal.exec(piece) ?? [];
  if (proposed !== '') {
    const text = addressed(proposed);
    return text === null ? null : { text: `I would like to ${lowered(text)}`, whole: true };
  }
  if (aboutThem.test(piece) || apparatus.test(piece)) return null;
  return { text: piece, whole: subject.test(piece) && verb.test(piece) && piece.includes(' ') };
}

function asSentence(text: string): string {
  const whole = text.replace(/^domain\b/i, 'The domain').replace(/[\s,;:]+$/, '');
  const capital = whole.charAt(0).toUpperCase() + whole.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

function asFragment(text: string): string {
  return lowered(text.replace(/[\s.,;:!?]+$/, ''));
}

/** Makes the first letter lower case, unless the word looks like a name or an abbreviation. */
function lowered(text: string): string {
  return /^[A-Z][a-z]+\b(?!\.\w)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
