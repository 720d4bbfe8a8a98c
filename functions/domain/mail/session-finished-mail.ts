import type { Mail } from './notice.ts';

/** Tells a user that a search has finished. It names neither the domain nor the results. */
export function sessionFinishedMail(to: string): Mail {
  return {
    to,
    subject: 'Your Buyerscope search is finished',
    text: [
      'The search that you started has finished.',
      '',
      'Sign in to Buyerscope and open History to see what it found.',
    ].join('\n'),
  };
}
