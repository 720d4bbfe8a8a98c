import type { SavedContact } from '../../../shared/model/saved-contact.ts';
import type { EmailTemplate } from '../../../shared/model/template.ts';
import { fillTemplate } from '../../../shared/text/fill-template.ts';
import { leadValues } from '../../../shared/text/lead-values.ts';
import type { WrittenMail } from '../outreach/mail-links.ts';

/** What a template is filled with, besides a lead. */
export interface Filling {
  readonly template: EmailTemplate;
  readonly values: Readonly<Record<string, string>>;
  readonly signature: string;
}

/** What a user wrote to replace a filled mail. */
export type MailWords = Pick<WrittenMail, 'subject' | 'text'>;

/** The mail to one contact. */
export function filledMail({ template, values, signature }: Filling, contact: SavedContact): WrittenMail {
  const address = contact.contact.contact_data.external_emails[0]?.value ?? '';
  const { subject, body } = fillTemplate(template.content, { ...values, ...leadValues(contact) }, signature);
  return { address, subject, text: body };
}

/** Which domain is offered, and its price. */
export function offerOf({ values }: Filling): { domain: string; price: string } {
  return { domain: values['data.domain'] ?? '', price: values['data.price'] ?? '' };
}
