import { html } from '../../http/page.ts';
import type { Account } from '../account.ts';
import { readCard } from '../card.ts';
import { asksForCard, completeCheckout } from '../checkout.ts';
import type { Objects } from '../objects.ts';
import { cardFields, money, nothingHere, notice, type Page, priceText, testCards, wrong } from './display.ts';

const declinedCard = { number: '4000000000000002', expiry: '12 / 34' };

/**
 * The hosted page of a Checkout. Shows what it sells, and offers to pay by card, to try a card that fails, and to go
 * back.
 */
export function checkoutPage(account: Account, id: string, form: URLSearchParams | null): Page {
  const session = account.ledger.get('checkout.session', id);
  if (!session) return nothingHere();
  if (session.status === 'expired') return notice('This page has expired', 'Go back and start again.', 410);
  if (session.status === 'complete') return notice('Already paid', 'This payment is complete.');
  if (!form) return payForm(account, session, null);
  if (form.get('act') === 'cancel') return { redirect: session.cancel_url ?? account.url };

  const typed = { number: form.get('number') ?? '', expiry: form.get('expiry') ?? '' };
  const withoutCard = form.get('act') === 'start' && !asksForCard(account, session);
  const card = withoutCard
    ? null
    : readCard(form.get('act') === 'fail' ? declinedCard : typed, account.now());
  if (card && 'wrong' in card) return payForm(account, session, card.wrong);
  const outcome = completeCheckout(account, session, card);
  if ('declined' in outcome) return payForm(account, session, outcome.declined);
  return { redirect: (session.success_url ?? account.url).replaceAll('{CHECKOUT_SESSION_ID}', id) };
}

function payForm(account: Account, session: Objects['checkout.session'], problem: string | null): Page {
  const { ledger } = account;
  const terms = ledger.need('checkout.terms', session.id);
  const price = ledger.need('price', terms.price);
  const { name } = ledger.need('product', price.product);
  const free = !asksForCard(account, session);
  const due = terms.trialDays === null ? (price.unit_amount ?? 0) : 0;
  return {
    title: `Pay for ${name}`,
    summary: 'Local Stripe · no money moves',
    body: html`<article>
<h2>${name}</h2>
<p class="facts">${priceText(price)}${session.customer_details?.email ? ` · ${session.customer_details.email}` : null}</p>
${terms.trialDays !== null && html`<p>${terms.trialDays} days free, then ${priceText(price)}.</p>`}
<p><b>Due today: ${money(due)}</b></p>
${wrong(problem)}
${free && html`<form method="post"><button class="main" name="act" value="start">Start trial without a card</button></form>`}
<form method="post">
${cardFields()}
<button class="main" name="act" value="pay">${due > 0 ? `Pay ${money(due)}` : 'Start trial with this card'}</button>
<button name="act" value="fail">Pay with a card that fails</button>
<button name="act" value="cancel" formnovalidate>Cancel</button>
</form>
${testCards()}
</article>`,
  };
}
