import { type Currency, currency } from '../model/leads/domain-for-sale.ts';

/** An amount of money as people write it, in whole units. `currency` is null if the text does not name one. */
export interface WrittenAmount {
  readonly amount: number;
  readonly currency: Currency | null;
}

/** Signs for a single currency. The plain dollar sign means US dollars, in which most names are priced. */
const signs: Readonly<Record<string, Currency>> = {
  $: 'USD',
  US$: 'USD',
  C$: 'CAD',
  A$: 'AUD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  R$: 'BRL',
};

const written =
  /^(?<before>[^\d\s.,]{0,4})\s*(?<digits>\d[\d.,' \u00a0\u202f]{0,24})\s*(?<after>[^\d\s.,]{0,4})$/u;

/**
 * Reads an amount such as `4900`, `$4,900.00`, `4.900 €` or `CHF 4'900`. A last point or comma followed by one or
 * two digits separates the fraction, which is rounded. Returns null for anything else, such as "Make offer", an
 * empty text or 0.
 */
export function readAmount(text: string): WrittenAmount | null {
  const { before = '', digits = '', after = '' } = written.exec(text.trim())?.groups ?? {};
  const named = before || after;
  const of =
    named === '' ? null : (signs[named.toUpperCase()] ?? currency.safeParse(named.toUpperCase()).data);
  if (of === undefined || (before !== '' && after !== '')) return null;
  const plain = digits.replace(/[' \u00a0\u202f]/g, '').replace(/[.,]$/, '');
  const [, whole = '', hundredths = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (!/^(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(whole)) return null;
  const amount = Math.round(Number(`${whole.replace(/[.,]/g, '')}.${hundredths || '0'}`));
  return amount < 1 ? null : { amount, currency: of };
}

/** A format takes about as long to make as a row of a list to draw, so each is made once. */
const formats = new Map<Currency, Intl.NumberFormat>();

/** An amount as mails and screens show it: `$4,900`, `€4,900`, `CHF 4,900`. */
export function amountText(amount: number, of: Currency): string {
  const format =
    formats.get(of) ??
    new Intl.NumberFormat('en-US', { style: 'currency', currency: of, maximumFractionDigits: 0 });
  formats.set(of, format);
  return format.format(amount).replace(/\u00a0/g, ' ');
}
