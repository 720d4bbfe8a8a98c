import type { ContactData } from '../../../shared/model/leads/contact-data.ts';
import type { ImportKind } from '../../../shared/model/leads/contact-id.ts';
import type { ImportColumn, ImportRow } from '../../../shared/model/leads/contact-import.ts';
import { leadId } from '../../../shared/model/leads/lead-id.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { unknownCompany, unknownIndustry } from '../../../shared/model/unknown-values.ts';
import { withoutDeceptiveCharacters } from '../../../shared/text/deceptive-characters.ts';
import { linkedinUser } from '../contacts/mentions/socials.ts';
import { parseAddress } from '../email-addresses/address-syntax.ts';
import { isFreeMailHost } from '../email-addresses/free-mail.ts';

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

/** A row that can be imported, trimmed. `linkedin` is a username. */
export type ReadyRow = Readonly<Record<ImportColumn, string>>;

/** Judges one row. Returns it ready for import, or a sentence that says why it cannot be imported. */
export function judgeRow(row: ImportRow): ReadyRow | { reason: string } {
  const ready = {
    name: trimmed(row.name),
    email: trimmed(row.email),
    phone: trimmed(row.phone),
    company: trimmed(row.company),
    title: trimmed(row.title),
    industry: trimmed(row.industry),
    linkedin: trimmed(row.linkedin),
    notes: writable(row.notes).trim(),
  };
  if (ready.name === '' || ready.email === '') return { reason: 'Name and email are required' };
  for (const [column, text] of Object.entries(ready) as [ImportColumn, string][]) {
    if (text.length > maxLengths[column]) {
      return { reason: `The ${column} is longer than ${maxLengths[column]} characters` };
    }
  }
  if (parseAddress(ready.email) === null) return { reason: `${ready.email} is not a valid email address` };
  const linkedin = ready.linkedin === '' ? '' : profileOf(ready.linkedin);
  if (linkedin === null) {
    return {
      reason: 'LinkedIn takes the address of a profile, such as linkedin.com/in/name, or its username',
    };
  }
  return { ...ready, linkedin };
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

/** The lead and contact record made from a row, with the row's number. Empty fields get a default. */
export function importedLead(
  row: ReadyRow,
  { sessionId, number, kind, now }: { sessionId: string; number: number; kind: ImportKind; now: Date },
): LeadWithContacts {
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
        contact_data: importedData(row, kind, industry),
        error: false,
        error_message: null,
      },
    ],
  };
}

function importedData(row: ReadyRow, kind: ImportKind, industry: string): ContactData {
  const list = (text: string) => (text === '' ? [] : [text]);
  return {
    external_emails: [
      {
        value: row.email,
        full_name: row.name,
        title: row.title,
        level: kind === 'manual' ? 'manual_import' : 'bulk_import',
        emails: [row.email],
        phones: list(row.phone),
        linkedin: row.linkedin,
        sources: [],
      },
    ],
    emails: [row.email],
    phones: list(row.phone),
    names: [row.name],
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
