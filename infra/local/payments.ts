import { randomBytes } from 'node:crypto';
import type { HttpApi } from './api-gateway.ts';
import type { Secrets } from './secrets.ts';
import type { Store } from './store.ts';
import { type LocalStripe, startStripe } from './stripe/stripe.ts';
import type { Resource } from './template.ts';

const keySecret = 'buyerscope/local/stripe-api-key';
const webhookSecret = 'buyerscope/local/stripe-webhook-secrets';

/** What the operator of a deployed environment puts into Secrets Manager by hand, by name; here it is made. */
export const paymentSecrets: Record<string, () => string> = {
  [keySecret]: () => `sk_test_${randomBytes(18).toString('hex')}`,
  [webhookSecret]: () => `whsec_${randomBytes(18).toString('hex')}`,
};

/** What is sold, as the set-up command makes it in a real account. */
const prices = [
  { lookupKey: 'buyerscope_pro_monthly', product: 'Buyerscope Pro', cents: 2900 },
  { lookupKey: 'buyerscope_enterprise_monthly', product: 'Buyerscope Enterprise', cents: 9900 },
];

/**
 * Starts the double of Stripe for the stack: it knows the stack's key, sells its plans, and sends its events to the HTTP
 * API directly, past the site, as Stripe does. `apis` are there once they run.
 */
export async function startPayments(options: {
  resources: Resource[];
  secrets: Pick<Secrets, 'find'>;
  store: Store;
  /** The double's port, 0 for a free one. */
  port: number;
  apis: Promise<HttpApi[]>;
  retryDelaysMs?: number[] | undefined;
}): Promise<LocalStripe> {
  const { resources, secrets, store, port, apis, retryDelaysMs } = options;
  const api = resources.find(({ type }) => type === 'AWS::ApiGatewayV2::Api');
  const secretsOf = (name: string) => secrets.find(name)?.value.split('\n').filter(Boolean) ?? [];
  return startStripe({
    store,
    port,
    key: secretsOf(keySecret)[0] ?? '',
    seed: {
      prices,
      endpoint: api
        ? {
            url: `${api.attributes.ApiEndpoint}/api/webhooks/payments`,
            secrets: secretsOf(webhookSecret),
          }
        : null,
    },
    async post(url, headers, body) {
      const { pathname, host } = new URL(url);
      const target = (await apis).find(({ id }) => host.startsWith(`${id}.`));
      if (!target) throw new Error(`No API runs at ${host}.`);
      const sent = Object.entries({ ...headers, host }).map(([name, value]): [string, string[]] => [
        name,
        [value],
      ]);
      const { status } = await target.handle({
        method: 'POST',
        path: pathname,
        query: '',
        headers: new Map(sent),
        body: Buffer.from(body),
        sourceIp: '127.0.0.1',
      });
      return status;
    },
    ...(retryDelaysMs && { retryDelaysMs }),
  });
}
