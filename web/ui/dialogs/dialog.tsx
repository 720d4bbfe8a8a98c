import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Notices } from '../notices/notices.tsx';
import styles from './dialog.module.css';
import { DialogFooter } from './dialog-actions.tsx';
import { Modal } from './modal.tsx';

/**
 * A modal dialog with a title, its content, and a footer that always has Close. Mount it to open it. The content adds to
 * the footer with `DialogActions`; a `Form` does so by itself.
 */
export function Dialog(props: {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const titleId = useId();
  const [actions, setActions] = useState<Element | null>(null);
  return (
    <Modal className={styles.dialog} labelledBy={titleId} onClose={props.onClose}>
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {props.title}
          </h2>
          <button type="button" className={styles.cross} aria-label="Close dialog" onClick={props.onClose}>
            <X size={20} aria-hidden />
          </button>
        </header>
        <DialogFooter value={actions}>
          <div className={styles.content}>{props.children}</div>
        </DialogFooter>
        <footer className={styles.footer}>
          {props.footer}
          <div ref={setActions} className={styles.actions} />
          <Button onClick={props.onClose}>Close</Button>
        </footer>
      </div>
      <Notices />
    </Modal>
  );
}
