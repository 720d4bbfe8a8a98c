import type { SavedContact } from '../model/saved-contact.ts';
import { unknownCompany, unknownIndustry } from '../model/unknown-values.ts';

/** What stands before a name and is none. */
const forms = /^(?:dr|prof|mr|mrs|ms|miss|sir|dipl|ing|herr|frau)\.?\s+/i;

/** What the variables of a template are for one saved contact; what is not known is left to the fallbacks. */
export function leadValues({ contact }: Pick<SavedContact, 'contact'>): Record<string, string> {
  const { lead, contact_data: data } = contact;
  const person = data.external_emails[0];
  const [first = '', ...rest] = nameWords(person?.full_name ?? '');
  return {
    'lead.FirstName': first,
    'lead.LastName': rest.join(' '),
    'lead.Company': lead.name === unknownCompany ? '' : lead.name,
    'lead.Website': lead.domain,
    'lead.Industry': lead.industry === unknownIndustry ? '' : lead.industry,
  };
}

function nameWords(name: string): string[] {
  let rest = name.trim();
  while (forms.test(rest)) rest = rest.replace(forms, '');
  return rest.split(/\s+/).filter((word) => word !== '');
}
