import * as z from 'zod';
import type { Store } from '../machine/store.ts';
import { type Ledger, newId, openLedger, type StripeEvent } from './objects.ts';

/** The one version of the API that the fake speaks: the SDK's own. */
export const apiVersion = '2026-10-28.endive';

/** What every part of the fake works on. */
export interface Account {
  ledger: Ledger;
  /** The account's own time in seconds since 1970, which can run ahead of the machine's. */
  now(): number;
  /** Sets the time, never back. What falls due until then is for the caller to run. */
  setTime(seconds: number): void;
  /** Where its pages are. */
  url: string;
  /** Records that something happened to an object, for the endpoints to hear. */
  emit(type: string, object: object, previous?: object): void;
  /** The call that is being answered, which events name; null while time alone moves things. */
  request: { id: string; idempotency_key: string | null } | null;
}

/** Opens the account that the store remembers. `hear` is told of each event once it is recorded. */
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
