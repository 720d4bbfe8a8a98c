import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './modal.module.css';

/**
 * The browser's own modal `<dialog>`. It traps the focus, closes on Escape and on a click outside, and restores the
 * focus. Mount it to open it; `onClose` unmounts it. `label` or `labelledBy` names it; `className` sets its size and
 * position.
 */
export function Modal(props: {
  className: string | undefined;
  label?: string;
  labelledBy?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the element leaves the page, so that closing it restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  // Only a press that starts and ends on the backdrop closes it, not a text selection that ends there.
  const pressedOutside = useRef(false);
  const isBackdrop = (event: MouseEvent) => event.target === dialog.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      className={`${styles.modal} ${props.className}`}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
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
      {props.children}
    </dialog>
  );
}
