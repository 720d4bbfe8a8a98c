import * as z from 'zod';
import { addressOrigin } from '../../shared/model/leads/address-origin.ts';
import type { ContactData } from '../../shared/model/leads/contact-data.ts';
import { getContact, setEmailVerdicts } from '../data/leads/leads.ts';
import { mailDomains } from '../data/leads/mail-domains.ts';
import { bumpRevision } from '../data/sessions/sessions.ts';
import { openTable } from '../data/table.ts';
import { judgeAddresses } from '../domain/email-addresses/judge.ts';
import { smtpMailboxCheck } from '../providers/email-check/smtp.ts';
import { createDns } from '../providers/web/resolver.ts';
import { emailCheckEnvironment, readEnvironment } from '../runtime/env.ts';
import { step } from '../runtime/step.ts';

const environment = readEnvironment(emailCheckEnvironment);
const table = openTable(environment.TABLE_NAME);
const dns = createDns({ server: environment.OUTBOUND_DNS_SERVER });
const mailDomain = mailDomains(table, dns, () => new Date());
const { SMTP_HELO: helo, SMTP_SENDER: sender } = environment;
const mailboxCheck = helo && sender ? smtpMailboxCheck({ dns, helo, sender }) : null;

/** A mail server asks to be tried again in a minute or more. The state machine retries errors of this name. */
class Greylisted extends Error {
  override readonly name = 'Greylisted';
}

/**
 * Checks every address of one contact record and writes a verdict for each. Running it again only asks about
 * mailboxes without an answer. Throws `Greylisted` if a server asks to be tried again, after all other verdicts are
 * written.
 */
export const handler = step(
  z.object({ user_id: z.string(), session_id: z.string(), lead_id: z.string() }),
  async (ids, { signal }) => {
    const owner = { userId: ids.user_id, sessionId: ids.session_id };
    const data = (await getContact(table, owner, ids.lead_id))?.contact_data ?? null;
    if (data === null) return ids;
    const known = mailboxCheck === null ? {} : settled(data);
    const open = addressesOf(data).filter(({ address }) => known[address] === undefined);
    const { verdicts, greylisted } = await judgeAddresses(
      open,
      { mailDomain, now: () => new Date(), ...(mailboxCheck && { mailboxCheck }) },
      { signal },
    );
    await setEmailVerdicts(table, owner, ids.lead_id, { ...known, ...verdicts });
    await bumpRevision(table, owner.userId, owner.sessionId);
    if (greylisted.length > 0)
      throw new Greylisted(`${greylisted.length} mailboxes are to be asked for again`);
    return ids;
  },
);

/** Verdicts of an earlier run that are final. */
function settled({ email_verdicts }: ContactData): ContactData['email_verdicts'] {
  return Object.fromEntries(
    Object.entries(email_verdicts).filter(([, { reasons }]) => !reasons.includes('mailbox_unanswered')),
  );
}

function addressesOf(contact: ContactData): { address: string; inferred: boolean }[] {
  const all = new Set([...contact.emails, ...contact.external_emails.flatMap((person) => person.emails)]);
  return [...all].map((address) => ({
    address,
    inferred: addressOrigin(address, contact).kind === 'inferred',
  }));
}
