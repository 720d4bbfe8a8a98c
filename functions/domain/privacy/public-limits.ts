/** How often one viewer may do what needs no account: enough for people, too little for a machine. */
export const publicLimits = {
  contact: { act: 'CONTACT', most: 5, windowSeconds: 3600 },
  removeMyData: { act: 'REMOVE_MY_DATA', most: 20, windowSeconds: 3600 },
} as const;
