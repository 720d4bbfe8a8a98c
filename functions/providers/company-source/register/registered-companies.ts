import {
  type CompanyRegister,
  minNamePartLength,
  plainLabel,
  type RegisteredCompany,
} from '../../../domain/companies/candidates/company-register.ts';
import type {
  Candidate,
  CandidateOutcome,
  CompanySource,
  DirectoryCompany,
  SourceRequest,
} from '../../../domain/companies/candidates/company-source.ts';
import {
  type GoneCompanies,
  marksAfter,
  withoutGone,
} from '../../../domain/companies/candidates/gone-companies.ts';
import { companiesUsingName } from '../../../domain/companies/candidates/registered-names.ts';
import { waysInto } from '../../../domain/companies/candidates/ways-in.ts';
import { parseDomainName } from '../../../domain/companies/name/domain-name.ts';
import { rankDirectory } from '../../../domain/companies/rank/rank-directory.ts';

/** Nobody has reviewed these companies as the directory was, so they rank after similar ones of it. */
const trust = 0.9;

/** What a search needs besides the register: which of its companies are gone, and what day it is. */
interface RegisterPorts {
  readonly gone: GoneCompanies;
  readonly now: () => Date;
}

/** Topic buyers: companies of a register in the name's lines of business, by the rules of the directory. */
export function registeredTopicSource(register: CompanyRegister, ports: RegisterPorts): CompanySource {
  const question = ({ reading }: SourceRequest) => {
    const [way] = waysInto(reading);
    return way === undefined ? null : `way:${way}`;
  };
  return {
    name: 'register',
    kind: 'topic',
    async candidates(request, signal) {
      const { reading, domain, amount } = request;
      const [found, marks] = await Promise.all([
        register.companiesOf(waysInto(reading), signal),
        marksOf(question(request), ports, signal),
      ]);
      const companies = new Map(found.map((company) => [company.domain, company]));
      const ranked = rankDirectory([...companies.values()].map(asListed), { reading, domain }).flatMap(
        ({ company, match, strength }): Candidate[] => {
          const registered = companies.get(company.domain);
          if (registered === undefined) return [];
          const itsStrength = Math.round(strength * trust * 1e4) / 1e4;
          return [{ ...candidateOf(registered), kind: 'topic', match, strength: itsStrength }];
        },
      );
      return withoutGone(ranked, marks, today(ports)).slice(0, Math.max(3 * amount, amount + 15));
    },
    settled: (request, outcomes) => noteGone(question(request), outcomes, ports),
  };
}

/** Upgrade buyers: companies of a register whose name begins or ends with the whole name. */
export function registeredNamesSource(register: CompanyRegister, ports: RegisterPorts): CompanySource {
  const nameOf = (domain: string) => plainLabel(parseDomainName(domain)?.label ?? '');
  const question = ({ domain }: SourceRequest) => `name:${nameOf(domain)}`;
  return {
    name: 'registered names',
    kind: 'upgrade',
    async candidates(request, signal) {
      const { domain, reading } = request;
      const target = parseDomainName(domain);
      const name = nameOf(domain);
      if (target === null || name.length < minNamePartLength) return [];
      const [marks, ...found] = await Promise.all([
        marksOf(question(request), ports, signal),
        register.named({ beginning: name }, signal),
        register.named({ ending: name }, signal),
      ]);
      const candidates = companiesUsingName(found.flat(), target, reading).map(
        ({ company, match, strength }): Candidate => ({
          ...candidateOf(company),
          kind: 'upgrade',
          match,
          strength,
        }),
      );
      return withoutGone(candidates, marks, today(ports));
    },
    settled: (request, outcomes) => noteGone(question(request), outcomes, ports),
  };
}

/** Marks only spare look-ups: a search goes on without them. */
async function marksOf(question: string | null, { gone }: RegisterPorts, signal: AbortSignal) {
  return question === null ? [] : gone.marksOf(question, signal).catch(() => []);
}

async function noteGone(
  question: string | null,
  outcomes: ReadonlyMap<string, CandidateOutcome>,
  ports: RegisterPorts,
): Promise<void> {
  if (question === null) return;
  await ports.gone.change(question, (marks) => marksAfter(marks, outcomes, today(ports)));
}

function today({ now }: RegisterPorts): string {
  return now().toISOString().slice(0, 10);
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
