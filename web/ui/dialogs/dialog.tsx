import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../buttons/button.tsx';
import { Notices } from '../notices/notices.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

/** A modal dialog with a title, its content, and a footer that always has Close. Mount it to open it. */
export function Dialog(props: {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const titleId = useId();
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
        <div className={styles.content}>{props.children}</div>
        <footer className={styles.footer}>
          {props.footer}
          <Button onClick={props.onClose}>Close</Button>
        </footer>
      </div>
      <Notices />
    </Modal>
  );
}
