import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The frame of a dashboard page: title (also of the window), subtitle, actions, content. */
export function Page(props: {
  title: string;
  /** The title of the window, if it says more than the page's. */
  windowTitle?: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <title>{`${props.windowTitle ?? props.title} · Buyerscope`}</title>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1>{props.title}</h1>
          {props.subtitle ? <p className={styles.subtitle}>{props.subtitle}</p> : null}
        </div>
        {props.actions ? <div className={styles.actions}>{props.actions}</div> : null}
      </header>
      {props.children}
    </div>
  );
}

/** A white sheet with one subject of a page. */
export function Sheet(props: { title?: string; aside?: ReactNode; flush?: boolean; children: ReactNode }) {
  return (
    <section className={`${styles.sheet} ${props.flush ? styles.flush : ''}`}>
      {props.title ? (
        <div className={styles.sheetHeader}>
          <h2>{props.title}</h2>
          {props.aside ? <div className={styles.aside}>{props.aside}</div> : null}
        </div>
      ) : null}
      {props.children}
    </section>
  );
}
