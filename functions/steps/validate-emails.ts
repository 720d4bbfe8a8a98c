import * as z from 'zod';
import { type ContactData, isInferred } from '../../shared/model/contact-data.ts';
import { getContact, setEmailVerdicts } from '../data/leads/leads.ts';
import { getMailDomain, keepMailDomain } from '../data/leads/mail-domains.ts';
import { bumpRevision } from '../data/sessions/sessions.ts';
import { openTable } from '../data/table.ts';
import { judgeAddresses } from '../domain/email-addresses/judge.ts';
import { askMailDomain, type MailDomain } from '../domain/email-addresses/mail-domain.ts';
import { smtpMailboxCheck } from '../providers/email-check/smtp.ts';
import { createDns } from '../providers/web/resolver.ts';
import { emailCheckEnvironment, readEnvironment } from '../runtime/env.ts';
import { step } from '../runtime/step.ts';

const environment = readEnvironment(emailCheckEnvironment);
const table = openTable(environment.TABLE_NAME);
const dns = createDns({ server: environment.OUTBOUND_DNS_SERVER });
const { SMTP_HELO: helo, SMTP_SENDER: sender } = environment;
const mailboxCheck = helo && sender ? smtpMailboxCheck({ dns, helo, sender }) : null;

/** A mail server wants to be asked again in a minute or more: the state machine does, by this name. */
class Greylisted extends Error {
  override readonly name = 'Greylisted';
}

/**
 * Checks every address of one contact record and writes a verdict for each. Run again, it asks only for the mailboxes
 * that gave no answer before. Throws `Greylisted` once all is written that is known by now.
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
    await bumpRevision(table, owner.userId, owner.sessionId, null);
    if (greylisted.length > 0)
      throw new Greylisted(`${greylisted.length} mailboxes are to be asked for again`);
    return ids;
  },
);

/** Verdicts of an earlier run that asking again would not change. */
function settled({ email_verdicts }: ContactData): ContactData['email_verdicts'] {
  return Object.fromEntries(
    Object.entries(email_verdicts).filter(([, { reasons }]) => !reasons.includes('mailbox_unanswered')),
  );
}

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
      inferred: seen.length > 0 && seen.every(isInferred),
    };
  });
}
