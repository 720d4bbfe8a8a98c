import type { DomainStatus, NotForSale } from '../../model/leads/domain-for-sale.ts';

/** What the statuses of a domain are called. */
export const statusWords: Readonly<Record<DomainStatus, string>> = {
  available: 'Available',
  in_talks: 'In talks',
  reserved: 'Reserved',
  sold: 'Sold',
  dropped: 'Dropped',
};

/** Why nothing about a domain is sent, and what would change that, in two sentences. */
export function notForSaleWords(domain: string, status: NotForSale): string {
  const is = `${domain} is ${statusWords[status].toLowerCase()}, so no emails about it are sent.`;
  return `${is} Set its status to Available under Domains to go on.`;
}
