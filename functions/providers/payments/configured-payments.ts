import type { PaymentPages, PaymentProvider, SignedEvents } from '../../domain/billing/payment-provider.ts';
import { addSecretLine, cachedSecret } from '../secrets/secrets-manager.ts';
import type { Offer } from './catalogue.ts';
import { stripePayments } from './stripe.ts';
import { type AskStripe, askStripe } from './stripe-client.ts';
import { stripePages } from './stripe-pages.ts';
import { missingPrices, setUpCatalogue, setUpEndpoint } from './stripe-setup.ts';
import { stripeEvents } from './stripe-signature.ts';

/** For how long signing secrets are cached, in milliseconds, so that a new one counts soon. */
const secretsCachedMs = 60_000;

/** How an operator has configured Stripe. The names are those of the environment variables. */
interface PaymentsConfiguration {
  /** The base URL of Stripe's API, if it is not Stripe's own. */
  readonly STRIPE_API_URL?: string | undefined;
  /** The name of the secret that holds the API key. */
  readonly STRIPE_KEY_SECRET: string;
}

/** The configuration of a function that handles events. */
interface EventsConfiguration {
  /** The name of the secret with what deliveries are signed with, the newest first. */
  readonly STRIPE_WEBHOOK_SECRET: string;
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
}

/** The provider's events, and the webhook to which it sends them. */
interface ConfiguredPaymentEvents extends SignedEvents {
  /** Sets up the webhook and stores what it signs with. Returns false if the webhook existed. */
  setUpEndpoint(url: string): Promise<boolean>;
}

/** Connects to the configured payment provider. Everything but payments works before an operator has stored the key. */
export function configuredPayments(configuration: PaymentsConfiguration): ConfiguredPayments {
  const ask = ofStripe(configuration);
  return {
    provider: stripePayments(ask),
    pages: (origin) => stripePages(ask, origin),
    missingPrices: (offers) => missingPrices(ask, offers),
    setUpCatalogue: (offers) => setUpCatalogue(ask, offers),
  };
}

/** Connects to the events of the configured payment provider. The secrets are read at the first delivery. */
export function configuredPaymentEvents(
  configuration: PaymentsConfiguration & EventsConfiguration,
): ConfiguredPaymentEvents {
  const { STRIPE_WEBHOOK_SECRET: secretName } = configuration;
  return {
    ...stripeEvents(cachedSecret(secretName, { forMs: secretsCachedMs, mayBeMissing: true })),
    async setUpEndpoint(url) {
      const secret = await setUpEndpoint(ofStripe(configuration), url);
      if (secret !== null) await addSecretLine(secretName, secret);
      return secret !== null;
    },
  };
}

function ofStripe({ STRIPE_API_URL: url, STRIPE_KEY_SECRET: secretName }: PaymentsConfiguration): AskStripe {
  return askStripe({ url, key: cachedSecret(secretName, { mayBeMissing: true }) });
}
