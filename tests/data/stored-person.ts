import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { importHandlers } from '../../functions/api/imports.ts';
import { savedHandlers } from '../../functions/api/saved.ts';
import { putContact, putLead } from '../../functions/data/leads/leads.ts';
import { storeSiteContacts } from '../../functions/data/leads/site-contacts.ts';
import type { Table } from '../../functions/data/table.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { contactData, contactRecord, lead } from '../sample-leads.ts';
import { newSeller } from './campaigning.ts';
import { hash, mailDomain, sellerAt } from './selling.ts';

const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null };

/** The person of the samples who asks to be removed, and the one next to them in every list. */
export const mara = 'mara.lindqvist@harborline.example';
export const theo = 'theo.okafor@harborline.example';
/** Everything that identifies her. Random ids may contain four letters of a name, but not as a word. */
export const tracesOfMara = /\bmara\b|lindqvist|\+14155550123/i;

/**
 * Makes several users store the same person in every possible way: found, saved as a contact and with a company,
 * mentioned in notes, imported with another form of the address, queued for a mail, written to, and made a recipient
 * of a campaign. Next to her is Theo, whose data must stay complete.
 */
export async function storePerson(table: Table, now: Date) {
  const clock = () => now;
  // First mails of a week ago and before do not count any more.
  let time = new Date(now.getTime() - 8 * 24 * 3600_000);
  const seller = await sellerAt(() => time, table);
  const caller = { userId: seller.userId };
  const sessionId = randomUUID();
  const found = lead({ id: leadId(sessionId, 1), session_id: sessionId });
  const quote = 'Write to Mara Lindqvist, mara.lindqvist@harborline.example.';
  const evidence = found.evidence.map((each) => ({ ...each, snippet: quote }));
  const { lead_contacts: _, ...company } = found;
  await putLead(table, caller.userId, { ...company, evidence });
  const record = contactRecord({ lead_id: found.id, contact_data: contactData() });
  await putContact(table, { userId: caller.userId, sessionId }, record);

  const saved = savedHandlers({ table, now: clock });
  for (const index of [0, 1]) {
    const body = {
      contact_id: `${found.id}:${index}`,
      notes: index === 0 ? 'Mara likes short names' : 'Call',
    };
    await saved.saveContact({ ...nothing, body }, caller);
  }
  await saved.saveCompany({ ...nothing, body: { lead_id: found.id, notes: 'Ask Mara Lindqvist' } }, caller);

  const imports = importHandlers({ table, hash, mailDomain, now: clock });
  const imported = { name: 'Mara L.', email: 'Mara.Lindqvist+work@Harborline.example', notes: 'Mara again' };
  const importer = { userId: randomUUID() };
  await imports.manual({ ...nothing, body: imported }, importer);

  await seller.queue([0, 1]);
  await seller.queue([0, 1], { domain: 'other.example', about_another: true });
  for (const { id, domain } of await seller.list()) {
    if (domain === 'other.example') await seller.markSent(id);
  }
  time = now;

  const campaigner = await newSeller({ table, now: clock });
  const [, second] = contactData().external_emails;
  if (second === undefined) throw new Error('the sample has a second person');
  const contacts = [
    await campaigner.contact(mara),
    await campaigner.contact(theo, { external_emails: [{ ...second, sources: [] }], names: [], sources: [] }),
  ];
  const campaign = await campaigner.create();
  await campaigner.add(campaign.id, { contact_ids: contacts, basis: 'consent' });

  const site = { domain: 'harborline.example', name: 'Harborline' };
  await storeSiteContacts(table, site, contactData(), now);
  return { seller, campaigner, campaignId: campaign.id, found, saved, caller, importer, imports, site };
}

/** Every row of a table as text, including compressed contents. */
export async function everyRow(table: Table): Promise<string[]> {
  const rows: string[] = [];
  const scan = { TableName: table.name, ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: table.client }, scan)) {
    rows.push(
      ...Items.map((item) =>
        JSON.stringify(
          item.contacts === undefined ? item : { ...item, contacts: `${gunzipSync(item.contacts)}` },
        ),
      ),
    );
  }
  return rows;
}

/** The rows that identify Mara. */
export async function rowsNamingMara(table: Table): Promise<string[]> {
  return (await everyRow(table)).filter((row) => tracesOfMara.test(row));
}
