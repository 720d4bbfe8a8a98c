import type { ExternalEmail } from '../../../../shared/model/leads/contact-data.ts';
import type { Sighting } from '../page/sighting.ts';
import { isGeneral } from '../words/mailboxes.ts';
import { expandUmlauts, nameParts } from '../words/person-name.ts';
import type { ContactRecord } from './contact-record.ts';
import { type CompanyDomains, hostPart, localPart } from './own-domains.ts';

type Pattern = (first: string, last: string) => string;

const patterns: Readonly<Record<string, Pattern>> = {
  'first.last': (first, last) => `${first}.${last}`,
  firstlast: (first, last) => `${first}${last}`,
  first_last: (first, last) => `${first}_${last}`,
  'first-last': (first, last) => `${first}-${last}`,
  'f.last': (first, last) => `${first[0]}.${last}`,
  flast: (first, last) => `${first[0]}${last}`,
  'last.first': (first, last) => `${last}.${first}`,
  lastf: (first, last) => `${last}${first[0]}`,
  firstl: (first, last) => `${first}${last[0]}`,
  first: (first) => first,
  last: (_first, last) => last,
};

interface NamedAddress {
  readonly name: string;
  readonly address: string;
}

/**
 * Addresses for people who published none, from the pattern that at least two published ones on the domain prove and
 * none contradicts. Only for names with one first and one last word.
 */
export function inferAddresses(
  published: readonly NamedAddress[],
  without: readonly string[],
): { name: string; address: string; pattern: string; proofs: readonly string[] }[] {
  const byDomain = new Map<string, NamedAddress[]>();
  for (const entry of published) {
    const domain = entry.address.slice(entry.address.lastIndexOf('@') + 1);
    byDomain.set(domain, [...(byDomain.get(domain) ?? []), entry]);
  }
  const [domain, known = []] = [...byDomain].sort((one, other) => other[1].length - one[1].length)[0] ?? [];
  if (!domain) return [];
  const proven = provenPattern(known);
  if (!proven) return [];
  const taken = new Set(published.map(({ address }) => address));
  return without.flatMap((name) => {
    const parts = nameParts(name);
    if (parts.all.length !== 2 || parts.first.length < 2 || parts.last.length < 2) return [];
    if (!/^[\p{L} '-]+$/u.test(name) || /[^\p{Script=Latin} '-]/u.test(name) || /[äöüøåæß]/i.test(name))
      return [];
    const address = `${proven.pattern(parts.first, parts.last)}@${domain}`;
    return taken.has(address) ? [] : [{ name, address, pattern: proven.name, proofs: proven.proofs }];
  });
}

function provenPattern(known: readonly NamedAddress[]) {
  for (const [name, pattern] of Object.entries(patterns)) {
    const fitting = new Set<string>();
    let contradicting = 0;
    for (const entry of known) {
      if (fits(pattern, entry)) fitting.add(entry.address);
      else contradicting++;
    }
    if (fitting.size >= 2 && contradicting === 0) return { name, pattern, proofs: [...fitting].slice(0, 2) };
  }
  return null;
}

function fits(pattern: Pattern, { name, address }: NamedAddress): boolean {
  const local = address.slice(0, address.lastIndexOf('@'));
  return [name, expandUmlauts(name)].some((spelling) => {
    const { first, last } = nameParts(spelling);
    return first !== '' && last !== '' && pattern(first, last) === local;
  });
}

/**
 * Gives people without an address the one that a proven pattern makes of their name, with the two addresses that
 * prove it.
 */
export function inferMissing(
  entries: ExternalEmail[],
  published: readonly Sighting[],
  domains: CompanyDomains,
  record: ContactRecord,
): void {
  const isPublished = new Set(published.map(({ value }) => value));
  const proofs = entries.flatMap((entry) =>
    entry.emails
      .filter(
        (address) =>
          isPublished.has(address) && domains.owns(hostPart(address)) && !isGeneral(localPart(address)),
      )
      .slice(0, 1)
      .map((address) => ({ name: entry.full_name, address })),
  );
  const without = entries.filter((entry) => entry.emails.length === 0).map((entry) => entry.full_name);
  const entryOf = new Map(entries.map((entry) => [entry.full_name, entry]));
  for (const { name, address, pattern, proofs: from } of inferAddresses(proofs, without)) {
    const entry = entryOf.get(name);
    if (!entry) continue;
    const page = entry.sources[0]?.ref ?? '';
    entry.value = address;
    entry.emails.push(address);
    entry.sources.push(
      ...record.note('email', {
        value: address,
        page,
        decoding: `inferred from pattern ${pattern}`,
        inferredFrom: from,
      }),
    );
  }
}
