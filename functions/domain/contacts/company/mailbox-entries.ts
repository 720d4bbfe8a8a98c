import type { ExternalEmail, MailboxKind } from '../../../../shared/model/leads/contact-data.ts';
import { isFreeMailHost } from '../../email-addresses/free-mail.ts';
import type { Sighting } from '../page/sighting.ts';
import { kindOfMailbox } from '../words/mailboxes.ts';
import type { ContactRecord } from './contact-record.ts';
import { hostPart, localPart } from './own-domains.ts';

/** An entry for each published address that belongs to no named person, so that it can be saved and written to. */
export function mailboxEntries(addresses: readonly string[], record: ContactRecord): ExternalEmail[] {
  return addresses.map((address) => ({
    value: address,
    full_name: '',
    title: '',
    level: 'other',
    emails: [address],
    phones: [],
    linkedin: '',
    sources: [...record.sourcesOf('email', address)],
    mailbox: mailboxKind(address),
  }));
}

/** A firm that publishes a mailbox at a free provider is small, and its owner reads it. */
function mailboxKind(address: string): MailboxKind {
  const kind = kindOfMailbox(localPart(address));
  const isPrivate =
    (kind === 'contact' || kind === 'sales' || kind === 'other') && isFreeMailHost(hostPart(address));
  return isPrivate ? 'owner_run' : kind;
}

/** The published addresses that belong to no person. */
export function sharedAddresses(published: readonly Sighting[], people: readonly ExternalEmail[]): string[] {
  const personal = new Set(people.flatMap(({ emails }) => emails));
  return [...new Set(published.map(({ value }) => value))].filter((address) => !personal.has(address));
}
