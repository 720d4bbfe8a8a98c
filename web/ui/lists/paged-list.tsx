import type { ReactNode } from 'react';
import type { Pages } from '../../api/use-pages.ts';
import { MoreButton } from '../buttons/more-button.tsx';
import { RetryBox } from '../notices/retry-box.tsx';
import { Sheet } from '../page/page.tsx';

/**
 * A list that is read page by page. Its children show `count` items. Without any, it shows that it is loading, why it
 * could not be read, or `empty`.
 */
export function PagedList(props: {
  list: Omit<Pages<unknown>, 'change'>;
  count: number;
  skeleton: ReactNode;
  empty: ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}) {
  const { list, count } = props;
  const retry = props.onRetry ?? (() => void list.refresh());
  const ended = list.pages !== undefined && list.more === null;
  return (
    <>
      {list.error && !list.pages ? <RetryBox message={list.error.message} onRetry={retry} /> : null}
      {list.loading || (count === 0 && list.loadingMore) ? props.skeleton : null}
      {count === 0 && ended ? <Sheet>{props.empty}</Sheet> : null}
      {count > 0 ? props.children : null}
      <MoreButton list={list} />
    </>
  );
}
