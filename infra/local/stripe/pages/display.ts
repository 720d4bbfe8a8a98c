import { type Html, html } from '../../http/page.ts';
import { newCardNumber } from '../card.ts';
import type { Objects } from '../objects.ts';

/** A page of the fake, or a redirect. */
export type Page = Shown | { redirect: string };

/** The content of a page. */
export interface Shown {
  status?: number;
  title: string;
  summary: string;
  body: Html;
}

/** An amount of cents, e.g. `$29.00`. */
export function money(cents: number): string {
  const amount = (Math.abs(cents) / 100).toFixed(2);
  return `${cents < 0 ? '−' : ''}$${amount}`;
}

/** A time in seconds since 1970, e.g. `2026-12-01 09:30 UTC`. */
export function moment(seconds: number): string {
  const text = new Date(seconds * 1000).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}

/** The price with its interval, e.g. `$29.00 per month`. */
export function priceText(price: Objects['price']): string {
  const { interval = 'month', interval_count: count = 1 } = price.recurring ?? {};
  return `${money(price.unit_amount ?? 0)} per ${count === 1 ? interval : `${count} ${interval}s`}`;
}

/** Shows an error and announces it to screen readers. */
export function wrong(message: string | null): Html | null {
  return message === null ? null : html`<p class="wrong" role="alert">${message}</p>`;
}

/** The fields of a card, with a test card filled in that nobody has used yet. */
export function cardFields(): Html {
  const number = newCardNumber().replaceAll(/(?<=\d)(?=(\d{4})+$)/g, ' ');
  return html`<label>Card number
<input name="number" value="${number}" inputmode="numeric" autocomplete="off" required></label>
<label>Expires (month / year)
<input name="expiry" value="12 / 34" inputmode="numeric" autocomplete="off" required></label>`;
}

/** The cards that can be tried. */
export function testCards(): Html {
  return html`<details><summary>Test cards</summary>
<div class="wide"><table>
<tr><th scope="col">Number</th><th scope="col">What happens</th></tr>
<tr><td>4242 4242 4242 4242, and what is filled in</td><td>pays</td></tr>
<tr><td>4000 0000 0000 0341</td><td>pays here, is declined at every renewal</td></tr>
<tr><td>4000 0000 0000 0259</td><td>pays, and its holder asks the bank for the money back</td></tr>
<tr><td>4000 0000 0000 0002</td><td>is declined</td></tr>
<tr><td>4000 0000 0000 9995</td><td>has insufficient funds</td></tr>
<tr><td>4000 0000 0000 0069</td><td>has expired</td></tr>
</table></div></details>`;
}

/** A page with a single message. */
export function notice(title: string, text: string, status = 200): Shown {
  return { status, title, summary: 'Local Stripe', body: html`<article><p>${text}</p></article>` };
}

/** The page for unknown addresses. */
export function nothingHere(): Shown {
  return notice('Nothing here', 'There is no such page, or not any more.', 404);
}
