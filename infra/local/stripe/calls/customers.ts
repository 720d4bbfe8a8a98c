import type { Account } from '../account.ts';
import { newId } from '../objects.ts';
import { endSubscription, isLive } from '../subscription.ts';
import { type Call, call, page, paging } from './call.ts';
import { metadata, text } from './parameters.ts';

const fields = { email: text.max(512).optional(), metadata: metadata.optional() };

/** Customers. */
export function customerCalls(account: Account): Call[] {
  const { ledger, now, emit } = account;
  return [
    call('POST', 'customers', fields, (given) => {
      const id = newId('cus');
      const customer = ledger.put('customer', {
        id,
        object: 'customer',
        address: null,
        balance: 0,
        created: now(),
        currency: null,
        customer_account: null,
        default_source: null,
        delinquent: false,
        description: null,
        discount: null,
        email: given.email ?? null,
        invoice_prefix: id.slice(-8).toUpperCase(),
        invoice_settings: {
          custom_fields: null,
          default_payment_method: null,
          footer: null,
          rendering_options: null,
        },
        livemode: false,
        metadata: given.metadata ?? {},
        name: null,
        next_invoice_sequence: 1,
        phone: null,
        preferred_locales: [],
        shipping: null,
        tax_exempt: 'none',
        test_clock: null,
      });
      emit('customer.created', customer);
      return customer;
    }),
    call(
      'GET',
      'customers/:id',
      {},
      (_, { id }) => ledger.get('customer.deleted', id) ?? ledger.need('customer', id),
    ),
    call('DELETE', 'customers/:id', {}, (_, { id }) => {
      const customer = ledger.need('customer', id);
      for (const subscription of ledger.list('subscription')) {
        if (subscription.customer === id && isLive(subscription)) {
          endSubscription(account, subscription, 'cancellation_requested');
        }
      }
      ledger.remove('customer', id);
      emit('customer.deleted', customer);
      return ledger.put('customer.deleted', { id, object: 'customer', deleted: true });
    }),
    call('GET', 'customers', paging, (given) =>
      page<'customer'>('/v1/customers', ledger.list('customer'), given),
    ),
  ];
}
