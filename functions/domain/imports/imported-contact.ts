import {
  type ContactData,
  type MailboxKind,
  mailboxKinds,
} from '../../../shared/model/leads/contact-data.ts';
import type { ImportKind } from '../../../shared/model/leads/contact-id.ts';
import type { ImportColumn, ImportRow } from '../../../shared/model/leads/contact-import.ts';
import { leadId } from '../../../shared/model/leads/lead-id.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { unknownCompany, unknownIndustry } from '../../../shared/model/unknown-values.ts';
import { withoutDeceptiveCharacters } from '../../../shared/text/deceptive-characters.ts';
import { linkedinUser } from '../contacts/mentions/socials.ts';
import { kindOfMailbox } from '../contacts/words/mailboxes.ts';
import { isRole } from '../email-addresses/address-lists.ts';
import { parseAddress } from '../email-addresses/address-syntax.ts';
import { isFreeMailHost } from '../email-addresses/free-mail.ts';
import { countryNamed } from './country-named.ts';
import { readPhone } from './read-phone.ts';

const maxLengths: Readonly<Record<ImportColumn, number>> = {
  name: 200,
  email: 320,
  phone: 40,
  company: 200,
  title: 200,
  industry: 120,
  linkedin: 300,
  notes: 1000,
};

/**
 * A row that can be imported, trimmed. `linkedin` is a username. Phones are E.164 where their country is known, and
 * otherwise as they were written. `mailbox` is null for a person.
 */
export interface ReadyRow extends Readonly<Record<ImportColumn, string>> {
  readonly otherEmails: readonly string[];
  readonly otherPhones: readonly string[];
  readonly mailbox: MailboxKind | null;
}

/**
 * Judges one row. Returns it ready for import, or a sentence that says why it cannot be imported. `country` (ISO 3166-1)
 * is where national phone numbers belong if the row does not say it.
 */
export function judgeRow(row: ImportRow, country: string | null = null): ReadyRow | { reason: string } {
  const where = countryNamed(trimmed(row.country)) ?? country;
  const texts = {
    name: trimmed(row.name),
    email: trimmed(row.email),
    phone: readPhone(trimmed(row.phone), where),
    company: unlessDefault(trimmed(row.company), unknownCompany),
    title: trimmed(row.title),
    industry: unlessDefault(trimmed(row.industry), unknownIndustry),
    linkedin: trimmed(row.linkedin),
    notes: writable(row.notes).trim(),
  };
  const parsed = parseAddress(texts.email);
  const mailbox = texts.name === '' && parsed !== null ? mailboxOf(parsed.local, trimmed(row.mailbox)) : null;
  if (texts.email === '' || (texts.name === '' && mailbox === null)) {
    return { reason: 'Name and email are required' };
  }
  for (const [column, text] of Object.entries(texts) as [ImportColumn, string][]) {
    if (text.length > maxLengths[column]) {
      return { reason: `The ${column} is longer than ${maxLengths[column]} characters` };
    }
  }
  if (parsed === null) return { reason: `${texts.email} is not a valid email address` };
  const linkedin = texts.linkedin === '' ? '' : profileOf(texts.linkedin);
  if (linkedin === null) {
    return {
      reason: 'LinkedIn takes the address of a profile, such as linkedin.com/in/name, or its username',
    };
  }
  const otherEmails = (row.other_emails ?? []).map(trimmed).filter((each) => parseAddress(each) !== null);
  const otherPhones = (row.other_phones ?? []).map((each) => readPhone(trimmed(each), where));
  return {
    ...texts,
    linkedin,
    mailbox,
    otherEmails: othersThan(texts.email, otherEmails),
    otherPhones: othersThan(
      texts.phone,
      otherPhones.filter((each) => each.length <= maxLengths.phone),
    ),
  };
}

/** What a mailbox without a name is for. Returns null for an address that looks like a person's. */
function mailboxOf(local: string, said: string): MailboxKind | null {
  const kind = mailboxKinds.find((each) => each === said) ?? kindOfMailbox(local);
  return kind !== 'other' || said === 'other' || isRole(local) ? kind : null;
}

/** Our own exports contain the default of a field that was empty. */
function unlessDefault(text: string, byDefault: string): string {
  return text === byDefault ? '' : text;
}

function othersThan(first: string, values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '' && value !== first);
}

function trimmed(text?: string): string {
  return writable(text).replace(/\s+/g, ' ').trim();
}

/** Removes half characters, control characters and invisible ones, which get into files by accident. */
function writable(text = ''): string {
  return withoutDeceptiveCharacters(text.replace(/\p{Cs}|(?!\s)\p{Cc}/gu, ''));
}

function profileOf(text: string): string | null {
  if (/^@?[\p{L}\p{N}_-]+$/u.test(text)) return text.replace(/^@/, '');
  return linkedinUser(/^https?:\/\//i.test(text) ? text : `https://${text}`);
}

/** The results of checking addresses, by address. */
export type Verdicts = ContactData['email_verdicts'];

/** The lead and contact record made from a row, with the row's number. Empty fields get a default. */
export function importedLead(
  row: ReadyRow,
  at: { sessionId: string; number: number; kind: ImportKind; verdicts?: Verdicts; now: Date },
): LeadWithContacts {
  const { sessionId, number, kind, verdicts = {}, now } = at;
  const id = leadId(sessionId, number);
  const host = parseAddress(row.email)?.host ?? '';
  const industry = row.industry || unknownIndustry;
  return {
    id,
    session_id: sessionId,
    name: row.company || unknownCompany,
    domain: isFreeMailHost(host) ? '' : host,
    industry,
    relevance_reason: `Imported on ${now.toISOString().slice(0, 10)}.`,
    kind: 'import',
    evidence: [],
    lead_contacts: [
      {
        id: `${id}:contact`,
        lead_id: id,
        contact_data: { ...importedData(row, kind, industry), email_verdicts: verdictsOf(row, verdicts) },
        error: false,
        error_message: null,
      },
    ],
  };
}

function verdictsOf({ email, otherEmails }: ReadyRow, verdicts: Verdicts): Verdicts {
  return Object.fromEntries(
    [email, ...otherEmails].flatMap((address) => {
      const verdict = verdicts[address];
      return verdict === undefined ? [] : [[address, verdict] as const];
    }),
  );
}

function importedData(row: ReadyRow, kind: ImportKind, industry: string): ContactData {
  const list = (text: string) => (text === '' ? [] : [text]);
  const [emails, phones] = [
    [row.email, ...row.otherEmails],
    [...list(row.phone), ...row.otherPhones],
  ];
  return {
    external_emails: [
      {
        value: row.email,
        full_name: row.name,
        title: row.title,
        level: kind === 'manual' ? 'manual_import' : 'bulk_import',
        emails,
        phones,
        linkedin: row.linkedin,
        sources: [],
        ...(row.mailbox === null ? {} : { mailbox: row.mailbox }),
      },
    ],
    emails,
    phones,
    names: list(row.name),
    titles: list(row.title),
    categories: [],
    socials: {},
    site_data: { title: row.company, description: industry },
    sources: [],
    email_verdicts: {},
    import_notes: row.notes,
    ...(kind === 'manual' ? { manual_import: true } : { bulk_import: true }),
  };
}
