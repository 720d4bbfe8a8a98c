import type { Mail } from './notice.ts';

/** Tells a user that a payment failed, and what to do about it. It names no amounts, as others may read the mail. */
export function paymentFailedMail(to: string): Mail {
  return {
    to,
    subject: 'Your Buyerscope payment failed',
    text: [
      'We could not collect the payment for your Buyerscope plan.',
      '',
      'Sign in to Buyerscope, open Manage Subscription and enter another card. Your plan stays as it is for 7 days; then',
      'your account is free until the payment is made.',
    ].join('\n'),
  };
}
