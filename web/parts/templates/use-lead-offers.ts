import useSWR from 'swr';
import { contract } from '../../../shared/contract/contract.ts';
import { amountText } from '../../../shared/text/amount.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { useContactRows } from '../leads/use-contact-rows.ts';

/** Which domain each of some saved contacts is written to about, and what these domains cost. */
export interface LeadOffers {
  /** By the id of the saved contact. For contacts in here, no domain must be typed. */
  readonly domainOf: ReadonlyMap<string, string>;
  /** Whether not all of them are about the same domain, as far as that is known. */
  readonly differ: boolean;
  /** By domain, in the form for mails; missing if the seller has entered no price. */
  readonly prices: ReadonlyMap<string, string>;
}

/** What is known of the offers to saved contacts; undefined while it is read. */
export function useLeadOffers(ids: readonly string[]): LeadOffers | undefined {
  const statistics = useRead(contract.statistics.savedContacts, {});
  const { rows, error } = useContactRows(statistics.data?.version);
  const chosen = new Set(ids);
  const known = (rows ?? []).flatMap(({ id, for_domain: domain }) =>
    domain !== undefined && chosen.has(id) ? [[id, domain] as const] : [],
  );
  const domains = [...new Set(known.map(([, domain]) => domain))].sort();
  const prices = useSWR(domains.length === 0 ? null : ['prices', ...domains], () => pricesOf(domains));
  const failed = statistics.error ?? error;
  if (failed === undefined && rows === undefined) return undefined;
  if (domains.length > 0 && prices.data === undefined && prices.error === undefined) return undefined;
  const domainOf = new Map(known);
  const differ = new Set(ids.map((id) => domainOf.get(id))).size > 1;
  return { domainOf, differ, prices: prices.data ?? new Map() };
}

async function pricesOf(domains: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const prices = await Promise.all(domains.map(async (domain) => [domain, await priceOf(domain)] as const));
  return new Map(prices.flatMap(([domain, price]) => (price === null ? [] : [[domain, price] as const])));
}

/** The asking price of a domain in words; null if it has none, or is not among the seller's domains. */
async function priceOf(domain: string): Promise<string | null> {
  try {
    const { asking_price: price, currency } = await call(contract.domains.get, { domain });
    return price === null ? null : amountText(price, currency);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}
