import styles from './card-list.module.css';
import { Skeleton } from './skeleton.tsx';

/** A placeholder for cards that are loading. */
export function CardListSkeleton(props: { cards?: number }) {
  return (
    <div className={styles.cards} aria-hidden>
      {Array.from({ length: props.cards ?? 4 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has no other identity
        <div key={index} className={styles.card}>
          <Skeleton lines={5} />
        </div>
      ))}
    </div>
  );
}
