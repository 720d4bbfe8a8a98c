import type { TemplateRequest } from '../../../shared/model/outreach/template-request.ts';
import type { WrittenTemplate } from './compose-template.ts';

/** Facts that a reader would act on: an email address, a link or host, an amount of money, a telephone number. */
const facts: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'an address', pattern: /[^\s<>()[\]{}"',;:@]+\s?(?:@|\(at\)|\[at\])\s?[^\s<>()[\]{}"',;:@]+/gi },
  { what: 'a link', pattern: /\b(?:https?:\/\/|www\.)\S+|\b(?:[a-z0-9-]+\.)+[a-z]{2,24}\b(?!})/gi },
  {
    what: 'an amount',
    pattern:
      /(?:[$€£¥₹]|\b(?:usd|eur|gbp|chf|cad|aud)\b)\s?\d[\d.,']*\s?[km]?\b|\b\d[\d.,']*\s?[km]?\s?(?:[$€£¥₹]|(?:usd|eur|gbp|chf|cad|aud|dollars?|euros?|pounds?)\b)/gi,
  },
  { what: 'a number to call', pattern: /\+?\d[\d ()./-]{6,}\d/g },
];

/** How people say that a figure is confidential. */
const inConfidence =
  /\b(?:floor|minimum|lowest|at least|below|under|reserve|bottom line|walk[- ]?away|accept|settle|secret|confidential|internal|private|between us|(?:do not|don't|never) (?:say|tell|mention|reveal|share|disclose))\b/i;

/**
 * Finds a fact in a model's mail that its seller has not given, or has given in confidence, such as a floor price.
 * Returns null if there is none. A model may follow instructions hidden in a text, so its answer is compared with
 * its input.
 */
export function inventedFact(
  { title, description, content }: WrittenTemplate,
  { purpose, additionalContext }: TemplateRequest,
): string | null {
  const told = `${purpose}\n${additionalContext}`;
  const open = plain(
    told
      .split(/(?<=[.!?;])\s+|\n+/)
      .filter((sentence) => !inConfidence.test(sentence))
      .join('\n'),
  );
  for (const { what, pattern } of facts) {
    for (const [found] of `${title}\n${description}\n${content}`.matchAll(pattern)) {
      if (!open.includes(plain(found.replace(/[.,]+$/, '')))) return what;
    }
  }
  return null;
}

/** A text without the differences between two spellings of the same fact. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[\s,'()]/g, '');
}
