import type { Mail } from './notice.ts';

/** Tells a user that the copy of the account's data can be fetched; a link in a mail could be opened by others. */
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
