import { pageBilling } from '../../functions/data/billing/billing-records.ts';
import { getSubscription } from '../../functions/data/billing/subscriptions.ts';
import type { Table } from '../../functions/data/table.ts';
import { entitledPlan } from '../../functions/domain/billing/entitlement.ts';
import type { Account } from '../../infra/local/stripe/account.ts';

const live = ['active', 'trialing', 'past_due'];

/** What must be true at every moment, whatever is still running. Returns a sentence for each violation. */
export async function brokenAtOnce(table: Table, userId: string, now: Date): Promise<string[]> {
  const plan = entitledPlan(await getSubscription(table, userId), now);
  const { records } = await pageBilling(table, userId, { limit: 100, after: null });
  const settled = records.some(({ status }) => status === 'paid' || status === 'refunded');
  return plan !== 'free' && !settled ? [`the plan is ${plan}, and nothing was paid`] : [];
}

/** What must be true once every event was handled: charges, records and the plan agree. */
export async function brokenAtLast(
  table: Table,
  userId: string,
  { ledger, now }: Account,
): Promise<string[]> {
  const stored = await getSubscription(table, userId);
  const plan = entitledPlan(stored, new Date(now() * 1000));
  const { records } = await pageBilling(table, userId, { limit: 100, after: null });
  const running = ledger.list('subscription').filter(({ status }) => live.includes(status));
  const invoices = ledger.list('invoice');
  const paid = invoices.filter(({ status }) => status === 'paid');
  const givenBack = new Set(
    ledger.list('charge').flatMap(({ refunded, payment_intent: of }) => (refunded && of ? [of] : [])),
  );
  const intentOf = (invoice: string) =>
    ledger.list('invoice_payment').find((payment) => payment.invoice === invoice)?.payment.payment_intent;
  const wrong = (isSo: boolean, what: string) => (isSo ? [what] : []);
  const [subscription] = running;
  const product = subscription?.items.data[0]?.price.product;

  return [
    ...wrong(running.length > 1, `${running.length} subscriptions run`),
    ...wrong(subscription?.status === 'active' && product !== `buyerscope_${plan}`, `${plan} for ${product}`),
    ...wrong(plan !== 'free' && subscription === undefined, `${plan}, and no subscription runs`),
    ...wrong(plan !== 'free' && stored?.provider_id !== subscription?.id, 'another subscription is followed'),
    ...paid.flatMap(({ id, amount_paid }) => {
      const own = records.filter(({ invoice_id }) => invoice_id === id);
      const expected = givenBack.has(intentOf(id) ?? '') ? 'refunded' : 'paid';
      return [
        ...wrong(own.length !== 1, `invoice ${id} has ${own.length} records`),
        ...own.flatMap(({ status, amount }) => [
          ...wrong(status !== expected, `invoice ${id} is stored as ${status}, not ${expected}`),
          ...wrong(Math.round(amount * 100) !== amount_paid, `${amount} is stored for ${amount_paid} cents`),
        ]),
      ];
    }),
    ...records.flatMap(({ id, status, amount, invoice_id }) => {
      // A switch during a trial costs nothing, and is not invoiced.
      const settled = (status === 'paid' && amount > 0) || status === 'refunded';
      return wrong(settled && !paid.some((each) => each.id === invoice_id), `${id} is ${status} for nothing`);
    }),
    ...chargedBeside(ledger, givenBack, intentOf),
    ...ledger
      .list('checkout.session')
      .filter(({ status, client_reference_id }) => {
        const record = records.find(({ id }) => id === client_reference_id);
        return status === 'complete' && record?.status === 'pending';
      })
      .map(({ id }) => `${id} is completed, and its payment pending`),
  ];
}

/**
 * Months that were paid twice: every charge of subscriptions that began while another was running must be refunded.
 */
function chargedBeside(
  ledger: Account['ledger'],
  givenBack: ReadonlySet<string>,
  intentOf: (invoice: string) => string | null | undefined,
): string[] {
  const subscriptions = ledger.list('subscription').toSorted((a, b) => a.created - b.created);
  return subscriptions.flatMap((each, index) => {
    const beside = subscriptions
      .slice(0, index)
      .some(({ status, ended_at }) => live.includes(status) || (ended_at ?? 0) > each.created);
    if (!beside) return [];
    return ledger
      .list('invoice')
      .filter(({ parent }) => parent?.subscription_details?.subscription === each.id)
      .filter(({ id, amount_paid }) => amount_paid > 0 && !givenBack.has(intentOf(id) ?? ''))
      .map(({ id }) => `${id} was charged beside another subscription, and kept`);
  });
}
