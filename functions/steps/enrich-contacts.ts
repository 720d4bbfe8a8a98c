import * as z from 'zod';
import type { ContactData } from '../../shared/model/leads/contact-data.ts';
import { getContact, getLead, putContact } from '../data/leads/leads.ts';
import { getSiteContacts, storeSiteContacts } from '../data/leads/site-contacts.ts';
import { onDoNotList } from '../data/privacy/do-not-list.ts';
import { bumpRevision } from '../data/sessions/sessions.ts';
import { openTable } from '../data/table.ts';
import { readCompanySite } from '../domain/contacts/read-company-site.ts';
import { addressHash } from '../domain/privacy/keyed-hash.ts';
import { addressesIn, leaveOut } from '../domain/privacy/leave-out.ts';
import { pause } from '../domain/web/deadline.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { createWeb } from '../providers/web/outbound.ts';
import { createDns } from '../providers/web/resolver.ts';
import { readEnvironment, siteReaderEnvironment } from '../runtime/env.ts';
import { logLostPage } from '../runtime/log-lost-page.ts';
import { step } from '../runtime/step.ts';

/** Milliseconds for reading one company's site. */
const siteDeadlineMs = 40_000;

const environment = readEnvironment(siteReaderEnvironment);
const table = openTable(environment.TABLE_NAME);
const hash = keyedHash(environment.HASH_KEY_SECRET_ARN);
const web = createWeb({
  dns: createDns({ server: environment.OUTBOUND_DNS_SERVER }),
  proxy: environment.OUTBOUND_PROXY,
  siteOrigin: environment.SITE_ORIGIN,
});

/**
 * What the site publishes, as it was read within the last week or is read now. A site that was not read to its end is not
 * stored.
 */
async function contactsOfSite(
  site: { domain: string; name: string },
  signal: AbortSignal,
): Promise<{ contact_data: ContactData } | { error: string }> {
  const stored = await getSiteContacts(table, site, new Date());
  if (stored !== null) return { contact_data: stored };
  const read = await readCompanySite(
    site,
    { web, now: () => new Date(), pause, report: logLostPage },
    { signal },
  );
  if (!('contact_data' in read)) return read;
  const contact_data = await withoutObjectors(read.contact_data);
  if (!signal.aborted) await storeSiteContacts(table, site, contact_data, new Date());
  return { contact_data };
}

/**
 * Reads the site of one lead and writes its contact record once, without people who have objected. If the site cannot be
 * read, the record says so.
 */
export const handler = step(
  z.object({ user_id: z.string(), session_id: z.string(), lead_id: z.string() }),
  async (ids, { signal }) => {
    const owner = { userId: ids.user_id, sessionId: ids.session_id };
    const lead = await getLead(table, owner, ids.lead_id);
    if (lead === null) throw new Error('There is no such lead');
    if ((await getContact(table, owner, lead.id)) === null) {
      const read = await contactsOfSite(lead, AbortSignal.any([signal, AbortSignal.timeout(siteDeadlineMs)]));
      await putContact(table, owner, {
        id: `${lead.id}:contact`,
        lead_id: lead.id,
        contact_data: 'contact_data' in read ? await withoutObjectors(read.contact_data) : null,
        error: 'error' in read,
        error_message: 'error' in read ? read.error : null,
      });
      await bumpRevision(table, owner.userId, owner.sessionId);
    }
    return ids;
  },
);

async function withoutObjectors(data: ContactData): Promise<ContactData> {
  const hashed = await Promise.all(
    addressesIn(data).map(async (address) => ({ address, key: await addressHash(address, hash) })),
  );
  const listed = await onDoNotList(
    table,
    hashed.flatMap(({ key }) => key ?? []),
  );
  const objected = hashed.filter(({ key }) => key !== null && listed.has(key));
  return leaveOut(data, new Set(objected.map(({ address }) => address)));
}
