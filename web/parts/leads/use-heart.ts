import type { Output } from '../../../shared/contract/route.ts';
import { saved as contract } from '../../../shared/contract/saved.ts';
import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import type { HeartState } from '../../ui/buttons/heart-button.tsx';
import { type Savable, setSaved, withOrWithout } from '../../ui/notices/saving.ts';

/** What a user had noted about something saved. */
type Details = Output<typeof contract.unsaveCompany>;

/** The heart of a company on the results page. */
export function useCompanyHeart(lead: { readonly id: string; readonly name: string }): HeartState {
  const { data, change } = useRead(contract.ofSession, { sessionId: sessionOfLead(lead.id) });
  const saved = data?.lead_ids.includes(lead.id) ?? false;
  const company: Savable<Details> = {
    ...lead,
    show: (saved) => change((of) => ({ ...of, lead_ids: withOrWithout(of.lead_ids, lead.id, saved) })),
    save: (details) => call(contract.saveCompany, { lead_id: lead.id, ...details }),
    unsave: () => call(contract.unsaveCompany, { leadId: lead.id }),
  };
  return { ready: data !== undefined, saved, toggle: () => setSaved(company, !saved) };
}

/** The heart of a person on the results page. */
export function useContactHeart(contact: { readonly id: string; readonly name: string }): HeartState {
  const { leadId } = placeOfContact(contact.id);
  const { data, change } = useRead(contract.ofSession, { sessionId: sessionOfLead(leadId) });
  const saved = data?.contact_ids.includes(contact.id) ?? false;
  const person: Savable<Details> = {
    ...contact,
    show: (saved) =>
      change((of) => ({ ...of, contact_ids: withOrWithout(of.contact_ids, contact.id, saved) })),
    save: (details) => call(contract.saveContact, { contact_id: contact.id, ...details }),
    unsave: () => call(contract.unsaveContact, { contactId: contact.id }),
  };
  return { ready: data !== undefined, saved, toggle: () => setSaved(person, !saved) };
}
