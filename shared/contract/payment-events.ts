import * as z from 'zod';
import { route } from './route.ts';

/** What the payment provider tells by itself. */
export const paymentEvents = {
  /** Takes an event that the provider signed; one that was taken before changes nothing. */
  deliver: route({
    method: 'POST',
    path: '/api/webhooks/payments',
    access: 'webhook',
    response: z.object({ received: z.literal(true) }),
  }),
} as const;
