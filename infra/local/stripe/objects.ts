import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Store } from '../machine/store.ts';
import { StripeError } from './error.ts';

/** An object in the format of Stripe's API: what can be expanded is an id, and decimals are strings. */
type Wire<T> = string extends T
  ? Exclude<T, object>
  : T extends Stripe.Decimal
    ? string
    : T extends (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Name in keyof T]: Wire<T[Name]> }
        : T;

/** The stored objects, by the value of their `object` field. */
export interface Objects {
  product: Wire<Stripe.Product>;
  price: Wire<Stripe.Price>;
  customer: Wire<Stripe.Customer>;
  /** What is left of a deleted customer. */
  'customer.deleted': { id: string; object: 'customer'; deleted: true };
  payment_method: Wire<Stripe.PaymentMethod>;
  'checkout.session': Wire<Stripe.Checkout.Session>;
  /** Not Stripe's: the terms of a Checkout, under the id of its session. */
  'checkout.terms': CheckoutTerms;
  subscription: Wire<Stripe.Subscription>;
  invoice: Wire<Stripe.Invoice>;
  invoice_payment: Wire<Stripe.InvoicePayment>;
  payment_intent: Wire<Stripe.PaymentIntent>;
  charge: Wire<Stripe.Charge>;
  refund: Wire<Stripe.Refund>;
  dispute: Wire<Stripe.Dispute>;
  'billing_portal.configuration': Wire<Stripe.BillingPortal.Configuration>;
  'billing_portal.session': Wire<Stripe.BillingPortal.Session>;
  webhook_endpoint: Wire<Stripe.WebhookEndpoint>;
  event: StripeEvent;
  /** Not Stripe's: the secrets of a webhook endpoint, under its id. */
  'webhook_endpoint.secrets': EndpointSecrets;
  /** Not Stripe's: an event being delivered to an endpoint. */
  delivery: Delivery;
}

/** An event, with a copy of its object at that time. */
export interface StripeEvent extends Omit<Wire<Stripe.EventBase>, 'type' | 'data'> {
  type: string;
  data: { object: object; previous_attributes?: object };
}

/** Terms of a Checkout that its session does not contain. */
interface CheckoutTerms {
  id: string;
  price: string;
  trialDays: number | null;
  withoutCard: 'cancel' | 'create_invoice';
  /** The metadata of the future subscription. */
  metadata: Record<string, string>;
}

/** The signing secrets of an endpoint, newest first: two while one replaces the other. */
interface EndpointSecrets {
  id: string;
  secrets: string[];
}

/** An event being delivered to an endpoint. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  /** When the next attempt is due, in milliseconds since 1970 by the machine's clock. */
  dueAt: number;
  state: 'pending' | 'delivered' | 'given up';
  /** The endpoint's last answer: a status, or why there was none. */
  answer: string | null;
}

/** The name of a kind of object. */
export type Kind = keyof Objects;

/** Stores the objects of the account. */
export interface Ledger {
  get<K extends Kind>(kind: K, id: string): Objects[K] | undefined;
  /** The object that a parameter names. Throws Stripe's `resource_missing`, with 404 if the id is in the path. */
  need<K extends Kind>(kind: K, id: string, parameter?: string): Objects[K];
  /** Stores an object, replacing the one with the same id. */
  put<K extends Kind>(kind: K, object: Objects[K]): Objects[K];
  remove(kind: Kind, id: string): void;
  /** All objects of a kind, newest first. */
  list<K extends Kind>(kind: K): Objects[K][];
  /** Runs the work so that either all or none of its writes are stored. */
  transaction<T>(work: () => T): T;
}

interface Entry {
  /** Increases with each new object. */
  sequence: number;
  object: Objects[Kind];
}

/** Opens the account's objects in the emulators' store. */
export function openLedger(store: Store): Ledger {
  const cache = new Map<Kind, Map<string, Entry>>();
  let latest = 0;

  function entriesOf(kind: Kind): Map<string, Entry> {
    let known = cache.get(kind);
    if (!known) {
      // Only `put` below writes into these collections.
      const stored = store.list(collection(kind)).map(({ key, value }) => [key, value as Entry] as const);
      known = new Map(stored.toSorted(([, a], [, b]) => a.sequence - b.sequence));
      cache.set(kind, known);
      latest = Math.max(latest, [...known.values()].at(-1)?.sequence ?? 0);
    }
    return known;
  }

  function get<K extends Kind>(kind: K, id: string): Objects[K] | undefined {
    // Everything stored under a kind is of that kind.
    return entriesOf(kind).get(id)?.object as Objects[K] | undefined;
  }

  return {
    get,
    need(kind, id, parameter) {
      const found = get(kind, id);
      if (found) return found;
      throw new StripeError(parameter === undefined ? 404 : 400, 'invalid_request_error', {
        code: 'resource_missing',
        message: `No such ${spoken(kind)}: '${id}'`,
        param: parameter ?? 'id',
      });
    },
    put(kind, object) {
      const objects = entriesOf(kind);
      const next = { sequence: objects.get(object.id)?.sequence ?? ++latest, object };
      store.put(collection(kind), object.id, next);
      objects.set(object.id, next);
      return object;
    },
    remove(kind, id) {
      store.delete(collection(kind), id);
      entriesOf(kind).delete(id);
    },
    list<K extends Kind>(kind: K) {
      return [...entriesOf(kind).values()].reverse().map(({ object }) => object as Objects[K]);
    },
    transaction(work) {
      try {
        return store.transaction(work);
      } catch (error) {
        // Changes that were rolled back on disk must not stay cached.
        cache.clear();
        throw error;
      }
    },
  };
}

/** A new id in Stripe's format, such as `cus_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
}

function collection(kind: Kind): string {
  return `stripe-${kind}`;
}

function spoken(kind: Kind): string {
  return kind === 'payment_method' ? 'PaymentMethod' : kind.replaceAll('.', ' ');
}
