import type { DomainStatus, NotForSale } from '../../model/leads/domain-for-sale.ts';

/** The displayed names of a domain's statuses. */
export const statusWords: Readonly<Record<DomainStatus, string>> = {
  available: 'Available',
  in_talks: 'In talks',
  reserved: 'Reserved',
  sold: 'Sold',
  dropped: 'Dropped',
};

/** Why no mail about a domain is sent, and what would change that, in two sentences. */
export function notForSaleWords(domain: string, status: NotForSale): string {
  const is = `${domain} is ${statusWords[status].toLowerCase()}, so no emails about it are sent.`;
  return `${is} Set its status to Available under Domains to go on.`;
}
