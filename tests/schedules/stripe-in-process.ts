import { openStore } from '../../infra/local/machine/store.ts';
import { type Account, openAccount } from '../../infra/local/stripe/account.ts';
import { createApi } from '../../infra/local/stripe/calls/api.ts';
import { fingerprintOf } from '../../infra/local/stripe/card.ts';
import { answerPage } from '../../infra/local/stripe/pages/pages.ts';
import { advance } from '../../infra/local/stripe/time.ts';
import { underFaults } from './faults.ts';

/** A fake of Stripe that is called directly, without a server: thousands of lives must fit into seconds. */
export interface InProcessStripe {
  readonly url: string;
  readonly account: Account;
  /** Presses a button of one of its pages with a valid card. */
  press(url: string, act: string): void;
  /** Moves its time forward. */
  wait(days: number): void;
  close(): void;
}

type Api = ReturnType<typeof createApi>;
const apis = new Map<string, { api: Api; userId: string }>();
export const key = 'sk_test_of_the_schedules';
const goodCard = '4242424242424242';
/** The fingerprint of the card with which everybody pays. */
export const cardFingerprint = fingerprintOf(goodCard);

/** Opens a fake for one user, to whose calls the user's schedule applies. */
export function openInProcessStripe(userId: string): InProcessStripe {
  const host = `${userId}.test`;
  const url = `http://${host}`;
  const store = openStore(':memory:');
  const account = openAccount(store, url, () => undefined);
  apis.set(host, { api: createApi(account, { store, key }), userId });
  return {
    url,
    account,
    press(page, act) {
      const form = new URLSearchParams({ act, number: goodCard, expiry: '12 / 34' });
      const { pathname } = new URL(page);
      const body = Buffer.from(form.toString());
      answerPage(account, {
        method: 'POST',
        path: pathname,
        query: '',
        headers: new Map(),
        body,
        sourceIp: '127.0.0.1',
      });
    },
    wait: (days) => advance(account, account.now() + days * 86_400),
    close() {
      apis.delete(host);
      store.close();
    },
  };
}

/**
 * What a missing answer looks like to the SDK, whose retries are turned off, as their delays are not tested here.
 */
function noAnswer(): Response {
  const body = JSON.stringify({ error: { type: 'api_error', message: 'injected' } });
  return new Response(body, { status: 503, headers: { 'stripe-should-retry': 'false' } });
}

/** `fetch` as the SDK needs it, calling the fake that a URL names. */
export const fetchInProcess: typeof fetch = async (input, init) => {
  const { host, pathname, search } = new URL(input instanceof Request ? input.url : input);
  const found = apis.get(host);
  if (found === undefined) throw new Error(`no fake of Stripe is at ${host}`);
  const headers = [...new Headers(init?.headers)].map(([name, value]): [string, string[]] => [name, [value]]);
  const request = {
    method: init?.method ?? 'GET',
    path: pathname,
    query: search.slice(1),
    headers: new Map(headers),
    body: Buffer.from(typeof init?.body === 'string' ? init.body : ''),
    sourceIp: '127.0.0.1',
  };
  const call = async () => {
    const answer = found.api(request);
    return new Response(new Uint8Array(answer.body), {
      status: answer.status,
      headers: [...answer.headers].map(([name, values]): [string, string] => [name, values.join(',')]),
    });
  };
  return underFaults(found.userId, call).catch(noAnswer);
};
