import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { plans } from '../../../shared/model/account/plans.ts';
import { changedAt } from '../changed-at.ts';
import type { BillingAccount, BillingChange, StoredPayment, StoredSubscription } from './billing-store.ts';
import type { CustomerState, ProviderInvoice, ProviderSubscription } from './payment-provider.ts';
import { begunPayment } from './pending-payment.ts';

/** The namespace of ids that are derived from invoice ids (RFC 9562, section 5.5). */
const invoiceNamespace = '4f6b3b0e-6d0b-4b0e-9d5c-2f7f6a1c8e55';

const liveStatuses: readonly ProviderSubscription['status'][] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
];

/** The running subscriptions, oldest first. The first one counts. */
function running({ subscriptions }: CustomerState): ProviderSubscription[] {
  return subscriptions
    .filter(({ status }) => liveStatuses.includes(status))
    .toSorted((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The subscription that counts; undefined if none is running. */
export function runningSubscription(state: CustomerState): ProviderSubscription | undefined {
  return running(state)[0];
}

/** Duplicate subscriptions with their first payments. They are cancelled and refunded. */
export function duplicatesOf(
  state: CustomerState,
): { subscription: ProviderSubscription; paid: ProviderInvoice[] }[] {
  return running(state)
    .slice(1)
    .map((subscription) => ({
      subscription,
      paid: state.invoices.filter(
        ({ subscriptionId, reason, status, amountPaid, refunded }) =>
          subscriptionId === subscription.id &&
          reason === 'first' &&
          status === 'paid' &&
          amountPaid > 0 &&
          !refunded,
      ),
    }));
}

/** The ids under which a state's payments may be stored. */
export function paymentIdsOf({ subscriptions, invoices }: CustomerState): string[] {
  const named = [...subscriptions, ...invoices].flatMap(({ paymentId }) => paymentId ?? []);
  return [...new Set([...invoices.map(ownId), ...named])];
}

/** The id of an invoice's record. It is derived from the invoice, and later invoices have greater ids. */
function ownId({ id, createdAt }: ProviderInvoice): string {
  const random = uuidv5(id, invoiceNamespace, new Uint8Array(16));
  return uuidv7({ msecs: Date.parse(createdAt), random });
}

/**
 * Decides what is stored about a customer from the provider's current state alone. The same state leads to the same
 * rows, whichever events it was read for, however often and in whatever order they came.
 */
export function decideBilling(
  known: {
    account: BillingAccount;
    subscription: StoredSubscription | null;
    payments: readonly StoredPayment[];
  },
  state: CustomerState,
  now: Date,
): BillingChange & { newlyFailed: readonly StoredPayment[] } {
  const payments = decidePayments(new Map(known.payments.map((each) => [each.id, each])), state);
  const wasFailed = new Set(known.payments.filter(({ status }) => status === 'failed').map(({ id }) => id));
  return {
    subscription: decideSubscription(known.subscription, state, now),
    payments,
    newlyFailed: payments.filter(({ id, status }) => status === 'failed' && !wasFailed.has(id)),
    trialUsed: known.account.trial_used || state.subscriptions.some(({ hadTrial }) => hadTrial),
  };
}

function decideSubscription(
  known: StoredSubscription | null,
  state: CustomerState,
  now: Date,
): StoredSubscription | null {
  const kept = runningSubscription(state);
  const next = kept === undefined ? ended(known, state) : following(kept, state);
  if (next === null || (known !== null && sameSubscription(known, next))) return null;
  return { ...next, updated_at: known === null ? now.toISOString() : changedAt(known.updated_at, now) };
}

type Undated = Omit<StoredSubscription, 'updated_at'>;

/** What happens to a subscription that is no longer running. A plan that an operator granted stays. */
function ended(known: StoredSubscription | null, state: CustomerState): Undated | null {
  const [last] = state.subscriptions
    .filter(({ status }) => status === 'canceled')
    .toSorted((a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id));
  if (last === undefined || known?.provider_id === null) return null;
  return { ...following(last, state), cancel_at_period_end: false };
}

function following(kept: ProviderSubscription, state: CustomerState): Undated {
  const status = storedStatus(kept.status);
  return {
    subscription_type: kept.plan,
    status,
    current_period_start: kept.periodStart,
    current_period_end: kept.periodEnd,
    cancel_at_period_end: kept.cancelAtPeriodEnd,
    past_due_since: status === 'past_due' ? overdueSince(kept, state) : null,
    provider_id: kept.id,
    trial_refused: kept.trialRefused,
  };
}

function storedStatus(status: ProviderSubscription['status']): StoredSubscription['status'] {
  if (status === 'active' || status === 'trialing') return status;
  return status === 'paused' || status === 'canceled' ? 'canceled' : 'past_due';
}

function overdueSince(kept: ProviderSubscription, { invoices }: CustomerState): string {
  const overdue = invoices.filter(
    ({ subscriptionId, status, attempted }) => subscriptionId === kept.id && status === 'open' && attempted,
  );
  return overdue.map(({ createdAt }) => createdAt).toSorted(compare)[0] ?? kept.periodStart;
}

function sameSubscription(known: StoredSubscription, next: Undated): boolean {
  return (
    known.subscription_type === next.subscription_type &&
    known.status === next.status &&
    known.current_period_start === next.current_period_start &&
    known.current_period_end === next.current_period_end &&
    known.cancel_at_period_end === next.cancel_at_period_end &&
    known.past_due_since === next.past_due_since &&
    known.provider_id === next.provider_id &&
    known.trial_refused === next.trial_refused
  );
}

function decidePayments(known: ReadonlyMap<string, StoredPayment>, state: CustomerState): StoredPayment[] {
  const invoices = state.invoices.toSorted(
    (a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id),
  );
  const refusedTrials = new Set(state.subscriptions.filter((each) => each.trialRefused).map(({ id }) => id));
  const decided = new Map<string, StoredPayment>();
  for (const invoice of invoices) {
    const status = statusOf(invoice);
    if (status === null) continue;
    const taken = (id: string) => {
      const row = decided.get(id) ?? known.get(id);
      return row !== undefined && row.invoice_id !== null && row.invoice_id !== invoice.id;
    };
    const { paymentId } = invoice;
    const ours = beginsOrSwitches(invoice) && paymentId !== null && !taken(paymentId);
    const id = ours ? paymentId : ownId(invoice);
    const description = descriptionOf(invoice, refusedTrials.has(invoice.subscriptionId));
    decided.set(id, { ...recordOf(invoice, status, id, known.get(id)), description });
  }
  for (const switched of switchedForNothing(known, state)) {
    const description = `Switch to ${plans[switched.subscription_type].name}`;
    if (!decided.has(switched.id)) {
      decided.set(switched.id, { ...switched, description, status: 'paid', amount: 0 });
    }
  }
  return [...decided.values()].filter((each) => !sameRecord(known.get(each.id), each));
}

/**
 * Whether an invoice belongs to the payment that it names. Every invoice names the subscription's latest payment.
 */
function beginsOrSwitches({ reason }: ProviderInvoice): boolean {
  return reason === 'first' || reason === 'switch';
}

/**
 * The status of a payment according to its invoice. Null before anybody was asked to pay, and before a first payment
 * is made.
 */
function statusOf({ status, reason, attempted, refunded }: ProviderInvoice): StoredPayment['status'] | null {
  if (status === 'paid') return refunded ? 'refunded' : 'paid';
  if (reason === 'first' || status === 'draft' || !attempted) return null;
  return 'failed';
}

function recordOf(
  invoice: ProviderInvoice,
  status: StoredPayment['status'],
  id: string,
  known: StoredPayment | undefined,
): Omit<StoredPayment, 'description'> {
  const cents = status === 'failed' ? invoice.amountDue : invoice.amountPaid;
  return {
    id,
    billing_date: known?.billing_date ?? invoice.createdAt,
    amount: cents / 100,
    status,
    invoice_number: invoice.number ?? known?.invoice_number ?? invoice.id,
    subscription_type: invoice.plan,
    opening: known?.opening ?? 0,
    checkout_id: known?.checkout_id ?? null,
    invoice_id: invoice.id,
  };
}

function descriptionOf({ plan, reason, amountDue }: ProviderInvoice, trialRefused: boolean): string {
  const { name } = plans[plan];
  if (reason === 'switch') return `Switch to ${name}`;
  if (reason === 'first' && trialRefused) return `${name} plan, trial refused`;
  if (reason === 'first') return amountDue === 0 ? `${name} plan, free trial` : `${name} plan`;
  return reason === 'renewal' ? `${name} plan, renewal` : `${name} plan, other charges`;
}

/** Payments for a switch without an invoice, as during a trial, whether or not they were deleted. */
function switchedForNothing(
  known: ReadonlyMap<string, StoredPayment>,
  { subscriptions, invoices }: CustomerState,
): StoredPayment[] {
  return subscriptions.flatMap(({ paymentId, plan, switchTo, status }) => {
    if (paymentId === null || !liveStatuses.includes(status)) return [];
    const payment = known.get(paymentId) ?? (switchTo === null ? null : begunPayment(paymentId, switchTo));
    if (payment?.status !== 'pending' || payment.subscription_type !== plan) return [];
    const invoiced = invoices.some((invoice) => invoice.paymentId === paymentId && beginsOrSwitches(invoice));
    return invoiced ? [] : [payment];
  });
}

function sameRecord(known: StoredPayment | undefined, next: StoredPayment): boolean {
  return (
    known !== undefined &&
    known.status === next.status &&
    known.amount === next.amount &&
    known.invoice_id === next.invoice_id &&
    known.invoice_number === next.invoice_number &&
    known.description === next.description
  );
}
