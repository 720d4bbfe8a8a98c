import {
  type Candidate,
  type CompanySource,
  type DirectoryCompany,
  isKnownByDomain,
  type SourceRequest,
} from '../../../domain/companies/candidates/company-source.ts';
import { JoinedTexts } from '../../../domain/companies/candidates/joined-texts.ts';
import { comparableName } from '../../../domain/companies/name/company-name.ts';
import { parseDomainName } from '../../../domain/companies/name/domain-name.ts';
import { listingOf } from './directory.ts';

/** Shorter names occur in others by chance. */
const minNameLength = 4;

/**
 * Upgrade buyers that no list of variants contains: companies of a directory that have the whole name inside their
 * own longer name or domain, such as Blue Cloudpay Systems for cloudpay.com.
 */
export function namesakeSource(
  load: () => Promise<readonly DirectoryCompany[]>,
  now: () => Date = () => new Date(),
): CompanySource {
  async function candidates({ domain, amount }: SourceRequest): Promise<readonly Candidate[]> {
    const label = comparableName(parseDomainName(domain)?.label ?? '');
    if (label.length < minNameLength) return [];
    const seenAt = now().toISOString();
    return holdersOf(await load(), label)
      .flatMap((company) => candidateOf(company, label, seenAt) ?? [])
      .sort((a, b) => b.strength - a.strength || a.domain.localeCompare(b.domain))
      .slice(0, Math.max(3 * amount, amount + 15));
  }

  return { name: 'namesake', kind: 'upgrade', candidates, planned: candidates };
}

/** Companies whose names are known, with their domains and their names as texts of which a few are read on. */
interface Names {
  readonly companies: readonly DirectoryCompany[];
  readonly domains: JoinedTexts;
  readonly names: JoinedTexts;
}

/** Made once per directory, as each search looks through all of them. */
const made = new WeakMap<readonly DirectoryCompany[], Names>();

function namesOf(directory: readonly DirectoryCompany[]): Names {
  const known = made.get(directory);
  if (known !== undefined) return known;
  const companies = directory.filter((company) => !isKnownByDomain(company));
  const names = {
    companies,
    domains: JoinedTexts.of(companies.map(lettersOfDomain)),
    names: JoinedTexts.of(companies.map(({ name }) => name)).map((text) =>
      text.normalize('NFKD').toLowerCase(),
    ),
  };
  made.set(directory, names);
  return names;
}

function lettersOfDomain({ domain }: DirectoryCompany): string {
  return domain.slice(0, domain.indexOf('.')).replaceAll('-', '');
}

/** The companies that may have the letters of a label in their domain or, with whatever is between them, in their name. */
function holdersOf(directory: readonly DirectoryCompany[], label: string): readonly DirectoryCompany[] {
  const { companies, domains, names } = namesOf(directory);
  const spread = new RegExp([...label].join('[^a-z0-9\\n]*'), 'g');
  const places = new Set([...domains.holding([label]), ...names.matching(spread)]);
  return [...places].sort((a, b) => a - b).flatMap((place) => companies[place] ?? []);
}

function candidateOf(company: DirectoryCompany, label: string, seenAt: string): Candidate | null {
  const longer = [lettersOfDomain(company), comparableName(company.name)].filter((letters) =>
    letters.includes(label),
  );
  if (longer.length === 0) return null;
  const share = Math.max(...longer.map(({ length }) => label.length / length));
  return {
    ...listingOf(company, seenAt),
    kind: 'upgrade',
    match: matchOf(parseDomainName(company.domain)?.label ?? '', label),
    strength: Math.round((0.5 + 0.4 * share) * 1e4) / 1e4,
  };
}

/** How a company's domain relates to the name, as the reason for the lead says it. */
function matchOf(ownLabel: string, label: string): string {
  const own = comparableName(ownLabel);
  if (own === label)
    return ownLabel.includes('-') ? 'the name written with hyphens' : 'the same name under another suffix';
  return own.includes(label) ? 'a longer name around it' : 'while its company name holds it whole';
}
