import { Refusal } from '../../../shared/model/errors.ts';
import { contactId } from '../../../shared/model/leads/contact-id.ts';
import type { DomainCompany } from '../../../shared/model/leads/searched-domain.ts';
import { type Deal, type DealChange, dealId, dealStage } from '../../../shared/model/outreach/deal.ts';
import {
  cardsPerPage,
  type DealCard,
  type DeskList,
  openStages,
} from '../../../shared/model/outreach/deal-card.ts';
import type { DomainWrite } from '../domains/domain-store.ts';
import { addedDomain, changedDomain } from '../domains/sale-change.ts';
import { afterChange, companyKeyOf, newDeal } from './deal-moves.ts';
import type { DealStore } from './deal-store.ts';

interface DeskPage {
  readonly deals: DealCard[];
  readonly next_cursor: string | null;
}

type OpenedList = DeskPage & { readonly list: DeskList };

/**
 * The first companies of each list, or of each stage if `begins` says what the domain begins with. Lost companies of all
 * domains are only among them if there are no others.
 */
export async function openDesk(work: DeskWork, userId: string, begins: string): Promise<OpenedList[]> {
  const page = { begins, limit: cardsPerPage, after: null };
  const read = (lists: readonly DeskList[]) =>
    Promise.all(lists.map(async (list) => ({ list, ...(await listDesk(work, userId, { ...page, list })) })));
  if (begins !== '') return read(dealStage.options);
  const opened = await read(['due', ...openStages, 'won']);
  return opened.some(({ deals }) => deals.length > 0) ? opened : [...opened, ...(await read(['lost']))];
}

/** A page of one list of the desk. */
export async function listDesk(
  { store, now }: DeskWork,
  userId: string,
  page: { list: DeskList; begins: string; limit: number; after: string | null },
): Promise<DeskPage> {
  const today = now().toISOString().slice(0, 10);
  const { cards, after } = await store.page(userId, { ...page, today });
  return { deals: cards, next_cursor: after };
}

const foundPerPage = 10;

/** Companies that searches of a domain found and that are not on the desk for it. */
export async function listFound(
  { store }: DeskWork,
  userId: string,
  { domain, after }: { domain: string; after: string | null },
): Promise<{ companies: DomainCompany[]; next_cursor: string | null }> {
  const found = await store.companies(userId, domain, { limit: foundPerPage, after });
  const idOf = ({ lead_id, name, domain: company_domain }: DomainCompany) => {
    const contact_id = contactId({ leadId: lead_id, index: 0, imported: null });
    return dealId(domain, companyKeyOf({ contact_id, email: '', company: name, company_domain }));
  };
  const known = await store.known(userId, found.companies.map(idOf));
  const companies = found.companies.filter((company) => !known.has(idOf(company)));
  return { companies, next_cursor: found.after };
}

/** What working on the desk needs. */
interface DeskWork {
  readonly store: DealStore;
  readonly now: () => Date;
}

/**
 * Puts a company that a search has found on the desk, to be written to, and returns it. One that is there already stays as
 * it is. Throws a `Refusal` if there is no such company, or it was not found for a domain.
 */
export async function addDeal({ store, now }: DeskWork, userId: string, leadId: string): Promise<Deal> {
  const found = await store.found(userId, leadId);
  if (found === null) throw new Refusal('not_found', 'Company not found');
  const { domain, lead } = found;
  if (domain === '') throw new Refusal('conflict', 'This import was not made for a domain.');
  const contact_id = contactId({ leadId, index: 0, imported: null });
  const to = { contact_id, email: '', company: lead.name, company_domain: lead.domain };
  const company_key = companyKeyOf(to);
  const after = newDeal({ domain, company_key, company: lead.name, lead_id: leadId }, now());
  if (await store.write(userId, { before: null, after, domain: null })) return after;
  return dealOf(store, userId, dealId(domain, company_key));
}

/**
 * Moves a company on the desk, or changes what is written beside it, and returns it. One that is won sets its domain to
 * sold. Throws a `Refusal` if it has changed since it was seen, or is won without a price.
 */
export async function changeDeal(
  { store, now }: DeskWork,
  userId: string,
  id: string,
  { updated_at: seen, ...change }: DealChange,
): Promise<Deal> {
  const before = await dealOf(store, userId, id);
  const after = afterChange(before, change, now());
  if (after.stage === 'won' && after.offered === null) {
    const message = 'Enter the price that the domain was sold for';
    throw new Refusal('invalid_input', message, { field: 'offered' });
  }
  const isWon = after.stage === 'won' && before.stage !== 'won';
  const domain = isWon ? await soldDomain({ store, now }, userId, after.domain) : null;
  const isAsSeen = before.updated_at === seen;
  if (isAsSeen && (await store.write(userId, { before, after, domain }))) return after;
  throw new Refusal(
    'conflict',
    'This company has been changed in the meantime. Reload the page and try again.',
  );
}

/** A company on the desk. Throws a `Refusal` if it is not there. */
export async function dealOf(store: DealStore, userId: string, id: string): Promise<Deal> {
  const deal = await store.find(userId, id);
  if (deal === null) throw new Refusal('not_found', 'Company not found');
  return deal;
}

async function soldDomain(
  { store, now }: DeskWork,
  userId: string,
  name: string,
): Promise<DomainWrite | null> {
  const before = await store.domain(userId, name);
  if (before?.status === 'sold') return null;
  return { before, after: changedDomain(before ?? addedDomain(name), { status: 'sold' }, now()) };
}
