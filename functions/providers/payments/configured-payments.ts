import type { PaymentPages, PaymentProvider } from '../../domain/billing/payment-provider.ts';
import { cachedSecret } from '../secrets/secrets-manager.ts';
import type { Offer } from './catalogue.ts';
import { stripePayments } from './stripe.ts';
import { askStripe } from './stripe-client.ts';
import { stripePages } from './stripe-pages.ts';
import { missingPrices, setUpCatalogue, setUpEndpoint } from './stripe-setup.ts';

/** How an operator has configured Stripe. The names are those of the environment variables. */
interface PaymentsConfiguration {
  /** The base URL of Stripe's API, if it is not Stripe's own. */
  readonly STRIPE_API_URL?: string | undefined;
  /** The name of the secret that holds the API key. */
  readonly STRIPE_KEY_SECRET: string;
}

/** The configured payment provider, with everything that uses the same connection. */
interface ConfiguredPayments {
  readonly provider: PaymentProvider;
  /** The provider's pages. `origin` is our own site, to which they return. */
  pages(origin: string): PaymentPages;
  /** Returns the lookup keys of the offers that have no price at Stripe, or a different one. */
  missingPrices(offers: readonly Offer[]): Promise<string[]>;
  /** Sets up what the product sells. Changes nothing that is already set up. */
  setUpCatalogue(offers: readonly Offer[]): Promise<void>;
  /** Sets up the webhook. Returns the signing secret of a new webhook, or null if it existed. */
  setUpEndpoint(url: string, events: readonly string[]): Promise<string | null>;
}

/** Connects to the configured payment provider. The key is read at the first call. */
export function configuredPayments(configuration: PaymentsConfiguration): ConfiguredPayments {
  const { STRIPE_API_URL: url, STRIPE_KEY_SECRET: secretName } = configuration;
  const ask = askStripe({ url, key: cachedSecret(secretName) });
  return {
    provider: stripePayments(ask),
    pages: (origin) => stripePages(ask, origin),
    missingPrices: (offers) => missingPrices(ask, offers),
    setUpCatalogue: (offers) => setUpCatalogue(ask, offers),
    setUpEndpoint: (endpoint, events) => setUpEndpoint(ask, endpoint, events),
  };
}
