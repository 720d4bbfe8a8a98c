import { type Html, html } from '../../http/page.ts';
import type { Account } from '../account.ts';
import { itemOf, priceName } from '../subscription.ts';
import { advance, nextDue } from '../time.ts';
import { moment, money, type Page } from './display.ts';

const rowsShown = 50;
const daySeconds = 86_400;

/** The account's contents, and its clock, which a button moves forward. */
export function overviewPage(account: Account, form: URLSearchParams | null): Page {
  const next = nextDue(account);
  if (form) {
    const wanted = form.get('act') === 'day' ? account.now() + daySeconds : next?.at;
    if (wanted !== undefined) advance(account, wanted);
    return { redirect: account.url };
  }
  const { ledger } = account;
  const events = new Map(ledger.list('event').map((event) => [event.id, event]));
  const emailOf = (customer: string | null) =>
    ledger.get('customer', customer ?? '')?.email ?? customer ?? '';
  return {
    title: 'Local Stripe',
    summary: 'customers, subscriptions, invoices and events',
    body: html`<article>
<h2>Time: ${moment(account.now())}</h2>
<p class="facts">${next ? `Next falls due ${moment(next.at)}: ${next.what}.` : 'Nothing waits for time.'}</p>
<form method="post">
<button class="main" name="act" value="next">Advance to the next event</button>
<button name="act" value="day">Advance one day</button>
</form>
</article>
${table(
  'Customers',
  ['Customer', 'Email', 'Credit'],
  ledger.list('customer').map(({ id, email, balance }) => [id, email ?? '', money(-balance)]),
)}
${table(
  'Subscriptions',
  ['Customer', 'Price', 'Status', 'Period ends'],
  ledger.list('subscription').map((subscription) => {
    const { price, current_period_end: end } = itemOf(subscription);
    const ends = `${moment(end)}${subscription.cancel_at_period_end ? ', then canceled' : ''}`;
    return [emailOf(subscription.customer), priceName(account, price), subscription.status, ends];
  }),
)}
${table(
  'Invoices',
  ['Number', 'Customer', 'Asked', 'Paid', 'Status', 'Made'],
  ledger
    .list('invoice')
    .map((invoice) => [
      invoice.number ?? invoice.id,
      emailOf(invoice.customer),
      money(invoice.amount_due),
      money(invoice.amount_paid),
      invoice.status ?? '',
      moment(invoice.created),
    ]),
)}
${table(
  'Deliveries of events',
  ['Event', 'Made', 'State', 'Tries', 'Last answer'],
  ledger.list('delivery').map(({ event, state, attempts, answer }) => {
    const { type = event, created = 0 } = events.get(event) ?? {};
    return [type, moment(created), state, String(attempts), answer ?? ''];
  }),
)}`,
  };
}

function table(heading: string, columns: string[], rows: string[][]): Html {
  const shown = rows.slice(0, rowsShown);
  return html`<article>
<h2>${heading} (${rows.length})</h2>
${
  shown.length === 0
    ? html`<p class="facts">None yet.</p>`
    : html`<div class="wide" tabindex="0" role="region" aria-label="${heading}"><table>
<tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr>
${shown.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
</table></div>`
}
</article>`;
}
