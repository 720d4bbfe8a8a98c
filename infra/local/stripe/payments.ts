import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpApi } from '../api/api-gateway.ts';
import { type LambdaHost, throttled } from '../lambda/lambda-host.ts';
import { StartError } from '../machine/start-error.ts';
import type { Store } from '../machine/store.ts';
import type { Secrets } from '../services/secrets.ts';
import type { Resource } from '../template/template.ts';
import { type LocalStripe, startStripe } from './stripe.ts';

const keySecret = 'buyerscope/local/stripe-api-key';
const throttledMs = 100;

/**
 * The secrets that the operator of a deployed environment stores in Secrets Manager, by name. Here they are
 * generated.
 */
export const paymentSecrets: Record<string, () => string> = {
  [keySecret]: () => `sk_test_${randomBytes(18).toString('hex')}`,
  'buyerscope/local/stripe-webhook-secrets': () => `whsec_${randomBytes(18).toString('hex')}`,
};

/**
 * Starts the fake of Stripe for the stack. It has the stack's key, and sends its events directly to the HTTP API,
 * bypassing the site, as Stripe does. `apis` must be set once they run.
 */
export async function startPayments(options: {
  secrets: Pick<Secrets, 'find'>;
  store: Store;
  /** The fake's port; if it is taken, a free one. 0 for a free one. */
  port: number;
  apis: Promise<HttpApi[]>;
  retryDelaysMs?: number[] | undefined;
}): Promise<LocalStripe> {
  const { secrets, store, port, apis, retryDelaysMs } = options;
  const settings = {
    store,
    key: secrets.find(keySecret)?.value ?? '',
    async post(url: string, headers: Record<string, string>, body: string) {
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
  };
  try {
    return await startStripe({ ...settings, port });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return startStripe({ ...settings, port: 0 });
  }
}

/**
 * Sets up what the product sells at the fake with the operator's own command. A template without that command sells
 * nothing. Throws a StartError if the command fails.
 */
export async function setUpPayments(
  resources: Resource[],
  lambda: Pick<LambdaHost, 'invoke'>,
): Promise<void> {
  const command = resources.find(
    ({ type, logicalId }) => type === 'AWS::Lambda::Function' && logicalId.includes('OperatorPayments'),
  );
  const api = resources.find(({ type }) => type === 'AWS::ApiGatewayV2::Api');
  if (!command || !api) return;
  const webhook_url = `${api.attributes.ApiEndpoint}/api/webhooks/payments`;
  for (;;) {
    const outcome = await lambda.invoke(command.id, { action: 'set_up', webhook_url });
    if ('payload' in outcome) return;
    const { errorType, errorMessage } = outcome.error;
    if (errorType !== throttled) throw new StartError(`What is sold could not be set up: ${errorMessage}`);
    // Work that the last run left unfinished uses up the quota for a moment.
    await sleep(throttledMs);
  }
}
