import { addressOrigin } from '../../../shared/model/leads/address-origin.ts';
import type { ContactData, ExternalEmail } from '../../../shared/model/leads/contact-data.ts';
import type { LeadCaution, LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { originWords } from '../../../shared/text/address-origin-words.ts';
import { csvTable } from './csv-table.ts';

export type ExportFormat = 'json' | 'csv';

/** The position of a part in the file. The only part of a file is both first and last. */
interface Position {
  readonly first: boolean;
  readonly last: boolean;
}

/** A lead, and the domain that it was found or imported for; missing if it is not known. */
export type ExportedLead = LeadWithContacts & { readonly for_domain?: string | undefined };

/** A part of an export's file. All parts in order make up the file. */
export function exportPart(
  format: ExportFormat,
  leads: readonly LeadWithContacts[],
  position: Position & { readonly forDomain?: string },
): string {
  return format === 'json'
    ? jsonPart(leads, position)
    : csvPart(
        leads.map((lead) => ({ ...lead, for_domain: position.forDomain })),
        position.first,
      );
}

/** One array of leads with their contacts and evidence, one lead per line. */
function jsonPart(leads: readonly LeadWithContacts[], { first, last }: Position): string {
  const lines = leads.map(
    (lead, index) => `${first && index === 0 ? '' : ',\n'}${JSON.stringify(lead, inOrder)}`,
  );
  return `${first ? '[\n' : ''}${lines.join('')}${last ? '\n]\n' : ''}`;
}

/** The table does not keep the order of keys in maps, but the same export must always be the same text. */
function inOrder(name: string, value: unknown): unknown {
  if (name !== 'socials' && name !== 'email_verdicts') return value;
  return Object.fromEntries(Object.entries(Object(value)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const columns = [
  'name',
  'email',
  'email_verdict',
  'email_origin',
  'phone',
  'company',
  'title',
  'level',
  'mailbox',
  'industry',
  'linkedin',
  'domain',
  'for_domain',
  'relevance_reason',
  'other_emails',
  'other_phones',
  'company_emails',
  'company_phones',
  'source',
  'caution',
  'notes',
] as const;

type Row = Record<(typeof columns)[number], string>;

/**
 * A table of people and mailboxes (RFC 4180) with the columns of an import and some more. A company without any has its
 * own row. `email_origin` says why the address is shown, `mailbox` what it is for if it belongs to nobody by name.
 */
export function csvPart(leads: readonly ExportedLead[], first: boolean): string {
  return csvTable(columns, leads.flatMap(rowsOf), first);
}

function rowsOf(lead: ExportedLead): Row[] {
  const data = lead.lead_contacts[0]?.contact_data ?? null;
  const company = {
    company: lead.name,
    industry: lead.industry,
    domain: lead.domain,
    for_domain: lead.for_domain ?? '',
    relevance_reason: lead.relevance_reason,
    company_emails: inOneCell(data?.emails ?? []),
    company_phones: inOneCell(data?.phones ?? []),
    caution: cautionText(lead.caution),
    notes: data?.import_notes ?? '',
  };
  const people = data?.external_emails.filter(({ removed }) => !removed) ?? [];
  if (data === null || people.length === 0) return [{ ...nobody, ...company }];
  return people.map((person) => ({ ...company, ...personal(person, data) }));
}

/** A caution as the results page shows it, in one cell. */
function cautionText(caution: LeadCaution | undefined): string {
  if (caution === undefined) return '';
  const title = caution.kind === 'caution' ? 'Could be called bad faith:' : 'Not known:';
  return [title, ...caution.reasons, ...caution.limits].join(' ');
}

const nobody = {
  name: '',
  email: '',
  email_verdict: '',
  email_origin: '',
  phone: '',
  title: '',
  level: '',
  mailbox: '',
  linkedin: '',
  other_emails: '',
  other_phones: '',
  source: '',
};

function personal(person: ExternalEmail, data: ContactData): typeof nobody {
  const [phone = '', ...otherPhones] = person.phones;
  const origin = addressOrigin(person.value, data);
  return {
    name: person.full_name,
    email: person.value,
    email_verdict: origin.verdict?.verdict ?? '',
    email_origin: person.value === '' ? '' : originWords(origin),
    phone,
    title: person.title,
    level: person.level,
    mailbox: person.mailbox ?? '',
    linkedin:
      person.linkedin === '' ? '' : `https://www.linkedin.com/in/${encodeURIComponent(person.linkedin)}`,
    other_emails: inOneCell(person.emails.filter((address) => address !== person.value)),
    other_phones: inOneCell(otherPhones),
    source: person.sources[0]?.ref ?? '',
  };
}

const clearValue = /^(?:\+\d+(?:;ext=\d+)?|[^\s@]+@[^\s@]+)$/;

/**
 * Separated by a space, which no program takes for the end of a cell. Phone numbers of an unknown country can contain
 * spaces themselves: with one of these, the separator is the one of Google Contacts.
 */
function inOneCell(values: readonly string[]): string {
  return values.join(values.some((value) => !clearValue.test(value)) ? ' ::: ' : ' ');
}
