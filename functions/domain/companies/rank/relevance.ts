import type { Candidate } from '../candidates/company-source.ts';
import { type DomainName, parseDomainName } from '../name/domain-name.ts';
import { comparableWords } from '../name/lines-of-business.ts';
import type { Homepage } from '../proof/homepage.ts';

/** "a, b and c" */
const inWords = new Intl.ListFormat('en-GB');

interface RelevanceFacts {
  readonly candidate: Candidate;
  readonly home: Homepage;
  readonly name: string;
  /** The registrable domain that the lead lives on. */
  readonly domain: string;
  readonly target: DomainName;
}

/** Why this company would want the name, in one or two plain sentences of nothing but what was seen. */
export function relevanceOf(facts: RelevanceFacts): string {
  const { candidate } = facts;
  if (candidate.kind === 'upgrade') return upgradeReason(facts);
  return candidate.kind === 'topic' ? topicReason(facts) : modelReason(facts);
}

function upgradeReason({ candidate, home, name, domain, target }: RelevanceFacts): string {
  const gain = gainOf(domain, target);
  if (home.redirectedTo !== undefined) {
    return `${name} holds ${candidate.domain}, ${candidate.match}, which redirects from ${candidate.domain} to ${domain}. ${gain}`;
  }
  return `${name} works from ${domain}, ${candidate.match}. ${gain}`;
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
  const speaks = shown.length === 0 ? 'answers under that name' : `speaks of ${inWords.format(shown)}`;
  return `${name} ${candidate.match} for ${target.domain}. Its own site ${speaks}.`;
}

/** What was supposed of a company and stands on its page, letter case and the like apart. */
export function shownClaims({ claims = [] }: Candidate, home: Homepage): readonly string[] {
  const page = comparableWords(home.text).join(' ');
  return claims.filter((claim) => {
    const words = comparableWords(claim).join(' ');
    return words !== '' && ` ${page} `.includes(` ${words} `);
  });
}
