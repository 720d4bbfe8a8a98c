import type { ExternalEmail, MailboxKind } from '../model/leads/contact-data.ts';

/** What a mailbox is for, as people say it. */
export const mailboxNames: Readonly<Record<MailboxKind, string>> = {
  contact: 'General mailbox',
  sales: 'Sales mailbox',
  owner_run: "Owner's mailbox",
  press: 'Press mailbox',
  jobs: 'Jobs mailbox',
  privacy: 'Privacy mailbox',
  other: 'Other mailbox',
};

/** A person's job title, or what a mailbox is for. */
export function roleOf({ title, mailbox }: Pick<ExternalEmail, 'title' | 'mailbox'>): string {
  return mailbox === undefined ? title : mailboxNames[mailbox];
}
