import type { SavedContact } from '../model/saved-contact.ts';
import { unknownCompany, unknownIndustry } from '../model/unknown-values.ts';
import { namePartsOf } from './greeting.ts';

/** What the variables of a template are for one saved contact; what is not known is left to the fallbacks. */
export function leadValues({ contact }: Pick<SavedContact, 'contact'>): Record<string, string> {
  const { lead, contact_data: data } = contact;
  const person = data.external_emails[0];
  const { first, last } = namePartsOf(person?.full_name ?? '', lead.name);
  return {
    'lead.FirstName': first,
    'lead.LastName': last,
    'lead.Company': lead.name === unknownCompany ? '' : lead.name,
    'lead.Website': lead.domain,
    'lead.Industry': lead.industry === unknownIndustry ? '' : lead.industry,
  };
}
