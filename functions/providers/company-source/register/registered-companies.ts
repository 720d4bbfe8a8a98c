import {
  type CompanyRegister,
  minNamePartLength,
  plainLabel,
  type RegisteredCompany,
} from '../../../domain/companies/candidates/company-register.ts';
import type {
  Candidate,
  CompanySource,
  DirectoryCompany,
} from '../../../domain/companies/candidates/company-source.ts';
import { companiesUsingName } from '../../../domain/companies/candidates/registered-names.ts';
import { waysInto } from '../../../domain/companies/candidates/ways-in.ts';
import { parseDomainName } from '../../../domain/companies/name/domain-name.ts';
import { rankDirectory } from '../../../domain/companies/rank/rank-directory.ts';

/** Nobody has looked at these as at the directory, so they come after its like. */
const trust = 0.9;

/** Topic buyers: companies of a register in the name's lines of business, by the rules of the directory. */
export function registeredTopicSource(register: CompanyRegister): CompanySource {
  return {
    name: 'register',
    kind: 'topic',
    async candidates({ reading, domain, amount }, signal) {
      const found = await register.companiesOf(waysInto(reading), signal);
      const companies = new Map(found.map((company) => [company.domain, company]));
      return rankDirectory([...companies.values()].map(asListed), { reading, domain })
        .slice(0, Math.max(3 * amount, amount + 15))
        .flatMap(({ company, match, strength }): Candidate[] => {
          const registered = companies.get(company.domain);
          if (registered === undefined) return [];
          const itsStrength = Math.round(strength * trust * 1e4) / 1e4;
          return [{ ...candidateOf(registered), kind: 'topic', match, strength: itsStrength }];
        });
    },
  };
}

/** Upgrade buyers: companies of a register whose name begins or ends with the whole name. */
export function registeredNamesSource(register: CompanyRegister): CompanySource {
  return {
    name: 'registered names',
    kind: 'upgrade',
    async candidates({ domain, reading }, signal) {
      const target = parseDomainName(domain);
      const name = plainLabel(target?.label ?? '');
      if (target === null || name.length < minNamePartLength) return [];
      const found = await Promise.all([
        register.named({ beginning: name }, signal),
        register.named({ ending: name }, signal),
      ]);
      return companiesUsingName(found.flat(), target, reading).map(
        ({ company, match, strength }): Candidate => ({
          ...candidateOf(company),
          kind: 'upgrade',
          match,
          strength,
        }),
      );
    },
  };
}

/** A company as the directory's rules rank it. */
function asListed(company: RegisteredCompany): DirectoryCompany {
  const { name, domain, industry, keywords, country, role, source } = company;
  const listing = { source: source.name, date: source.date };
  return { name, domain, industry, keywords, country, listing, ...(role !== null && { role }) };
}

/** What the register says about a company, in its own words and with the attribution that its licence requires. */
function candidateOf(
  company: RegisteredCompany,
): Pick<Candidate, 'domain' | 'name' | 'industry' | 'evidence' | 'mustBear'> {
  const { domain, name, industry, city, country, source } = company;
  const places = [city, country].filter(Boolean).join(', ');
  const listed = `Listed${industry === '' ? '' : ` as ${industry}`}${places === '' ? '' : ` (${places})`}`;
  return {
    domain,
    ...(name !== '' && { name }),
    ...(industry !== '' && { industry }),
    ...(company.domainIsGuessed && { mustBear: name }),
    evidence: {
      source: source.name,
      url: `https://${domain}/`,
      fetched_at: `${source.date}T00:00:00.000Z`,
      snippet: listed,
      listed_on: source.date,
      ...(source.attribution !== null && { attribution: source.attribution }),
    },
  };
}
