import { paymentEvents as contract } from '../../shared/contract/payments/payment-events.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { billingStore } from '../data/billing/billing-store.ts';
import { openTable } from '../data/table.ts';
import type { FollowServices } from '../domain/billing/follow-customer.ts';
import type { SignedEvents } from '../domain/billing/payment-provider.ts';
import { takeOverEvent } from '../domain/billing/take-over-event.ts';
import { sqsNoticeQueue } from '../providers/mail/notice-queue.ts';
import { configuredPaymentEvents, configuredPayments } from '../providers/payments/configured-payments.ts';
import { type ParkedEvents, sqsParkedEvents } from '../providers/payments/parked-events.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { paymentEventsEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { count } from '../runtime/metrics.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/**
 * Handles events of the payment provider. Nothing of a delivery is read before its signature was verified. After that, a
 * failure is answered with 500, so that the provider retries, and the event is parked for an operator.
 */
export function paymentEventHandlers(
  services: FollowServices & { events: SignedEvents; parked: ParkedEvents },
): Handlers<typeof contract> {
  return {
    async deliver(_input, { bytes, headers }) {
      const event = await services.events.read({ bytes, headers });
      if (event === null) {
        const { signatureHeader } = services.events;
        count('WebhookRefused');
        throw new Refusal('invalid_input', `${signatureHeader}: the signature does not hold`, {
          field: signatureHeader,
        });
      }
      const { id: event_id, type, kind } = event;
      try {
        const outcome = await takeOverEvent(services, event);
        log.info('payment event', { event_id, type, outcome });
        if (kind === 'disputed' && outcome !== 'known') count('PaymentDisputed');
      } catch (error) {
        log.error('a payment event was not taken over', { event_id, type, error });
        await services.parked.park({ event_id, type });
        throw error;
      }
      return { received: true };
    },
  };
}

const environment = readEnvironment(paymentEventsEnvironment);

export const handler = serve(
  contract,
  paymentEventHandlers({
    store: billingStore(openTable(environment.TABLE_NAME)),
    provider: configuredPayments(environment).provider,
    notices: sqsNoticeQueue(environment.NOTICE_QUEUE_URL),
    hash: keyedHash(environment.HASH_KEY_SECRET_ARN),
    parked: sqsParkedEvents(environment.PARKED_EVENTS_URL),
    events: configuredPaymentEvents(environment),
    now: () => new Date(),
  }),
);
