import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ContactRow } from '../../parts/leads/use-contact-rows.ts';
import type { Selection } from '../../parts/selection/use-selection.ts';
import { ContactCard } from './contact-card.tsx';
import { SavedContactDialog } from './saved-contact-dialog.tsx';
import styles from './saved-contacts.module.css';

/** The height of a card in rem, and in windows up to some widths, as in saved-contacts.module.css. */
const usualHeight = 5.25;
const heights = [
  { window: '(max-width: 30rem)', height: 15 },
  { window: '(max-width: 64rem)', height: 11 },
] as const;
/** How many contacts are read in full at once; the API allows 50. */
const block = 25;

interface Rows {
  readonly rows: readonly ContactRow[];
  readonly selection: Selection;
  readonly onRemove: (row: ContactRow) => void;
}

/** Any number of contacts, and the dialog of one. */
export function ContactRows(props: Rows) {
  const { rows, selection, onRemove } = props;
  const [shown, setShown] = useState<ContactRow>();
  const height = useRowHeight();
  return (
    <>
      <VirtualRows
        key={height}
        height={height}
        rows={rows}
        selection={selection}
        onRemove={onRemove}
        onShow={setShown}
      />
      {shown ? (
        <SavedContactDialog
          row={shown}
          saved={rows.some((row) => row.id === shown.id)}
          onRemove={() => onRemove(shown)}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  );
}

/** Renders only the rows near the window, and reads them in full. */
function VirtualRows(props: Rows & { height: number; onShow: (row: ContactRow) => void }) {
  const { rows, height } = props;
  const { toggle } = props.selection;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);

  // What is above the list moves it. Measuring on every render would lay out the page each time.
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: 4,
    scrollMargin: top,
  });

  return (
    <ul
      ref={list}
      className={styles.rows}
      aria-label="Saved contacts"
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index];
        if (row === undefined) return null;
        const first = item.index - (item.index % block);
        const neighbours = rows.slice(first, first + block).map(({ id }) => id);
        return (
          <li
            key={item.key}
            aria-setsize={rows.length}
            aria-posinset={item.index + 1}
            className={styles.row}
            style={{ transform: `translateY(${item.start - top}px)` }}
          >
            <ContactCard
              row={row}
              neighbours={neighbours.join(',')}
              selected={props.selection.ids.has(row.id)}
              onSelect={toggle}
              onShow={props.onShow}
              onRemove={props.onRemove}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The height of a row in pixels. All rows are equally high, so scrolling measures none. */
function useRowHeight(): number {
  const height = useSyncExternalStore(
    followWidth,
    () => heights.find(({ window: query }) => window.matchMedia(query).matches)?.height ?? usualHeight,
  );
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return height * rem;
}

function followWidth(changed: () => void): () => void {
  const queries = heights.map(({ window: query }) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
