import type { ExportedList } from '../../../shared/contract/lead-exports.ts';
import { plans, usageMonth } from '../../../shared/model/account/plans.ts';
import type { SavedCompany } from '../../../shared/model/leads/saved-company.ts';
import type { SavedContact } from '../../../shared/model/leads/saved-contact.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { portfolioCsv } from '../../../shared/text/csv/portfolio-csv.ts';
import { entitledPlan } from '../billing/entitlement.ts';
import { onlyOnce } from '../only-once.ts';
import { addressHash } from '../privacy/keyed-hash.ts';
import { leadAsIfRemoved } from '../privacy/leave-out-removed.ts';
import type { ExportServices } from './export-leads.ts';
import { csvPart, type ExportedLead } from './export-part.ts';
import type { ExportStore } from './export-store.ts';
import { dealsCsv, mailsCsv } from './outreach-csv.ts';
import { refuseExportOn } from './refuse-export.ts';

/** A part of a file with chosen items of a list. Only the `first` part is counted, and has the headings. */
export interface SavedExport {
  readonly userId: string;
  readonly list: ExportedList;
  readonly ids: readonly string[];
  readonly first: boolean;
}

/** A part of the CSV file with chosen items of a list. Throws a `Refusal` if the plan has no exports. */
export async function exportSaved<Along>(
  services: ExportServices<Along>,
  { userId, list, ids, first }: SavedExport,
  key: string | null,
): Promise<{ filename: string; content: string }> {
  const { store, repeats, now } = services;
  const at = now();
  refuseExportOn(plans[entitledPlan(await store.subscription(userId), at)].limits);
  const request = { operation: 'leadExports.saved', list, ids, first };
  await onlyOnce(repeats, { userId, key, request }, at, async (remember) => {
    await store.count(userId, { month: usageMonth(at), exports: first ? 1 : 0 }, remember(list));
    return list;
  });
  const filename = fileNames[list];
  const removed = { addresses: await store.removed(), hash: services.hash, now: at };
  const withoutRemoved = async <Mail extends { readonly email: string }>(mails: readonly Mail[]) => {
    const hashes = await Promise.all(mails.map(({ email }) => addressHash(email, services.hash)));
    return mails.filter((_, index) => !removed.addresses.has(hashes[index] ?? ''));
  };
  switch (list) {
    case 'domains':
      return { filename, content: portfolioCsv(await store.domains(userId, ids), first) };
    case 'deals':
      return { filename, content: dealsCsv(await store.deals(userId, ids), first) };
    case 'queue':
      return { filename, content: mailsCsv(await withoutRemoved(await store.queued(userId, ids)), first) };
    case 'log':
      return { filename, content: mailsCsv(await withoutRemoved(await store.logged(userId, ids)), first) };
    default: {
      const chosen = await leadsOf(store, userId, list, ids);
      const leads = await Promise.all(chosen.map((lead) => leadAsIfRemoved(lead, removed)));
      return { filename, content: csvPart(await withDomains(store, userId, leads), first) };
    }
  }
}

const fileNames: Readonly<Record<ExportedList, string>> = {
  contacts: 'saved-contacts.csv',
  companies: 'saved-companies.csv',
  leads: 'leads.csv',
  domains: 'domains.csv',
  deals: 'desk.csv',
  queue: 'queued-emails.csv',
  log: 'sent-emails.csv',
};

async function leadsOf<Along>(
  store: ExportStore<Along>,
  userId: string,
  list: 'contacts' | 'companies' | 'leads',
  ids: readonly string[],
): Promise<LeadWithContacts[]> {
  if (list === 'contacts') return (await store.savedContacts(userId, ids)).map(leadOfContact);
  if (list === 'companies') return (await store.savedCompanies(userId, ids)).map(leadOfCompany);
  return store.foundLeads(userId, ids);
}

async function withDomains<Along>(
  store: ExportStore<Along>,
  userId: string,
  leads: readonly LeadWithContacts[],
): Promise<ExportedLead[]> {
  const sessions = leads.map(({ session_id }) => session_id);
  const domains = await store.sessionDomains(userId, sessions);
  return leads.map((lead) => ({ ...lead, for_domain: domains.get(lead.session_id) }));
}

/** A saved contact as a lead with this one person. */
function leadOfContact({ contact, notes }: SavedContact): LeadWithContacts {
  const { lead, contact_data: data } = contact;
  const [person] = data.external_emails;
  const { lead_contact_entry_id: id, contact_index: _, ...known } = data;
  const contact_data = {
    ...known,
    emails: person?.emails ?? [],
    phones: person?.phones ?? [],
    names: [],
    titles: [],
    categories: [],
    socials: {},
    sources: [],
    import_notes: notes ?? '',
  };
  const record = { id, lead_id: lead.id, contact_data, error: false, error_message: null };
  return { ...lead, evidence: [], lead_contacts: [record] };
}

/** A saved company, with the notes on it in the rows of all its people. */
function leadOfCompany({ lead, notes }: SavedCompany): LeadWithContacts {
  const lead_contacts = lead.lead_contacts.map((record) =>
    record.contact_data === null
      ? record
      : { ...record, contact_data: { ...record.contact_data, import_notes: notes ?? '' } },
  );
  return { ...lead, lead_contacts };
}
