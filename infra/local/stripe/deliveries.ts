import { createHmac } from 'node:crypto';
import type { Account } from './account.ts';
import { type Delivery, newId, type StripeEvent } from './objects.ts';

/** Posts a body to an endpoint and returns the status of the answer. Rejects if there is none. */
export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<number>;

/** How events reach the webhook endpoints. */
export interface Deliveries {
  /** Records an event for the endpoints that want it. */
  hear(event: StripeEvent): void;
  /** Holds back everything unsent until `flush` or `resume`. */
  hold(): void;
  /** Sends automatically again. */
  resume(): void;
  /**
   * Sends what is pending now, one by one, in the order and as often as `arrange` returns it. What it leaves out
   * stays pending. Resolves once every delivery is answered.
   */
  flush(arrange?: (events: StripeEvent[]) => StripeEvent[]): Promise<void>;
  stop(): void;
}

const defaultRetryDelaysMs = [1000, 4000, 15_000, 60_000, 600_000, 3_600_000];
const timeoutMs = 15_000;

/**
 * Delivers events as Stripe does: signed with every secret that the endpoint has at that time, and again after a
 * delay if the answer is not 2xx. Events that were not delivered when the machine stopped are delivered at the next
 * start.
 * @see https://docs.stripe.com/webhooks
 */
export function openDeliveries(
  account: Pick<Account, 'ledger'>,
  { post = postByHttp, retryDelaysMs = defaultRetryDelaysMs }: { post?: Post; retryDelaysMs?: number[] },
): Deliveries {
  const sending = new Set<string>();
  let held = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function pending(): Delivery[] {
    return account.ledger
      .list('delivery')
      .filter(({ state }) => state === 'pending')
      .reverse();
  }

  function schedule() {
    clearTimeout(timer);
    if (held || stopped) return;
    const waiting = pending().filter(({ id }) => !sending.has(id));
    if (waiting.length === 0) return;
    const soonest = Math.min(...waiting.map(({ dueAt }) => dueAt));
    timer = setTimeout(sendDue, Math.min(Math.max(0, soonest - Date.now()), 60_000));
    timer.unref();
  }

  function sendDue() {
    if (held || stopped) return;
    for (const delivery of pending()) {
      if (delivery.dueAt <= Date.now() && !sending.has(delivery.id)) void send(delivery);
    }
    schedule();
  }

  async function send(delivery: Delivery): Promise<void> {
    sending.add(delivery.id);
    const { ledger } = account;
    const endpoint = ledger.get('webhook_endpoint', delivery.endpoint);
    const event = ledger.get('event', delivery.event);
    const secrets = ledger.get('webhook_endpoint.secrets', delivery.endpoint)?.secrets ?? [];
    let answer = 'the endpoint is gone';
    let delivered = false;
    if (endpoint && event) {
      const body = JSON.stringify(event, null, 2);
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature(body, secrets),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      };
      try {
        const status = await post(endpoint.url, headers, body);
        answer = String(status);
        delivered = status >= 200 && status < 300;
      } catch (error) {
        answer = error instanceof Error ? error.message : String(error);
      }
    }
    sending.delete(delivery.id);
    if (stopped) return;
    const attempts = delivery.attempts + 1;
    const pause = retryDelaysMs[attempts - 1];
    const state = delivered ? 'delivered' : pause === undefined || !endpoint ? 'given up' : 'pending';
    ledger.transaction(() => {
      ledger.put('delivery', { ...delivery, attempts, answer, state, dueAt: Date.now() + (pause ?? 0) });
      if (event && state !== 'pending') {
        const pending_webhooks = Math.max(0, event.pending_webhooks - 1);
        ledger.put('event', { ...event, pending_webhooks });
      }
    });
    schedule();
  }

  return {
    hear(event) {
      const { ledger } = account;
      const wanting = ledger
        .list('webhook_endpoint')
        .filter(({ status }) => status === 'enabled')
        .filter(({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(event.type));
      for (const { id: endpoint } of wanting) {
        const id = newId('del');
        const first = { attempts: 0, dueAt: Date.now(), state: 'pending' as const, answer: null };
        ledger.put('delivery', { id, event: event.id, endpoint, ...first });
      }
      if (wanting.length > 0) ledger.put('event', { ...event, pending_webhooks: wanting.length });
      // The current transaction may still be undone, so sending starts after it.
      setImmediate(schedule);
    },
    hold() {
      held = true;
      clearTimeout(timer);
    },
    resume() {
      held = false;
      schedule();
    },
    async flush(arrange = (events) => events) {
      const waiting = pending().filter(({ id }) => !sending.has(id));
      const { ledger } = account;
      const events = new Map(
        waiting.map((delivery) => [delivery.event, ledger.need('event', delivery.event)]),
      );
      for (const event of arrange([...events.values()])) {
        for (const { id } of waiting.filter((each) => each.event === event.id)) {
          await send(ledger.need('delivery', id));
        }
      }
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * The `Stripe-Signature` header of a body: the machine's time, and one signature per secret.
 * @see https://docs.stripe.com/webhooks/signature
 */
function signature(body: string, secrets: string[]): string {
  const time = Math.floor(Date.now() / 1000);
  const signatures = secrets.map((secret) => {
    const digest = createHmac('sha256', secret).update(`${time}.${body}`, 'utf8').digest('hex');
    return `v1=${digest}`;
  });
  return [`t=${time}`, ...signatures].join(',');
}

async function postByHttp(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  return answer.status;
}
