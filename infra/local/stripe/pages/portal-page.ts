import { type Html, html } from '../../http/page.ts';
import type { Account } from '../account.ts';
import { declineOf, readCard, storeCard } from '../card.ts';
import type { Objects } from '../objects.ts';
import { confirmSwitch, offeredSwitch, openInvoices, replaceCard } from '../portal.ts';
import { collect } from '../renewal.ts';
import { itemOf } from '../subscription.ts';
import { cardFields, money, nothingHere, notice, type Page, priceText, testCards, wrong } from './display.ts';

type Session = Objects['billing_portal.session'];

/** The page of a portal session: a switch to confirm, or the card on file and the open invoices. */
export function portalPage(account: Account, id: string, form: URLSearchParams | null): Page {
  const session = account.ledger.get('billing_portal.session', id);
  if (!session || !account.ledger.get('customer', session.customer)) return nothingHere();
  if (!form) return show(account, session, null);
  const done: Page = {
    redirect: session.flow?.after_completion.redirect?.return_url ?? session.return_url ?? account.url,
  };
  const act = form.get('act');
  if (act === 'back') return { redirect: session.return_url ?? account.url };
  if (act === 'confirm') {
    const refused = confirmSwitch(account, session);
    return refused ? show(account, session, refused.declined) : done;
  }
  if (act === 'card') {
    const card = readCard(
      { number: form.get('number') ?? '', expiry: form.get('expiry') ?? '' },
      account.now(),
    );
    if ('wrong' in card) return show(account, session, card.wrong);
    const refused = replaceCard(account, session, card);
    if (refused) return show(account, session, refused.declined);
    return openInvoices(account, session.customer).length > 0 ? show(account, session, null) : done;
  }
  const invoice = openInvoices(account, session.customer).find((each) => each.id === act);
  if (!invoice) return show(account, session, 'This invoice is not open any more.');
  return collect(account, invoice, true).status === 'paid'
    ? done
    : show(account, session, 'Your card was declined.');
}

function show(account: Account, session: Session, problem: string | null): Page {
  const { email } = account.ledger.need('customer', session.customer);
  const offer = offeredSwitch(account, session);
  return {
    title: offer ? 'Confirm the new plan' : 'Your payment details',
    summary: `Local Stripe · ${email ?? session.customer}`,
    body: html`${wrong(problem)}
${offer ? switchForm(account, offer) : paymentForm(account, session)}
<form method="post"><button name="act" value="back">Back</button></form>`,
  };
}

function switchForm(account: Account, offer: NonNullable<ReturnType<typeof offeredSwitch>>): Html {
  const { subscription, price, lines } = offer;
  const name = (each: Objects['price']) => account.ledger.need('product', each.product).name;
  const old = itemOf(subscription).price;
  const due = lines.reduce((sum, { amount }) => sum + amount, 0);
  const onTrial = subscription.status === 'trialing';
  return html`<article>
<h2>From ${name(old)} to ${name(price)}</h2>
<p>${priceText(price)} instead of ${priceText(old)}.</p>
${
  !onTrial &&
  html`<div class="wide"><table>
<tr><th scope="col">Proration</th><th scope="col">Amount</th></tr>
${lines.map(({ description, amount }) => html`<tr><td>${description}</td><td>${money(amount)}</td></tr>`)}
</table></div>`
}
<p><b>Due today: ${money(onTrial ? 0 : Math.max(0, due))}</b>${!onTrial && due < 0 && ` · ${money(-due)} is kept for the next invoices`}</p>
<form method="post"><button class="main" name="act" value="confirm">Confirm</button></form>
</article>`;
}

function paymentForm(account: Account, session: Session): Html {
  const open = openInvoices(account, session.customer);
  return html`<article>
<h2>Update your card</h2>
<form method="post">
${cardFields()}
<button class="main" name="act" value="card">Save card</button>
</form>
${testCards()}
</article>
${open.map(
  (invoice) => html`<article>
<h2>Invoice ${invoice.number}</h2>
<p>${money(invoice.amount_remaining)} is open.</p>
<form method="post"><button class="main" name="act" value="${invoice.id}">Pay ${money(invoice.amount_remaining)}</button></form>
</article>`,
)}`;
}

/** The hosted page of an invoice. While it is open, it can be paid with a card, which the subscription then uses. */
export function invoicePage(account: Account, id: string, form: URLSearchParams | null): Page {
  const { ledger } = account;
  const invoice = ledger.get('invoice', id);
  if (!invoice?.number) return nothingHere();
  if (invoice.status !== 'open')
    return notice(`Invoice ${invoice.number}`, `This invoice is ${invoice.status}.`);
  if (!form) return invoiceForm(invoice, null);
  const card = readCard(
    { number: form.get('number') ?? '', expiry: form.get('expiry') ?? '' },
    account.now(),
  );
  if ('wrong' in card) return invoiceForm(invoice, card.wrong);
  const decline = declineOf(card.number.slice(-4), true);
  if (decline) return invoiceForm(invoice, decline.message);
  const method = storeCard(account, card, invoice.customer);
  const subscription = ledger.need('subscription', invoice.parent?.subscription_details?.subscription ?? '');
  ledger.put('subscription', { ...subscription, default_payment_method: method.id });
  collect(account, invoice, true);
  return { redirect: `${account.url}/i/${id}` };
}

function invoiceForm(invoice: Objects['invoice'], problem: string | null): Page {
  return {
    title: `Invoice ${invoice.number}`,
    summary: 'Local Stripe · no money moves',
    body: html`<article>
<h2>${money(invoice.amount_remaining)} is open</h2>
${wrong(problem)}
<form method="post">
${cardFields()}
<button class="main" name="act" value="pay">Pay ${money(invoice.amount_remaining)}</button>
</form>
${testCards()}
</article>`,
  };
}
