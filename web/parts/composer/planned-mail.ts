import { contract } from '../../../shared/contract/contract.ts';
import type { Output } from '../../../shared/contract/route.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import type { ExternalEmail } from '../../../shared/model/leads/contact-data.ts';
import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { amountText } from '../../../shared/text/amount.ts';
import { hindranceOf } from '../../../shared/text/mail/leaving-mail.ts';
import { languageOfSite } from '../../../shared/text/mail/mail-language.ts';
import { starterIn, starterOf } from '../../../shared/text/mail/starters/starters.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import type { WrittenMail } from '../outreach/mail-links.ts';
import { filledLetter } from './filled-letter.ts';
import { firstContactId } from './first-contact.ts';
import type { Addressee } from './writing-order.tsx';

type Recipients = Output<typeof contract.outreach.recipients>;

/** What is known of somebody to write to: whom, about which domain, and what was written before. */
export interface Correspondent {
  readonly name: string;
  readonly contactId: string;
  readonly lead: LeadWithContacts;
  readonly person: ExternalEmail;
  readonly domain: string;
  readonly price: string;
  readonly link: string;
  readonly recipient: Recipients['recipients'][number];
  readonly notForSale: Recipients['not_for_sale'];
}

/** Reads what one mail after another needs; what several have in common is read once. */
export function readingCorrespondents(): (to: Addressee) => Promise<Correspondent> {
  const domains = new Map<string, Promise<string>>();
  const sales = new Map<string, Promise<{ price: string; link: string }>>();
  const once = <Value>(read: Map<string, Promise<Value>>, key: string, of: () => Promise<Value>) => {
    const reading = read.get(key) ?? of();
    read.set(key, reading);
    // What failed is asked again.
    reading.catch(() => read.delete(key));
    return reading;
  };
  return async ({ leadId, contactId: chosen, name }) => {
    const sessionId = sessionOfLead(leadId);
    const [lead, domain] = await Promise.all([
      call(contract.sessions.lead, { leadId }),
      once(domains, sessionId, async () => (await call(contract.sessions.get, { sessionId })).domain),
    ]);
    const data = lead.lead_contacts[0]?.contact_data;
    const contactId = chosen ?? (data ? firstContactId(leadId, data) : undefined);
    const person =
      contactId === undefined ? undefined : data?.external_emails[placeOfContact(contactId).index];
    if (contactId === undefined || person === undefined) {
      throw new ApiError('not_found', 'No one to write to was found.');
    }
    const asked = { contact_ids: contactId, ...(domain === '' ? {} : { domain }) };
    const [sale, answer] = await Promise.all([
      once(sales, domain, () => saleOf(domain)),
      call(contract.outreach.recipients, asked),
    ]);
    const [recipient] = answer.recipients;
    if (recipient === undefined) throw new ApiError('not_found', 'This contact is no longer there.');
    const whom = name === lead.name ? name : `${name}, ${lead.name}`;
    return {
      name: whom,
      contactId,
      lead,
      person,
      domain,
      ...sale,
      recipient,
      notForSale: answer.not_for_sale,
    };
  };
}

async function saleOf(domain: string): Promise<{ price: string; link: string }> {
  if (domain === '') return { price: '', link: '' };
  try {
    const { asking_price: price, currency, link } = await call(contract.domains.get, { domain });
    return { price: price === null ? '' : amountText(price, currency), link };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { price: '', link: '' };
    throw error;
  }
}

/** A mail to somebody, and why it may not be queued; null if it may. */
export interface PlannedMail {
  readonly id: string;
  readonly name: string;
  readonly mail: WrittenMail;
  readonly offer: { readonly domain: string; readonly price: string };
  readonly hindrance: string | null;
  /** When it may leave the queue. Null if it may at once. */
  readonly waitsUntil: string | null;
}

/** The mail to somebody with a text, by the rules of a single one: a starter in the language of their site, or a template. */
export function plannedMail(
  to: Correspondent,
  { textId, content, sender }: { textId: string; content: string | undefined; sender: UserProfile },
): PlannedMail {
  const { lead, person, domain, recipient } = to;
  const language = languageOfSite(lead.lead_contacts[0]?.contact_data?.site_data.language);
  const offer = { domain, price: to.price };
  const mail = filledLetter({
    ...{ lead, person, offer },
    content: content ?? (starterOf(textId) ? starterIn(language, textId) : starterIn(language)).content,
    others: { 'data.link': to.link },
    signature: sender.email_signature,
  });
  const own = recipient.approaches.filter((each) => each.own);
  const hindrance = hindranceOf({
    ...{ domain, subject: mail.subject, text: mail.text, sender },
    recipient: { name: recipient.name, email: mail.address },
    notForSale: to.notForSale,
    refusal: recipient.refusal,
    // It waits in the queue.
    waitsUntil: null,
    writtenAbout: own.find((each) => each.domain !== domain)?.domain ?? null,
  });
  const isRepeated = own.some((each) => each.domain === domain);
  return {
    ...{ id: to.contactId, name: to.name, mail, offer, waitsUntil: recipient.waits_until },
    hindrance: isRepeated
      ? `You have already emailed this person about ${domain}.`
      : (hindrance?.reason ?? null),
  };
}
