import { useState } from 'react';
import { counted } from '../../../shared/text/counted.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { announce } from '../../ui/notices/notices.tsx';
import styles from './selection.module.css';
import { type BulkItem, useBulk } from './use-bulk.ts';

/** How many refusals are listed. */
const maxListed = 5;

/**
 * One act for all chosen items: its button, how far it is, a way to stop, and what was refused, which can be tried again.
 * `asks` is what it asks before, if it takes something away.
 */
export function BulkButton<Item extends BulkItem>(props: {
  /** What it does, such as "Save". */
  verb: string;
  /** Whether it is the main action of its view. */
  primary?: boolean;
  /** What was done, such as "saved". */
  past: string;
  /** One item and several, such as "contact" and "contacts". */
  words: readonly [one: string, several: string];
  items: readonly Item[];
  act: (item: Item) => Promise<unknown>;
  asks?: { question: string; title: string };
  /** Called with the items that were done, and whether these are all. */
  onDone: (done: readonly Item[], all: boolean) => void;
}) {
  const { verb, past, words, items } = props;
  const { progress, run, stop } = useBulk(props.act);
  const [asking, setAsking] = useState(false);
  const begin = async (of: readonly Item[]) => {
    setAsking(false);
    const { done, failed } = await run(of);
    // The list may lose the items now, and this button with them.
    if (failed.length === 0) announce({ text: `${counted(done.length, ...words)} ${past}.` });
    props.onDone(done, done.length === of.length);
  };
  if (progress?.running) {
    return (
      <>
        <Button size="small" onClick={stop}>
          Stop
        </Button>
        <span role="status">
          {progress.done.length + progress.failed.length} of {counted(progress.total, ...words)} {past}
        </span>
      </>
    );
  }
  const failed = progress?.failed ?? [];
  return (
    <>
      <Button
        size="small"
        look={props.primary ? 'primary' : undefined}
        disabled={items.length === 0}
        onClick={() => (props.asks === undefined ? void begin(items) : setAsking(true))}
      >
        {verb} {counted(items.length, ...words)}
      </Button>
      {failed.length > 0 ? (
        <div role="alert" className={styles.failed}>
          <p>
            {counted(failed.length, ...words)} could not be {past}:
          </p>
          <ul>
            {failed.slice(0, maxListed).map(({ item, reason }) => (
              <li key={item.id}>
                {item.name}: {reason}
              </li>
            ))}
            {failed.length > maxListed ? <li>{failed.length - maxListed} more</li> : null}
          </ul>
          <Button size="small" onClick={() => void begin(failed.map(({ item }) => item))}>
            Try these again
          </Button>
        </div>
      ) : null}
      {asking && props.asks ? (
        <ConfirmDialog
          title={props.asks.title}
          question={props.asks.question}
          confirm={`${verb} ${counted(items.length, ...words)}`}
          busyConfirm={verb}
          busy={false}
          error={undefined}
          onConfirm={() => void begin(items)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
