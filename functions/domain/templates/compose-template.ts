import type { GeneratedTemplate, TemplateRequest } from '../../../shared/model/outreach/template-request.ts';
import { variablesIn } from '../../../shared/text/mail/variables-in.ts';
import { contextDetails } from './context-details.ts';
import { followUp } from './phrases/follow-up.ts';
import { introduction } from './phrases/introduction.ts';
import { negotiation } from './phrases/negotiation.ts';
import { offer } from './phrases/offer.ts';
import { other, purposeGap } from './phrases/other.ts';
import { closings, detailsOpenings, greetings, type MailPhrases, type Phrases } from './phrases/phrases.ts';
import {
  answeredOffer,
  firstSentence,
  followedUpOn,
  intentOf,
  sayPurpose,
  spokenPurpose,
  type TemplateIntent,
} from './purpose.ts';

/** The parts of a generated template that the built-in composer or a model writes. */
export type WrittenTemplate = Omit<GeneratedTemplate, 'generated_by' | 'notice'>;

interface Kind {
  readonly phrases: MailPhrases;
  /** What the mail does; null if only the purpose says it. */
  readonly does: string | null;
  readonly category: string;
}

const kinds: Readonly<Record<TemplateIntent, Kind>> = {
  offer: {
    phrases: offer,
    does: 'offers a domain name to a likely buyer',
    category: 'cold_outreach',
  },
  follow_up: {
    phrases: followUp,
    does: 'comes back to an earlier message about a domain name',
    category: 'follow_up',
  },
  negotiation: {
    phrases: negotiation,
    does: 'looks for terms that suit buyer and seller',
    category: 'negotiation',
  },
  introduction: {
    phrases: introduction,
    does: 'introduces you and proposes to talk',
    category: 'cold_outreach',
  },
  other: { phrases: other, does: null, category: 'cold_outreach' },
};

/** How much of the additional context a mail includes, in characters. */
const contextCharacters = { short: 300, medium: 700, long: 2000 } as const;

/**
 * Writes a template without a language model, from sentences that fit together. It claims nothing that the request
 * does not say. The same request and seed produce the same text, and another seed a different one.
 */
export function composeTemplate(request: TemplateRequest, seed: string): WrittenTemplate {
  const { purpose, tone } = request;
  const intent = intentOf(purpose);
  const { phrases, does, category } = kinds[intent];
  const pick = (part: string, of: Phrases) => of[tone][chance(`${seed} ${part}`) % of[tone].length] ?? '';

  const opening = openingOf(request, intent, pick('opening', phrases.opening));
  const reason = pick('reason', phrases.reason);
  const paragraphs = paragraphsOf(request, {
    // If only the purpose says why the mail is written, a friendly sentence comes first.
    first: intent === 'other' ? [reason, opening] : [opening, reason],
    value: pick('value', phrases.value),
    details: detailsOf(request, pick('details', detailsOpenings)),
    price: request.includePrice ? pick('price', phrases.price) : '',
    process: pick('process', phrases.process),
    ask: pick('ask', phrases.ask),
    wayOut: pick('way out', phrases.wayOut),
  });
  const subject = `Subject: ${pick('subject', phrases.subject)}`;
  const greeting = pick('greeting', greetings);
  const content = [subject, greeting, ...paragraphs, pick('closing', closings)].join('\n\n');
  return {
    title: `${shortened(firstSentence(purpose), 60)} (${tone})`,
    description: descriptionOf(request, does),
    content,
    category,
    variables: variablesIn(content),
  };
}

function descriptionOf(
  { purpose, tone, length, includePrice }: TemplateRequest,
  does: string | null,
): string {
  const kind = `A ${length === 'medium' ? 'medium-length' : length} email in a ${tone} tone`;
  const priced = includePrice ? ' and names your asking price' : '';
  if (does !== null) return `${kind} that ${does}${priced}.`;
  return `${kind}${includePrice ? ' that names your asking price' : ''}: ${shortened(firstSentence(purpose), 200)}`;
}

interface Parts {
  readonly first: readonly string[];
  readonly value: string;
  readonly details: string;
  readonly price: string;
  readonly process: string;
  readonly ask: string;
  readonly wayOut: string;
}

/** The paragraphs of a mail: two for a short one, three or four for a medium one, five or six for a long one. */
function paragraphsOf({ length, includePrice }: TemplateRequest, parts: Parts): string[] {
  const { first, value, details, price, process, ask, wayOut } = parts;
  const layouts = {
    short: [first, [details, price, ask]],
    medium: [first, [value, details], includePrice ? [price, process] : [], [ask, wayOut]],
    long: [first, [value], [details], [price, process], [ask], [wayOut]],
  };
  return layouts[length]
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '');
}

/** What the mail is about, in the seller's own words if the purpose contains some that can be used. */
function openingOf({ purpose, tone }: TemplateRequest, intent: TemplateIntent, usual: string): string {
  const plain = tone === 'formal' || tone === 'professional';
  if (intent === 'other') {
    return usual.replace(purposeGap, () => sayPurpose(purpose));
  }
  const own = spokenPurpose(purpose) ?? '';
  const wish = `${plain ? 'I would' : "I'd"} like to ${own}.`;
  if (intent === 'introduction' && own !== '' && !/^introduce (?:me|myself|us|ourselves)\b/.test(own)) {
    return `${wish} One of the names that I offer is {data.domain}.`;
  }
  const concerning = plain ? 'It concerns {data.domain}.' : "It's about {data.domain}.";
  if (intent === 'follow_up' && own.startsWith('remind you ')) return `${wish} ${concerning}`;
  const back = intent === 'follow_up' ? followedUpOn(purpose) : null;
  if (back !== null) return `${plain ? 'I am' : "I'm"} following up ${back}. ${concerning}`;
  const answered = intent === 'negotiation' ? answeredOffer(purpose) : null;
  if (answered !== null) return `${plain ? 'Thank you' : 'Thanks'} for your ${answered} for {data.domain}.`;
  return usual;
}

function detailsOf({ additionalContext, length }: TemplateRequest, leadIn: string): string {
  const { sentences, fragments } = contextDetails(additionalContext, contextCharacters[length]);
  const listed = fragments.length === 0 ? [] : [`${leadIn} ${fragments.join('; ')}.`];
  return [...sentences, ...listed].join(' ');
}

/** Cuts a text to at most so many characters, between words. */
function shortened(text: string, maxLength: number): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  if (whole.length <= maxLength) return whole;
  const cut = whole.slice(0, maxLength);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : maxLength)}…`;
}

/** A number that is always the same for the same text but looks random (FNV-1a, then mixed). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
