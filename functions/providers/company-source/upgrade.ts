import type { Candidate, CompanySource } from '../../domain/companies/candidates/company-source.ts';
import { type NameForm, nameForms } from '../../domain/companies/candidates/name-forms.ts';
import { parseDomainName } from '../../domain/companies/name/domain-name.ts';
import { withinTime } from '../../domain/web/deadline.ts';
import type { Dns } from '../../domain/web/dns.ts';

interface UpgradeSourceOptions {
  readonly dns: Dns;
  readonly now?: () => Date;
  /** Names looked up at the same time. Default 96. */
  readonly concurrency?: number;
  /** Milliseconds for one name. A name without an answer is not a candidate. Default 2,500. */
  readonly nameTimeoutMs?: number;
  /** Milliseconds for all names together. Only answers until then count. Default 7,000. */
  readonly totalTimeoutMs?: number;
}

/**
 * Finds upgrade buyers: the lesser forms of the name that are registered and answer in DNS, strongest first.
 * Looking up a name that nobody would register exposes suffixes that answer for everything (wildcards).
 */
export function upgradeSource(options: UpgradeSourceOptions): CompanySource {
  const { dns, now = () => new Date(), concurrency = 96 } = options;
  const { nameTimeoutMs = 2_500, totalTimeoutMs = 7_000 } = options;

  async function addressesOf(name: string, signal: AbortSignal): Promise<readonly string[]> {
    const answer = await withinTime((own) => dns.addresses(name, { signal: own }), nameTimeoutMs, signal);
    return answer?.outcome === 'found' ? answer.records : [];
  }

  return {
    name: 'upgrade',
    kind: 'upgrade',
    async planned({ domain, reading }) {
      const target = parseDomainName(domain);
      if (target === null) return [];
      return nameForms(target, reading).map((variant) => ({ kind: 'upgrade', ...variant }));
    },
    async candidates({ domain, reading }, signal) {
      const target = parseDomainName(domain);
      if (target === null) return [];
      const queue = nameForms(target, reading).values();
      const living = new Map<NameForm, readonly string[]>();
      const wildcards = new Map<string, Promise<readonly string[]>>();
      const probe = async (own: AbortSignal) => {
        for (const variant of queue) {
          const addresses = await addressesOf(variant.domain, own);
          if (own.aborted) return;
          if (addresses.length === 0) continue;
          const suffix = suffixOf(variant.domain);
          const wildcard = wildcards.get(suffix) ?? addressesOf(`${unregisteredLabel()}.${suffix}`, own);
          wildcards.set(suffix, wildcard);
          const anyName = new Set(await wildcard);
          if (addresses.some((address) => !anyName.has(address))) living.set(variant, addresses);
        }
      };
      await withinTime(
        (own) => Promise.all(Array.from({ length: concurrency }, () => probe(own))),
        totalTimeoutMs,
        signal,
      );
      const seenAt = now().toISOString();
      return [...living]
        .map(([variant, addresses]) => candidateOf(variant, addresses, seenAt))
        .sort((a, b) => b.strength - a.strength || a.domain.localeCompare(b.domain));
    },
  };
}

function suffixOf(domain: string): string {
  return domain.slice(domain.indexOf('.') + 1);
}

function unregisteredLabel(): string {
  return `no-such-name-${crypto.randomUUID().slice(0, 13)}`;
}

/** DNS evidence carries a `dns:` URI (RFC 4501). */
function candidateOf(variant: NameForm, addresses: readonly string[], seenAt: string): Candidate {
  return {
    kind: 'upgrade',
    domain: variant.domain,
    form: variant.form,
    match: variant.match,
    strength: variant.strength,
    evidence: {
      source: 'dns',
      url: `dns:${variant.domain}`,
      fetched_at: seenAt,
      snippet: `${variant.domain} resolves to ${addresses.slice(0, 4).join(', ')}`,
    },
  };
}
