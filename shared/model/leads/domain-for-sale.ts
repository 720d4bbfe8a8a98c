import * as z from 'zod';
import { limits } from '../limits.ts';
import { line, prose } from '../text.ts';
import { searchedDomain } from './searched-domain.ts';

/** The sales status of a domain. `dropped`: its owner let it expire, or lost it. */
export const domainStatus = z.enum(['available', 'in_talks', 'reserved', 'sold', 'dropped']);
export type DomainStatus = z.infer<typeof domainStatus>;

/** The statuses that stop every mail about a domain. */
export const notForSale = z.enum(['reserved', 'sold', 'dropped']);
export type NotForSale = z.infer<typeof notForSale>;

/** Returns the status if it stops mails, or null if mails may be sent. */
export function stopsMails(status: DomainStatus): NotForSale | null {
  return notForSale.safeParse(status).data ?? null;
}

/** Currencies for domain prices (ISO 4217). */
export const currency = z.enum([
  ...(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK'] as const),
  ...(['JPY', 'CNY', 'INR', 'BRL', 'ZAR', 'SGD', 'HKD', 'AED'] as const),
]);
export type Currency = z.infer<typeof currency>;

const maxAmount = 1_000_000_000;
/** Domains are priced in whole units of a currency. */
const amount = z
  .int('Enter a whole amount')
  .min(1, 'Enter an amount above zero, or leave it empty')
  // Formatting a number loads ICU, which takes longer than the rest of this file: at the first error, and not at import.
  .max(maxAmount, { error: () => `Enter at most ${maxAmount.toLocaleString('en-US')}` });

/** A date without a time of day. */
const day = z.iso.date('Enter a date as 2026-12-31');

const link = line(300).regex(
  /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/[A-Za-z0-9.-]+\.[A-Za-z0-9-]{2,}(?::\d{1,5})?(?:[/?#][!-~]*)?)?$/,
  'Enter the full address of the page, such as https://example.com/buy',
);

/**
 * What a seller says about a domain and its row shows. Only the owner sees the floor price: it is not in any mail,
 * request to a model, or file for others.
 */
export const saleTerms = z.strictObject({
  asking_price: amount.nullable(),
  floor_price: amount.nullable(),
  currency,
  /** Where the domain can be bought, or ''. */
  link,
  status: domainStatus,
  expires_on: day.nullable(),
  registrar: line(100),
});
export type SaleTerms = z.infer<typeof saleTerms>;

/** The terms of a domain before its owner has entered any. */
export const defaultSaleTerms: SaleTerms = {
  asking_price: null,
  floor_price: null,
  currency: 'USD',
  link: '',
  status: 'available',
  expires_on: null,
  registrar: '',
};

/**
 * Where a name is that has expired (RFC 8056): extended by the registry alone, restorable for a fee, or about to be
 * deleted.
 */
const registrationPhase = z.enum(['auto_renew', 'redemption', 'pending_delete']);

/** What the registry of a domain answered by RDAP when its owner opened it. What it does not say is null. */
export const domainRegistration = z.strictObject({
  expires_on: day.nullable(),
  registrar: z.string().nullable(),
  phase: registrationPhase.nullable(),
  /** When the registry was asked. */
  looked_up_at: z.iso.datetime(),
});
export type DomainRegistration = z.infer<typeof domainRegistration>;

/** The day on which a domain expires: the one that its owner entered, or else what the registry said. */
export function expiryOf({
  expires_on,
  registration,
}: {
  readonly expires_on: string | null;
  readonly registration: DomainRegistration | null;
}): string | null {
  return expires_on ?? registration?.expires_on ?? null;
}

/** A sale of another name, which the seller entered for comparison. */
export const comparableSale = z.strictObject({
  name: line(253).refine((text) => text !== '', 'Enter the name that was sold'),
  price: amount,
  currency,
  sold_on: day,
  source: line(200),
});
export type ComparableSale = z.infer<typeof comparableSale>;

/** The details that are read when a domain is opened. */
export const saleDetails = z.strictObject({
  note: prose(1000),
  comparables: z.array(comparableSale).max(10, 'Keep at most 10 sales'),
});
export type SaleDetails = z.infer<typeof saleDetails>;

export const unsaidDetails: SaleDetails = { note: '', comparables: [] };

/** A domain of the seller's as lists show it, searched or added. `id` is the domain itself. */
export const listedDomain = searchedDomain.extend({
  ...saleTerms.shape,
  /** Null if it was never looked up, or the registry never answered. */
  registration: domainRegistration.nullable(),
});
export type ListedDomain = z.infer<typeof listedDomain>;

/** A domain with everything known about it. */
export const domainForSale = listedDomain.extend(saleDetails.shape);
export type DomainForSale = z.infer<typeof domainForSale>;

/** A change of a domain: any of its fields, and at least one. */
export const saleChanges = saleTerms.extend(saleDetails.shape).partial();
export type SaleChanges = z.infer<typeof saleChanges>;

/** A domain that is added to a portfolio, with what is known about it. The name may be written in any usual form. */
export const portfolioRow = saleTerms
  .extend({ note: saleDetails.shape.note })
  .partial()
  .extend({ domain: line(300) });
export type PortfolioRow = z.infer<typeof portfolioRow>;

/** A portfolio holds at most `domains`. One call adds at most `rowsPerCall`. */
export const portfolioLimits = {
  domains: limits.portfolioDomains.max,
  rowsPerCall: 96,
  fileBytes: 5_000_000,
} as const;

/** How many days before its expiry a domain is listed as expiring. */
export const expiryWarningDays = 7;
