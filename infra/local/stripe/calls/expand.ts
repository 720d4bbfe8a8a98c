import type { Account } from '../account.ts';
import { lineItems } from '../checkout.ts';
import { invalidRequest } from '../error.ts';
import { paymentsOf } from '../invoice.ts';
import type { Kind } from '../objects.ts';
import { list } from './call.ts';

const maxExpandedLevels = 4;

/** The kind of an object by the prefix of its id. */
const kindOfId: Record<string, Kind> = {
  ch: 'charge',
  cs: 'checkout.session',
  cus: 'customer',
  in: 'invoice',
  inpay: 'invoice_payment',
  pi: 'payment_intent',
  pm: 'payment_method',
  price: 'price',
  prod: 'product',
  sub: 'subscription',
  bpc: 'billing_portal.configuration',
};

/**
 * Expands what a call asks for, such as `latest_invoice.payments`: objects in place of their ids, and lists that an
 * object only has on demand. Throws an invalid request for what cannot be expanded.
 * @see https://docs.stripe.com/api/expanding_objects
 */
export function expand(account: Account, object: object, paths: string[]): object {
  const result = structuredClone(object);
  for (const path of paths) {
    const levels = path.split('.');
    if (levels.filter((level) => level !== 'data').length > maxExpandedLevels) {
      throw invalidRequest(
        `You cannot expand more than ${maxExpandedLevels} levels of a property.`,
        'expand',
      );
    }
    expandPath(account, result, levels, path);
  }
  return result;
}

function expandPath(account: Account, holder: object, [name, ...rest]: string[], path: string): void {
  if (name === undefined) return;
  const value: unknown = Reflect.get(holder, name) ?? included(account, holder, name);
  if (value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  }
  if (value === null) return;
  const full = typeof value === 'string' ? lookUp(account, value, path) : value;
  Reflect.set(holder, name, full);
  const parts: unknown[] = Array.isArray(full) ? full : [full];
  for (const part of parts) {
    if (typeof part === 'object' && part !== null) expandPath(account, part, rest, path);
  }
}

function lookUp({ ledger }: Account, id: string, path: string): object {
  const kind = kindOfId[id.split('_')[0] ?? ''];
  const found = kind && ledger.get(kind, id);
  if (!found) throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  return structuredClone(found);
}

/** What an object only has on demand; null if it has that without a value. */
function included(account: Account, holder: object, name: string): object | null | undefined {
  const { ledger } = account;
  const object: unknown = Reflect.get(holder, 'object');
  const id = String(Reflect.get(holder, 'id'));
  const asked = `${object}.${name}`;
  if (asked === 'checkout.session.line_items') return lineItems(account, id);
  if (asked === 'invoice.payments') return list('/v1/invoice_payments', paymentsOf(account, id));
  if (asked === 'charge.refunds') {
    const refunds = ledger.list('refund').filter(({ charge }) => charge === id);
    return list(`/v1/charges/${id}/refunds`, refunds);
  }
  if (asked === 'customer.subscriptions') {
    const subscriptions = ledger.list('subscription').filter(({ customer }) => customer === id);
    return list(
      `/v1/customers/${id}/subscriptions`,
      subscriptions.filter(({ status }) => status !== 'canceled'),
    );
  }
  return Reflect.has(holder, name) ? null : undefined;
}
