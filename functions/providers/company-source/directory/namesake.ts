import {
  type Candidate,
  type CompanySource,
  type DirectoryCompany,
  isKnownByDomain,
  type SourceRequest,
} from '../../../domain/companies/candidates/company-source.ts';
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
    return lettersOf(await load())
      .flatMap((letters) => candidateOf(letters, label, seenAt) ?? [])
      .sort((a, b) => b.strength - a.strength || a.domain.localeCompare(b.domain))
      .slice(0, Math.max(3 * amount, amount + 15));
  }

  return { name: 'namesake', kind: 'upgrade', candidates, planned: candidates };
}

/** A company whose name is known, with the letters of its domain without the suffix, and of its name. */
interface Letters {
  readonly company: DirectoryCompany;
  readonly own: string;
  readonly name: string;
}

/** Read once per directory, as each search looks through all of them. */
const read = new WeakMap<readonly DirectoryCompany[], readonly Letters[]>();

function lettersOf(companies: readonly DirectoryCompany[]): readonly Letters[] {
  const known = read.get(companies);
  if (known !== undefined) return known;
  const letters = companies
    .filter((company) => !isKnownByDomain(company))
    .map((company) => ({
      company,
      own: company.domain.slice(0, company.domain.indexOf('.')).replaceAll('-', ''),
      name: comparableName(company.name),
    }));
  read.set(companies, letters);
  return letters;
}

function candidateOf({ company, own, name }: Letters, label: string, seenAt: string): Candidate | null {
  const longer = [own, name].filter((letters) => letters.includes(label));
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
