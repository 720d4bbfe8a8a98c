import styles from './page-turner.module.css';
import { TurnButton } from './turn-button.tsx';

/**
 * Turns the pages of a list, newest first. `cursors` are those of the pages visited; the last one belongs to the
 * page shown. Going back therefore needs no further call. `next` is null on the last page.
 */
export function PageTurner(props: {
  label: string;
  cursors: readonly string[];
  next: string | null;
  onTurn: (cursors: readonly string[]) => void;
}) {
  const { cursors, next } = props;
  if (cursors.length === 0 && next === null) return null;
  return (
    <nav aria-label={props.label} className={styles.pages}>
      <TurnButton end={cursors.length === 0} onTurn={() => props.onTurn(cursors.slice(0, -1))}>
        Newer
      </TurnButton>
      <TurnButton end={next === null} onTurn={() => next !== null && props.onTurn([...cursors, next])}>
        Older
      </TurnButton>
    </nav>
  );
}
