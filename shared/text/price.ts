/**
 * A price in US dollars as `$4,500` or `$4,500.50`. Typed numbers ("4500", "$4,500.5") are formatted too. Other
 * words, such as "open to offers", stay as they are.
 */
export function formatPrice(price: number | string): string {
  const amount = typeof price === 'number' ? price : amountIn(price);
  if (amount === null || !Number.isFinite(amount)) return String(price).trim();
  const whole = Number.isInteger(amount);
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(amount);
}

const typedAmount = /^(?:US\s?D?\s*)?\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*(?:USD)?$/i;

function amountIn(price: string): number | null {
  const [, dollars, cents = ''] = typedAmount.exec(price.trim()) ?? [];
  return dollars === undefined ? null : Number(dollars.replaceAll(',', '') + cents);
}
