import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Notices } from './notices.tsx';

/**
 * A modal dialog on the browser's own `<dialog>`, which traps focus, closes on Escape and gives focus back. Mount
 * it to open it; `onClose` unmounts it.
 */
export function Dialog(props: {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before the element leaves the page, so that closing it still gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  // A press that began and ended on the backdrop, not a text selection that merely ended there.
  const pressedOutside = useRef(false);
  const isBackdrop = (event: MouseEvent) => event.target === dialog.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the keyboard has Escape and Close
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isBackdrop(event)) props.onClose();
      }}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {props.title}
          </h2>
          <button type="button" className={styles.cross} aria-label="Close dialog" onClick={props.onClose}>
            <X size={20} aria-hidden />
          </button>
        </header>
        <div className={styles.content}>{props.children}</div>
        <footer className={styles.footer}>
          {props.footer}
          <button type="button" className="amplify-button" onClick={props.onClose}>
            Close
          </button>
        </footer>
      </div>
      <Notices />
    </dialog>
  );
}
