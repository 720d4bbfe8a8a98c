import { addressed } from './addressed.ts';

export type TemplateIntent = 'offer' | 'follow_up' | 'negotiation' | 'introduction' | 'other';

/** What a purpose asks for, most specific first. If none matches it is `other`. */
const intents: readonly { intent: TemplateIntent; asks: RegExp }[] = [
  {
    intent: 'other',
    asks: /^(?:invite|announce|thanks?|congratulate|apologi[sz]e|welcome|survey|request|inform|let|tell|notify|update|confirm|send|answer|share|clarify|explain|provide|check (?:if|whether))\b(?!.*\b(?:for sale|available|selling|sell)\b)|\b(?:buy|purchase|acquire)\b.*\b(?:their|your)\b|\bwould sell\b/i,
  },
  {
    intent: 'follow_up',
    asks: /\bfollow(?:ing)?[\s-]*up|\bremind|\bcheck(?:ing)? (?:in|back)\b|\bsecond (?:e-?mail|message)\b|\bno (?:reply|response|answer)\b|(?:not|n't) (?:heard|replied|responded|answered)\b|\bnudge\b|\bre-?engage\b/i,
  },
  {
    intent: 'negotiation',
    asks: /\bnegotiat|\bcounter|\b(?:discuss|agree on|settle|lower|reduce|raise|justify|talk about)\b.*\b(?:price|terms|offer)\b|\b(?:reply|respond|answer)\b.*\boffer\b|\bpayment plan|\bclos(?:e|ing) (?:the|a) deal\b/i,
  },
  {
    intent: 'offer',
    asks: /\bintroduc\w* (?:(?:the|a|my|our|this) )?(?:\w+ )?domains?\b(?! (?:broker|service|business|agency|market))/i,
  },
  {
    intent: 'introduction',
    asks: /\bintroduc|\bpartner|\bcollaborat|\bcooperat|\bjoint venture|\bmeeting\b|\bnetworking\b|\b(?:schedule|book|arrange) a (?:call|demo)\b|\bconnect(?:ing)? with\b|\bget to know\b|\bconsult/i,
  },
  {
    intent: 'offer',
    asks: /\bdomains?\b|\bsell|\bsale|\boffer|\bacqui|\bbuy|\bpurchas|\bend[- ]users?\b|\boutreach\b|\breach(?:ing)? out\b|\bpitch\b/i,
  },
];

/** The kind of mail that a purpose asks for. */
export function intentOf(purpose: string): TemplateIntent {
  return intents.find(({ asks }) => asks.test(purpose))?.intent ?? 'other';
}

/** Verbs that fit after "I am writing to …". */
const speakable = new Set(
  `announce answer apologise apologize apply arrange ask book buy check clarify communicate confirm congratulate connect
  consult deliver describe discuss enquire ensure establish explain explore express extend find gather get give go hear
  help inform inquire introduce invite know learn let notify obtain offer open organise organize participate pass plan
  present propose provide purchase acquire recommend refer register remind reply report request respond schedule see send set
  share show speak start suggest support survey talk tell thank understand update welcome wish work`.split(
    /\s+/,
  ),
);

const leadIn =
  /^(?:please\s+)?(?:(?:i|we)(?:'d| would)? (?:want|like|need|wish) to\s+|(?:(?:write|draft|create|generate) )?(?:an?|the)? ?(?:e-?mail|mail|message|template)?\s*(?:to|that|which)\s+|to\s+)/i;

const thanks = /^(?:an? )?(?:thanks|thank[ -]you)\b(?! for)/i;
const maxSpokenCharacters = 150;

/**
 * A purpose as part of a sentence, such as "invite you to our webinar". Returns null if it does not fit into one.
 */
export function spokenPurpose(purpose: string): string | null {
  const phrase = firstSentence(purpose).replace(leadIn, '');
  if (thanks.test(phrase)) return 'thank you';
  const [verb = ''] = phrase.toLowerCase().split(/[^a-z]/, 1);
  if (!speakable.has(verb) || phrase.length > maxSpokenCharacters) return null;
  return addressed(phrase.charAt(0).toLowerCase() + phrase.slice(1));
}

const followedUp = /\bfollow(?:ing)?[\s-]*up,? ((?:on|about|after|regarding) )([^.!?\n]{3,90})/i;
const needsNoArticle =
  /^(?:the|an?|my|our|your|his|her|its|their|this|that|these|those|last|yesterday|today|some|any|each|every|several|two|three)\b|^[^a-z]|^\S*[.{]|^\w+ing\b/;

/** What a follow-up refers to, such as "after our call last Tuesday". Returns null if the purpose does not say. */
export function followedUpOn(purpose: string): string | null {
  const [, preposition = '', thing = ''] = followedUp.exec(purpose) ?? [];
  const named = needsNoArticle.test(thing) ? thing : `the ${thing}`;
  return thing === '' ? null : addressed(`${preposition}${named.trim()}`.replace(/[\s,;:-]+$/, ''));
}

const offered =
  /\b(?:their|an?|the) ((?:\w+ )?offer(?: of [$€£]?\d[\d.,]*k?(?: (?:USD|EUR|dollars|euros))?)?)/i;

/** The offer that a negotiation answers, such as "offer of $2,000". Returns null if the purpose names none. */
export function answeredOffer(purpose: string): string | null {
  const [, offer = ''] = offered.exec(purpose) ?? [];
  return offer === '' ? null : offer.replace(/[.,]+$/, '');
}

/**
 * The same for any purpose. One that is not an action is quoted as a name, and one that is too long for that is left
 * out.
 */
export function sayPurpose(purpose: string): string {
  const thing = firstSentence(purpose);
  const spoken = spokenPurpose(purpose);
  if (spoken !== null) return spoken;
  if (thing.length > 80 || !/^[\p{L}\p{N}]/u.test(thing) || addressed(thing) !== thing) {
    return 'get in touch with {lead.Company}';
  }
  const named = /^[A-Z][a-z]/.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
  return `tell you about the following: ${named}`;
}

/** The first sentence of a text, without its final punctuation. */
export function firstSentence(text: string): string {
  const [sentence = ''] = text.trim().split(/(?<=[.!?])\s+|\n/, 1);
  return sentence.replace(/[\s.!?,;:]+$/, '');
}
