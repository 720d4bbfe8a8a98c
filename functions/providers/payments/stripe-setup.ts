import { catalogue, type Offer, portalMark } from './catalogue.ts';
import { type AskStripe, codeOf } from './stripe-client.ts';
import { followedEvents } from './stripe-event.ts';

const maxListedPerCall = 100;

/**
 * Creates or updates the products, prices and billing portal configuration at Stripe to match what the
 * product sells. Changes nothing that already matches. A new price takes over the lookup key; existing
 * subscribers pay the old price until they switch.
 */
export async function setUpCatalogue(ask: AskStripe, offers: readonly Offer[]): Promise<void> {
  const products: { product: string; prices: string[] }[] = [];
  for (const offer of offers) {
    await setUpProduct(ask, offer);
    products.push({ product: catalogue[offer.plan].product, prices: [await setUpPrice(ask, offer)] });
  }
  await setUpPortal(ask, products);
}

async function setUpProduct(ask: AskStripe, { plan, name }: Offer): Promise<void> {
  const { product } = catalogue[plan];
  await ask(async (stripe) => {
    const found = await stripe.products.retrieve(product).catch((error: unknown) => {
      if (codeOf(error) === 'resource_missing') return null;
      throw error;
    });
    const wanted = `Buyerscope ${name}`;
    if (found === null) await stripe.products.create({ id: product, name: wanted });
    else if (found.name !== wanted || !found.active) {
      await stripe.products.update(product, { name: wanted, active: true });
    }
  });
}

/** Returns the lookup keys of the offers that have no price at Stripe, or a different one. */
export async function missingPrices(ask: AskStripe, offers: readonly Offer[]): Promise<string[]> {
  const found = await Promise.all(offers.map((offer) => findPrice(ask, offer)));
  return offers.filter((_, index) => found[index] === null).map(({ plan }) => catalogue[plan].lookupKey);
}

/** Returns the id of an offer's price, or null if Stripe has no price that matches. */
async function findPrice(ask: AskStripe, { plan, cents }: Offer): Promise<string | null> {
  const { product, lookupKey } = catalogue[plan];
  const { data } = await ask((stripe) => stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 }));
  const [price] = data;
  const fits =
    price?.active && price.unit_amount === cents && price.currency === 'usd' && price.product === product;
  return fits ? price.id : null;
}

async function setUpPrice(ask: AskStripe, offer: Offer): Promise<string> {
  const found = await findPrice(ask, offer);
  if (found !== null) return found;
  const { product, lookupKey } = catalogue[offer.plan];
  return ask(async (stripe) => {
    const created = await stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: offer.cents,
      recurring: { interval: 'month' },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
    });
    return created.id;
  });
}

async function setUpPortal(ask: AskStripe, products: { product: string; prices: string[] }[]): Promise<void> {
  await ask(async (stripe) => {
    const { data } = await stripe.billingPortal.configurations.list({
      active: true,
      limit: maxListedPerCall,
    });
    const own = data.find(({ metadata }) => metadata?.buyerscope === portalMark.buyerscope);
    const features = {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      // Users cancel in the product, which explains what that means.
      subscription_cancel: { enabled: false },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price' as const],
        proration_behavior: 'always_invoice' as const,
        products,
      },
    };
    if (own === undefined) {
      await stripe.billingPortal.configurations.create({ metadata: portalMark, features });
    } else await stripe.billingPortal.configurations.update(own.id, { features });
  });
}

/**
 * Creates the webhook endpoint for the events that we follow, or updates the one at this URL. Stripe returns the
 * signing secret of a new endpoint only here; null if the endpoint existed.
 */
export async function setUpEndpoint(ask: AskStripe, url: string): Promise<string | null> {
  return ask(async (stripe) => {
    const { data } = await stripe.webhookEndpoints.list({ limit: maxListedPerCall });
    const own = data.find((endpoint) => endpoint.url === url);
    // The SDK types event names as a union; ours are plain strings.
    const enabled_events = [...followedEvents] as Parameters<
      typeof stripe.webhookEndpoints.create
    >[0]['enabled_events'];
    if (own !== undefined) {
      await stripe.webhookEndpoints.update(own.id, { enabled_events });
      return null;
    }
    const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events });
    return secret ?? null;
  });
}
