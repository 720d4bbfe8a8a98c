import type { RecipientBasis, RecipientStatus } from '../../../shared/model/outreach/campaign.ts';

/** The statuses of recipients in words, in the order in which they are counted. */
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

/** The reasons for which a campaign may write to somebody, in words. */
export const basisWords: Readonly<Record<RecipientBasis, string>> = {
  consent: 'They agreed to hear from me',
  existing_relationship: 'We have done business before',
  own_workspace: 'The law allows it, and the app belongs to my own Workspace',
};
