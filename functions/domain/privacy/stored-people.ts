import type { ContactData } from '../../../shared/model/leads/contact-data.ts';
import type { SavedCompany } from '../../../shared/model/leads/saved-company.ts';
import type { SavedContact } from '../../../shared/model/leads/saved-contact.ts';
import type { Evidence, GeneratedLead } from '../../../shared/model/leads/session.ts';
import type { LoggedMessage, WaitingMessage } from '../../../shared/model/outreach/outreach.ts';
import { removedRecipient, type StoredRecipient } from '../campaigns/recipient.ts';
import { changedAt } from '../changed-at.ts';
import { addressesIn, addressesInText, leaveOut, unquoted } from './leave-out.ts';

/** Stored items that can name people, each as its own part of the table reads and writes it. */
export type StoredPeople =
  | { readonly kind: 'lead'; readonly lead: Pick<GeneratedLead, 'relevance_reason' | 'evidence'> }
  | { readonly kind: 'contact_record'; readonly data: ContactData }
  /** The data published by a site, cached for the next search. */
  | { readonly kind: 'site'; readonly data: ContactData }
  | { readonly kind: 'saved_contact'; readonly saved: SavedContact }
  | { readonly kind: 'saved_company'; readonly saved: SavedCompany }
  | { readonly kind: 'queued_mail'; readonly message: WaitingMessage }
  | { readonly kind: 'logged_mail'; readonly message: LoggedMessage }
  | { readonly kind: 'recipient'; readonly recipient: StoredRecipient };

/**
 * What happens to a stored item: it is stored without the people, `delete`, or `later` while a mail is being sent.
 */
export type WithoutPeople = StoredPeople | 'delete' | 'later';

/** How long sending a claimed mail can take, in milliseconds. Whoever claimed it has ended by then. */
const maxSendingMs = 15 * 60_000;

/** Every address in a stored item. */
export function addressesOf(stored: StoredPeople): string[] {
  switch (stored.kind) {
    case 'lead':
      return addressesInText([stored.lead.relevance_reason, ...snippets(stored.lead.evidence)]);
    case 'contact_record':
    case 'site':
      return addressesIn(stored.data);
    case 'saved_contact': {
      const { contact_data: data, lead } = stored.saved.contact;
      return [
        ...addressesIn(whole(data)),
        ...addressesInText([lead.relevance_reason, stored.saved.notes ?? '']),
      ];
    }
    case 'saved_company': {
      const { lead, notes } = stored.saved;
      return [
        ...lead.lead_contacts.flatMap(({ contact_data: data }) => (data === null ? [] : addressesIn(data))),
        ...addressesInText([lead.relevance_reason, ...snippets(lead.evidence), notes ?? '']),
      ];
    }
    case 'queued_mail':
    case 'logged_mail':
      return [stored.message.email].filter((address) => address !== '');
    case 'recipient':
      return [stored.recipient.email].filter((address) => address !== '');
  }
}

/** What a stored item becomes without the people with these addresses. It contains at least one of them. */
export function withoutPeople(
  stored: StoredPeople,
  addresses: ReadonlySet<string>,
  now: Date,
): WithoutPeople {
  const quoted = [...addresses].map((address) => address.toLowerCase());
  switch (stored.kind) {
    case 'lead':
      return { kind: 'lead', lead: withoutQuotes(stored.lead, quoted) };
    case 'contact_record':
      return { kind: 'contact_record', data: leaveOut(stored.data, addresses, { stored: true }) };
    case 'site':
      // It is read again when needed.
      return 'delete';
    case 'saved_contact':
      return { kind: 'saved_contact', saved: savedWithout(stored.saved, addresses, quoted) };
    case 'saved_company':
      return { kind: 'saved_company', saved: companyWithout(stored.saved, addresses, quoted) };
    case 'queued_mail': {
      // A mail that may never be sent is useless without its recipient.
      const { status, updated_at } = stored.message;
      return isBeingSent(status, updated_at, now) ? 'later' : 'delete';
    }
    case 'logged_mail': {
      const updated_at = changedAt(stored.message.updated_at, now);
      return {
        kind: 'logged_mail',
        message: {
          ...stored.message,
          name: '',
          email: '',
          source_url: null,
          subject: '',
          text: '',
          updated_at,
        },
      };
    }
    case 'recipient': {
      const { status, updated_at } = stored.recipient;
      if (isBeingSent(status, updated_at, now)) return 'later';
      return { kind: 'recipient', recipient: removedRecipient(stored.recipient, now) };
    }
  }
}

function isBeingSent(status: string, claimedAt: string, now: Date): boolean {
  return status === 'sending' && now.getTime() - Date.parse(claimedAt) < maxSendingMs;
}

function savedWithout(
  saved: SavedContact,
  addresses: ReadonlySet<string>,
  quoted: readonly string[],
): SavedContact {
  const { contact_data: data, lead } = saved.contact;
  const { external_emails, site_data, email_verdicts, import_notes } = leaveOut(whole(data), addresses, {
    stored: true,
  });
  const isGone = external_emails.some(({ removed }) => removed);
  return {
    ...saved,
    // Notes on a person are about that person.
    notes: isGone ? null : unquotedNotes(saved.notes, quoted),
    contact: {
      lead: withoutQuotes(lead, quoted),
      contact_data: { ...data, external_emails, site_data, email_verdicts, import_notes },
    },
  };
}

function companyWithout(
  saved: SavedCompany,
  addresses: ReadonlySet<string>,
  quoted: readonly string[],
): SavedCompany {
  const { lead } = saved;
  const people = lead.lead_contacts.flatMap(({ contact_data: data }) => data?.external_emails ?? []);
  const records = lead.lead_contacts.map((record) => {
    const data = record.contact_data;
    return data === null ? record : { ...record, contact_data: leaveOut(data, addresses, { stored: true }) };
  });
  const left = records.flatMap(({ contact_data: data }) => data?.external_emails ?? []);
  const names = people.filter((_, at) => left[at]?.removed).map(({ full_name }) => full_name.toLowerCase());
  const theirs = [...quoted, ...names.filter((name) => name !== '')];
  return {
    ...saved,
    notes: unquotedNotes(saved.notes, theirs),
    lead: { ...withoutQuotes(lead, theirs), lead_contacts: records },
  };
}

function unquotedNotes(notes: string | null, quoted: readonly string[]): string | null {
  return notes === null ? null : unquoted(notes, quoted) || null;
}

/** A lead without texts that quote one of these. */
function withoutQuotes<Lead extends { relevance_reason: string; evidence?: Evidence[] }>(
  lead: Lead,
  quoted: readonly string[],
): Lead {
  const { evidence } = lead;
  return {
    ...lead,
    relevance_reason: unquoted(lead.relevance_reason, quoted),
    ...(evidence && {
      evidence: evidence.map((each) => ({ ...each, snippet: unquoted(each.snippet, quoted) })),
    }),
  };
}

/** The data of one saved person as a whole record, which contains nobody else. */
function whole(data: SavedContact['contact']['contact_data']): ContactData {
  const nothing = { emails: [], phones: [], names: [], titles: [], categories: [], socials: {}, sources: [] };
  return { ...nothing, ...data };
}

function snippets(evidence: readonly Evidence[]): string[] {
  return evidence.map(({ snippet }) => snippet);
}
