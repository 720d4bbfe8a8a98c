import type { BillingStore } from '../../domain/billing/billing-store.ts';
import type { Table } from '../table.ts';
import { otherwise, transact } from '../transaction.ts';
import { countRevision, getBillingAccount, putBillingAccount } from './billing-accounts.ts';
import {
  claimOpening,
  getBilling,
  getBillings,
  putBilling,
  removePending,
  storeCheckout,
} from './billing-records.ts';
import { isEventKnown, markEventHandled, notedEvent } from './payment-events.ts';
import { getSubscription, replaceSubscription } from './subscriptions.ts';
import { takeTrial } from './trials.ts';

type Apply = BillingStore['apply'];

/**
 * Writes what a state of the provider changes, together with its event. Returns `moved` if another state was written since
 * `seen`, and `known` if this event was. Then nothing is written.
 */
export async function applyBilling(
  table: Table,
  ...[userId, seen, change, eventId]: Parameters<Apply>
): ReturnType<Apply> {
  const event = eventId === null ? [] : [notedEvent(table, eventId, new Date())];
  const subscription =
    change.subscription === null
      ? []
      : [replaceSubscription(table, userId, seen.subscription, change.subscription)];
  const payments = change.payments.map((payment) => putBilling(table, userId, payment));
  const revision = countRevision(table, userId, seen.account, change.trialUsed);
  const outcome = await transact(table, [
    ...otherwise('known', ...event),
    ...otherwise('moved', revision, ...subscription, ...payments),
  ]);
  return outcome === 'written' ? 'applied' : outcome;
}

/** Subscriptions and payments in the table. */
export function billingStore(table: Table): BillingStore {
  return {
    account: (userId) => getBillingAccount(table, userId),
    putAccount: (userId, customerId) => putBillingAccount(table, userId, customerId),
    subscription: (userId) => getSubscription(table, userId),
    payment: (userId, id) => getBilling(table, userId, id),
    payments: (userId, ids) => getBillings(table, userId, ids),
    isKnown: (eventId) => isEventKnown(table, eventId),
    markEventHandled: (eventId) => markEventHandled(table, eventId, new Date()),
    apply: (...applied) => applyBilling(table, ...applied),
    claimOpening: (...claim) => claimOpening(table, ...claim),
    storeCheckout: (...kept) => storeCheckout(table, ...kept),
    removePending: (userId, payment) => removePending(table, userId, payment),
    takeTrial: (of, now) => takeTrial(table, of, now),
  };
}
