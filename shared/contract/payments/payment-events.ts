import * as z from 'zod';
import { route } from '../route.ts';

/** Events that the payment provider sends. */
export const paymentEvents = {
  /** Processes an event that the provider signed. An event that was processed before changes nothing. */
  deliver: route({
    method: 'POST',
    path: '/api/webhooks/payments',
    access: 'webhook',
    response: z.object({ received: z.literal(true) }),
  }),
} as const;
