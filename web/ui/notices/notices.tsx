import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useTimer } from '../use-timer.ts';
import styles from './notices.module.css';

const shownMilliseconds = 8000;

/** Something that was just done, or failed, and what can be done about it. */
interface PassingNotice {
  readonly text: string;
  readonly failed?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

let current: { readonly id: number; readonly notice: PassingNotice } | undefined;
let lastId = 0;
/** Where notices can appear: the page and every open dialog, because a modal dialog covers the page. */
let places: readonly symbol[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a notice for eight seconds, or until the next one. */
export function announce(notice: PassingNotice): void {
  lastId += 1;
  current = { id: lastId, notice };
  changed();
}

function dismiss(): void {
  current = undefined;
  changed();
}

/** Shows passing notices at the foot of the window, or in the topmost dialog. */
export function Notices() {
  const [place] = useState(() => Symbol('place'));
  const topmost = useSyncExternalStore(subscribe, () => places.at(-1) === place);
  const shown = useSyncExternalStore(subscribe, () => current);
  useLayoutEffect(() => {
    places = [...places, place];
    changed();
    return () => {
      places = places.filter((other) => other !== place);
      if (places.length === 0) current = undefined;
      changed();
    };
  }, [place]);
  return (
    <div role="status" className={styles.place}>
      {topmost && shown ? <Shown key={shown.id} notice={shown.notice} /> : null}
    </div>
  );
}

function Shown(props: { notice: PassingNotice }) {
  const { text, failed, action } = props.notice;
  const [held, setHeld] = useState(false);
  useTimer(held ? null : shownMilliseconds, dismiss);
  const run = useEffectEvent(() => {
    dismiss();
    action?.run();
  });
  const undoes = action?.label === 'Undo';
  useEffect(() => {
    if (!undoes) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      // In a field these keys undo typing.
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undoes]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, it only stays while it is read
    <div
      className={`${styles.notice} ${failed ? styles.failed : ''}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.text}>{text}</span>
      {action ? (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts={undoes ? 'Control+Z Meta+Z' : undefined}
          onClick={() => {
            dismiss();
            action.run();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={styles.cross} aria-label="Dismiss" onClick={dismiss}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
