import type { Mail } from './notice.ts';

/** Tells a user that the copy of the account's data is ready. It has no link, as others could open one in a mail. */
export function exportReadyMail(to: string): Mail {
  return {
    to,
    subject: 'Your Buyerscope data is ready',
    text: [
      'The copy of your data that you asked for is ready.',
      '',
      'Sign in to Buyerscope and open Settings to download it. The file is deleted after 7 days.',
    ].join('\n'),
  };
}
