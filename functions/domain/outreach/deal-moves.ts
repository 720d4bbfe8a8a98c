import {
  type Deal,
  type DealAct,
  type DealStage,
  dealId,
  maxDealEntries,
  maxDealPeople,
  unsaidNotes,
} from '../../../shared/model/outreach/deal.ts';
import type { Recipient } from '../../../shared/model/outreach/outreach.ts';
import { changedAt } from '../changed-at.ts';
import { companiesOf } from './company-of.ts';

/** What was done with a mail: whom it is to, which domain it offers, and when. */
export interface MailAct {
  readonly act: Exclude<DealAct, 'moved'>;
  readonly to: Pick<Recipient, 'contact_id' | 'email' | 'company' | 'company_domain'>;
  readonly domain: string;
  readonly at: string;
}

/** The stage to which an act moves a company from each stage; null is a company that is not on the desk. Acts that are missing move nothing. */
const moves: Readonly<Partial<Record<DealAct, (from: DealStage | null) => DealStage | null>>> = {
  queued: (from) => (from === null || from === 'lost' ? 'to_write' : from),
  sent: (from) => (from === null || from === 'to_write' || from === 'lost' ? 'waiting' : from),
  replied: (from) => (from === 'won' || from === 'in_talks' ? from : 'answered'),
  said_no: lost,
  unsubscribed: lost,
  objected: lost,
  // Somebody there was reached in another way.
  unreachable: (from) => (from === 'answered' || from === 'in_talks' ? from : lost(from)),
};

function lost(from: DealStage | null): DealStage {
  return from === 'won' ? from : 'lost';
}

/** What recipients do themselves, and may do again: it moves a company once. */
const once: readonly DealAct[] = ['unsubscribed', 'objected'];

/** The company that a mail is to, as the desk knows it. */
export function companyKeyOf(to: MailAct['to']): string {
  return companiesOf(to)[0] ?? '';
}

/** A company that its seller puts on the desk, to be written to. */
export function newDeal(of: Pick<Deal, 'domain' | 'company_key' | 'company' | 'lead_id'>, now: Date): Deal {
  const at = now.toISOString();
  const entry = { at, act: 'moved' as const, stage: 'to_write' as const, contact_id: null };
  const id = dealId(of.domain, of.company_key);
  return { ...unsaidNotes, ...of, id, stage: 'to_write', contact_ids: [], history: [entry], updated_at: at };
}

/**
 * A company on the desk after a mail to it was queued, removed, sent or marked, or its recipient has refused further ones. It
 * is the same one if the recipient had done so before.
 */
export function afterMail(before: Deal | null, { act, to, domain, at }: MailAct): Deal {
  const isRepeated = (entry: Deal['history'][number]) =>
    entry.act === act && entry.contact_id === to.contact_id;
  if (before !== null && once.includes(act) && before.history.some(isRepeated)) return before;
  const stage = moves[act]?.(before?.stage ?? null) ?? before?.stage ?? 'to_write';
  const company_key = companyKeyOf(to);
  const known = before?.contact_ids ?? [];
  const contact_ids = [...known.filter((id) => id !== to.contact_id), to.contact_id].slice(-maxDealPeople);
  const entry = { at, act, stage, contact_id: to.contact_id };
  return {
    ...unsaidNotes,
    ...before,
    ...{ id: dealId(domain, company_key), domain, company_key, stage, contact_ids },
    company: before?.company || to.company,
    history: [entry, ...(before?.history ?? [])].slice(0, maxDealEntries),
    updated_at: before === null ? at : changedAt(before.updated_at, new Date(at)),
  };
}

/** A company after its seller moved it, or changed what is written beside it. */
export function afterChange(
  before: Deal,
  { stage = before.stage, ...notes }: Partial<Pick<Deal, 'stage' | keyof typeof unsaidNotes>>,
  now: Date,
): Deal {
  const updated_at = changedAt(before.updated_at, now);
  const entry = { at: now.toISOString(), act: 'moved' as const, stage, contact_id: null };
  const history = stage === before.stage ? before.history : [entry, ...before.history];
  const said = Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== undefined));
  return { ...before, ...said, stage, history: history.slice(0, maxDealEntries), updated_at };
}
