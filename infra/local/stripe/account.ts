import * as z from 'zod';
import type { Store } from '../machine/store.ts';
import { type Ledger, newId, openLedger, type StripeEvent } from './objects.ts';

/** The only version of the API that the fake supports: that of the SDK. */
export const apiVersion = '2026-10-28.endive';

/** What every part of the fake uses. */
export interface Account {
  ledger: Ledger;
  /** The account's own time in seconds since 1970. It can be ahead of the machine's time. */
  now(): number;
  /** Sets the time, never back. The caller has to run what becomes due. */
  setTime(seconds: number): void;
  /** The address of its pages. */
  url: string;
  /** Records an event about an object for the webhook endpoints. */
  emit(type: string, object: object, previous?: object): void;
  /** The call being answered, which events name; null while only time passes. */
  request: { id: string; idempotency_key: string | null } | null;
}

/** Opens the account in the store. `hear` is called with each event once it is stored. */
export function openAccount(store: Store, url: string, hear: (event: StripeEvent) => void): Account {
  const ledger = openLedger(store);
  const clock = 'stripe-clock';
  let ahead = z.number().catch(0).parse(store.get(clock, 'ahead'));
  const account: Account = {
    ledger,
    url,
    request: null,
    now: () => Math.floor(Date.now() / 1000) + ahead,
    setTime(seconds) {
      ahead = Math.max(ahead, seconds - Math.floor(Date.now() / 1000));
      store.put(clock, 'ahead', ahead);
    },
    emit(type, object, previous) {
      const event = ledger.put('event', {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: account.now(),
        data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: 0,
        request: account.request,
        type,
      });
      hear(event);
    },
  };
  return account;
}
