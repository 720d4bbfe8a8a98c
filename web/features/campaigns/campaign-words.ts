import type { RecipientBasis, RecipientStatus } from '../../../shared/model/campaign.ts';

/** How recipients stand, in words, in the order in which they are counted up. */
export const recipientWords: Readonly<Record<RecipientStatus, string>> = {
  pending: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  replied: 'Replied',
  no_reply: 'No reply',
  bounced: 'Bounced',
  failed: 'Not sent',
  unknown: 'Unknown',
  skipped: 'Left out',
};

/** Why somebody may be written to by a machine, in words. */
export const basisWords: Readonly<Record<RecipientBasis, string>> = {
  consent: 'They agreed to hear from me',
  existing_relationship: 'We have done business before',
  own_workspace: 'The law lets me, and the app is my own Workspace’s',
};
