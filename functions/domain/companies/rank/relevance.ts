import { decodeLabel } from '../../../../shared/text/domain/decode-label.ts';
import { inWords } from '../../../../shared/text/in-words.ts';
import type { Candidate } from '../candidates/company-source.ts';
import { comparableName } from '../name/company-name.ts';
import { type DomainName, parseDomainName } from '../name/domain-name.ts';
import { comparableWords } from '../name/lines-of-business.ts';
import type { Homepage } from '../proof/homepage.ts';
import { nameFitOf } from './calls-itself.ts';

interface RelevanceFacts {
  readonly candidate: Candidate;
  readonly home: Homepage;
  readonly name: string;
  /** The registrable domain that the lead uses. */
  readonly domain: string;
  /** Its label, as people read it. */
  readonly label: string;
  readonly target: DomainName;
}

/** Why this company would want the name, in one or two plain sentences that only contain what was seen. */
export function relevanceOf(facts: RelevanceFacts): string {
  const { candidate } = facts;
  if (candidate.kind === 'upgrade') return upgradeReason(facts);
  return candidate.claims === undefined ? topicReason(facts) : modelReason(facts);
}

function upgradeReason(facts: RelevanceFacts): string {
  const { candidate, home, name, domain, target } = facts;
  const gain = gainOf(domain, target);
  const places = placesOfName(facts);
  const named = places === '' ? '' : `calls itself just that name in its ${places}`;
  if (home.redirectedTo === undefined) {
    return `${name} works from ${domain}, ${candidate.match}${named && `, and ${named}`}. ${gain}`;
  }
  const seen = `${candidate.domain}, ${candidate.match}, redirects to ${name} at ${domain}.`;
  return named === '' ? `${seen} ${gain}` : `${seen} The company ${named}. ${gain}`;
}

/** Where a company on a longer domain uses exactly the name: the strongest reason to want it. Empty if nowhere. */
function placesOfName({ home, label, target }: RelevanceFacts): string {
  const targetLabel = decodeLabel(target.label);
  const { places } = nameFitOf(home, label, targetLabel);
  if (comparableName(label) === comparableName(targetLabel)) return '';
  return inWords(places.slice(0, 3));
}

function gainOf(domain: string, target: DomainName): string {
  const label = parseDomainName(domain)?.label ?? domain;
  if (label === target.label) return `${target.domain} is the same name on .${target.suffix}.`;
  if (label.replaceAll('-', '') === target.label) return `${target.domain} is that name without the hyphens.`;
  if (target.label.length < label.length) return `${target.domain} would be a shorter home for it.`;
  return `${target.domain} is a close form of the name it uses.`;
}

function topicReason({ candidate, home, name, target }: RelevanceFacts): string {
  const moved = home.redirectedTo === undefined ? '' : ` Its site has moved to ${home.redirectedTo}.`;
  return `${name} ${candidate.match} of ${target.domain}.${moved}`;
}

function modelReason({ candidate, home, name, target }: RelevanceFacts): string {
  const shown = shownClaims(candidate, home).map((claim) => `"${claim}"`);
  return `${name} ${candidate.match} for ${target.domain}. Its own site speaks of ${inWords(shown)}.`;
}

/** The claims of a language model about a company that its page shows, ignoring letter case and the like. */
export function shownClaims({ claims = [] }: Candidate, home: Homepage): readonly string[] {
  const page = comparableWords(home.text).join(' ');
  return claims.filter((claim) => {
    const words = comparableWords(claim).join(' ');
    return words !== '' && ` ${page} `.includes(` ${words} `);
  });
}
