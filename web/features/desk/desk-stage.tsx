import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { DealCard, DeskList } from '../../../shared/model/outreach/deal-card.ts';
import { usePages } from '../../api/use-pages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { MoreButton } from '../../ui/buttons/more-button.tsx';
import styles from './desk.module.css';

/** One list of the desk: what was read when the desk was opened, and further pages as they are asked for. */
export function DeskStage(props: {
  title: string;
  list: DeskList;
  begins: string;
  /** The first page. Missing if this list was not read when the desk was opened. */
  opened: { deals: readonly DealCard[]; next_cursor: string | null } | undefined;
  /** Called with the companies that were read after the first page. */
  onMore?: (deals: readonly DealCard[]) => void;
  cards: (read: readonly DealCard[]) => { count: number; shown: ReactNode };
}) {
  const { list, begins, opened } = props;
  const [asked, setAsked] = useState(false);
  const from = opened?.next_cursor ?? undefined;
  const further = usePages(
    contract.desk.list,
    asked ? (cursor) => ({ list, begins: begins || undefined, cursor: cursor ?? from }) : null,
  );
  const { onMore } = props;
  const { pages } = further;
  const tellMore = useEffectEvent((deals: readonly DealCard[]) => onMore?.(deals));
  useEffect(() => {
    if (pages !== undefined) tellMore(pages.flatMap((page) => page.deals));
  }, [pages]);
  const read = [...(opened?.deals ?? []), ...(further.pages?.flatMap((page) => page.deals) ?? [])];
  const isRead = opened !== undefined || further.pages !== undefined;
  const hasMore = asked ? further.more !== null || further.pages === undefined : from !== undefined;
  const { count, shown } = props.cards(read);
  const isClosed = !isRead && !asked;
  return (
    <section className={styles.stage}>
      <h2>
        {props.title}
        {isRead ? ` (${count}${hasMore ? '+' : ''})` : ''}
      </h2>
      {shown}
      {isClosed || (!asked && from !== undefined) ? (
        <Button
          size="small"
          aria-label={`Show ${isClosed ? '' : 'more of '}${props.title}`}
          onClick={() => setAsked(true)}
        >
          {isClosed ? 'Show' : 'Show more'}
        </Button>
      ) : null}
      {asked ? (
        <MoreButton list={{ ...further, more: further.pages ? further.more : () => undefined }} />
      ) : null}
    </section>
  );
}
