import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './modal.module.css';

/**
 * The browser's own modal `<dialog>`, which traps focus, closes on Escape and on a press beside it, and gives the focus
 * back. Mount it to open it; `onClose` unmounts it. It is named by `label`, or by the element `labelledBy`; `className`
 * says how large it is and where it lies.
 */
export function Modal(props: {
  className: string | undefined;
  label?: string;
  labelledBy?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

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
