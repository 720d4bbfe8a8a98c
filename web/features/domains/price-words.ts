import type { SaleTerms } from '../../../shared/model/leads/domain-for-sale.ts';
import { amountText } from '../../../shared/text/amount.ts';
import { shortDate } from '../../../shared/text/relative-time.ts';

/** The asking price of a domain as its row shows it; null if there is none. */
export function priceWords({
  asking_price,
  currency,
}: Pick<SaleTerms, 'asking_price' | 'currency'>): string | null {
  return asking_price === null ? null : amountText(asking_price, currency);
}

/** A day as people read it: 27 Nov 2026. */
export function dayWords(date: string): string {
  return shortDate(new Date(`${date}T00:00:00.000Z`), { timeZone: 'UTC' });
}
