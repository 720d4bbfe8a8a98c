import type { Mail } from './notice.ts';

/** Asks the owner of an address whether it should be removed, as a stranger may have entered it in our form. */
export function confirmObjectionMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm that Buyerscope should remove your data',
    text: [
      'Someone entered this address under "Remove my data" on Buyerscope.',
      '',
      'If it was you, open this page and press the button:',
      link,
      '',
      'The link works for 7 days. If it was not you, ignore this email: nothing changes.',
    ].join('\n'),
  };
}
