import type { PaymentPages, PaymentProvider } from '../../domain/billing/payment-provider.ts';
import { keptSecret } from '../secrets/secrets-manager.ts';
import type { Offer } from './catalogue.ts';
import { stripePayments } from './stripe.ts';
import { askStripe } from './stripe-client.ts';
import { stripePages } from './stripe-pages.ts';
import { missingPrices, setUpCatalogue, setUpEndpoint } from './stripe-setup.ts';

/** How an operator has configured Stripe. The names are those of the environment. */
interface PaymentsConfiguration {
  /** The base of Stripe's API, where it is not Stripe's own. */
  readonly STRIPE_API_URL?: string | undefined;
  /** The name of the secret that holds the API key. */
  readonly STRIPE_KEY_SECRET: string;
}

/** The payment provider that is configured, with everything that uses the same connection to it. */
interface ConfiguredPayments {
  readonly provider: PaymentProvider;
  /** The provider's pages; `origin` is the site's own, which they lead back to. */
  pages(origin: string): PaymentPages;
  /** The lookup keys of those offers that have no price, or another one. */
  missingPrices(offers: readonly Offer[]): Promise<string[]>;
  /** Sets up what the product sells. Changes nothing that is set up already. */
  setUpCatalogue(offers: readonly Offer[]): Promise<void>;
  /** Sets up the webhook, and returns its signing secret where it is new, otherwise null. */
  setUpEndpoint(url: string, events: readonly string[]): Promise<string | null>;
}

/** Connects to the configured payment provider. The key is read with the first call. */
export function configuredPayments(configuration: PaymentsConfiguration): ConfiguredPayments {
  const { STRIPE_API_URL: url, STRIPE_KEY_SECRET: secretName } = configuration;
  const ask = askStripe({ url, key: keptSecret(secretName) });
  return {
    provider: stripePayments(ask),
    pages: (origin) => stripePages(ask, origin),
    missingPrices: (offers) => missingPrices(ask, offers),
    setUpCatalogue: (offers) => setUpCatalogue(ask, offers),
    setUpEndpoint: (endpoint, events) => setUpEndpoint(ask, endpoint, events),
  };
}
