/** How often somebody may do what needs no account: enough for people, too little for a machine. */
export const publicLimits = {
  /** Per viewer. */
  contact: { act: 'CONTACT', maxActs: 5, windowSeconds: 3600 },
  /** Per viewer. */
  removeMyData: { act: 'REMOVE_MY_DATA', maxActs: 10, windowSeconds: 3600 },
  /** Mails to one address, whoever asks for them. */
  confirmationMails: { act: 'CONFIRMATION_MAIL', maxActs: 3, windowSeconds: 24 * 3600 },
} as const;
