import { isFreeMailHost } from '../../email-addresses/free-mail.ts';
import type { AddressMention } from '../mentions/address-mentions.ts';
import { matchesName } from '../people/match-name.ts';
import { registrable } from '../site/site-domains.ts';
import { isGeneral } from '../words/mailboxes.ts';
import { type CompanyDomains, hostPart, isAutomatic, isSample, localPart } from './own-domains.ts';
import type { FactsOfPage, PageFacts } from './page-facts.ts';

/** Lines around an address in which its owner's name stands. */
const maxLinesApart = 4;

/**
 * The domains that a company writes from though its site lives elsewhere, as a broker does on the network's and a lab
 * on its university's: those whose local parts match two people beside them, or one, where a general mailbox of the
 * same domain stands on the home page, the contact page or the imprint.
 */
export function adoptedDomains(pages: readonly FactsOfPage[], domains: CompanyDomains): string[] {
  const people = new Map<string, Set<string>>();
  const withGeneral = new Set<string>();
  for (const { kind, facts } of pages) {
    for (const mention of facts.addresses) {
      const host = hostPart(mention.address);
      if (mention.isOthers || mention.isSample || isSample(mention.address) || isAutomatic(mention.address))
        continue;
      if (isFreeMailHost(host) || domains.owns(host)) continue;
      const domain = registrable(host);
      const owner = ownerBeside(facts, mention);
      if (owner !== undefined) people.set(domain, (people.get(domain) ?? new Set()).add(owner));
      else if (isGeneral(localPart(mention.address)) && /^(?:home|contact|imprint)$/.test(kind))
        withGeneral.add(domain);
    }
  }
  return [...people].flatMap(([domain, names]) =>
    names.size >= 2 || withGeneral.has(domain) ? [domain] : [],
  );
}

/** The person beside an address whose name it holds. */
export function ownerBeside(
  facts: PageFacts,
  { address, line, segment }: AddressMention,
): string | undefined {
  const local = localPart(address);
  return facts.people.find(
    (person) =>
      (Math.abs(person.line - line) <= maxLinesApart ||
        (segment >= person.firstSegment && segment < person.endSegment)) &&
      matchesName(local, person.name) !== 'none',
  )?.name;
}
