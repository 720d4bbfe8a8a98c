import type { SavedContact } from '../../../shared/model/leads/saved-contact.ts';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { fillTemplate } from '../../../shared/text/mail/fill-template.ts';
import { leadValues } from '../../../shared/text/mail/lead-values.ts';
import { languageOfText } from '../../../shared/text/mail/mail-language.ts';
import type { WrittenMail } from '../outreach/mail-links.ts';
import type { LeadOffers } from './use-lead-offers.ts';

/** What fills a template in addition to a lead. */
export interface Filling {
  readonly template: EmailTemplate;
  readonly values: Readonly<Record<string, string>>;
  readonly offers: LeadOffers;
  readonly signature: string;
}

/** What a person wrote in place of a filled mail. */
export type MailWords = Pick<WrittenMail, 'subject' | 'text'>;

/** The mail to one contact. */
export function filledMail(filling: Filling, contact: SavedContact): WrittenMail {
  const { template, values, signature } = filling;
  const address = contact.contact.contact_data.external_emails[0]?.value ?? '';
  const { domain, price } = offerTo(filling, contact.id);
  const filled = {
    ...values,
    'data.domain': domain,
    'data.price': price,
    ...leadValues(contact, languageOfText(template.content)),
  };
  const { subject, body } = fillTemplate(template.content, filled, signature);
  return { address, subject, text: body };
}

/** Which domain is offered to a saved contact, and for how much. Where leads differ, each has its own domain and its price. */
export function offerTo(
  { values, offers }: Pick<Filling, 'values' | 'offers'>,
  id: string,
): { domain: string; price: string } {
  const typed = { domain: values['data.domain'] ?? '', price: values['data.price'] ?? '' };
  const own = offers.domainOf.get(id);
  if (own === undefined || !offers.differ) return typed;
  return { domain: own, price: offers.prices.get(own) ?? '' };
}
