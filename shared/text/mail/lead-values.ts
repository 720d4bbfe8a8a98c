import type { SavedContact } from '../../model/leads/saved-contact.ts';
import type { GeneratedLead } from '../../model/leads/session.ts';
import { unknownCompany, unknownIndustry } from '../../model/unknown-values.ts';
import { leadReason } from './lead-reason.ts';
import type { MailLanguage } from './mail-language.ts';
import { namePartsOf } from './name-parts.ts';

/** One person of a lead, as far as a mail mentions them. */
interface ContactOfLead {
  readonly lead: Pick<GeneratedLead, 'name' | 'domain' | 'industry' | 'kind'>;
  readonly contact_data: Pick<SavedContact['contact']['contact_data'], 'external_emails'>;
}

/**
 * The values of a template's variables for one saved contact, in the language of the template. Unknown values are left
 * to the fallbacks.
 */
export function leadValues(
  { contact }: { readonly contact: ContactOfLead },
  language: MailLanguage,
): Record<string, string> {
  const { lead, contact_data: data } = contact;
  const person = data.external_emails[0];
  const { first, last } = namePartsOf(person?.full_name ?? '', lead.name);
  return {
    'lead.FirstName': first,
    'lead.LastName': last,
    'lead.Company': lead.name === unknownCompany ? '' : lead.name,
    'lead.Website': lead.domain,
    'lead.Reason': leadReason(lead, language),
    'lead.Industry': lead.industry === unknownIndustry ? '' : lead.industry,
  };
}
