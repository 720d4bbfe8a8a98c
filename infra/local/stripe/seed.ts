import type { Account } from './account.ts';
import { catalogCalls } from './catalog.ts';
import type { Form } from './parameters.ts';
import { portalCalls } from './portal.ts';
import { createEndpoint } from './webhook-calls.ts';

/** What exists in the account from the start. */
export interface Seed {
  /** Monthly prices, each of a product of its own; amounts in cents. */
  prices: { lookupKey: string; product: string; cents: number }[];
  /** Where all events go, and the secrets that they are signed with, the newest first. */
  endpoint: { url: string; secrets: string[] } | null;
}

/** Makes what is missing of the seed, and gives the endpoint the secrets named; what is there stays as it is. */
export function seed(account: Account, { prices, endpoint }: Seed): void {
  const { ledger } = account;
  const calls = [...catalogCalls(account), ...portalCalls(account)];

  function create(path: string, form: Form) {
    const call = calls.find((each) => each.method === 'POST' && each.path === path);
    call?.prepare(form).run({ id: '' });
  }

  function priceOf(key: string) {
    return ledger.list('price').find(({ lookup_key }) => lookup_key === key);
  }

  ledger.transaction(() => {
    if (endpoint) {
      const known = ledger.list('webhook_endpoint').find(({ url }) => url === endpoint.url);
      if (known) ledger.put('webhook_endpoint.secrets', { id: known.id, secrets: endpoint.secrets });
      else createEndpoint(account, { ...endpoint, enabled_events: ['*'] });
    }
    for (const { lookupKey, product, cents } of prices) {
      if (priceOf(lookupKey)) continue;
      const id = `prod_${lookupKey}`;
      if (!ledger.get('product', id)) create('products', { id, name: product });
      create('prices', {
        currency: 'usd',
        lookup_key: lookupKey,
        nickname: product,
        product: id,
        recurring: { interval: 'month' },
        unit_amount: String(cents),
      });
    }
    if (prices.length === 0 || ledger.list('billing_portal.configuration').length > 0) return;
    const offered = prices.flatMap(({ lookupKey }) => priceOf(lookupKey) ?? []);
    create('billing_portal/configurations', {
      features: {
        invoice_history: { enabled: 'true' },
        payment_method_update: { enabled: 'true' },
        subscription_update: {
          enabled: 'true',
          default_allowed_updates: ['price'],
          products: offered.map(({ id, product }) => ({ product, prices: [id] })),
          proration_behavior: 'always_invoice',
        },
      },
    });
  });
}
