import * as z from 'zod';
import type { Account } from '../account.ts';
import { invalidRequest } from '../error.ts';
import { newId, type Objects } from '../objects.ts';
import { isLive, itemOf } from '../subscription.ts';
import { type Call, call, page, paging } from './call.ts';
import { flag, metadata, text } from './parameters.ts';

type Configuration = Objects['billing_portal.configuration'];

const enabled = z.strictObject({ enabled: flag });
const features = z.strictObject({
  invoice_history: enabled.optional(),
  payment_method_update: enabled.optional(),
  subscription_cancel: enabled.optional(),
  subscription_update: z
    .strictObject({
      enabled: flag,
      default_allowed_updates: z.array(z.enum(['price', 'promotion_code', 'quantity'])).optional(),
      products: z.array(z.strictObject({ product: text, prices: z.array(text) })).optional(),
      proration_behavior: z.enum(['always_invoice', 'none']).optional(),
    })
    .optional(),
});
const flow = z.strictObject({
  after_completion: z
    .strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ return_url: text }) })
    .optional(),
  subscription_update_confirm: z
    .strictObject({
      items: z
        .array(z.strictObject({ id: text, price: text, quantity: z.literal('1').optional() }))
        .length(1),
      subscription: text,
    })
    .optional(),
  type: z.enum(['payment_method_update', 'subscription_update_confirm']),
});

/** The billing portal: its configuration, and the pages that it opens for a customer. */
export function portalCalls(account: Account): Call[] {
  const { ledger, now } = account;
  const configurations = 'billing_portal/configurations';

  function keepConfiguration(configuration: Configuration, type: string) {
    const stored = ledger.put('billing_portal.configuration', configuration);
    account.emit(type, stored);
    return stored;
  }

  /** The item and price that a flow asks to confirm. Throws an invalid request for an impossible one. */
  function checkSwitch(
    wanted: NonNullable<z.output<typeof flow>['subscription_update_confirm']>,
    customer: string,
    configuration: Configuration,
  ) {
    const name = 'flow_data[subscription_update_confirm]';
    const subscription = ledger.need('subscription', wanted.subscription, `${name}[subscription]`);
    if (subscription.customer !== customer || !isLive(subscription)) {
      throw invalidRequest(
        `No such subscription: '${subscription.id}'`,
        `${name}[subscription]`,
        'resource_missing',
      );
    }
    const [item] = wanted.items;
    const price = ledger.need('price', item?.price ?? '', `${name}[items][0][price]`);
    if (item?.id !== itemOf(subscription).id) {
      throw invalidRequest(
        `No such subscription item: '${item?.id}'`,
        `${name}[items][0][id]`,
        'resource_missing',
      );
    }
    const { subscription_update: update } = configuration.features;
    const offered = update.products?.some(({ prices }) => prices.includes(price.id)) ?? false;
    if (!update.enabled || !offered) {
      throw invalidRequest(
        `This subscription cannot be updated because the price \`${price.id}\` is not in the products of the portal configuration's subscription update.`,
        'flow_data[type]',
      );
    }
    if (price.id === itemOf(subscription).price.id) {
      throw invalidRequest('The subscription update does not change the subscription.', `${name}[items]`);
    }
    return {
      discounts: null,
      items: [{ id: item.id, price: price.id, quantity: 1 }],
      subscription: subscription.id,
    };
  }

  return [
    call('POST', configurations, { features, metadata: metadata.optional() }, (given) =>
      keepConfiguration(
        {
          id: newId('bpc'),
          object: 'billing_portal.configuration',
          active: true,
          application: null,
          business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
          created: now(),
          default_return_url: null,
          features: completeFeatures(given.features),
          is_default: ledger.list('billing_portal.configuration').length === 0,
          livemode: false,
          login_page: { enabled: false, url: null },
          metadata: given.metadata ?? {},
          name: null,
          updated: now(),
        },
        'billing_portal.configuration.created',
      ),
    ),
    call('POST', `${configurations}/:id`, { features: features.optional() }, (given, { id }) => {
      const old = ledger.need('billing_portal.configuration', id);
      const named = Object.keys(given.features ?? {});
      const changed = Object.entries(completeFeatures(given.features ?? {}));
      return keepConfiguration(
        {
          ...old,
          features: {
            ...old.features,
            ...Object.fromEntries(changed.filter(([name]) => named.includes(name))),
          },
          updated: now(),
        },
        'billing_portal.configuration.updated',
      );
    }),
    call('GET', configurations, { ...paging, active: flag.optional() }, (given) =>
      page<'billing_portal.configuration'>(
        '/v1/billing_portal/configurations',
        ledger
          .list('billing_portal.configuration')
          .filter(({ active }) => active === (given.active ?? active)),
        given,
      ),
    ),
    call(
      'POST',
      'billing_portal/sessions',
      {
        configuration: text.optional(),
        customer: text,
        flow_data: flow.optional(),
        return_url: text.optional(),
      },
      (given) => {
        ledger.need('customer', given.customer, 'customer');
        const id = given.configuration;
        const configuration =
          id === undefined
            ? ledger.list('billing_portal.configuration').find(({ is_default }) => is_default)
            : ledger.need('billing_portal.configuration', id, 'configuration');
        if (!configuration) {
          throw invalidRequest(
            'No configuration provided and your test mode default configuration has not been created.',
          );
        }
        const { flow_data: data } = given;
        const wanted = data?.subscription_update_confirm;
        if (data?.type === 'subscription_update_confirm' && !wanted) {
          throw invalidRequest(
            'Missing required param: flow_data[subscription_update_confirm].',
            'flow_data[subscription_update_confirm]',
            'parameter_missing',
          );
        }
        const redirect = data?.after_completion?.redirect ?? null;
        const session = newId('bps');
        return ledger.put('billing_portal.session', {
          id: session,
          object: 'billing_portal.session',
          configuration: configuration.id,
          created: now(),
          customer: given.customer,
          customer_account: null,
          flow: data
            ? {
                after_completion: {
                  hosted_confirmation: null,
                  redirect,
                  type: redirect ? 'redirect' : 'portal_homepage',
                },
                customer_update: null,
                subscription_cancel: null,
                subscription_pause: null,
                subscription_update: null,
                subscription_update_confirm: wanted
                  ? checkSwitch(wanted, given.customer, configuration)
                  : null,
                type: data.type,
              }
            : null,
          livemode: false,
          locale: null,
          on_behalf_of: null,
          return_url: given.return_url ?? null,
          url: `${account.url}/p/session/${session}`,
        });
      },
    ),
  ];
}

function completeFeatures(given: z.output<typeof features>): Configuration['features'] {
  const { subscription_update: update, subscription_cancel: cancel } = given;
  return {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: given.invoice_history?.enabled ?? false },
    payment_method_update: {
      enabled: given.payment_method_update?.enabled ?? false,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: cancel?.enabled ?? false,
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: update?.default_allowed_updates ?? [],
      enabled: update?.enabled ?? false,
      products: (update?.products ?? []).map((product) => ({
        ...product,
        adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
      })),
      proration_behavior: update?.proration_behavior ?? 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'continue_trial',
    },
  };
}
