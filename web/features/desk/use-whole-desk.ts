import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { maxPageSize } from '../../../shared/contract/page.ts';
import type { DealStage } from '../../../shared/model/outreach/deal.ts';
import type { DealCard, DeskList } from '../../../shared/model/outreach/deal-card.ts';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { announce } from '../../ui/notices/notices.tsx';

/** A list of the desk, as far as it was read when the desk was opened. */
interface Opened {
  readonly list: DeskList;
  readonly deals: readonly DealCard[];
  readonly next_cursor: string | null;
}

/** Every company of the stages that the desk shows, of which it lists the first ones. They are read to choose all of them. */
export function useWholeDesk(lists: readonly Opened[], begins: string) {
  const [read, setRead] = useState<{ begins: string; cards: readonly DealCard[] }>();
  const [busy, setBusy] = useState<string>();
  const cards = read?.begins === begins ? read.cards : [];
  const partial = lists.filter(({ list, next_cursor }) => list !== 'due' && next_cursor !== null);
  const isWhole = partial.length === 0 || read?.begins === begins;

  /** The companies that were not read when the desk was opened; null if they could not be read. */
  const readRest = async (): Promise<readonly DealCard[] | null> => {
    const rest: DealCard[] = [];
    setBusy('Reading...');
    try {
      for (const { list, next_cursor } of partial) {
        for (let cursor = next_cursor; cursor !== null; ) {
          const asked = { list, begins: begins || undefined, cursor, limit: maxPageSize };
          const page = await call(contract.desk.list, asked);
          rest.push(...page.deals);
          cursor = page.next_cursor;
        }
      }
      setRead({ begins, cards: rest });
      return rest;
    } catch (error) {
      announce({
        text: messageOf(error),
        failed: true,
      });
      return null;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    of: (stage: DealStage) => cards.filter((card) => card.stage === stage),
    isWhole,
    busy,
    readRest,
    forget: () => setRead(undefined),
  };
}
