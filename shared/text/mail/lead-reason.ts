import type { GeneratedLead } from '../../model/leads/session.ts';
import { unknownIndustry } from '../../model/unknown-values.ts';

/**
 * Why a name fits a company, in one sentence addressed to that company and based on what was seen. A company that
 * uses a lesser form of the name reads where its customers reach it; one in the name's line of business reads what
 * it does. '' if nothing was seen.
 */
export function leadReason({
  kind,
  domain,
  industry,
}: Pick<GeneratedLead, 'kind' | 'domain' | 'industry'>): string {
  if (kind === 'upgrade' && domain !== '') return `Your customers reach you at ${domain} today.`;
  if (kind !== 'topic' || industry === '' || industry === unknownIndustry) return '';
  return `The name says what you do: ${inSentence(industry)}.`;
}

/** "Solar energy" inside a sentence. Names and abbreviations stay as they are. */
function inSentence(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:[ ,&-]+\p{Ll}+)*$/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
