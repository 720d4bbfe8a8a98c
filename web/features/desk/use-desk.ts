import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { Deal } from '../../../shared/model/outreach/deal.ts';
import { cardOf, type DealCard, type DeskList } from '../../../shared/model/outreach/deal-card.ts';
import { useRead } from '../../api/use-read.ts';
import { dueReason } from './desk-words.ts';

/**
 * The first companies of each list of the desk, about the domains that begin with `begins`. The lists lag behind what is
 * written for a moment, so companies that were changed here are shown as they were written.
 */
export function useDesk(begins: string) {
  const read = useRead(contract.desk.open, { begins: begins || undefined });
  const [changed, setChanged] = useState<ReadonlyMap<string, DealCard>>(new Map());
  const show = (deal: Deal) => setChanged((now) => new Map(now).set(deal.id, cardOf(deal)));

  /** What a list shows, given what was read of it. */
  const shown = (list: DeskList, cards: readonly DealCard[]): DealCard[] => {
    const now = new Date();
    const belongs = (card: DealCard) =>
      list === 'due' ? dueReason(card, now) !== null : card.stage === list;
    const latest = cards.map((card) => {
      const mine = changed.get(card.id);
      return mine !== undefined && mine.updated_at > card.updated_at ? mine : card;
    });
    const known = new Map(latest.map((card) => [card.id, card]));
    const come = [...changed.values()].filter(
      (card) => !known.has(card.id) && card.domain.startsWith(begins) && !isNewer(card),
    );
    return [...come, ...known.values()].filter(belongs);
  };
  // Somebody else, or another act, has changed the company since.
  const isNewer = (card: DealCard) =>
    (read.data?.lists ?? []).some(({ deals }) =>
      deals.some(({ id, updated_at }) => id === card.id && updated_at > card.updated_at),
    );
  /** The companies that were changed here for a domain. */
  const companies = (domain: string): ReadonlySet<string> =>
    new Set([...changed.values()].flatMap((card) => (card.domain === domain ? [card.company_key] : [])));
  const { data, error, refresh } = read;
  return { lists: data?.lists, error, refresh, shown, show, companies, isUnchanged: changed.size === 0 };
}
