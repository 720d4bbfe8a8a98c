import type { SavedContact } from '../../../shared/model/saved-contact.ts';
import type { EmailTemplate } from '../../../shared/model/template.ts';
import { fillTemplate } from '../../../shared/text/fill-template.ts';
import { leadValues } from '../../../shared/text/lead-values.ts';
import type { WrittenMail } from '../outreach/mail-links.ts';

/** What a template is filled with beside a lead. */
export interface Filling {
  readonly template: EmailTemplate;
  readonly values: Readonly<Record<string, string>>;
  readonly signature: string;
}

/** The mail to one contact; `missing` names the variables that still stand in it. */
export function filledMail(
  { template, values, signature }: Filling,
  contact: SavedContact,
): WrittenMail & { missing: readonly string[] } {
  const address = contact.contact.contact_data.external_emails[0]?.value ?? '';
  const { subject, body, missing } = fillTemplate(
    template.content,
    { ...values, ...leadValues(contact) },
    signature,
  );
  return { address, subject, text: body, missing };
}

/** Which domain is offered, and for how much. */
export function offerOf({ values }: Filling): { domain: string; price: string } {
  return { domain: values['data.domain'] ?? '', price: values['data.price'] ?? '' };
}
