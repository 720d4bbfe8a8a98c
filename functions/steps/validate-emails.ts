import * as z from 'zod';
import type { ContactData } from '../../shared/model/contact-data.ts';
import { getContact, setEmailVerdicts } from '../data/leads.ts';
import { getMailDomain, keepMailDomain } from '../data/mail-domains.ts';
import { bumpRevision } from '../data/sessions.ts';
import { openTable } from '../data/table.ts';
import { judgeAddresses } from '../domain/email-addresses/judge.ts';
import { askMailDomain, type MailDomain } from '../domain/email-addresses/mail-domain.ts';
import { createDns } from '../providers/web/resolver.ts';
import { outboundEnvironment, readEnvironment } from '../runtime/env.ts';
import { step } from '../runtime/step.ts';

const environment = readEnvironment(outboundEnvironment);
const table = openTable(environment.TABLE_NAME);
const dns = createDns({ server: environment.OUTBOUND_DNS_SERVER });

/** Checks every address of one contact record and writes a verdict for each. */
export const handler = step(
  z.object({ user_id: z.string(), session_id: z.string(), lead_id: z.string() }),
  async (ids, { signal }) => {
    const owner = { userId: ids.user_id, sessionId: ids.session_id };
    const contact = await getContact(table, owner, ids.lead_id);
    if (contact !== null && contact.contact_data !== null) {
      const verdicts = await judgeAddresses(
        addressesOf(contact.contact_data),
        { mailDomain, now: () => new Date() },
        { signal },
      );
      await setEmailVerdicts(table, owner, ids.lead_id, verdicts);
      await bumpRevision(table, owner.userId, owner.sessionId, null);
    }
    return ids;
  },
);

/** How a domain takes mail, from the last day's answers or from DNS; that DNS did not answer is not kept. */
async function mailDomain(host: string, signal: AbortSignal): Promise<MailDomain> {
  const known = await getMailDomain(table, host, new Date());
  if (known !== null) return known;
  const asked = await askMailDomain(host, dns, signal);
  if (asked !== 'domain_unanswered') await keepMailDomain(table, host, asked, new Date());
  return asked;
}

function addressesOf(contact: ContactData): { address: string; inferred: boolean }[] {
  const all = new Set([...contact.emails, ...contact.external_emails.flatMap((person) => person.emails)]);
  const sources = [...contact.sources, ...contact.external_emails.flatMap((person) => person.sources)];
  return [...all].map((address) => {
    const seen = sources.filter((source) => source.type === 'email' && source.value === address);
    return {
      address,
      inferred: seen.length > 0 && seen.every((source) => source.decoding?.startsWith('inferred')),
    };
  });
}
