import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ContactRow } from '../../parts/leads/use-contact-rows.ts';
import type { Selection } from '../../parts/selection/use-selection.ts';
import { ContactCard } from './contact-card.tsx';
import { SavedContactDialog } from './saved-contact-dialog.tsx';
import styles from './saved-contacts.module.css';

/** The height of a card in rem, and in windows up to some widths, as in saved-contacts.module.css. */
const usualHeight = 5.25;
const heights = [
  { window: '(max-width: 30rem)', height: 16.5 },
  { window: '(max-width: 64rem)', height: 11 },
] as const;
/** The height of a domain's heading in rem, as in saved-contacts.module.css. */
const headingHeight = 3.5;
/** How many contacts are read in full at once; the API allows 50. */
const block = 25;

interface Rows {
  readonly rows: readonly ContactRow[];
  /** Whether they are sorted by domain, each of which then has a heading. */
  readonly byDomain: boolean;
  readonly selection: Selection;
  readonly onRemove: (row: ContactRow) => void;
}

/** Any number of contacts, and the dialog of one. */
export function ContactRows(props: Rows) {
  const { rows, byDomain, selection, onRemove } = props;
  const [shown, setShown] = useState<ContactRow>();
  const height = useRowHeight();
  return (
    <>
      <VirtualRows
        key={`${height} ${byDomain}`}
        height={height}
        rows={rows}
        byDomain={byDomain}
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
  const { rows, byDomain, height } = props;
  const { toggle } = props.selection;
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const entries = useMemo(() => listed(rows, byDomain), [rows, byDomain]);

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
    count: entries.length,
    estimateSize: (index) => (entries[index]?.row === undefined ? rem() * headingHeight : height),
    getItemKey: useCallback((index: number) => entries[index]?.key ?? index, [entries]),
    overscan: 4,
    scrollMargin: top,
  });
  const near = virtualizer.getVirtualItems().flatMap((item) => {
    const entry = entries[item.index];
    const style = { transform: `translateY(${item.start - top}px)` };
    return entry === undefined ? [] : [{ ...entry, style }];
  });

  return (
    <div ref={list} className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
      {[...Map.groupBy(near, ({ group }) => group)].map(([group, some]) => (
        <Fragment key={group.domain ?? ''}>
          {some.map(({ row, key, style }) =>
            row === undefined ? (
              <h2 key={key} className={styles.group} style={style}>
                {groupName(group)} ({group.rows.length})
              </h2>
            ) : null,
          )}
          <ul aria-label={byDomain ? `Saved contacts ${groupName(group).toLowerCase()}` : 'Saved contacts'}>
            {some.map(({ row, at, key, style }) =>
              row === undefined ? null : (
                <li
                  key={key}
                  aria-setsize={group.rows.length}
                  aria-posinset={at + 1}
                  className={styles.row}
                  style={style}
                >
                  <ContactCard
                    row={row}
                    neighbours={neighboursOf(group.rows, at)}
                    selected={props.selection.ids.has(row.id)}
                    onSelect={toggle}
                    onShow={props.onShow}
                    onRemove={props.onRemove}
                  />
                </li>
              ),
            )}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

interface Group {
  readonly domain: string | undefined;
  readonly rows: readonly ContactRow[];
}

/** The rows in their order; by domain, the first of each follows an entry without a row, its heading. */
function listed(rows: readonly ContactRow[], byDomain: boolean) {
  const groups: Group[] = byDomain
    ? [...Map.groupBy(rows, (row) => row.for_domain)].map(([domain, some]) => ({ domain, rows: some }))
    : [{ domain: undefined, rows }];
  return groups.flatMap((group) => [
    ...(byDomain ? [{ group, key: `for ${group.domain}`, row: undefined, at: -1 }] : []),
    ...group.rows.map((row, at) => ({ group, key: row.id, row, at })),
  ]);
}

function groupName({ domain }: Group): string {
  return domain === undefined ? 'For no domain' : `For ${domain}`;
}

/** The ids that are read in full together with the row at a place. */
function neighboursOf(rows: readonly ContactRow[], at: number): string {
  const first = at - (at % block);
  return rows
    .slice(first, first + block)
    .map(({ id }) => id)
    .join(',');
}

/** The height of a row in pixels. All rows are equally high, so scrolling measures none. */
function useRowHeight(): number {
  const height = useSyncExternalStore(
    followWidth,
    () => heights.find(({ window: query }) => window.matchMedia(query).matches)?.height ?? usualHeight,
  );
  return height * rem();
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

function followWidth(changed: () => void): () => void {
  const queries = heights.map(({ window: query }) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
