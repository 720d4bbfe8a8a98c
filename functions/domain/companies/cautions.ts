import type { Evidence } from '../../../shared/model/leads/session.ts';
import { decodeLabel } from '../../../shared/text/domain/decode-label.ts';
import { withinTime } from '../web/deadline.ts';
import type { DomainName } from './name/domain-name.ts';
import type { NameReading } from './name/name-reading.ts';
import { wordCost } from './name/word-cost.ts';
import type { Registration, RegistrationLookup } from './proof/registration.ts';
import type { Proof, ProvenLead } from './prove-candidate.ts';
import { cautionOf } from './rank/caution.ts';

/** The timeout of a registry in milliseconds. */
const lookupMs = 2_500;
/** The maximum number of companies per search whose domains are looked up. */
const maxLookups = 20;

/**
 * The cautions of one search. Registries are asked as soon as a company proves to have the name, while other pages
 * are still loading, so that a lead hardly ever waits for them. What they do not say in time is unknown. It changes
 * neither which leads there are nor their order.
 */
export class Cautions {
  private readonly target: DomainName;
  private readonly label: string;
  /** The words of a name that holds no other than common ones. */
  private readonly commonWords: readonly string[];
  private readonly lookup: RegistrationLookup;
  private readonly signal: AbortSignal;
  private readonly lookups = new Map<string, Promise<Registration | null>>();

  constructor(target: DomainName, reading: NameReading, lookup: RegistrationLookup, signal: AbortSignal) {
    this.target = target;
    this.label = decodeLabel(target.label);
    this.commonWords = reading.words.every((word) => wordCost(word).known) ? reading.words : [];
    this.lookup = lookup;
    this.signal = signal;
  }

  /** Starts asking about a proven company if a caution is possible. */
  expect({ lead, bears }: Proof): void {
    if (!this.isPossible(bears)) return;
    void this.registrationOf(this.target.domain);
    void this.registrationOf(lead.domain);
  }

  /** The lead with its caution, if it has one, and with what the registries said. */
  async decide({ lead, bears }: Proof): Promise<ProvenLead> {
    if (!this.isPossible(bears)) return lead;
    const [registration, own] = await Promise.all([
      this.registrationOf(this.target.domain),
      this.registrationOf(lead.domain),
    ]);
    const { label, commonWords } = this;
    const forSale = { domain: this.target.domain, label, commonWords, registration };
    const caution = cautionOf(forSale, { ...bears, company: lead.name, domain: lead.domain }, own);
    if (caution === null) return lead;
    const answers = [registration, own].filter((answer) => answer !== null);
    return { ...lead, caution, evidence: [...lead.evidence, ...answers.map(evidenceOf)] };
  }

  private isPossible({ places }: Proof['bears']): boolean {
    return this.commonWords.length !== 1 && places.length > 0;
  }

  private registrationOf(domain: string): Promise<Registration | null> {
    const asked = this.lookups.get(domain);
    if (asked !== undefined) return asked;
    if (this.lookups.size > maxLookups) return Promise.resolve(null);
    const answer = withinTime((signal) => this.lookup(domain, signal), lookupMs, this.signal);
    this.lookups.set(domain, answer);
    return answer;
  }
}

function evidenceOf(registration: Registration): Evidence {
  const { domain, registeredAt, registrar, statuses, url, fetchedAt } = registration;
  const said = [
    `${domain}: registered ${registeredAt.slice(0, 10)}`,
    ...(registrar === null ? [] : [`registrar ${registrar}`]),
    ...(statuses.length === 0 ? [] : [`status ${statuses.join(', ')}`]),
  ];
  return { source: 'rdap', url, fetched_at: fetchedAt, snippet: said.join('; ').slice(0, 300) };
}
