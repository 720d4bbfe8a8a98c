import * as z from 'zod';
import type { Account } from '../account.ts';
import { invalidRequest } from '../error.ts';
import { newId, type Objects } from '../objects.ts';
import { type Call, call, page, paging } from './call.ts';
import { flag, text, whole } from './parameters.ts';

const recurring = z.strictObject({ interval: z.literal('month') });

/** Products and prices. */
export function catalogCalls({ ledger, now, emit }: Account): Call[] {
  function keepPrice(price: Objects['price'], type: 'price.created' | 'price.updated') {
    ledger.put('price', price);
    emit(type, price);
    return price;
  }

  /** Removes a lookup key from its current price. Refused unless the call allows the transfer. */
  function freeLookupKey(key: string, transfer: boolean | undefined, by: string) {
    const owner = ledger.list('price').find(({ lookup_key, id }) => lookup_key === key && id !== by);
    if (!owner) return;
    if (!transfer) {
      throw invalidRequest(
        `A price (\`${owner.id}\`) already uses that lookup key.`,
        'lookup_key',
        'resource_already_exists',
      );
    }
    keepPrice({ ...owner, lookup_key: null }, 'price.updated');
  }

  return [
    call('POST', 'products', { name: text, id: text.optional() }, (given) => {
      if (given.id !== undefined && ledger.get('product', given.id)) {
        throw invalidRequest(`Product already exists.`, 'id', 'resource_already_exists');
      }
      const product = ledger.put('product', {
        id: given.id ?? newId('prod'),
        object: 'product',
        active: true,
        created: now(),
        default_price: null,
        description: null,
        images: [],
        livemode: false,
        marketing_features: [],
        metadata: {},
        name: given.name,
        package_dimensions: null,
        shippable: null,
        statement_descriptor: null,
        tax_code: null,
        tax_details: null,
        type: 'service',
        unit_label: null,
        updated: now(),
        url: null,
      });
      emit('product.created', product);
      return product;
    }),
    call('GET', 'products/:id', {}, (_, { id }) => ledger.need('product', id)),
    call('POST', 'products/:id', { active: flag.optional(), name: text.optional() }, (given, { id }) => {
      const product = ledger.need('product', id);
      const next = ledger.put('product', {
        ...product,
        ...given,
        updated: now(),
      });
      emit('product.updated', next);
      return next;
    }),
    call(
      'POST',
      'prices',
      {
        currency: z.literal('usd'),
        lookup_key: text.max(200).optional(),
        product: text,
        recurring,
        transfer_lookup_key: flag.optional(),
        unit_amount: whole,
      },
      (given) => {
        ledger.need('product', given.product, 'product');
        const id = newId('price');
        if (given.lookup_key !== undefined) freeLookupKey(given.lookup_key, given.transfer_lookup_key, id);
        return keepPrice(
          {
            id,
            object: 'price',
            active: true,
            billing_scheme: 'per_unit',
            created: now(),
            currency: given.currency,
            custom_unit_amount: null,
            livemode: false,
            lookup_key: given.lookup_key ?? null,
            metadata: {},
            nickname: null,
            product: given.product,
            recurring: {
              interval: given.recurring.interval,
              interval_count: 1,
              meter: null,
              trial_period_days: null,
              usage_type: 'licensed',
            },
            tax_behavior: 'unspecified',
            tiers_mode: null,
            transform_quantity: null,
            type: 'recurring',
            unit_amount: given.unit_amount,
            unit_amount_decimal: String(given.unit_amount),
          },
          'price.created',
        );
      },
    ),
    call(
      'GET',
      'prices',
      {
        ...paging,
        active: flag.optional(),
        lookup_keys: z.array(text).max(10).optional(),
      },
      (given) =>
        page<'price'>(
          '/v1/prices',
          ledger
            .list('price')
            .filter(({ active }) => active === (given.active ?? active))
            .filter(({ lookup_key }) => given.lookup_keys?.includes(lookup_key ?? '') ?? true),
          given,
        ),
    ),
  ];
}
