import type { LeadCaution } from '../../../../shared/model/leads/session.ts';
import { inWords } from '../../../../shared/text/in-words.ts';
import type { NamePlace } from '../proof/own-names.ts';
import type { Registration } from '../proof/registration.ts';

/** A company whose own name is the target's label, which is not a common word. */
export interface NameBearer {
  readonly company: string;
  /** The registrable domain that it uses. */
  readonly domain: string;
  /** Where its page uses exactly that name. */
  readonly places: readonly NamePlace[];
  /** The first year that its page names as its own; null if it names none. */
  readonly since: number | null;
}

/** The name for sale, and what its registry says about it and about the company's own domain; null if unknown. */
export interface NameForSale {
  readonly domain: string;
  readonly label: string;
  /** The common words that the label is made of; empty where it holds another word. */
  readonly commonWords: readonly string[];
  readonly registration: Registration | null;
}

/** Registries store times; two domains registered on one day have the same age. */
const dayLength = '2026-11-05'.length;

/**
 * Whether an offer to a company could be called bad faith under UDRP 4(b)
 * (https://www.icann.org/resources/pages/help/dndr/udrp-en): the label is not a common word, the company uses it as
 * its name, and the domain was registered after the company's own domain or after the company was founded. Returns
 * null if the company was not first in either. What cannot be determined is shown as unknown.
 */
export function cautionOf(
  { domain, label, commonWords, registration }: NameForSale,
  bearer: NameBearer,
  own: Registration | null,
): LeadCaution | null {
  const reasons = [
    kindOfName(label, commonWords),
    `${bearer.company} calls itself exactly that in its ${inWords(bearer.places.slice(0, 3))}.`,
  ];
  if (registration === null)
    return notKnown(reasons, `We don’t know when ${domain} was registered: no registry told us.`);
  const registered = `${domain} was registered on ${dateOf(registration)}`;
  const earlier = [
    ...(own !== null && dayOf(own) < dayOf(registration)
      ? [`${bearer.domain}, registered on ${dateOf(own)}`]
      : []),
    ...(bearer.since !== null && bearer.since < yearOf(registration)
      ? [`${bearer.since}, the first year that its page names`]
      : []),
  ];
  if (earlier.length > 0) {
    return {
      kind: 'caution',
      reasons: [...reasons, `${registered}: after ${inWords(earlier)}.`],
      limits: [...alwaysSaid, notYours(domain)],
    };
  }
  if (own !== null || (bearer.since !== null && bearer.since > yearOf(registration))) return null;
  return notKnown(
    reasons,
    `${registered}. We don’t know whether ${bearer.company} had its name before that.`,
  );
}

const alwaysSaid = [
  'This doesn’t say that the company holds a trademark, nor what you had in mind when you acquired the name.',
];

/**
 * Panels find it harder to see bad faith in a name of dictionary words that describe a trade, but such a name can be a
 * company's mark all the same (WIPO Overview 3.0, sections 1.2 and 2.10), so that the caution stays and says which it is.
 */
function kindOfName(label: string, commonWords: readonly string[]): string {
  if (commonWords.length < 2) return `“${label}” is not one of the common words that we know.`;
  return `“${label}” is made of the common words ${inWords(commonWords)}. Such names are weaker marks, but they can be marks.`;
}

function notYours(domain: string): string {
  return `The registration of ${domain} is not necessarily the day on which you acquired it.`;
}

function notKnown(reasons: readonly string[], missing: string): LeadCaution {
  return { kind: 'not_known', reasons: [...reasons, missing], limits: [...alwaysSaid] };
}

function dayOf({ registeredAt }: Registration): string {
  return registeredAt.slice(0, dayLength);
}

function yearOf({ registeredAt }: Registration): number {
  return Number(registeredAt.slice(0, 4));
}

function dateOf({ registeredAt }: Registration): string {
  return new Date(registeredAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
