import type { Pages } from '../../api/use-pages.ts';
import { Button } from './button.tsx';
import styles from './more-button.module.css';

/** Reads the next page of a list and shows why that failed. At the end of the list it shows nothing. */
export function MoreButton(props: { list: Pick<Pages<unknown>, 'more' | 'loadingMore' | 'error'> }) {
  const { more, loadingMore, error } = props.list;
  if (more === null) return null;
  return (
    <div className={styles.more}>
      {error ? <p role="alert">{error.message}</p> : null}
      <Button disabled={loadingMore} onClick={more}>
        {loadingMore ? 'Loading...' : 'Show more'}
      </Button>
    </div>
  );
}
