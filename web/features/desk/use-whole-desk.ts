import { contract } from '../../../shared/contract/contract.ts';
import { maxPageSize } from '../../../shared/contract/page.ts';
import type { DealStage } from '../../../shared/model/outreach/deal.ts';
import type { DealCard, DeskList } from '../../../shared/model/outreach/deal-card.ts';
import { call } from '../../api/call.ts';
import { pagesFrom } from '../../api/pages-from.ts';
import { useReadAll } from '../../parts/selection/use-read-all.ts';

/** A list of the desk, as far as it was read when the desk was opened. */
interface Opened {
  readonly list: DeskList;
  readonly deals: readonly DealCard[];
  readonly next_cursor: string | null;
}

/** Every company of the stages that the desk shows, of which it lists the first ones. They are read to choose all of them. */
export function useWholeDesk(lists: readonly Opened[], begins: string) {
  const partial = lists.filter(({ list, next_cursor }) => list !== 'due' && next_cursor !== null);
  const { items, busy, read, forget } = useReadAll<DealCard>(begins, async function* cards() {
    for (const { list, next_cursor } of partial) {
      const asked = { list, begins: begins || undefined, limit: maxPageSize };
      const readPage = (cursor: string | undefined) => call(contract.desk.list, { ...asked, cursor });
      for await (const { deals } of pagesFrom(readPage, next_cursor ?? undefined)) yield deals;
    }
  });
  return {
    of: (stage: DealStage) => (items ?? []).filter((card) => card.stage === stage),
    isWhole: partial.length === 0 || items !== undefined,
    busy,
    /** Reads the companies that were not read when the desk was opened; null if they could not be read. */
    readRest: read,
    forget,
  };
}
