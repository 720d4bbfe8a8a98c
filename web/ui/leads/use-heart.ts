import { saved as contract } from '../../../shared/contract/saved.ts';
import { placeOfContact } from '../../../shared/model/contact-id.ts';
import { sessionOfLead } from '../../../shared/model/lead-id.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import type { HeartState } from '../heart-button.tsx';
import { announce } from '../notices.tsx';

/** Something that can be saved: how it is called, how it is shown as saved or not, and how it becomes so. */
interface Savable {
  readonly id: string;
  readonly name: string;
  readonly show: (saved: boolean) => void;
  readonly save: () => Promise<unknown>;
  readonly unsave: () => Promise<unknown>;
  /** Called when the service has done it. */
  readonly settled?: (saved: boolean) => Promise<void>;
}

/** What is on its way for each id, so that pressing twice ends as it was pressed last. */
const underWay = new Map<string, Promise<void>>();

function inOrder(id: string, act: () => Promise<void>): void {
  const done = (underWay.get(id) ?? Promise.resolve()).then(act);
  underWay.set(id, done);
  void done.then(() => {
    if (underWay.get(id) === done) underWay.delete(id);
  });
}

/** Saves or removes at once in view, offers to undo a removal, and takes back with a notice what the service refuses. */
export function setSaved(item: Savable, saved: boolean): void {
  item.show(saved);
  inOrder(item.id, async () => {
    try {
      await (saved ? item.save() : item.unsave());
      // A read that was under way meanwhile may have brought back what was before.
      item.show(saved);
      await item.settled?.(saved);
      if (!saved) {
        announce({
          text: `${item.name} was removed.`,
          action: { label: 'Undo', run: () => setSaved(item, true) },
        });
      }
    } catch (error) {
      item.show(!saved);
      const reason = error instanceof ApiError && !saved ? error.message : `${item.name} could not be saved.`;
      announce({ text: reason, failed: true });
    }
  });
}

/** Ids with one of them included, or not. */
export function withOrWithout(ids: readonly string[], id: string, included: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return included ? [...others, id] : others;
}

/** The heart of a company in the results of its session. */
export function useCompanyHeart(lead: { readonly id: string; readonly name: string }): HeartState {
  const { data, change } = useRead(contract.ofSession, { sessionId: sessionOfLead(lead.id) });
  const saved = data?.lead_ids.includes(lead.id) ?? false;
  const company: Savable = {
    ...lead,
    show: (saved) => change((of) => ({ ...of, lead_ids: withOrWithout(of.lead_ids, lead.id, saved) })),
    save: () => call(contract.saveCompany, { lead_id: lead.id }),
    unsave: () => call(contract.unsaveCompany, { leadId: lead.id }),
  };
  return { ready: data !== undefined, saved, toggle: () => setSaved(company, !saved) };
}

/** The heart of a person in the results of a session. */
export function useContactHeart(contact: { readonly id: string; readonly name: string }): HeartState {
  const { leadId } = placeOfContact(contact.id);
  const { data, change } = useRead(contract.ofSession, { sessionId: sessionOfLead(leadId) });
  const saved = data?.contact_ids.includes(contact.id) ?? false;
  const person: Savable = {
    ...contact,
    show: (saved) =>
      change((of) => ({ ...of, contact_ids: withOrWithout(of.contact_ids, contact.id, saved) })),
    save: () => call(contract.saveContact, { contact_id: contact.id }),
    unsave: () => call(contract.unsaveContact, { contactId: contact.id }),
  };
  return { ready: data !== undefined, saved, toggle: () => setSaved(person, !saved) };
}
