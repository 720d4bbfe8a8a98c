import type { ExternalEmail } from '../../../shared/model/leads/contact-data.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { fillTemplate } from '../../../shared/text/mail/fill-template.ts';
import { leadValues } from '../../../shared/text/mail/lead-values.ts';
import { languageOfText } from '../../../shared/text/mail/mail-language.ts';
import type { WrittenMail } from '../outreach/mail-links.ts';

/** A text filled for one person at a company. `others` are the values of further variables, by name. */
export function filledLetter(of: {
  lead: LeadWithContacts;
  person: ExternalEmail;
  content: string;
  offer: { readonly domain: string; readonly price: string };
  others: Readonly<Record<string, string>>;
  signature: string;
}): WrittenMail {
  const { lead, person, content, offer } = of;
  const contact = { lead, contact_data: { external_emails: [person] } };
  const values = {
    ...leadValues({ contact }, languageOfText(content)),
    'data.domain': offer.domain,
    'data.price': offer.price,
    ...of.others,
  };
  const { subject, body } = fillTemplate(content, values, of.signature);
  return { address: person.value, subject, text: body };
}
